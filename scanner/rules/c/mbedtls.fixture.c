#include <mbedtls/cipher.h>
#include <mbedtls/md.h>

void ciphers(void) {
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_AES_128_ECB); // expect: cipher AES-128-ECB
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_AES_128_CBC); // expect: cipher AES-128-CBC
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_AES_128_CTR); // expect: cipher AES-128-CTR
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_AES_128_GCM); // expect: cipher AES-128-GCM
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_AES_128_CCM); // expect: cipher AES-128-CCM
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_AES_128_CFB128); // expect: cipher AES-128-CFB128
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_AES_192_ECB); // expect: cipher AES-192-ECB
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_AES_192_CBC); // expect: cipher AES-192-CBC
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_AES_192_CTR); // expect: cipher AES-192-CTR
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_AES_192_GCM); // expect: cipher AES-192-GCM
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_AES_192_CCM); // expect: cipher AES-192-CCM
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_AES_192_CFB128); // expect: cipher AES-192-CFB128
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_AES_256_ECB); // expect: cipher AES-256-ECB
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_AES_256_CBC); // expect: cipher AES-256-CBC
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_AES_256_CTR); // expect: cipher AES-256-CTR
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_AES_256_GCM); // expect: cipher AES-256-GCM
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_AES_256_CCM); // expect: cipher AES-256-CCM
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_AES_256_CFB128); // expect: cipher AES-256-CFB128
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_ARIA_128_ECB); // expect: cipher ARIA-128-ECB
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_ARIA_128_CBC); // expect: cipher ARIA-128-CBC
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_ARIA_128_CTR); // expect: cipher ARIA-128-CTR
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_ARIA_128_GCM); // expect: cipher ARIA-128-GCM
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_ARIA_128_CCM); // expect: cipher ARIA-128-CCM
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_ARIA_128_CFB128); // expect: cipher ARIA-128-CFB128
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_ARIA_192_ECB); // expect: cipher ARIA-192-ECB
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_ARIA_192_CBC); // expect: cipher ARIA-192-CBC
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_ARIA_192_CTR); // expect: cipher ARIA-192-CTR
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_ARIA_192_GCM); // expect: cipher ARIA-192-GCM
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_ARIA_192_CCM); // expect: cipher ARIA-192-CCM
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_ARIA_192_CFB128); // expect: cipher ARIA-192-CFB128
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_ARIA_256_ECB); // expect: cipher ARIA-256-ECB
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_ARIA_256_CBC); // expect: cipher ARIA-256-CBC
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_ARIA_256_CTR); // expect: cipher ARIA-256-CTR
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_ARIA_256_GCM); // expect: cipher ARIA-256-GCM
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_ARIA_256_CCM); // expect: cipher ARIA-256-CCM
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_ARIA_256_CFB128); // expect: cipher ARIA-256-CFB128
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_CAMELLIA_128_ECB); // expect: cipher CAMELLIA-128-ECB
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_CAMELLIA_128_CBC); // expect: cipher CAMELLIA-128-CBC
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_CAMELLIA_128_CTR); // expect: cipher CAMELLIA-128-CTR
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_CAMELLIA_128_GCM); // expect: cipher CAMELLIA-128-GCM
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_CAMELLIA_128_CCM); // expect: cipher CAMELLIA-128-CCM
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_CAMELLIA_128_CFB128); // expect: cipher CAMELLIA-128-CFB128
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_CAMELLIA_192_ECB); // expect: cipher CAMELLIA-192-ECB
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_CAMELLIA_192_CBC); // expect: cipher CAMELLIA-192-CBC
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_CAMELLIA_192_CTR); // expect: cipher CAMELLIA-192-CTR
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_CAMELLIA_192_GCM); // expect: cipher CAMELLIA-192-GCM
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_CAMELLIA_192_CCM); // expect: cipher CAMELLIA-192-CCM
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_CAMELLIA_192_CFB128); // expect: cipher CAMELLIA-192-CFB128
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_CAMELLIA_256_ECB); // expect: cipher CAMELLIA-256-ECB
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_CAMELLIA_256_CBC); // expect: cipher CAMELLIA-256-CBC
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_CAMELLIA_256_CTR); // expect: cipher CAMELLIA-256-CTR
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_CAMELLIA_256_GCM); // expect: cipher CAMELLIA-256-GCM
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_CAMELLIA_256_CCM); // expect: cipher CAMELLIA-256-CCM
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_CAMELLIA_256_CFB128); // expect: cipher CAMELLIA-256-CFB128
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_AES_128_OFB); // expect: cipher AES-128-OFB
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_AES_128_KW); // expect: cipher AES-128-KW
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_AES_128_KWP); // expect: cipher AES-128-KWP
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_AES_192_OFB); // expect: cipher AES-192-OFB
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_AES_192_KW); // expect: cipher AES-192-KW
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_AES_192_KWP); // expect: cipher AES-192-KWP
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_AES_256_OFB); // expect: cipher AES-256-OFB
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_AES_256_KW); // expect: cipher AES-256-KW
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_AES_256_KWP); // expect: cipher AES-256-KWP
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_AES_128_XTS); // expect: cipher AES-128-XTS
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_AES_256_XTS); // expect: cipher AES-256-XTS
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_DES_ECB); // expect: cipher DES-56-ECB
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_DES_CBC); // expect: cipher DES-56-CBC
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_DES_EDE_ECB); // expect: cipher 3DES-112-ECB
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_DES_EDE_CBC); // expect: cipher 3DES-112-CBC
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_DES_EDE3_ECB); // expect: cipher 3DES-168-ECB
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_DES_EDE3_CBC); // expect: cipher 3DES-168-CBC
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_BLOWFISH_ECB); // expect: cipher Blowfish-ECB
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_BLOWFISH_CBC); // expect: cipher Blowfish-CBC
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_BLOWFISH_CFB64); // expect: cipher Blowfish-CFB64
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_BLOWFISH_CTR); // expect: cipher Blowfish-CTR
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_CHACHA20); // expect: cipher ChaCha20
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_CHACHA20_POLY1305); // expect: cipher ChaCha20-Poly1305
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_ARC4_128); // expect: cipher RC4-128
  mbedtls_cipher_info_from_type(type_from_elsewhere); // expect: cipher unknown
  mbedtls_cipher_info_from_string("AES-256-CBC"); // expect: cipher AES-256-CBC
  mbedtls_cipher_info_from_values(MBEDTLS_CIPHER_ID_AES, 192, mode); // expect: cipher AES-192
  mbedtls_cipher_info_from_values(MBEDTLS_CIPHER_ID_DES, 192, mode); // expect: cipher DES-56 keyBits=192
  mbedtls_cipher_info_from_values(MBEDTLS_CIPHER_ID_3DES, 192, mode); // expect: cipher 3DES-168 keyBits=192
  mbedtls_cipher_info_from_values(MBEDTLS_CIPHER_ID_CAMELLIA, 192, mode); // expect: cipher CAMELLIA-192
  mbedtls_cipher_info_from_values(MBEDTLS_CIPHER_ID_ARIA, 192, mode); // expect: cipher ARIA-192
  mbedtls_cipher_info_from_values(MBEDTLS_CIPHER_ID_BLOWFISH, 192, mode); // expect: cipher Blowfish-192
  mbedtls_cipher_info_from_values(MBEDTLS_CIPHER_ID_ARC4, 192, mode); // expect: cipher RC4-192
  mbedtls_cipher_info_from_values(MBEDTLS_CIPHER_ID_CHACHA20, 192, mode); // expect: cipher ChaCha20 keyBits=192
}

