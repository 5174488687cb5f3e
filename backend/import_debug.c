#include "backend/import_int.h"
Loc import_location(Import *im, LLVMMetadataRef location) { (void)im; (void)location; return LOC_UNKNOWN; }
Attr *import_debug_node(Import *im, LLVMMetadataRef node) { (void)im; (void)node; return NULL; }
bool import_debug_records(Body *b, LLVMValueRef instruction) { (void)b; (void)instruction; return true; }
