#include <openssl/evp.h>
#include <openssl/rsa.h>

void generate_rsa(void) {
  EVP_PKEY *pkey = NULL;
  EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new_id(EVP_PKEY_RSA, NULL);
  EVP_PKEY_keygen_init(ctx); /* none */
  EVP_PKEY_CTX_set_rsa_keygen_bits(ctx, 2048); /* none */
  EVP_PKEY_keygen(ctx, &pkey); // expect: keygen RSA-2048
  EVP_DigestSignInit(md_ctx, &sign_ctx, EVP_sha256(), NULL, pkey); // expect: signature RSA-SHA-256-2048 functions=sign
  EVP_DigestVerifyInit(md_ctx, NULL, NULL, NULL, pkey); // expect: signature RSA-2048 functions=verify
}

void generate_others(void) {
  EVP_PKEY *pkey = NULL, *params = NULL;
  EVP_PKEY_CTX *a = EVP_PKEY_CTX_new_id(EVP_PKEY_EC, NULL); /* none */
  EVP_PKEY_CTX *b = EVP_PKEY_CTX_new_id(EVP_PKEY_EC, NULL); /* none */
  EVP_PKEY_CTX_set_ec_paramgen_curve_nid(a, NID_X9_62_prime256v1); /* none */
  EVP_PKEY_keygen(a, &pkey); // expect: keygen EC-P-256
  EVP_PKEY_CTX_set_ec_paramgen_curve_nid(b, NID_secp384r1); /* none */
  EVP_PKEY_paramgen(b, &params); // expect: parameters EC-P-384
  EVP_PKEY_CTX *dsa = EVP_PKEY_CTX_new_from_name(NULL, "DSA", NULL); /* none */
  EVP_PKEY_CTX_set_dsa_paramgen_bits(dsa, 3072); /* none */
  EVP_PKEY_CTX_set_dsa_paramgen_md(dsa, EVP_sha256());
  EVP_PKEY_paramgen(dsa, &params); // expect: parameters DSA-3072-SHA-256
  EVP_PKEY_CTX *dh = EVP_PKEY_CTX_new_id(EVP_PKEY_DH, NULL); /* none */
  EVP_PKEY_CTX_set_dh_paramgen_prime_len(dh, 2048); /* none */
  EVP_PKEY_paramgen(dh, &params); // expect: parameters DH-2048
  EVP_PKEY_CTX *dhx = EVP_PKEY_CTX_new_id(EVP_PKEY_DHX, NULL); /* none */
  EVP_PKEY_CTX_set_dh_nid(dhx, NID_ffdhe4096); /* none */
  EVP_PKEY_generate(dhx, &params); // expect: keygen FFDHE-ffdhe4096
  EVP_PKEY_CTX *named = EVP_PKEY_CTX_new_from_name(NULL, "EC", NULL); /* none */
  EVP_PKEY_CTX_set_group_name(named, "P-521"); /* none */
  EVP_PKEY_generate(named, &pkey); // expect: keygen EC-P-521
  EVP_PKEY_CTX *pss = EVP_PKEY_CTX_new_id(EVP_PKEY_RSA_PSS, NULL); /* none */
  EVP_PKEY_CTX_set_rsa_keygen_bits(pss, bits_from_elsewhere); /* none */
  EVP_PKEY_CTX_set_rsa_pss_keygen_md(pss, EVP_sha256());
  EVP_PKEY_keygen(pss, &pkey); // expect: keygen RSA-PSS-SHA-256-MGF1
}

void every_type(void) {
  EVP_PKEY_keygen(EVP_PKEY_CTX_new_id(EVP_PKEY_X25519, NULL), &pkey); // expect: keygen x25519
  EVP_PKEY_keygen(EVP_PKEY_CTX_new_id(EVP_PKEY_X448, NULL), &pkey); // expect: keygen x448
  EVP_PKEY_keygen(EVP_PKEY_CTX_new_id(EVP_PKEY_ED25519, NULL), &pkey); // expect: keygen Ed25519
  EVP_PKEY_keygen(EVP_PKEY_CTX_new_id(EVP_PKEY_ED448, NULL), &pkey); // expect: keygen Ed448
  EVP_PKEY_keygen(EVP_PKEY_CTX_new_id(EVP_PKEY_SM2, NULL), &pkey); // expect: keygen SM2
  EVP_PKEY_keygen(EVP_PKEY_CTX_new_id(EVP_PKEY_DSA, NULL), &pkey); // expect: keygen DSA
  EVP_PKEY_derive(EVP_PKEY_CTX_new_id(EVP_PKEY_TLS1_PRF, NULL), out, &len); // expect: kdf TLS-PRF
  EVP_PKEY_derive(EVP_PKEY_CTX_new_id(EVP_PKEY_HKDF, NULL), out, &len); // expect: kdf HKDF
  EVP_PKEY_derive(EVP_PKEY_CTX_new_id(EVP_PKEY_SCRYPT, NULL), out, &len); // expect: kdf scrypt
  EVP_PKEY_new_mac_key(EVP_PKEY_HMAC, NULL, key, 32); // expect: key HMAC byteLength=32
  EVP_PKEY_new_mac_key(EVP_PKEY_CMAC, NULL, key, 32); // expect: key CMAC byteLength=32
  EVP_PKEY_new_mac_key(EVP_PKEY_POLY1305, NULL, key, 32); // expect: key Poly1305 byteLength=32
  EVP_PKEY_new_mac_key(EVP_PKEY_SIPHASH, NULL, key, 32); // expect: key SipHash byteLength=32
  EVP_PKEY_new_raw_private_key(NID_X25519, NULL, key, 32); // expect: key x25519 material=private-key
  EVP_PKEY_new_raw_private_key(NID_X448, NULL, key, 32); // expect: key x448 material=private-key
  EVP_PKEY_new_raw_private_key(NID_ED25519, NULL, key, 32); // expect: key Ed25519 material=private-key
  EVP_PKEY_new_raw_private_key(NID_ED448, NULL, key, 32); // expect: key Ed448 material=private-key
  EVP_PKEY_new_raw_public_key(NID_ED25519, NULL, key, 32); // expect: key Ed25519 material=public-key
  EVP_PKEY_keygen(EVP_PKEY_CTX_new_id(NID_rsaEncryption, NULL), &pkey); // expect: keygen RSA
  EVP_PKEY_keygen(EVP_PKEY_CTX_new_id(NID_dsa, NULL), &pkey); // expect: keygen DSA
  EVP_PKEY_keygen(EVP_PKEY_CTX_new_id(NID_X9_62_id_ecPublicKey, NULL), &pkey); // expect: keygen EC
  EVP_PKEY_keygen(unknown_ctx, &pkey); // expect: keygen unknown
  EVP_PKEY_Q_keygen(NULL, NULL, "RSA", (size_t)3072); // expect: keygen RSA-3072
  EVP_PKEY_Q_keygen(NULL, NULL, "EC", "P-256"); // expect: keygen EC-P-256
  EVP_PKEY_Q_keygen(NULL, NULL, "ML-KEM-768"); // expect: keygen ML-KEM-768
  EVP_RSA_gen(4096); // expect: keygen RSA-4096
  EVP_EC_gen("secp521r1"); // expect: keygen EC-P-521
}

