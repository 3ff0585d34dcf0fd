import { arg, library } from "../rule.ts"

const ecc = "org.signal.libsignal.protocol.ecc"
const kem = "org.signal.libsignal.protocol.kem"
const curve25519 = { name: "X25519" } as const
const kyber = { name: "Kyber", parameterSet: "1024" } as const

/*
 * https://github.com/signalapp/libsignal, java/shared/java and rust/bridge/shared: the only curve is Curve25519, with the
 * signatures of "The XEdDSA and VXEdDSA Signature Schemes"; the only type of KEM is Kyber-1024; HKDF_DeriveSecrets hashes with
 * SHA-256. https://github.com/cryptomator/siv-mode 1.6: AES in the mode of RFC 5297, keys of 128, 192 or 256 bits for each half.
 */
export const libsignal = library("java", "libsignal", {
  "org.signal.libsignal.protocol.kdf.HKDF.deriveSecrets": {
    is: "kdf",
    name: "HKDF",
    digest: "SHA-256",
    outputBits: arg(-1, "bytes"),
    functions: ["keyderive"]
  },
  "org.signal.libsignal.protocol.kdf.HKDF.deriveSecrets(4)": {
    is: "kdf",
    name: "HKDF",
    digest: "SHA-256",
    saltBits: arg(1, "bytes"),
    outputBits: arg(3, "bytes"),
    functions: ["keyderive"]
  },
  [`{${ecc}.ECKeyPair.generate,${ecc}.Curve.generateKeyPair}`]: {
    is: "keygen",
    ...curve25519,
    returns: `${ecc}.ECKeyPair`
  },
  [`${ecc}.ECKeyPair#getPrivateKey`]: { returns: `${ecc}.ECPrivateKey` },
  [`${ecc}.ECKeyPair#getPublicKey`]: { returns: `${ecc}.ECPublicKey` },
  [`new ${ecc}.ECPublicKey`]: {
    is: "key",
    ...curve25519,
    material: "public-key",
    returns: `${ecc}.ECPublicKey`
  },
  [`new ${ecc}.ECPrivateKey`]: {
    is: "key",
    ...curve25519,
    material: "private-key",
    returns: `${ecc}.ECPrivateKey`
  },
  [`${ecc}.ECPrivateKey#calculateSignature`]: { is: "signature", name: "XEdDSA", functions: ["sign"] },
  [`${ecc}.ECPrivateKey#calculateAgreement`]: { is: "key-agreement", ...curve25519, functions: ["keyderive"] },
  [`${ecc}.ECPublicKey#verifySignature`]: { is: "signature", name: "XEdDSA", functions: ["verify"] },
  [`${kem}.KEMKeyPair.generate`]: { is: "keygen", ...kyber },
  [`new ${kem}.KEMPublicKey`]: { is: "key", ...kyber, material: "public-key" },
  [`new ${kem}.KEMSecretKey`]: { is: "key", ...kyber, material: "private-key" },

  "new org.cryptomator.siv.SivMode": {
    is: "cipher",
    name: "AES",
    mode: "siv",
    returns: "org.cryptomator.siv.SivMode"
  },
  "org.cryptomator.siv.SivMode#encrypt": {
    is: "cipher",
    name: "AES",
    mode: "siv",
    functions: ["encrypt"],
    continues: true
  },
  "org.cryptomator.siv.SivMode#decrypt": {
    is: "cipher",
    name: "AES",
    mode: "siv",
    functions: ["decrypt"],
    continues: true
  }
})
