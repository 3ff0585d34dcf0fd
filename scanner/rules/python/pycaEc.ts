import { arg, library, text } from "../rule.ts"

const asymmetric = "cryptography.hazmat.primitives.asymmetric"
const ec = `${asymmetric}.ec`

/** The classes of a curve that has its own key types: Ed25519, Ed448, X25519, X448. */
const ownCurve = (module: string, name: string) =>
  ({
    [`${asymmetric}.${module}.${name}PrivateKey.generate`]: {
      is: "keygen",
      name,
      returns: `${asymmetric}.${module}.${name}PrivateKey`
    },
    [`${asymmetric}.${module}.${name}PrivateKey.from_private_bytes`]: {
      is: "key",
      name,
      material: "private-key",
      returns: `${asymmetric}.${module}.${name}PrivateKey`
    },
    [`${asymmetric}.${module}.${name}PublicKey.from_public_bytes`]: {
      is: "key",
      name,
      material: "public-key",
      returns: `${asymmetric}.${module}.${name}PublicKey`
    },
    [`${asymmetric}.${module}.${name}PrivateKey#public_key`]: {
      inherits: true,
      returns: `${asymmetric}.${module}.${name}PublicKey`
    }
  }) as const

const signing = (module: string, name: string) =>
  ({
    ...ownCurve(module, name),
    [`${asymmetric}.${module}.${name}PrivateKey#sign`]: { is: "signature", name, inherits: true, functions: ["sign"] },
    [`${asymmetric}.${module}.${name}PublicKey#verify`]: {
      is: "signature",
      name,
      inherits: true,
      functions: ["verify"]
    }
  }) as const

const agreeing = (module: string, name: string) =>
  ({
    ...ownCurve(module, name),
    [`${asymmetric}.${module}.${name}PrivateKey#exchange`]: {
      is: "key-agreement",
      name,
      inherits: true,
      key: arg(0, "any", "peer_public_key")
    }
  }) as const

/*
 * pyca/cryptography 50, "Elliptic curve cryptography", "Ed25519 signing", "Ed448 signing", "X25519 key exchange" and "X448
 * key exchange"; binary curves, signer and verifier as of 2.0. A curve is given as an object, in old programs as a class.
 */
export const pycaEc = library("python", "pycaEc", {
  [`${ec}.{SECP192R1,SECP224R1,SECP256R1,SECP384R1,SECP521R1,SECP256K1,BrainpoolP256R1,BrainpoolP384R1,BrainpoolP512R1}`]:
    {
      is: "parameters",
      name: "EC",
      curve: text("{1}", "curve")
    },
  [`${ec}.{SECT163K1,SECT163R2,SECT233K1,SECT233R1,SECT283K1,SECT283R1,SECT409K1,SECT409R1,SECT571K1,SECT571R1}`]: {
    is: "parameters",
    name: "EC",
    curve: text("{1}", "curve")
  },
  [`${ec}.EllipticCurveOID.{SECP192R1,SECP224R1,SECP256K1,SECP256R1,SECP384R1,SECP521R1}`]: { value: "{1}" },
  [`${ec}.EllipticCurveOID.{BRAINPOOLP256R1,BRAINPOOLP384R1,BRAINPOOLP512R1}`]: { value: "{1}" },
  [`${ec}.get_curve_for_oid`]: { is: "parameters", name: "EC", curve: arg(0, "curve", "oid") },

  [`${ec}.generate_private_key`]: {
    is: "keygen",
    name: "EC",
    curve: arg(0, "any", "curve"),
    returns: `${ec}.EllipticCurvePrivateKey`
  },
  [`${ec}.derive_private_key`]: {
    is: "key",
    name: "EC",
    material: "private-key",
    curve: arg(1, "any", "curve"),
    returns: `${ec}.EllipticCurvePrivateKey`
  },
  [`${ec}.EllipticCurvePublicKey.from_encoded_point`]: {
    is: "key",
    name: "EC",
    material: "public-key",
    curve: arg(0, "any", "curve"),
    returns: `${ec}.EllipticCurvePublicKey`
  },
  [`${ec}.EllipticCurvePublicNumbers`]: {
    is: "key",
    name: "EC",
    material: "public-key",
    curve: arg(2, "any", "curve")
  },
  [`${ec}.EllipticCurvePublicNumbers.from_encoded_point`]: {
    is: "key",
    name: "EC",
    material: "public-key",
    curve: arg(0, "any", "curve"),
    returns: `${ec}.EllipticCurvePublicNumbers`
  },
  [`${ec}.EllipticCurvePrivateNumbers`]: {
    is: "key",
    name: "EC",
    material: "private-key",
    from: arg(1, "any", "public_numbers")
  },
  [`${ec}.EllipticCurvePublicNumbers#public_key`]: { inherits: true, returns: `${ec}.EllipticCurvePublicKey` },
  [`${ec}.EllipticCurvePrivateNumbers#private_key`]: { inherits: true, returns: `${ec}.EllipticCurvePrivateKey` },
  [`${ec}.EllipticCurvePrivateKey#public_key`]: { inherits: true, returns: `${ec}.EllipticCurvePublicKey` },
  [`${ec}.EllipticCurvePrivateKey#private_numbers`]: { inherits: true, returns: `${ec}.EllipticCurvePrivateNumbers` },
  [`${ec}.EllipticCurvePublicKey#public_numbers`]: { inherits: true, returns: `${ec}.EllipticCurvePublicNumbers` },
  [`${ec}.{EllipticCurvePrivateKey,EllipticCurvePublicKey,EllipticCurvePublicNumbers}#curve`]: { inherits: true },

  [`${ec}.ECDSA`]: { is: "signature", name: "ECDSA", digest: arg(0, "any", "algorithm") },
  [`${ec}.ECDH`]: { is: "key-agreement", name: "ECDH" },
  [`${ec}.EllipticCurvePrivateKey#sign`]: {
    is: "signature",
    name: "ECDSA",
    inherits: true,
    from: arg(1, "any", "signature_algorithm"),
    functions: ["sign"]
  },
  [`${ec}.EllipticCurvePrivateKey#signer`]: {
    is: "signature",
    name: "ECDSA",
    inherits: true,
    from: arg(0, "any", "signature_algorithm"),
    functions: ["sign"]
  },
  [`${ec}.EllipticCurvePublicKey#verify`]: {
    is: "signature",
    name: "ECDSA",
    inherits: true,
    from: arg(2, "any", "signature_algorithm"),
    functions: ["verify"]
  },
  [`${ec}.EllipticCurvePublicKey#verifier`]: {
    is: "signature",
    name: "ECDSA",
    inherits: true,
    from: arg(1, "any", "signature_algorithm"),
    functions: ["verify"]
  },
  [`${ec}.EllipticCurvePrivateKey#exchange`]: {
    is: "key-agreement",
    name: "ECDH",
    inherits: true,
    from: arg(0, "any", "algorithm"),
    key: arg(1, "any", "peer_public_key")
  },

  ...signing("ed25519", "Ed25519"),
  ...signing("ed448", "Ed448"),
  ...agreeing("x25519", "X25519"),
  ...agreeing("x448", "X448")
})