void encrypt_rsa(EVP_PKEY *pkey) {
  EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new(pkey, NULL);
  EVP_PKEY_CTX_set_rsa_padding(ctx, RSA_PKCS1_OAEP_PADDING); /* none */
  EVP_PKEY_CTX_set_rsa_oaep_md(ctx, EVP_sha256());
  EVP_PKEY_CTX_set_rsa_mgf1_md(ctx, EVP_sha256());
  EVP_PKEY_encrypt(ctx, out, &outlen, in, inlen); // expect: cipher RSA-OAEP-SHA-256-MGF1 padding=oaep digest=SHA-256 mgfDigest=SHA-256 functions=encrypt
  EVP_PKEY *own = EVP_RSA_gen(2048); // expect: keygen RSA-2048
  EVP_PKEY_CTX *second = EVP_PKEY_CTX_new_from_pkey(NULL, own, NULL);
  EVP_PKEY_CTX_set_rsa_padding(second, RSA_PKCS1_PADDING); /* none */
  EVP_PKEY_decrypt(second, out, &outlen, in, inlen); // expect: cipher RSA-PKCS1-1.5-2048 functions=decrypt
  EVP_PKEY_CTX *third = EVP_PKEY_CTX_new(own, NULL);
  EVP_PKEY_CTX_set_rsa_padding(third, RSA_PKCS1_PSS_PADDING); /* none */
  EVP_PKEY_CTX_set_rsa_pss_saltlen(third, 32); /* none */
  EVP_PKEY_CTX_set_signature_md(third, EVP_sha384());
  EVP_PKEY_CTX_set_rsa_mgf1_md_name(third, "SHA384", NULL); /* none */
  EVP_PKEY_sign(third, sig, &siglen, tbs, tbslen); // expect: signature RSA-PSS-SHA-384-MGF1-32-2048 saltBits=256 mgfDigest=SHA-384 functions=sign
  EVP_PKEY_CTX *fourth = EVP_PKEY_CTX_new(own, NULL);
  EVP_PKEY_CTX_set_rsa_oaep_md_name(fourth, "SHA512", NULL); /* none */
  EVP_PKEY_encapsulate(fourth, out, &outlen, secret, &secretlen); // expect: kem RSA-SHA-512-2048 functions=encapsulate
  EVP_PKEY_decapsulate(fourth, out, &outlen, secret, &secretlen); // expect: kem RSA-SHA-512-2048 functions=decapsulate
  EVP_PKEY_verify(fourth, sig, siglen, tbs, tbslen); // expect: signature RSA-SHA-512-2048 functions=verify
  EVP_PKEY_verify_recover(fourth, sig, siglen, tbs, tbslen); // expect: signature RSA-SHA-512-2048 functions=verify
  EVP_PKEY_CTX *hkdf = EVP_PKEY_CTX_new_id(EVP_PKEY_HKDF, NULL);
  EVP_PKEY_CTX_set_hkdf_md(hkdf, EVP_sha512());
  EVP_PKEY_derive(hkdf, out, &len); // expect: kdf HKDF-SHA-512
  EVP_PKEY_CTX *prf = EVP_PKEY_CTX_new_id(EVP_PKEY_TLS1_PRF, NULL);
  EVP_PKEY_CTX_set_tls1_prf_md(prf, EVP_sha256());
  EVP_PKEY_derive(prf, out, &len); // expect: kdf TLS12-PRF-SHA-256
  EVP_PKEY_CTX *scrypt = EVP_PKEY_CTX_new_id(EVP_PKEY_SCRYPT, NULL);
  EVP_PKEY_CTX_set_scrypt_N(scrypt, 1024); /* none */
  EVP_PKEY_CTX_set_scrypt_r(scrypt, 8); /* none */
  EVP_PKEY_CTX_set_scrypt_p(scrypt, 16); /* none */
  EVP_PKEY_derive(scrypt, out, &len); // expect: kdf scrypt-1024-8-16
}

void without_context(EVP_PKEY_CTX *ctx) {
  EVP_PKEY_CTX_set_rsa_keygen_bits(ctx, 1024); // expect: keygen RSA-1024
  EVP_PKEY_CTX_set_dsa_paramgen_bits(ctx, 1024); // expect: parameters DSA-1024
  EVP_PKEY_CTX_set_dh_paramgen_prime_len(ctx, 1024); // expect: parameters DH-1024
}

void digest_sign(EVP_PKEY *pkey) {
  EVP_MD_CTX *ctx = EVP_MD_CTX_new();
  EVP_PKEY_CTX *pctx = NULL;
  EVP_DigestSignInit(ctx, &pctx, EVP_sha512(), NULL, pkey); // expect: signature RSA-PSS-SHA-512-MGF1 functions=sign digest=SHA-512 padding=pss
  EVP_PKEY_CTX_set_rsa_padding(pctx, RSA_PKCS1_PSS_PADDING); /* none */
  EVP_DigestVerifyInit(other, NULL, EVP_sha1(), NULL, pkey); // expect: signature unknown functions=verify digest=SHA-1
  EVP_DigestSignInit_ex(other, NULL, "SHA256", NULL, NULL, pkey, NULL); // expect: signature unknown functions=sign digest=SHA-256
  EVP_DigestVerifyInit_ex(other, NULL, "SHA3-256", NULL, NULL, pkey, NULL); // expect: signature unknown functions=verify digest=SHA3-256
  EVP_SignInit(old, EVP_md5()); // expect: signature unknown functions=sign digest=MD5
  EVP_SignInit_ex(old, EVP_sha1(), NULL); // expect: signature unknown functions=sign digest=SHA-1
  EVP_SignFinal(old, sig, &siglen, pkey); /* none */
  EVP_VerifyInit(old, EVP_sha256(), NULL); // expect: signature unknown functions=verify digest=SHA-256
  EVP_VerifyInit_ex(old, EVP_sha256(), NULL); // expect: signature unknown functions=verify digest=SHA-256
  EVP_VerifyFinal(old, sig, siglen, pkey); /* none */
  EVP_SIGNATURE_fetch(NULL, "ML-DSA-65", NULL); // expect: signature ML-DSA-65
  EVP_KEYEXCH_fetch(NULL, "X25519", NULL); // expect: key-agreement x25519
  EVP_KEM_fetch(NULL, "ML-KEM-1024", NULL); // expect: kem ML-KEM-1024
  EVP_ASYM_CIPHER_fetch(NULL, "RSA", NULL); // expect: cipher RSA
}

void rsa(void) {
  RSA *key = RSA_new();
  RSA_generate_key(1024, RSA_F4, NULL, NULL); // expect: keygen RSA-1024
  RSA_generate_key_ex(key, 2048, e, NULL); // expect: keygen RSA-2048
  EVP_PKEY *pkey = EVP_PKEY_new();
  EVP_PKEY_assign_RSA(pkey, key); /* none */
  EVP_PKEY_sign(EVP_PKEY_CTX_new(pkey, NULL), sig, &siglen, tbs, tbslen); // expect: signature RSA-2048 functions=sign
  RSA_generate_multi_prime_key(key2, 4096, 3, e, NULL); // expect: keygen RSA-4096
  RSA_generate_key_fips(key3, 3072, NULL); // expect: keygen RSA-3072
  RSA_public_encrypt(len, in, out, key, RSA_PKCS1_OAEP_PADDING); // expect: cipher RSA-OAEP-2048 functions=encrypt
  RSA_private_decrypt(len, in, out, key, RSA_PKCS1_PADDING); // expect: cipher RSA-PKCS1-1.5-2048 functions=decrypt
  RSA_private_decrypt(len, in, out, key, RSA_SSLV23_PADDING); // expect: cipher RSA-SSLv23-2048 padding=sslv23 functions=decrypt
  RSA_private_decrypt(len, in, out, key, RSA_NO_PADDING); // expect: cipher RSA-RAW-2048 padding=none functions=decrypt
  RSA_private_encrypt(len, in, out, other, RSA_PKCS1_PADDING); // expect: signature RSA-PKCS1-1.5 functions=sign
  RSA_public_decrypt(len, in, out, other, RSA_X931_PADDING); // expect: signature RSA-X9.31 padding=x931 functions=verify
  RSA_sign(NID_sha256, digest, 32, sig, &siglen, key); // expect: signature RSA-PKCS1-1.5-SHA-256-2048 functions=sign
  RSA_verify(NID_md5, digest, 16, sig, siglen, other); // expect: signature RSA-PKCS1-1.5-MD5 functions=verify
  RSA_padding_add_PKCS1_PSS(other, em, hash, EVP_sha256(), -1); // expect: signature RSA-PSS-SHA-256-MGF1
  RSA_padding_add_PKCS1_PSS_mgf1(other, em, hash, EVP_sha256(), EVP_sha1(), -1); // expect: signature RSA-PSS-SHA-256-MGF1-SHA-1 mgfDigest=SHA-1
  RSA_verify_PKCS1_PSS(other, hash, EVP_sha384(), em, -1); // expect: signature RSA-PSS-SHA-384-MGF1 functions=verify
  RSA_padding_add_PKCS1_OAEP(to, tlen, from, flen, param, plen); // expect: cipher RSA-OAEP
  RSA_padding_check_PKCS1_OAEP(to, tlen, from, flen, param, plen); // expect: cipher RSA-OAEP
  RSA_padding_add_PKCS1_OAEP_mgf1(to, tlen, from, flen, param, plen, EVP_sha256(), EVP_sha1()); // expect: cipher RSA-OAEP-SHA-256-MGF1-SHA-1 mgfDigest=SHA-1
}

