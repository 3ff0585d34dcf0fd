import { arg, library, text } from "../rule.ts"

/** No call reaches this position: the parameter can only be named. */
const KEYWORD_ONLY = 99

const P = "{Crypto,Cryptodome}.Cipher"
const keyBits = arg(0, "bytes", "key")

/** The segments of CFB come first: a size that is given says more than the mode alone. */
const block = {
  is: "cipher",
  name: "AES",
  algorithm: arg(KEYWORD_ONLY, "cfbBits", "segment_size"),
  mode: arg(1, "mode", "mode"),
  keyBits,
  nonceBits: arg(2, "bytes", "nonce"),
  tagBits: arg(KEYWORD_ONLY, "bytes", "mac_len")
} as const

const stream = {
  is: "cipher",
  keyBits,
  nonceBits: arg(KEYWORD_ONLY, "bytes", "nonce"),
  returns: "{1}.Cipher.Stream"
} as const

const blockOf = (name: string) => ({ ...block, name, returns: "{1}.Cipher.Block" })

/*
 * PyCryptodome 3.24, "Cipher package" and "Crypto.Util.Padding", with what PyCrypto 2.6 had: the cipher XOR, and calls
 * without a mode, which it documents as ECB. PyCryptodome wants the mode. ChaCha20 and Salsa20 take names only.
 */
export const pycryptodomeCiphers = library("python", "pycryptodomeCiphers", {
  "Crypto.Cipher.AES.new": { ...block, returns: "Crypto.Cipher.Block", defaults: { mode: "ecb" } },
  "Crypto.Cipher.DES.new": { ...block, name: "DES", returns: "Crypto.Cipher.Block", defaults: { mode: "ecb" } },
  "Crypto.Cipher.DES3.new": { ...block, name: "3DES", returns: "Crypto.Cipher.Block", defaults: { mode: "ecb" } },
  "Crypto.Cipher.ARC2.new": { ...block, name: "RC2", returns: "Crypto.Cipher.Block", defaults: { mode: "ecb" } },
  "Crypto.Cipher.Blowfish.new": {
    ...block,
    name: "Blowfish",
    returns: "Crypto.Cipher.Block",
    defaults: { mode: "ecb" }
  },
  "Crypto.Cipher.CAST.new": { ...block, name: "CAST5", returns: "Crypto.Cipher.Block", defaults: { mode: "ecb" } },
  "{Cryptodome}.Cipher.AES.new": blockOf("AES"),
  "{Cryptodome}.Cipher.DES.new": blockOf("DES"),
  "{Cryptodome}.Cipher.DES3.new": blockOf("3DES"),
  "{Cryptodome}.Cipher.ARC2.new": blockOf("RC2"),
  "{Cryptodome}.Cipher.Blowfish.new": blockOf("Blowfish"),
  "{Cryptodome}.Cipher.CAST.new": blockOf("CAST5"),
  [`${P}.ARC4.new`]: { ...stream, name: "RC4" },
  [`${P}.{ChaCha20,ChaCha20_Poly1305}.new`]: {
    ...stream,
    algorithm: text("{2}", "cipher"),
    keyBits: arg(KEYWORD_ONLY, "bytes", "key")
  },
  [`${P}.Salsa20.new`]: { ...stream, name: "Salsa20", nonceBits: arg(1, "bytes", "nonce") },
  "Crypto.Cipher.XOR.new": { is: "cipher", name: "XOR", keyBits, returns: "Crypto.Cipher.Stream" },

  [`${P}.AES.MODE_{ECB,CBC,CFB,OFB,CTR,OPENPGP,CCM,EAX,GCM,SIV,OCB,KW,KWP}`]: { value: "MODE_{2}" },
  [`${P}.{DES,DES3,ARC2,Blowfish,CAST}.MODE_{ECB,CBC,CFB,OFB,CTR,OPENPGP,EAX}`]: { value: "MODE_{3}" },
  [`${P}.{AES}.block_size`]: { byteLength: 16 },
  [`${P}.{DES,DES3,ARC2,Blowfish,CAST}.block_size`]: { byteLength: 8 },
  [`${P}.{ChaCha20,ChaCha20_Poly1305}.key_size`]: { byteLength: 32 },
  [`${P}.{AES,DES,DES3,ARC2,Blowfish,CAST}`]: { cipher: text("{2}", "cipher") },

  [`${P}.Block#encrypt`]: { refines: true, functions: ["encrypt"], from: arg(0, "any", "plaintext") },
  [`${P}.Block#encrypt_and_digest`]: { refines: true, functions: ["encrypt"] },
  [`${P}.Block#seal`]: { refines: true, functions: ["encrypt"] },
  [`${P}.Block#{decrypt,decrypt_and_verify,unseal}`]: { refines: true, functions: ["decrypt"] },
  [`${P}.Stream#{encrypt,encrypt_and_digest}`]: { refines: true, functions: ["encrypt"] },
  [`${P}.Stream#{decrypt,decrypt_and_verify}`]: { refines: true, functions: ["decrypt"] },

  [`${P}.PKCS1_v1_5.{new,PKCS115_Cipher}`]: {
    is: "cipher",
    name: "RSA",
    padding: "pkcs1v15",
    key: arg(0, "any", "key"),
    returns: "{1}.Cipher.Asymmetric"
  },
  [`${P}.PKCS1_OAEP.{new,PKCS1OAEP_Cipher}`]: {
    is: "cipher",
    name: "RSA",
    padding: "oaep",
    digest: arg(1, "hash", "hashAlgo"),
    mgfDigest: arg(2, "any", "mgfunc"),
    key: arg(0, "any", "key"),
    returns: "{1}.Cipher.Asymmetric",
    defaults: { digest: "SHA-1" }
  },
  [`${P}.Asymmetric#encrypt`]: { refines: true, functions: ["encrypt"] },
  [`${P}.Asymmetric#decrypt`]: { refines: true, functions: ["decrypt"] },

  "{Crypto,Cryptodome}.Util.Padding.{pad,unpad}": {
    is: "parameters",
    padding: arg(2, "padding", "style"),
    defaults: { padding: "pkcs7" }
  }
})
