import type { Library } from "./rule.ts"
import { appleLibraries } from "./appleLibraries.ts"
import { botan } from "./c/botan.ts"
import { botanFfi } from "./c/botanFfi.ts"
import { cryptopp } from "./c/cryptopp.ts"
import { gnutls } from "./c/gnutls.ts"
import { libgcrypt } from "./c/libgcrypt.ts"
import { liboqs } from "./c/liboqs.ts"
import { libsodium } from "./c/libsodium.ts"
import { libtomcrypt } from "./c/libtomcrypt.ts"
import { linuxKernel } from "./c/linuxKernel.ts"
import { mbedtls } from "./c/mbedtls.ts"
import { monocypher } from "./c/monocypher.ts"
import { nettle } from "./c/nettle.ts"
import { networkLibraries } from "./c/networkLibraries.ts"
import { nss } from "./c/nss.ts"
import { opensslCiphers } from "./c/opensslCiphers.ts"
import { opensslDigests } from "./c/opensslDigests.ts"
import { opensslKeys } from "./c/opensslKeys.ts"
import { opensslLegacy } from "./c/opensslLegacy.ts"
import { opensslParameters } from "./c/opensslParameters.ts"
import { opensslTls } from "./c/opensslTls.ts"
import { pkcs11 } from "./c/pkcs11.ts"
import { plainRandom } from "./c/plainRandom.ts"
import { poco } from "./c/poco.ts"
import { psa } from "./c/psa.ts"
import { qt } from "./c/qt.ts"
import { unixCrypto } from "./c/unixCrypto.ts"
import { windowsCapi } from "./c/windowsCapi.ts"
import { windowsCng } from "./c/windowsCng.ts"
import { wolfcrypt } from "./c/wolfcrypt.ts"

/** Every library the scanner knows in C, C++ and Objective-C, one table each. */
export const cLibraries: ReadonlyArray<Library> = [
  ...appleLibraries,
  botan,
  botanFfi,
  cryptopp,
  gnutls,
  libgcrypt,
  liboqs,
  libsodium,
  libtomcrypt,
  linuxKernel,
  mbedtls,
  monocypher,
  nettle,
  networkLibraries,
  nss,
  opensslCiphers,
  opensslDigests,
  opensslKeys,
  opensslLegacy,
  opensslParameters,
  opensslTls,
  pkcs11,
  poco,
  psa,
  qt,
  unixCrypto,
  windowsCapi,
  windowsCng,
  wolfcrypt,
  plainRandom
]
