import { library } from "../rule.ts"

const enc = { functions: ["encrypt"] } as const
const dec = { functions: ["decrypt"] } as const
const services =
  "secretBox,secretStream,aeadChaCha20Poly1305,aeadXChaCha20Poly1305IETF,aead,auth,box,sign,genericHash,pwhash,kx,scalarmult"

/*
 * package:sodium 3 and sodium_libs 3 (github.com/Skycoder42/libsodium_dart_bindings): every service is a property of `crypto` and does what the
 * default of libsodium does; `aead` is the older name of XChaCha20-Poly1305.
 */
export const sodiumDart = library("dart", "sodiumDart", {
  "{sodium,sodium_libs}.{SodiumInit,SodiumSumoInit}.init": { returns: "sodium.Sodium" },
  "{sodium,sodium_libs}.Sodium": { returns: "sodium.Sodium" },
  "{sodium,sodium_libs}.SodiumSumo": { returns: "sodium.Sodium" },
  "sodium.Sodium#crypto": { returns: "sodium.Crypto" },
  [`sodium.Crypto#{${services}}`]: { returns: "sodium.{1}" },
  "sodium.secretBox#{easy,detached}": { is: "cipher", name: "XSalsa20-Poly1305", ...enc },
  "sodium.secretBox#{openEasy,openDetached}": { is: "cipher", name: "XSalsa20-Poly1305", ...dec },
  "sodium.secretBox#keygen": { is: "keygen", name: "XSalsa20-Poly1305" },
  "sodium.box#{easy,detached,seal}": { is: "cipher", name: "NaCl-box", ...enc },
  "sodium.box#{openEasy,openDetached,sealOpen}": { is: "cipher", name: "NaCl-box", ...dec },
  "sodium.box#{keyPair,seedKeyPair}": { is: "keygen", name: "X25519" },
  "sodium.sign#{call,detached}": { is: "signature", name: "Ed25519", functions: ["sign"] },
  "sodium.sign#{open,verifyDetached}": { is: "signature", name: "Ed25519", functions: ["verify"] },
  "sodium.sign#{keyPair,seedKeyPair}": { is: "keygen", name: "Ed25519" },
  "sodium.{aead,aeadXChaCha20Poly1305IETF}#{encrypt,encryptDetached}": {
    is: "cipher",
    name: "XChaCha20-Poly1305",
    ...enc
  },
  "sodium.{aead,aeadXChaCha20Poly1305IETF}#{decrypt,decryptDetached}": {
    is: "cipher",
    name: "XChaCha20-Poly1305",
    ...dec
  },
  "sodium.aeadChaCha20Poly1305#{encrypt,encryptDetached}": { is: "cipher", name: "ChaCha20-Poly1305", ...enc },
  "sodium.aeadChaCha20Poly1305#{decrypt,decryptDetached}": { is: "cipher", name: "ChaCha20-Poly1305", ...dec },
  "sodium.secretStream#{push,pushEx,pushChunked,createPushStream}": {
    is: "cipher",
    name: "XChaCha20-Poly1305",
    ...enc
  },
  "sodium.secretStream#{pull,pullEx,pullChunked,createPullStream}": {
    is: "cipher",
    name: "XChaCha20-Poly1305",
    ...dec
  },
  "sodium.genericHash#{call,stream,createConsumer}": { is: "hash", name: "BLAKE2b", functions: ["digest"] },
  "sodium.pwhash#{call,str}": { is: "password-hash", name: "Argon2id", functions: ["keyderive"] },
  "sodium.pwhash#strVerify": { is: "password-hash", name: "Argon2id", functions: ["verify"] },
  "sodium.auth#{call,verify}": { is: "mac", name: "HMAC", digest: "SHA-512", tagBits: 256 },
  "sodium.kx#{clientSessionKeys,serverSessionKeys}": { is: "key-agreement", name: "X25519" },
  "sodium.scalarmult#call": { is: "key-agreement", name: "X25519" }
})