void dsa_and_dh(void) {
  DSA *dsa = DSA_new();
  DSA_generate_parameters(1024, NULL, 0, NULL, NULL, NULL, NULL); // expect: keygen DSA-1024
  DSA_generate_parameters_ex(dsa, 2048, NULL, 0, NULL, NULL, NULL); // expect: keygen DSA-2048
  DSA_generate_key(dsa); // expect: keygen DSA-2048
  DSA_sign(0, digest, 20, sig, siglen, dsa); // expect: signature DSA-2048 functions=sign
  DSA_verify(0, digest, 20, sig, siglen, dsa); // expect: signature DSA-2048 functions=verify
  DSA_do_sign(digest, 20, dsa); // expect: signature DSA-2048 functions=sign
  DSA_do_verify(digest, 20, sig, dsa); // expect: signature DSA-2048 functions=verify
  DH *dh = DH_new();
  DH_generate_parameters(512, 2, NULL, NULL); // expect: parameters DH-512
  DH_generate_parameters_ex(dh, 2048, DH_GENERATOR_2, NULL); // expect: parameters DH-2048
  DH_generate_key(dh); // expect: keygen DH-2048
  DH_compute_key(secret, pub, dh); // expect: key-agreement DH-2048
  DH_compute_key_padded(secret, pub, dh); // expect: key-agreement DH-2048
  DH_new_by_nid(NID_ffdhe2048); // expect: parameters FFDHE-ffdhe2048
  DH_new_by_nid(NID_ffdhe3072); // expect: parameters FFDHE-ffdhe3072
  DH_new_by_nid(NID_ffdhe4096); // expect: parameters FFDHE-ffdhe4096
  DH_new_by_nid(NID_ffdhe6144); // expect: parameters FFDHE-ffdhe6144
  DH_new_by_nid(NID_ffdhe8192); // expect: parameters FFDHE-ffdhe8192
  DH_new_by_nid(NID_modp_1536); // expect: parameters FFDHE-modp1536
  DH_new_by_nid(NID_modp_2048); // expect: parameters FFDHE-modp2048
  DH_new_by_nid(NID_modp_3072); // expect: parameters FFDHE-modp3072
  DH_new_by_nid(NID_modp_4096); // expect: parameters FFDHE-modp4096
  DH_new_by_nid(NID_modp_6144); // expect: parameters FFDHE-modp6144
  DH_new_by_nid(NID_modp_8192); // expect: parameters FFDHE-modp8192
  DH_get_1024_160(); // expect: parameters DH-1024
  DH_get_2048_224(); // expect: parameters DH-2048
  DH_get_2048_256(); // expect: parameters DH-2048
  EVP_PKEY_set1_DSA(pkey, dsa); /* none */
  EVP_PKEY_set1_DH(pkey, dsa); /* none */
  EVP_PKEY_assign_DSA(pkey, dsa); /* none */
  EVP_PKEY_assign_DH(pkey, dsa); /* none */
}

void elliptic(void) {
  EC_KEY *key = EC_KEY_new_by_curve_name(NID_secp256k1); // expect: key EC-secp256k1
  EC_KEY_generate_key(key); // expect: keygen EC-secp256k1
  ECDSA_sign(0, digest, 32, sig, &siglen, key); // expect: signature ECDSA-secp256k1 functions=sign
  ECDSA_verify(0, digest, 32, sig, siglen, other); // expect: signature ECDSA functions=verify
  ECDSA_do_sign(digest, 32, key); // expect: signature ECDSA-secp256k1 functions=sign
  ECDSA_do_verify(digest, 32, sig, key); // expect: signature ECDSA-secp256k1 functions=verify
  ECDH_compute_key(secret, 32, pub, key, NULL); // expect: key-agreement ECDH-secp256k1
  EC_KEY_new_by_curve_name_ex(NULL, NULL, NID_secp521r1); // expect: key EC-P-521
  EC_KEY *made = EC_KEY_new();
  EC_KEY_set_group(made, EC_GROUP_new_by_curve_name(NID_secp224r1));
  EC_KEY_generate_key(made); // expect: keygen EC-P-224
  EC_group_p224(); // expect: parameters EC-P-224
  EC_group_p256(); // expect: parameters EC-P-256
  EC_group_p384(); // expect: parameters EC-P-384
  EC_group_p521(); // expect: parameters EC-P-521
  EC_KEY_new_by_curve_name(NID_X9_62_prime192v1); // expect: key EC-P-192
  EC_KEY_new_by_curve_name(NID_X9_62_prime239v1); // expect: key EC-prime239v1
  EC_KEY_new_by_curve_name(NID_secp160r1); // expect: key EC-secp160r1
  EC_KEY_new_by_curve_name(NID_secp192k1); // expect: key EC-secp192k1
  EC_KEY_new_by_curve_name(NID_secp224k1); // expect: key EC-secp224k1
  EC_KEY_new_by_curve_name(NID_sm2); // expect: key EC-sm2p256v1
  EC_KEY_new_by_curve_name(NID_sect163k1); // expect: key EC-K-163
  EC_KEY_new_by_curve_name(NID_sect233k1); // expect: key EC-K-233
  EC_KEY_new_by_curve_name(NID_sect283k1); // expect: key EC-K-283
  EC_KEY_new_by_curve_name(NID_sect409k1); // expect: key EC-K-409
  EC_KEY_new_by_curve_name(NID_sect571k1); // expect: key EC-K-571
  EC_KEY_new_by_curve_name(NID_brainpoolP160r1); // expect: key EC-brainpoolP160r1
  EC_KEY_new_by_curve_name(NID_brainpoolP224r1); // expect: key EC-brainpoolP224r1
  EC_KEY_new_by_curve_name(NID_brainpoolP256r1); // expect: key EC-brainpoolP256r1
  EC_KEY_new_by_curve_name(NID_brainpoolP320r1); // expect: key EC-brainpoolP320r1
  EC_KEY_new_by_curve_name(NID_brainpoolP384r1); // expect: key EC-brainpoolP384r1
  EC_KEY_new_by_curve_name(NID_brainpoolP512r1); // expect: key EC-brainpoolP512r1
  EC_KEY_new_by_curve_name(nid); // expect: key EC
  EVP_PKEY_set1_EC_KEY(pkey, key); /* none */
  EVP_PKEY_set1_RSA(pkey, key); /* none */
  EVP_PKEY_assign_EC_KEY(pkey, key); /* none */
  ED25519_sign(sig, msg, len, key); // expect: signature Ed25519 functions=sign
  ED25519_verify(sig, msg, len, key); // expect: signature Ed25519 functions=verify
  ED25519_keypair(pub, priv, seed); // expect: keygen Ed25519
  ED25519_keypair_from_seed(pub, priv, seed); // expect: keygen Ed25519
  X25519(secret, priv, peer); // expect: key-agreement x25519
  X25519_public_from_private(pub, priv); // expect: key-agreement x25519
  X25519_keypair(pub, priv); // expect: keygen x25519
}
void one_shot_signatures(EVP_PKEY *pkey) {
  EVP_MD_CTX *sign = EVP_MD_CTX_new();
  EVP_DigestSignInit_ex(sign, NULL, "SHA2-256", NULL, NULL, pkey, NULL); // expect: signature unknown functions=sign digest=SHA-256
  EVP_DigestSignUpdate(sign, in, len);
  EVP_DigestSign(sign, sig, &siglen, in, len);
  EVP_MD_CTX *check = EVP_MD_CTX_new();
  EVP_PKEY *made = EVP_EC_gen("P-384"); // expect: keygen EC-P-384
  EVP_DigestVerifyInit_ex(check, NULL, "SHA384", NULL, NULL, made, NULL); // expect: signature ECDSA-P-384-SHA-384 functions=verify digest=SHA-384
  EVP_DigestVerifyUpdate(check, in, len);
  EVP_DigestVerify(check, sig, siglen, in, len);
  EVP_SignInit(sign, EVP_sha1()); // expect: signature unknown functions=sign digest=SHA-1
  EVP_SignUpdate(sign, in, len);
  EVP_SignFinal_ex(sign, sig, &siglen, pkey, NULL, NULL);
  EVP_VerifyInit(check, EVP_sha1()); // expect: signature unknown functions=verify digest=SHA-1
  EVP_VerifyUpdate(check, in, len);
  EVP_VerifyFinal_ex(check, sig, siglen, pkey, NULL, NULL);
}

