import { arg, library } from "../rule.ts"

const signing = "ecdsa.{SigningKey,keys.SigningKey}"
const verifying = "ecdsa.{VerifyingKey,keys.VerifyingKey}"
const SIGNING = "ecdsa.SigningKey"
const VERIFYING = "ecdsa.VerifyingKey"
const curve = arg(1, "any", "curve")
const secret = { is: "key", name: "EC", material: "private-key", returns: SIGNING } as const
const shared = { is: "key", name: "EC", material: "public-key", returns: VERIFYING } as const
const sha1 = { digest: "SHA-1" } as const
const sha1OnP192 = { digest: "SHA-1", curve: "P-192" } as const
const signs = { is: "signature", inherits: true, name: "ECDSA", functions: ["sign"] } as const
const verifies = { is: "signature", inherits: true, name: "ECDSA", functions: ["verify"] } as const

/*
 * python-ecdsa 0.19, modules keys, curves and ecdh. A key keeps the hash its signatures are made with: SHA-1, and the curve
 * NIST192p, where a call names none.
 */
export const ecdsa = library("python", "ecdsa", {
  [`${signing}.generate`]: {
    is: "keygen",
    name: "EC",
    curve: arg(0, "any", "curve"),
    digest: arg(2, "any", "hashfunc"),
    returns: SIGNING,
    defaults: sha1OnP192
  },
  [`${signing}.{from_secret_exponent,from_string}`]: {
    ...secret,
    curve,
    digest: arg(2, "any", "hashfunc"),
    defaults: sha1OnP192
  },
  [`${signing}.{from_pem,from_der}`]: { ...secret, digest: arg(1, "any", "hashfunc"), defaults: sha1 },
  [`${verifying}.{from_public_point,from_string}`]: {
    ...shared,
    curve,
    digest: arg(2, "any", "hashfunc"),
    defaults: sha1OnP192
  },
  [`${verifying}.{from_pem,from_der}`]: { ...shared, digest: arg(1, "any", "hashfunc"), defaults: sha1 },
  [`${verifying}.{from_public_key_recovery,from_public_key_recovery_with_digest}`]: {
    ...shared,
    curve: arg(2, "any", "curve"),
    digest: arg(3, "any", "hashfunc"),
    defaults: sha1
  },
  [`${SIGNING}#{get_verifying_key,verifying_key}`]: { inherits: true, returns: VERIFYING },
  [`${SIGNING}#sign`]: { ...signs, digest: arg(2, "any", "hashfunc") },
  [`${SIGNING}#{sign_deterministic,sign_digest_deterministic}`]: { ...signs, digest: arg(1, "any", "hashfunc") },
  [`${SIGNING}#{sign_digest,sign_number}`]: signs,
  [`${VERIFYING}#verify`]: { ...verifies, digest: arg(2, "any", "hashfunc") },
  [`${VERIFYING}#verify_digest`]: verifies,

  "ecdsa.{ECDH,ecdh.ECDH}": {
    is: "key-agreement",
    name: "ECDH",
    curve: arg(0, "any", "curve"),
    key: arg(1, "any", "private_key"),
    returns: "ecdsa.ECDH"
  },
  "ecdsa.ECDH#generate_private_key": { is: "keygen", inherits: true, name: "EC" },
  "ecdsa.ECDH#load_private_key": { refines: true, key: arg(0, "any", "private_key") },
  "ecdsa.ECDH#set_curve": { refines: true, curve: arg(0, "any", "key_curve") },

  "ecdsa.{NIST192p,curves.NIST192p}": { curve: "P-192" },
  "ecdsa.{NIST224p,curves.NIST224p}": { curve: "P-224" },
  "ecdsa.{NIST256p,curves.NIST256p}": { curve: "P-256" },
  "ecdsa.{NIST384p,curves.NIST384p}": { curve: "P-384" },
  "ecdsa.{NIST521p,curves.NIST521p}": { curve: "P-521" },
  "ecdsa.{SECP256k1,curves.SECP256k1}": { curve: "secp256k1" },
  "ecdsa.{SECP112r1,curves.SECP112r1}": { curve: "secp112r1" },
  "ecdsa.{SECP112r2,curves.SECP112r2}": { curve: "secp112r2" },
  "ecdsa.{SECP128r1,curves.SECP128r1}": { curve: "secp128r1" },
  "ecdsa.{SECP160r1,curves.SECP160r1}": { curve: "secp160r1" },
  "ecdsa.BRAINPOOLP{160,192,224,256,320,384,512}{r1,t1}": { curve: "brainpoolP{1}{2}" },
  "ecdsa.curves.BRAINPOOLP{160,192,224,256,320,384,512}{r1,t1}": { curve: "brainpoolP{1}{2}" },
  "ecdsa.{Ed25519,curves.Ed25519}": { curve: "Ed25519" },
  "ecdsa.{Ed448,curves.Ed448}": { curve: "Ed448" }
})
