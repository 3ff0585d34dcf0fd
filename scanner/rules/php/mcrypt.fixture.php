<?php
mcrypt_encrypt(MCRYPT_RIJNDAEL_128, "0123456789abcdef", $data, MCRYPT_MODE_CBC, "0123456789abcdef"); // expect: cipher AES-128-CBC-ZeroPadding keyBits=128 nonceBits=128 mode=cbc functions=encrypt
mcrypt_decrypt("rijndael-256", $key, $data, "ecb"); // expect: cipher Rijndael-ECB-ZeroPadding mode=ecb functions=decrypt
mcrypt_ecb(MCRYPT_3DES, $key, $data, MCRYPT_DECRYPT); // expect: cipher 3DES-ECB-ZeroPadding mode=ecb
mcrypt_cbc(MCRYPT_DES, $key, $data, MCRYPT_DECRYPT); // expect: cipher DES-56-CBC-ZeroPadding mode=cbc
mcrypt_cfb(MCRYPT_CAST_128, $key, $data, MCRYPT_DECRYPT); // expect: cipher CAST5-CFB mode=cfb
mcrypt_ofb(MCRYPT_BLOWFISH, $key, $data, MCRYPT_DECRYPT); // expect: cipher Blowfish-OFB mode=ofb
mcrypt_module_open("tripledes", "", "cbc", ""); // expect: cipher 3DES-CBC-ZeroPadding mode=cbc
mcrypt_create_iv(16, MCRYPT_DEV_URANDOM); // expect: random RNG byteLength=16
mcrypt_module_open(MCRYPT_DES, "", MCRYPT_MODE_ECB, ""); // expect: cipher DES-56-ECB-ZeroPadding mode=ecb
mcrypt_module_open(MCRYPT_BLOWFISH, "", MCRYPT_MODE_ECB, ""); // expect: cipher Blowfish-ECB-ZeroPadding mode=ecb
mcrypt_module_open(MCRYPT_TWOFISH, "", MCRYPT_MODE_ECB, ""); // expect: cipher Twofish-ECB-ZeroPadding mode=ecb
mcrypt_module_open(MCRYPT_SERPENT, "", MCRYPT_MODE_ECB, ""); // expect: cipher Serpent-ECB-ZeroPadding mode=ecb
mcrypt_module_open(MCRYPT_GOST, "", MCRYPT_MODE_ECB, ""); // expect: cipher GOST28147-ECB-ZeroPadding mode=ecb
mcrypt_module_open(MCRYPT_RC2, "", MCRYPT_MODE_ECB, ""); // expect: cipher RC2-ECB-ZeroPadding mode=ecb
mcrypt_module_open(MCRYPT_RC6, "", MCRYPT_MODE_ECB, ""); // expect: cipher RC6-ECB-ZeroPadding mode=ecb
mcrypt_module_open(MCRYPT_LOKI97, "", MCRYPT_MODE_ECB, ""); // expect: cipher LOKI97-ECB-ZeroPadding mode=ecb
mcrypt_module_open(MCRYPT_CAST_128, "", MCRYPT_MODE_ECB, ""); // expect: cipher CAST5-ECB-ZeroPadding mode=ecb
mcrypt_module_open(MCRYPT_CAST_256, "", MCRYPT_MODE_ECB, ""); // expect: cipher CAST6-ECB-ZeroPadding mode=ecb
mcrypt_module_open(MCRYPT_RIJNDAEL_128, "", MCRYPT_MODE_ECB, ""); // expect: cipher AES-ECB-ZeroPadding mode=ecb
mcrypt_module_open(MCRYPT_RIJNDAEL_192, "", MCRYPT_MODE_ECB, ""); // expect: cipher Rijndael-ECB-ZeroPadding mode=ecb
mcrypt_module_open(MCRYPT_RIJNDAEL_256, "", MCRYPT_MODE_ECB, ""); // expect: cipher Rijndael-ECB-ZeroPadding mode=ecb
mcrypt_module_open(MCRYPT_ARCFOUR, "", MCRYPT_MODE_ECB, ""); // expect: cipher RC4 mode=ecb
mcrypt_module_open(MCRYPT_ARCFOUR_IV, "", MCRYPT_MODE_ECB, ""); // expect: cipher RC4 mode=ecb
mcrypt_module_open(MCRYPT_IDEA, "", MCRYPT_MODE_ECB, ""); // expect: cipher IDEA-ECB-ZeroPadding mode=ecb
mcrypt_module_open(MCRYPT_MARS, "", MCRYPT_MODE_ECB, ""); // expect: cipher MARS-ECB-ZeroPadding mode=ecb
mcrypt_module_open(MCRYPT_SKIPJACK, "", MCRYPT_MODE_ECB, ""); // expect: cipher Skipjack-ECB-ZeroPadding mode=ecb
mcrypt_module_open(MCRYPT_SAFERPLUS, "", MCRYPT_MODE_ECB, ""); // expect: cipher SAFER-ECB-ZeroPadding mode=ecb
mcrypt_module_open(MCRYPT_SAFER64, "", MCRYPT_MODE_ECB, ""); // expect: cipher SAFER-ECB-ZeroPadding mode=ecb
mcrypt_module_open(MCRYPT_SAFER128, "", MCRYPT_MODE_ECB, ""); // expect: cipher SAFER-ECB-ZeroPadding mode=ecb
mcrypt_module_open(MCRYPT_XTEA, "", MCRYPT_MODE_ECB, ""); // expect: cipher XTEA-ECB-ZeroPadding mode=ecb
mcrypt_module_open(MCRYPT_WAKE, "", MCRYPT_MODE_ECB, ""); // expect: cipher WAKE mode=ecb
mcrypt_module_open(MCRYPT_PANAMA, "", MCRYPT_MODE_ECB, ""); // expect: cipher Panama mode=ecb
mcrypt_module_open(MCRYPT_THREEWAY, "", MCRYPT_MODE_ECB, ""); // expect: cipher 3-Way-ECB-ZeroPadding mode=ecb
mcrypt_module_open(MCRYPT_3DES, "", MCRYPT_MODE_ECB, ""); // expect: cipher 3DES-ECB-ZeroPadding mode=ecb
mcrypt_module_open(MCRYPT_TRIPLEDES, "", MCRYPT_MODE_ECB, ""); // expect: cipher 3DES-ECB-ZeroPadding mode=ecb
mcrypt_encrypt(MCRYPT_TWOFISH, $key, $data, MCRYPT_MODE_CFB); // expect: cipher Twofish-CFB mode=cfb functions=encrypt
mcrypt_encrypt(MCRYPT_TWOFISH, $key, $data, MCRYPT_MODE_OFB); // expect: cipher Twofish-OFB mode=ofb functions=encrypt
mcrypt_encrypt(MCRYPT_TWOFISH, $key, $data, MCRYPT_MODE_NOFB); // expect: cipher Twofish-OFB128 mode=ofb128 functions=encrypt
mcrypt_encrypt(MCRYPT_TWOFISH, $key, $data, MCRYPT_MODE_STREAM); // expect: cipher Twofish functions=encrypt

