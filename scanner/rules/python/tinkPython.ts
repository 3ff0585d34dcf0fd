import { arg, library, text } from "../rule.ts"

const AEAD =
  "{AES128_EAX,AES128_EAX_RAW,AES256_EAX,AES256_EAX_RAW,AES128_GCM,AES128_GCM_RAW,AES256_GCM,AES256_GCM_RAW,AES128_GCM_SIV,AES128_GCM_SIV_RAW,AES256_GCM_SIV,AES256_GCM_SIV_RAW,AES128_CTR_HMAC_SHA256,AES128_CTR_HMAC_SHA256_RAW,AES256_CTR_HMAC_SHA256,AES256_CTR_HMAC_SHA256_RAW,XCHACHA20_POLY1305,XCHACHA20_POLY1305_RAW}"
const HYBRID =
  "{ECIES_P256_HKDF_HMAC_SHA256_AES128_GCM,ECIES_P256_COMPRESSED_HKDF_HMAC_SHA256_AES128_GCM,ECIES_P256_HKDF_HMAC_SHA256_AES128_CTR_HMAC_SHA256,ECIES_P256_COMPRESSED_HKDF_HMAC_SHA256_AES128_CTR_HMAC_SHA256,DHKEM_X25519_HKDF_SHA256_HKDF_SHA256_AES_128_GCM,DHKEM_X25519_HKDF_SHA256_HKDF_SHA256_AES_128_GCM_RAW,DHKEM_X25519_HKDF_SHA256_HKDF_SHA256_AES_256_GCM,DHKEM_X25519_HKDF_SHA256_HKDF_SHA256_AES_256_GCM_RAW,DHKEM_X25519_HKDF_SHA256_HKDF_SHA256_CHACHA20_POLY1305,DHKEM_X25519_HKDF_SHA256_HKDF_SHA256_CHACHA20_POLY1305_RAW}"
const SIGNATURE =
  "{ECDSA_P256,ECDSA_P256_RAW,ECDSA_P384,ECDSA_P384_SHA384,ECDSA_P384_SHA512,ECDSA_P521,ECDSA_P256_IEEE_P1363,ECDSA_P384_IEEE_P1363,ECDSA_P384_SHA384_IEEE_P1363,ECDSA_P521_IEEE_P1363,ED25519,RSA_SSA_PKCS1_3072_SHA256_F4,RSA_SSA_PKCS1_4096_SHA512_F4,RSA_SSA_PSS_3072_SHA256_SHA256_32_F4,RSA_SSA_PSS_4096_SHA512_SHA512_64_F4}"
const STREAMING =
  "{AES128_GCM_HKDF_4KB,AES128_GCM_HKDF_1MB,AES256_GCM_HKDF_4KB,AES256_GCM_HKDF_1MB,AES128_CTR_HMAC_SHA256_4KB,AES128_CTR_HMAC_SHA256_1MB,AES256_CTR_HMAC_SHA256_4KB,AES256_CTR_HMAC_SHA256_1MB}"

const template = { algorithm: text("{1}", "tink") } as const
const joseTemplate = { algorithm: text("{2}", "jose") } as const
const rsaTemplate = { ...joseTemplate, keyBits: text("{3}", "int") } as const

/*
 * Tink for Python 1.14, modules aead, daead, hybrid, mac, prf, signature, streaming_aead and jwt: a keyset is generated from
 * a template, which says all of it. Sizes of templates that a program makes are bytes.
 */
export const tinkPython = library("python", "tinkPython", {
  "tink.new_keyset_handle": { is: "keygen", algorithm: arg(0, "any", "key_template"), returns: "tink.KeysetHandle" },
  "tink.KeysetHandle.generate_new": {
    is: "keygen",
    algorithm: arg(0, "any", "key_template"),
    returns: "tink.KeysetHandle"
  },
  "tink.{read_keyset_handle,read_keyset_handle_with_associated_data,read_no_secret_keyset_handle}": {
    is: "keystore",
    returns: "tink.KeysetHandle"
  },

  [`tink.aead.aead_key_templates.${AEAD}`]: template,
  "tink.aead.aead_key_templates.create_aes_eax_key_template": {
    name: "AES",
    mode: "eax",
    keyBits: arg(0, "bytes", "key_size"),
    nonceBits: arg(1, "bytes", "iv_size")
  },
  "tink.aead.aead_key_templates.create_aes_gcm_key_template": {
    name: "AES",
    mode: "gcm",
    keyBits: arg(0, "bytes", "key_size")
  },
  "tink.aead.aead_key_templates.create_aes_gcm_siv_key_template": {
    name: "AES",
    mode: "gcm-siv",
    keyBits: arg(0, "bytes", "key_size")
  },
  "tink.daead.deterministic_aead_key_templates.AES256_SIV": { algorithm: text("AES256_SIV", "tink") },
  [`tink.hybrid.hybrid_key_templates.${HYBRID}`]: template,
  "tink.mac.mac_key_templates.{AES_CMAC,HMAC_SHA256_128BITTAG,HMAC_SHA256_256BITTAG,HMAC_SHA512_256BITTAG,HMAC_SHA512_512BITTAG}":
    template,
  "tink.prf.prf_key_templates.{AES_CMAC,HMAC_SHA256,HMAC_SHA512}": { algorithm: text("{1}_PRF", "tink") },
  "tink.prf.prf_key_templates.HKDF_SHA256": { algorithm: text("HKDF_SHA256", "tink") },
  [`tink.signature.signature_key_templates.${SIGNATURE}`]: template,
  "tink.signature.signature_key_templates.{ML_DSA_44,ML_DSA_65,ML_DSA_87,SLH_DSA_SHA2_128S}": {
    algorithm: text("{1}", "pqc")
  },
  [`tink.streaming_aead.streaming_aead_key_templates.${STREAMING}`]: template,
  "tink.jwt.{jwt_,raw_jwt_}{hs256,hs384,hs512,es256,es384,es512}_template": joseTemplate,
  "tink.jwt.{jwt_,raw_jwt_}{rs256,ps256}_{2048,3072}_f4_template": rsaTemplate,
  "tink.jwt.{jwt_,raw_jwt_}{rs384,ps384}_{3072}_f4_template": rsaTemplate,
  "tink.jwt.{jwt_,raw_jwt_}{rs512,ps512}_{4096}_f4_template": rsaTemplate
})
