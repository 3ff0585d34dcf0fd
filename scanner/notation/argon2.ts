import type { Notation } from "./Notation.ts"
import { maybe, named, ofSquashed, silent, step, whole } from "./words.ts"

const variants = named({ Argon2d: "argon2d d", Argon2i: "argon2i i", Argon2id: "argon2id id" })

/** Variants as RFC 9106 3.1 and the libraries number them. */
const numbered = ["Argon2d", "Argon2i", "Argon2id"]

/** A variant of Argon2, in the name of a function or alone: `argon2idAsync`, `ARGON2ID13`, 2. */
export const argon2: Notation = {
  ofText: ofSquashed(whole(step(variants), maybe(silent("13 async sync hash raw")))),
  ofNumber: (value) => (numbered[value] === undefined ? undefined : { name: numbered[value] })
}
