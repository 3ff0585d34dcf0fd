import type { Notation } from "./Notation.ts"

/** Far above the size of any prime or modulus in use. */
const MAX_DIGITS = 20_000

const bitLength = (digits: string): number => BigInt(digits).toString(2).length

/** How many bits a written integer has: `new BigInteger("...")`. Digits a to f make it hexadecimal, as no decimal has them. */
export const integerBits: Notation = {
  ofText: (text) => {
    if (text.length > MAX_DIGITS || !/^[0-9a-f]+$/i.test(text)) return undefined
    return bitLength(/[a-f]/i.test(text) ? `0x${text}` : text)
  }
}
