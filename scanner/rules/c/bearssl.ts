import { arg, library, rest, text, type Row } from "../rule.ts"

const hashes = "{md5,sha1,sha224,sha256,sha384,sha512,md5sha1}"
const aes = "br_aes_{big,small,ct,ct64,x86ni,pwr8}"
const onState: Row = { refines: true, operates: true, on: arg(0, "any") }
const oaep: Row = { is: "cipher", name: "RSA", padding: "oaep" }
const keyed: Row = { is: "cipher", name: "AES", keyBits: arg(2, "bytes"), into: arg(0, "any") }
const speaks: Row = { is: "protocol", name: "TLS", into: arg(0, "any") }
const onEngine: Row = { is: "protocol", name: "TLS", on: arg(0, "any"), continues: true }

/*
 * Source: the headers of BearSSL 0.6, whose comments are its API documentation (bearssl.org/apidoc/files.html). DES is 3DES where the key
 * is longer than eight bytes, so that it has no name here; modes with tags are made for any block cipher.
 */
export const bearssl = library("c", "bearssl", {
  [`br_${hashes}_init`]: { is: "hash", algorithm: text("{1}", "hash"), into: arg(0, "any") },
  [`br_${hashes}_{update,out}`]: onState,
  [`br_${hashes}_vtable`]: { algorithm: text("{1}", "hash") },
  br_hmac_key_init: {
    is: "mac",
    name: "HMAC",
    digest: arg(1, "any"),
    keyBits: arg(3, "bytes"),
    into: arg(0, "any")
  },
  br_hmac_init: { refines: true, on: arg(1, "any"), tagBits: arg(2, "bytesOrAll") },
  br_hkdf_init: {
    is: "kdf",
    name: "HKDF",
    digest: arg(1, "any"),
    saltBits: arg(3, "bytes"),
    into: arg(0, "any")
  },
  br_hkdf_produce: { ...onState, outputBits: arg(4, "bytes") },
  br_tls10_prf: { is: "kdf", name: "TLS-PRF", digest: "MD5-SHA1", outputBits: arg(1, "bytes") },
  "br_tls12_{sha256,sha384}_prf": {
    is: "kdf",
    name: "TLS-PRF",
    digest: text("{1}", "hash"),
    outputBits: arg(1, "bytes")
  },

  [`${aes}_cbcenc_init`]: { ...keyed, mode: "cbc", functions: ["encrypt"] },
  [`${aes}_cbcdec_init`]: { ...keyed, mode: "cbc", functions: ["decrypt"] },
  [`${aes}_{ctr,ctrcbc}_init`]: { ...keyed, mode: "ctr" },
  [`${aes}_{cbcenc,cbcdec,ctr}_run`]: onState,
  "br_des_{tab,ct}_cbcenc_init": { is: "cipher", mode: "cbc", functions: ["encrypt"], into: arg(0, "any") },
  "br_des_{tab,ct}_cbcdec_init": { is: "cipher", mode: "cbc", functions: ["decrypt"], into: arg(0, "any") },
  "br_des_{tab,ct}_{cbcenc,cbcdec}_run": onState,
  "br_chacha20_{ct,sse2}_run": { is: "cipher", name: "ChaCha20", keyBits: 256 },
  "br_poly1305_{ctmul,ctmul32,i15,ctmulq}_run": {
    is: "cipher",
    name: "ChaCha20-Poly1305",
    functions: arg(8, "encryptFlag")
  },
  "br_{gcm,eax,ccm}_init": { is: "cipher", mode: text("{1}", "mode"), into: arg(0, "any") },
  "br_{gcm,eax,ccm}_run": onState,

  "br_ecdsa_{i31,i15}_sign_{asn1,raw}": {
    is: "signature",
    name: "ECDSA",
    digest: arg(1, "any"),
    functions: ["sign"]
  },
  "br_ecdsa_{i31,i15}_vrfy_{asn1,raw}": { is: "signature", name: "ECDSA", functions: ["verify"] },
  br_ec_keygen: { is: "keygen", name: "EC", curve: arg(4, "any") },
  "BR_EC_{secp192r1,secp224r1,secp256r1,secp256k1,secp384r1,secp521r1,brainpoolP256r1,brainpoolP384r1,brainpoolP512r1}":
    { curve: text("{1}", "curve") },
  "BR_EC_curve{25519,448}": { curve: "Curve{1}" },

  "br_rsa_{i15,i31,i32,i62}_{public,private}": { is: "cipher", name: "RSA", padding: "raw" },
  "br_rsa_{i15,i31,i32,i62}_pkcs1_sign": {
    is: "signature",
    name: "RSA",
    padding: "pkcs1v15",
    digest: arg(0, "any"),
    functions: ["sign"]
  },
  "br_rsa_{i15,i31,i32,i62}_pkcs1_vrfy": {
    is: "signature",
    name: "RSA",
    padding: "pkcs1v15",
    digest: arg(2, "any"),
    functions: ["verify"]
  },
  "BR_HASH_OID_{SHA1,SHA224,SHA256,SHA384,SHA512}": { algorithm: text("{1}", "hash") },
  "br_rsa_{i15,i31,i32,i62}_oaep_encrypt": { ...oaep, digest: arg(1, "any"), functions: ["encrypt"] },
  "br_rsa_{i15,i31,i32,i62}_oaep_decrypt": { ...oaep, digest: arg(0, "any"), functions: ["decrypt"] },
  "br_rsa_oaep_{encrypt,decrypt}_get_default": { ...oaep, functions: text("{1}", "cipherFunction") },
  br_rsa_pkcs1_sign_get_default: { is: "signature", name: "RSA", padding: "pkcs1v15", functions: ["sign"] },
  br_rsa_pkcs1_vrfy_get_default: { is: "signature", name: "RSA", padding: "pkcs1v15", functions: ["verify"] },
  "br_ecdsa_sign_{asn1,raw}_get_default": { is: "signature", name: "ECDSA", functions: ["sign"] },
  "br_ecdsa_vrfy_{asn1,raw}_get_default": { is: "signature", name: "ECDSA", functions: ["verify"] },
  "br_rsa_{i15,i31,i62}_keygen": { is: "keygen", name: "RSA", keyBits: arg(5, "int") },

  br_hmac_drbg_init: { is: "random", name: "HMAC_DRBG", digest: arg(1, "any"), into: arg(0, "any") },
  br_aesctr_drbg_init: { is: "random", name: "RNG", cipher: "AES", into: arg(0, "any") },
  "br_{hmac,aesctr}_drbg_generate": { ...onState, byteLength: arg(2, "size"), fills: arg(1, "any") },
  br_prng_seeder_system: { is: "random", name: "RNG" },

  br_ssl_client_init_full: speaks,
  "br_ssl_server_init_{full_rsa,full_ec,minr2g,mine2g,minf2g,minu2g,minv2g,mine2c,minf2c}": {
    ...speaks,
    side: "server"
  },
  br_ssl_engine_set_versions: { ...onEngine, version: rest(1, "tlsVersion") },
  br_ssl_engine_set_suites: onEngine,
  "BR_TLS1{0,1,2}": { value: "TLSv1.{1}" },
  "br_x509_minimal_init{,_full}": { is: "certificate", certificateFormat: "X.509", functions: ["verify"] }
})