void keys_of_other_forms(EVP_PKEY_CTX *ctx) {
  EVP_PKEY_new_raw_private_key_ex(NULL, "X25519", NULL, raw, 32); // expect: key x25519 material=private-key
  EVP_PKEY_new_raw_public_key_ex(NULL, "ED448", NULL, raw, 57); // expect: key Ed448 material=public-key
  EVP_PKEY_new_CMAC_key(NULL, raw, 16, EVP_aes_128_cbc()); // expect: key AES-128-CMAC
  EVP_PKEY_new_raw_private_key(EVP_PKEY_ML_DSA_44, NULL, raw, 32); // expect: key ML-DSA-44 material=private-key
  EVP_PKEY_new_raw_private_key(EVP_PKEY_ML_DSA_65, NULL, raw, 32); // expect: key ML-DSA-65 material=private-key
  EVP_PKEY_new_raw_private_key(EVP_PKEY_ML_DSA_87, NULL, raw, 32); // expect: key ML-DSA-87 material=private-key
  EVP_PKEY_new_raw_private_key(EVP_PKEY_ML_KEM_768, NULL, raw, 64); // expect: key ML-KEM-768 material=private-key
  EVP_PKEY_new_raw_private_key(EVP_PKEY_ML_KEM_1024, NULL, raw, 64); // expect: key ML-KEM-1024 material=private-key
  EVP_PKEY_CTX *pss = EVP_PKEY_CTX_new_id(EVP_PKEY_RSA_PSS, NULL);
  EVP_PKEY_CTX_set_rsa_pss_keygen_md_name(pss, "SHA256", NULL);
  EVP_PKEY_CTX_set_rsa_pss_keygen_mgf1_md(pss, EVP_sha256());
  EVP_PKEY_CTX_set_rsa_pss_keygen_mgf1_md_name(pss, "SHA256");
  EVP_PKEY_CTX_set_rsa_pss_keygen_saltlen(pss, 32);
  EVP_PKEY_keygen(pss, &key); // expect: keygen RSA-PSS-SHA-256-MGF1-32 saltBits=256 mgfDigest=SHA-256
  EVP_PKEY_CTX *mac = EVP_PKEY_CTX_new_id(EVP_PKEY_HMAC, NULL);
  EVP_PKEY_CTX_set_mac_key(mac, raw, 32);
  EVP_PKEY_keygen(mac, &key); // expect: keygen HMAC keyBits=256
  EVP_PKEY_CTX *dh = EVP_PKEY_CTX_new_id(EVP_PKEY_DHX, NULL);
  EVP_PKEY_CTX_set_dh_kdf_md(dh, EVP_sha256());
  EVP_PKEY_derive(dh, out, &len); // expect: key-agreement DH-SHA-256 digest=SHA-256
  EVP_PKEY_CTX *ec = EVP_PKEY_CTX_new_id(EVP_PKEY_EC, NULL);
  EVP_PKEY_CTX_set_ecdh_kdf_md(ec, EVP_sha384());
  EVP_PKEY_derive(ec, out, &len); // expect: key-agreement ECDH digest=SHA-384
}

void rsa_and_groups(RSA *rsa) {
  RSA_verify_PKCS1_PSS_mgf1(rsa, hash, EVP_sha256(), EVP_sha1(), em, 20); // expect: signature RSA-PSS-SHA-256-MGF1-SHA-1 functions=verify
  RSA_sign_pss_mgf1(rsa, &len, out, max, digest, 32, EVP_sha256(), EVP_sha256(), -1); // expect: signature RSA-PSS-SHA-256-MGF1 functions=sign
  RSA_verify_pss_mgf1(rsa, digest, 48, EVP_sha384(), EVP_sha384(), -1, sig, len); // expect: signature RSA-PSS-SHA-384-MGF1 functions=verify
  RSA_encrypt(rsa, &len, out, max, in, 16, RSA_PKCS1_OAEP_PADDING); // expect: cipher RSA-OAEP functions=encrypt
  RSA_decrypt(rsa, &len, out, max, in, 16, RSA_PKCS1_PADDING); // expect: cipher RSA-PKCS1-1.5 functions=decrypt
  RSA_padding_check_PKCS1_OAEP_mgf1(to, 10, from, 20, 30, NULL, 0, EVP_sha256(), EVP_sha1()); // expect: cipher RSA-OAEP-SHA-256-MGF1-SHA-1
  ECDSA_sign_ex(0, dgst, 32, sig, &len, kinv, rp, eckey); // expect: signature ECDSA functions=sign
  ECDSA_do_sign_ex(dgst, 32, kinv, rp, eckey); // expect: signature ECDSA functions=sign
  EC_GROUP_new_by_curve_name_ex(NULL, NULL, NID_secp384r1); // expect: parameters EC-P-384
  EC_KEY *made = EC_KEY_new_ex(NULL, NULL);
  EC_KEY_generate_key(made); // expect: keygen EC
  DH_get_rfc7919_2048(); // expect: parameters FFDHE-ffdhe2048
}

