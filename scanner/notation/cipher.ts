import { cipherWords, keySizeWords } from "./cipherWords.ts"
import { modeWords } from "./modeWords.ts"
import type { Notation } from "./Notation.ts"
import { paddingWords } from "./paddingWords.ts"
import { maybe, ofSquashed, silent, step, whole } from "./words.ts"

const speed = silent("light fast")
const paddingSuffix = silent("padding")
const suffix = silent("engine managed cryptoserviceprovider cng cipher encryption")

/** A block or stream cipher with or without its key size and mode. */
const cipherName = whole(
  step(cipherWords),
  maybe(keySizeWords),
  maybe(speed),
  maybe(modeWords),
  maybe(keySizeWords),
  maybe(paddingWords),
  maybe(paddingSuffix),
  maybe(suffix)
)

/** A cipher in any spelling: `AES128`, `AESLightEngine`, `TripleDESCryptoServiceProvider`, `Aes256Gcm`. */
export const cipher: Notation = { ofText: ofSquashed(cipherName) }
