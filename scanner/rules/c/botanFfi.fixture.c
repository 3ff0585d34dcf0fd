#include <botan/ffi.h>

void symmetric(void) {
  botan_hash_t hash;
  botan_hash_init(&hash, "SHA-384", 0); // expect: hash SHA-384
  botan_hash_update(hash, in, len);
  botan_hash_final(hash, out);
  botan_xof_t xof;
  botan_xof_init(&xof, "SHAKE-256", 0); // expect: hash SHAKE256
  botan_xof_update(xof, in, len);
  botan_xof_output(xof, out, 64);
  botan_mac_t mac;
  botan_mac_init(&mac, "HMAC(SHA-256)", 0); // expect: mac HMAC-SHA-256 nonceBits=96
  botan_mac_set_key(mac, key, 32);
  botan_mac_set_nonce(mac, nonce, 12);
  botan_mac_update(mac, in, len);
  botan_mac_final(mac, out);
  botan_cipher_t enc, dec;
  botan_cipher_init(&enc, "AES-256/GCM", BOTAN_CIPHER_INIT_FLAG_ENCRYPT); // expect: cipher AES-256-GCM functions=encrypt nonceBits=96
  botan_cipher_set_key(enc, key, 32);
  botan_cipher_start(enc, nonce, 12);
  botan_cipher_update(enc, 0, out, n, &w, in, len, &r);
  botan_cipher_init(&dec, "AES-128/CBC/PKCS7", BOTAN_CIPHER_INIT_FLAG_DECRYPT); // expect: cipher AES-128-CBC-PKCS7 functions=decrypt
  botan_block_cipher_t block;
  botan_block_cipher_init(&block, "Twofish"); // expect: cipher Twofish-256 functions=encrypt,decrypt
  botan_block_cipher_set_key(block, key, 32);
  botan_block_cipher_encrypt_blocks(block, in, out, 1);
  botan_block_cipher_decrypt_blocks(block, in, out, 1);
  botan_key_wrap3394(key, 32, kek, 16, wrapped, &n); // expect: key-wrap AES-128-KW
  botan_key_unwrap3394(wrapped, n, kek, 32, key, &m); // expect: key-wrap AES-256-KW
  botan_nist_kw_enc("AES-256", 0, key, 32, kek, 32, wrapped, &n); // expect: key-wrap AES-256
  botan_nist_kw_dec("AES-128", 1, wrapped, n, kek, 16, key, &m); // expect: key-wrap AES-128
  botan_hotp_t hotp;
  botan_hotp_init(&hotp, key, 20, "SHA-1", 6); // expect: mac HMAC-SHA-1
  botan_totp_init(&totp, key, 32, "SHA-256", 6, 30); // expect: mac HMAC-SHA-256
}

void derivations(void) {
  botan_kdf("HKDF(SHA-256)", out, 32, secret, n, salt, 16, label, 4); // expect: kdf HKDF-SHA-256 saltBits=128
  botan_pbkdf("PBKDF2(SHA-512)", out, 32, pass, salt, 16, 600000); // expect: kdf PBKDF2-SHA-512-600000 outputBits=256 saltBits=128
  botan_pbkdf_timed("PBKDF2(SHA-256)", out, 32, pass, salt, 16, 100, &iterations); // expect: kdf PBKDF2-SHA-256 saltBits=128
  botan_pwdhash("Argon2id", 65536, 3, 1, out, 32, pass, 0, salt, 16); // expect: kdf Argon2id outputBits=256 saltBits=128
  botan_pwdhash_timed("Scrypt", 100, &a, &b, &c, out, 32, pass, 0, salt, 16); // expect: kdf scrypt outputBits=256 saltBits=128
  botan_scrypt(out, 32, pass, salt, 16, 32768, 8, 1); // expect: kdf scrypt-32768-8-1 outputBits=256 saltBits=128
  botan_bcrypt_generate(out, &n, pass, rng, 12, 0); // expect: password-hash bcrypt-4096
  botan_bcrypt_is_valid(pass, hash); // expect: password-hash bcrypt functions=verify
}

