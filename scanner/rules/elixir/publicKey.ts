import { arg, library, named } from "../rule.ts"

const tls = {
  is: "protocol",
  algorithm: named("versions", "tlsVersion"),
  suite: named("ciphers", "cipherSuite"),
  verification: named("verify", "verifyAtom"),
  defaults: { name: "TLS" }
} as const
const rsa = {
  is: "cipher",
  name: "RSA",
  padding: named("rsa_padding", "padding"),
  digest: named("rsa_oaep_md", "hash"),
  mgfDigest: named("rsa_mgf1_md", "hash")
} as const

const der = { is: "key", certificateFormat: "DER" } as const

/*
 * https://github.com/erlang/otp of OTP 25: lib/public_key/src/public_key.erl, lib/ssl/src/ssl.erl. Options are given as keywords,
 * also within those of httpc, hackney, Mint, Finch and Req: an entry that names a mode is a use of it. HTTPoison 2 hands options on to hackney.
 */
export const publicKey = library("elixir", "publicKey", {
  ":public_key.generate_key": {
    is: "keygen",
    algorithm: arg(0, "openssl", undefined, "0"),
    keyBits: arg(0, "int", undefined, "1"),
    curve: arg(0, "curve", undefined, "1")
  },
  ":public_key.compute_key": { is: "key-agreement" },
  ":public_key.sign": {
    is: "signature",
    digest: arg(1, "hash"),
    padding: named("rsa_padding", "padding"),
    functions: ["sign"]
  },
  "entry {supported_groups,eccs}": { is: "key-agreement", algorithm: arg(0, "tlsGroup") },
  "entry verify": { is: "protocol", algorithm: arg(0, "verifyAtom") },
  "entry hackney": { is: "protocol", algorithm: arg(0, "hackneyOptions") },
  "entry {signature_algs,signature_algs_cert}": { is: "signature", algorithm: arg(0, "tlsSignature") },
  ":public_key.verify": {
    is: "signature",
    digest: arg(1, "hash"),
    padding: named("rsa_padding", "padding"),
    functions: ["verify"]
  },
  ":public_key.{encrypt_public,encrypt_private}": { ...rsa, functions: ["encrypt"] },
  ":public_key.{decrypt_private,decrypt_public}": { ...rsa, functions: ["decrypt"] },
  ":public_key.pkix_sign": { is: "certificate", certificateFormat: "X.509", functions: ["sign"] },
  ":public_key.{pkix_verify,pkix_path_validation}": {
    is: "certificate",
    certificateFormat: "X.509",
    functions: ["verify"]
  },
  ":public_key.{pkix_decode_cert,cacerts_get,cacerts_load}": { is: "certificate", certificateFormat: "X.509" },
  ":public_key.{pkix_crl_verify,pkix_crls_validate}": {
    is: "certificate",
    certificateFormat: "X.509-CRL",
    functions: ["verify"]
  },
  ":public_key.pkix_ocsp_validate": { is: "certificate", certificateFormat: "OCSP", functions: ["verify"] },
  ":public_key.dh_gex_group": { is: "parameters", name: "DH", keyBits: arg(1, "int") },
  ":public_key.{der_decode,der_encode}": { is: "key", certificateFormat: "DER" },
  ':public_key.{der_decode,der_encode}("RSAPrivateKey")': { ...der, name: "RSA", material: "private-key" },
  ':public_key.{der_decode,der_encode}("RSAPublicKey")': { ...der, name: "RSA", material: "public-key" },
  ':public_key.{der_decode,der_encode}("ECPrivateKey")': { ...der, name: "EC", material: "private-key" },
  ':public_key.{der_decode,der_encode}("DSAPrivateKey")': { ...der, name: "DSA", material: "private-key" },
  ':public_key.{der_decode,der_encode}("PrivateKeyInfo")': { ...der, material: "private-key" },
  ':public_key.{der_decode,der_encode}("SubjectPublicKeyInfo")': { ...der, material: "public-key" },
  ':public_key.{der_decode,der_encode}("Certificate")': { is: "certificate", certificateFormat: "X.509" },
  ':public_key.{der_decode,der_encode}("OTPCertificate")': { is: "certificate", certificateFormat: "X.509" },
  ':public_key.{der_decode,der_encode}("CertificationRequest")': { is: "certificate", certificateFormat: "PKCS10" },
  ":public_key.pkix_encode": { is: "certificate", certificateFormat: "X.509" },
  ":public_key.pkix_verify_hostname": { is: "certificate", certificateFormat: "X.509", functions: ["verify"] },
  ":public_key.pkix_test_data": { is: "certificate", certificateFormat: "X.509" },
  ":public_key.{pem_decode,pem_encode,pem_entry_decode,pem_entry_encode}": { is: "key", certificateFormat: "PEM" },
  ":ssl.{connect,handshake}": tls,
  ":ssl.listen": { ...tls, side: "server" }
})
