<?php
openssl_encrypt($data, "aes-256-gcm", $key, OPENSSL_RAW_DATA, random_bytes(12), $tag, "", 16); // expect: cipher AES-256-GCM keyBits=256 mode=gcm nonceBits=96 tagBits=128 functions=encrypt; random RNG byteLength=12
openssl_encrypt($data, cipher_algo: 'AES-128-CBC', passphrase: $key, iv: "0123456789abcdef"); // expect: cipher AES-128-CBC-PKCS7 keyBits=128 mode=cbc nonceBits=128 functions=encrypt
openssl_encrypt($data, $_ENV["CIPHER"] ?? "des-ede3-cbc", $secret); // expect: cipher 3DES-168-CBC-PKCS7 keyBits=168 mode=cbc functions=encrypt more=true
openssl_decrypt($data, 'bf-ecb', $key, 0, ''); // expect: cipher Blowfish-ECB-PKCS7 mode=ecb functions=decrypt
openssl_encrypt($data, "aes-256-cbc", $secret, OPENSSL_RAW_DATA | OPENSSL_ZERO_PADDING, $iv); // expect: cipher AES-256-CBC-NoPadding padding=none functions=encrypt
openssl_encrypt($data, "aes-256-cbc", $secret, OPENSSL_RAW_DATA | OPENSSL_DONT_ZERO_PAD_KEY, $iv); // expect: cipher AES-256-CBC-PKCS7 padding=pkcs7 functions=encrypt default=nonceBits,padding
openssl_decrypt($data, "aes-256-cbc", $secret, true, $iv); // expect: cipher AES-256-CBC-PKCS7 functions=decrypt
openssl_decrypt($data, "aes-256-cbc", $secret, 3, $iv); // expect: cipher AES-256-CBC-NoPadding functions=decrypt
openssl_decrypt($data, "aes-256-cbc", $secret, $options, $iv); // expect: cipher AES-256-CBC functions=decrypt unknown=padding
openssl_digest($data, "sha512"); // expect: hash SHA-512 functions=digest
openssl_pbkdf2("not a password", "saltsalt", 32, 10000, "sha256"); // expect: kdf PBKDF2-SHA-256-10000 saltBits=64 outputBits=256 iterations=10000 digest=SHA-256
openssl_pbkdf2("not a password", "saltsalt", 16, 1000); // expect: kdf PBKDF2-SHA-1-1000 saltBits=64 outputBits=128 iterations=1000 digest=SHA-1
openssl_random_pseudo_bytes(16); // expect: random RNG byteLength=16
$key = openssl_pkey_new(["private_key_bits" => 4096, "private_key_type" => OPENSSL_KEYTYPE_RSA, "digest_alg" => "sha512"]); // expect: keygen RSA-4096 keyBits=4096
$ec = openssl_pkey_new(["curve_name" => "prime256v1", "private_key_type" => OPENSSL_KEYTYPE_EC]); // expect: keygen EC-P-256 curve=P-256
$config = array('private_key_bits' => 1024, 'private_key_type' => OPENSSL_KEYTYPE_DSA);
openssl_pkey_new($config); // expect: keygen DSA-1024 keyBits=1024
openssl_pkey_new(); // expect: keygen RSA
openssl_pkey_new(["private_key_type" => OPENSSL_KEYTYPE_DH]); // expect: keygen DH
openssl_pkey_new(["private_key_type" => OPENSSL_KEYTYPE_X25519]); // expect: keygen x25519
openssl_pkey_new(["private_key_type" => OPENSSL_KEYTYPE_ED25519]); // expect: keygen Ed25519
openssl_pkey_new(["private_key_type" => OPENSSL_KEYTYPE_X448]); // expect: keygen x448
openssl_pkey_new(["private_key_type" => OPENSSL_KEYTYPE_ED448]); // expect: keygen Ed448
openssl_sign($data, $signature, $key, OPENSSL_ALGO_SHA256); // expect: signature RSA-SHA-256-4096 keyBits=4096 digest=SHA-256 functions=sign
openssl_sign($data, $signature, $ec, "sha384"); // expect: signature ECDSA-P-256-SHA-384 curve=P-256 digest=SHA-384 functions=sign
openssl_sign($data, $signature, $other); // expect: signature unknown functions=sign digest=SHA-1
foreach ([OPENSSL_ALGO_SHA1, OPENSSL_ALGO_MD5, OPENSSL_ALGO_MD4, OPENSSL_ALGO_MD2, OPENSSL_ALGO_DSS1, OPENSSL_ALGO_SHA224, OPENSSL_ALGO_SHA384, OPENSSL_ALGO_SHA512, OPENSSL_ALGO_RMD160] as $algorithm) {
    openssl_verify($data, $signature, $public, $algorithm); // expect: signature unknown digest=MD2 functions=verify; signature unknown digest=MD4 functions=verify; signature unknown digest=MD5 functions=verify; signature unknown digest=RIPEMD-160 functions=verify; signature unknown digest=SHA-1 functions=verify; signature unknown digest=SHA-224 functions=verify; signature unknown digest=SHA-384 functions=verify; signature unknown digest=SHA-512 functions=verify
}
openssl_seal($data, $sealed, $keys, [$public], "aes-256-cbc", $iv); // expect: cipher AES-256-CBC keyBits=256 mode=cbc functions=encrypt
openssl_open($sealed, $open, $envelope, $key, "RC4"); // expect: cipher RC4 functions=decrypt
openssl_pkey_get_private("file://key.pem"); // expect: key unknown material=private-key
openssl_get_privatekey("file://key.pem"); // expect: key unknown material=private-key
openssl_pkey_get_public("file://key.pem"); // expect: key unknown material=public-key
openssl_get_publickey("file://key.pem"); // expect: key unknown material=public-key
openssl_pkey_export($key, $out, "not a password", ["encrypt_key_cipher" => OPENSSL_CIPHER_AES_256_CBC]); // expect: key RSA-4096 keyBits=4096 material=private-key cipher=AES
openssl_pkey_export_to_file($ec, "key.pem", null, ["encrypt_key_cipher" => OPENSSL_CIPHER_3DES]); // expect: key EC-P-256 curve=P-256 material=private-key cipher=3DES
openssl_public_encrypt($data, $out, $key, OPENSSL_PKCS1_OAEP_PADDING); // expect: cipher RSA-OAEP-4096 keyBits=4096 primitive=pke padding=oaep functions=encrypt
openssl_public_encrypt($data, $out, $public); // expect: cipher RSA-PKCS1-1.5 primitive=pke functions=encrypt padding=pkcs1v15
openssl_private_decrypt($data, $out, $key, OPENSSL_NO_PADDING); // expect: cipher RSA-RAW-4096 keyBits=4096 primitive=pke padding=none functions=decrypt
openssl_private_encrypt($data, $out, $key, OPENSSL_PKCS1_PADDING); // expect: signature RSA-PKCS1-1.5-4096 keyBits=4096 primitive=signature padding=pkcs1v15 functions=sign
openssl_public_decrypt($data, $out, $public, OPENSSL_SSLV23_PADDING); // expect: signature RSA-SSLv23 primitive=signature padding=sslv23 functions=verify
openssl_dh_compute_key($peer, $dh); // expect: key-agreement DH
openssl_pkey_derive($peer, $ec, 32); // expect: key-agreement ECDH-P-256 curve=P-256 outputBits=256
openssl_csr_new($dn, $key, ["digest_alg" => "sha256"]); // expect: signature RSA-SHA-256-4096 keyBits=4096 digest=SHA-256 certificateFormat=PKCS10 functions=sign
openssl_csr_sign($csr, null, $key, 365, ["digest_alg" => "sha1"]); // expect: signature RSA-SHA-1-4096 keyBits=4096 digest=SHA-1 certificateFormat=X.509 functions=sign
openssl_x509_read($pem); // expect: certificate unknown certificateFormat=X.509
openssl_x509_parse($pem); // expect: certificate unknown certificateFormat=X.509
openssl_x509_export($certificate, $out); // expect: certificate unknown certificateFormat=X.509
openssl_x509_export_to_file($certificate, "out"); // expect: certificate unknown certificateFormat=X.509
openssl_x509_verify($certificate, $public); // expect: signature unknown certificateFormat=X.509 functions=verify
openssl_x509_fingerprint($certificate, "sha256"); // expect: hash SHA-256 functions=digest
openssl_x509_fingerprint($certificate); // expect: hash SHA-1 functions=digest
openssl_pkcs12_read($data, $out, "not a password"); // expect: keystore unknown certificateFormat=PKCS12
openssl_pkcs12_export($certificate, $out, $key, "not a password"); // expect: keystore unknown certificateFormat=PKCS12
openssl_pkcs12_export_to_file($certificate, "out", $key, "not a password"); // expect: keystore unknown certificateFormat=PKCS12
openssl_pkcs7_encrypt("in", "out", $certificate, [], 0, OPENSSL_CIPHER_AES_192_CBC); // expect: cipher AES-192-CBC keyBits=192 mode=cbc certificateFormat=PKCS7 functions=encrypt
foreach ([OPENSSL_CIPHER_DES, OPENSSL_CIPHER_RC2_40, OPENSSL_CIPHER_RC2_64, OPENSSL_CIPHER_RC2_128, OPENSSL_CIPHER_AES_128_CBC] as $cipher) {
    openssl_cms_encrypt("in", "out", $certificate, [], 0, OPENSSL_ENCODING_SMIME, $cipher); // expect: cipher AES-128-CBC keyBits=128 mode=cbc certificateFormat=PKCS7 functions=encrypt; cipher DES-56-CBC mode=cbc certificateFormat=PKCS7 functions=encrypt; cipher RC2-128-CBC keyBits=128 mode=cbc certificateFormat=PKCS7 functions=encrypt; cipher RC2-40-CBC keyBits=40 mode=cbc certificateFormat=PKCS7 functions=encrypt; cipher RC2-64-CBC keyBits=64 mode=cbc certificateFormat=PKCS7 functions=encrypt
}
openssl_pkcs7_decrypt("in", "out", $certificate, $key); // expect: cipher unknown certificateFormat=PKCS7 functions=decrypt
openssl_cms_decrypt("in", "out", $certificate, $key); // expect: cipher unknown certificateFormat=PKCS7 functions=decrypt
openssl_pkcs7_sign("in", "out", $certificate, $key, []); // expect: signature unknown certificateFormat=PKCS7 functions=sign
openssl_cms_sign("in", "out", $certificate, $key, []); // expect: signature unknown certificateFormat=PKCS7 functions=sign
openssl_pkcs7_verify("in", 0); // expect: signature unknown certificateFormat=PKCS7 functions=verify
openssl_cms_verify("in"); // expect: signature unknown certificateFormat=PKCS7 functions=verify
openssl_spki_new($key, "challenge", OPENSSL_ALGO_SHA256); // expect: signature RSA-SHA-256-4096 keyBits=4096 digest=SHA-256 functions=sign
openssl_spki_new($key, "challenge"); // expect: signature RSA-MD5-4096 keyBits=4096 functions=sign digest=MD5
openssl_spki_verify($spki); // expect: signature unknown functions=verify

