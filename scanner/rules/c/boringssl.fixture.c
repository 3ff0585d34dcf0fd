#include <openssl/hpke.h>

void use(const uint8_t *in, uint8_t *out, const uint8_t *key, size_t n) {
  EVP_AEAD_CTX *aead = EVP_AEAD_CTX_new(EVP_aead_aes_256_gcm(), key, 32, 16); // expect: cipher AES-256-GCM functions=encrypt,decrypt
  EVP_AEAD_CTX_seal(aead, out, &n, 64, in, 12, in, 16, NULL, 0);
  EVP_AEAD_CTX_seal_scatter(aead, out, tag, &n, 16, in, 12, in, 16, NULL, 0, NULL, 0);
  EVP_AEAD_CTX_open(aead, out, &n, 64, in, 12, in, 32, NULL, 0);
  EVP_AEAD_CTX_open_gather(aead, out, in, 12, in, 16, tag, 16, NULL, 0);
  EVP_aead_aes_128_cbc_sha256_tls_implicit_iv(); // expect: cipher AES-128-CBC digest=SHA-256
  EVP_aead_aes_256_cbc_sha384_tls(); // expect: cipher AES-256-CBC digest=SHA-384
  EVP_HPKE_KEY_generate(&pair, EVP_hpke_x25519_hkdf_sha256()); // expect: keygen HPKE
  EVP_HPKE_CTX_setup_sender(ctx, out, &n, 32, kem, kdf, aead_id, key, 32, in, 4); // expect: cipher HPKE functions=encrypt
  EVP_HPKE_CTX_setup_auth_sender(ctx, out, &n, 32, kem, kdf, aead_id, key, 32, in, 4); // expect: cipher HPKE functions=encrypt
  EVP_HPKE_CTX_setup_recipient(ctx, &pair, kdf, aead_id, in, 32, in, 4); // expect: cipher HPKE functions=decrypt
  EVP_HPKE_CTX_setup_auth_recipient(ctx, &pair, kdf, aead_id, in, 32, in, 4); // expect: cipher HPKE functions=decrypt
  ED25519ctx_sign(out, in, n, key, in, 4); // expect: signature Ed25519ctx functions=sign
  ED25519ctx_verify(out, in, n, key, in, 4); // expect: signature Ed25519ctx functions=verify
  ED25519ph_sign(out, in, n, key, in, 4); // expect: signature Ed25519ph functions=sign
  ED25519ph_verify(out, in, n, key, in, 4); // expect: signature Ed25519ph functions=verify
  ED25519ph_sign_digest(out, in, key, in, 4); // expect: signature Ed25519ph functions=sign
  ED25519ph_verify_digest(out, in, key, in, 4); // expect: signature Ed25519ph functions=verify
  SPAKE2_CTX_new(spake2_role_alice, in, 5, in, 3); // expect: key-agreement SPAKE2
  HRSS_generate_key(&hpub, &hpriv, in); // expect: kem NTRU-HRSS-701
  HRSS_encap(out, out, &hpub, in); // expect: kem NTRU-HRSS-701
  HRSS_decap(out, &hpriv, in, n); // expect: kem NTRU-HRSS-701
  EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new_id(EVP_PKEY_RSA, NULL);
  EVP_PKEY_keygen_deterministic(ctx, &pkey, in, &n); // expect: keygen RSA
  EVP_PKEY_encapsulate_deterministic(ctx, out, &n, out, &n, in, &n); // expect: kem RSA functions=encapsulate
  TRUST_TOKEN_generate_key(TRUST_TOKEN_pst_v1_voprf(), out, &n, 512, out, &n, 512, 1); // expect: keygen OPRF
  TRUST_TOKEN_derive_key_from_secret(TRUST_TOKEN_pst_v1_voprf(), out, &n, 512, out, &n, 512, 1, in, 32); // expect: keygen OPRF
  SHA512_224(in, n, out); // expect: hash SHA-512/224
  SHA512_CTX s224;
  SHA512_224_Init(&s224); // expect: hash SHA-512/224
  SHA512_224_Update(&s224, in, n);
  SHA512_224_Final(out, &s224);
  SHA512_256_Update(&s256, in, n);
  SHA512_256_Final(out, &s256);
  BLAKE2B256_Update(&blake, in, n);
  BLAKE2B256_Final(out, &blake);
  EVP_keccak256(); // expect: hash Keccak-256
  SSKDF_digest(out, 32, EVP_sha256(), in, n, in, 4); // expect: kdf SP800_56C_OneStep-SHA-256 outputBits=256
  SSKDF_hmac(out, 32, EVP_sha256(), in, n, in, 4); // expect: kdf SP800_56C_OneStep-SHA-256 outputBits=256
  KBKDF_ctr_hmac(out, 32, EVP_sha384(), in, n, in, 4); // expect: kdf SP800_108_CounterKDF-HMAC-SHA-384 outputBits=256
  CRYPTO_tls1_prf(EVP_sha256(), out, 48, in, 48, "master secret", 13, in, 32, in, 32); // expect: kdf TLS12-PRF-SHA-256 outputBits=384
  CRYPTO_tls13_hkdf_expand_label(out, 32, EVP_sha256(), key, 32, in, 4, in, 32); // expect: kdf TLS13-PRF-SHA-256 outputBits=256
  CTR_DRBG_STATE *drbg = CTR_DRBG_new(in, NULL, 0); // expect: random CTR_DRBG-AES-256 byteLength=32
  CTR_DRBG_generate(drbg, out, 32, NULL, 0);
  CTR_DRBG_init(&state, in, NULL, 0); // expect: random CTR_DRBG-AES-256
  RAND_public_bytes(out, 16); // expect: random RNG byteLength=16 functions=generate
  RAND_bytes_with_user_prediction_resistance(out, 16, in); // expect: random RNG byteLength=16 functions=generate
  EC_KEY *by_name = EC_KEY_new();
  EC_KEY_set_group(by_name, EC_GROUP_new_by_curve_name_mutable(NID_secp384r1));
  EC_KEY_generate_key(by_name); // expect: keygen EC-P-384
  EC_KEY *k_secp256k1 = EC_KEY_new();
  EC_KEY_set_group(k_secp256k1, EC_group_secp256k1());
  EC_KEY_generate_key(k_secp256k1); // expect: keygen EC-secp256k1
  EC_KEY *k_brainpoolP224r1 = EC_KEY_new();
  EC_KEY_set_group(k_brainpoolP224r1, EC_group_brainpoolP224r1());
  EC_KEY_generate_key(k_brainpoolP224r1); // expect: keygen EC-brainpoolP224r1
  EC_KEY *k_brainpoolP256r1 = EC_KEY_new();
  EC_KEY_set_group(k_brainpoolP256r1, EC_group_brainpoolP256r1());
  EC_KEY_generate_key(k_brainpoolP256r1); // expect: keygen EC-brainpoolP256r1
  EC_KEY *k_brainpoolP320r1 = EC_KEY_new();
  EC_KEY_set_group(k_brainpoolP320r1, EC_group_brainpoolP320r1());
  EC_KEY_generate_key(k_brainpoolP320r1); // expect: keygen EC-brainpoolP320r1
  EC_KEY *k_brainpoolP384r1 = EC_KEY_new();
  EC_KEY_set_group(k_brainpoolP384r1, EC_group_brainpoolP384r1());
  EC_KEY_generate_key(k_brainpoolP384r1); // expect: keygen EC-brainpoolP384r1
  EC_KEY *k_brainpoolP512r1 = EC_KEY_new();
  EC_KEY_set_group(k_brainpoolP512r1, EC_group_brainpoolP512r1());
  EC_KEY_generate_key(k_brainpoolP512r1); // expect: keygen EC-brainpoolP512r1
  RSA_sign_raw(rsa, &n, out, 256, in, 32, RSA_PKCS1_PADDING); // expect: signature RSA-PKCS1-1.5
  RSA_verify_raw(rsa, &n, out, 256, in, 256, RSA_PKCS1_PADDING); // expect: signature RSA-PKCS1-1.5
}

void speak(SSL_CTX *ctx, SSL *ssl) {
  SSL_CTX_set_custom_verify(ctx, SSL_VERIFY_PEER, check); // expect: protocol TLS verification=peer
  SSL_CTX_set1_group_ids(ctx, ids, 2); // expect: protocol TLS
  SSL_CTX_set_verify_algorithm_prefs(ctx, prefs, 2); // expect: parameters unknown
  SSL_CTX_set_signing_algorithm_prefs(ctx, prefs, 2); // expect: parameters unknown
  SSL_set_custom_verify(ssl, SSL_VERIFY_PEER, check); // expect: protocol TLS verification=peer
  SSL_set1_group_ids(ssl, ids, 2); // expect: protocol TLS
  SSL_set_verify_algorithm_prefs(ssl, prefs, 2); // expect: parameters unknown
  SSL_set_signing_algorithm_prefs(ssl, prefs, 2); // expect: parameters unknown
}
