import { arg, library, text } from "../rule.ts"

const cipher = { is: "cipher", algorithm: text("{1}", "cipher"), keyBits: arg(0, "bytes", "key") } as const
const cobblestone = { is: "cipher", name: "AES", mode: "gcm", keyBits: text("{1}", "int") } as const
const aead = "cryptography.hazmat.primitives.ciphers.aead"
const modes = "cryptography.hazmat.{primitives,decrepit}.ciphers.modes"

/*
 * pyca/cryptography 50, "Cobblestone", "Symmetric encryption", "Authenticated encryption", "Decrepit cryptography", "Symmetric Padding"
 * and "Key wrapping", with the places older releases had the ciphers at. The tag that GCM makes has 16 bytes; that of the
 * AEAD classes is documented as 16 bytes and can only be chosen for AESCCM.
 */
export const pycaCiphers = library("python", "pycaCiphers", {
  "cryptography.hazmat.primitives.ciphers.{Cipher,base.Cipher}": {
    is: "cipher",
    algorithm: arg(0, "any", "algorithm"),
    from: arg(1, "any", "mode"),
    returns: "cryptography.hazmat.primitives.ciphers.Cipher"
  },
  "cryptography.hazmat.primitives.ciphers.Cipher#encryptor": {
    refines: true,
    functions: ["encrypt"],
    returns: "cryptography.hazmat.primitives.ciphers.CipherContext"
  },
  "cryptography.hazmat.primitives.ciphers.Cipher#decryptor": {
    refines: true,
    functions: ["decrypt"],
    returns: "cryptography.hazmat.primitives.ciphers.CipherContext"
  },
  "cryptography.hazmat.primitives.ciphers.CipherContext#{update,update_into}": { refines: true, operates: true },
  "cryptography.hazmat.primitives.ciphers.CipherContext#finalize_with_tag": {
    refines: true,
    tagBits: arg(0, "bytes", "tag")
  },

  "cryptography.hazmat.primitives.ciphers.algorithms.{AES,AES128,AES256,Camellia,SM4,TripleDES,ARC4,Blowfish,CAST5,SEED,IDEA}":
    cipher,
  "cryptography.hazmat.decrepit.ciphers.algorithms.{Camellia,TripleDES,ARC4,Blowfish,CAST5,SEED,IDEA,RC2}": cipher,
  "cryptography.hazmat.primitives.ciphers.algorithms.ChaCha20": {
    is: "cipher",
    name: "ChaCha20",
    keyBits: arg(0, "bytes", "key"),
    nonceBits: arg(1, "bytes", "nonce")
  },

  "cryptography.hazmat.primitives.ciphers.modes.CBC": {
    mode: "cbc",
    nonceBits: arg(0, "bytes", "initialization_vector")
  },
  [`${modes}.{OFB,CFB,CFB8}`]: { mode: text("{2}", "mode"), nonceBits: arg(0, "bytes", "initialization_vector") },
  "cryptography.hazmat.primitives.ciphers.modes.CTR": { mode: "ctr", nonceBits: arg(0, "bytes", "nonce") },
  "cryptography.hazmat.primitives.ciphers.modes.{ECB,XTS}": { mode: text("{1}", "mode") },
  "cryptography.hazmat.primitives.ciphers.modes.GCM": {
    mode: "gcm",
    nonceBits: arg(0, "bytes", "initialization_vector"),
    tagBits: arg(2, "bytes", "min_tag_length"),
    defaults: { tagBits: 128 }
  },

  "cryptography.hazmat.primitives.padding.{PKCS7,ANSIX923}": { is: "parameters", padding: text("{1}", "padding") },

  [`${aead}.{AESGCM,AESOCB3,AESSIV,AESGCMSIV,ChaCha20Poly1305}`]: {
    ...cipher,
    defaults: { tagBits: 128 }
  },
  [`${aead}.AESCCM`]: {
    ...cipher,
    algorithm: text("AESCCM", "cipher"),
    tagBits: arg(1, "bytes", "tag_length"),
    defaults: { tagBits: 128 }
  },
  [`${aead}.{AESGCM,AESCCM,AESOCB3,AESSIV,AESGCMSIV}.generate_key`]: {
    is: "keygen",
    algorithm: text("{1}", "cipher"),
    keyBits: arg(0, "int", "bit_length")
  },
  [`${aead}.ChaCha20Poly1305.generate_key`]: { is: "keygen", name: "ChaCha20-Poly1305" },
  [`${aead}.{AESGCM,AESCCM,AESOCB3,AESGCMSIV,ChaCha20Poly1305}#{encrypt,encrypt_into}`]: {
    refines: true,
    functions: ["encrypt"],
    nonceBits: arg(0, "bytes", "nonce")
  },
  [`${aead}.{AESGCM,AESCCM,AESOCB3,AESGCMSIV,ChaCha20Poly1305}#{decrypt,decrypt_into}`]: {
    refines: true,
    functions: ["decrypt"],
    nonceBits: arg(0, "bytes", "nonce")
  },
  [`${aead}.AESSIV#{encrypt,encrypt_into}`]: { refines: true, functions: ["encrypt"] },
  [`${aead}.AESSIV#{decrypt,decrypt_into}`]: { refines: true, functions: ["decrypt"] },

  "cryptography.hazmat.primitives.keywrap.aes_key_wrap": {
    is: "key-wrap",
    name: "AES",
    mode: "kw",
    keyBits: arg(0, "bytes", "wrapping_key"),
    functions: ["encrypt"]
  },
  "cryptography.hazmat.primitives.keywrap.aes_key_unwrap": {
    is: "key-wrap",
    name: "AES",
    mode: "kw",
    keyBits: arg(0, "bytes", "wrapping_key"),
    functions: ["decrypt"]
  },
  "cryptography.hazmat.primitives.keywrap.aes_key_wrap_with_padding": {
    is: "key-wrap",
    name: "AES",
    mode: "kwp",
    keyBits: arg(0, "bytes", "wrapping_key"),
    functions: ["encrypt"]
  },
  "cryptography.hazmat.primitives.keywrap.aes_key_unwrap_with_padding": {
    is: "key-wrap",
    name: "AES",
    mode: "kwp",
    keyBits: arg(0, "bytes", "wrapping_key"),
    functions: ["decrypt"]
  },

  "cryptography.cobblestone.Cobblestone{128,256}Encryptor": { ...cobblestone, functions: ["encrypt"] },
  "cryptography.cobblestone.Cobblestone{128,256}Decryptor": { ...cobblestone, functions: ["decrypt"] },
  "cryptography.cobblestone.Cobblestone{128,256}Encryptor.generate_key": { ...cobblestone, is: "keygen" },

  "cryptography.fernet.Fernet": { is: "cipher", name: "Fernet" },
  "cryptography.fernet.Fernet.generate_key": { is: "keygen", name: "Fernet" },
  "cryptography.fernet.MultiFernet": { is: "cipher", name: "Fernet" },
  "cryptography.fernet.{Fernet,MultiFernet}#{encrypt,encrypt_at_time}": { refines: true, functions: ["encrypt"] },
  "cryptography.fernet.{Fernet,MultiFernet}#{decrypt,decrypt_at_time}": { refines: true, functions: ["decrypt"] },
  "cryptography.fernet.MultiFernet#rotate": { refines: true, functions: ["decrypt", "encrypt"] }
})
