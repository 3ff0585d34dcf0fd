import { hashWords } from "./hashWords.ts"
import type { Notation } from "./Notation.ts"
import { paddingWords } from "./paddingWords.ts"
import { as, firstOf, maybe, ofSquashed, silent, step, whole, words } from "./words.ts"

const ends = silent("padding")

const oaep = whole(step(words({ oaep: { padding: "oaep" } })), step(as("digest", hashWords)))

export const paddingName = firstOf(whole(maybe(ends), step(paddingWords), maybe(ends)), oaep)

/** A padding in any spelling: `PKCS5Padding`, `ISO7816d4Padding`, `RSA_PKCS1_OAEP_PADDING`, `OaepSHA256`. */
export const padding: Notation = { ofText: ofSquashed(paddingName) }