void boringssl_post_quantum(void) {
  MLKEM768_generate_key(pub, seed, &priv); // expect: keygen ML-KEM-768
  MLKEM1024_generate_key(pub, seed, &priv); // expect: keygen ML-KEM-1024
  MLKEM768_private_key_from_seed(&priv, seed, 64); // expect: keygen ML-KEM-768
  MLKEM1024_private_key_from_seed(&priv, seed, 64); // expect: keygen ML-KEM-1024
  MLKEM768_encap(ct, ss, &pk); // expect: kem ML-KEM-768 functions=encapsulate
  MLKEM1024_encap(ct, ss, &pk); // expect: kem ML-KEM-1024 functions=encapsulate
  MLKEM768_decap(ss, ct, len, &priv); // expect: kem ML-KEM-768 functions=decapsulate
  MLKEM1024_decap(ss, ct, len, &priv); // expect: kem ML-KEM-1024 functions=decapsulate
  MLDSA44_generate_key(pub, seed, &key); // expect: keygen ML-DSA-44
  MLDSA65_generate_key(pub, seed, &key); // expect: keygen ML-DSA-65
  MLDSA87_generate_key(pub, seed, &key); // expect: keygen ML-DSA-87
  MLDSA44_private_key_from_seed(&key, seed, 32); // expect: keygen ML-DSA-44
  MLDSA65_private_key_from_seed(&key, seed, 32); // expect: keygen ML-DSA-65
  MLDSA87_private_key_from_seed(&key, seed, 32); // expect: keygen ML-DSA-87
  MLDSA44_sign(sig, &key, msg, len, 0, 0); // expect: signature ML-DSA-44 functions=sign
  MLDSA65_sign(sig, &key, msg, len, 0, 0); // expect: signature ML-DSA-65 functions=sign
  MLDSA87_sign(sig, &key, msg, len, 0, 0); // expect: signature ML-DSA-87 functions=sign
  MLDSA44_verify(&pub, sig, n, msg, len, 0, 0); // expect: signature ML-DSA-44 functions=verify
  MLDSA65_verify(&pub, sig, n, msg, len, 0, 0); // expect: signature ML-DSA-65 functions=verify
  MLDSA87_verify(&pub, sig, n, msg, len, 0, 0); // expect: signature ML-DSA-87 functions=verify
  SLHDSA_SHA2_128S_generate_key(pub, priv); // expect: keygen SLH-DSA-SHA2-128s
  SLHDSA_SHA2_128S_generate_key_from_seed(pub, priv, seed); // expect: keygen SLH-DSA-SHA2-128s
  SLHDSA_SHA2_128S_sign(sig, priv, msg, len, 0, 0); // expect: signature SLH-DSA-SHA2-128s functions=sign
  SLHDSA_SHA2_128S_verify(sig, n, pub, msg, len, 0, 0); // expect: signature SLH-DSA-SHA2-128s functions=verify
  SLHDSA_SHAKE_256F_generate_key(pub, priv); // expect: keygen SLH-DSA-SHAKE-256f
  SLHDSA_SHAKE_256F_generate_key_from_seed(pub, priv, seed); // expect: keygen SLH-DSA-SHAKE-256f
  SLHDSA_SHAKE_256F_sign(sig, priv, msg, len, 0, 0); // expect: signature SLH-DSA-SHAKE-256f functions=sign
  SLHDSA_SHAKE_256F_verify(sig, n, pub, msg, len, 0, 0); // expect: signature SLH-DSA-SHAKE-256f functions=verify
}

void names_of_fetched_keys(EVP_PKEY *pkey) {
  EVP_PKEY_Q_keygen(NULL, NULL, "ML-KEM-768"); // expect: keygen ML-KEM-768
  EVP_PKEY_Q_keygen(NULL, NULL, "ML-DSA-87"); // expect: keygen ML-DSA-87
  EVP_PKEY_Q_keygen(NULL, NULL, "SLH-DSA-SHA2-128s"); // expect: keygen SLH-DSA-SHA2-128s
  EVP_PKEY_Q_keygen(NULL, NULL, "X25519MLKEM768"); // expect: keygen X25519MLKEM768
  EVP_PKEY_Q_keygen(NULL, NULL, "X448MLKEM1024"); // expect: keygen X448MLKEM1024
  EVP_PKEY_Q_keygen(NULL, NULL, "ED25519"); // expect: keygen Ed25519
  EVP_PKEY_Q_keygen(NULL, NULL, "RSA", (size_t)4096); // expect: keygen RSA-4096
  EVP_PKEY_Q_keygen(NULL, NULL, "EC", "P-256"); // expect: keygen EC-P-256
  EVP_PKEY_keygen(EVP_PKEY_CTX_new_from_name(NULL, "SLH-DSA-SHAKE-256f", NULL), &pkey); // expect: keygen SLH-DSA-SHAKE-256f
  EVP_PKEY_keygen(EVP_PKEY_CTX_new_from_name(NULL, "id-alg-ml-kem-512", NULL), &pkey); // expect: keygen ML-KEM-512
  EVP_PKEY_keygen(EVP_PKEY_CTX_new_id(EVP_PKEY_ML_KEM_512, NULL), &pkey); // expect: keygen ML-KEM-512
  EVP_PKEY_keygen(EVP_PKEY_CTX_new_id(NID_ML_KEM_512, NULL), &pkey); // expect: keygen ML-KEM-512
  EVP_PKEY_keygen(EVP_PKEY_CTX_new_id(NID_ML_KEM_768, NULL), &pkey); // expect: keygen ML-KEM-768
  EVP_PKEY_keygen(EVP_PKEY_CTX_new_id(NID_ML_KEM_1024, NULL), &pkey); // expect: keygen ML-KEM-1024
  EVP_PKEY_keygen(EVP_PKEY_CTX_new_from_name(NULL, LN_ML_KEM_512, NULL), &pkey); // expect: keygen ML-KEM-512
  EVP_PKEY_keygen(EVP_PKEY_CTX_new_from_name(NULL, LN_ML_KEM_768, NULL), &pkey); // expect: keygen ML-KEM-768
  EVP_PKEY_keygen(EVP_PKEY_CTX_new_from_name(NULL, LN_ML_KEM_1024, NULL), &pkey); // expect: keygen ML-KEM-1024
  EVP_PKEY_keygen(EVP_PKEY_CTX_new_id(NID_ML_DSA_44, NULL), &pkey); // expect: keygen ML-DSA-44
  EVP_PKEY_keygen(EVP_PKEY_CTX_new_id(NID_ML_DSA_65, NULL), &pkey); // expect: keygen ML-DSA-65
  EVP_PKEY_keygen(EVP_PKEY_CTX_new_id(NID_ML_DSA_87, NULL), &pkey); // expect: keygen ML-DSA-87
  EVP_PKEY_keygen(EVP_PKEY_CTX_new_id(EVP_PKEY_SLH_DSA_SHA2_128S, NULL), &pkey); // expect: keygen SLH-DSA-SHA2-128s
  EVP_PKEY_keygen(EVP_PKEY_CTX_new_id(EVP_PKEY_SLH_DSA_SHA2_128F, NULL), &pkey); // expect: keygen SLH-DSA-SHA2-128f
  EVP_PKEY_keygen(EVP_PKEY_CTX_new_id(EVP_PKEY_SLH_DSA_SHA2_192S, NULL), &pkey); // expect: keygen SLH-DSA-SHA2-192s
  EVP_PKEY_keygen(EVP_PKEY_CTX_new_id(EVP_PKEY_SLH_DSA_SHA2_192F, NULL), &pkey); // expect: keygen SLH-DSA-SHA2-192f
  EVP_PKEY_keygen(EVP_PKEY_CTX_new_id(EVP_PKEY_SLH_DSA_SHA2_256S, NULL), &pkey); // expect: keygen SLH-DSA-SHA2-256s
  EVP_PKEY_keygen(EVP_PKEY_CTX_new_id(EVP_PKEY_SLH_DSA_SHA2_256F, NULL), &pkey); // expect: keygen SLH-DSA-SHA2-256f
  EVP_PKEY_keygen(EVP_PKEY_CTX_new_id(EVP_PKEY_SLH_DSA_SHAKE_128S, NULL), &pkey); // expect: keygen SLH-DSA-SHAKE-128s
  EVP_PKEY_keygen(EVP_PKEY_CTX_new_id(EVP_PKEY_SLH_DSA_SHAKE_128F, NULL), &pkey); // expect: keygen SLH-DSA-SHAKE-128f
  EVP_PKEY_keygen(EVP_PKEY_CTX_new_id(EVP_PKEY_SLH_DSA_SHAKE_192S, NULL), &pkey); // expect: keygen SLH-DSA-SHAKE-192s
  EVP_PKEY_keygen(EVP_PKEY_CTX_new_id(EVP_PKEY_SLH_DSA_SHAKE_192F, NULL), &pkey); // expect: keygen SLH-DSA-SHAKE-192f
  EVP_PKEY_keygen(EVP_PKEY_CTX_new_id(EVP_PKEY_SLH_DSA_SHAKE_256S, NULL), &pkey); // expect: keygen SLH-DSA-SHAKE-256s
  EVP_PKEY_keygen(EVP_PKEY_CTX_new_id(EVP_PKEY_SLH_DSA_SHAKE_256F, NULL), &pkey); // expect: keygen SLH-DSA-SHAKE-256f
  EVP_PKEY_keygen(EVP_PKEY_CTX_new_id(NID_SLH_DSA_SHA2_128s, NULL), &pkey); // expect: keygen SLH-DSA-SHA2-128s
  EVP_PKEY_keygen(EVP_PKEY_CTX_new_id(NID_SLH_DSA_SHA2_128f, NULL), &pkey); // expect: keygen SLH-DSA-SHA2-128f
  EVP_PKEY_keygen(EVP_PKEY_CTX_new_id(NID_SLH_DSA_SHA2_192s, NULL), &pkey); // expect: keygen SLH-DSA-SHA2-192s
  EVP_PKEY_keygen(EVP_PKEY_CTX_new_id(NID_SLH_DSA_SHA2_192f, NULL), &pkey); // expect: keygen SLH-DSA-SHA2-192f
  EVP_PKEY_keygen(EVP_PKEY_CTX_new_id(NID_SLH_DSA_SHA2_256s, NULL), &pkey); // expect: keygen SLH-DSA-SHA2-256s
  EVP_PKEY_keygen(EVP_PKEY_CTX_new_id(NID_SLH_DSA_SHA2_256f, NULL), &pkey); // expect: keygen SLH-DSA-SHA2-256f
  EVP_PKEY_keygen(EVP_PKEY_CTX_new_id(NID_SLH_DSA_SHAKE_128s, NULL), &pkey); // expect: keygen SLH-DSA-SHAKE-128s
  EVP_PKEY_keygen(EVP_PKEY_CTX_new_id(NID_SLH_DSA_SHAKE_128f, NULL), &pkey); // expect: keygen SLH-DSA-SHAKE-128f
  EVP_PKEY_keygen(EVP_PKEY_CTX_new_id(NID_SLH_DSA_SHAKE_192s, NULL), &pkey); // expect: keygen SLH-DSA-SHAKE-192s
  EVP_PKEY_keygen(EVP_PKEY_CTX_new_id(NID_SLH_DSA_SHAKE_192f, NULL), &pkey); // expect: keygen SLH-DSA-SHAKE-192f
  EVP_PKEY_keygen(EVP_PKEY_CTX_new_id(NID_SLH_DSA_SHAKE_256s, NULL), &pkey); // expect: keygen SLH-DSA-SHAKE-256s
  EVP_PKEY_keygen(EVP_PKEY_CTX_new_id(NID_SLH_DSA_SHAKE_256f, NULL), &pkey); // expect: keygen SLH-DSA-SHAKE-256f
  EVP_PKEY_keygen(EVP_PKEY_CTX_new_id(EVP_PKEY_RSA2, NULL), &pkey); // expect: keygen RSA
  EVP_PKEY_keygen(EVP_PKEY_CTX_new_id(EVP_PKEY_DSA1, NULL), &pkey); // expect: keygen DSA
  EVP_PKEY_keygen(EVP_PKEY_CTX_new_id(EVP_PKEY_DSA2, NULL), &pkey); // expect: keygen DSA
  EVP_PKEY_keygen(EVP_PKEY_CTX_new_id(EVP_PKEY_DSA3, NULL), &pkey); // expect: keygen DSA
  EVP_PKEY_keygen(EVP_PKEY_CTX_new_id(EVP_PKEY_DSA4, NULL), &pkey); // expect: keygen DSA
}

