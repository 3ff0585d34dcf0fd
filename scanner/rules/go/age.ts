import { arg, library } from "../rule.ts"

const x25519 = { is: "key", name: "X25519" } as const

/*
 * https://github.com/FiloSottile/age 1 and its format (age-encryption.org/v1): a file key is wrapped for X25519 or by scrypt, the file
 * is encrypted with ChaCha20-Poly1305. SetWorkFactor takes the exponent of the cost; the default of a recipient is 18.
 */
export const age = library("go", "age", {
  "filippo.io/age.{Encrypt,EncryptReader}": { is: "cipher", name: "age", functions: ["encrypt"] },
  "filippo.io/age.{Decrypt,DecryptReaderAt}": { is: "cipher", name: "age", functions: ["decrypt"] },
  "filippo.io/age.GenerateX25519Identity": { is: "keygen", name: "X25519" },
  "filippo.io/age.ParseX25519Identity": { ...x25519, material: "private-key" },
  "filippo.io/age.ParseX25519Recipient": { ...x25519, material: "public-key" },
  "filippo.io/age.GenerateHybridIdentity": { is: "keygen", name: "X-Wing" },
  "filippo.io/age.ParseHybridIdentity": { is: "key", name: "X-Wing", material: "private-key" },
  "filippo.io/age.ParseHybridRecipient": { is: "key", name: "X-Wing", material: "public-key" },
  "filippo.io/age/agessh.NewEncryptedSSHIdentity": { is: "key", material: "private-key", certificateFormat: "OpenSSH" },
  "filippo.io/age.ParseIdentities": { is: "key", material: "private-key" },
  "filippo.io/age.ParseRecipients": { is: "key", material: "public-key" },
  "filippo.io/age.{NewScryptRecipient,NewScryptIdentity}": {
    is: "kdf",
    name: "scrypt",
    returns: "filippo.io/age.ScryptRecipient"
  },
  "filippo.io/age.ScryptRecipient#SetWorkFactor": { refines: true, iterations: arg(0, "log2") },
  "filippo.io/age/agessh.NewRSARecipient": { is: "key", name: "RSA", material: "public-key", key: arg(0, "any") },
  "filippo.io/age/agessh.NewRSAIdentity": { is: "key", name: "RSA", material: "private-key", key: arg(0, "any") },
  "filippo.io/age/agessh.NewEd25519Recipient": { is: "key", name: "Ed25519", material: "public-key" },
  "filippo.io/age/agessh.NewEd25519Identity": { is: "key", name: "Ed25519", material: "private-key" },
  "filippo.io/age/agessh.ParseRecipient": { is: "key", material: "public-key", certificateFormat: "OpenSSH" },
  "filippo.io/age/agessh.ParseIdentity": { is: "key", material: "private-key", certificateFormat: "OpenSSH" }
})
