// The properties of loops: what each parameter of #llvm.loop_annotation and its
// parts is in LLVM's metadata.
#ifndef MLCC_LOOP_FACTS_H
#define MLCC_LOOP_FACTS_H

#include "ir/dialects/dialects.h"

typedef enum PropertyForm {
  PROPERTY_UNIT,     // its name alone, if true
  PROPERTY_SWITCH,   // the one name if true, the other if false
  PROPERTY_MARK,     // name, i1; LLVM's own passes write the name alone
  PROPERTY_BOOL,     // name, i1
  PROPERTY_INVERSE,  // name, the opposite as i1
  PROPERTY_BOOL32,   // name, i32
  PROPERTY_INT,      // name, i32
  PROPERTY_FOLLOWUP, // name, properties of the loop that comes of it
} PropertyForm;

typedef struct LoopProperty {
  uint8_t param;
  PropertyForm form;
  const char *name, *if_false;
} LoopProperty;

enum { LOOP_PROPERTIES = 3 };
extern const LoopProperty loop_properties[LOOP_PROPERTIES]; // of the whole

// A parameter that is an attribute with properties of its own; the list ends
// with an empty one.
typedef struct LoopPart {
  uint8_t param; // of the annotation
  uint8_t count;
  const LoopProperty *properties;
  const DefInfo *def; // of that attribute
} LoopPart;
extern const LoopPart loop_parts[];

#endif
