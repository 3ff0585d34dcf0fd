import type { Notation } from "./Notation.ts"

/** Which key of a pair a flag chooses: `new RSAKeyParameters(isPrivate, modulus, exponent)`. */
export const keyHalf: Notation = {
  ofBoolean: (isPrivate) => ({ material: isPrivate ? "private-key" : "public-key" })
}
