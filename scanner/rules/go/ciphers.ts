import { arg, library } from "../rule.ts"

const block = { is: "cipher", returns: "crypto/cipher.Block" } as const
const stream = { is: "cipher", returns: "crypto/cipher.Stream" } as const
const aead = { is: "cipher", returns: "crypto/cipher.AEAD" } as const
const mode = { ...aead, from: arg(0, "any") } as const
const x = "golang.org/x/crypto"

/*
 * The API lists of the Go standard library up to 1.27 (https://github.com/golang/go/tree/master/api): crypto/aes, des, rc4,
 * cipher; https://github.com/golang/crypto: chacha20, chacha20poly1305, salsa20, blowfish, twofish, cast5, tea, xtea, xts, poly1305; lengths are bytes. NewGCM is documented to
 * use the standard nonce length (12 bytes) and tag size (16 bytes); NewSealed ciphers of chacha20poly1305 have the constants
 * NonceSize 12, NonceSizeX 24 and Overhead 16. TripleDES takes a key of 24 bytes, of which 168 bits count.
 */
export const ciphers = library("go", "ciphers", {
  "made crypto/cipher.{AEAD,Block}": { is: "cipher", algorithm: arg(0, "openssl") },
  "crypto/aes.NewCipher": { ...block, name: "AES", keyBits: arg(0, "bytes") },
  "crypto/des.NewCipher": { ...block, name: "DES" },
  "crypto/des.NewTripleDESCipher": { ...block, name: "3DES", keyBits: 168 },
  "crypto/rc4.NewCipher": { ...stream, name: "RC4", keyBits: arg(0, "bytes") },
  "crypto/cipher.Block#Encrypt": { refines: true, functions: ["encrypt"] },
  "crypto/cipher.Block#Decrypt": { refines: true, functions: ["decrypt"] },
  "crypto/cipher.NewGCM": { ...mode, mode: "gcm", nonceBits: 96, tagBits: 128 },
  "crypto/cipher.NewGCMWithNonceSize": {
    ...mode,
    mode: "gcm",
    nonceBits: arg(1, "bytes"),
    tagBits: 128
  },
  "crypto/cipher.NewGCMWithTagSize": { ...mode, mode: "gcm", tagBits: arg(1, "bytes"), nonceBits: 96 },
  "crypto/cipher.NewGCMWithRandomNonce": { ...mode, mode: "gcm", nonceBits: 96, tagBits: 128 },
  "crypto/cipher.NewCBCEncrypter": {
    ...mode,
    mode: "cbc",
    nonceBits: arg(1, "bytes"),
    functions: ["encrypt"],
    returns: "crypto/cipher.BlockMode"
  },
  "crypto/cipher.NewCBCDecrypter": {
    ...mode,
    mode: "cbc",
    nonceBits: arg(1, "bytes"),
    functions: ["decrypt"],
    returns: "crypto/cipher.BlockMode"
  },
  "crypto/cipher.NewCFBEncrypter": {
    ...mode,
    mode: "cfb",
    nonceBits: arg(1, "bytes"),
    functions: ["encrypt"],
    returns: "crypto/cipher.Stream"
  },
  "crypto/cipher.NewCFBDecrypter": {
    ...mode,
    mode: "cfb",
    nonceBits: arg(1, "bytes"),
    functions: ["decrypt"],
    returns: "crypto/cipher.Stream"
  },
  "crypto/cipher.NewOFB": { ...mode, mode: "ofb", nonceBits: arg(1, "bytes"), returns: "crypto/cipher.Stream" },
  "crypto/cipher.NewCTR": { ...mode, mode: "ctr", nonceBits: arg(1, "bytes"), returns: "crypto/cipher.Stream" },
  "crypto/cipher.{Stream#XORKeyStream,BlockMode#CryptBlocks}": { refines: true, operates: true },
  "crypto/cipher.AEAD#Seal": { refines: true, nonceBits: arg(1, "bytes"), functions: ["encrypt"] },
  "crypto/cipher.AEAD#Open": { refines: true, nonceBits: arg(1, "bytes"), functions: ["decrypt"] },

  [`${x}/{chacha20,chacha20poly1305}.KeySize`]: { value: "32" },
  [`${x}/{chacha20,chacha20poly1305}.NonceSize`]: { value: "12" },
  [`${x}/{chacha20,chacha20poly1305}.NonceSizeX`]: { value: "24" },
  [`${x}/chacha20poly1305.New`]: {
    ...aead,
    name: "ChaCha20-Poly1305",
    keyBits: arg(0, "bytes"),
    nonceBits: 96,
    tagBits: 128
  },
  [`${x}/chacha20poly1305.NewX`]: {
    ...aead,
    name: "XChaCha20-Poly1305",
    keyBits: arg(0, "bytes"),
    nonceBits: 192,
    tagBits: 128
  },
  [`${x}/chacha20.NewUnauthenticatedCipher`]: {
    ...stream,
    name: "ChaCha20",
    keyBits: arg(0, "bytes"),
    nonceBits: arg(1, "bytes")
  },
  [`${x}/chacha20.HChaCha20`]: { is: "kdf", name: "ChaCha20", keyBits: arg(0, "bytes") },
  [`${x}/salsa20.XORKeyStream`]: {
    is: "cipher",
    name: "Salsa20",
    nonceBits: arg(2, "bytes"),
    keyBits: arg(3, "bytes")
  },
  [`${x}/salsa20/salsa.XORKeyStream`]: { is: "cipher", name: "Salsa20", keyBits: arg(3, "bytes") },
  [`${x}/salsa20/salsa.HSalsa20`]: { is: "kdf", name: "Salsa20", keyBits: arg(2, "bytes") },
  [`${x}/blowfish.NewCipher`]: { ...block, name: "Blowfish", keyBits: arg(0, "bytes") },
  [`${x}/blowfish.NewSaltedCipher`]: {
    ...block,
    name: "Blowfish",
    keyBits: arg(0, "bytes"),
    saltBits: arg(1, "bytes")
  },
  [`${x}/twofish.NewCipher`]: { ...block, name: "Twofish", keyBits: arg(0, "bytes") },
  [`${x}/cast5.NewCipher`]: { ...block, name: "CAST5", keyBits: arg(0, "bytes") },
  [`${x}/tea.{NewCipher,NewCipherWithRounds}`]: { ...block, name: "TEA", keyBits: arg(0, "bytes") },
  [`${x}/xtea.NewCipher`]: { ...block, name: "XTEA", keyBits: arg(0, "bytes") },
  [`${x}/xts.NewCipher`]: { ...block, algorithm: arg(0, "any"), mode: "xts", returns: `${x}/xts.Cipher` },
  [`${x}/xts.Cipher#Encrypt`]: { refines: true, functions: ["encrypt"] },
  [`${x}/xts.Cipher#Decrypt`]: { refines: true, functions: ["decrypt"] },
  [`${x}/poly1305.New`]: { is: "mac", name: "Poly1305", keyBits: arg(0, "bytes") },
  [`${x}/poly1305.Sum`]: { is: "mac", name: "Poly1305", functions: ["tag"] },
  [`${x}/poly1305.Verify`]: { is: "mac", name: "Poly1305", functions: ["verify"] }
})
