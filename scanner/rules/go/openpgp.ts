import { arg, library } from "../rule.ts"

const pgp = "{golang.org/x/crypto,github.com/ProtonMail/go-crypto}/openpgp"
const key = { is: "key", certificateFormat: "OpenPGP" } as const
const message = { certificateFormat: "OpenPGP" } as const

/*
 * https://github.com/golang/crypto: openpgp (frozen) and its successor https://github.com/ProtonMail/go-crypto; otr, whose
 * long-lived keys are DSA. Algorithms are
 * set in packet.Config; the defaults differ between the two and between versions.
 */
export const openpgp = library("go", "openpgp", {
  [`${pgp}.NewEntity`]: { is: "keygen", ...message, from: arg(3, "any"), returns: "openpgp.Entity" },
  [`${pgp}.{ReadKeyRing,ReadArmoredKeyRing,ReadEntity}`]: key,
  [`${pgp}.{Encrypt,SymmetricallyEncrypt}`]: { is: "cipher", ...message, mode: "openpgp", functions: ["encrypt"] },
  [`${pgp}.ReadMessage`]: { is: "cipher", ...message, mode: "openpgp", functions: ["decrypt"] },
  [`${pgp}.{Sign,DetachSign,DetachSignText,ArmoredDetachSign,ArmoredDetachSignText}`]: {
    is: "signature",
    ...message,
    functions: ["sign"]
  },
  [`${pgp}.{CheckDetachedSignature,CheckArmoredDetachedSignature}`]: {
    is: "signature",
    ...message,
    functions: ["verify"]
  },
  [`${pgp}/clearsign.{Encode,EncodeMulti}`]: { is: "signature", ...message, functions: ["sign"] },
  [`new ${pgp}/packet.Config`]: { keyBits: arg(99, "int", "RSABits") },
  [`${pgp}/packet.Config#DefaultHash=`]: { is: "hash", algorithm: arg(0, "hash") },
  [`${pgp}/packet.Config#DefaultCipher=`]: { is: "cipher", algorithm: arg(0, "cipher") },
  [`${pgp}/packet.Cipher{AES128,AES192,AES256,3DES,CAST5}`]: { value: "{2}" },
  [`${pgp}/packet.NewRSA{Private,Public}Key`]: { ...key, name: "RSA", key: arg(1, "any") },
  [`${pgp}/packet.NewECDSA{Private,Public}Key`]: { ...key, name: "ECDSA", key: arg(1, "any") },
  [`${pgp}/packet.NewDSA{Private,Public}Key`]: { ...key, name: "DSA" },
  [`${pgp}/packet.NewElGamal{Private,Public}Key`]: { ...key, name: "ElGamal" },
  [`${pgp}/packet.NewSignerPrivateKey`]: { ...key, material: "private-key", key: arg(1, "any") },
  [`${pgp}.Entity#SignIdentity`]: { is: "signature", ...message, functions: ["sign"] },
  [`${pgp}/packet.Signature#{Sign,SignKey,SignUserId}`]: { is: "signature", ...message, functions: ["sign"] },
  [`${pgp}/packet.PublicKey#{VerifySignature,VerifyKeySignature,VerifyRevocationSignature,VerifyUserIdSignature}`]: {
    is: "signature",
    ...message,
    functions: ["verify"]
  },
  [`${pgp}/packet.EncryptedKey#Decrypt`]: { is: "key-wrap", ...message, functions: ["decrypt"] },
  [`${pgp}/packet.SymmetricKeyEncrypted#Decrypt`]: { is: "kdf", name: "S2K" },
  "golang.org/x/crypto/openpgp/packet.SymmetricallyEncrypted#Decrypt": {
    is: "cipher",
    ...message,
    algorithm: arg(0, "cipher"),
    mode: "openpgp",
    functions: ["decrypt"]
  },
  "golang.org/x/crypto/otr.PrivateKey#Generate": { is: "keygen", name: "DSA" },
  "golang.org/x/crypto/otr.PrivateKey#Sign": { is: "signature", name: "DSA", functions: ["sign"] },
  "golang.org/x/crypto/otr.PublicKey#Verify": { is: "signature", name: "DSA", functions: ["verify"] },
  "golang.org/x/crypto/openpgp/packet.SerializeSymmetricallyEncrypted": {
    is: "cipher",
    ...message,
    algorithm: arg(1, "cipher"),
    mode: "openpgp",
    functions: ["encrypt"]
  },
  [`${pgp}/packet.NewOCFBEncrypter`]: { is: "cipher", mode: "openpgp", from: arg(0, "any"), functions: ["encrypt"] },
  [`${pgp}/packet.NewOCFBDecrypter`]: { is: "cipher", mode: "openpgp", from: arg(0, "any"), functions: ["decrypt"] },
  [`${pgp}/packet.SerializeEncryptedKey`]: { is: "key-wrap", ...message, functions: ["encrypt"] },
  [`${pgp}/packet.SerializeSymmetricKeyEncrypted`]: { is: "kdf", name: "S2K" },
  [`${pgp}/s2k.Serialize`]: { is: "kdf", name: "S2K" },
  [`${pgp}/elgamal.Encrypt`]: { is: "cipher", name: "ElGamal", functions: ["encrypt"] },
  [`${pgp}/elgamal.Decrypt`]: { is: "cipher", name: "ElGamal", functions: ["decrypt"] },
  [`${pgp}/s2k.{Simple,Salted,Iterated}`]: { is: "kdf", name: "S2K", digest: arg(1, "hash") }
})