void set_up(void) {
  mbedtls_cipher_context_t ctx;
  mbedtls_cipher_setup(&ctx, mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_AES_128_CBC)); // expect: cipher AES-128-CBC-ISO7816-4 functions=encrypt; cipher AES-128-CBC-NoPadding functions=encrypt padding=none; cipher AES-128-CBC-PKCS7 functions=encrypt; cipher AES-128-CBC-X9.23 functions=encrypt padding=ansix923; cipher AES-128-CBC-ZeroPadding functions=encrypt padding=zero
  mbedtls_cipher_setkey(&ctx, key, 128, MBEDTLS_ENCRYPT);
  mbedtls_cipher_set_padding_mode(&ctx, MBEDTLS_PADDING_PKCS7);
  mbedtls_cipher_set_padding_mode(&ctx, MBEDTLS_PADDING_ONE_AND_ZEROS);
  mbedtls_cipher_set_padding_mode(&ctx, MBEDTLS_PADDING_ZEROS_AND_LEN);
  mbedtls_cipher_set_padding_mode(&ctx, MBEDTLS_PADDING_ZEROS);
  mbedtls_cipher_set_padding_mode(&ctx, MBEDTLS_PADDING_NONE);
  mbedtls_cipher_update(&ctx, iv, 16, in, len, out, &olen);
  mbedtls_cipher_finish(&ctx, iv, 16, in, len, out, &olen);
  mbedtls_cipher_crypt(&ctx, iv, 16, in, len, out, &olen);
  mbedtls_cipher_auth_encrypt(&ctx, iv, 16, in, len, out, &olen);
  mbedtls_cipher_auth_decrypt(&ctx, iv, 16, in, len, out, &olen);
  mbedtls_cipher_auth_encrypt_ext(&ctx, iv, 16, in, len, out, &olen);
  mbedtls_cipher_auth_decrypt_ext(&ctx, iv, 16, in, len, out, &olen);

  mbedtls_aes_context aes, xts, camellia, blowfish, des, des3;
  mbedtls_aes_setkey_enc(&aes, key, 256); // expect: cipher AES-256-CBC functions=encrypt; cipher AES-256-CFB128 functions=encrypt; cipher AES-256-CFB8 functions=encrypt; cipher AES-256-CTR functions=encrypt; cipher AES-256-ECB functions=encrypt; cipher AES-256-OFB functions=encrypt
  mbedtls_aes_crypt_ecb(&aes, MBEDTLS_AES_ENCRYPT, len, iv, in, out);
  mbedtls_aes_crypt_cbc(&aes, MBEDTLS_AES_ENCRYPT, len, iv, in, out);
  mbedtls_aes_crypt_ctr(&aes, MBEDTLS_AES_ENCRYPT, len, iv, in, out);
  mbedtls_aes_crypt_ofb(&aes, MBEDTLS_AES_ENCRYPT, len, iv, in, out);
  mbedtls_aes_crypt_cfb128(&aes, MBEDTLS_AES_ENCRYPT, len, iv, in, out);
  mbedtls_aes_crypt_cfb8(&aes, MBEDTLS_AES_ENCRYPT, len, iv, in, out);
  mbedtls_aes_setkey_dec(&other, key, keybits); // expect: cipher AES functions=decrypt
  mbedtls_aes_xts_setkey_enc(&xts, key, 512); // expect: cipher AES-256-XTS keyBits=512
  mbedtls_aes_xts_setkey_dec(&xts, key, 512); // expect: cipher AES-256-XTS keyBits=512
  mbedtls_aes_crypt_xts(&xts, MBEDTLS_AES_DECRYPT, len, iv, in, out);
  mbedtls_camellia_setkey_enc(&camellia, key, 128); // expect: cipher CAMELLIA-128
  mbedtls_camellia_setkey_dec(&camellia, key, 128); // expect: cipher CAMELLIA-128
  mbedtls_aria_setkey_enc(&camellia, key, 128); // expect: cipher ARIA-128
  mbedtls_aria_setkey_dec(&camellia, key, 128); // expect: cipher ARIA-128-CBC; cipher ARIA-128-CFB128; cipher ARIA-128-CTR; cipher ARIA-128-ECB
  mbedtls_camellia_crypt_ecb(&camellia, mode, len, iv, in, out);
  mbedtls_camellia_crypt_cbc(&camellia, mode, len, iv, in, out);
  mbedtls_camellia_crypt_ctr(&camellia, mode, len, iv, in, out);
  mbedtls_camellia_crypt_cfb128(&camellia, mode, len, iv, in, out);
  mbedtls_aria_crypt_ecb(&camellia, mode, len, iv, in, out);
  mbedtls_aria_crypt_cbc(&camellia, mode, len, iv, in, out);
  mbedtls_aria_crypt_ctr(&camellia, mode, len, iv, in, out);
  mbedtls_aria_crypt_cfb128(&camellia, mode, len, iv, in, out);
  mbedtls_blowfish_setkey(&blowfish, key, 128); // expect: cipher Blowfish-128-CBC; cipher Blowfish-128-CFB64; cipher Blowfish-128-CTR; cipher Blowfish-128-ECB
  mbedtls_blowfish_crypt_ecb(&blowfish, mode, len, iv, in, out);
  mbedtls_blowfish_crypt_cbc(&blowfish, mode, len, iv, in, out);
  mbedtls_blowfish_crypt_cfb64(&blowfish, mode, len, iv, in, out);
  mbedtls_blowfish_crypt_ctr(&blowfish, mode, len, iv, in, out);
  mbedtls_des_setkey_enc(&des, key); // expect: cipher DES-56
  mbedtls_des_setkey_dec(&des, key); // expect: cipher DES-56-CBC; cipher DES-56-ECB
  mbedtls_des_crypt_ecb(&des, MBEDTLS_DES_ENCRYPT, len, iv, in, out);
  mbedtls_des_crypt_cbc(&des, MBEDTLS_DES_ENCRYPT, len, iv, in, out);
  mbedtls_des3_set2key_enc(&other3, key); // expect: cipher 3DES-112
  mbedtls_des3_set2key_dec(&other3, key); // expect: cipher 3DES-112
  mbedtls_des3_set3key_enc(&des3, key); // expect: cipher 3DES-168
  mbedtls_des3_set3key_dec(&des3, key); // expect: cipher 3DES-168-CBC; cipher 3DES-168-ECB
  mbedtls_des3_crypt_ecb(&des3, MBEDTLS_DES_DECRYPT, len, iv, in, out);
  mbedtls_des3_crypt_cbc(&des3, MBEDTLS_DES_DECRYPT, len, iv, in, out);
  mbedtls_arc4_setup(&arc4, key, 16); // expect: cipher RC4-128
  mbedtls_chachapoly_setkey(&poly, key); // expect: cipher ChaCha20-Poly1305
  mbedtls_chacha20_setkey(&chacha, key); // expect: cipher ChaCha20
  mbedtls_chacha20_crypt(&chacha, key); // expect: cipher ChaCha20
  mbedtls_nist_kw_setkey(&kw, MBEDTLS_CIPHER_ID_AES, key, 256, 1); // expect: key-wrap AES-256-KW

  mbedtls_gcm_context gcm;
  mbedtls_gcm_setkey(&gcm, MBEDTLS_CIPHER_ID_AES, key, 256); // expect: cipher AES-256-GCM functions=encrypt,decrypt tagBits=128
  mbedtls_gcm_crypt_and_tag(&gcm, MBEDTLS_GCM_ENCRYPT, len, iv, 12, add, 0, in, out, 16, tag);
  mbedtls_gcm_auth_decrypt(&gcm, len, iv, 12, add, 0, tag, 16, in, out);
  mbedtls_ccm_setkey(&ccm, MBEDTLS_CIPHER_ID_AES, key, 128); // expect: cipher AES-128-CCM
  mbedtls_ccm_encrypt_and_tag(&ccm, len, iv, 12, add, 0, in, out, tag, 8);
  mbedtls_ccm_auth_decrypt(&ccm, len, iv, 12, add, 0, in, out, tag, 8);
  mbedtls_gcm_crypt_and_tag(&gcm, MBEDTLS_AES_ENCRYPT, len);
  mbedtls_gcm_crypt_and_tag(&gcm, MBEDTLS_AES_DECRYPT, len);
  mbedtls_gcm_crypt_and_tag(&gcm, MBEDTLS_DES_ENCRYPT, len);
  mbedtls_gcm_crypt_and_tag(&gcm, MBEDTLS_DES_DECRYPT, len);
  mbedtls_gcm_crypt_and_tag(&gcm, MBEDTLS_CAMELLIA_ENCRYPT, len);
  mbedtls_gcm_crypt_and_tag(&gcm, MBEDTLS_CAMELLIA_DECRYPT, len);
  mbedtls_gcm_crypt_and_tag(&gcm, MBEDTLS_ARIA_ENCRYPT, len);
  mbedtls_gcm_crypt_and_tag(&gcm, MBEDTLS_ARIA_DECRYPT, len);
  mbedtls_gcm_crypt_and_tag(&gcm, MBEDTLS_BLOWFISH_ENCRYPT, len);
  mbedtls_gcm_crypt_and_tag(&gcm, MBEDTLS_BLOWFISH_DECRYPT, len);
  mbedtls_gcm_crypt_and_tag(&gcm, MBEDTLS_GCM_ENCRYPT, len);
  mbedtls_gcm_crypt_and_tag(&gcm, MBEDTLS_GCM_DECRYPT, len);
  mbedtls_gcm_crypt_and_tag(&gcm, MBEDTLS_CCM_ENCRYPT, len);
  mbedtls_gcm_crypt_and_tag(&gcm, MBEDTLS_CCM_DECRYPT, len);
  mbedtls_gcm_crypt_and_tag(&gcm, MBEDTLS_ENCRYPT, len);
  mbedtls_gcm_crypt_and_tag(&gcm, MBEDTLS_DECRYPT, len);
}

