import type { Notation } from "./Notation.ts"

/** The upper sixteen bits of the flags of CryptGenKey are the size of the key; zero leaves it to the provider. */
export const capiKeyFlags: Notation = {
  ofNumber: (flags) => (flags >= 0x10000 ? Math.floor(flags / 0x10000) : undefined)
}