void messages(EVP_PKEY_CTX *unknown) {
  EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new_from_name(NULL, "ML-DSA-44", NULL);
  EVP_PKEY_sign_message_update(ctx, in, len);
  EVP_PKEY_sign_message_final(ctx, sig, &siglen); // expect: signature ML-DSA-44 functions=sign
  EVP_PKEY_verify_message_update(ctx, in, len);
  EVP_PKEY_verify_message_final(ctx); // expect: signature ML-DSA-44 functions=verify
  EVP_PKEY_encrypt_old(out, key, 16, pkey); // expect: cipher RSA functions=encrypt
  EVP_PKEY_decrypt_old(out, enc, 256, pkey); // expect: cipher RSA functions=decrypt
  EVP_SKEY_import_raw_key(NULL, "AES", raw, 16, NULL); // expect: key AES byteLength=16
  EVP_SKEY_generate(NULL, "AES", NULL, NULL); // expect: key AES functions=generate
  EVP_SKEY_import(NULL, "AES", NULL, 0, NULL); // expect: key AES
}

void by_text(EVP_PKEY *pkey) {
  EVP_PKEY_CTX *rsa = EVP_PKEY_CTX_new_id(EVP_PKEY_RSA, NULL);
  EVP_PKEY_CTX_ctrl_str(rsa, "rsa_keygen_bits", "2048");
  EVP_PKEY_keygen(rsa, &pkey); // expect: keygen RSA-2048
  EVP_PKEY_CTX *oaep = EVP_PKEY_CTX_new_id(EVP_PKEY_RSA, NULL);
  EVP_PKEY_CTX_ctrl_str(oaep, "rsa_padding_mode", "oaep");
  EVP_PKEY_CTX_ctrl_str(oaep, "rsa_oaep_md", "sha256");
  EVP_PKEY_CTX_ctrl_str(oaep, "rsa_mgf1_md", "sha1");
  EVP_PKEY_encrypt(oaep, out, &len, in, 16); // expect: cipher RSA-OAEP-SHA-256-MGF1-SHA-1 functions=encrypt
  EVP_PKEY_CTX *pss = EVP_PKEY_CTX_new_id(EVP_PKEY_RSA, NULL);
  EVP_PKEY_CTX_ctrl_str(pss, "rsa_padding_mode", "pss");
  EVP_PKEY_CTX_ctrl_str(pss, "digest", "sha384");
  EVP_PKEY_CTX_ctrl_str(pss, "rsa_pss_saltlen", "48");
  EVP_PKEY_sign(pss, out, &len, in, 48); // expect: signature RSA-PSS-SHA-384-MGF1-48 functions=sign
  EVP_PKEY_CTX *made = EVP_PKEY_CTX_new_id(EVP_PKEY_RSA_PSS, NULL);
  EVP_PKEY_CTX_ctrl_str(made, "rsa_pss_keygen_md", "sha512");
  EVP_PKEY_CTX_ctrl_str(made, "rsa_pss_keygen_mgf1_md", "sha512");
  EVP_PKEY_CTX_ctrl_str(made, "rsa_pss_keygen_saltlen", "64");
  EVP_PKEY_keygen(made, &pkey); // expect: keygen RSA-PSS-SHA-512-MGF1-64
  EVP_PKEY_CTX *ec = EVP_PKEY_CTX_new_id(EVP_PKEY_EC, NULL);
  EVP_PKEY_CTX_ctrl_str(ec, "ec_paramgen_curve", "P-521");
  EVP_PKEY_keygen(ec, &pkey); // expect: keygen EC-P-521
  EVP_PKEY_CTX *group = EVP_PKEY_CTX_new_id(EVP_PKEY_EC, NULL);
  EVP_PKEY_CTX_ctrl_str(group, "group", "secp256k1");
  EVP_PKEY_keygen(group, &pkey); // expect: keygen EC-secp256k1
  EVP_PKEY_CTX *dsa = EVP_PKEY_CTX_new_id(EVP_PKEY_DSA, NULL);
  EVP_PKEY_CTX_ctrl_str(dsa, "dsa_paramgen_bits", "1024");
  EVP_PKEY_CTX_ctrl_str(dsa, "dsa_paramgen_md", "sha1");
  EVP_PKEY_paramgen(dsa, &pkey); // expect: parameters DSA-1024-SHA-1
  EVP_PKEY_CTX *named = EVP_PKEY_CTX_new_id(EVP_PKEY_DSA, NULL);
  EVP_PKEY_CTX_set_dsa_paramgen_md_props(named, "SHA2-256", NULL);
  EVP_PKEY_paramgen(named, &pkey); // expect: parameters DSA-SHA-256
  EVP_PKEY_CTX *dh = EVP_PKEY_CTX_new_id(EVP_PKEY_DH, NULL);
  EVP_PKEY_CTX_ctrl_str(dh, "dh_paramgen_prime_len", "1024");
  EVP_PKEY_paramgen(dh, &pkey); // expect: parameters DH-1024
  EVP_PKEY_CTX *ffdhe = EVP_PKEY_CTX_new_id(EVP_PKEY_DH, NULL);
  EVP_PKEY_CTX_ctrl_str(ffdhe, "dh_param", "ffdhe3072");
  EVP_PKEY_keygen(ffdhe, &pkey); // expect: keygen FFDHE-ffdhe3072
  EVP_PKEY_CTX *agreed = EVP_PKEY_CTX_new_id(EVP_PKEY_DHX, NULL);
  EVP_PKEY_CTX_ctrl_str(agreed, "dh_kdf_md", "sha256");
  EVP_PKEY_CTX_set_dh_kdf_outlen(agreed, 32);
  EVP_PKEY_derive(agreed, out, &len); // expect: key-agreement DH-SHA-256
  EVP_PKEY_CTX *ecdh = EVP_PKEY_CTX_new_id(EVP_PKEY_EC, NULL);
  EVP_PKEY_CTX_ctrl_str(ecdh, "ecdh_kdf_md", "sha1");
  EVP_PKEY_CTX_set_ecdh_kdf_outlen(ecdh, 16);
  EVP_PKEY_derive(ecdh, out, &len); // expect: key-agreement ECDH digest=SHA-1 outputBits=128
  EVP_PKEY_CTX *hkdf = EVP_PKEY_CTX_new_id(EVP_PKEY_HKDF, NULL);
  EVP_PKEY_CTX_ctrl_str(hkdf, "md", "sha256");
  EVP_PKEY_CTX_set1_hkdf_salt(hkdf, salt, 16);
  EVP_PKEY_derive(hkdf, out, &len); // expect: kdf HKDF-SHA-256 saltBits=128
  EVP_PKEY_CTX *scrypt = EVP_PKEY_CTX_new_id(EVP_PKEY_SCRYPT, NULL);
  EVP_PKEY_CTX_set1_scrypt_salt(scrypt, salt, 32);
  EVP_PKEY_derive(scrypt, out, &len); // expect: kdf scrypt saltBits=256
  EVP_PKEY_CTX *md = EVP_PKEY_CTX_new_id(EVP_PKEY_RSA, NULL);
  EVP_PKEY_CTX_md(md, EVP_PKEY_OP_SIGN, EVP_PKEY_CTRL_MD, "sha224");
  EVP_PKEY_sign(md, out, &len, in, 28); // expect: signature RSA-SHA-224 functions=sign
  EVP_PKEY_CTX *other = EVP_PKEY_CTX_new_id(EVP_PKEY_RSA, NULL);
  EVP_PKEY_CTX_ctrl_str(other, "rsa_keygen_pubexp", "3");
  EVP_PKEY_keygen(other, &pkey); // expect: keygen RSA
}

