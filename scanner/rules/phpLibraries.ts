import type { Library } from "./rule.ts"
import { encryptionPackages } from "./php/encryptionPackages.ts"
import { frameworks } from "./php/frameworks.ts"
import { hashTable } from "./php/hash.ts"
import { jwt } from "./php/jwt.ts"
import { mcrypt } from "./php/mcrypt.ts"
import { openssl } from "./php/openssl.ts"
import { phpseclib } from "./php/phpseclib.ts"
import { plainRandom } from "./php/plainRandom.ts"
import { sodium } from "./php/sodium.ts"
import { tlsTable } from "./php/tls.ts"
import { xmlseclibs } from "./php/xmlseclibs.ts"

/** Every library the scanner knows in PHP, one table each. */
export const phpLibraries: ReadonlyArray<Library> = [
  openssl,
  hashTable,
  sodium,
  mcrypt,
  phpseclib,
  jwt,
  xmlseclibs,
  frameworks,
  encryptionPackages,
  tlsTable,
  plainRandom
]
