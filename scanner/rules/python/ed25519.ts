import { library } from "../rule.ts"

/* python-ed25519 1.5, README. */
export const ed25519 = library("python", "ed25519", {
  "ed25519.{create_keypair,keys.create_keypair}": { is: "keygen", name: "Ed25519" },
  "ed25519.{SigningKey,keys.SigningKey}": {
    is: "key",
    name: "Ed25519",
    material: "private-key",
    returns: "ed25519.SigningKey"
  },
  "ed25519.{VerifyingKey,keys.VerifyingKey}": {
    is: "key",
    name: "Ed25519",
    material: "public-key",
    returns: "ed25519.VerifyingKey"
  },
  "ed25519.SigningKey#get_verifying_key": { returns: "ed25519.VerifyingKey" },
  "ed25519.SigningKey#sign": { is: "signature", name: "Ed25519", functions: ["sign"] },
  "ed25519.VerifyingKey#verify": { is: "signature", name: "Ed25519", functions: ["verify"] }
})