void digests(void) {
  mbedtls_md_info_from_type(MBEDTLS_MD_MD2); // expect: hash MD2
  mbedtls_md_info_from_type(MBEDTLS_MD_MD4); // expect: hash MD4
  mbedtls_md_info_from_type(MBEDTLS_MD_MD5); // expect: hash MD5
  mbedtls_md_info_from_type(MBEDTLS_MD_SHA1); // expect: hash SHA-1
  mbedtls_md_info_from_type(MBEDTLS_MD_SHA224); // expect: hash SHA-224
  mbedtls_md_info_from_type(MBEDTLS_MD_SHA256); // expect: hash SHA-256
  mbedtls_md_info_from_type(MBEDTLS_MD_SHA384); // expect: hash SHA-384
  mbedtls_md_info_from_type(MBEDTLS_MD_SHA512); // expect: hash SHA-512
  mbedtls_md_info_from_type(MBEDTLS_MD_SHA3_224); // expect: hash SHA3-224
  mbedtls_md_info_from_type(MBEDTLS_MD_SHA3_256); // expect: hash SHA3-256
  mbedtls_md_info_from_type(MBEDTLS_MD_SHA3_384); // expect: hash SHA3-384
  mbedtls_md_info_from_type(MBEDTLS_MD_SHA3_512); // expect: hash SHA3-512
  mbedtls_md_info_from_type(MBEDTLS_MD_RIPEMD160); // expect: hash RIPEMD-160
  mbedtls_md_info_from_string("SHA256"); // expect: hash SHA-256
  mbedtls_md_setup(&md, mbedtls_md_info_from_type(MBEDTLS_MD_SHA256), 1); // expect: hash SHA-256
  mbedtls_md(mbedtls_md_info_from_type(MBEDTLS_MD_SHA1), data, len, out); // expect: hash SHA-1
  mbedtls_md_hmac(mbedtls_md_info_from_type(MBEDTLS_MD_SHA512), key, 32, data, len, out); // expect: mac HMAC-SHA-512
  mbedtls_md2(data, len, out); // expect: hash MD2
  mbedtls_md2_ret(data, len, out); // expect: hash MD2
  mbedtls_md4(data, len, out); // expect: hash MD4
  mbedtls_md4_ret(data, len, out); // expect: hash MD4
  mbedtls_md5(data, len, out); // expect: hash MD5
  mbedtls_md5_ret(data, len, out); // expect: hash MD5
  mbedtls_sha1(data, len, out); // expect: hash SHA-1
  mbedtls_sha1_ret(data, len, out); // expect: hash SHA-1
  mbedtls_ripemd160(data, len, out); // expect: hash RIPEMD-160
  mbedtls_ripemd160_ret(data, len, out); // expect: hash RIPEMD-160
  mbedtls_md2_starts(&ctx); // expect: hash MD2
  mbedtls_md2_starts_ret(&ctx); // expect: hash MD2
  mbedtls_md4_starts(&ctx); // expect: hash MD4
  mbedtls_md4_starts_ret(&ctx); // expect: hash MD4
  mbedtls_md5_starts(&ctx); // expect: hash MD5
  mbedtls_md5_starts_ret(&ctx); // expect: hash MD5
  mbedtls_sha1_starts(&ctx); // expect: hash SHA-1
  mbedtls_sha1_starts_ret(&ctx); // expect: hash SHA-1
  mbedtls_ripemd160_starts(&ctx); // expect: hash RIPEMD-160
  mbedtls_ripemd160_starts_ret(&ctx); // expect: hash RIPEMD-160
  mbedtls_sha256(data, len, out, 0); // expect: hash SHA-256
  mbedtls_sha256(data, len, out, 1); // expect: hash SHA-224
  mbedtls_sha256_ret(data, len, out, 0); // expect: hash SHA-256
  mbedtls_sha256_ret(data, len, out, 1); // expect: hash SHA-224
  mbedtls_sha512(data, len, out, 0); // expect: hash SHA-512
  mbedtls_sha512(data, len, out, 1); // expect: hash SHA-384
  mbedtls_sha512_ret(data, len, out, 0); // expect: hash SHA-512
  mbedtls_sha512_ret(data, len, out, 1); // expect: hash SHA-384
  mbedtls_sha256_starts(&ctx, 0); // expect: hash SHA-256
  mbedtls_sha256_starts_ret(&ctx, 0); // expect: hash SHA-256
  mbedtls_sha512_starts(&ctx, 0); // expect: hash SHA-512
  mbedtls_sha512_starts_ret(&ctx, 0); // expect: hash SHA-512
  mbedtls_sha3(MBEDTLS_SHA3_224, data, len, out, 32); // expect: hash SHA3-224
  mbedtls_sha3(MBEDTLS_SHA3_256, data, len, out, 32); // expect: hash SHA3-256
  mbedtls_sha3(MBEDTLS_SHA3_384, data, len, out, 32); // expect: hash SHA3-384
  mbedtls_sha3(MBEDTLS_SHA3_512, data, len, out, 32); // expect: hash SHA3-512
  mbedtls_sha3_starts(&ctx, MBEDTLS_SHA3_256); // expect: hash SHA3-256
  mbedtls_cipher_cmac(mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_AES_128_ECB), key, 128, data, len, out); // expect: mac AES-128-CMAC
  mbedtls_cipher_cmac_starts(&ctx, key, 256); // expect: mac CMAC keyBits=256
  mbedtls_md_context_t hmac;
  mbedtls_md_setup(&hmac, mbedtls_md_info_from_type(MBEDTLS_MD_SHA384), 1);
  mbedtls_md_hmac_starts(&hmac, key, 32); // expect: mac HMAC-SHA-384
  mbedtls_aes_cmac_prf_128(key, 16, data, len, out); // expect: mac AES-128-CMAC
  mbedtls_poly1305_starts(&ctx, key); // expect: mac Poly1305
  mbedtls_poly1305_mac(&ctx, key); // expect: mac Poly1305
  mbedtls_hkdf(mbedtls_md_info_from_type(MBEDTLS_MD_SHA256), salt, 16, ikm, len, info, 4, okm, 32); // expect: kdf HKDF-SHA-256
  mbedtls_hkdf_extract(mbedtls_md_info_from_type(MBEDTLS_MD_SHA256), salt, 16, ikm, len, info, 4, okm, 32); // expect: kdf HKDF-SHA-256
  mbedtls_hkdf_expand(mbedtls_md_info_from_type(MBEDTLS_MD_SHA256), salt, 16, ikm, len, info, 4, okm, 32); // expect: kdf HKDF-SHA-256
  mbedtls_pkcs5_pbkdf2_hmac(&hmac, pw, len, salt, 16, 100000, 32, out); // expect: kdf PBKDF2-SHA-384-100000 saltBits=128 outputBits=256
  mbedtls_pkcs5_pbkdf2_hmac_ext(MBEDTLS_MD_SHA256, pw, len, salt, 16, 100000, 32, out); // expect: kdf PBKDF2-SHA-256-100000 saltBits=128
  mbedtls_pkcs12_derivation(out, 24, pw, len, salt, 8, MBEDTLS_MD_SHA1, 1, 2048); // expect: kdf PKCS12KDF-SHA-1-2048
}

