#include <gnutls/crypto.h>

void ciphers(void) {
  gnutls_cipher_hd_t cipher;
  gnutls_cipher_init(&cipher, GNUTLS_CIPHER_AES_256_GCM, &key, &iv); // expect: cipher AES-256-GCM nonceBits=96 tagBits=128
  gnutls_cipher_set_iv(cipher, iv, 12);
  gnutls_cipher_tag(cipher, tag, 16);
  gnutls_cipher_init(&c1, GNUTLS_CIPHER_ARCFOUR, &key, NULL); // expect: cipher RC4-128
  gnutls_cipher_init(&c2, GNUTLS_CIPHER_RIJNDAEL_128_CBC, &key, &iv); // expect: cipher AES-128-CBC
  gnutls_cipher_init(&c3, GNUTLS_CIPHER_RIJNDAEL_192_CBC, &key, &iv); // expect: cipher AES-192-CBC
  gnutls_cipher_init(&c4, GNUTLS_CIPHER_RIJNDAEL_256_CBC, &key, &iv); // expect: cipher AES-256-CBC
  gnutls_cipher_init(&c5, GNUTLS_CIPHER_RIJNDAEL_CBC, &key, &iv); // expect: cipher AES-128-CBC
  gnutls_cipher_init(&c6, GNUTLS_CIPHER_GOST28147_TC26Z_CNT, &key, &iv); // expect: cipher GOST28147
  gnutls_cipher_init(&c7, GNUTLS_CIPHER_AES128_PGP_CFB, &key, &iv); // expect: cipher AES-128-CFB
  gnutls_cipher_init(&c8, GNUTLS_CIPHER_AES192_PGP_CFB, &key, &iv); // expect: cipher AES-192-CFB
  gnutls_cipher_init(&c9, GNUTLS_CIPHER_AES256_PGP_CFB, &key, &iv); // expect: cipher AES-256-CFB
  gnutls_cipher_init(&c10, GNUTLS_CIPHER_3DES_PGP_CFB, &key, &iv); // expect: cipher 3DES-CFB
  gnutls_cipher_init(&c11, GNUTLS_CIPHER_CAST5_PGP_CFB, &key, &iv); // expect: cipher CAST5-CFB
  gnutls_cipher_init(&c12, GNUTLS_CIPHER_BLOWFISH_PGP_CFB, &key, &iv); // expect: cipher Blowfish-CFB
  gnutls_cipher_init(&c13, GNUTLS_CIPHER_TWOFISH_PGP_CFB, &key, &iv); // expect: cipher Twofish-CFB
  gnutls_cipher_init(&c14, GNUTLS_CIPHER_IDEA_PGP_CFB, &key, &iv); // expect: cipher IDEA-CFB
  gnutls_cipher_init(&c15, GNUTLS_CIPHER_SAFER_SK128_PGP_CFB, &key, &iv); // expect: cipher SAFER-128-CFB
  gnutls_hash_hd_t hash;
  gnutls_hash_init(&hash, GNUTLS_DIG_SHA); // expect: hash SHA-1
  gnutls_hash_output(hash, out);
  gnutls_hash_squeeze(hash, out, 64);
  gnutls_hash_fast(GNUTLS_DIG_GOSTR_94, in, len, out); // expect: hash GOSTR3411
  gnutls_hmac_hd_t hmac;
  gnutls_hmac_init(&hmac, GNUTLS_MAC_SHA, key, 20); // expect: mac HMAC-SHA-1
  gnutls_hmac_output(hmac, out);
  gnutls_hmac_fast(GNUTLS_MAC_GOSTR_94, key, 32, in, len, out); // expect: mac HMAC-GOSTR3411
  gnutls_hmac_fast(GNUTLS_MAC_SHAKE_128, key, 32, in, len, out); // expect: mac HMAC-SHAKE128
  gnutls_hmac_fast(GNUTLS_MAC_SHAKE_256, key, 32, in, len, out); // expect: mac HMAC-SHAKE256
  gnutls_hmac_fast(GNUTLS_MAC_KUZNYECHIK_OMAC, key, 32, in, len, out); // expect: mac CMAC-Kuznyechik
  gnutls_hmac_fast(GNUTLS_MAC_MAGMA_OMAC, key, 32, in, len, out); // expect: mac CMAC-Magma
  gnutls_hmac_fast(GNUTLS_MAC_GOST28147_TC26Z_IMIT, key, 32, in, len, out); // expect: mac GOST28147_MAC
  gnutls_pkcs12_generate_mac3(p12, GNUTLS_MAC_PBMAC1, pass, 0); // expect: mac PBMAC1
  gnutls_pkcs12_generate_mac2(p12, GNUTLS_MAC_SHA256, pass); // expect: mac HMAC-SHA-256
}

