import { arg, library } from "../rule.ts"

const dsa = "cryptography.hazmat.primitives.asymmetric.dsa"
const dh = "cryptography.hazmat.primitives.asymmetric.dh"

/* pyca/cryptography 48, "DSA" and "Diffie-Hellman key exchange"; signer and verifier as of 2.0. */
export const pycaDsaDh = library("python", "pycaDsaDh", {
  [`${dsa}.generate_private_key`]: {
    is: "keygen",
    name: "DSA",
    keyBits: arg(0, "int", "key_size"),
    returns: `${dsa}.DSAPrivateKey`
  },
  [`${dsa}.generate_parameters`]: {
    is: "parameters",
    name: "DSA",
    keyBits: arg(0, "int", "key_size"),
    returns: `${dsa}.DSAParameters`
  },
  [`${dsa}.DSAParameters#generate_private_key`]: {
    is: "keygen",
    name: "DSA",
    inherits: true,
    returns: `${dsa}.DSAPrivateKey`
  },
  [`${dsa}.DSAParameterNumbers`]: { is: "parameters", name: "DSA" },
  [`${dsa}.DSAParameterNumbers#parameters`]: { inherits: true, returns: `${dsa}.DSAParameters` },
  [`${dsa}.DSAPublicNumbers`]: {
    is: "key",
    name: "DSA",
    material: "public-key",
    from: arg(1, "any", "parameter_numbers")
  },
  [`${dsa}.DSAPrivateNumbers`]: {
    is: "key",
    name: "DSA",
    material: "private-key",
    from: arg(1, "any", "public_numbers")
  },
  [`${dsa}.DSAPublicNumbers#public_key`]: { inherits: true, returns: `${dsa}.DSAPublicKey` },
  [`${dsa}.DSAPrivateNumbers#private_key`]: { inherits: true, returns: `${dsa}.DSAPrivateKey` },
  [`${dsa}.{DSAPrivateKey,DSAPublicKey}#parameters`]: { inherits: true, returns: `${dsa}.DSAParameters` },
  [`${dsa}.DSAPrivateKey#public_key`]: { inherits: true, returns: `${dsa}.DSAPublicKey` },
  [`${dsa}.DSAPrivateKey#sign`]: {
    is: "signature",
    name: "DSA",
    inherits: true,
    digest: arg(1, "any", "algorithm"),
    functions: ["sign"]
  },
  [`${dsa}.DSAPrivateKey#signer`]: {
    is: "signature",
    name: "DSA",
    inherits: true,
    digest: arg(0, "any", "signature_algorithm"),
    functions: ["sign"]
  },
  [`${dsa}.DSAPublicKey#verify`]: {
    is: "signature",
    name: "DSA",
    inherits: true,
    digest: arg(2, "any", "algorithm"),
    functions: ["verify"]
  },
  [`${dsa}.DSAPublicKey#verifier`]: {
    is: "signature",
    name: "DSA",
    inherits: true,
    digest: arg(1, "any", "signature_algorithm"),
    functions: ["verify"]
  },

  [`${dh}.generate_parameters`]: {
    is: "parameters",
    name: "DH",
    keyBits: arg(1, "int", "key_size"),
    returns: `${dh}.DHParameters`
  },
  [`${dh}.DHParameters#generate_private_key`]: {
    is: "keygen",
    name: "DH",
    inherits: true,
    returns: `${dh}.DHPrivateKey`
  },
  [`${dh}.DHParameterNumbers`]: { is: "parameters", name: "DH" },
  [`${dh}.DHParameterNumbers#parameters`]: { inherits: true, returns: `${dh}.DHParameters` },
  [`${dh}.DHPublicNumbers`]: {
    is: "key",
    name: "DH",
    material: "public-key",
    from: arg(1, "any", "parameter_numbers")
  },
  [`${dh}.DHPrivateNumbers`]: {
    is: "key",
    name: "DH",
    material: "private-key",
    from: arg(1, "any", "public_numbers")
  },
  [`${dh}.DHPublicNumbers#public_key`]: { inherits: true, returns: `${dh}.DHPublicKey` },
  [`${dh}.DHPrivateNumbers#private_key`]: { inherits: true, returns: `${dh}.DHPrivateKey` },
  [`${dh}.{DHPrivateKey,DHPublicKey}#parameters`]: { inherits: true, returns: `${dh}.DHParameters` },
  [`${dh}.DHPrivateKey#public_key`]: { inherits: true, returns: `${dh}.DHPublicKey` },
  [`${dh}.DHPrivateKey#exchange`]: {
    is: "key-agreement",
    name: "DH",
    inherits: true,
    key: arg(0, "any", "peer_public_key")
  }
})
