import { library } from "../rule.ts"

const kit = "{secp256k1,P256K}"
const curve = "secp256k1"
const labels = [
  "dataRepresentation",
  "format",
  "rawRepresentation",
  "pemRepresentation",
  "derRepresentation",
  "x963Representation"
]
const secret = { is: "key", curve, material: "private-key", labels } as const
const open = { is: "key", curve, material: "public-key", labels } as const
const sign = { is: "signature", inherits: true, curve, functions: ["sign"], labels: ["for"] } as const
const verify = { is: "signature", inherits: true, curve, functions: ["verify"], labels: ["for"] } as const

/*
 * Source: swift-secp256k1 (github.com/21-DOT-DEV/swift-secp256k1/tree/main/Sources), module P256K, which was secp256k1 before version
 * 0.19; the type of that name stands in the module.
 */
export const swiftSecp256k1 = library("swift", "swiftSecp256k1", {
  [`new ${kit}.Signing.PrivateKey`]: { ...secret, name: "ECDSA" },
  [`new ${kit}.Signing.PublicKey`]: { ...open, name: "ECDSA" },
  [`new ${kit}.Schnorr.PrivateKey`]: { ...secret, name: "Schnorr" },
  [`new ${kit}.Schnorr.XonlyKey`]: { ...open, name: "Schnorr" },
  [`new ${kit}.KeyAgreement.PrivateKey`]: { ...secret, name: "ECDH" },
  [`new ${kit}.KeyAgreement.PublicKey`]: { ...open, name: "ECDH" },
  [`new ${kit}.Recovery.PrivateKey`]: { ...secret, name: "ECDSA" },
  [`new ${kit}.Recovery.PublicKey`]: { is: "signature", name: "ECDSA", curve, functions: ["verify"] },
  [`${kit}.{Signing,Recovery}.PrivateKey#signature`]: { ...sign, name: "ECDSA" },
  [`${kit}.Signing.PublicKey#isValidSignature`]: { ...verify, name: "ECDSA" },
  [`${kit}.Schnorr.PrivateKey#signature`]: { ...sign, name: "Schnorr" },
  [`${kit}.Schnorr.XonlyKey#isValidSignature`]: { ...verify, name: "Schnorr" },
  [`${kit}.Signing.PrivateKey#publicKey`]: { returns: "{1}.Signing.PublicKey" },
  [`${kit}.Schnorr.PrivateKey#xonly`]: { returns: "{1}.Schnorr.XonlyKey" },
  [`${kit}.KeyAgreement.PrivateKey#sharedSecretFromKeyAgreement`]: {
    is: "key-agreement",
    inherits: true,
    name: "ECDH",
    curve,
    labels: ["with", "format"]
  }
})
