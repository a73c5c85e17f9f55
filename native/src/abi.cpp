#include "hexproof.h"
extern "C" __attribute__((visibility("default"))) int32_t hexproof_abi_version(void) { return HEXPROOF_ABI_VERSION; }