void paddings_by_hand(RSA *rsa, EVP_PKEY *pkey) {
  RSA_X931_generate_key_ex(rsa, 2048, e, NULL); // expect: keygen RSA-2048
  RSA_sign_ASN1_OCTET_STRING(0, m, n, sig, &len, rsa); // expect: signature RSA-PKCS1-1.5-2048 functions=sign
  RSA_verify_ASN1_OCTET_STRING(0, m, n, sig, len, rsa); // expect: signature RSA-PKCS1-1.5-2048 functions=verify
  RSA_padding_add_PKCS1_type_1(to, tlen, from, flen); // expect: signature RSA-PKCS1-1.5
  RSA_padding_check_PKCS1_type_1(to, tlen, from, flen, 256); // expect: signature RSA-PKCS1-1.5
  RSA_padding_add_PKCS1_type_2(to, tlen, from, flen); // expect: cipher RSA-PKCS1-1.5
  RSA_padding_check_PKCS1_type_2(to, tlen, from, flen, 256); // expect: cipher RSA-PKCS1-1.5
  RSA_padding_add_X931(to, tlen, from, flen); // expect: signature RSA-X9.31
  RSA_padding_check_X931(to, tlen, from, flen, 256); // expect: signature RSA-X9.31
  RSA_padding_add_none(to, tlen, from, flen); // expect: cipher RSA-RAW
  RSA_padding_check_none(to, tlen, from, flen, 256); // expect: cipher RSA-RAW
  RSA *made = RSA_new();
  RSA_generate_key_ex(made, 3072, e, NULL); // expect: keygen RSA-3072
  EVP_PKEY_assign(pkey, EVP_PKEY_RSA, made);
  EVP_DigestSignInit(ctx, NULL, EVP_sha256(), NULL, pkey); // expect: signature RSA-SHA-256-3072 functions=sign
  EVP_DigestSignFinal(ctx, sig, &len);
  EVP_DigestVerifyInit(vctx, NULL, EVP_sha256(), NULL, pkey); // expect: signature RSA-SHA-256-3072 functions=verify
  EVP_DigestVerifyFinal(vctx, sig, len);
  EC_KEY_new_by_curve_name(EC_curve_nist2nid("P-384")); // expect: key EC-P-384
  EC_KEY_new_by_curve_name(OBJ_txt2nid("secp256k1")); // expect: key EC-secp256k1
  EC_KEY_new_by_curve_name(OBJ_sn2nid("prime256v1")); // expect: key EC-P-256
  EC_KEY_new_by_curve_name(OBJ_ln2nid("brainpoolP256r1")); // expect: key EC-brainpoolP256r1
}

void protocols(OSSL_HPKE_SUITE suite) {
  OSSL_HPKE_CTX_new(OSSL_HPKE_MODE_BASE, suite, 0, NULL, NULL); // expect: cipher HPKE
  OSSL_HPKE_keygen(suite, pub, &len, &priv, NULL, 0, NULL, NULL); // expect: keygen HPKE
  SRP_create_verifier(user, pass, &salt, &verifier, N, g); // expect: password-hash SRP
  SRP_create_verifier_BN(user, pass, &salt, &verifier, N, g); // expect: password-hash SRP
  SRP_create_verifier_ex(user, pass, &salt, &verifier, N, g, NULL, NULL); // expect: password-hash SRP
  SRP_create_verifier_BN_ex(user, pass, &salt, &verifier, N, g, NULL, NULL); // expect: password-hash SRP
  SRP_Calc_server_key(A, v, u, b, N); // expect: key-agreement SRP
  SRP_Calc_client_key(N, B, g, x, a, u); // expect: key-agreement SRP
  SRP_Calc_client_key_ex(N, B, g, x, a, u, NULL, NULL); // expect: key-agreement SRP
}

void generic(EVP_PKEY *key, EVP_PKEY *pss, EVP_PKEY *ec, unsigned char *sig, size_t n, unsigned char *hash) {
  EVP_PKEY_CTX *rsa = EVP_PKEY_CTX_new(key, NULL);
  EVP_PKEY_verify_init(rsa);
  EVP_PKEY_CTX_set_rsa_padding(rsa, RSA_PKCS1_PADDING);
  EVP_PKEY_verify(rsa, sig, n, hash, 32); // expect: signature RSA-PKCS1-1.5 functions=verify
  unsigned char *der = NULL;
  i2d_ECDSA_SIG(pair, &der);
  EVP_PKEY_CTX *checked = EVP_PKEY_CTX_new(ec, NULL);
  EVP_PKEY_verify_init(checked);
  EVP_PKEY_verify(checked, der, n, hash, 32); // expect: signature ECDSA functions=verify
  EVP_PKEY_CTX *expanded = EVP_PKEY_CTX_new(key, NULL);
  EVP_PKEY_CTX_set_hkdf_md(expanded, EVP_sha256());
  EVP_PKEY_derive(expanded, NULL, &n); // none
  EVP_PKEY_derive(expanded, out, &n); // expect: kdf HKDF-SHA-256
  EVP_PKEY *peer = EVP_EC_gen("P-256"); // expect: keygen EC-P-256
  EVP_PKEY_CTX *agreed = EVP_PKEY_CTX_new(key, NULL);
  EVP_PKEY_derive_set_peer(agreed, peer);
  EVP_PKEY_derive(agreed, out, &n); // expect: key-agreement ECDH-P-256
  EVP_PKEY_CTX *ex = EVP_PKEY_CTX_new(key, NULL);
  EVP_PKEY_derive_set_peer_ex(ex, peer, 1);
  EVP_PKEY_derive(ex, out, &n); // expect: key-agreement ECDH-P-256
  EVP_PKEY_CTX *kem = EVP_PKEY_CTX_new_from_name(NULL, "ML-KEM-768", NULL);
  EVP_PKEY_encapsulate(kem, NULL, &n, NULL, &n); // none
  EVP_PKEY_encapsulate(kem, out, &n, out, &n); // expect: kem ML-KEM-768 functions=encapsulate
  EVP_PKEY_CTX *tls = EVP_PKEY_CTX_new(key, NULL);
  EVP_PKEY_CTX_set_tls1_prf_md(tls, EVP_sha256());
  EVP_PKEY_derive(tls, out, &n); // expect: kdf TLS12-PRF-SHA-256
  EVP_PKEY_CTX *costly = EVP_PKEY_CTX_new(key, NULL);
  EVP_PKEY_CTX_set_scrypt_N(costly, 1024);
  EVP_PKEY_derive(costly, out, &n); // expect: kdf scrypt-1024
}

