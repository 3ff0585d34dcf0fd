import { arg, library, text, type Row } from "../rule.ts"

const onContext: Row = { refines: true, operates: true, on: arg(0, "any") }
const onSession: Row = { is: "protocol", name: "TLS", on: arg(0, "any"), continues: true }

/*
 * Sources: the headers of BoringSSL and AWS-LC beyond those of OpenSSL (github.com/aws/aws-lc/tree/main/include/openssl): hpke.h, aead.h,
 * curve25519.h, sha.h, digest.h, kdf.h, ctrdrbg.h, hrss.h, trust_token.h, kem_deterministic_api.h, ec.h, rsa.h, ssl.h.
 */
export const boringssl = library("c", "boringssl", {
  "EVP_AEAD_CTX_{seal,seal_scatter}": { ...onContext, functions: ["encrypt"] },
  "EVP_AEAD_CTX_{open,open_gather}": { ...onContext, functions: ["decrypt"] },
  EVP_aead_aes_128_cbc_sha256_tls_implicit_iv: {
    is: "cipher",
    name: "AES",
    keyBits: 128,
    mode: "cbc",
    digest: "SHA-256"
  },
  EVP_aead_aes_256_cbc_sha384_tls: { is: "cipher", name: "AES", keyBits: 256, mode: "cbc", digest: "SHA-384" },

  EVP_HPKE_KEY_generate: { is: "keygen", name: "HPKE" },
  "EVP_HPKE_CTX_{setup_sender,setup_auth_sender}": { is: "cipher", name: "HPKE", functions: ["encrypt"] },
  "EVP_HPKE_CTX_{setup_recipient,setup_auth_recipient}": { is: "cipher", name: "HPKE", functions: ["decrypt"] },

  "ED25519{ctx,ph}_{sign,verify}": { is: "signature", name: "Ed25519{1}", functions: text("{2}", "signFunction") },
  "ED25519ph_{sign,verify}_digest": { is: "signature", name: "Ed25519ph", functions: text("{1}", "signFunction") },
  SPAKE2_CTX_new: { is: "key-agreement", name: "SPAKE2" },
  "HRSS_{generate_key,encap,decap}": { is: "kem", name: "NTRU", parameterSet: "HRSS-701" },
  EVP_PKEY_keygen_deterministic: { is: "keygen", inherits: true, on: arg(0, "any"), into: arg(1, "any") },
  EVP_PKEY_encapsulate_deterministic: { is: "kem", inherits: true, on: arg(0, "any"), functions: ["encapsulate"] },
  "TRUST_TOKEN_{generate_key,derive_key_from_secret}": { is: "keygen", name: "OPRF" },

  SHA512_224: { is: "hash", name: "SHA-512/224" },
  SHA512_224_Init: { is: "hash", name: "SHA-512/224", into: arg(0, "any") },
  "{SHA512_224_Update,SHA512_256_Update,BLAKE2B256_Update}": onContext,
  "{SHA512_224_Final,SHA512_256_Final,BLAKE2B256_Final}": { refines: true, operates: true, on: arg(1, "any") },
  EVP_keccak256: { is: "hash", name: "Keccak-256" },
  "SSKDF_{digest,hmac}": { is: "kdf", name: "ConcatKDF", outputBits: arg(1, "bytes"), digest: arg(2, "any") },
  KBKDF_ctr_hmac: { is: "kdf", name: "KBKDF-Counter", outputBits: arg(1, "bytes"), digest: arg(2, "any") },
  CRYPTO_tls1_prf: { is: "kdf", name: "TLS-PRF", digest: arg(0, "any"), outputBits: arg(2, "bytes") },
  CRYPTO_tls13_hkdf_expand_label: { is: "kdf", name: "TLS13-KDF", outputBits: arg(1, "bytes"), digest: arg(2, "any") },
  "{CTR_DRBG_new,CTR_DRBG_init}": { is: "random", name: "CTR_DRBG", cipher: "AES", keyBits: 256 },
  CTR_DRBG_generate: { ...onContext, byteLength: arg(2, "size") },
  "{RAND_public_bytes,RAND_bytes_with_user_prediction_resistance}": {
    is: "random",
    name: "RNG",
    byteLength: arg(1, "size"),
    functions: ["generate"]
  },

  EC_GROUP_new_by_curve_name_mutable: { name: "EC", curve: arg(0, "curve") },
  "EC_group_{secp256k1,brainpoolP224r1,brainpoolP256r1,brainpoolP320r1,brainpoolP384r1,brainpoolP512r1}": {
    name: "EC",
    curve: text("{1}", "curve")
  },
  "{RSA_sign_raw,RSA_verify_raw}": { is: "signature", name: "RSA", padding: arg(6, "padding") },
  "{SSL_CTX,SSL}_set_custom_verify": { ...onSession, verification: arg(1, "verifyFlags") },
  "{SSL_CTX,SSL}_{set_verify_algorithm_prefs,set_signing_algorithm_prefs}": {
    is: "parameters",
    algorithm: arg(1, "any")
  },
  "{SSL_CTX,SSL}_set1_group_ids": { ...onSession, curve: arg(1, "curve") }
})
