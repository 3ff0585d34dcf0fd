/* Made into the binaries beside it by the commands in make.sh: functions of OpenSSL that it takes from elsewhere, and two tables. */
extern const void *EVP_aes_256_gcm(void);
extern const void *EVP_md5(void);
extern const void *EVP_get_cipherbyname(const char *);
extern const void *TLS_method(void);
extern void *SSL_CTX_new(const void *);
extern int SSL_CTX_set_min_proto_version(void *, int);

const unsigned roundConstants[] = {0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1};
const unsigned char substitution[] = {0x63, 0x7c, 0x77, 0x7b, 0xf2, 0x6b, 0x6f, 0xc5, 0x30, 0x01, 0x67, 0x2b, 0xfe, 0xd7, 0xab, 0x76};

const void *use(const char *name) {
  SSL_CTX_set_min_proto_version(SSL_CTX_new(TLS_method()), 0x0304);
  if (EVP_aes_256_gcm() != EVP_get_cipherbyname(name)) return roundConstants;
  return EVP_md5() ? (const void *)substitution : 0;
}
