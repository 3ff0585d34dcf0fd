import { arg, library } from "../rule.ts"

const KEM = "oqs.KeyEncapsulation"
const SIG = "oqs.Signature"
const STATEFUL = "oqs.StatefulSignature"

/* liboqs-python 0.15, README and module oqs. */
export const oqs = library("python", "oqs", {
  "oqs.{KeyEncapsulation,oqs.KeyEncapsulation}": {
    is: "kem",
    algorithm: arg(0, "pqc", "alg_name"),
    returns: KEM
  },
  [`${KEM}#{generate_keypair,generate_keypair_seed}`]: { is: "keygen", inherits: true },
  [`${KEM}#encap_secret`]: { refines: true, functions: ["encapsulate"] },
  [`${KEM}#decap_secret`]: { refines: true, functions: ["decapsulate"] },
  "oqs.{Signature,oqs.Signature}": { is: "signature", algorithm: arg(0, "pqc", "alg_name"), returns: SIG },
  "oqs.{StatefulSignature,oqs.StatefulSignature}": {
    is: "signature",
    algorithm: arg(0, "pqc", "alg_name"),
    returns: STATEFUL
  },
  "oqs.{Signature,StatefulSignature}#generate_keypair": { is: "keygen", inherits: true },
  "oqs.{Signature,StatefulSignature}#sign": { refines: true, functions: ["sign"] },
  "oqs.{Signature,StatefulSignature}#verify": { refines: true, functions: ["verify"] },
  [`${SIG}#sign_with_ctx_str`]: { refines: true, functions: ["sign"] },
  [`${SIG}#verify_with_ctx_str`]: { refines: true, functions: ["verify"] },
  "oqs.rand.randombytes": { is: "random", name: "RNG", byteLength: arg(0, "size", "bytes_to_read") },
  "oqs.rand.randombytes_switch_algorithm": { is: "random", name: "RNG" }
})
