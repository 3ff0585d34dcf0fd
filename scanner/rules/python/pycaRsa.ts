import { arg, library } from "../rule.ts"

const rsa = "cryptography.hazmat.primitives.asymmetric.rsa"
const padding = "cryptography.hazmat.primitives.asymmetric.padding"
const ofKey = { name: "RSA", inherits: true } as const

/*
 * pyca/cryptography 50, "RSA"; signer and verifier as of 2.0. A key is of RSA by its class; where the class is not known
 * the padding still says what is done.
 */
export const pycaRsa = library("python", "pycaRsa", {
  [`${rsa}.generate_private_key`]: {
    is: "keygen",
    name: "RSA",
    keyBits: arg(1, "int", "key_size"),
    returns: `${rsa}.RSAPrivateKey`
  },
  [`${rsa}.RSAPublicNumbers`]: { is: "key", name: "RSA", material: "public-key" },
  [`${rsa}.RSAPrivateNumbers`]: {
    is: "key",
    name: "RSA",
    material: "private-key",
    from: arg(6, "any", "public_numbers")
  },
  [`${rsa}.RSAPrivateNumbers#private_key`]: { inherits: true, returns: `${rsa}.RSAPrivateKey` },
  [`${rsa}.RSAPublicNumbers#public_key`]: { inherits: true, returns: `${rsa}.RSAPublicKey` },
  [`${rsa}.{rsa_crt_iqmp,rsa_crt_dmp1,rsa_crt_dmq1,rsa_recover_prime_factors,rsa_recover_private_exponent}`]: {
    is: "key",
    name: "RSA",
    material: "private-key"
  },

  [`${rsa}.RSAPrivateKey#public_key`]: { inherits: true, returns: `${rsa}.RSAPublicKey` },
  [`${rsa}.RSAPrivateKey#private_numbers`]: { inherits: true, returns: `${rsa}.RSAPrivateNumbers` },
  [`${rsa}.RSAPublicKey#public_numbers`]: { inherits: true, returns: `${rsa}.RSAPublicNumbers` },
  [`${rsa}.RSAPrivateKey#sign`]: {
    ...ofKey,
    is: "signature",
    from: arg(1, "any", "padding"),
    digest: arg(2, "any", "algorithm"),
    functions: ["sign"]
  },
  [`${rsa}.RSAPrivateKey#signer`]: {
    ...ofKey,
    is: "signature",
    from: arg(0, "any", "padding"),
    digest: arg(1, "any", "algorithm"),
    functions: ["sign"]
  },
  [`${rsa}.RSAPublicKey#verify`]: {
    ...ofKey,
    is: "signature",
    from: arg(2, "any", "padding"),
    digest: arg(3, "any", "algorithm"),
    functions: ["verify"]
  },
  [`${rsa}.RSAPublicKey#{verifier,recover_data_from_signature}`]: {
    ...ofKey,
    is: "signature",
    from: arg(1, "any", "padding"),
    digest: arg(2, "any", "algorithm"),
    functions: ["verify"]
  },
  [`${rsa}.RSAPublicKey#encrypt`]: { ...ofKey, is: "cipher", from: arg(1, "any", "padding"), functions: ["encrypt"] },
  [`${rsa}.RSAPrivateKey#decrypt`]: { ...ofKey, is: "cipher", from: arg(1, "any", "padding"), functions: ["decrypt"] },

  [`${padding}.PKCS1v15`]: { is: "parameters", name: "RSA", padding: "pkcs1v15" },
  [`${padding}.PSS`]: {
    is: "signature",
    name: "RSA",
    padding: "pss",
    mgfDigest: arg(0, "any", "mgf"),
    saltBits: arg(1, "bytes", "salt_length")
  },
  [`${padding}.OAEP`]: {
    is: "cipher",
    name: "RSA",
    padding: "oaep",
    mgfDigest: arg(0, "any", "mgf"),
    digest: arg(1, "any", "algorithm")
  },
  [`${padding}.MGF1`]: { mgfDigest: arg(0, "any", "algorithm") },
  "cryptography.hazmat.primitives.asymmetric.utils.Prehashed": { digest: arg(0, "any", "algorithm") }
})
