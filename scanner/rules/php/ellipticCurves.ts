import { arg, library, text } from "../rule.ts"

const MDANTER = "Mdanter.Ecc"
const NIST = `${MDANTER}.Curves.NistCurve`
const SECG = `${MDANTER}.Curves.SecgCurve`
const EC = "Elliptic.EC"
const signing = { is: "signature", inherits: true, name: "ECDSA" } as const
const curve = { is: "key", name: "EC" } as const

/*
 * phpecc 1 (https://github.com/phpecc/phpecc) as mdanter/ecc and paragonie/ecc, simplito/elliptic-php 1.0, kornrunner/keccak 1.1 and kornrunner/secp256k1 0.3, READMEs.
 */
export const ellipticCurves = library("php", "ellipticCurves", {
  [`${MDANTER}.EccFactory.getNistCurves`]: { returns: NIST },
  [`${MDANTER}.EccFactory.getSecgCurves`]: { returns: SECG },
  [`${MDANTER}.Curves.CurveFactory.{getGeneratorByName,getCurveByName}`]: { ...curve, curve: arg(0, "curve") },
  [`${NIST}#generator{192,224,256,384,521}`]: { ...curve, curve: text("P-{1}", "curve") },
  [`${SECG}#generator{192k1,192r1,256k1,256r1,384r1}`]: { ...curve, curve: text("secp{1}", "curve") },
  [`new ${MDANTER}.Crypto.Signature.Signer`]: { returns: `${MDANTER}.Signer` },
  [`${MDANTER}.Signer#sign`]: { is: "signature", name: "ECDSA", functions: ["sign"] },
  [`${MDANTER}.Signer#verify`]: { is: "signature", name: "ECDSA", functions: ["verify"] },
  [`new ${MDANTER}.Crypto.Signature.SignHasher`]: { is: "hash", algorithm: arg(0, "phpHash"), functions: ["digest"] },

  [`new ${EC}`]: { ...curve, curve: arg(0, "curve"), returns: EC },
  [`${EC}#{genKeyPair,keyFromPrivate,keyFromPublic}`]: { refines: true, returns: EC },
  [`${EC}#sign`]: { ...signing, functions: ["sign"] },
  [`${EC}#{verify,recoverPubKey}`]: { ...signing, functions: ["verify"] },
  [`${EC}#derive`]: { is: "key-agreement", inherits: true, name: "ECDH" },
  "new Elliptic.EdDSA": { is: "signature", algorithm: arg(0, "jose") },

  "kornrunner.Keccak.hash": { is: "hash", algorithm: arg(1, "keccakBits"), functions: ["digest"] },
  "kornrunner.Keccak.shake": { is: "hash", algorithm: arg(1, "shakeBits"), functions: ["digest"] },
  "new kornrunner.Secp256k1": { returns: "kornrunner.Secp256k1" },
  "kornrunner.Secp256k1#sign": { is: "signature", name: "ECDSA", curve: "secp256k1", functions: ["sign"] },
  "kornrunner.Secp256k1#verify": { is: "signature", name: "ECDSA", curve: "secp256k1", functions: ["verify"] }
})
