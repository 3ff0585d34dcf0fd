import type { Notation } from "./Notation.ts"

/** Fifteen digits are exact in a double. */
const numeric = (text: string): number | undefined => (/^\d{1,15}$/.test(text.trim()) ? Number(text) : undefined)

/** No library counts further; a number with more digits might be a secret. */
const MAX_COUNT = 2 ** 32

const whole = (value: number): number | undefined =>
  Number.isSafeInteger(value) && value >= 0 && value <= MAX_COUNT ? value : undefined

const octets = (value: number): number | undefined => (whole(value) === undefined ? undefined : value * 8)

const power = (exponent: number): number | undefined =>
  Number.isInteger(exponent) && exponent >= 0 && exponent <= 52 ? 2 ** exponent : undefined

const ofNumeric =
  (read: (value: number) => number | undefined) =>
  (text: string): number | undefined => {
    const value = numeric(text)
    return value === undefined ? undefined : read(value)
  }

/** Far above the size of any prime or modulus in use. */
const MAX_DIGITS = 20_000

const bitLength = (digits: string): number => BigInt(digits).toString(2).length

/** Counts, lengths and sizes. */
export const numbers = {
  /** A count, written as a number or as digits. */
  int: { ofNumber: whole, ofText: ofNumeric(whole) },
  /** A count, where 0 leaves the choice to the library. */
  count: { ofNumber: (value) => whole(value) || undefined },
  /** A number of bytes, or the length of a value, as bits. */
  bytes: { ofNumber: octets, ofLength: octets },
  /** A number of bytes, written as a number or as digits, as bits. */
  digitBytes: { ofNumber: octets, ofText: ofNumeric(octets) },
  /** A number of bytes as bits, where 0 stands for a length that the call leaves open. */
  bytesOrAll: {
    ofNumber: (value) => octets(value) || undefined,
    ofLength: (length) => octets(length) || undefined
  },
  /** Bytes, where a text in their place would be a password. */
  rawBytes: { ofLength: octets, textHasNoLength: true },
  /** Bytes of a key or a nonce as hexadecimal digits, as bits. */
  hexBytes: {
    ofText: (text) => (/^(?:[0-9a-fA-F]{2}){1,64}$/.test(text) ? text.length * 4 : undefined)
  },
  /** A number of words of 32 bits, as bits. */
  words32: { ofNumber: (value) => octets(value * 4) },
  /** A number of bytes, or the length of a value, as bytes. */
  size: { ofNumber: whole, ofLength: whole },
  /** A number of bytes of memory, as KiB. */
  bytesAsKib: {
    ofNumber: (value) => whole(value / 1024)
  },
  /** The exponent of a power of two, as the cost of bcrypt and scrypt is often written. */
  log2: { ofNumber: power, ofText: ofNumeric(power) },
  /** How many bits a written integer has: `new BigInteger("...")`. Digits a to f make it hexadecimal, as no decimal has them. */
  integerBits: {
    ofText: (text) => {
      if (text.length > MAX_DIGITS || !/^[0-9a-f]+$/i.test(text)) return undefined
      return bitLength(/[a-f]/i.test(text) ? `0x${text}` : text)
    }
  }
} as const satisfies { readonly [name: string]: Notation }
