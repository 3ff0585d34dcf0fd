import { arg, library } from "../rule.ts"

const rsa = { is: "cipher", name: "RSA", primitive: "pke" } as const
const box = { is: "cipher", name: "NaCl-box" } as const
const secretbox = { is: "cipher", name: "XSalsa20-Poly1305" } as const

/*
 * https://github.com/ntrepid8/ex_crypto 0.10 (AES with a tag in GCM or, without one, in CBC: the call does not say which),
 * https://github.com/danielberkompas/cloak 1.1 (modules of Cloak.Ciphers), https://github.com/jlouis/enacl 1.2 (libsodium) and
 * https://github.com/ex-aws/ex_aws_kms 2.
 */
export const elixirCiphers = library("elixir", "elixirCiphers", {
  "ExCrypto.{generate_aes_key,generate_aes_key!}": {
    is: "keygen",
    name: "AES",
    keyBits: arg(0, "cipher"),
    material: "secret-key"
  },
  "ExCrypto.{encrypt,encrypt!}": { is: "cipher", name: "AES", functions: ["encrypt"] },
  "ExCrypto.{decrypt,decrypt!}": { is: "cipher", name: "AES", functions: ["decrypt"] },
  "ExCrypto.{rand_bytes,rand_bytes!}": { is: "random", name: "RNG", byteLength: arg(0, "size") },
  "ExCrypto.Hash.{hash,hash!}": { is: "hash", algorithm: arg(0, "hash") },
  "ExCrypto.HMAC.hmac": { is: "mac", name: "HMAC", digest: arg(0, "hash") },
  "ExPublicKey.generate_key": { is: "keygen", name: "RSA", keyBits: arg(0, "int"), material: "private-key" },
  "ExPublicKey.{load,load!,loads,loads!}": { is: "key", certificateFormat: "PEM" },
  "ExPublicKey.{encrypt_public,encrypt_private}": { ...rsa, functions: ["encrypt"] },
  "ExPublicKey.{decrypt_private,decrypt_public}": { ...rsa, functions: ["decrypt"] },
  "ExPublicKey.sign": { is: "signature", name: "RSA", digest: arg(1, "hash"), functions: ["sign"] },
  "ExPublicKey.verify": { is: "signature", name: "RSA", functions: ["verify"] },

  "Cloak.Ciphers.AES.GCM.encrypt": { is: "cipher", name: "AES", mode: "gcm", functions: ["encrypt"] },
  "Cloak.Ciphers.AES.GCM.decrypt": { is: "cipher", name: "AES", mode: "gcm", functions: ["decrypt"] },
  "Cloak.Ciphers.AES.CTR.encrypt": { is: "cipher", name: "AES", mode: "ctr", functions: ["encrypt"] },
  "Cloak.Ciphers.AES.CTR.decrypt": { is: "cipher", name: "AES", mode: "ctr", functions: ["decrypt"] },

  ":enacl.{box_keypair,box_seed_keypair}": { is: "keygen", name: "X25519" },
  ":enacl.{sign_keypair,sign_seed_keypair}": { is: "keygen", name: "Ed25519" },
  ":enacl.{box,box_seal,box_afternm}": { ...box, functions: ["encrypt"] },
  ":enacl.{box_open,box_seal_open,box_open_afternm}": { ...box, functions: ["decrypt"] },
  ":enacl.secretbox": { ...secretbox, functions: ["encrypt"] },
  ":enacl.secretbox_open": { ...secretbox, functions: ["decrypt"] },
  ":enacl.{sign,sign_detached}": { is: "signature", name: "Ed25519", functions: ["sign"] },
  ":enacl.{sign_open,sign_verify_detached}": { is: "signature", name: "Ed25519", functions: ["verify"] },
  ":enacl.generichash": { is: "hash", name: "BLAKE2b", outputBits: arg(0, "bytes"), functions: ["digest"] },
  ":enacl.{curve25519_scalarmult,box_beforenm}": { is: "key-agreement", name: "X25519" },
  ":enacl.{pwhash,pwhash_str}": { is: "password-hash", name: "Argon2id" },
  ":enacl.pwhash_str_verify": { is: "password-hash", name: "Argon2id", functions: ["verify"] },
  ":enacl.randombytes": { is: "random", name: "RNG", byteLength: arg(0, "size") },

  "ExAws.KMS.{encrypt,re_encrypt}": { is: "cipher", functions: ["encrypt"] },
  "ExAws.KMS.decrypt": { is: "cipher", functions: ["decrypt"] },
  "ExAws.KMS.{create_key,generate_data_key,generate_data_key_without_plaintext}": { is: "keygen" },
  "ExAws.KMS.generate_random": { is: "random", name: "RNG" }
})