void keys(gnutls_privkey_t issuer) {
  gnutls_privkey_generate(key, GNUTLS_PK_GOST_01, 256, 0); // expect: keygen GOSTR3410 keyBits=256
  gnutls_privkey_generate(key, GNUTLS_PK_GOST_12_256, 256, 0); // expect: keygen GOSTR3410 keyBits=256
  gnutls_privkey_generate(key, GNUTLS_PK_GOST_12_512, 512, 0); // expect: keygen GOSTR3410 keyBits=512
  gnutls_x509_privkey_sign_data(xkey, GNUTLS_DIG_SHA256, 0, &data, sig, &n); // expect: signature unknown digest=SHA-256 functions=sign
  gnutls_x509_crt_privkey_sign(crt, ca, issuer, GNUTLS_DIG_SHA384, 0); // expect: certificate unknown digest=SHA-384 functions=sign
  gnutls_x509_crl_privkey_sign(crl, ca, issuer, GNUTLS_DIG_SHA256, 0); // expect: certificate unknown digest=SHA-256 functions=sign
  gnutls_x509_crq_privkey_sign(crq, issuer, GNUTLS_DIG_SHA512, 0); // expect: certificate unknown digest=SHA-512 functions=sign
  gnutls_x509_crt_sign(crt, ca, cakey); // expect: certificate unknown functions=sign
  gnutls_x509_crl_sign(crl, ca, cakey); // expect: certificate unknown functions=sign
  gnutls_x509_crq_sign(crq, cakey); // expect: certificate unknown functions=sign
  gnutls_x509_privkey_export_pkcs8(xkey, GNUTLS_X509_FMT_PEM, pass, GNUTLS_PKCS_PBES2_AES_256, out, &n); // expect: cipher PBES2-AES-256-CBC functions=encrypt
  gnutls_x509_privkey_export2_pkcs8(xkey, GNUTLS_X509_FMT_PEM, pass, GNUTLS_PKCS_PBES2_AES_128, &out); // expect: cipher PBES2-AES-128-CBC functions=encrypt
  gnutls_pkcs12_bag_encrypt(bag, pass, GNUTLS_PKCS_PBES2_AES_192); // expect: cipher PBES2-AES-192-CBC functions=encrypt
  gnutls_pkcs12_bag_encrypt(bag, pass, GNUTLS_PKCS_USE_PBES2_AES_128); // expect: cipher PBES2-AES-128-CBC functions=encrypt
  gnutls_pkcs12_bag_encrypt(bag, pass, GNUTLS_PKCS_USE_PBES2_AES_192); // expect: cipher PBES2-AES-192-CBC functions=encrypt
  gnutls_pkcs12_bag_encrypt(bag, pass, GNUTLS_PKCS_USE_PBES2_AES_256); // expect: cipher PBES2-AES-256-CBC functions=encrypt
  gnutls_pkcs12_bag_encrypt(bag, pass, GNUTLS_PKCS_PBES2_3DES); // expect: cipher PBES2-3DES-168-CBC functions=encrypt
  gnutls_pkcs12_bag_encrypt(bag, pass, GNUTLS_PKCS_USE_PBES2_3DES); // expect: cipher PBES2-3DES-168-CBC functions=encrypt
  gnutls_pkcs12_bag_encrypt(bag, pass, GNUTLS_PKCS_PBES2_DES); // expect: cipher PBES2-DES-CBC functions=encrypt
  gnutls_pkcs12_bag_encrypt(bag, pass, GNUTLS_PKCS_USE_PBES2_DES); // expect: cipher PBES2-DES-CBC functions=encrypt
  gnutls_pkcs12_bag_encrypt(bag, pass, GNUTLS_PKCS_PBES1_DES_MD5); // expect: cipher PBES1-DES-CBC-PBKDF1-MD5 functions=encrypt
  gnutls_pkcs12_bag_encrypt(bag, pass, GNUTLS_PKCS_PBES1_DES_SHA1); // expect: cipher PBES1-DES-CBC-PBKDF1-SHA-1 functions=encrypt
  gnutls_pkcs12_bag_encrypt(bag, pass, GNUTLS_PKCS_PKCS12_3DES); // expect: cipher PKCS12-PBE-3DES-168 functions=encrypt
  gnutls_pkcs12_bag_encrypt(bag, pass, GNUTLS_PKCS_USE_PKCS12_3DES); // expect: cipher PKCS12-PBE-3DES-168 functions=encrypt
  gnutls_pkcs12_bag_encrypt(bag, pass, GNUTLS_PKCS8_USE_PKCS12_3DES); // expect: cipher PKCS12-PBE-3DES-168 functions=encrypt
  gnutls_pkcs12_bag_encrypt(bag, pass, GNUTLS_PKCS_PKCS12_ARCFOUR); // expect: cipher PKCS12-PBE-RC4-128 functions=encrypt
  gnutls_pkcs12_bag_encrypt(bag, pass, GNUTLS_PKCS_USE_PKCS12_ARCFOUR); // expect: cipher PKCS12-PBE-RC4-128 functions=encrypt
  gnutls_pkcs12_bag_encrypt(bag, pass, GNUTLS_PKCS8_USE_PKCS12_ARCFOUR); // expect: cipher PKCS12-PBE-RC4-128 functions=encrypt
  gnutls_pkcs12_bag_encrypt(bag, pass, GNUTLS_PKCS_PKCS12_RC2_40); // expect: cipher PKCS12-PBE-RC2-40 functions=encrypt
  gnutls_pkcs12_bag_encrypt(bag, pass, GNUTLS_PKCS_USE_PKCS12_RC2_40); // expect: cipher PKCS12-PBE-RC2-40 functions=encrypt
  gnutls_pkcs12_bag_encrypt(bag, pass, GNUTLS_PKCS8_USE_PKCS12_RC2_40); // expect: cipher PKCS12-PBE-RC2-40 functions=encrypt
  gnutls_pkcs7_verify(p7, tl, NULL, 0, 0, &data, 0); // expect: signature CMS functions=verify
  gnutls_pkcs7_verify_direct(p7, crt, 0, &data, 0); // expect: signature CMS functions=verify
}

