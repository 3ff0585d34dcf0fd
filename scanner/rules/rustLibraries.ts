import type { Library } from "../match/rule.ts"
import { rustcryptoCiphers } from "./rust/rustcryptoCiphers.ts"
import { rustcryptoHashes } from "./rust/rustcryptoHashes.ts"
import { rustcryptoKeys } from "./rust/rustcryptoKeys.ts"
import { rustcryptoMacs } from "./rust/rustcryptoMacs.ts"

/** Every library whose Rust API the scanner knows. */
export const rustLibraries: ReadonlyArray<Library> = [
  rustcryptoCiphers,
  rustcryptoHashes,
  rustcryptoKeys,
  rustcryptoMacs
]
