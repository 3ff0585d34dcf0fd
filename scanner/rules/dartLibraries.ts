import type { Library } from "./rule.ts"
import { crypto } from "./dart/crypto.ts"
import { cryptography } from "./dart/cryptography.ts"
import { cryptographyPureDart } from "./dart/cryptographyPureDart.ts"
import { dartJwt } from "./dart/dartJwt.ts"
import { dartPasswords } from "./dart/dartPasswords.ts"
import { dartSdk } from "./dart/dartSdk.ts"
import { dartssh2 } from "./dart/dartssh2.ts"
import { encrypt } from "./dart/encrypt.ts"
import { fastRsa } from "./dart/fastRsa.ts"
import { flutterSecureStorage } from "./dart/flutterSecureStorage.ts"
import { hashlibDart } from "./dart/hashlibDart.ts"
import { plainRandom } from "./dart/plainRandom.ts"
import { pointycastle } from "./dart/pointycastle.ts"
import { webcrypto } from "./dart/webcrypto.ts"

/** Tables for Dart. */
export const dartLibraries: ReadonlyArray<Library> = [
  crypto,
  cryptography,
  cryptographyPureDart,
  dartJwt,
  dartPasswords,
  dartSdk,
  dartssh2,
  encrypt,
  fastRsa,
  flutterSecureStorage,
  hashlibDart,
  pointycastle,
  webcrypto,
  plainRandom
]
