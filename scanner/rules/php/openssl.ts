import { arg, library } from "../rule.ts"

const encrypted = {
  is: "cipher",
  key: arg(2, "any", "passphrase"),
  algorithm: arg(1, "openssl", "cipher_algo"),
  nonceBits: arg(4, "bytesOrAll", "iv"),
  padding: arg(3, "opensslOptions", "options"),
  defaults: { padding: "pkcs7" }
} as const
const padded = {
  is: "cipher",
  name: "RSA",
  primitive: "pke",
  key: arg(2, "any"),
  padding: arg(3, "padding", "padding")
} as const
const pkcs1 = { defaults: { padding: "pkcs1v15" } } as const
const privateKey = { is: "key", material: "private-key" } as const
const publicKey = { is: "key", material: "public-key" } as const
const certificate = { is: "certificate", certificateFormat: "X.509" } as const

/*
 * PHP manual 8.5, "OpenSSL" (https://www.php.net/manual/en/book.openssl.php): its functions and constants. `openssl_sign` and `openssl_verify` document SHA-1 unless told,
 * `openssl_pbkdf2` too, `openssl_spki_new` MD5, `openssl_x509_fingerprint` SHA-1, RSA functions PKCS #1 padding,
 * `openssl_pkey_new` RSA. A passphrase is padded or cut to the size of the key, so that its length says nothing.
 * "Other constants": encryption pads unless OPENSSL_ZERO_PADDING is set.
 */
