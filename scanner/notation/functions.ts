import type { CryptoFunction, Facts } from "../model/Facts.ts"
import type { Notation } from "./Notation.ts"
import { normaliseName } from "./words.ts"

const does = (one: CryptoFunction): Facts => ({ functions: [one] })

/** CycloneDX has no function for wrapping a key: to wrap is to encrypt one, to unwrap is to decrypt one. */
const cipherNames: ReadonlyMap<string, Facts> = new Map([
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
const cipherNumbers: ReadonlyMap<number, Facts> = new Map([
  [1, does("encrypt")],
  [2, does("decrypt")],
  [3, does("encrypt")],
  [4, does("decrypt")]
])

/** What a cipher or a signer is set up to do. */
export const functions = {
  /** What a cipher is set up to do: `ENCRYPT_MODE`, its number, or `true` for encryption. */
  cipherFunction: {
    ofText: (text) => cipherNames.get(normaliseName(text) ?? ""),
    ofNumber: (value) => cipherNumbers.get(value),
    ofBoolean: (value) => does(value ? "encrypt" : "decrypt")
  },
  /** Whether a command is told to decrypt. */
  decrypting: { ofBoolean: (value) => (value ? does("decrypt") : undefined) },
  /** What a signer is set up to do: `sign` or `verify`; `true` to sign, `false` to verify. */
  signFunction: {
    ofText: (text) => {
      const written = text.toLowerCase()
      return written === "sign" || written === "verify" ? does(written) : undefined
    },
    ofBoolean: (value) => does(value ? "sign" : "verify")
  },
  /** Whether the signature of a token is checked; of one that is only decoded nobody knows by what algorithm it is signed. */
  tokenCheck: { ofBoolean: (value) => (value ? does("verify") : { name: "JWT" }) }
} as const satisfies { readonly [name: string]: Notation }