void keys(void) {
  botan_privkey_t key;
  botan_privkey_create(&key, "RSA", "3072", rng); // expect: keygen RSA-3072
  botan_privkey_create(&ec, "ECDSA", "secp384r1", rng); // expect: keygen ECDSA-P-384
  botan_privkey_create(&kem, "ML-KEM", "ML-KEM-768", rng); // expect: keygen ML-KEM-768
  botan_privkey_create(&ed, "Ed25519", "", rng); // expect: keygen Ed25519
  botan_privkey_create_rsa(&key, rng, 4096); // expect: keygen RSA-4096
  botan_privkey_create_dsa(&key, rng, 2048, 256); // expect: keygen DSA-2048
  botan_privkey_create_elgamal(&key, rng, 2048, 256); // expect: keygen ElGamal-2048
  botan_privkey_create_ecdsa(&key, rng, "secp256r1"); // expect: keygen ECDSA-P-256
  botan_privkey_create_ecdh(&key, rng, "x25519"); // expect: keygen x25519 curve=Curve25519
  botan_privkey_create_dh(&key, rng, "modp/ietf/2048"); // expect: keygen FFDHE-modp2048
  botan_privkey_create_mceliece(&key, rng, 2048, 50); // expect: keygen McEliece
  botan_ec_group_t group;
  botan_ec_group_from_name(&group, "brainpool256r1");
  botan_ec_privkey_create(&key, "ECDSA", group, rng); // expect: keygen ECDSA-brainpoolP256r1
  botan_privkey_load_ecdsa(&key, x, "secp256r1"); // expect: key ECDSA-P-256 material=private-key
  botan_privkey_load_ecdh(&key, x, "secp256r1"); // expect: key ECDH-P-256 material=private-key
  botan_privkey_load_sm2(&key, x, "sm2p256v1"); // expect: key SM2 curve=sm2p256v1 material=private-key
  botan_privkey_load_sm2_enc(&key, x, "sm2p256v1"); // expect: key SM2 curve=sm2p256v1 material=private-key
  botan_privkey_load_rsa(&key, a, b); // expect: key RSA material=private-key
  botan_privkey_load_dsa(&key, a, b); // expect: key DSA material=private-key
  botan_privkey_load_dh(&key, a, b); // expect: key DH material=private-key
  botan_privkey_load_elgamal(&key, a, b); // expect: key ElGamal material=private-key
  botan_privkey_load_ed25519(&key, a, b); // expect: key Ed25519 material=private-key
  botan_privkey_load_ed448(&key, a, b); // expect: key Ed448 material=private-key
  botan_privkey_load_x25519(&key, a, b); // expect: key x25519 material=private-key
  botan_privkey_load_x448(&key, a, b); // expect: key x448 material=private-key
  botan_privkey_load_kyber(&key, a, b); // expect: key Kyber material=private-key
  botan_privkey_load_ml_kem(&key, bits, n, "ML-KEM-1024"); // expect: key ML-KEM-1024 material=private-key
  botan_privkey_load_ml_dsa(&key, bits, n, "ML-DSA-6x5"); // expect: key ML-DSA-65 material=private-key
  botan_privkey_load_slh_dsa(&key, bits, n, "SLH-DSA-SHA2-128s"); // expect: key SLH-DSA-SHA2-128s material=private-key
  botan_privkey_load_frodokem(&key, bits, n, "FrodoKEM-640-SHAKE"); // expect: key FrodoKEM-640-SHAKE material=private-key
  botan_privkey_load_classic_mceliece(&key, bits, n, "ClassicMcEliece_348864f"); // expect: key Classic-McEliece-348864f material=private-key
  botan_pubkey_load_ecdsa(&key, x, y, "secp256r1"); // expect: key ECDSA-P-256 material=public-key
  botan_pubkey_load_ecdh(&key, x, y, "secp256r1"); // expect: key ECDH-P-256 material=public-key
  botan_pubkey_load_sm2(&key, x, y, "sm2p256v1"); // expect: key SM2 curve=sm2p256v1 material=public-key
  botan_pubkey_load_sm2_enc(&key, x, y, "sm2p256v1"); // expect: key SM2 curve=sm2p256v1 material=public-key
  botan_pubkey_load_rsa(&key, a, b); // expect: key RSA material=public-key
  botan_pubkey_load_dsa(&key, a, b); // expect: key DSA material=public-key
  botan_pubkey_load_dh(&key, a, b); // expect: key DH material=public-key
  botan_pubkey_load_elgamal(&key, a, b); // expect: key ElGamal material=public-key
  botan_pubkey_load_ed25519(&key, a, b); // expect: key Ed25519 material=public-key
  botan_pubkey_load_ed448(&key, a, b); // expect: key Ed448 material=public-key
  botan_pubkey_load_x25519(&key, a, b); // expect: key x25519 material=public-key
  botan_pubkey_load_x448(&key, a, b); // expect: key x448 material=public-key
  botan_pubkey_load_kyber(&key, a, b); // expect: key Kyber material=public-key
  botan_pubkey_load_ml_kem(&key, bits, n, "ML-KEM-1024"); // expect: key ML-KEM-1024 material=public-key
  botan_pubkey_load_ml_dsa(&key, bits, n, "ML-DSA-6x5"); // expect: key ML-DSA-65 material=public-key
  botan_pubkey_load_slh_dsa(&key, bits, n, "SLH-DSA-SHA2-128s"); // expect: key SLH-DSA-SHA2-128s material=public-key
  botan_pubkey_load_frodokem(&key, bits, n, "FrodoKEM-640-SHAKE"); // expect: key FrodoKEM-640-SHAKE material=public-key
  botan_pubkey_load_classic_mceliece(&key, bits, n, "ClassicMcEliece_348864f"); // expect: key Classic-McEliece-348864f material=public-key
  botan_pubkey_load_ecdsa_sec1(&key, sec1, n, "secp521r1"); // expect: key ECDSA-P-521 material=public-key
  botan_pubkey_load_ecdh_sec1(&key, sec1, n, "secp521r1"); // expect: key ECDH-P-521 material=public-key
  botan_pubkey_load_sm2_sec1(&key, sec1, n, "secp521r1"); // expect: key SM2 curve=P-521 material=public-key
}

