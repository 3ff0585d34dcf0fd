import { sha256 } from "@noble/hashes/sha2.js"
import { utf8ToBytes } from "@noble/hashes/utils.js"

type Words = readonly [number, number, number, number]

const digest = (text: string): Words => {
  const bytes = sha256(utf8ToBytes(text))
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  return [view.getUint32(0), view.getUint32(4), view.getUint32(8), view.getUint32(12)]
}

const DIGITS: ReadonlyArray<number> = [..."0123456789abcdef"].map((digit) => digit.charCodeAt(0))

const SHIFTS = [28, 24, 20, 16, 12, 8, 4, 0] as const

/** Made at once and not digit by digit, since there may be very many. */
const hexOf = (words: Words): string =>
  String.fromCharCode(...words.flatMap((word) => SHIFTS.map((shift) => DIGITS[(word >>> shift) & 15]!)))

/** What a weakness is: rule, file, asset, API, and which of those that have all of them in common. */
export interface Identity {
  readonly rule: string
  readonly path: string
  readonly asset: string
  readonly symbol: string
  /** From 1. */
  readonly ordinal: number
}

const wordsOf = (part: keyof Identity): ((value: string | number) => Words) => {
  const known = new Map<string | number, Words>()
  return (value) => {
    const before = known.get(value)
    if (before !== undefined) return before
    const words = digest(`${part} ${value}`)
    known.set(value, words)
    return words
  }
}

/**
 * Gives 32 hexadecimal digits for each identity: the exclusive or of the SHA-256 of its parts, each with its name, of which
 * every part is computed once.
 */
export const fingerprints = (): ((identity: Identity) => string) => {
  const rules = wordsOf("rule")
  const paths = wordsOf("path")
  const assets = wordsOf("asset")
  const symbols = wordsOf("symbol")
  const ordinals = wordsOf("ordinal")
  return ({ rule, path, asset, symbol, ordinal }) => {
    const [a, b, c, d, e] = [rules(rule), paths(path), assets(asset), symbols(symbol), ordinals(ordinal)] as const
    const word = (at: 0 | 1 | 2 | 3): number => a[at] ^ b[at] ^ c[at] ^ d[at] ^ e[at]
    return hexOf([word(0), word(1), word(2), word(3)])
  }
}