mcrypt_get_iv_size(MCRYPT_DES, MCRYPT_MODE_CBC);
$m->mcrypt_encrypt(MCRYPT_DES, $key, $data, "cbc");
$td = mcrypt_module_open(MCRYPT_RIJNDAEL_128, "", MCRYPT_MODE_CBC, ""); // expect: cipher AES-256-CBC-ZeroPadding functions=encrypt,decrypt nonceBits=128
mcrypt_generic_init($td, random_bytes(32), random_bytes(16)); // expect: random RNG byteLength=32; random RNG byteLength=16
mcrypt_generic($td, $data);
mdecrypt_generic($td, $data);
mcrypt_encrypt(MCRYPT_RC6_128, $key, $data, MCRYPT_MODE_CBC, $iv); // expect: cipher RC6-128-CBC-ZeroPadding functions=encrypt
mcrypt_encrypt(MCRYPT_RC6_192, $key, $data, MCRYPT_MODE_CBC, $iv); // expect: cipher RC6-192-CBC-ZeroPadding functions=encrypt
mcrypt_encrypt(MCRYPT_RC6_256, $key, $data, MCRYPT_MODE_CBC, $iv); // expect: cipher RC6-256-CBC-ZeroPadding functions=encrypt
mcrypt_encrypt(MCRYPT_SERPENT_128, $key, $data, MCRYPT_MODE_CBC, $iv); // expect: cipher Serpent-128-CBC-ZeroPadding functions=encrypt
mcrypt_encrypt(MCRYPT_SERPENT_192, $key, $data, MCRYPT_MODE_CBC, $iv); // expect: cipher Serpent-192-CBC-ZeroPadding functions=encrypt
mcrypt_encrypt(MCRYPT_SERPENT_256, $key, $data, MCRYPT_MODE_CBC, $iv); // expect: cipher Serpent-256-CBC-ZeroPadding functions=encrypt
mcrypt_encrypt(MCRYPT_TWOFISH128, $key, $data, MCRYPT_MODE_CBC, $iv); // expect: cipher Twofish-128-CBC-ZeroPadding functions=encrypt
mcrypt_encrypt(MCRYPT_TWOFISH192, $key, $data, MCRYPT_MODE_CBC, $iv); // expect: cipher Twofish-192-CBC-ZeroPadding functions=encrypt
mcrypt_encrypt(MCRYPT_TWOFISH256, $key, $data, MCRYPT_MODE_CBC, $iv); // expect: cipher Twofish-256-CBC-ZeroPadding functions=encrypt
mcrypt_encrypt(MCRYPT_TEAN, $key, $data, MCRYPT_MODE_CBC, $iv); // expect: cipher TEA-CBC-ZeroPadding functions=encrypt
mcrypt_encrypt(MCRYPT_RC4, $key, $data, MCRYPT_MODE_STREAM); // expect: cipher RC4 functions=encrypt
