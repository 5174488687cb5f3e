// nlohmann's JSON, tested with doctest; one test is to fail.
#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
#define DOCTEST_CONFIG_COLORS_NONE
#include <doctest/doctest.h>

#include <atomic>
#include <nlohmann/json.hpp>
#include <thread>

using nlohmann::json;

TEST_CASE("values") {
  json j = json::parse(R"({"pi": 3.141, "list": [1, 2, 3], "o": {"x": null}})");
  CHECK(j["pi"] == 3.141);
  CHECK(j.dump() == R"({"list":[1,2,3],"o":{"x":null},"pi":3.141})");
  CHECK(json::from_cbor(json::to_cbor(j)) == j);
  CHECK(j.flatten()["/list/1"] == 2);
  CHECK_THROWS_AS(json::parse("[1,"), json::parse_error);
  CHECK_THROWS_WITH(j.at("absent"), "[json.exception.out_of_range.403] key "
                                    "'absent' not found");
  MESSAGE(j.dump(2));
}

TEST_CASE("threads") {
  static thread_local int mine = 0;
  std::atomic<int> sum{0};
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; i++)
    threads.emplace_back([&sum, i] {
      for (int k = 0; k < 100; k++)
        mine += i;
      sum += mine;
    });
  for (auto &thread : threads)
    thread.join();
  CHECK(sum == 600);
  CHECK(mine == 0);
}

TEST_CASE("fails") {
  json j = {1, 2};
  CHECK(j.size() == 3);
  REQUIRE(j[0] == 2);
}
