import type { Notation } from "./Notation.ts"
import { named, ofSquashed } from "./words.ts"

const table = named({ bcrypt: "bcrypt", Argon2d: "argon2d", Argon2i: "argon2i", Argon2id: "argon2id" })

/** A password hash of Bun, or an object with what else there is to choose for it. */
export const bunPassword: Notation = { nameKey: "algorithm", ofText: ofSquashed((squashed) => table.get(squashed)) }
