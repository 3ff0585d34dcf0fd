import type { Facts } from "../model/Facts.ts"
import type { Notation } from "./Notation.ts"

const direction = (encrypts: boolean): Facts => ({ functions: [encrypts ? "encrypt" : "decrypt"] })

/** 1 or true for encryption, 0 or false for decryption. */
export const encryptFlag: Notation = {
  ofNumber: (value) => (value === 0 || value === 1 ? direction(value === 1) : undefined),
  ofBoolean: direction
}

/** 0 or false turns the padding of PKCS #7 off. */
export const paddingFlag: Notation = {
  ofNumber: (value) => ({ padding: value === 0 ? "none" : "pkcs7" }),
  ofBoolean: (value) => ({ padding: value ? "pkcs7" : "none" })
}

const shortened = (plain: string, short: string): Notation => ({
  ofNumber: (value) => (value === 0 || value === 1 ? { name: value === 1 ? short : plain } : undefined),
  ofBoolean: (value) => ({ name: value ? short : plain })
})

/** 1 chooses the shorter of two digests that one function makes. */
export const sha224Flag = shortened("SHA-256", "SHA-224")
export const sha384Flag = shortened("SHA-512", "SHA-384")
