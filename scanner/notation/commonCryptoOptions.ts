import type { Facts } from "../model/Facts.ts"
import type { Notation } from "./Notation.ts"

const PKCS7 = 1
const ECB = 2

const flags = (set: number): Facts => ({
  mode: (set & ECB) === 0 ? "cbc" : "ecb",
  padding: (set & PKCS7) === 0 ? "none" : "pkcs7"
})

const names: ReadonlyMap<string, number> = new Map([
  ["kCCOptionPKCS7Padding", PKCS7],
  ["kCCOptionECBMode", ECB]
])

/** `CCOptions` of CommonCrypto (CommonCryptor.h): CBC without padding unless a flag says otherwise. */
export const commonCryptoOptions: Notation = {
  isFlags: true,
  ofNumber: (value) => (value >= 0 && value <= (PKCS7 | ECB) ? flags(value) : undefined),
  ofText: (text) => {
    const set = text.split("|").map((name) => names.get(name))
    return set.includes(undefined) ? undefined : flags(set.reduce<number>((all, one) => all | one!, 0))
  }
}
