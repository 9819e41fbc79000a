// `NSObject.init()` isn't `required` in Foundation on other systems than Apple's, so Swift can't call it on a class that
// is only known at run time. Each subclass has it in its table of methods, though: inherited or overridden. The runtime
// finds it there by the method's descriptor, which Foundation exports, and it is called by Swift's convention, with the
// class as its context.
#include "CReactiveUIKit.h"

#include <stddef.h>

#if defined(__linux__)

extern const char $s10Foundation8NSObjectCMn;
extern const char $s10Foundation8NSObjectCACycfCTq;
extern void *swift_lookUpClassMethod(const void *metadata, const void *method, const void *class_descriptor);

typedef __attribute__((swiftcall)) void *(*initializer)(__attribute__((swift_context)) const void *metadata);

void *reactive_make_object(const void *metadata) {
    initializer make = (initializer)swift_lookUpClassMethod(
        metadata, &$s10Foundation8NSObjectCACycfCTq, &$s10Foundation8NSObjectCMn);
    return make(metadata);
}

#else

void *reactive_make_object(const void *metadata) { return NULL; }

#endif