export const openssl = library("php", "openssl", {
  "OPENSSL_{RAW_DATA,ZERO_PADDING,DONT_ZERO_PAD_KEY}": { value: "OPENSSL_{1}" },
  openssl_encrypt: { ...encrypted, tagBits: arg(7, "bytes", "tag_length"), functions: ["encrypt"] },
  openssl_decrypt: { ...encrypted, functions: ["decrypt"] },
  openssl_digest: { is: "hash", algorithm: arg(1, "openssl", "digest_algo"), functions: ["digest"] },
  openssl_pbkdf2: {
    is: "kdf",
    name: "PBKDF2",
    saltBits: arg(1, "bytes", "salt"),
    outputBits: arg(2, "bytes", "key_length"),
    iterations: arg(3, "int", "iterations"),
    digest: arg(4, "openssl", "digest_algo"),
    defaults: { digest: "SHA-1" }
  },
  openssl_random_pseudo_bytes: { is: "random", name: "RNG", byteLength: arg(0, "size", "length") },
  openssl_sign: {
    is: "signature",
    key: arg(2, "any", "private_key"),
    digest: arg(3, "openssl", "algorithm"),
    padding: arg(4, "padding", "padding"),
    functions: ["sign"],
    defaults: { digest: "SHA-1" }
  },
  openssl_verify: {
    is: "signature",
    key: arg(2, "any", "public_key"),
    digest: arg(3, "openssl", "algorithm"),
    padding: arg(4, "padding", "padding"),
    functions: ["verify"],
    defaults: { digest: "SHA-1" }
  },
  openssl_seal: {
    is: "cipher",
    algorithm: arg(4, "openssl", "cipher_algo"),
    nonceBits: arg(5, "bytes", "iv"),
    functions: ["encrypt"]
  },
  openssl_open: {
    is: "cipher",
    algorithm: arg(4, "openssl", "cipher_algo"),
    nonceBits: arg(5, "bytes", "iv"),
    functions: ["decrypt"]
  },

  openssl_pkey_new: {
    is: "keygen",
    algorithm: arg(0, "openssl", "options", "private_key_type"),
    keyBits: arg(0, "int", "options", "private_key_bits"),
    curve: arg(0, "curve", "options", "curve_name"),
    defaults: { name: "RSA" }
  },
  "{openssl_pkey_get_private,openssl_get_privatekey}": privateKey,
  "{openssl_pkey_get_public,openssl_get_publickey}": publicKey,
  openssl_pkey_export: {
    ...privateKey,
    key: arg(0, "any"),
    cipher: arg(3, "openssl", "options", "encrypt_key_cipher")
  },
  openssl_pkey_export_to_file: {
    ...privateKey,
    key: arg(0, "any"),
    cipher: arg(3, "openssl", "options", "encrypt_key_cipher")
  },
  openssl_public_encrypt: { ...padded, digest: arg(4, "openssl", "digest_algo"), functions: ["encrypt"], ...pkcs1 },
  openssl_private_decrypt: { ...padded, digest: arg(4, "openssl", "digest_algo"), functions: ["decrypt"], ...pkcs1 },
  openssl_private_encrypt: { ...padded, is: "signature", primitive: "signature", functions: ["sign"], ...pkcs1 },
  openssl_public_decrypt: { ...padded, is: "signature", primitive: "signature", functions: ["verify"], ...pkcs1 },
  openssl_dh_compute_key: { is: "key-agreement", name: "DH", key: arg(1, "any", "private_key") },
  openssl_pkey_derive: {
    is: "key-agreement",
    key: arg(1, "any", "private_key"),
    outputBits: arg(2, "bytes", "key_length")
  },

  openssl_csr_new: {
    is: "signature",
    key: arg(1, "any", "private_key"),
    digest: arg(2, "openssl", "options", "digest_alg"),
    certificateFormat: "PKCS10",
    functions: ["sign"]
  },
  openssl_csr_sign: {
    is: "signature",
    key: arg(2, "any", "private_key"),
    digest: arg(4, "openssl", "options", "digest_alg"),
    certificateFormat: "X.509",
    functions: ["sign"]
  },
  "{openssl_x509_read,openssl_x509_parse,openssl_x509_export,openssl_x509_export_to_file,openssl_x509_checkpurpose,openssl_x509_check_private_key}":
    certificate,
  "{openssl_csr_export,openssl_csr_export_to_file,openssl_csr_get_subject}": {
    is: "certificate",
    certificateFormat: "PKCS10"
  },
  openssl_csr_get_public_key: publicKey,
  openssl_password_hash: {
    is: "password-hash",
    algorithm: arg(0, "phpPassword", "algo"),
    iterations: arg(2, "int", "options", "time_cost"),
    memoryKib: arg(2, "int", "options", "memory_cost"),
    parallelism: arg(2, "int", "options", "threads"),
    functions: ["keyderive"]
  },
  openssl_password_verify: {
    is: "password-hash",
    algorithm: arg(0, "phpPassword", "algo"),
    functions: ["verify"]
  },
  openssl_x509_verify: { is: "signature", certificateFormat: "X.509", functions: ["verify"] },
  openssl_x509_fingerprint: {
    is: "hash",
    algorithm: arg(1, "openssl", "digest_algo"),
    functions: ["digest"],
    defaults: { name: "SHA-1" }
  },
  "{openssl_pkcs12_read,openssl_pkcs12_export,openssl_pkcs12_export_to_file}": {
    is: "keystore",
    certificateFormat: "PKCS12"
  },
  openssl_pkcs7_encrypt: {
    is: "cipher",
    algorithm: arg(5, "openssl", "cipher_algo"),
    certificateFormat: "PKCS7",
    functions: ["encrypt"]
  },
  openssl_cms_encrypt: {
    is: "cipher",
    algorithm: arg(6, "openssl", "cipher_algo"),
    certificateFormat: "PKCS7",
    functions: ["encrypt"]
  },
  "{openssl_pkcs7_decrypt,openssl_cms_decrypt}": { is: "cipher", certificateFormat: "PKCS7", functions: ["decrypt"] },
  "{openssl_pkcs7_sign,openssl_cms_sign}": { is: "signature", certificateFormat: "PKCS7", functions: ["sign"] },
  "{openssl_pkcs7_verify,openssl_cms_verify}": { is: "signature", certificateFormat: "PKCS7", functions: ["verify"] },
  openssl_spki_new: {
    is: "signature",
    key: arg(0, "any", "private_key"),
    digest: arg(2, "openssl", "digest_algo"),
    functions: ["sign"],
    defaults: { digest: "MD5" }
  },
  openssl_spki_verify: { is: "signature", functions: ["verify"] },
  "{openssl_spki_export,openssl_spki_export_challenge}": { is: "certificate" },

  "OPENSSL_ALGO_{SHA1,MD5,MD4,MD2,DSS1,SHA224,SHA256,SHA384,SHA512,RMD160}": { value: "{1}" },
  "OPENSSL_KEYTYPE_{RSA,DSA,DH,EC,X25519,ED25519,X448,ED448}": { value: "{1}" },
  OPENSSL_CIPHER_3DES: { value: "des-ede3-cbc" },
  OPENSSL_CIPHER_DES: { value: "des-cbc" },
  "OPENSSL_CIPHER_{RC2_40,RC2_64,RC2_128}": { value: "{1}" },
  "OPENSSL_CIPHER_{AES_128_CBC,AES_192_CBC,AES_256_CBC}": { value: "{1}" },
  "OPENSSL_{PKCS1_PADDING,SSLV23_PADDING,NO_PADDING,PKCS1_OAEP_PADDING}": { value: "{1}" },
  OPENSSL_PKCS1_PSS_PADDING: { value: "pss" }
})
