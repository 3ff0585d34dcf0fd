import { arg, library } from "../rule.ts"

const ecdsa = { is: "signature", name: "ECDSA", curve: "secp256k1" } as const

/* elliptic 6.6 (https://github.com/indutny/elliptic), secp256k1 5 (and 3), tiny-secp256k1 2, ed25519 and curve25519-js, READMEs. */
export const elliptic = library("javascript", "elliptic", {
  "{new elliptic.ec,elliptic.ec}": {
    is: "parameters",
    name: "EC",
    curve: arg(0, "curve"),
    returns: "elliptic.ec"
  },
  "elliptic.ec#genKeyPair": { is: "keygen", inherits: true, returns: "elliptic.KeyPair" },
  "elliptic.ec#{keyFromPrivate,keyFromPublic,keyPair}": { is: "key", inherits: true, returns: "elliptic.KeyPair" },
  "elliptic.ec#sign": { is: "signature", name: "ECDSA", inherits: true, functions: ["sign"] },
  "elliptic.ec#verify": { is: "signature", name: "ECDSA", inherits: true, functions: ["verify"] },
  "elliptic.ec#recoverPubKey": { is: "signature", name: "ECDSA", inherits: true, functions: ["verify"] },
  "elliptic.KeyPair#sign": { is: "signature", name: "ECDSA", inherits: true, functions: ["sign"] },
  "elliptic.KeyPair#verify": { is: "signature", name: "ECDSA", inherits: true, functions: ["verify"] },
  "elliptic.KeyPair#derive": { is: "key-agreement", name: "ECDH", inherits: true, functions: ["keyderive"] },
  "{new elliptic.eddsa,elliptic.eddsa}": { is: "parameters", algorithm: arg(0, "edwards"), returns: "elliptic.eddsa" },
  "elliptic.eddsa#{keyFromSecret,keyFromPublic}": { is: "key", inherits: true, returns: "elliptic.EdKeyPair" },
  "elliptic.{eddsa,EdKeyPair}#sign": { is: "signature", inherits: true, functions: ["sign"] },
  "elliptic.{eddsa,EdKeyPair}#verify": { is: "signature", inherits: true, functions: ["verify"] },

  "secp256k1.{ecdsaSign,sign}": { ...ecdsa, functions: ["sign"] },
  "secp256k1.{ecdsaVerify,verify,ecdsaRecover,recover}": { ...ecdsa, functions: ["verify"] },
  "secp256k1.ecdh": { is: "key-agreement", name: "ECDH", curve: "secp256k1", functions: ["keyderive"] },
  "secp256k1.publicKeyCreate": { is: "key", name: "EC", curve: "secp256k1", material: "public-key" },
  "tiny-secp256k1.{sign,signRecoverable}": { ...ecdsa, functions: ["sign"] },
  "tiny-secp256k1.{verify,recover}": { ...ecdsa, functions: ["verify"] },
  "tiny-secp256k1.signSchnorr": { is: "signature", name: "Schnorr", curve: "secp256k1", functions: ["sign"] },
  "tiny-secp256k1.verifySchnorr": { is: "signature", name: "Schnorr", curve: "secp256k1", functions: ["verify"] },
  "{ed25519.Sign,@stablelib/ed25519.sign}": { is: "signature", name: "Ed25519", functions: ["sign"] },
  "{ed25519.Verify,@stablelib/ed25519.verify}": { is: "signature", name: "Ed25519", functions: ["verify"] },
  "{ed25519.MakeKeypair,@stablelib/ed25519.generateKeyPair}": { is: "keygen", name: "Ed25519" },
  "{curve25519-js.sharedKey,@stablelib/x25519.sharedKey}": {
    is: "key-agreement",
    name: "X25519",
    functions: ["keyderive"]
  },
  "{curve25519-js.generateKeyPair,@stablelib/x25519.generateKeyPair}": { is: "keygen", name: "X25519" }
})