$object->openssl_encrypt($data, "aes-256-gcm", $key);
Foo::openssl_encrypt($data, "aes-256-gcm", $key);
$text = "openssl_encrypt(x, 'des')"; // openssl_encrypt($data, "des", $key)
openssl_cipher_iv_length("aes-256-gcm");
openssl_get_cipher_methods();
openssl_error_string();
openssl_x509_checkpurpose($certificate, X509_PURPOSE_SSL_SERVER); // expect: certificate unknown certificateFormat=X.509
openssl_x509_check_private_key($certificate, $private); // expect: certificate unknown certificateFormat=X.509
openssl_csr_export($csr, $out); // expect: certificate unknown certificateFormat=PKCS10
openssl_csr_export_to_file($csr, "out.csr"); // expect: certificate unknown certificateFormat=PKCS10
openssl_csr_get_subject($csr); // expect: certificate unknown certificateFormat=PKCS10
openssl_csr_get_public_key($csr); // expect: key unknown material=public-key
openssl_password_hash(PASSWORD_ARGON2ID, $password, ["memory_cost" => 65536, "time_cost" => 4, "threads" => 1]); // expect: password-hash Argon2id-65536-4-1 functions=keyderive
openssl_password_verify("argon2i", $password, $hash); // expect: password-hash Argon2i functions=verify
openssl_spki_export($spki); // expect: certificate unknown
openssl_spki_export_challenge($spki); // expect: certificate unknown
openssl_sign($data, $sig, $key, OPENSSL_ALGO_SHA256, OPENSSL_PKCS1_PSS_PADDING); // expect: signature RSA-PSS-SHA-256-MGF1-4096 functions=sign

$late = ["private_key_type" => OPENSSL_KEYTYPE_RSA];
$late["private_key_bits"] = 3072;
openssl_pkey_new($late); // expect: keygen RSA-3072
openssl_pkey_new(array_merge($late, ["private_key_bits" => 4096])); // expect: keygen RSA-4096
if ($strong) {
    $late["private_key_bits"] = 4096;
}
openssl_pkey_new($late); // expect: keygen RSA-3072; keygen RSA-4096
