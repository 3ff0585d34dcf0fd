import type { Notation } from "./Notation.ts"

const isEncodedKey = (text: string): boolean => /BEGIN [A-Z ]*(?:KEY|CERTIFICATE)/.test(text)

/** A key as jsonwebtoken takes it, verify.js: a text that is no encoded key is a secret, which only goes with HMAC. */
export const jwtKey: Notation = {
  nameKey: "key",
  ofText: (text) => (text === "" || isEncodedKey(text) ? undefined : { name: "HMAC" })
}
