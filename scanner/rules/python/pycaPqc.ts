import { arg, library } from "../rule.ts"

const mlkem = "cryptography.hazmat.primitives.asymmetric.mlkem"
const mldsa = "cryptography.hazmat.primitives.asymmetric.mldsa"
const hpke = "cryptography.hazmat.primitives.hpke"
const kem = { name: "ML-KEM", parameterSet: "{1}" } as const
const dsa = { name: "ML-DSA", parameterSet: "{1}" } as const

/* pyca/cryptography 50, "ML-KEM key encapsulation", "ML-DSA signing" and "Hybrid Public Key Encryption (HPKE)". */
export const pycaPqc = library("python", "pycaPqc", {
  [`${mlkem}.MLKEM{768,1024}PrivateKey.generate`]: {
    ...kem,
    is: "keygen",
    returns: `${mlkem}.MLKEM{1}PrivateKey`
  },
  [`${mlkem}.MLKEM{768,1024}PrivateKey.from_seed_bytes`]: {
    ...kem,
    is: "key",
    material: "private-key",
    returns: `${mlkem}.MLKEM{1}PrivateKey`
  },
  [`${mlkem}.MLKEM{768,1024}PublicKey.from_public_bytes`]: {
    ...kem,
    is: "key",
    material: "public-key",
    returns: `${mlkem}.MLKEM{1}PublicKey`
  },
  [`${mlkem}.MLKEM{768,1024}PrivateKey#public_key`]: { inherits: true, returns: `${mlkem}.MLKEM{1}PublicKey` },
  [`${mlkem}.MLKEM{768,1024}PublicKey#encapsulate`]: {
    ...kem,
    is: "kem",
    inherits: true,
    functions: ["encapsulate"]
  },
  [`${mlkem}.MLKEM{768,1024}PrivateKey#decapsulate`]: {
    ...kem,
    is: "kem",
    inherits: true,
    functions: ["decapsulate"]
  },

  [`${mldsa}.MLDSA{44,65,87}PrivateKey.generate`]: {
    ...dsa,
    is: "keygen",
    returns: `${mldsa}.MLDSA{1}PrivateKey`
  },
  [`${mldsa}.MLDSA{44,65,87}PrivateKey.from_seed_bytes`]: {
    ...dsa,
    is: "key",
    material: "private-key",
    returns: `${mldsa}.MLDSA{1}PrivateKey`
  },
  [`${mldsa}.MLDSA{44,65,87}PublicKey.from_public_bytes`]: {
    ...dsa,
    is: "key",
    material: "public-key",
    returns: `${mldsa}.MLDSA{1}PublicKey`
  },
  [`${mldsa}.MLDSA{44,65,87}PrivateKey#public_key`]: { inherits: true, returns: `${mldsa}.MLDSA{1}PublicKey` },
  [`${mldsa}.MLDSA{44,65,87}PrivateKey#{sign,sign_mu}`]: {
    ...dsa,
    is: "signature",
    inherits: true,
    functions: ["sign"]
  },
  [`${mldsa}.MLDSA{44,65,87}PublicKey#{verify,verify_mu}`]: {
    ...dsa,
    is: "signature",
    inherits: true,
    functions: ["verify"]
  },
  [`${mldsa}.MLDSAMuHasher`]: { is: "signature", name: "ML-DSA", from: arg(0, "any", "public_key") },

  [`${hpke}.Suite`]: {
    is: "cipher",
    name: "HPKE",
    from: [arg(0, "any", "kem"), arg(1, "any", "kdf"), arg(2, "any", "aead")]
  },
  [`${hpke}.Suite#encrypt`]: { refines: true, functions: ["encrypt"] },
  [`${hpke}.Suite#decrypt`]: { refines: true, functions: ["decrypt"] },
  [`${hpke}.KEM.X25519`]: { curve: "Curve25519" },
  [`${hpke}.KEM.P{256,384,521}`]: { curve: "P-{1}" },
  [`${hpke}.KEM.MLKEM{768,1024}`]: { parameterSet: "ML-KEM-{1}" },
  [`${hpke}.KEM.MLKEM768_X25519`]: { parameterSet: "ML-KEM-768-X25519" },
  [`${hpke}.KEM.MLKEM1024_P384`]: { parameterSet: "ML-KEM-1024-P-384" },
  [`${hpke}.KDF.HKDF_SHA{256,384,512}`]: { digest: "SHA-{1}" },
  [`${hpke}.KDF.SHAKE{128,256}`]: { digest: "SHAKE{1}" },
  [`${hpke}.AEAD.AES_128_GCM`]: { cipher: "AES", keyBits: 128, mode: "gcm" },
  [`${hpke}.AEAD.AES_256_GCM`]: { cipher: "AES", keyBits: 256, mode: "gcm" },
  [`${hpke}.AEAD.CHACHA20_POLY1305`]: { cipher: "ChaCha20-Poly1305" },
  [`${hpke}.{MLKEM768X25519,MLKEM1024P384}PrivateKey`]: {
    is: "key",
    material: "private-key",
    key: arg(0, "any", "mlkem_key")
  },
  [`${hpke}.{MLKEM768X25519,MLKEM1024P384}PublicKey`]: {
    is: "key",
    material: "public-key",
    key: arg(0, "any", "mlkem_key")
  }
})
