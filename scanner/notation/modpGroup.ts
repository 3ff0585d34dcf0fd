import type { Notation } from "./Notation.ts"

/** Groups of RFC 2409 and RFC 3526 by number. */
const SIZES: { readonly [number: string]: number } = {
  "1": 768,
  "2": 1024,
  "5": 1536,
  "14": 2048,
  "15": 3072,
  "16": 4096,
  "17": 6144,
  "18": 8192
}

/** A finite-field group as Botan names it: `modp/ietf/2048`, `ffdhe/ietf/3072`. */
export const dlGroup: Notation = {
  ofText: (text) => {
    const [, family = "", bits = ""] = /^(modp|ffdhe)\/ietf\/(\d{4})$/.exec(text.trim()) ?? []
    const keyBits = Number(bits)
    if (keyBits !== 0) return { group: `${family}${keyBits}`, keyBits }
    const size = /^(?:modp\/srp|dsa\/\w+)\/(\d{4})$/.exec(text.trim())?.[1]
    return size === undefined ? undefined : { keyBits: Number(size) }
  }
}

/** A named finite-field group by its number: `modp14`. */
export const modpGroup: Notation = {
  ofText: (text) => {
    const keyBits = SIZES[/^modp(\d{1,2})$/i.exec(text.trim())?.[1] ?? ""]
    return keyBits === undefined ? undefined : { name: "DH", group: `modp${keyBits}`, keyBits }
  }
}
