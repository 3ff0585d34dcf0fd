import type { Library } from "./rule.ts"
import { curves } from "./rust/curves.ts"
import { oldCrypto } from "./rust/oldCrypto.ts"
import { opensslCrate } from "./rust/opensslCrate.ts"
import { plainRandom } from "./rust/plainRandom.ts"
import { postQuantum } from "./rust/postQuantum.ts"
import { protocols } from "./rust/protocols.ts"
import { ring } from "./rust/ring.ts"
import { rustcryptoCiphers } from "./rust/rustcryptoCiphers.ts"
import { rustcryptoHashes } from "./rust/rustcryptoHashes.ts"
import { rustcryptoKeys } from "./rust/rustcryptoKeys.ts"
import { rustcryptoMacs } from "./rust/rustcryptoMacs.ts"
import { rustcryptoMore } from "./rust/rustcryptoMore.ts"
import { rustls } from "./rust/rustls.ts"
import { sodium } from "./rust/sodium.ts"
import { tokens } from "./rust/tokens.ts"

/** Every library whose Rust API the scanner knows. */
export const rustLibraries: ReadonlyArray<Library> = [
  curves,
  oldCrypto,
  opensslCrate,
  postQuantum,
  protocols,
  ring,
  rustcryptoCiphers,
  rustcryptoHashes,
  rustcryptoKeys,
  rustcryptoMacs,
  rustcryptoMore,
  rustls,
  sodium,
  tokens,
  plainRandom
]
