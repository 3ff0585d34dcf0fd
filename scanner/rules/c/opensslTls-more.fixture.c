#include <openssl/ssl.h>

void use(X509_STORE_CTX *ctx, EVP_MD_CTX *md, BIO *bio, FILE *file, EVP_PKEY *key, SSL_CTX *ssl) {
  X509_verify_cert(ctx); // expect: certificate unknown certificateFormat=X.509 functions=verify
  X509_STORE_CTX_verify(ctx); // expect: certificate unknown certificateFormat=X.509 functions=verify
  X509_REQ_verify_ex(req, key, NULL, NULL); // expect: certificate unknown certificateFormat=PKCS10 functions=verify
  OCSP_basic_verify(bs, certs, store, 0); // expect: signature unknown functions=verify
  OCSP_request_verify(req, certs, store, 0); // expect: signature unknown functions=verify
  ASN1_verify(i2d, alg, sig, data, key); // expect: signature unknown functions=verify
  ASN1_item_verify(it, alg, sig, data, key); // expect: signature unknown functions=verify
  ASN1_item_verify_ctx(it, alg, sig, data, md); // expect: signature unknown functions=verify
  NETSCAPE_SPKI_verify(spki, key); // expect: signature unknown functions=verify
  EVP_DigestSignInit(md, NULL, EVP_sha256(), NULL, rsa); // expect: signature unknown digest=SHA-256 functions=sign
  OCSP_basic_sign_ctx(bs, cert, other, certs, 0); // expect: signature unknown functions=sign
  CMS_SignerInfo_sign(si); // expect: signature CMS functions=sign
  PKCS7_SIGNER_INFO_sign(si); // expect: signature CMS functions=sign
  TS_RESP_create_response(ctx, bio); // expect: signature CMS functions=sign
  CMS_SignerInfo_verify(si); // expect: signature CMS functions=verify
  PKCS7_signatureVerify(bio, p7, si, cert); // expect: signature CMS functions=verify
  PKCS7_dataVerify(store, ctx, bio, p7, si); // expect: signature CMS functions=verify
  TS_RESP_verify_signature(p7, certs, store, &signer); // expect: signature CMS functions=verify
  TS_RESP_verify_response(ctx, response); // expect: signature CMS functions=verify
  TS_RESP_verify_token(ctx, token); // expect: signature CMS functions=verify
  PEM_write_bio_PKCS8PrivateKey(bio, key, EVP_aes_256_cbc(), NULL, 0, NULL, pass); // expect: cipher AES-256-CBC functions=encrypt
  PEM_write_PKCS8PrivateKey(file, key, EVP_des_ede3_cbc(), NULL, 0, NULL, pass); // expect: cipher 3DES-168-CBC functions=encrypt
  i2d_PKCS8PrivateKey_bio(bio, key, EVP_aes_128_cbc(), NULL, 0, NULL, pass); // expect: cipher AES-128-CBC functions=encrypt
  i2d_PKCS8PrivateKey_fp(file, key, EVP_aes_128_cbc(), NULL, 0, NULL, pass); // expect: cipher AES-128-CBC functions=encrypt
  PKCS8_decrypt(p8, pass, 6); // expect: cipher unknown functions=decrypt
  PKCS8_decrypt_ex(p8, pass, 6, NULL, NULL); // expect: cipher unknown functions=decrypt
  SSL_CTX_set_srp_username(ssl, name); // expect: key-agreement SRP
  SSL_CTX_set_srp_password(ssl, pass); // expect: key-agreement SRP
  SSL_CTX_set_srp_strength(ssl, 2048); // expect: key-agreement SRP
}
