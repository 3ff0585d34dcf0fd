import { arg, library } from "../../match/rule.ts"

const box = { is: "cipher", name: "NaCl-box", nonceBits: arg(1, "bytes") } as const
const secretbox = {
  is: "cipher",
  name: "XSalsa20-Poly1305",
  nonceBits: arg(1, "bytes"),
  keyBits: arg(2, "bytes")
} as const
const signs = { is: "signature", name: "Ed25519", functions: ["sign"] } as const
const verifies = { is: "signature", name: "Ed25519", functions: ["verify"] } as const

/* TweetNaCl.js 1.0, "Documentation", and tweetnacl-sealedbox-js 1.2. */
export const tweetnacl = library("javascript", "tweetnacl", {
  "tweetnacl.{box,box.after}": { ...box, functions: ["encrypt"] },
  "tweetnacl.{box.open,box.open.after}": { ...box, functions: ["decrypt"] },
  "tweetnacl.box.before": { is: "key-agreement", name: "X25519", functions: ["keyderive"] },
  "tweetnacl.box.{keyPair,keyPair.fromSecretKey}": { is: "keygen", name: "X25519" },
  "tweetnacl.secretbox": { ...secretbox, functions: ["encrypt"] },
  "tweetnacl.secretbox.open": { ...secretbox, functions: ["decrypt"] },
  "tweetnacl.{sign,sign.detached}": signs,
  "tweetnacl.{sign.open,sign.detached.verify}": verifies,
  "tweetnacl.sign.{keyPair,keyPair.fromSecretKey,keyPair.fromSeed}": { is: "keygen", name: "Ed25519" },
  "tweetnacl.hash": { is: "hash", name: "SHA-512" },
  "tweetnacl.scalarMult": { is: "key-agreement", name: "X25519", functions: ["keyderive"] },
  "tweetnacl.scalarMult.base": { is: "key", name: "X25519", material: "public-key" },
  "tweetnacl.randomBytes": { is: "random", name: "RNG", byteLength: arg(0, "size") },
  "tweetnacl.{box.publicKeyLength,box.secretKeyLength,secretbox.keyLength}": { byteLength: 32 },
  "tweetnacl.{box,secretbox}.nonceLength": { byteLength: 24 },
  "tweetnacl-sealedbox-js.seal": { is: "cipher", name: "NaCl-sealedbox", functions: ["encrypt"] },
  "tweetnacl-sealedbox-js.open": { is: "cipher", name: "NaCl-sealedbox", functions: ["decrypt"] }
})