void keys(void) {
  mbedtls_rsa_context rsa;
  mbedtls_rsa_gen_key(&rsa, mbedtls_ctr_drbg_random, &drbg, 2048, 65537); // expect: keygen RSA-SHA-256-2048
  mbedtls_rsa_set_padding(&rsa, MBEDTLS_RSA_PKCS_V21, MBEDTLS_MD_SHA256);
  mbedtls_rsa_pkcs1_encrypt(&rsa, f_rng, &drbg, len, in, out); // expect: cipher RSA-SHA-256-2048 functions=encrypt
  mbedtls_rsa_pkcs1_decrypt(&rsa, f_rng, &drbg, len, in, out); // expect: cipher RSA-SHA-256-2048 functions=decrypt
  mbedtls_rsa_context old;
  mbedtls_rsa_init(&old, MBEDTLS_RSA_PKCS_V15, 0);
  mbedtls_rsa_pkcs1_sign(&old, f_rng, &drbg, MBEDTLS_MD_SHA256, 32, hash, sig); // expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign
  mbedtls_rsa_pkcs1_verify(&old, f_rng, &drbg, MBEDTLS_MD_SHA256, 32, hash, sig); // expect: signature RSA-PKCS1-1.5-SHA-256 functions=verify
  mbedtls_rsa_rsaes_oaep_encrypt(&rsa, f_rng, &drbg, label, 4, len, in, out); // expect: cipher RSA-OAEP functions=encrypt
  mbedtls_rsa_rsaes_oaep_decrypt(&rsa, f_rng, &drbg, label, 4, len, in, out); // expect: cipher RSA-OAEP functions=decrypt
  mbedtls_rsa_rsaes_pkcs1_v15_encrypt(&rsa, f_rng, &drbg, label, 4, len, in, out); // expect: cipher RSA-PKCS1-1.5 functions=encrypt
  mbedtls_rsa_rsaes_pkcs1_v15_decrypt(&rsa, f_rng, &drbg, label, 4, len, in, out); // expect: cipher RSA-PKCS1-1.5 functions=decrypt
  mbedtls_rsa_rsassa_pss_sign(&rsa, f_rng, &drbg, MBEDTLS_MD_SHA512, 64, hash, sig); // expect: signature RSA-PSS-SHA-512-MGF1 functions=sign
  mbedtls_rsa_rsassa_pss_verify(&rsa, f_rng, &drbg, MBEDTLS_MD_SHA512, 64, hash, sig); // expect: signature RSA-PSS-SHA-512-MGF1 functions=verify
  mbedtls_rsa_rsassa_pkcs1_v15_sign(&rsa, f_rng, &drbg, MBEDTLS_MD_SHA512, 64, hash, sig); // expect: signature RSA-PKCS1-1.5-SHA-512 functions=sign
  mbedtls_rsa_rsassa_pkcs1_v15_verify(&rsa, f_rng, &drbg, MBEDTLS_MD_SHA512, 64, hash, sig); // expect: signature RSA-PKCS1-1.5-SHA-512 functions=verify
  mbedtls_ecp_gen_key(MBEDTLS_ECP_DP_SECP192R1, pk, f_rng, &drbg); // expect: keygen EC-P-192
  mbedtls_ecp_gen_key(MBEDTLS_ECP_DP_SECP224R1, pk, f_rng, &drbg); // expect: keygen EC-P-224
  mbedtls_ecp_gen_key(MBEDTLS_ECP_DP_SECP256R1, pk, f_rng, &drbg); // expect: keygen EC-P-256
  mbedtls_ecp_gen_key(MBEDTLS_ECP_DP_SECP384R1, pk, f_rng, &drbg); // expect: keygen EC-P-384
  mbedtls_ecp_gen_key(MBEDTLS_ECP_DP_SECP521R1, pk, f_rng, &drbg); // expect: keygen EC-P-521
  mbedtls_ecp_gen_key(MBEDTLS_ECP_DP_SECP192K1, pk, f_rng, &drbg); // expect: keygen EC-secp192k1
  mbedtls_ecp_gen_key(MBEDTLS_ECP_DP_SECP224K1, pk, f_rng, &drbg); // expect: keygen EC-secp224k1
  mbedtls_ecp_gen_key(MBEDTLS_ECP_DP_SECP256K1, pk, f_rng, &drbg); // expect: keygen EC-secp256k1
  mbedtls_ecp_gen_key(MBEDTLS_ECP_DP_BP256R1, pk, f_rng, &drbg); // expect: keygen EC-brainpoolP256r1
  mbedtls_ecp_gen_key(MBEDTLS_ECP_DP_BP384R1, pk, f_rng, &drbg); // expect: keygen EC-brainpoolP384r1
  mbedtls_ecp_gen_key(MBEDTLS_ECP_DP_BP512R1, pk, f_rng, &drbg); // expect: keygen EC-brainpoolP512r1
  mbedtls_ecp_gen_key(MBEDTLS_ECP_DP_CURVE25519, pk, f_rng, &drbg); // expect: keygen x25519 curve=Curve25519
  mbedtls_ecp_gen_key(MBEDTLS_ECP_DP_CURVE448, pk, f_rng, &drbg); // expect: keygen x448 curve=Curve448
  mbedtls_ecp_group grp;
  mbedtls_ecp_group_load(&grp, MBEDTLS_ECP_DP_SECP256R1); // expect: parameters EC-P-256
  mbedtls_ecp_gen_keypair(&grp, &d, &q, f_rng, &drbg); // expect: keygen EC-P-256
  mbedtls_ecdsa_context ecdsa;
  mbedtls_ecdsa_genkey(&ecdsa, MBEDTLS_ECP_DP_SECP384R1, f_rng, &drbg); // expect: keygen ECDSA-P-384
  mbedtls_ecdsa_sign(&grp, &r, &s, &d, hash, 32); // expect: signature ECDSA-P-256 functions=sign
  mbedtls_ecdsa_verify(&grp, &r, &s, &d, hash, 32); // expect: signature ECDSA-P-256 functions=verify
  mbedtls_ecdsa_write_signature(&ecdsa, MBEDTLS_MD_SHA384, hash, 48, sig, &len); // expect: signature ECDSA-P-384-SHA-384 functions=sign
  mbedtls_ecdsa_read_signature(&ecdsa, hash, 48, sig, len); // expect: signature ECDSA-P-384 functions=verify
  mbedtls_ecdh_context ecdh;
  mbedtls_ecdh_setup(&ecdh, MBEDTLS_ECP_DP_CURVE25519); // expect: key-agreement x25519 curve=Curve25519
  mbedtls_ecdh_gen_public(&grp, &d, &q, f_rng, &drbg); // expect: key-agreement ECDH-P-256
  mbedtls_ecdh_compute_shared(&grp, &d, &q, f_rng, &drbg); // expect: key-agreement ECDH-P-256
  mbedtls_dhm_make_params(&dhm, 256, out, &olen); // expect: key-agreement DH
  mbedtls_dhm_make_public(&dhm, 256, out, &olen); // expect: key-agreement DH
  mbedtls_dhm_calc_secret(&dhm, 256, out, &olen); // expect: key-agreement DH
  mbedtls_ecjpake_setup(&jpake, role, MBEDTLS_MD_SHA256, MBEDTLS_ECP_DP_SECP256R1, secret, len); // expect: key-agreement J-PAKE-P-256 digest=SHA-256
  mbedtls_lms_verify(&lms, msg, len, sig, siglen); // expect: signature LMS functions=verify
  mbedtls_pk_context pk;
  mbedtls_pk_setup(&pk, mbedtls_pk_info_from_type(MBEDTLS_PK_RSASSA_PSS));
  mbedtls_pk_setup(&pk, mbedtls_pk_info_from_type(MBEDTLS_PK_ECKEY));
  mbedtls_pk_setup(&pk, mbedtls_pk_info_from_type(MBEDTLS_PK_ECKEY_DH));
  mbedtls_pk_setup(&pk, mbedtls_pk_info_from_type(MBEDTLS_PK_ECDSA));
  mbedtls_pk_setup(&pk, mbedtls_pk_info_from_type(MBEDTLS_PK_RSA));
  mbedtls_pk_sign(&pk, MBEDTLS_MD_SHA256, hash, 32, sig, &len); // expect: signature RSA-SHA-256 functions=sign
  mbedtls_pk_verify(&pk, MBEDTLS_MD_SHA256, hash, 32, sig, &len); // expect: signature RSA-SHA-256 functions=verify
  mbedtls_pk_encrypt(&pk, in, len, out, &olen); // expect: cipher RSA functions=encrypt
  mbedtls_pk_decrypt(&pk, in, len, out, &olen); // expect: cipher RSA functions=decrypt
}

