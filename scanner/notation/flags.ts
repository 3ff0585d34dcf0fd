import type { Facts } from "../model/Facts.ts"
import type { Notation } from "./Notation.ts"

const direction = (encrypts: boolean): Facts => ({ functions: [encrypts ? "encrypt" : "decrypt"] })

const shortened = (plain: string, short: string): Notation => ({
  ofNumber: (value) => (value === 0 || value === 1 ? { name: value === 1 ? short : plain } : undefined),
  ofBoolean: (value) => ({ name: value ? short : plain })
})

const PKCS7 = 1
const ECB = 2

const optionFacts = (set: number): Facts => ({
  mode: (set & ECB) === 0 ? "cbc" : "ecb",
  padding: (set & PKCS7) === 0 ? "none" : "pkcs7"
})

const optionNames: ReadonlyMap<string, number> = new Map([
  ["kCCOptionPKCS7Padding", PKCS7],
  ["kCCOptionECBMode", ECB]
])

const ZERO_PADDING = 2
const OPENSSL_OPTIONS: ReadonlySet<string> = new Set([
  "OPENSSL_RAW_DATA",
  "OPENSSL_ZERO_PADDING",
  "OPENSSL_DONT_ZERO_PAD_KEY"
])

/** Flags and bit sets that choose an algorithm, a padding or a direction. */
export const flags = {
  /** 1 or true for encryption, 0 or false for decryption. */
  encryptFlag: {
    ofNumber: (value) => (value === 0 || value === 1 ? direction(value === 1) : undefined),
    ofBoolean: direction
  },
  /** 0 or false turns the padding of PKCS #7 off. */
  paddingFlag: {
    ofNumber: (value) => ({ padding: value === 0 ? "none" : "pkcs7" }),
    ofBoolean: (value) => ({ padding: value ? "pkcs7" : "none" })
  },
  /** True turns the padding of PKCS #7 off. */
  paddingOff: { ofBoolean: (value) => ({ padding: value ? "none" : "pkcs7" }) },
  /** The options of PHP's openssl_encrypt: `OPENSSL_ZERO_PADDING` leaves the padding out, others do not concern it. */
  opensslOptions: {
    isFlags: true,
    ofNumber: (value) => ((value & ZERO_PADDING) === 0 ? {} : { padding: "none" }),
    ofBoolean: () => ({}),
    ofText: (text) => {
      const names = text.split("|")
      if (!names.every((name) => OPENSSL_OPTIONS.has(name))) return undefined
      return names.includes("OPENSSL_ZERO_PADDING") ? { padding: "none" } : {}
    }
  },
  /** 1 chooses the shorter of two digests that one function makes. */
  sha224Flag: shortened("SHA-256", "SHA-224"),
  sha384Flag: shortened("SHA-512", "SHA-384"),
  /** The upper sixteen bits of the flags of CryptGenKey are the size of the key; zero leaves it to the provider. */
  capiKeyFlags: {
    ofNumber: (flags) => (flags >= 0x10000 ? Math.floor(flags / 0x10000) : undefined)
  },
  /** Which padding a flag chooses where RSA knows two: OAEP with SHA-1, or that of PKCS #1 v1.5. */
  oaepFlag: {
    ofBoolean: (isOaep) => (isOaep ? { padding: "oaep", digest: "SHA-1", mgfDigest: "SHA-1" } : { padding: "pkcs1v15" })
  },
  /** `CCOptions` of CommonCrypto (CommonCryptor.h): CBC without padding unless a flag says otherwise. */
  commonCryptoOptions: {
    isFlags: true,
    ofNumber: (value) => (value >= 0 && value <= (PKCS7 | ECB) ? optionFacts(value) : undefined),
    ofText: (text) => {
      const set = text.split("|").map((name) => optionNames.get(name))
      return set.includes(undefined) ? undefined : optionFacts(set.reduce<number>((all, one) => all | one!, 0))
    }
  }
} as const satisfies { readonly [name: string]: Notation }
