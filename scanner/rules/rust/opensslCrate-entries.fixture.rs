// Every entry point that the other fixture does not show.
fn entries() {
  openssl::symm::Cipher::aes_128_ecb(x, y, z); // expect: cipher AES-128-ECB keyBits=128 mode=ecb
  openssl::symm::Cipher::aes_128_ctr(x, y, z); // expect: cipher AES-128-CTR keyBits=128 mode=ctr
  openssl::symm::Cipher::aes_128_cfb1(x, y, z); // expect: cipher AES-128-CFB1 keyBits=128 mode=cfb1
  openssl::symm::Cipher::aes_128_cfb128(x, y, z); // expect: cipher AES-128-CFB128 keyBits=128 mode=cfb128
  openssl::symm::Cipher::aes_128_cfb8(x, y, z); // expect: cipher AES-128-CFB8 keyBits=128 mode=cfb8
  openssl::symm::Cipher::aes_128_gcm(x, y, z); // expect: cipher AES-128-GCM keyBits=128 mode=gcm
  openssl::symm::Cipher::aes_128_ccm(x, y, z); // expect: cipher AES-128-CCM keyBits=128 mode=ccm
  openssl::symm::Cipher::aes_128_ofb(x, y, z); // expect: cipher AES-128-OFB keyBits=128 mode=ofb
  openssl::symm::Cipher::aes_128_ocb(x, y, z); // expect: cipher AES-128-OCB keyBits=128 mode=ocb
  openssl::symm::Cipher::aes_192_ecb(x, y, z); // expect: cipher AES-192-ECB keyBits=192 mode=ecb
  openssl::symm::Cipher::aes_192_cbc(x, y, z); // expect: cipher AES-192-CBC keyBits=192 mode=cbc
  openssl::symm::Cipher::aes_192_ctr(x, y, z); // expect: cipher AES-192-CTR keyBits=192 mode=ctr
  openssl::symm::Cipher::aes_192_cfb1(x, y, z); // expect: cipher AES-192-CFB1 keyBits=192 mode=cfb1
  openssl::symm::Cipher::aes_192_cfb128(x, y, z); // expect: cipher AES-192-CFB128 keyBits=192 mode=cfb128
  openssl::symm::Cipher::aes_192_cfb8(x, y, z); // expect: cipher AES-192-CFB8 keyBits=192 mode=cfb8
  openssl::symm::Cipher::aes_192_gcm(x, y, z); // expect: cipher AES-192-GCM keyBits=192 mode=gcm
  openssl::symm::Cipher::aes_192_ccm(x, y, z); // expect: cipher AES-192-CCM keyBits=192 mode=ccm
  openssl::symm::Cipher::aes_192_ofb(x, y, z); // expect: cipher AES-192-OFB keyBits=192 mode=ofb
  openssl::symm::Cipher::aes_192_ocb(x, y, z); // expect: cipher AES-192-OCB keyBits=192 mode=ocb
  openssl::symm::Cipher::aes_256_ecb(x, y, z); // expect: cipher AES-256-ECB keyBits=256 mode=ecb
  openssl::symm::Cipher::aes_256_cbc(x, y, z); // expect: cipher AES-256-CBC keyBits=256 mode=cbc
  openssl::symm::Cipher::aes_256_ctr(x, y, z); // expect: cipher AES-256-CTR keyBits=256 mode=ctr
  openssl::symm::Cipher::aes_256_cfb1(x, y, z); // expect: cipher AES-256-CFB1 keyBits=256 mode=cfb1
  openssl::symm::Cipher::aes_256_cfb128(x, y, z); // expect: cipher AES-256-CFB128 keyBits=256 mode=cfb128
  openssl::symm::Cipher::aes_256_cfb8(x, y, z); // expect: cipher AES-256-CFB8 keyBits=256 mode=cfb8
  openssl::symm::Cipher::aes_256_ccm(x, y, z); // expect: cipher AES-256-CCM keyBits=256 mode=ccm
  openssl::symm::Cipher::aes_256_ofb(x, y, z); // expect: cipher AES-256-OFB keyBits=256 mode=ofb
  openssl::symm::Cipher::aes_256_ocb(x, y, z); // expect: cipher AES-256-OCB keyBits=256 mode=ocb
  boring::symm::Cipher::aes_128_ecb(x, y, z); // expect: cipher AES-128-ECB keyBits=128 mode=ecb
  boring::symm::Cipher::aes_128_cbc(x, y, z); // expect: cipher AES-128-CBC keyBits=128 mode=cbc
  boring::symm::Cipher::aes_128_ctr(x, y, z); // expect: cipher AES-128-CTR keyBits=128 mode=ctr
  boring::symm::Cipher::aes_128_gcm(x, y, z); // expect: cipher AES-128-GCM keyBits=128 mode=gcm
  boring::symm::Cipher::aes_128_ofb(x, y, z); // expect: cipher AES-128-OFB keyBits=128 mode=ofb
  boring::symm::Cipher::aes_192_ecb(x, y, z); // expect: cipher AES-192-ECB keyBits=192 mode=ecb
  boring::symm::Cipher::aes_192_cbc(x, y, z); // expect: cipher AES-192-CBC keyBits=192 mode=cbc
  boring::symm::Cipher::aes_192_ctr(x, y, z); // expect: cipher AES-192-CTR keyBits=192 mode=ctr
  boring::symm::Cipher::aes_192_gcm(x, y, z); // expect: cipher AES-192-GCM keyBits=192 mode=gcm
  boring::symm::Cipher::aes_192_ofb(x, y, z); // expect: cipher AES-192-OFB keyBits=192 mode=ofb
  boring::symm::Cipher::aes_256_ecb(x, y, z); // expect: cipher AES-256-ECB keyBits=256 mode=ecb
  boring::symm::Cipher::aes_256_cbc(x, y, z); // expect: cipher AES-256-CBC keyBits=256 mode=cbc
  boring::symm::Cipher::aes_256_ctr(x, y, z); // expect: cipher AES-256-CTR keyBits=256 mode=ctr
  boring::symm::Cipher::aes_256_gcm(x, y, z); // expect: cipher AES-256-GCM keyBits=256 mode=gcm
  boring::symm::Cipher::aes_256_ofb(x, y, z); // expect: cipher AES-256-OFB keyBits=256 mode=ofb
  openssl::cipher::Cipher::aes_128_ecb(x, y, z); // expect: cipher AES-128-ECB keyBits=128 mode=ecb
  openssl::cipher::Cipher::aes_128_cbc(x, y, z); // expect: cipher AES-128-CBC keyBits=128 mode=cbc
  openssl::cipher::Cipher::aes_128_ctr(x, y, z); // expect: cipher AES-128-CTR keyBits=128 mode=ctr
  openssl::cipher::Cipher::aes_128_cfb1(x, y, z); // expect: cipher AES-128-CFB1 keyBits=128 mode=cfb1
  openssl::cipher::Cipher::aes_128_cfb128(x, y, z); // expect: cipher AES-128-CFB128 keyBits=128 mode=cfb128
  openssl::cipher::Cipher::aes_128_cfb8(x, y, z); // expect: cipher AES-128-CFB8 keyBits=128 mode=cfb8
  openssl::cipher::Cipher::aes_128_gcm(x, y, z); // expect: cipher AES-128-GCM keyBits=128 mode=gcm
  openssl::cipher::Cipher::aes_128_ccm(x, y, z); // expect: cipher AES-128-CCM keyBits=128 mode=ccm
  openssl::cipher::Cipher::aes_128_ofb(x, y, z); // expect: cipher AES-128-OFB keyBits=128 mode=ofb
  openssl::cipher::Cipher::aes_128_ocb(x, y, z); // expect: cipher AES-128-OCB keyBits=128 mode=ocb
  openssl::cipher::Cipher::aes_192_ecb(x, y, z); // expect: cipher AES-192-ECB keyBits=192 mode=ecb
  openssl::cipher::Cipher::aes_192_cbc(x, y, z); // expect: cipher AES-192-CBC keyBits=192 mode=cbc
  openssl::cipher::Cipher::aes_192_cfb1(x, y, z); // expect: cipher AES-192-CFB1 keyBits=192 mode=cfb1
  openssl::cipher::Cipher::aes_192_cfb128(x, y, z); // expect: cipher AES-192-CFB128 keyBits=192 mode=cfb128
  openssl::cipher::Cipher::aes_192_cfb8(x, y, z); // expect: cipher AES-192-CFB8 keyBits=192 mode=cfb8
  openssl::cipher::Cipher::aes_192_gcm(x, y, z); // expect: cipher AES-192-GCM keyBits=192 mode=gcm
  openssl::cipher::Cipher::aes_192_ccm(x, y, z); // expect: cipher AES-192-CCM keyBits=192 mode=ccm
  openssl::cipher::Cipher::aes_192_ofb(x, y, z); // expect: cipher AES-192-OFB keyBits=192 mode=ofb
  openssl::cipher::Cipher::aes_192_ocb(x, y, z); // expect: cipher AES-192-OCB keyBits=192 mode=ocb
  openssl::cipher::Cipher::aes_256_ecb(x, y, z); // expect: cipher AES-256-ECB keyBits=256 mode=ecb
  openssl::cipher::Cipher::aes_256_cbc(x, y, z); // expect: cipher AES-256-CBC keyBits=256 mode=cbc
  openssl::cipher::Cipher::aes_256_ctr(x, y, z); // expect: cipher AES-256-CTR keyBits=256 mode=ctr
  openssl::cipher::Cipher::aes_256_cfb1(x, y, z); // expect: cipher AES-256-CFB1 keyBits=256 mode=cfb1
  openssl::cipher::Cipher::aes_256_cfb128(x, y, z); // expect: cipher AES-256-CFB128 keyBits=256 mode=cfb128
  openssl::cipher::Cipher::aes_256_cfb8(x, y, z); // expect: cipher AES-256-CFB8 keyBits=256 mode=cfb8
  openssl::cipher::Cipher::aes_256_gcm(x, y, z); // expect: cipher AES-256-GCM keyBits=256 mode=gcm
  openssl::cipher::Cipher::aes_256_ccm(x, y, z); // expect: cipher AES-256-CCM keyBits=256 mode=ccm
  openssl::cipher::Cipher::aes_256_ofb(x, y, z); // expect: cipher AES-256-OFB keyBits=256 mode=ofb
  openssl::cipher::Cipher::aes_256_ocb(x, y, z); // expect: cipher AES-256-OCB keyBits=256 mode=ocb
  openssl::symm::Cipher::aes_128_xts(x, y, z); // expect: cipher AES-128-XTS keyBits=128 mode=xts
  openssl::symm::Cipher::aes_256_xts(x, y, z); // expect: cipher AES-256-XTS keyBits=256 mode=xts
  openssl::symm::Cipher::bf_cbc(x, y, z); // expect: cipher Blowfish-CBC mode=cbc
  openssl::symm::Cipher::bf_ecb(x, y, z); // expect: cipher Blowfish-ECB mode=ecb
  openssl::symm::Cipher::bf_cfb64(x, y, z); // expect: cipher Blowfish-CFB64 mode=cfb64
  openssl::symm::Cipher::bf_ofb(x, y, z); // expect: cipher Blowfish-OFB mode=ofb
  openssl::symm::Cipher::des_cbc(x, y, z); // expect: cipher DES-56-CBC mode=cbc
  openssl::symm::Cipher::des_ecb(x, y, z); // expect: cipher DES-56-ECB mode=ecb
  openssl::symm::Cipher::des_ede3(x, y, z); // expect: cipher 3DES-168-ECB keyBits=168 mode=ecb
  openssl::symm::Cipher::des_ede3_ecb(x, y, z); // expect: cipher 3DES-168-ECB keyBits=168 mode=ecb
  openssl::symm::Cipher::des_ede3_cfb64(x, y, z); // expect: cipher 3DES-168-CFB64 keyBits=168 mode=cfb64
  openssl::symm::Cipher::des_ede3_cfb8(x, y, z); // expect: cipher 3DES-168-CFB8 keyBits=168 mode=cfb8
  openssl::symm::Cipher::des_ede3_ofb(x, y, z); // expect: cipher 3DES-168-OFB keyBits=168 mode=ofb
  openssl::symm::Cipher::rc4(x, y, z); // expect: cipher RC4
  openssl::symm::Cipher::rc2_cbc(x, y, z); // expect: cipher RC2-CBC mode=cbc
  openssl::symm::Cipher::rc2_40_cbc(x, y, z); // expect: cipher RC2-40-CBC keyBits=40 mode=cbc
  openssl::symm::Cipher::cast5_cbc(x, y, z); // expect: cipher CAST5-CBC mode=cbc
  openssl::symm::Cipher::cast5_ecb(x, y, z); // expect: cipher CAST5-ECB mode=ecb
  openssl::symm::Cipher::cast5_ofb(x, y, z); // expect: cipher CAST5-OFB mode=ofb
  openssl::symm::Cipher::cast5_cfb64(x, y, z); // expect: cipher CAST5-CFB64 mode=cfb64
  openssl::symm::Cipher::chacha20(x, y, z); // expect: cipher ChaCha20
  openssl::symm::Cipher::idea_cbc(x, y, z); // expect: cipher IDEA-CBC mode=cbc
  openssl::symm::Cipher::idea_ecb(x, y, z); // expect: cipher IDEA-ECB mode=ecb
  openssl::symm::Cipher::idea_ofb(x, y, z); // expect: cipher IDEA-OFB mode=ofb
  openssl::symm::Cipher::idea_cfb64(x, y, z); // expect: cipher IDEA-CFB64 mode=cfb64
  openssl::symm::Cipher::seed_cbc(x, y, z); // expect: cipher SEED-128-CBC mode=cbc
  openssl::symm::Cipher::seed_cfb128(x, y, z); // expect: cipher SEED-128-CFB128 mode=cfb128
  openssl::symm::Cipher::seed_ecb(x, y, z); // expect: cipher SEED-128-ECB mode=ecb
  openssl::symm::Cipher::seed_ofb(x, y, z); // expect: cipher SEED-128-OFB mode=ofb
  openssl::symm::Cipher::sm4_ecb(x, y, z); // expect: cipher SM4-ECB mode=ecb
  openssl::symm::Cipher::sm4_cbc(x, y, z); // expect: cipher SM4-CBC mode=cbc
  openssl::symm::Cipher::sm4_ctr(x, y, z); // expect: cipher SM4-CTR mode=ctr
  openssl::symm::Cipher::sm4_cfb128(x, y, z); // expect: cipher SM4-CFB128 mode=cfb128
  openssl::symm::Cipher::sm4_ofb(x, y, z); // expect: cipher SM4-OFB mode=ofb
  boring::symm::Cipher::des_cbc(x, y, z); // expect: cipher DES-56-CBC mode=cbc
  boring::symm::Cipher::des_ecb(x, y, z); // expect: cipher DES-56-ECB mode=ecb
  boring::symm::Cipher::des_ede3(x, y, z); // expect: cipher 3DES-168-ECB keyBits=168 mode=ecb
  boring::symm::Cipher::des_ede3_cbc(x, y, z); // expect: cipher 3DES-168-CBC keyBits=168 mode=cbc
  boring::symm::Cipher::rc4(x, y, z); // expect: cipher RC4
  openssl::cipher::Cipher::aes_128_xts(x, y, z); // expect: cipher AES-128-XTS keyBits=128 mode=xts
  openssl::cipher::Cipher::aes_256_xts(x, y, z); // expect: cipher AES-256-XTS keyBits=256 mode=xts
  openssl::cipher::Cipher::bf_cbc(x, y, z); // expect: cipher Blowfish-CBC mode=cbc
  openssl::cipher::Cipher::bf_ecb(x, y, z); // expect: cipher Blowfish-ECB mode=ecb
  openssl::cipher::Cipher::bf_cfb64(x, y, z); // expect: cipher Blowfish-CFB64 mode=cfb64
  openssl::cipher::Cipher::bf_ofb(x, y, z); // expect: cipher Blowfish-OFB mode=ofb
  openssl::cipher::Cipher::des_cbc(x, y, z); // expect: cipher DES-56-CBC mode=cbc
  openssl::cipher::Cipher::des_ecb(x, y, z); // expect: cipher DES-56-ECB mode=ecb
  openssl::cipher::Cipher::des_ede3(x, y, z); // expect: cipher 3DES-168-ECB keyBits=168 mode=ecb
  openssl::cipher::Cipher::des_ede3_cbc(x, y, z); // expect: cipher 3DES-168-CBC keyBits=168 mode=cbc
  openssl::cipher::Cipher::des_ede3_ecb(x, y, z); // expect: cipher 3DES-168-ECB keyBits=168 mode=ecb
  openssl::cipher::Cipher::des_ede3_cfb64(x, y, z); // expect: cipher 3DES-168-CFB64 keyBits=168 mode=cfb64
  openssl::cipher::Cipher::des_ede3_cfb8(x, y, z); // expect: cipher 3DES-168-CFB8 keyBits=168 mode=cfb8
  openssl::cipher::Cipher::des_ede3_ofb(x, y, z); // expect: cipher 3DES-168-OFB keyBits=168 mode=ofb
  openssl::cipher::Cipher::rc4(x, y, z); // expect: cipher RC4
  openssl::cipher::Cipher::rc2_cbc(x, y, z); // expect: cipher RC2-CBC mode=cbc
  openssl::cipher::Cipher::rc2_40_cbc(x, y, z); // expect: cipher RC2-40-CBC keyBits=40 mode=cbc
  openssl::cipher::Cipher::cast5_cbc(x, y, z); // expect: cipher CAST5-CBC mode=cbc
  openssl::cipher::Cipher::cast5_ecb(x, y, z); // expect: cipher CAST5-ECB mode=ecb
  openssl::cipher::Cipher::cast5_ofb(x, y, z); // expect: cipher CAST5-OFB mode=ofb
  openssl::cipher::Cipher::cast5_cfb64(x, y, z); // expect: cipher CAST5-CFB64 mode=cfb64
  openssl::cipher::Cipher::chacha20(x, y, z); // expect: cipher ChaCha20
  openssl::cipher::Cipher::chacha20_poly1305(x, y, z); // expect: cipher ChaCha20-Poly1305
  openssl::cipher::Cipher::idea_cbc(x, y, z); // expect: cipher IDEA-CBC mode=cbc
  openssl::cipher::Cipher::idea_ecb(x, y, z); // expect: cipher IDEA-ECB mode=ecb
  openssl::cipher::Cipher::idea_ofb(x, y, z); // expect: cipher IDEA-OFB mode=ofb
  openssl::cipher::Cipher::idea_cfb64(x, y, z); // expect: cipher IDEA-CFB64 mode=cfb64
  openssl::cipher::Cipher::seed_cbc(x, y, z); // expect: cipher SEED-128-CBC mode=cbc
  openssl::cipher::Cipher::seed_cfb128(x, y, z); // expect: cipher SEED-128-CFB128 mode=cfb128
  openssl::cipher::Cipher::seed_ecb(x, y, z); // expect: cipher SEED-128-ECB mode=ecb
  openssl::cipher::Cipher::seed_ofb(x, y, z); // expect: cipher SEED-128-OFB mode=ofb
  openssl::cipher::Cipher::sm4_ecb(x, y, z); // expect: cipher SM4-ECB mode=ecb
  openssl::cipher::Cipher::sm4_cbc(x, y, z); // expect: cipher SM4-CBC mode=cbc
  openssl::cipher::Cipher::sm4_ctr(x, y, z); // expect: cipher SM4-CTR mode=ctr
  openssl::cipher::Cipher::sm4_cfb128(x, y, z); // expect: cipher SM4-CFB128 mode=cfb128
  openssl::cipher::Cipher::sm4_ofb(x, y, z); // expect: cipher SM4-OFB mode=ofb
  openssl::symm::Cipher::camellia_128_cbc(x, y, z); // expect: cipher CAMELLIA-128-CBC keyBits=128 mode=cbc
  openssl::symm::Cipher::camellia_128_ecb(x, y, z); // expect: cipher CAMELLIA-128-ECB keyBits=128 mode=ecb
  openssl::symm::Cipher::camellia_128_ofb(x, y, z); // expect: cipher CAMELLIA-128-OFB keyBits=128 mode=ofb
  openssl::symm::Cipher::camellia_128_cfb128(x, y, z); // expect: cipher CAMELLIA-128-CFB128 keyBits=128 mode=cfb128
  openssl::symm::Cipher::camellia_192_cbc(x, y, z); // expect: cipher CAMELLIA-192-CBC keyBits=192 mode=cbc
  openssl::symm::Cipher::camellia_192_ecb(x, y, z); // expect: cipher CAMELLIA-192-ECB keyBits=192 mode=ecb
  openssl::symm::Cipher::camellia_192_ofb(x, y, z); // expect: cipher CAMELLIA-192-OFB keyBits=192 mode=ofb
  openssl::symm::Cipher::camellia_192_cfb128(x, y, z); // expect: cipher CAMELLIA-192-CFB128 keyBits=192 mode=cfb128
  openssl::symm::Cipher::camellia_256_cbc(x, y, z); // expect: cipher CAMELLIA-256-CBC keyBits=256 mode=cbc
  openssl::symm::Cipher::camellia_256_ecb(x, y, z); // expect: cipher CAMELLIA-256-ECB keyBits=256 mode=ecb
  openssl::symm::Cipher::camellia_256_ofb(x, y, z); // expect: cipher CAMELLIA-256-OFB keyBits=256 mode=ofb
  openssl::symm::Cipher::camellia_256_cfb128(x, y, z); // expect: cipher CAMELLIA-256-CFB128 keyBits=256 mode=cfb128
  openssl::cipher::Cipher::aes_128_wrap(x, y, z); // expect: key-wrap AES-128-KW mode=kw keyBits=128
  openssl::cipher::Cipher::aes_192_wrap(x, y, z); // expect: key-wrap AES-192-KW mode=kw keyBits=192
  openssl::cipher::Cipher::aes_256_wrap(x, y, z); // expect: key-wrap AES-256-KW mode=kw keyBits=256
  openssl::cipher::Cipher::aes_128_wrap_pad(x, y, z); // expect: key-wrap AES-128-KWP mode=kwp keyBits=128
  openssl::cipher::Cipher::aes_192_wrap_pad(x, y, z); // expect: key-wrap AES-192-KWP mode=kwp keyBits=192
  openssl::cipher::Cipher::aes_256_wrap_pad(x, y, z); // expect: key-wrap AES-256-KWP mode=kwp keyBits=256
  openssl::symm::Cipher::from_nid(x, y, z); // expect: cipher unknown
  boring::symm::Cipher::from_nid(x, y, z); // expect: cipher unknown
  openssl::symm::Cipher::from_nid(openssl::nid::Nid::AES_128_CBC); // expect: cipher AES-128-CBC keyBits=128 mode=cbc
  openssl::symm::Cipher::from_nid(openssl::nid::Nid::AES_192_CBC); // expect: cipher AES-192-CBC keyBits=192 mode=cbc
  openssl::symm::Cipher::from_nid(openssl::nid::Nid::AES_256_CBC); // expect: cipher AES-256-CBC keyBits=256 mode=cbc
  openssl::symm::Cipher::from_nid(openssl::nid::Nid::AES_128_GCM); // expect: cipher AES-128-GCM keyBits=128 mode=gcm
  openssl::symm::Cipher::from_nid(openssl::nid::Nid::AES_256_GCM); // expect: cipher AES-256-GCM keyBits=256 mode=gcm
  openssl::symm::Cipher::from_nid(openssl::nid::Nid::DES_CBC); // expect: cipher DES-56-CBC mode=cbc
  openssl::symm::Cipher::from_nid(openssl::nid::Nid::DES_EDE3_CBC); // expect: cipher 3DES-168-CBC keyBits=168 mode=cbc
  openssl::symm::Cipher::from_nid(openssl::nid::Nid::RC4); // expect: cipher RC4
  openssl::symm::Cipher::from_nid(boring::nid::Nid::AES_128_CBC); // expect: cipher AES-128-CBC keyBits=128 mode=cbc
  openssl::symm::Cipher::from_nid(boring::nid::Nid::AES_192_CBC); // expect: cipher AES-192-CBC keyBits=192 mode=cbc
  openssl::symm::Cipher::from_nid(boring::nid::Nid::AES_256_CBC); // expect: cipher AES-256-CBC keyBits=256 mode=cbc
  openssl::symm::Cipher::from_nid(boring::nid::Nid::AES_128_GCM); // expect: cipher AES-128-GCM keyBits=128 mode=gcm
  openssl::symm::Cipher::from_nid(boring::nid::Nid::AES_256_GCM); // expect: cipher AES-256-GCM keyBits=256 mode=gcm
  openssl::symm::Cipher::from_nid(boring::nid::Nid::DES_CBC); // expect: cipher DES-56-CBC mode=cbc
  openssl::symm::Cipher::from_nid(boring::nid::Nid::DES_EDE3_CBC); // expect: cipher 3DES-168-CBC keyBits=168 mode=cbc
  openssl::symm::Cipher::from_nid(boring::nid::Nid::RC4); // expect: cipher RC4
  boring::symm::encrypt(x, y, z); // expect: cipher unknown functions=encrypt
  openssl::symm::decrypt(x, y, z); // expect: cipher unknown functions=decrypt
  boring::symm::decrypt(x, y, z); // expect: cipher unknown functions=decrypt
  openssl::symm::encrypt_aead(x, y, z); // expect: cipher unknown functions=encrypt
  boring::symm::encrypt_aead(x, y, z); // expect: cipher unknown functions=encrypt
  boring::symm::decrypt_aead(x, y, z); // expect: cipher unknown functions=decrypt
  boring::symm::Crypter::new(x, y, z); // expect: cipher unknown
  openssl::symm::Crypter::new(c, openssl::symm::Mode::Decrypt, k, n); // expect: cipher unknown functions=decrypt
  openssl::symm::Crypter::new(c, boring::symm::Mode::Encrypt, k, n); // expect: cipher unknown functions=encrypt
  openssl::symm::Crypter::new(c, boring::symm::Mode::Decrypt, k, n); // expect: cipher unknown functions=decrypt
  openssl::aes::AesKey::new_encrypt(x, y, z); // expect: cipher AES
  openssl::aes::AesKey::new_decrypt(x, y, z); // expect: cipher AES
  openssl::aes::aes_ige(x, y, z); // expect: cipher AES-IGE mode=ige
  openssl::aes::wrap_key(x, y, z); // expect: key-wrap AES-KW mode=kw
  openssl::aes::unwrap_key(x, y, z); // expect: key-wrap AES-KW mode=kw
  openssl::hash::MessageDigest::md5(x, y, z); // expect: hash MD5
  openssl::hash::MessageDigest::sha224(x, y, z); // expect: hash SHA-224
  openssl::hash::MessageDigest::sha3_224(x, y, z); // expect: hash SHA3-224
  openssl::hash::MessageDigest::sha3_256(x, y, z); // expect: hash SHA3-256
  openssl::hash::MessageDigest::sha3_384(x, y, z); // expect: hash SHA3-384
  openssl::hash::MessageDigest::sha3_512(x, y, z); // expect: hash SHA3-512
  openssl::hash::MessageDigest::shake_128(x, y, z); // expect: hash SHAKE128
  openssl::hash::MessageDigest::shake_256(x, y, z); // expect: hash SHAKE256
  openssl::hash::MessageDigest::ripemd160(x, y, z); // expect: hash RIPEMD-160
  openssl::hash::MessageDigest::sm3(x, y, z); // expect: hash SM3
  boring::hash::MessageDigest::md5(x, y, z); // expect: hash MD5
  boring::hash::MessageDigest::sha1(x, y, z); // expect: hash SHA-1
  boring::hash::MessageDigest::sha224(x, y, z); // expect: hash SHA-224
  boring::hash::MessageDigest::sha256(x, y, z); // expect: hash SHA-256
  boring::hash::MessageDigest::sha384(x, y, z); // expect: hash SHA-384
  boring::hash::MessageDigest::sha512(x, y, z); // expect: hash SHA-512
  openssl::hash::MessageDigest::from_name(x, y, z); // expect: hash unknown
  boring::hash::MessageDigest::from_nid(x, y, z); // expect: hash unknown
  openssl::md::Md::md5(x, y, z); // expect: hash MD5
  openssl::md::Md::sha1(x, y, z); // expect: hash SHA-1
  openssl::md::Md::sha224(x, y, z); // expect: hash SHA-224
  openssl::md::Md::sha384(x, y, z); // expect: hash SHA-384
  openssl::md::Md::sha512(x, y, z); // expect: hash SHA-512
  openssl::md::Md::sha3_224(x, y, z); // expect: hash SHA3-224
  openssl::md::Md::sha3_256(x, y, z); // expect: hash SHA3-256
  openssl::md::Md::sha3_384(x, y, z); // expect: hash SHA3-384
  openssl::md::Md::sha3_512(x, y, z); // expect: hash SHA3-512
  openssl::md::Md::shake_128(x, y, z); // expect: hash SHAKE128
  openssl::md::Md::shake_256(x, y, z); // expect: hash SHAKE256
  openssl::md::Md::ripemd160(x, y, z); // expect: hash RIPEMD-160
  openssl::md::Md::sm3(x, y, z); // expect: hash SM3
  openssl::md::Md::fetch(x, y, z); // expect: hash unknown
  openssl::md::Md::from_nid(x, y, z); // expect: hash unknown
  openssl::hash::MessageDigest::from_nid(openssl::nid::Nid::MD4); // expect: hash MD4
  openssl::hash::MessageDigest::from_nid(openssl::nid::Nid::MD5); // expect: hash MD5
  openssl::hash::MessageDigest::from_nid(openssl::nid::Nid::MD5_SHA1); // expect: hash MD5-SHA1
  openssl::hash::MessageDigest::from_nid(openssl::nid::Nid::SHA224); // expect: hash SHA-224
  openssl::hash::MessageDigest::from_nid(openssl::nid::Nid::SHA256); // expect: hash SHA-256
  openssl::hash::MessageDigest::from_nid(openssl::nid::Nid::SHA384); // expect: hash SHA-384
  openssl::hash::MessageDigest::from_nid(openssl::nid::Nid::SHA512); // expect: hash SHA-512
  openssl::hash::MessageDigest::from_nid(openssl::nid::Nid::SHA3_224); // expect: hash SHA3-224
  openssl::hash::MessageDigest::from_nid(openssl::nid::Nid::SHA3_256); // expect: hash SHA3-256
  openssl::hash::MessageDigest::from_nid(openssl::nid::Nid::SHA3_384); // expect: hash SHA3-384
  openssl::hash::MessageDigest::from_nid(openssl::nid::Nid::SHA3_512); // expect: hash SHA3-512
  openssl::hash::MessageDigest::from_nid(openssl::nid::Nid::SHAKE128); // expect: hash SHAKE128
  openssl::hash::MessageDigest::from_nid(openssl::nid::Nid::SHAKE256); // expect: hash SHAKE256
  openssl::hash::MessageDigest::from_nid(openssl::nid::Nid::RIPEMD160); // expect: hash RIPEMD-160
  openssl::hash::MessageDigest::from_nid(openssl::nid::Nid::WHIRLPOOL); // expect: hash Whirlpool
  openssl::hash::MessageDigest::from_nid(openssl::nid::Nid::SM3); // expect: hash SM3
  openssl::hash::hash_xof(x, y, z); // expect: hash unknown
  boring::hash::hash(x, y, z); // expect: hash unknown
  boring::hash::hash_xof(x, y, z); // expect: hash unknown
  boring::hash::Hasher::new(x, y, z); // expect: hash unknown
  openssl::sha::sha1(x, y, z); // expect: hash SHA-1
  openssl::sha::sha224(x, y, z); // expect: hash SHA-224
  openssl::sha::sha256(x, y, z); // expect: hash SHA-256
  openssl::sha::sha384(x, y, z); // expect: hash SHA-384
  boring::sha::sha1(x, y, z); // expect: hash SHA-1
  boring::sha::sha224(x, y, z); // expect: hash SHA-224
  boring::sha::sha256(x, y, z); // expect: hash SHA-256
  boring::sha::sha384(x, y, z); // expect: hash SHA-384
  boring::sha::sha512(x, y, z); // expect: hash SHA-512
  openssl::sha::Sha1::new(x, y, z); // expect: hash SHA-1
  openssl::sha::Sha224::new(x, y, z); // expect: hash SHA-224
  openssl::sha::Sha256::new(x, y, z); // expect: hash SHA-256
  openssl::sha::Sha384::new(x, y, z); // expect: hash SHA-384
  openssl::sha::Sha512::new(x, y, z); // expect: hash SHA-512
  boring::sha::Sha1::new(x, y, z); // expect: hash SHA-1
  boring::sha::Sha224::new(x, y, z); // expect: hash SHA-224
  boring::sha::Sha256::new(x, y, z); // expect: hash SHA-256
  boring::sha::Sha384::new(x, y, z); // expect: hash SHA-384
  boring::sha::Sha512::new(x, y, z); // expect: hash SHA-512
  openssl::sign::Signer::new_without_digest(x, y, z); // expect: signature unknown functions=sign
  boring::sign::Signer::new(x, y, z); // expect: signature unknown functions=sign
  boring::sign::Signer::new_without_digest(x, y, z); // expect: signature unknown functions=sign
  openssl::sign::Verifier::new(x, y, z); // expect: signature unknown functions=verify
  openssl::sign::Verifier::new_without_digest(x, y, z); // expect: signature unknown functions=verify
  boring::sign::Verifier::new(x, y, z); // expect: signature unknown functions=verify
  boring::sign::Verifier::new_without_digest(x, y, z); // expect: signature unknown functions=verify
  fn p(mut s: openssl::sign::Signer) { s.set_rsa_padding(boring::rsa::Padding::PKCS1); }
  fn p(mut s: openssl::sign::Signer) { s.set_rsa_padding(boring::rsa::Padding::PKCS1_OAEP); }
  fn p(mut s: openssl::sign::Signer) { s.set_rsa_padding(boring::rsa::Padding::PKCS1_PSS); }
  fn p(mut s: openssl::sign::Signer) { s.set_rsa_padding(openssl::rsa::Padding::NONE); }
  fn p(mut s: openssl::sign::Signer) { s.set_rsa_padding(boring::rsa::Padding::NONE); }
  openssl::sign::Signer::new(m, openssl::pkey::PKey::from_dsa(k)); // expect: signature unknown functions=sign
  openssl::sign::Signer::new(m, openssl::pkey::PKey::from_dh(k)); // expect: signature unknown functions=sign
  openssl::sign::Signer::new(m, openssl::pkey::PKey::from_dhx(k)); // expect: signature unknown functions=sign
  openssl::sign::Signer::new(m, boring::pkey::PKey::from_rsa(k)); // expect: signature unknown functions=sign
  openssl::sign::Signer::new(m, boring::pkey::PKey::from_ec_key(k)); // expect: signature unknown functions=sign
  openssl::sign::Signer::new(m, boring::pkey::PKey::from_dsa(k)); // expect: signature unknown functions=sign
  openssl::sign::Signer::new(m, boring::pkey::PKey::from_dh(k)); // expect: signature unknown functions=sign
  openssl::sign::Signer::new(m, boring::pkey::PKey::from_dhx(k)); // expect: signature unknown functions=sign
  boring::pkey::PKey::hmac(x, y, z); // expect: mac HMAC
  openssl::pkey::PKey::cmac(x, y, z); // expect: mac CMAC
  openssl::pkey::PKey::generate_ed25519(x, y, z); // expect: keygen Ed25519
  openssl::pkey::PKey::generate_ed448(x, y, z); // expect: keygen Ed448
  openssl::pkey::PKey::generate_x25519(x, y, z); // expect: keygen x25519
  openssl::pkey::PKey::generate_x448(x, y, z); // expect: keygen x448
  openssl::pkey::PKey::ec_gen(x, y, z); // expect: keygen EC
  openssl::pkey::PKey::private_key_from_pem(x, y, z); // expect: key unknown material=private-key
  openssl::pkey::PKey::private_key_from_pem_passphrase(x, y, z); // expect: key unknown material=private-key
  openssl::pkey::PKey::private_key_from_pem_callback(x, y, z); // expect: key unknown material=private-key
  openssl::pkey::PKey::private_key_from_der(x, y, z); // expect: key unknown material=private-key
  openssl::pkey::PKey::private_key_from_pkcs8(x, y, z); // expect: key unknown material=private-key
  openssl::pkey::PKey::private_key_from_pkcs8_passphrase(x, y, z); // expect: key unknown material=private-key
  boring::pkey::PKey::private_key_from_pem(x, y, z); // expect: key unknown material=private-key
  boring::pkey::PKey::private_key_from_pem_passphrase(x, y, z); // expect: key unknown material=private-key
  boring::pkey::PKey::private_key_from_pem_callback(x, y, z); // expect: key unknown material=private-key
  boring::pkey::PKey::private_key_from_der(x, y, z); // expect: key unknown material=private-key
  boring::pkey::PKey::private_key_from_pkcs8(x, y, z); // expect: key unknown material=private-key
  boring::pkey::PKey::private_key_from_pkcs8_passphrase(x, y, z); // expect: key unknown material=private-key
  openssl::pkey::PKey::public_key_from_pem(x, y, z); // expect: key unknown material=public-key
  openssl::pkey::PKey::public_key_from_der(x, y, z); // expect: key unknown material=public-key
  boring::pkey::PKey::public_key_from_pem(x, y, z); // expect: key unknown material=public-key
  boring::pkey::PKey::public_key_from_der(x, y, z); // expect: key unknown material=public-key
  openssl::pkey::PKey::public_key_from_raw_bytes(x, y, z); // expect: key unknown material=public-key
  openssl::pkey::PKey::private_key_from_raw_bytes(b, openssl::pkey::Id::RSA); // expect: key RSA material=private-key
  openssl::pkey::PKey::private_key_from_raw_bytes(b, openssl::pkey::Id::RSA_PSS); // expect: key RSA-PSS padding=pss material=private-key
  openssl::pkey::PKey::private_key_from_raw_bytes(b, openssl::pkey::Id::HMAC); // expect: key HMAC material=private-key
  openssl::pkey::PKey::private_key_from_raw_bytes(b, openssl::pkey::Id::CMAC); // expect: key CMAC material=private-key
  openssl::pkey::PKey::private_key_from_raw_bytes(b, openssl::pkey::Id::DSA); // expect: key DSA material=private-key
  openssl::pkey::PKey::private_key_from_raw_bytes(b, openssl::pkey::Id::DH); // expect: key DH material=private-key
  openssl::pkey::PKey::private_key_from_raw_bytes(b, openssl::pkey::Id::DHX); // expect: key DH material=private-key
  openssl::pkey::PKey::private_key_from_raw_bytes(b, openssl::pkey::Id::EC); // expect: key EC material=private-key
  openssl::pkey::PKey::private_key_from_raw_bytes(b, openssl::pkey::Id::ED448); // expect: key Ed448 material=private-key
  openssl::pkey::PKey::private_key_from_raw_bytes(b, openssl::pkey::Id::X25519); // expect: key x25519 material=private-key
  openssl::pkey::PKey::private_key_from_raw_bytes(b, openssl::pkey::Id::X448); // expect: key x448 material=private-key
  openssl::pkey::PKey::private_key_from_raw_bytes(b, openssl::pkey::Id::SM2); // expect: key SM2 material=private-key
  openssl::pkey::PKey::private_key_from_raw_bytes(b, boring::pkey::Id::RSA); // expect: key RSA material=private-key
  openssl::pkey::PKey::private_key_from_raw_bytes(b, boring::pkey::Id::DSA); // expect: key DSA material=private-key
  openssl::pkey::PKey::private_key_from_raw_bytes(b, boring::pkey::Id::DH); // expect: key DH material=private-key
  openssl::pkey::PKey::private_key_from_raw_bytes(b, boring::pkey::Id::EC); // expect: key EC material=private-key
  openssl::pkey::PKey::private_key_from_raw_bytes(b, boring::pkey::Id::ED25519); // expect: key Ed25519 material=private-key
  openssl::pkey::PKey::private_key_from_raw_bytes(b, boring::pkey::Id::ED448); // expect: key Ed448 material=private-key
  openssl::pkey::PKey::private_key_from_raw_bytes(b, boring::pkey::Id::X25519); // expect: key x25519 material=private-key
  openssl::pkey::PKey::private_key_from_raw_bytes(b, boring::pkey::Id::X448); // expect: key x448 material=private-key
  boring::derive::Deriver::new(x, y, z); // expect: key-agreement unknown
  openssl::rsa::Rsa::generate_with_e(x, y, z); // expect: keygen RSA
  boring::rsa::Rsa::generate(x, y, z); // expect: keygen RSA
  boring::rsa::Rsa::generate_with_e(x, y, z); // expect: keygen RSA
  openssl::rsa::Rsa::private_key_from_pem(x, y, z); // expect: key RSA material=private-key
  openssl::rsa::Rsa::private_key_from_pem_passphrase(x, y, z); // expect: key RSA material=private-key
  openssl::rsa::Rsa::private_key_from_der(x, y, z); // expect: key RSA material=private-key
  openssl::rsa::Rsa::from_private_components(x, y, z); // expect: key RSA material=private-key
  boring::rsa::Rsa::private_key_from_pem(x, y, z); // expect: key RSA material=private-key
  boring::rsa::Rsa::private_key_from_pem_passphrase(x, y, z); // expect: key RSA material=private-key
  boring::rsa::Rsa::private_key_from_der(x, y, z); // expect: key RSA material=private-key
  boring::rsa::Rsa::from_private_components(x, y, z); // expect: key RSA material=private-key
  openssl::rsa::Rsa::from_public_components(x, y, z); // expect: key RSA material=public-key
  openssl::rsa::Rsa::public_key_from_pem(x, y, z); // expect: key RSA material=public-key
  openssl::rsa::Rsa::public_key_from_der(x, y, z); // expect: key RSA material=public-key
  openssl::rsa::Rsa::public_key_from_pem_pkcs1(x, y, z); // expect: key RSA material=public-key
  openssl::rsa::Rsa::public_key_from_der_pkcs1(x, y, z); // expect: key RSA material=public-key
  boring::rsa::Rsa::from_public_components(x, y, z); // expect: key RSA material=public-key
  boring::rsa::Rsa::public_key_from_pem(x, y, z); // expect: key RSA material=public-key
  boring::rsa::Rsa::public_key_from_der(x, y, z); // expect: key RSA material=public-key
  boring::rsa::Rsa::public_key_from_pem_pkcs1(x, y, z); // expect: key RSA material=public-key
  boring::rsa::Rsa::public_key_from_der_pkcs1(x, y, z); // expect: key RSA material=public-key
  boring::ec::EcGroup::from_curve_name(x, y, z); // expect: parameters EC
  openssl::ec::EcKey::from_curve_name(x, y, z); // expect: parameters EC
  boring::ec::EcKey::from_curve_name(x, y, z); // expect: parameters EC
  boring::ec::EcKey::generate(x, y, z); // expect: keygen EC
  openssl::ec::EcKey::from_private_components(x, y, z); // expect: key EC
  openssl::ec::EcKey::from_public_key(x, y, z); // expect: key EC
  openssl::ec::EcKey::from_public_key_affine_coordinates(x, y, z); // expect: key EC
  openssl::ec::EcKey::from_group(x, y, z); // expect: key EC
  boring::ec::EcKey::from_private_components(x, y, z); // expect: key EC
  boring::ec::EcKey::from_public_key(x, y, z); // expect: key EC
  boring::ec::EcKey::from_public_key_affine_coordinates(x, y, z); // expect: key EC
  boring::ec::EcKey::from_group(x, y, z); // expect: key EC
  openssl::ec::EcKey::private_key_from_pem(x, y, z); // expect: key EC
  openssl::ec::EcKey::private_key_from_der(x, y, z); // expect: key EC
  openssl::ec::EcKey::public_key_from_pem(x, y, z); // expect: key EC
  openssl::ec::EcKey::public_key_from_der(x, y, z); // expect: key EC
  boring::ec::EcKey::private_key_from_pem(x, y, z); // expect: key EC
  boring::ec::EcKey::private_key_from_der(x, y, z); // expect: key EC
  boring::ec::EcKey::public_key_from_pem(x, y, z); // expect: key EC
  boring::ec::EcKey::public_key_from_der(x, y, z); // expect: key EC
  openssl::ec::EcGroup::from_curve_name(openssl::nid::Nid::X9_62_PRIME192V1); // expect: parameters EC-P-192 curve=P-192
  openssl::ec::EcGroup::from_curve_name(boring::nid::Nid::X9_62_PRIME192V1); // expect: parameters EC-P-192 curve=P-192
  openssl::ec::EcGroup::from_curve_name(boring::nid::Nid::X9_62_PRIME256V1); // expect: parameters EC-P-256 curve=P-256
  openssl::ec::EcGroup::from_curve_name(openssl::nid::Nid::SECP112R1); // expect: parameters EC-secp112r1 curve=secp112r1
  openssl::ec::EcGroup::from_curve_name(openssl::nid::Nid::SECP128R1); // expect: parameters EC-secp128r1 curve=secp128r1
  openssl::ec::EcGroup::from_curve_name(openssl::nid::Nid::SECP160K1); // expect: parameters EC-secp160k1 curve=secp160k1
  openssl::ec::EcGroup::from_curve_name(openssl::nid::Nid::SECP160R1); // expect: parameters EC-secp160r1 curve=secp160r1
  openssl::ec::EcGroup::from_curve_name(openssl::nid::Nid::SECP192K1); // expect: parameters EC-secp192k1 curve=secp192k1
  openssl::ec::EcGroup::from_curve_name(openssl::nid::Nid::SECP224K1); // expect: parameters EC-secp224k1 curve=secp224k1
  openssl::ec::EcGroup::from_curve_name(openssl::nid::Nid::SECP224R1); // expect: parameters EC-P-224 curve=P-224
  openssl::ec::EcGroup::from_curve_name(openssl::nid::Nid::SECP256K1); // expect: parameters EC-secp256k1 curve=secp256k1
  openssl::ec::EcGroup::from_curve_name(openssl::nid::Nid::SECP384R1); // expect: parameters EC-P-384 curve=P-384
  openssl::ec::EcGroup::from_curve_name(openssl::nid::Nid::SECP521R1); // expect: parameters EC-P-521 curve=P-521
  openssl::ec::EcGroup::from_curve_name(openssl::nid::Nid::SECT163K1); // expect: parameters EC-K-163 curve=K-163
  openssl::ec::EcGroup::from_curve_name(openssl::nid::Nid::SECT233K1); // expect: parameters EC-K-233 curve=K-233
  openssl::ec::EcGroup::from_curve_name(openssl::nid::Nid::SECT233R1); // expect: parameters EC-B-233 curve=B-233
  openssl::ec::EcGroup::from_curve_name(openssl::nid::Nid::SECT283K1); // expect: parameters EC-K-283 curve=K-283
  openssl::ec::EcGroup::from_curve_name(openssl::nid::Nid::SECT283R1); // expect: parameters EC-B-283 curve=B-283
  openssl::ec::EcGroup::from_curve_name(openssl::nid::Nid::SECT409K1); // expect: parameters EC-K-409 curve=K-409
  openssl::ec::EcGroup::from_curve_name(openssl::nid::Nid::SECT409R1); // expect: parameters EC-B-409 curve=B-409
  openssl::ec::EcGroup::from_curve_name(openssl::nid::Nid::SECT571K1); // expect: parameters EC-K-571 curve=K-571
  openssl::ec::EcGroup::from_curve_name(openssl::nid::Nid::SECT571R1); // expect: parameters EC-B-571 curve=B-571
  openssl::ec::EcGroup::from_curve_name(boring::nid::Nid::SECP112R1); // expect: parameters EC-secp112r1 curve=secp112r1
  openssl::ec::EcGroup::from_curve_name(boring::nid::Nid::SECP128R1); // expect: parameters EC-secp128r1 curve=secp128r1
  openssl::ec::EcGroup::from_curve_name(boring::nid::Nid::SECP160K1); // expect: parameters EC-secp160k1 curve=secp160k1
  openssl::ec::EcGroup::from_curve_name(boring::nid::Nid::SECP160R1); // expect: parameters EC-secp160r1 curve=secp160r1
  openssl::ec::EcGroup::from_curve_name(boring::nid::Nid::SECP192K1); // expect: parameters EC-secp192k1 curve=secp192k1
  openssl::ec::EcGroup::from_curve_name(boring::nid::Nid::SECP224K1); // expect: parameters EC-secp224k1 curve=secp224k1
  openssl::ec::EcGroup::from_curve_name(boring::nid::Nid::SECP224R1); // expect: parameters EC-P-224 curve=P-224
  openssl::ec::EcGroup::from_curve_name(boring::nid::Nid::SECP256K1); // expect: parameters EC-secp256k1 curve=secp256k1
  openssl::ec::EcGroup::from_curve_name(boring::nid::Nid::SECP384R1); // expect: parameters EC-P-384 curve=P-384
  openssl::ec::EcGroup::from_curve_name(boring::nid::Nid::SECP521R1); // expect: parameters EC-P-521 curve=P-521
  openssl::ec::EcGroup::from_curve_name(boring::nid::Nid::SECT163K1); // expect: parameters EC-K-163 curve=K-163
  openssl::ec::EcGroup::from_curve_name(boring::nid::Nid::SECT233K1); // expect: parameters EC-K-233 curve=K-233
  openssl::ec::EcGroup::from_curve_name(boring::nid::Nid::SECT233R1); // expect: parameters EC-B-233 curve=B-233
  openssl::ec::EcGroup::from_curve_name(boring::nid::Nid::SECT283K1); // expect: parameters EC-K-283 curve=K-283
  openssl::ec::EcGroup::from_curve_name(boring::nid::Nid::SECT283R1); // expect: parameters EC-B-283 curve=B-283
  openssl::ec::EcGroup::from_curve_name(boring::nid::Nid::SECT409K1); // expect: parameters EC-K-409 curve=K-409
  openssl::ec::EcGroup::from_curve_name(boring::nid::Nid::SECT409R1); // expect: parameters EC-B-409 curve=B-409
  openssl::ec::EcGroup::from_curve_name(boring::nid::Nid::SECT571K1); // expect: parameters EC-K-571 curve=K-571
  openssl::ec::EcGroup::from_curve_name(boring::nid::Nid::SECT571R1); // expect: parameters EC-B-571 curve=B-571
  openssl::ec::EcGroup::from_curve_name(openssl::nid::Nid::BRAINPOOL_P256R1); // expect: parameters EC-brainpoolP256r1 curve=brainpoolP256r1
  openssl::ec::EcGroup::from_curve_name(openssl::nid::Nid::BRAINPOOL_P320R1); // expect: parameters EC-brainpoolP320r1 curve=brainpoolP320r1
  openssl::ec::EcGroup::from_curve_name(openssl::nid::Nid::BRAINPOOL_P384R1); // expect: parameters EC-brainpoolP384r1 curve=brainpoolP384r1
  openssl::ec::EcGroup::from_curve_name(openssl::nid::Nid::BRAINPOOL_P512R1); // expect: parameters EC-brainpoolP512r1 curve=brainpoolP512r1
  openssl::ec::EcGroup::from_curve_name(openssl::nid::Nid::SM2); // expect: parameters EC-sm2p256v1 curve=sm2p256v1
  boring::ecdsa::EcdsaSig::sign(x, y, z); // expect: signature ECDSA functions=sign
  openssl::ecdsa::EcdsaSig::from_der(x, y, z); // expect: signature ECDSA functions=verify
  openssl::ecdsa::EcdsaSig::from_private_components(x, y, z); // expect: signature ECDSA functions=verify
  boring::ecdsa::EcdsaSig::from_der(x, y, z); // expect: signature ECDSA functions=verify
  boring::ecdsa::EcdsaSig::from_private_components(x, y, z); // expect: signature ECDSA functions=verify
  openssl::dsa::Dsa::generate(x, y, z); // expect: keygen DSA
  openssl::dsa::Dsa::private_key_from_pem(x, y, z); // expect: key DSA
  openssl::dsa::Dsa::public_key_from_pem(x, y, z); // expect: key DSA
  openssl::dsa::Dsa::public_key_from_der(x, y, z); // expect: key DSA
  openssl::dsa::Dsa::from_private_components(x, y, z); // expect: key DSA
  openssl::dsa::Dsa::from_public_components(x, y, z); // expect: key DSA
  openssl::dh::Dh::generate_params(x, y, z); // expect: parameters DH
  openssl::dh::Dh::params_from_pem(x, y, z); // expect: parameters DH
  openssl::dh::Dh::from_pqg(x, y, z); // expect: parameters DH
  openssl::dh::Dh::from_params(x, y, z); // expect: parameters DH
  boring::dh::Dh::params_from_pem(x, y, z); // expect: parameters DH
  boring::dh::Dh::from_params(x, y, z); // expect: parameters DH
  openssl::dh::Dh::get_1024_160(x, y, z); // expect: parameters DH-1024 keyBits=1024
  openssl::dh::Dh::get_2048_224(x, y, z); // expect: parameters DH-2048 keyBits=2048
  openssl::dh::Dh::get_2048_256(x, y, z); // expect: parameters DH-2048 keyBits=2048
  boring::pkcs5::pbkdf2_hmac(x, y, z); // expect: kdf PBKDF2
  openssl::pkcs5::scrypt(x, y, z); // expect: kdf scrypt
  boring::pkcs5::scrypt(x, y, z); // expect: kdf scrypt
  openssl::pkcs5::bytes_to_key(x, y, z); // expect: kdf OpenSSL-KDF
  openssl::rand::rand_priv_bytes(x, y, z); // expect: random RNG
  boring::rand::rand_bytes(x, y, z); // expect: random RNG
  openssl::ssl::SslContext::builder(openssl::ssl::SslMethod::tls_client()); // expect: protocol TLS
  openssl::ssl::SslContext::builder(boring::ssl::SslMethod::tls()); // expect: protocol TLS
  openssl::ssl::SslContext::builder(boring::ssl::SslMethod::tls_client()); // expect: protocol TLS
  openssl::ssl::SslContext::builder(boring::ssl::SslMethod::tls_server()); // expect: protocol TLS
  openssl::ssl::SslContext::builder(openssl::ssl::SslMethod::dtls()); // expect: protocol DTLS
  openssl::ssl::SslContext::builder(openssl::ssl::SslMethod::dtls_client()); // expect: protocol DTLS
  openssl::ssl::SslContext::builder(openssl::ssl::SslMethod::dtls_server()); // expect: protocol DTLS
  openssl::ssl::SslContext::builder(boring::ssl::SslMethod::dtls()); // expect: protocol DTLS
  openssl::ssl::SslContext::builder(x, y, z); // expect: protocol unknown
  boring::ssl::SslConnector::builder(x, y, z); // expect: protocol unknown
  boring::ssl::SslContext::builder(x, y, z); // expect: protocol unknown
  openssl::ssl::SslAcceptor::mozilla_intermediate(x, y, z); // expect: protocol unknown
  openssl::ssl::SslAcceptor::mozilla_intermediate_v5(x, y, z); // expect: protocol unknown
  openssl::ssl::SslAcceptor::mozilla_modern_v5(x, y, z); // expect: protocol unknown
  boring::ssl::SslAcceptor::mozilla_intermediate(x, y, z); // expect: protocol unknown
  boring::ssl::SslAcceptor::mozilla_intermediate_v5(x, y, z); // expect: protocol unknown
  boring::ssl::SslAcceptor::mozilla_modern(x, y, z); // expect: protocol unknown
  fn v(mut b: openssl::SslContextBuilder) { let c = openssl::ssl::SslContext::builder(m).set_min_proto_version(Some(openssl::ssl::SslVersion::SSL3)); } // expect: protocol unknown version=ssl3
  fn v(mut b: openssl::SslContextBuilder) { let c = openssl::ssl::SslContext::builder(m).set_min_proto_version(Some(openssl::ssl::SslVersion::TLS1)); } // expect: protocol unknown version=1.0
  fn v(mut b: openssl::SslContextBuilder) { let c = openssl::ssl::SslContext::builder(m).set_min_proto_version(Some(openssl::ssl::SslVersion::TLS1_1)); } // expect: protocol unknown version=1.1
  fn v(mut b: openssl::SslContextBuilder) { let c = openssl::ssl::SslContext::builder(m).set_min_proto_version(Some(openssl::ssl::SslVersion::TLS1_3)); } // expect: protocol unknown version=1.3
  fn v(mut b: openssl::SslContextBuilder) { let c = openssl::ssl::SslContext::builder(m).set_min_proto_version(Some(boring::ssl::SslVersion::SSL3)); } // expect: protocol unknown version=ssl3
  fn v(mut b: openssl::SslContextBuilder) { let c = openssl::ssl::SslContext::builder(m).set_min_proto_version(Some(boring::ssl::SslVersion::TLS1)); } // expect: protocol unknown version=1.0
  fn v(mut b: openssl::SslContextBuilder) { let c = openssl::ssl::SslContext::builder(m).set_min_proto_version(Some(boring::ssl::SslVersion::TLS1_1)); } // expect: protocol unknown version=1.1
  fn v(mut b: openssl::SslContextBuilder) { let c = openssl::ssl::SslContext::builder(m).set_min_proto_version(Some(boring::ssl::SslVersion::TLS1_2)); } // expect: protocol unknown version=1.2
  fn v(mut b: openssl::SslContextBuilder) { let c = openssl::ssl::SslContext::builder(m).set_min_proto_version(Some(boring::ssl::SslVersion::TLS1_3)); } // expect: protocol unknown version=1.3
  fn v(mut b: openssl::SslContextBuilder) { let c = openssl::ssl::SslContext::builder(m).set_min_proto_version(Some(openssl::ssl::SslVersion::DTLS1)); } // expect: protocol unknown version=1.0
  fn v(mut b: openssl::SslContextBuilder) { let c = openssl::ssl::SslContext::builder(m).set_min_proto_version(Some(openssl::ssl::SslVersion::DTLS1_2)); } // expect: protocol unknown version=1.2
  fn v(mut b: openssl::SslContextBuilder) { let c = openssl::ssl::SslContext::builder(m).set_min_proto_version(Some(boring::ssl::SslVersion::DTLS1)); } // expect: protocol unknown version=1.0
  fn v(mut b: openssl::SslContextBuilder) { let c = openssl::ssl::SslContext::builder(m).set_min_proto_version(Some(boring::ssl::SslVersion::DTLS1_2)); } // expect: protocol unknown version=1.2
  openssl::x509::X509::from_pem(x, y, z); // expect: certificate unknown certificateFormat=X.509
  openssl::x509::X509::from_der(x, y, z); // expect: certificate unknown certificateFormat=X.509
  openssl::x509::X509::stack_from_pem(x, y, z); // expect: certificate unknown certificateFormat=X.509
  boring::x509::X509::from_pem(x, y, z); // expect: certificate unknown certificateFormat=X.509
  boring::x509::X509::from_der(x, y, z); // expect: certificate unknown certificateFormat=X.509
  boring::x509::X509::stack_from_pem(x, y, z); // expect: certificate unknown certificateFormat=X.509
  openssl::x509::X509Req::from_pem(x, y, z); // expect: certificate unknown certificateFormat=PKCS10
  openssl::x509::X509Req::from_der(x, y, z); // expect: certificate unknown certificateFormat=PKCS10
  boring::x509::X509Req::from_pem(x, y, z); // expect: certificate unknown certificateFormat=PKCS10
  boring::x509::X509Req::from_der(x, y, z); // expect: certificate unknown certificateFormat=PKCS10
  openssl::x509::X509Crl::from_pem(x, y, z); // expect: certificate unknown certificateFormat=X.509-CRL
  openssl::x509::X509Crl::from_der(x, y, z); // expect: certificate unknown certificateFormat=X.509-CRL
  openssl::pkcs12::Pkcs12::from_der(x, y, z); // expect: keystore unknown certificateFormat=PKCS12
  openssl::pkcs12::Pkcs12::builder(x, y, z); // expect: keystore unknown certificateFormat=PKCS12
  boring::pkcs12::Pkcs12::from_der(x, y, z); // expect: keystore unknown certificateFormat=PKCS12
  boring::pkcs12::Pkcs12::builder(x, y, z); // expect: keystore unknown certificateFormat=PKCS12
  openssl::pkcs7::Pkcs7::sign(x, y, z); // expect: certificate CMS
  openssl::pkcs7::Pkcs7::encrypt(x, y, z); // expect: certificate CMS
  openssl::pkcs7::Pkcs7::from_pem(x, y, z); // expect: certificate CMS
  openssl::pkcs7::Pkcs7::from_smime(x, y, z); // expect: certificate CMS
  openssl::cms::CmsContentInfo::sign(x, y, z); // expect: certificate CMS
  openssl::cms::CmsContentInfo::encrypt(x, y, z); // expect: certificate CMS
  openssl::cms::CmsContentInfo::from_pem(x, y, z); // expect: certificate CMS
  openssl::cms::CmsContentInfo::smime_read_cms(x, y, z); // expect: certificate CMS
}
fn m0(v: &openssl::symm::Crypter) { v.update(x, y, z); }
fn m1(v: &openssl::symm::Crypter) { v.finalize(x, y, z); }
fn m2(v: &openssl::symm::Crypter) { v.get_tag(x, y, z); }
fn m3(v: &openssl::cipher_ctx::CipherCtx) { v.decrypt_init(x, y, z); } // expect: cipher unknown functions=decrypt
fn m4(v: &openssl::sign::Signer) { v.set_rsa_mgf1_md(x, y, z); }
fn m5(v: &openssl::pkey_ctx::PkeyCtx) { v.set_hkdf_salt(x, y, z); }
fn m6(v: &openssl::pkey_ctx::PkeyCtx) { v.set_rsa_keygen_bits(x, y, z); }
fn m7(v: &openssl::pkey_ctx::PkeyCtx) { v.set_rsa_mgf1_md(x, y, z); }
fn m8(v: &openssl::pkey_ctx::PkeyCtx) { v.set_rsa_oaep_md(x, y, z); }
fn m9(v: &openssl::pkey_ctx::PkeyCtx) { v.set_signature_md(x, y, z); }
fn m10(v: &openssl::pkey_ctx::PkeyCtx) { v.set_ec_paramgen_curve_nid(x, y, z); }
fn m11(v: &openssl::rsa::Rsa) { v.private_encrypt(x, y, z); } // expect: cipher RSA functions=encrypt
fn m12(v: &openssl::rsa::Rsa) { v.private_decrypt(x, y, z); } // expect: cipher RSA functions=decrypt
fn m13(v: &openssl::rsa::Rsa) { v.public_decrypt(x, y, z); } // expect: cipher RSA functions=decrypt
fn m14(v: &openssl::SslContextBuilder) { v.set_max_proto_version(x, y, z); }
fn m15(v: &openssl::SslContextBuilder) { v.set_ciphersuites(x, y, z); } // expect: protocol TLS
fn m16(v: &openssl::SslContextBuilder) { v.set_groups_list(x, y, z); } // expect: key-agreement unknown
fn m17(v: &openssl::SslContextBuilder) { v.set_curves_list(x, y, z); } // expect: key-agreement unknown
fn m18(v: &openssl::SslContextBuilder) { v.build(x, y, z); }
fn m19(v: &openssl::SslContextBuilder) { v.set_tmp_dh(x, y, z); }
fn m20(v: &openssl::SslContextBuilder) { v.set_tmp_ecdh(x, y, z); }
