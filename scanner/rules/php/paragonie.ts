import { arg, library, text } from "../rule.ts"

const PASETO = "ParagonIE.Paseto"
const SWEET = "ParagonIE.CipherSweet"
const local = { is: "token", mode: "ctr-hmac", name: "AES", keyBits: 256, digest: "SHA-384" } as const

/*
 * PASETO specification (https://github.com/paseto-standard/paseto-spec): version 1 encrypts with AES-256-CTR and HMAC-SHA-384 and signs
 * with RSA-PSS, 2 takes XChaCha20-Poly1305 and Ed25519, 3 AES-256-CTR with HMAC-SHA-384 and ECDSA over P-384, 4 XChaCha20
 * with BLAKE2b and Ed25519; paragonie/paseto 3. paragonie/ciphersweet 4, "Security"; easy-ecc 1, README.
 */
export const paragonie = library("php", "paragonie", {
  [`${PASETO}.Protocol.{Version1,Version3}.encrypt`]: { ...local, functions: ["encrypt"] },
  [`${PASETO}.Protocol.{Version1,Version3}.decrypt`]: { ...local, functions: ["decrypt"] },
  [`${PASETO}.Protocol.Version2.encrypt`]: { is: "token", name: "XChaCha20-Poly1305", functions: ["encrypt"] },
  [`${PASETO}.Protocol.Version2.decrypt`]: { is: "token", name: "XChaCha20-Poly1305", functions: ["decrypt"] },
  [`${PASETO}.Protocol.Version4.encrypt`]: { is: "token", name: "XChaCha20", functions: ["encrypt"] },
  [`${PASETO}.Protocol.Version4.decrypt`]: { is: "token", name: "XChaCha20", functions: ["decrypt"] },
  [`${PASETO}.Protocol.Version1.sign`]: { is: "token", algorithm: text("PS384", "jose"), functions: ["sign"] },
  [`${PASETO}.Protocol.Version1.verify`]: { is: "token", algorithm: text("PS384", "jose"), functions: ["verify"] },
  [`${PASETO}.Protocol.Version3.sign`]: { is: "token", algorithm: text("ES384", "jose"), functions: ["sign"] },
  [`${PASETO}.Protocol.Version3.verify`]: { is: "token", algorithm: text("ES384", "jose"), functions: ["verify"] },
  [`${PASETO}.Protocol.{Version2,Version4}.sign`]: { is: "token", name: "Ed25519", functions: ["sign"] },
  [`${PASETO}.Protocol.{Version2,Version4}.verify`]: { is: "token", name: "Ed25519", functions: ["verify"] },
  [`${PASETO}.Builder.{getLocal,getPublic}`]: { is: "token", key: arg(0, "any"), functions: ["sign"] },
  [`${PASETO}.Parser.{getLocal,getPublic}`]: { is: "token", key: arg(0, "any"), functions: ["verify"] },
  [`${PASETO}.Keys.SymmetricKey.generate`]: { is: "keygen" },
  [`${PASETO}.Keys.AsymmetricSecretKey.generate`]: { is: "keygen" },

  [`new ${SWEET}.Backend.FIPSCrypto`]: { is: "cipher", name: "AES", keyBits: 256, mode: "ctr-hmac", digest: "SHA-384" },
  [`new ${SWEET}.Backend.ModernCrypto`]: { is: "cipher", name: "XChaCha20-Poly1305" },
  [`new ${SWEET}.Backend.BoringCrypto`]: { is: "cipher", name: "XChaCha20" },

  "new ParagonIE.EasyECC.EasyECC": {
    is: "key",
    name: "EC",
    curve: arg(0, "curve", "curve"),
    defaults: { curve: "Curve25519" }
  }
})
