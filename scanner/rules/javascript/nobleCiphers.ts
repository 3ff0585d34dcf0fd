import { arg, library, option, text } from "../rule.ts"

const aes = { is: "cipher", name: "AES", keyBits: arg(0, "bytes"), key: arg(0, "any") } as const
const withNonce = { ...aes, nonceBits: arg(1, "bytes") } as const
const padded = { defaults: { padding: "pkcs7" } } as const
const stream = { is: "cipher", keyBits: arg(0, "bytes"), nonceBits: arg(1, "bytes"), key: arg(0, "any") } as const
const kem = `@noble/post-quantum/{ml-kem,webcrypto}.{ml_kem512,ml_kem768,ml_kem1024}`
const dsa = "{ml_dsa44,ml_dsa65,ml_dsa87}"
const slh =
  "{slh_dsa_sha2_128f,slh_dsa_sha2_128s,slh_dsa_sha2_192f,slh_dsa_sha2_192s,slh_dsa_sha2_256f,slh_dsa_sha2_256s,slh_dsa_shake_128f,slh_dsa_shake_128s,slh_dsa_shake_192f,slh_dsa_shake_192s,slh_dsa_shake_256f,slh_dsa_shake_256s}"
const falcon = "{falcon512,falcon1024,falcon512padded,falcon1024padded}"
const hybrids = "{ml_kem768_p256,ml_kem1024_p384,QSF_ml_kem768_p256,QSF_ml_kem1024_p384,KitchenSink_ml_kem768_x25519}"
const set = text("{2}", "pqc")

const signatures = Object.fromEntries(
  [
    `@noble/post-quantum/{ml-dsa}.${dsa}`,
    `@noble/post-quantum/{slh-dsa}.${slh}`,
    `@noble/post-quantum/{falcon}.${falcon}`
  ].flatMap((owner) => [
    [`${owner}.sign`, { is: "signature", algorithm: set, functions: ["sign"] }],
    [`${owner}.verify`, { is: "signature", algorithm: set, functions: ["verify"] }],
    [`${owner}.keygen`, { is: "keygen", algorithm: set }]
  ])
) as Readonly<Record<string, never>>

/*
 * @noble/ciphers 2.4 (https://github.com/paulmillr/noble-ciphers) and @noble/post-quantum 0.7, README and type declarations. A cipher is a function of key and nonce
 * whose result encrypts and decrypts. CBC and ECB pad with PKCS #7 unless `disablePadding` is true. `siv` is the name version 1 had for AES-GCM-SIV.
 */
export const nobleCiphers = library("javascript", "nobleCiphers", {
  "@noble/ciphers/{aes,webcrypto}.{cbc,ctr,gcm}": {
    ...withNonce,
    mode: "{2}",
    padding: option(2, "paddingOff", "disablePadding"),
    returns: "@noble/ciphers.Cipher",
    ...padded
  },
  "@noble/ciphers/aes.cfb": { ...withNonce, mode: "cfb", returns: "@noble/ciphers.Cipher" },
  "@noble/ciphers/aes.{siv,gcmsiv}": { ...withNonce, mode: "gcm-siv", returns: "@noble/ciphers.Cipher" },
  "@noble/ciphers/aes.aessiv": { is: "cipher", name: "AES", mode: "siv", returns: "@noble/ciphers.Cipher" },
  "@noble/ciphers/aes.ecb": {
    ...aes,
    mode: "ecb",
    padding: option(1, "paddingOff", "disablePadding"),
    returns: "@noble/ciphers.Cipher",
    ...padded
  },
  "@noble/ciphers/aes.aeskw": { ...aes, is: "key-wrap", mode: "kw", returns: "@noble/ciphers.Cipher" },
  "@noble/ciphers/aes.aeskwp": { ...aes, is: "key-wrap", mode: "kwp", returns: "@noble/ciphers.Cipher" },
  "@noble/ciphers/aes.cmac": { is: "mac", name: "CMAC", cipher: "AES", keyBits: arg(0, "bytes") },
  "@noble/ciphers/ff1.{FF1,BinaryFF1}": {
    is: "cipher",
    name: "AES",
    mode: "ff1",
    keyBits: arg(1, "bytes"),
    returns: "@noble/ciphers.Cipher"
  },
  "@noble/ciphers/{salsa}.{salsa20,xsalsa20}": { ...stream, algorithm: text("{2}", "cipher") },
  "@noble/ciphers/salsa.{xsalsa20poly1305,secretbox}": {
    ...stream,
    name: "XSalsa20-Poly1305",
    returns: "@noble/ciphers.Cipher"
  },
  "@noble/ciphers/{chacha}.{chacha20,xchacha20}": { ...stream, algorithm: text("{2}", "cipher") },
  "@noble/ciphers/chacha.chacha20orig": { ...stream, name: "ChaCha20" },
  "@noble/ciphers/chacha.chacha{8,12}": { ...stream, name: "ChaCha", parameterSet: "{1}" },
  "@noble/ciphers/{chacha}.{chacha20poly1305,xchacha20poly1305}": {
    ...stream,
    algorithm: text("{2}", "cipher"),
    returns: "@noble/ciphers.Cipher"
  },
  "@noble/ciphers/_poly1305.poly1305": { is: "mac", name: "Poly1305" },
  "@noble/ciphers.Cipher#encrypt": { refines: true, functions: ["encrypt"] },
  "@noble/ciphers.Cipher#decrypt": { refines: true, functions: ["decrypt"] },

  "@noble/ciphers/aes.{rngAesCtrDrbg128,rngAesCtrDrbg256}": { is: "random", name: "CTR_DRBG", cipher: "AES" },
  [`@noble/post-quantum/hybrid.${hybrids}.keygen`]: { is: "keygen" },
  [`@noble/post-quantum/hybrid.${hybrids}.encapsulate`]: { is: "kem", functions: ["encapsulate"] },
  [`@noble/post-quantum/hybrid.${hybrids}.decapsulate`]: { is: "kem", functions: ["decapsulate"] },
  "@noble/ciphers/chacha.{rngChacha20,rngChacha8}": { is: "random", name: "RNG" },
  "@noble/ciphers/chacha.hchacha": { is: "kdf", name: "ChaCha20" },
  "@noble/ciphers/salsa.hsalsa": { is: "kdf", name: "Salsa20" },
  "@noble/post-quantum/{hybrid,webcrypto}.ml_kem768_x25519.keygen": { is: "keygen", name: "X-Wing" },
  "@noble/post-quantum/{hybrid,webcrypto}.ml_kem768_x25519.encapsulate": {
    is: "kem",
    name: "X-Wing",
    functions: ["encapsulate"]
  },
  "@noble/post-quantum/{hybrid,webcrypto}.ml_kem768_x25519.decapsulate": {
    is: "kem",
    name: "X-Wing",
    functions: ["decapsulate"]
  },
  [`${kem}.keygen`]: { is: "keygen", algorithm: set },
  [`${kem}.encapsulate`]: { is: "kem", algorithm: set, functions: ["encapsulate"] },
  [`${kem}.decapsulate`]: { is: "kem", algorithm: set, functions: ["decapsulate"] },
  ...signatures
})