void operations(void) {
  botan_privkey_t rsa;
  botan_privkey_create_rsa(&rsa, rng, 2048); // expect: keygen RSA-2048
  botan_pk_op_encrypt_t enc;
  botan_pk_op_encrypt_create(&enc, pub, "OAEP(SHA-256)", 0); // expect: cipher RSA-OAEP-SHA-256-MGF1 digest=SHA-256 functions=encrypt
  botan_pk_op_encrypt(enc, rng, out, &n, in, len);
  botan_pk_op_decrypt_t dec;
  botan_pk_op_decrypt_create(&dec, rsa, "PKCS1v15", 0); // expect: cipher RSA-PKCS1-1.5-2048 functions=decrypt
  botan_pk_op_decrypt(dec, out, &n, in, len);
  botan_pk_op_sign_t sign;
  botan_pk_op_sign_create(&sign, rsa, "PSS(SHA-256)", 0); // expect: signature RSA-PSS-SHA-256-MGF1-2048 functions=sign
  botan_pk_op_sign_update(sign, in, len);
  botan_pk_op_sign_finish(sign, rng, sig, &n);
  botan_pk_op_verify_t verify;
  botan_pk_op_verify_create(&verify, pub, "EMSA1(SHA-384)", 0); // expect: signature unknown digest=SHA-384 functions=verify
  botan_pk_op_verify_update(verify, in, len);
  botan_pk_op_verify_finish(verify, sig, n);
  botan_privkey_t x;
  botan_privkey_create(&x, "X25519", "", rng); // expect: keygen x25519
  botan_pk_op_key_agreement_create(&ka, x, "KDF2(SHA-256)", 0); // expect: key-agreement x25519
  botan_pk_op_key_agreement(ka, out, &n, other, m, salt, 16);
  botan_privkey_t kem;
  botan_privkey_create(&kem, "ML-KEM", "ML-KEM-512", rng); // expect: keygen ML-KEM-512
  botan_pk_op_kem_encrypt_create(&ke, pub, "Raw"); // expect: kem unknown functions=encapsulate
  botan_pk_op_kem_decrypt_create(&kd, kem, "Raw"); // expect: kem ML-KEM-512 functions=decapsulate
  botan_mceies_encrypt(mce, rng, "AES-256/OCB", pt, n, ad, m, ct, &c); // expect: cipher McEliece functions=encrypt
  botan_mceies_decrypt(mce, "AES-256/OCB", ct, n, ad, m, pt, &c); // expect: cipher McEliece functions=decrypt
  botan_srp6_client_agree(user, pass, "modp/srp/2048", "SHA-256", salt, 16, B, n, rng, A, &m, K, &k); // expect: key-agreement SRP
  botan_srp6_generate_verifier(user, pass, salt, 16, "modp/srp/2048", "SHA-256", v, &n); // expect: key-agreement SRP
  botan_srp6_server_session_step1(srp, v, n, "modp/srp/2048", "SHA-256", rng, B, &m); // expect: key-agreement SRP
  botan_spake2p_params_init(&params, "P256-SHA256"); // expect: key-agreement SPAKE2+
  botan_rng_t rng;
  botan_rng_init(&rng, "system"); // expect: random RNG
  botan_rng_get(rng, out, 32); // expect: random RNG byteLength=32 functions=generate
  botan_system_rng_get(out, 16); // expect: random RNG byteLength=16 functions=generate
  botan_rng_init_drbg(&rng, "HMAC_DRBG(SHA-256)", seed, 32); // expect: random HMAC_DRBG-SHA-256
  botan_x509_cert_load(&cert, der, n); // expect: certificate unknown
  botan_x509_cert_load_file(&cert, path); // expect: certificate unknown
  botan_x509_cert_verify(&result, cert, inter, n, trusted, m, NULL, 110, host, 0); // expect: certificate unknown functions=verify
  botan_x509_crl_create(&crl, rng, ca, cakey, when, next, "SHA-256", NULL); // expect: certificate unknown functions=sign
}