void protocols(gnutls_session_t session) {
  gnutls_hpke_context_t hpke;
  gnutls_hpke_init(&hpke, mode, role, kem, kdf, aead); // expect: cipher HPKE
  gnutls_hpke_encap(hpke, &info, &enc, pub);
  gnutls_hpke_seal(hpke, &aad, &plain, &cipher);
  gnutls_hpke_decap(hpke, &info, &enc, priv);
  gnutls_hpke_open(hpke, &aad, &cipher, &plain);
  gnutls_hpke_derive_keypair(kem, &ikm, priv, pub); // expect: keygen HPKE
  gnutls_priority_init2(&cache, "SECURE256", &err, 0); // expect: protocol TLS
  gnutls_set_default_priority_append(session, "-VERS-TLS1.0", &err, 0); // expect: protocol TLS
  gnutls_psk_allocate_client_credentials2(&cred, GNUTLS_MAC_SHA256); // expect: parameters HMAC-SHA-256
  gnutls_psk_allocate_server_credentials2(&cred, GNUTLS_MAC_SHA384); // expect: parameters HMAC-SHA-384
  gnutls_srtp_set_profile(session, GNUTLS_SRTP_AES128_CM_HMAC_SHA1_80); // expect: protocol SRTP
  gnutls_srtp_set_profile_direct(session, "SRTP_AES128_CM_HMAC_SHA1_80", &err); // expect: protocol SRTP
  gnutls_srp_allocate_client_credentials(&srp); // expect: key-agreement SRP
  gnutls_srp_allocate_server_credentials(&srp); // expect: key-agreement SRP
}
