import { arg, library } from "../rule.ts"

const low = "tweetnacl.lowlevel"
const box = { is: "cipher", name: "NaCl-box", nonceBits: arg(1, "bytes") } as const
const secretbox = {
  is: "cipher",
  name: "XSalsa20-Poly1305",
  nonceBits: arg(1, "bytes"),
  keyBits: arg(2, "bytes"),
  key: arg(2, "any")
} as const
const signs = { is: "signature", name: "Ed25519", functions: ["sign"] } as const
const verifies = { is: "signature", name: "Ed25519", functions: ["verify"] } as const

/* TweetNaCl.js 1.0, README (https://github.com/dchest/tweetnacl-js) and its `lowlevel`, and tweetnacl-sealedbox-js 1.2. */
export const tweetnacl = library("javascript", "tweetnacl", {
  "tweetnacl.{box,box.after}": { ...box, functions: ["encrypt"] },
  "tweetnacl.{box.open,box.open.after}": { ...box, functions: ["decrypt"] },
  "tweetnacl.box.before": { is: "key-agreement", name: "X25519", functions: ["keyderive"] },
  "tweetnacl.box.keyPair": { is: "keygen", name: "X25519" },
  "tweetnacl.box.keyPair.fromSecretKey": { is: "key", name: "X25519", material: "private-key" },
  "tweetnacl.secretbox": { ...secretbox, functions: ["encrypt"] },
  "tweetnacl.secretbox.open": { ...secretbox, functions: ["decrypt"] },
  "tweetnacl.{sign,sign.detached}": signs,
  "tweetnacl.{sign.open,sign.detached.verify}": verifies,
  "tweetnacl.sign.keyPair": { is: "keygen", name: "Ed25519" },
  "tweetnacl.sign.keyPair.{fromSecretKey,fromSeed}": { is: "key", name: "Ed25519", material: "private-key" },
  "tweetnacl.hash": { is: "hash", name: "SHA-512" },
  "tweetnacl.scalarMult": { is: "key-agreement", name: "X25519", functions: ["keyderive"] },
  "tweetnacl.scalarMult.base": { is: "key", name: "X25519", material: "public-key" },
  "tweetnacl.randomBytes": { is: "random", name: "RNG", byteLength: arg(0, "size") },
  "tweetnacl.{box.publicKeyLength,box.secretKeyLength,secretbox.keyLength}": { byteLength: 32 },
  "tweetnacl.{box,secretbox}.nonceLength": { byteLength: 24 },
  "tweetnacl.sign.seedLength": { byteLength: 32 },
  [`${low}.{crypto_stream,crypto_stream_xor}`]: { is: "cipher", name: "XSalsa20" },
  [`${low}.{crypto_stream_salsa20,crypto_stream_salsa20_xor}`]: { is: "cipher", name: "Salsa20" },
  [`${low}.{crypto_onetimeauth,crypto_onetimeauth_verify}`]: { is: "mac", name: "Poly1305" },
  [`${low}.crypto_secretbox`]: { is: "cipher", name: "XSalsa20-Poly1305", functions: ["encrypt"] },
  [`${low}.crypto_secretbox_open`]: { is: "cipher", name: "XSalsa20-Poly1305", functions: ["decrypt"] },
  [`${low}.crypto_core_hsalsa20`]: { is: "kdf", name: "Salsa20" },
  [`${low}.crypto_box_afternm`]: { is: "cipher", name: "NaCl-box", functions: ["encrypt"] },
  [`${low}.crypto_box_open_afternm`]: { is: "cipher", name: "NaCl-box", functions: ["decrypt"] },
  [`${low}.crypto_box`]: { is: "cipher", name: "NaCl-box", functions: ["encrypt"] },
  [`${low}.crypto_box_open`]: { is: "cipher", name: "NaCl-box", functions: ["decrypt"] },
  [`${low}.{crypto_scalarmult,crypto_box_beforenm}`]: {
    is: "key-agreement",
    name: "X25519",
    functions: ["keyderive"]
  },
  [`${low}.crypto_scalarmult_base`]: { is: "key", name: "X25519", material: "public-key" },
  [`${low}.crypto_box_keypair`]: { is: "keygen", name: "X25519" },
  [`${low}.crypto_sign`]: signs,
  [`${low}.crypto_sign_open`]: verifies,
  [`${low}.crypto_sign_keypair`]: { is: "keygen", name: "Ed25519" },
  [`${low}.crypto_hash`]: { is: "hash", name: "SHA-512" },
  "tweetnacl-sealedbox-js.seal": { is: "cipher", name: "NaCl-sealedbox", functions: ["encrypt"] },
  "tweetnacl-sealedbox-js.open": { is: "cipher", name: "NaCl-sealedbox", functions: ["decrypt"] }
})
