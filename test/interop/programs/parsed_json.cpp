// What simdjson reads of a document, and how it reports a wrong one.
#include <simdjson.h>

#include <cstdio>
#include <string>

using namespace simdjson;

static std::string document() {
  std::string text = "[";
  for (int i = 0; i < 3000; i++)
    text += (i ? ", " : "") + std::string("{\"id\": ") + std::to_string(i) +
            ", \"part\": " + std::to_string(i / 8.0) +
            ", \"name\": \"\\u00e9 \\\"" + std::string(i % 70, 'x') + "\"}";
  return text + "]";
}

int main() {
  dom::parser parser;
  int64_t ids = 0;
  double parts = 0;
  size_t letters = 0;
  for (dom::element item : parser.parse(document())) {
    ids += int64_t(item["id"]);
    parts += double(item["part"]);
    letters += std::string_view(item["name"]).size();
  }
  std::printf("%lld %.3f %zu\n", static_cast<long long>(ids), parts, letters);
  try {
    parser.parse(std::string("{\"a\": [1, 2}")).value();
  } catch (const simdjson_error &error) {
    std::printf("%s\n", error.what());
  }
  std::printf("%s\n", active_implementation->name().c_str());
  return 0;
}
