import type { CryptoFunction, Facts } from "../model/Facts.ts"
import type { Notation } from "./Notation.ts"
import { squash } from "./words.ts"

const does = (one: CryptoFunction): Facts => ({ functions: [one] })

/** CycloneDX has no function for wrapping a key: to wrap is to encrypt one, to unwrap is to decrypt one. */
const names: ReadonlyMap<string, Facts> = new Map([
  ["encryptmode", does("encrypt")],
  ["encrypt", does("encrypt")],
  ["encryption", does("encrypt")],
  ["wrapmode", does("encrypt")],
  ["wrap", does("encrypt")],
  ["decryptmode", does("decrypt")],
  ["decrypt", does("decrypt")],
  ["decryption", does("decrypt")],
  ["unwrapmode", does("decrypt")],
  ["unwrap", does("decrypt")]
])

/** `javax.crypto.Cipher` constants. */
const numbers: ReadonlyMap<number, Facts> = new Map([
  [1, does("encrypt")],
  [2, does("decrypt")],
  [3, does("encrypt")],
  [4, does("decrypt")]
])

/** What a cipher is set up to do: `ENCRYPT_MODE`, its number, or `true` for encryption. */
export const cipherFunction: Notation = {
  ofText: (text) => names.get(squash(text) ?? ""),
  ofNumber: (value) => numbers.get(value),
  ofBoolean: (value) => does(value ? "encrypt" : "decrypt")
}
