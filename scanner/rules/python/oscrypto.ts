import { arg, library, text } from "../rule.ts"

const rsa = { name: "RSA", digest: arg(2, "hash", "hash_algorithm"), key: arg(0, "any") } as const
const verified = { digest: arg(3, "hash", "hash_algorithm"), functions: ["verify"] } as const
const block = { keyBits: arg(0, "bytes", "key"), nonceBits: arg(2, "bytes", "iv"), key: arg(0, "any", "key") } as const

/* oscrypto 1.3 (https://github.com/wbond/oscrypto/tree/master/docs) and asn1crypto 1.5, which it reads certificates and keys with. */
export const oscrypto = library("python", "oscrypto", {
  "oscrypto.symmetric.aes_cbc_{pkcs7,no_padding}_encrypt": {
    is: "cipher",
    name: "AES",
    mode: "cbc",
    ...block,
    functions: ["encrypt"]
  },
  "oscrypto.symmetric.aes_cbc_{pkcs7,no_padding}_decrypt": {
    is: "cipher",
    name: "AES",
    mode: "cbc",
    ...block,
    functions: ["decrypt"]
  },
  "oscrypto.symmetric.{des,tripledes,rc2}_cbc_pkcs5_encrypt": {
    is: "cipher",
    algorithm: text("{1}", "cipher"),
    mode: "cbc",
    key: block.key,
    functions: ["encrypt"]
  },
  "oscrypto.symmetric.{des,tripledes,rc2}_cbc_pkcs5_decrypt": {
    is: "cipher",
    algorithm: text("{1}", "cipher"),
    mode: "cbc",
    key: block.key,
    functions: ["decrypt"]
  },
  "oscrypto.symmetric.rc4_encrypt": { is: "cipher", name: "RC4", key: block.key, functions: ["encrypt"] },
  "oscrypto.symmetric.rc4_decrypt": { is: "cipher", name: "RC4", key: block.key, functions: ["decrypt"] },
  "oscrypto.asymmetric.rsa_pkcs1v15_sign": { is: "signature", ...rsa, padding: "pkcs1v15", functions: ["sign"] },
  "oscrypto.asymmetric.rsa_pss_sign": { is: "signature", ...rsa, padding: "pss", functions: ["sign"] },
  "oscrypto.asymmetric.rsa_pkcs1v15_verify": { is: "signature", ...verified, name: "RSA", padding: "pkcs1v15" },
  "oscrypto.asymmetric.rsa_pss_verify": { is: "signature", ...verified, name: "RSA", padding: "pss" },
  "oscrypto.asymmetric.ecdsa_verify": { is: "signature", ...verified, name: "ECDSA" },
  "oscrypto.asymmetric.dsa_verify": { is: "signature", ...verified, name: "DSA" },
  "oscrypto.asymmetric.ecdsa_sign": {
    is: "signature",
    name: "ECDSA",
    digest: arg(2, "hash", "hash_algorithm"),
    functions: ["sign"]
  },
  "oscrypto.asymmetric.dsa_sign": {
    is: "signature",
    name: "DSA",
    digest: arg(2, "hash", "hash_algorithm"),
    functions: ["sign"]
  },
  "oscrypto.asymmetric.rsa_pkcs1v15_encrypt": {
    is: "cipher",
    name: "RSA",
    padding: "pkcs1v15",
    functions: ["encrypt"]
  },
  "oscrypto.asymmetric.rsa_pkcs1v15_decrypt": {
    is: "cipher",
    name: "RSA",
    padding: "pkcs1v15",
    functions: ["decrypt"]
  },
  "oscrypto.asymmetric.rsa_oaep_encrypt": { is: "cipher", name: "RSA", padding: "oaep", functions: ["encrypt"] },
  "oscrypto.asymmetric.rsa_oaep_decrypt": { is: "cipher", name: "RSA", padding: "oaep", functions: ["decrypt"] },
  "oscrypto.asymmetric.generate_pair": {
    is: "keygen",
    algorithm: arg(0, "keyType", "algorithm"),
    keyBits: arg(1, "int", "bit_size"),
    curve: arg(2, "curve", "curve")
  },
  "oscrypto.asymmetric.{load_private_key,load_public_key}": { is: "key" },
  "oscrypto.asymmetric.load_certificate": { is: "certificate", certificateFormat: "X.509" },
  "oscrypto.asymmetric.load_pkcs12": { is: "keystore", certificateFormat: "PKCS12" },
  "oscrypto.kdf.pbkdf2": {
    is: "kdf",
    name: "PBKDF2",
    digest: arg(0, "hash", "hash_algorithm"),
    saltBits: arg(2, "bytes", "salt"),
    iterations: arg(3, "int", "iterations"),
    outputBits: arg(4, "bytes", "key_length")
  },
  "oscrypto.util.rand_bytes": { is: "random", name: "RNG", byteLength: arg(0, "size", "length") },
  "oscrypto.tls.{TLSSession,TLSSocket}": { is: "protocol", name: "TLS" },
  "asn1crypto.x509.Certificate.load": { is: "certificate", certificateFormat: "X.509" },
  "asn1crypto.csr.CertificationRequest.load": { is: "certificate", certificateFormat: "PKCS10" },
  "asn1crypto.crl.CertificateList.load": { is: "certificate", certificateFormat: "X.509-CRL" },
  "asn1crypto.keys.{PrivateKeyInfo,PublicKeyInfo,RSAPrivateKey,ECPrivateKey}.load": { is: "key" },
  "asn1crypto.pkcs12.Pfx.load": { is: "keystore", certificateFormat: "PKCS12" }
})
