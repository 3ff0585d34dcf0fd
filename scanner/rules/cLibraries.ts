import type { Library } from "../match/rule.ts"
import { libsodium } from "./c/libsodium.ts"
import { mbedtls } from "./c/mbedtls.ts"
import { opensslCiphers } from "./c/opensslCiphers.ts"
import { opensslDigests } from "./c/opensslDigests.ts"
import { opensslKeys } from "./c/opensslKeys.ts"
import { opensslLegacy } from "./c/opensslLegacy.ts"
import { opensslTls } from "./c/opensslTls.ts"
import { psa } from "./c/psa.ts"

/** Every library the scanner knows in C, C++ and Objective-C, one table each. */
export const cLibraries: ReadonlyArray<Library> = [
  libsodium,
  mbedtls,
  opensslCiphers,
  opensslDigests,
  opensslKeys,
  opensslLegacy,
  opensslTls,
  psa
]
