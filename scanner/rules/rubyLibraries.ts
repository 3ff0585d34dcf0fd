import type { Library } from "./rule.ts"
import { digest } from "./ruby/digest.ts"
import { encryptionGems } from "./ruby/encryptionGems.ts"
import { jwt } from "./ruby/jwt.ts"
import { netProtocols } from "./ruby/netProtocols.ts"
import { opensslCipher } from "./ruby/opensslCipher.ts"
import { opensslDigest } from "./ruby/opensslDigest.ts"
import { opensslPkey } from "./ruby/opensslPkey.ts"
import { opensslSsl } from "./ruby/opensslSsl.ts"
import { passwordGems } from "./ruby/passwordGems.ts"
import { plainRandom } from "./ruby/plainRandom.ts"
import { rails } from "./ruby/rails.ts"
import { rbnacl } from "./ruby/rbnacl.ts"
import { tlsOptions } from "./ruby/tlsOptions.ts"
import { secureRandom } from "./ruby/secureRandom.ts"

/** Every library the scanner knows in Ruby, one table each. */
export const rubyLibraries: ReadonlyArray<Library> = [
  opensslCipher,
  opensslDigest,
  opensslPkey,
  opensslSsl,
  digest,
  secureRandom,
  passwordGems,
  jwt,
  rails,
  encryptionGems,
  rbnacl,
  netProtocols,
  tlsOptions,
  plainRandom
]
