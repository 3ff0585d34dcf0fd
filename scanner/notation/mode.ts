import { modeWords } from "./modeWords.ts"
import type { Notation } from "./Notation.ts"
import { maybe, ofSquashed, silent, step, whole } from "./words.ts"

const prefix = silent("mode ciphermode blockmode blockciphermode cryptmode mcryptmode kccmode")
const suffix = silent("mode blockcipher cipher modecipher")

export const modeName = whole(maybe(prefix), step(modeWords), maybe(suffix))

/** A mode of operation in any spelling: `MODE_GCM`, `SICBlockCipher`, `cbc`. */
export const mode: Notation = { ofText: ofSquashed(modeName) }