void pem(FILE *file, BIO *bio) {
  PEM_read_PrivateKey(file, NULL, NULL, NULL); // expect: key unknown material=private-key unknown=name
  PEM_read_PUBKEY(file, NULL, NULL, NULL); // expect: key unknown material=public-key unknown=name
  PEM_read_PrivateKey_ex(file, NULL, NULL, NULL); // expect: key unknown material=private-key unknown=name
  PEM_read_PUBKEY_ex(file, NULL, NULL, NULL); // expect: key unknown material=public-key unknown=name
  PEM_read_RSAPublicKey(file, NULL, NULL, NULL); // expect: key RSA material=public-key
  PEM_write_PrivateKey(file, other, NULL, NULL, 0, NULL, NULL); // expect: key unknown material=private-key unknown=name
  PEM_write_PUBKEY(file, other); // expect: key unknown material=public-key unknown=name
  PEM_write_RSAPublicKey(file, rsa); // expect: key RSA material=public-key
  PEM_read_RSAPrivateKey(file, NULL, NULL, NULL); // expect: key RSA material=private-key
  PEM_read_RSA_PUBKEY(file, NULL, NULL, NULL); // expect: key RSA material=public-key
  PEM_write_RSAPrivateKey(file, other, NULL, NULL, 0, NULL, NULL); // expect: key RSA material=private-key
  PEM_write_RSA_PUBKEY(file, other); // expect: key RSA material=public-key
  PEM_read_DSAPrivateKey(file, NULL, NULL, NULL); // expect: key DSA material=private-key
  PEM_read_DSA_PUBKEY(file, NULL, NULL, NULL); // expect: key DSA material=public-key
  PEM_write_DSAPrivateKey(file, other, NULL, NULL, 0, NULL, NULL); // expect: key DSA material=private-key
  PEM_write_DSA_PUBKEY(file, other); // expect: key DSA material=public-key
  PEM_read_ECPrivateKey(file, NULL, NULL, NULL); // expect: key EC material=private-key
  PEM_read_EC_PUBKEY(file, NULL, NULL, NULL); // expect: key EC material=public-key
  PEM_write_ECPrivateKey(file, other, NULL, NULL, 0, NULL, NULL); // expect: key EC material=private-key
  PEM_write_EC_PUBKEY(file, other); // expect: key EC material=public-key
  PEM_read_bio_PrivateKey(bio, NULL, NULL, NULL); // expect: key unknown material=private-key unknown=name
  PEM_read_bio_PUBKEY(bio, NULL, NULL, NULL); // expect: key unknown material=public-key unknown=name
  PEM_read_bio_PrivateKey_ex(bio, NULL, NULL, NULL); // expect: key unknown material=private-key unknown=name
  PEM_read_bio_PUBKEY_ex(bio, NULL, NULL, NULL); // expect: key unknown material=public-key unknown=name
  PEM_read_bio_RSAPublicKey(bio, NULL, NULL, NULL); // expect: key RSA material=public-key
  PEM_write_bio_PrivateKey(bio, other, NULL, NULL, 0, NULL, NULL); // expect: key unknown material=private-key unknown=name
  PEM_write_bio_PUBKEY(bio, other); // expect: key unknown material=public-key unknown=name
  PEM_write_bio_RSAPublicKey(bio, rsa); // expect: key RSA material=public-key
  PEM_read_bio_RSAPrivateKey(bio, NULL, NULL, NULL); // expect: key RSA material=private-key
  PEM_read_bio_RSA_PUBKEY(bio, NULL, NULL, NULL); // expect: key RSA material=public-key
  PEM_write_bio_RSAPrivateKey(bio, other, NULL, NULL, 0, NULL, NULL); // expect: key RSA material=private-key
  PEM_write_bio_RSA_PUBKEY(bio, other); // expect: key RSA material=public-key
  PEM_read_bio_DSAPrivateKey(bio, NULL, NULL, NULL); // expect: key DSA material=private-key
  PEM_read_bio_DSA_PUBKEY(bio, NULL, NULL, NULL); // expect: key DSA material=public-key
  PEM_write_bio_DSAPrivateKey(bio, other, NULL, NULL, 0, NULL, NULL); // expect: key DSA material=private-key
  PEM_write_bio_DSA_PUBKEY(bio, other); // expect: key DSA material=public-key
  PEM_read_bio_ECPrivateKey(bio, NULL, NULL, NULL); // expect: key EC material=private-key
  PEM_read_bio_EC_PUBKEY(bio, NULL, NULL, NULL); // expect: key EC material=public-key
  PEM_write_bio_ECPrivateKey(bio, other, NULL, NULL, 0, NULL, NULL); // expect: key EC material=private-key
  PEM_write_bio_EC_PUBKEY(bio, other); // expect: key EC material=public-key
}

void signed_with(BIO *bio, EVP_MD_CTX *ctx) {
  RSA *loaded = PEM_read_bio_RSAPrivateKey(bio, NULL, NULL, NULL); // expect: key RSA material=private-key
  EVP_DigestSignInit(ctx, NULL, EVP_sha256(), NULL, loaded); // expect: signature RSA-SHA-256 functions=sign
}

int encrypt_by(int mechanism, int hash, EVP_PKEY *pkey) {
  int pad;
  switch (mechanism) {
    case CKM_RSA_PKCS:
      pad = RSA_PKCS1_PADDING;
      break;
    case CKM_RSA_PKCS_OAEP:
      pad = RSA_PKCS1_OAEP_PADDING;
      break;
    default:
      return 0;
  }
  EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new(pkey, NULL);
  EVP_PKEY_CTX_set_rsa_padding(ctx, pad);
  if (mechanism == CKM_RSA_PKCS_OAEP) {
    EVP_PKEY_CTX_set_rsa_oaep_md(ctx, hash == 1 ? EVP_sha1() : EVP_sha256());
  }
  EVP_PKEY_encrypt(ctx, out, &outlen, in, inlen); // expect: cipher RSA-OAEP-SHA-1-MGF1 functions=encrypt; cipher RSA-OAEP-SHA-256-MGF1 functions=encrypt; cipher RSA-PKCS1-1.5 functions=encrypt
  return 1;
}

void code_of_a_key(EVP_MD_CTX *ctx, const unsigned char *secret) {
  EVP_PKEY *keyed = EVP_PKEY_new_mac_key(EVP_PKEY_HMAC, NULL, secret, 32); // expect: key HMAC byteLength=32
  EVP_DigestSignInit(ctx, NULL, EVP_sha256(), NULL, keyed); // expect: mac HMAC-SHA-256 functions=sign
}
