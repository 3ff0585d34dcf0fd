import type { Notation } from "./Notation.ts"
import { named, ofSquashed } from "./words.ts"

const table = named({
  Ed25519: "ed25519",
  Ed25519ph: "ed25519ph",
  Ed25519ctx: "ed25519ctx",
  Ed448: "ed448",
  Ed448ph: "ed448ph",
  X25519: "x25519",
  X448: "x448"
})

/** Signatures and key agreement on the Edwards and Montgomery curves of RFC 7748 and RFC 8032. */
export const edwards: Notation = { ofText: ofSquashed((squashed) => table.get(squashed)) }
