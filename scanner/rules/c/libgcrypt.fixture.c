#include <gcrypt.h>

void use(void) {
  gcry_cipher_hd_t hd;
  gcry_cipher_open(&hd, GCRY_CIPHER_AES256, GCRY_CIPHER_MODE_GCM, 0); // expect: cipher AES-256-GCM nonceBits=96 functions=encrypt,decrypt
  gcry_cipher_setiv(hd, iv, 12);
  gcry_cipher_encrypt(hd, out, size, in, len);
  gcry_cipher_decrypt(hd, out, size, in, len);
  gcry_cipher_open(&other, GCRY_CIPHER_AES, GCRY_CIPHER_MODE_CBC, 0); // expect: cipher AES-128-CBC
  gcry_cipher_open(&other, GCRY_CIPHER_RIJNDAEL, GCRY_CIPHER_MODE_CBC, 0); // expect: cipher AES-128-CBC
  gcry_cipher_open(&other, GCRY_CIPHER_AES128, GCRY_CIPHER_MODE_CBC, 0); // expect: cipher AES-128-CBC
  gcry_cipher_open(&other, GCRY_CIPHER_RIJNDAEL128, GCRY_CIPHER_MODE_CBC, 0); // expect: cipher AES-128-CBC
  gcry_cipher_open(&other, GCRY_CIPHER_AES192, GCRY_CIPHER_MODE_CBC, 0); // expect: cipher AES-192-CBC
  gcry_cipher_open(&other, GCRY_CIPHER_RIJNDAEL192, GCRY_CIPHER_MODE_CBC, 0); // expect: cipher AES-192-CBC
  gcry_cipher_open(&other, GCRY_CIPHER_RIJNDAEL256, GCRY_CIPHER_MODE_CBC, 0); // expect: cipher AES-256-CBC
  gcry_cipher_open(&other, GCRY_CIPHER_3DES, GCRY_CIPHER_MODE_CBC, 0); // expect: cipher 3DES-168-CBC
  gcry_cipher_open(&other, GCRY_CIPHER_BLOWFISH, GCRY_CIPHER_MODE_CBC, 0); // expect: cipher Blowfish-CBC
  gcry_cipher_open(&other, GCRY_CIPHER_CAST5, GCRY_CIPHER_MODE_CBC, 0); // expect: cipher CAST5-128-CBC
  gcry_cipher_open(&other, GCRY_CIPHER_TWOFISH, GCRY_CIPHER_MODE_CBC, 0); // expect: cipher Twofish-256-CBC
  gcry_cipher_open(&other, GCRY_CIPHER_TWOFISH128, GCRY_CIPHER_MODE_CBC, 0); // expect: cipher Twofish-128-CBC
  gcry_cipher_open(&other, GCRY_CIPHER_RFC2268_40, GCRY_CIPHER_MODE_CBC, 0); // expect: cipher RC2-40-CBC
  gcry_cipher_open(&other, GCRY_CIPHER_RFC2268_128, GCRY_CIPHER_MODE_CBC, 0); // expect: cipher RC2-128-CBC
  gcry_cipher_open(&other, GCRY_CIPHER_DES, GCRY_CIPHER_MODE_CBC, 0); // expect: cipher DES-56-CBC
  gcry_cipher_open(&other, GCRY_CIPHER_IDEA, GCRY_CIPHER_MODE_CBC, 0); // expect: cipher IDEA-CBC
  gcry_cipher_open(&other, GCRY_CIPHER_SEED, GCRY_CIPHER_MODE_CBC, 0); // expect: cipher SEED-128-CBC
  gcry_cipher_open(&other, GCRY_CIPHER_SM4, GCRY_CIPHER_MODE_CBC, 0); // expect: cipher SM4-CBC
  gcry_cipher_open(&other, GCRY_CIPHER_GOST28147, GCRY_CIPHER_MODE_CBC, 0); // expect: cipher GOST28147-CBC
  gcry_cipher_open(&other, GCRY_CIPHER_GOST28147_MESH, GCRY_CIPHER_MODE_CBC, 0); // expect: cipher GOST28147-CBC
  gcry_cipher_open(&other, GCRY_CIPHER_SERPENT128, GCRY_CIPHER_MODE_CBC, 0); // expect: cipher Serpent-128-CBC
  gcry_cipher_open(&other, GCRY_CIPHER_SERPENT192, GCRY_CIPHER_MODE_CBC, 0); // expect: cipher Serpent-192-CBC
  gcry_cipher_open(&other, GCRY_CIPHER_SERPENT256, GCRY_CIPHER_MODE_CBC, 0); // expect: cipher Serpent-256-CBC
  gcry_cipher_open(&other, GCRY_CIPHER_CAMELLIA128, GCRY_CIPHER_MODE_CBC, 0); // expect: cipher CAMELLIA-128-CBC
  gcry_cipher_open(&other, GCRY_CIPHER_CAMELLIA192, GCRY_CIPHER_MODE_CBC, 0); // expect: cipher CAMELLIA-192-CBC
  gcry_cipher_open(&other, GCRY_CIPHER_CAMELLIA256, GCRY_CIPHER_MODE_CBC, 0); // expect: cipher CAMELLIA-256-CBC
  gcry_cipher_open(&other, GCRY_CIPHER_ARIA128, GCRY_CIPHER_MODE_CBC, 0); // expect: cipher ARIA-128-CBC
  gcry_cipher_open(&other, GCRY_CIPHER_ARIA192, GCRY_CIPHER_MODE_CBC, 0); // expect: cipher ARIA-192-CBC
  gcry_cipher_open(&other, GCRY_CIPHER_ARIA256, GCRY_CIPHER_MODE_CBC, 0); // expect: cipher ARIA-256-CBC
  gcry_cipher_open(&other, GCRY_CIPHER_ARCFOUR, GCRY_CIPHER_MODE_STREAM, 0); // expect: cipher RC4
  gcry_cipher_open(&other, GCRY_CIPHER_SALSA20, GCRY_CIPHER_MODE_STREAM, 0); // expect: cipher Salsa20
  gcry_cipher_open(&other, GCRY_CIPHER_SALSA20R12, GCRY_CIPHER_MODE_STREAM, 0); // expect: cipher Salsa20/12 parameterSet=12
  gcry_cipher_open(&other, GCRY_CIPHER_CHACHA20, GCRY_CIPHER_MODE_STREAM, 0); // expect: cipher ChaCha20
  gcry_cipher_open(&other, GCRY_CIPHER_AES128, GCRY_CIPHER_MODE_ECB, 0); // expect: cipher AES-128-ECB
  gcry_cipher_open(&other, GCRY_CIPHER_AES128, GCRY_CIPHER_MODE_CFB, 0); // expect: cipher AES-128-CFB
  gcry_cipher_open(&other, GCRY_CIPHER_AES128, GCRY_CIPHER_MODE_CFB8, 0); // expect: cipher AES-128-CFB8
  gcry_cipher_open(&other, GCRY_CIPHER_AES128, GCRY_CIPHER_MODE_OFB, 0); // expect: cipher AES-128-OFB
  gcry_cipher_open(&other, GCRY_CIPHER_AES128, GCRY_CIPHER_MODE_CTR, 0); // expect: cipher AES-128-CTR
  gcry_cipher_open(&other, GCRY_CIPHER_AES128, GCRY_CIPHER_MODE_CCM, 0); // expect: cipher AES-128-CCM
  gcry_cipher_open(&other, GCRY_CIPHER_AES128, GCRY_CIPHER_MODE_OCB, 0); // expect: cipher AES-128-OCB
  gcry_cipher_open(&other, GCRY_CIPHER_AES128, GCRY_CIPHER_MODE_XTS, 0); // expect: cipher AES-128-XTS
  gcry_cipher_open(&other, GCRY_CIPHER_AES128, GCRY_CIPHER_MODE_EAX, 0); // expect: cipher AES-128-EAX
  gcry_cipher_open(&other, GCRY_CIPHER_AES128, GCRY_CIPHER_MODE_SIV, 0); // expect: cipher AES-128-SIV
  gcry_cipher_open(&other, GCRY_CIPHER_AES128, GCRY_CIPHER_MODE_GCM_SIV, 0); // expect: cipher AES-128-GCM-SIV mode=gcm-siv
  gcry_cipher_open(&other, GCRY_CIPHER_AES128, GCRY_CIPHER_MODE_AESWRAP, 0); // expect: cipher AES-128-KW
  gcry_cipher_open(&other, GCRY_CIPHER_AES128, GCRY_CIPHER_MODE_NONE, 0); // expect: cipher AES-128
  gcry_cipher_open(&other, GCRY_CIPHER_CHACHA20, GCRY_CIPHER_MODE_POLY1305, 0); // expect: cipher ChaCha20-Poly1305 mode=poly1305
  gcry_cipher_open(&other, algo, mode, 0); // expect: cipher unknown
  gcry_md_hd_t md;
  gcry_md_open(&md, GCRY_MD_SHA256, 0); // expect: hash SHA-256
  gcry_md_write(md, data, len);
  gcry_md_final(md, data, len);
  gcry_md_enable(md, GCRY_MD_SHA512); // expect: hash SHA-512
  gcry_md_hash_buffer(GCRY_MD_MD2, out, data, len); // expect: hash MD2
  gcry_md_hash_buffer(GCRY_MD_MD4, out, data, len); // expect: hash MD4
  gcry_md_hash_buffer(GCRY_MD_MD5, out, data, len); // expect: hash MD5
  gcry_md_hash_buffer(GCRY_MD_SHA1, out, data, len); // expect: hash SHA-1
  gcry_md_hash_buffer(GCRY_MD_SHA224, out, data, len); // expect: hash SHA-224
  gcry_md_hash_buffer(GCRY_MD_SHA256, out, data, len); // expect: hash SHA-256
  gcry_md_hash_buffer(GCRY_MD_SHA384, out, data, len); // expect: hash SHA-384
  gcry_md_hash_buffer(GCRY_MD_SHA512_224, out, data, len); // expect: hash SHA-512/224
  gcry_md_hash_buffer(GCRY_MD_SHA512_256, out, data, len); // expect: hash SHA-512/256
  gcry_md_hash_buffer(GCRY_MD_SHA3_224, out, data, len); // expect: hash SHA3-224
  gcry_md_hash_buffer(GCRY_MD_SHA3_256, out, data, len); // expect: hash SHA3-256
  gcry_md_hash_buffer(GCRY_MD_SHA3_384, out, data, len); // expect: hash SHA3-384
  gcry_md_hash_buffer(GCRY_MD_SHA3_512, out, data, len); // expect: hash SHA3-512
  gcry_md_hash_buffer(GCRY_MD_SHAKE128, out, data, len); // expect: hash SHAKE128
  gcry_md_hash_buffer(GCRY_MD_SHAKE256, out, data, len); // expect: hash SHAKE256
  gcry_md_hash_buffer(GCRY_MD_CSHAKE128, out, data, len); // expect: hash cSHAKE128
  gcry_md_hash_buffer(GCRY_MD_CSHAKE256, out, data, len); // expect: hash cSHAKE256
  gcry_md_hash_buffer(GCRY_MD_SM3, out, data, len); // expect: hash SM3
  gcry_md_hash_buffer(GCRY_MD_TIGER, out, data, len); // expect: hash Tiger
  gcry_md_hash_buffer(GCRY_MD_WHIRLPOOL, out, data, len); // expect: hash Whirlpool
  gcry_md_hash_buffer(GCRY_MD_BLAKE2B_512, out, data, len); // expect: hash BLAKE2b-512
  gcry_md_hash_buffer(GCRY_MD_BLAKE2B_384, out, data, len); // expect: hash BLAKE2b-384
  gcry_md_hash_buffer(GCRY_MD_BLAKE2B_256, out, data, len); // expect: hash BLAKE2b-256
  gcry_md_hash_buffer(GCRY_MD_BLAKE2B_160, out, data, len); // expect: hash BLAKE2b-160
  gcry_md_hash_buffer(GCRY_MD_BLAKE2S_256, out, data, len); // expect: hash BLAKE2s-256
  gcry_md_hash_buffer(GCRY_MD_BLAKE2S_224, out, data, len); // expect: hash BLAKE2s-224
  gcry_md_hash_buffer(GCRY_MD_BLAKE2S_160, out, data, len); // expect: hash BLAKE2s-160
  gcry_md_hash_buffer(GCRY_MD_BLAKE2S_128, out, data, len); // expect: hash BLAKE2s-128
  gcry_md_hash_buffer(GCRY_MD_STRIBOG256, out, data, len); // expect: hash Streebog-256
  gcry_md_hash_buffer(GCRY_MD_STRIBOG512, out, data, len); // expect: hash Streebog-512
  gcry_md_hash_buffer(GCRY_MD_GOSTR3411_94, out, data, len); // expect: hash GOSTR3411
  gcry_md_hash_buffer(GCRY_MD_RMD160, out, data, len); // expect: hash RIPEMD-160
  gcry_md_hash_buffer(GCRY_MD_HAVAL, out, data, len); // expect: hash HAVAL
  gcry_md_hash_buffer(GCRY_MD_TIGER1, out, data, len); // expect: hash Tiger
  gcry_md_hash_buffer(GCRY_MD_TIGER2, out, data, len); // expect: hash Tiger
  gcry_md_hash_buffer(GCRY_MD_GOSTR3411_CP, out, data, len); // expect: hash GOSTR3411
  gcry_mac_open(&mac, GCRY_MAC_HMAC_MD2, 0, NULL); // expect: mac HMAC-MD2
  gcry_mac_open(&mac, GCRY_MAC_HMAC_MD4, 0, NULL); // expect: mac HMAC-MD4
  gcry_mac_open(&mac, GCRY_MAC_HMAC_MD5, 0, NULL); // expect: mac HMAC-MD5
  gcry_mac_open(&mac, GCRY_MAC_HMAC_SHA1, 0, NULL); // expect: mac HMAC-SHA-1
  gcry_mac_open(&mac, GCRY_MAC_HMAC_SHA224, 0, NULL); // expect: mac HMAC-SHA-224
  gcry_mac_open(&mac, GCRY_MAC_HMAC_SHA256, 0, NULL); // expect: mac HMAC-SHA-256
  gcry_mac_open(&mac, GCRY_MAC_HMAC_SHA384, 0, NULL); // expect: mac HMAC-SHA-384
  gcry_mac_open(&mac, GCRY_MAC_HMAC_SHA512, 0, NULL); // expect: mac HMAC-SHA-512
  gcry_mac_open(&mac, GCRY_MAC_HMAC_SHA512_224, 0, NULL); // expect: mac HMAC-SHA-512/224
  gcry_mac_open(&mac, GCRY_MAC_HMAC_SHA512_256, 0, NULL); // expect: mac HMAC-SHA-512/256
  gcry_mac_open(&mac, GCRY_MAC_HMAC_SHA3_224, 0, NULL); // expect: mac HMAC-SHA3-224
  gcry_mac_open(&mac, GCRY_MAC_HMAC_SHA3_256, 0, NULL); // expect: mac HMAC-SHA3-256
  gcry_mac_open(&mac, GCRY_MAC_HMAC_SHA3_384, 0, NULL); // expect: mac HMAC-SHA3-384
  gcry_mac_open(&mac, GCRY_MAC_HMAC_SHA3_512, 0, NULL); // expect: mac HMAC-SHA3-512
  gcry_mac_open(&mac, GCRY_MAC_HMAC_SM3, 0, NULL); // expect: mac HMAC-SM3
  gcry_mac_open(&mac, GCRY_MAC_HMAC_WHIRLPOOL, 0, NULL); // expect: mac HMAC-Whirlpool
  gcry_mac_open(&mac, GCRY_MAC_HMAC_STRIBOG256, 0, NULL); // expect: mac HMAC-Streebog-256
  gcry_mac_open(&mac, GCRY_MAC_HMAC_STRIBOG512, 0, NULL); // expect: mac HMAC-Streebog-512
  gcry_mac_open(&mac, GCRY_MAC_HMAC_RMD160, 0, NULL); // expect: mac HMAC-RIPEMD-160
  gcry_mac_open(&mac, GCRY_MAC_CMAC_AES, 0, NULL); // expect: mac AES-CMAC
  gcry_mac_open(&mac, GCRY_MAC_CMAC_CAMELLIA, 0, NULL); // expect: mac CMAC-CAMELLIA
  gcry_mac_open(&mac, GCRY_MAC_CMAC_TWOFISH, 0, NULL); // expect: mac CMAC-Twofish
  gcry_mac_open(&mac, GCRY_MAC_CMAC_SERPENT, 0, NULL); // expect: mac CMAC-Serpent
  gcry_mac_open(&mac, GCRY_MAC_CMAC_SEED, 0, NULL); // expect: mac CMAC-SEED
  gcry_mac_open(&mac, GCRY_MAC_CMAC_SM4, 0, NULL); // expect: mac CMAC-SM4
  gcry_mac_open(&mac, GCRY_MAC_GMAC_AES, 0, NULL); // expect: mac AES-GMAC
  gcry_mac_open(&mac, GCRY_MAC_GMAC_CAMELLIA, 0, NULL); // expect: mac GMAC-CAMELLIA
  gcry_mac_open(&mac, GCRY_MAC_GMAC_TWOFISH, 0, NULL); // expect: mac GMAC-Twofish
  gcry_mac_open(&mac, GCRY_MAC_GMAC_SERPENT, 0, NULL); // expect: mac GMAC-Serpent
  gcry_mac_open(&mac, GCRY_MAC_GMAC_SEED, 0, NULL); // expect: mac GMAC-SEED
  gcry_mac_open(&mac, GCRY_MAC_GMAC_SM4, 0, NULL); // expect: mac GMAC-SM4
  gcry_mac_open(&mac, GCRY_MAC_CMAC_3DES, 0, NULL); // expect: mac CMAC-3DES
  gcry_mac_open(&mac, GCRY_MAC_CMAC_CAST5, 0, NULL); // expect: mac CMAC-CAST5
  gcry_mac_open(&mac, GCRY_MAC_CMAC_BLOWFISH, 0, NULL); // expect: mac CMAC-Blowfish
  gcry_mac_open(&mac, GCRY_MAC_CMAC_IDEA, 0, NULL); // expect: mac CMAC-IDEA
  gcry_mac_open(&mac, GCRY_MAC_CMAC_GOST28147, 0, NULL); // expect: mac CMAC-GOST28147
  gcry_mac_open(&mac, GCRY_MAC_CMAC_RFC2268, 0, NULL); // expect: mac CMAC-RC2
  gcry_mac_open(&mac, GCRY_MAC_POLY1305, 0, NULL); // expect: mac Poly1305
  gcry_mac_open(&mac, GCRY_MAC_POLY1305_AES, 0, NULL); // expect: mac Poly1305-AES
  gcry_mac_open(&mac, GCRY_MAC_POLY1305_CAMELLIA, 0, NULL); // expect: mac Poly1305-CAMELLIA
  gcry_mac_open(&mac, GCRY_MAC_POLY1305_TWOFISH, 0, NULL); // expect: mac Poly1305-Twofish
  gcry_mac_open(&mac, GCRY_MAC_POLY1305_SERPENT, 0, NULL); // expect: mac Poly1305-Serpent
  gcry_mac_open(&mac, GCRY_MAC_POLY1305_SEED, 0, NULL); // expect: mac Poly1305-SEED
  gcry_mac_open(&mac, GCRY_MAC_GOST28147_IMIT, 0, NULL); // expect: mac GOST28147_MAC
  gcry_kdf_derive(pw, len, GCRY_KDF_PBKDF2, GCRY_MD_SHA256, salt, 16, 100000, 32, out); // expect: kdf PBKDF2-SHA-256-100000 saltBits=128
  gcry_kdf_derive(pw, len, GCRY_KDF_PBKDF1, GCRY_MD_SHA1, salt, 8, iterations, 20, out); // expect: kdf PBKDF1-SHA-1 saltBits=64 outputBits=160
  gcry_kdf_derive(pw, len, GCRY_KDF_SCRYPT, GCRY_MD_SHA1, salt, 8, iterations, 20, out); // expect: kdf scrypt digest=SHA-1 saltBits=64 outputBits=160
  gcry_kdf_derive(pw, len, GCRY_KDF_ARGON2, GCRY_MD_SHA1, salt, 8, iterations, 20, out); // expect: kdf unknown digest=SHA-1 saltBits=64 outputBits=160
  gcry_kdf_derive(pw, len, GCRY_KDF_BALLOON, GCRY_MD_SHA1, salt, 8, iterations, 20, out); // expect: kdf Balloon-SHA-1 saltBits=64 outputBits=160
  gcry_kdf_derive(pw, len, GCRY_KDF_HKDF, GCRY_MD_SHA1, salt, 8, iterations, 20, out); // expect: kdf HKDF-SHA-1 saltBits=64 outputBits=160
  gcry_kdf_derive(pw, len, GCRY_KDF_SIMPLE_S2K, GCRY_MD_SHA1, salt, 8, iterations, 20, out); // expect: kdf S2K-SHA-1 saltBits=64 outputBits=160
  gcry_kdf_derive(pw, len, GCRY_KDF_SALTED_S2K, GCRY_MD_SHA1, salt, 8, iterations, 20, out); // expect: kdf S2K-SHA-1 saltBits=64 outputBits=160
  gcry_kdf_derive(pw, len, GCRY_KDF_ITERSALTED_S2K, GCRY_MD_SHA1, salt, 8, iterations, 20, out); // expect: kdf S2K-SHA-1 saltBits=64 outputBits=160
  gcry_sexp_build(&params, NULL, "(genkey (rsa (nbits 4:2048)))");
  gcry_pk_genkey(&key, params); // expect: keygen unknown
  gcry_randomize(out, 32, GCRY_STRONG_RANDOM); // expect: random RNG byteLength=32 functions=generate
  gcry_random_bytes(16, GCRY_STRONG_RANDOM); // expect: random RNG byteLength=16 functions=generate
}