void random_bytes(void) {
  mbedtls_ctr_drbg_seed(&ctr, mbedtls_entropy_func, &entropy, pers, 4); // expect: random CTR_DRBG
  mbedtls_ctr_drbg_random(&ctr, out, 32); // expect: random CTR_DRBG byteLength=32 functions=generate
  mbedtls_hmac_drbg_seed(&hmac, mbedtls_md_info_from_type(MBEDTLS_MD_SHA256), f, &entropy, pers, 4); // expect: random HMAC_DRBG-SHA-256
  mbedtls_hmac_drbg_random(&hmac, out, 16); // expect: random HMAC_DRBG byteLength=16 functions=generate
  mbedtls_entropy_func(&entropy, out, 64); // expect: random RNG byteLength=64 functions=generate
}

static const int suites[] = { MBEDTLS_TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256, MBEDTLS_TLS_RSA_WITH_RC4_128_SHA, 0 };

void tls(mbedtls_ssl_config *given) {
  mbedtls_ssl_config conf;
  mbedtls_ssl_config_defaults(&conf, MBEDTLS_SSL_IS_CLIENT, MBEDTLS_SSL_TRANSPORT_STREAM, MBEDTLS_SSL_PRESET_DEFAULT); // expect: protocol TLSv1.2 version=1.2
  mbedtls_ssl_conf_min_tls_version(&conf, MBEDTLS_SSL_VERSION_TLS1_2);
  mbedtls_ssl_config_defaults(&dtls, MBEDTLS_SSL_IS_SERVER, MBEDTLS_SSL_TRANSPORT_DATAGRAM, 0); // expect: protocol DTLS
  mbedtls_ssl_conf_max_tls_version(given, MBEDTLS_SSL_VERSION_TLS1_3); // expect: protocol TLSv1.3 version=1.3
  mbedtls_ssl_conf_min_version(given, MBEDTLS_SSL_MAJOR_VERSION_3, MBEDTLS_SSL_MINOR_VERSION_0); // expect: protocol SSLv3 version=ssl3
  mbedtls_ssl_conf_min_version(given, MBEDTLS_SSL_MAJOR_VERSION_3, MBEDTLS_SSL_MINOR_VERSION_1); // expect: protocol TLSv1.0 version=1.0
  mbedtls_ssl_conf_min_version(given, MBEDTLS_SSL_MAJOR_VERSION_3, MBEDTLS_SSL_MINOR_VERSION_2); // expect: protocol TLSv1.1 version=1.1
  mbedtls_ssl_conf_min_version(given, MBEDTLS_SSL_MAJOR_VERSION_3, MBEDTLS_SSL_MINOR_VERSION_3); // expect: protocol TLSv1.2 version=1.2
  mbedtls_ssl_conf_min_version(given, MBEDTLS_SSL_MAJOR_VERSION_3, MBEDTLS_SSL_MINOR_VERSION_4); // expect: protocol TLSv1.3 version=1.3
  mbedtls_ssl_conf_max_version(given, MBEDTLS_SSL_MAJOR_VERSION_3, MBEDTLS_SSL_MINOR_VERSION_0); // expect: protocol SSLv3 version=ssl3
  mbedtls_ssl_conf_max_version(given, MBEDTLS_SSL_MAJOR_VERSION_3, MBEDTLS_SSL_MINOR_VERSION_1); // expect: protocol TLSv1.0 version=1.0
  mbedtls_ssl_conf_max_version(given, MBEDTLS_SSL_MAJOR_VERSION_3, MBEDTLS_SSL_MINOR_VERSION_2); // expect: protocol TLSv1.1 version=1.1
  mbedtls_ssl_conf_max_version(given, MBEDTLS_SSL_MAJOR_VERSION_3, MBEDTLS_SSL_MINOR_VERSION_3); // expect: protocol TLSv1.2 version=1.2
  mbedtls_ssl_conf_max_version(given, MBEDTLS_SSL_MAJOR_VERSION_3, MBEDTLS_SSL_MINOR_VERSION_4); // expect: protocol TLSv1.3 version=1.3
  mbedtls_ssl_conf_ciphersuites(given, suites); // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256; protocol TLS suite=TLS_RSA_WITH_RC4_128_SHA
  mbedtls_ssl_conf_ciphersuites(given, (int[]){ MBEDTLS_TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384 }); // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384
  mbedtls_ssl_conf_ciphersuites(given, (int[]){ MBEDTLS_TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256 }); // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256
  mbedtls_ssl_conf_ciphersuites(given, (int[]){ MBEDTLS_TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384 }); // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384
  mbedtls_ssl_conf_ciphersuites(given, (int[]){ MBEDTLS_TLS_ECDHE_ECDSA_WITH_AES_128_CCM }); // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_AES_128_CCM
  mbedtls_ssl_conf_ciphersuites(given, (int[]){ MBEDTLS_TLS_ECDHE_ECDSA_WITH_AES_128_CCM_8 }); // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_AES_128_CCM_8
  mbedtls_ssl_conf_ciphersuites(given, (int[]){ MBEDTLS_TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256 }); // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256
  mbedtls_ssl_conf_ciphersuites(given, (int[]){ MBEDTLS_TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256 }); // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256
  mbedtls_ssl_conf_ciphersuites(given, (int[]){ MBEDTLS_TLS_RSA_WITH_AES_128_CBC_SHA }); // expect: protocol TLS suite=TLS_RSA_WITH_AES_128_CBC_SHA
  mbedtls_ssl_conf_ciphersuites(given, (int[]){ MBEDTLS_TLS_RSA_WITH_AES_256_CBC_SHA }); // expect: protocol TLS suite=TLS_RSA_WITH_AES_256_CBC_SHA
  mbedtls_ssl_conf_ciphersuites(given, (int[]){ MBEDTLS_TLS_RSA_WITH_AES_128_GCM_SHA256 }); // expect: protocol TLS suite=TLS_RSA_WITH_AES_128_GCM_SHA256
  mbedtls_ssl_conf_ciphersuites(given, (int[]){ MBEDTLS_TLS_RSA_WITH_AES_256_GCM_SHA384 }); // expect: protocol TLS suite=TLS_RSA_WITH_AES_256_GCM_SHA384
  mbedtls_ssl_conf_ciphersuites(given, (int[]){ MBEDTLS_TLS_RSA_WITH_3DES_EDE_CBC_SHA }); // expect: protocol TLS suite=TLS_RSA_WITH_3DES_EDE_CBC_SHA
  mbedtls_ssl_conf_ciphersuites(given, (int[]){ MBEDTLS_TLS_DHE_RSA_WITH_AES_128_CBC_SHA }); // expect: protocol TLS suite=TLS_DHE_RSA_WITH_AES_128_CBC_SHA
  mbedtls_ssl_conf_ciphersuites(given, (int[]){ MBEDTLS_TLS_DHE_RSA_WITH_AES_256_GCM_SHA384 }); // expect: protocol TLS suite=TLS_DHE_RSA_WITH_AES_256_GCM_SHA384
  mbedtls_ssl_conf_ciphersuites(given, (int[]){ MBEDTLS_TLS_PSK_WITH_AES_128_CBC_SHA256 }); // expect: protocol TLS suite=TLS_PSK_WITH_AES_128_CBC_SHA256
  mbedtls_ssl_conf_ciphersuites(given, (int[]){ MBEDTLS_TLS_PSK_WITH_AES_128_CCM_8 }); // expect: protocol TLS suite=TLS_PSK_WITH_AES_128_CCM_8
  mbedtls_ssl_conf_ciphersuites(given, (int[]){ MBEDTLS_TLS_PSK_WITH_AES_128_GCM_SHA256 }); // expect: protocol TLS suite=TLS_PSK_WITH_AES_128_GCM_SHA256
  mbedtls_ssl_conf_ciphersuites(given, (int[]){ MBEDTLS_TLS1_3_AES_128_GCM_SHA256, 0 }); // expect: protocol TLS suite=TLS_AES_128_GCM_SHA256
  mbedtls_ssl_conf_ciphersuites(given, (int[]){ MBEDTLS_TLS1_3_AES_256_GCM_SHA384, 0 }); // expect: protocol TLS suite=TLS_AES_256_GCM_SHA384
  mbedtls_ssl_conf_ciphersuites(given, (int[]){ MBEDTLS_TLS1_3_CHACHA20_POLY1305_SHA256, 0 }); // expect: protocol TLS suite=TLS_CHACHA20_POLY1305_SHA256
  mbedtls_ssl_conf_ciphersuites(given, (int[]){ MBEDTLS_TLS1_3_AES_128_CCM_SHA256, 0 }); // expect: protocol TLS suite=TLS_AES_128_CCM_SHA256
  mbedtls_ssl_conf_ciphersuites(given, (int[]){ MBEDTLS_TLS1_3_AES_128_CCM_8_SHA256, 0 }); // expect: protocol TLS suite=TLS_AES_128_CCM_8_SHA256
  mbedtls_x509write_crt_set_md_alg(&crt, MBEDTLS_MD_SHA256); // expect: certificate unknown certificateFormat=X.509 digest=SHA-256
  mbedtls_x509write_csr_set_md_alg(&crt, MBEDTLS_MD_SHA256); // expect: certificate unknown certificateFormat=PKCS10 digest=SHA-256
  mbedtls_x509_crt_parse(&chain, buf, len); // expect: certificate unknown certificateFormat=X.509
  mbedtls_x509_crt_parse_file(&chain, buf, len); // expect: certificate unknown certificateFormat=X.509
  mbedtls_x509_crt_parse_der(&chain, buf, len); // expect: certificate unknown certificateFormat=X.509
}
void newer_calls(void) {
  mbedtls_gcm_context gcm;
  mbedtls_gcm_setkey(&gcm, MBEDTLS_CIPHER_ID_AES, key, 256); // expect: cipher AES-256-GCM nonceBits=96 functions=encrypt
  mbedtls_gcm_starts(&gcm, MBEDTLS_GCM_ENCRYPT, iv, 12);
  mbedtls_ccm_context ccm;
  mbedtls_ccm_setkey(&ccm, MBEDTLS_CIPHER_ID_AES, key, 128); // expect: cipher AES-128-CCM-64 nonceBits=104 functions=encrypt
  mbedtls_ccm_star_encrypt_and_tag(&ccm, len, iv, 13, add, 0, in, out, tag, 8);
  mbedtls_ccm_context other;
  mbedtls_ccm_setkey(&other, MBEDTLS_CIPHER_ID_AES, key, 128); // expect: cipher AES-128-CCM-64 nonceBits=104 functions=decrypt
  mbedtls_ccm_star_auth_decrypt(&other, len, iv, 13, add, 0, in, out, tag, 8);
  mbedtls_chachapoly_context chacha;
  mbedtls_chachapoly_setkey(&chacha, key); // expect: cipher ChaCha20-Poly1305 functions=encrypt,decrypt
  mbedtls_chachapoly_encrypt_and_tag(&chacha, len, nonce, aad, 0, in, out, tag);
  mbedtls_chachapoly_auth_decrypt(&chacha, len, nonce, aad, 0, tag, in, out);
  mbedtls_xtea_context xtea;
  mbedtls_xtea_setup(&xtea, key); // expect: cipher XTEA-CBC; cipher XTEA-ECB
  mbedtls_xtea_crypt_ecb(&xtea, MBEDTLS_ENCRYPT, in, out);
  mbedtls_xtea_crypt_cbc(&xtea, MBEDTLS_ENCRYPT, len, iv, in, out);
  mbedtls_md_context_t md;
  mbedtls_md_setup(&md, mbedtls_md_info_from_type(MBEDTLS_MD_SHA3_256), 1); // expect: hash SHA3-256
  mbedtls_md_update(&md, in, len);
  mbedtls_md_finish(&md, out);
  mbedtls_md_hmac_update(&md, in, len);
  mbedtls_md_hmac_finish(&md, out);
  mbedtls_ecdsa_sign_det_ext(&grp, &r, &s, &d, hash, 32, MBEDTLS_MD_SHA256, f_rng, &drbg); // expect: signature ECDSA-SHA-256 functions=sign
  mbedtls_pk_sign_ext(MBEDTLS_PK_RSASSA_PSS, &pk, MBEDTLS_MD_SHA384, hash, 48, sig, n, &len, f_rng, &drbg); // expect: signature RSA-PSS-SHA-384-MGF1 functions=sign
  mbedtls_pk_verify_ext(MBEDTLS_PK_ECDSA, NULL, &pk, MBEDTLS_MD_SHA256, hash, 32, sig, len); // expect: signature ECDSA-SHA-256 functions=verify
  mbedtls_rsa_pkcs1_verify(&verifier, MBEDTLS_MD_SHA1, 20, hash, sig); // expect: signature RSA-SHA-1 functions=verify
  mbedtls_rsa_pkcs1_sign(&signer, f_rng, &drbg, MBEDTLS_RSA_PRIVATE, MBEDTLS_MD_SHA512, 64, hash, sig); // expect: signature RSA-SHA-512 functions=sign
}
