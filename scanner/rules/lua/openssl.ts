import { arg, library, text } from "../rule.ts"

const pkey = { is: "keygen" } as const

/*
 * https://github.com/fffonion/lua-resty-openssl 1; https://github.com/wahern/luaossl (modules openssl.*);
 * https://github.com/zhaozg/lua-openssl; luacrypto 0.3, manual; https://github.com/lunarmodules/luasec 1.3; luasodium 2 (names of
 * libsodium). The hash of lua-resty-openssl is SHA-1 when none is given.
 */
export const openssl = library("lua", "openssl", {
  "resty.openssl.digest.new": {
    is: "hash",
    algorithm: arg(0, "openssl"),
    returns: "openssl.digest",
    defaults: { name: "SHA-1" }
  },
  "resty.openssl.hmac.new": {
    is: "mac",
    name: "HMAC",
    keyBits: arg(0, "bytes"),
    digest: arg(1, "openssl"),
    returns: "openssl.hmac",
    defaults: { digest: "SHA-1" }
  },
  "resty.openssl.mac.new": {
    is: "mac",
    keyBits: arg(0, "bytes"),
    algorithm: arg(1, "openssl"),
    cipher: arg(2, "openssl"),
    digest: arg(3, "openssl"),
    returns: "openssl.hmac"
  },
  "resty.openssl.cipher.new": { is: "cipher", algorithm: arg(0, "openssl"), returns: "openssl.cipher" },
  "resty.openssl.pkey.new": {
    is: "key",
    algorithm: arg(0, "openssl", undefined, "type"),
    keyBits: arg(0, "int", undefined, "bits"),
    curve: arg(0, "curve", undefined, "curve"),
    returns: "openssl.pkey"
  },
  "resty.openssl.kdf.derive": {
    is: "kdf",
    algorithm: arg(0, "any", undefined, "type"),
    digest: arg(0, "openssl", undefined, "md"),
    saltBits: arg(0, "bytes", undefined, "salt"),
    iterations: arg(0, "int", undefined, "pbkdf2_iter|scrypt_N"),
    blockSize: arg(0, "int", undefined, "scrypt_r"),
    parallelism: arg(0, "int", undefined, "scrypt_p"),
    outputBits: arg(0, "bytes", undefined, "outlen")
  },
  "resty.openssl.kdf.TLS1_PRF": { name: "TLS-PRF" },
  "resty.openssl.kdf.PBKDF2": { name: "PBKDF2" },
  "resty.openssl.kdf.SCRYPT": { name: "scrypt" },
  "resty.openssl.kdf.HKDF": { name: "HKDF" },
  "resty.openssl.kdf.new": { is: "kdf", algorithm: arg(0, "openssl") },
  "resty.openssl.rand.bytes": { is: "random", name: "RNG", byteLength: arg(0, "size") },
  "resty.openssl.x509.new": { is: "certificate", certificateFormat: "X.509" },
  "resty.openssl.x509.csr.new": { is: "certificate", certificateFormat: "PKCS10" },
  "resty.openssl.x509.crl.new": { is: "certificate", certificateFormat: "X.509-CRL" },
  "resty.openssl.pkcs12.{encode,decode}": { is: "keystore", certificateFormat: "PKCS12" },
  "resty.openssl.ssl_ctx.{from_request,from_socket}": { is: "protocol", name: "TLS" },
  "openssl.digest#update": { refines: true, operates: true, functions: ["digest"] },
  "openssl.digest#final": { refines: true },
  "openssl.hmac#{update,final}": { refines: true, operates: true, functions: ["tag"] },
  "openssl.cipher#encrypt": {
    refines: true,
    nonceBits: arg(1, "bytes"),
    keyBits: arg(0, "bytes"),
    functions: ["encrypt"]
  },
  "openssl.cipher#decrypt": {
    refines: true,
    nonceBits: arg(1, "bytes"),
    keyBits: arg(0, "bytes"),
    functions: ["decrypt"]
  },
  "openssl.pkey#sign": { is: "signature", inherits: true, digest: arg(1, "openssl"), functions: ["sign"] },
  "openssl.pkey#encrypt": { is: "cipher", primitive: "pke", inherits: true, functions: ["encrypt"] },
  "openssl.pkey#decrypt": { is: "cipher", primitive: "pke", inherits: true, functions: ["decrypt"] },
  "openssl.pkey#derive": { is: "key-agreement", inherits: true },
  "openssl.pkey#encapsulate": { is: "kem", inherits: true, functions: ["encapsulate"] },
  "openssl.pkey#decapsulate": { is: "kem", inherits: true, functions: ["decapsulate"] },
  "openssl.pkey#verify": { is: "signature", inherits: true, digest: arg(2, "openssl"), functions: ["verify"] },

  "openssl.digest.new": { is: "hash", algorithm: arg(0, "openssl"), returns: "openssl.digest" },
  "openssl.hmac.new": {
    is: "mac",
    name: "HMAC",
    keyBits: arg(0, "bytes"),
    digest: arg(1, "openssl"),
    returns: "openssl.hmac"
  },
  "openssl.cipher.new": { is: "cipher", algorithm: arg(0, "openssl"), returns: "openssl.cipher" },
  "openssl.pkey.new": {
    is: "key",
    algorithm: arg(0, "openssl", undefined, "type"),
    keyBits: arg(0, "int", undefined, "bits"),
    curve: arg(0, "curve", undefined, "curve"),
    returns: "openssl.pkey"
  },
  "openssl.rand.{bytes,uniform}": { is: "random", name: "RNG", byteLength: arg(0, "size") },
  "openssl.x509.new": { is: "certificate", certificateFormat: "X.509" },
  "openssl.x509.csr.new": { is: "certificate", certificateFormat: "PKCS10" },
  "openssl.pkcs12.new": { is: "keystore", certificateFormat: "PKCS12" },
  "openssl.kdf.derive": {
    is: "kdf",
    algorithm: arg(0, "openssl", undefined, "type"),
    digest: arg(0, "openssl", undefined, "md"),
    saltBits: arg(0, "bytes", undefined, "salt"),
    iterations: arg(0, "int", undefined, "iter"),
    outputBits: arg(0, "bytes", undefined, "outlen")
  },
  "openssl.ssl.context.new": { is: "protocol", algorithm: arg(0, "tlsVersion") },

  "openssl.digest.{digest,get}": { is: "hash", algorithm: arg(0, "openssl") },
  "openssl.hmac.{hmac,digest}": { is: "mac", name: "HMAC", digest: arg(0, "openssl"), keyBits: arg(2, "bytes") },
  "openssl.cipher.{get,encrypt_new,encrypt}": { is: "cipher", algorithm: arg(0, "openssl"), functions: ["encrypt"] },
  "openssl.cipher.{decrypt_new,decrypt}": { is: "cipher", algorithm: arg(0, "openssl"), functions: ["decrypt"] },
  "openssl.{random,rand_bytes}": { is: "random", name: "RNG", byteLength: arg(0, "size") },

  "crypto.digest": { is: "hash", algorithm: arg(0, "openssl") },
  "crypto.digest.new": { is: "hash", algorithm: arg(0, "openssl"), returns: "openssl.digest" },
  "crypto.evp.{digest,new}": { is: "hash", algorithm: arg(0, "openssl") },
  "crypto.hmac.{digest,new}": { is: "mac", name: "HMAC", digest: arg(0, "openssl") },
  "crypto.encrypt": {
    is: "cipher",
    algorithm: arg(0, "openssl"),
    keyBits: arg(2, "bytes"),
    nonceBits: arg(3, "bytes"),
    functions: ["encrypt"]
  },
  "crypto.decrypt": {
    is: "cipher",
    algorithm: arg(0, "openssl"),
    keyBits: arg(2, "bytes"),
    nonceBits: arg(3, "bytes"),
    functions: ["decrypt"]
  },
  "crypto.sign": { is: "signature", digest: arg(0, "openssl"), functions: ["sign"] },
  "crypto.verify": { is: "signature", digest: arg(0, "openssl"), functions: ["verify"] },
  "crypto.pkey.generate": { ...pkey, algorithm: arg(0, "openssl"), keyBits: arg(1, "int") },
  "crypto.rand.bytes": { is: "random", name: "RNG", byteLength: arg(0, "size") },

  "ssl.newcontext": {
    is: "protocol",
    name: "TLS",
    version: arg(0, "tlsVersion", undefined, "protocol"),
    suite: arg(0, "cipherList", undefined, "ciphers|ciphersuites"),
    curve: arg(0, "curve", undefined, "curve"),
    verification: arg(0, "verifyModes", undefined, "verify")
  },
  "ssl.wrap": {
    is: "protocol",
    name: "TLS",
    version: arg(1, "tlsVersion", undefined, "protocol"),
    suite: arg(1, "cipherList", undefined, "ciphers|ciphersuites"),
    curve: arg(1, "curve", undefined, "curve"),
    verification: arg(1, "verifyModes", undefined, "verify")
  },
  "ssl.https.request": {
    is: "protocol",
    name: "TLS",
    version: arg(0, "tlsVersion", undefined, "protocol"),
    verification: arg(0, "verifyModes", undefined, "verify")
  },
  "ssl.loadcertificate": { is: "certificate", certificateFormat: "X.509" },

  "luasodium.crypto_secretbox{,_easy,_detached}": { is: "cipher", name: "XSalsa20-Poly1305", functions: ["encrypt"] },
  "luasodium.crypto_secretbox_{open,open_easy,open_detached}": {
    is: "cipher",
    name: "XSalsa20-Poly1305",
    functions: ["decrypt"]
  },
  "luasodium.crypto_box{,_easy,_detached}": { is: "cipher", name: "NaCl-box", functions: ["encrypt"] },
  "luasodium.crypto_box_{open,open_easy,open_detached}": { is: "cipher", name: "NaCl-box", functions: ["decrypt"] },
  "luasodium.crypto_box_keypair": { ...pkey, name: "X25519" },
  "luasodium.crypto_sign_keypair": { ...pkey, name: "Ed25519" },
  "luasodium.crypto_sign{,_detached}": { is: "signature", name: "Ed25519", functions: ["sign"] },
  "luasodium.crypto_sign_{open,verify_detached}": { is: "signature", name: "Ed25519", functions: ["verify"] },
  "luasodium.crypto_generichash": { is: "hash", name: "BLAKE2b" },
  "luasodium.{crypto_pwhash_str,crypto_pwhash,crypto_pwhash_str_verify}": { is: "password-hash", name: "Argon2id" },
  "luasodium.crypto_scalarmult": { is: "key-agreement", name: "X25519" },
  "luasodium.randombytes_buf": { is: "random", name: "RNG", byteLength: arg(0, "size") },

  "md5.{sum,sumhexa}": { is: "hash", name: "MD5" },
  "sha1.{sha1,binary}": { is: "hash", name: "SHA-1" },
  "sha1.{hmac,hmac_binary}": { is: "mac", name: "HMAC", digest: "SHA-1", keyBits: arg(0, "bytes") },
  "{sha2,pure_lua_SHA.sha2}.{md5,sha1,sha224,sha256,sha384,sha512,sha3_256,sha3_512,blake2b,blake2s,blake3}": {
    is: "hash",
    algorithm: text("{2}", "hash")
  },
  "bcrypt.digest": { is: "password-hash", name: "bcrypt", iterations: arg(1, "log2"), functions: ["keyderive"] },
  "bcrypt.verify": { is: "password-hash", name: "bcrypt", functions: ["verify"] },
  "argon2.{hash_encoded,verify}": { is: "password-hash", name: "Argon2" }
})