void others_8(void) {
  gcry_md_hash_buffers(a, b, c, d, e, f, g, h); // expect: hash unknown
  gcry_kdf_open(a, b, c, d, e, f, g, h); // expect: kdf unknown
  gcry_create_nonce(a, b, c, d, e, f, g, h); // expect: random RNG functions=generate
  gcry_random_bytes_secure(a, b, c, d, e, f, g, h); // expect: random RNG functions=generate
  gcry_pk_encrypt(a, b, c, d, e, f, g, h); // expect: cipher unknown functions=encrypt
  gcry_pk_decrypt(a, b, c, d, e, f, g, h); // expect: cipher unknown functions=decrypt
  gcry_pk_sign(a, b, c, d, e, f, g, h); // expect: signature unknown functions=sign
  gcry_pk_verify(a, b, c, d, e, f, g, h); // expect: signature unknown functions=verify
}
void newer_derivations(void) {
  gcry_kdf_open(&kdf, GCRY_KDF_ONESTEP_KDF, GCRY_MD_SHA256, param, 1, in, 8, NULL, 0); // expect: kdf SP800_56C_OneStep-SHA-256
  gcry_kdf_open(&kdf, GCRY_KDF_ONESTEP_KDF_MAC, GCRY_MAC_HMAC_SHA256, param, 1, in, 8, NULL, 0); // expect: kdf SP800_56C_OneStep-SHA-256
  gcry_kdf_open(&kdf, GCRY_KDF_X963_KDF, GCRY_MD_SHA256, param, 1, in, 8, NULL, 0); // expect: kdf ANSI-KDF-X9.63-SHA-256
}
