<?php
use ParagonIE\Paseto\{Builder, Parser};
use ParagonIE\Paseto\Keys\{AsymmetricSecretKey, SymmetricKey};
use ParagonIE\Paseto\Protocol\{Version1, Version2, Version3, Version4};
use ParagonIE\CipherSweet\Backend\{BoringCrypto, FIPSCrypto, ModernCrypto};
use ParagonIE\EasyECC\EasyECC;

Version1::encrypt($data, $key); // expect: token AES-256-CTR-HMAC functions=encrypt
Version1::decrypt($data, $key); // expect: token AES-256-CTR-HMAC functions=decrypt
Version1::sign($data, $key); // expect: token RSA-PSS-SHA-384-MGF1 functions=sign
Version1::verify($data, $key); // expect: token RSA-PSS-SHA-384-MGF1 functions=verify
Version2::encrypt($data, $key); // expect: token XChaCha20-Poly1305 functions=encrypt
Version2::decrypt($data, $key); // expect: token XChaCha20-Poly1305 functions=decrypt
Version2::sign($data, $key); // expect: token Ed25519 functions=sign
Version2::verify($data, $key); // expect: token Ed25519 functions=verify
Version3::encrypt($data, $key); // expect: token AES-256-CTR-HMAC functions=encrypt
Version3::decrypt($data, $key); // expect: token AES-256-CTR-HMAC functions=decrypt
Version3::sign($data, $key); // expect: token ECDSA-P-384-SHA-384 functions=sign
Version3::verify($data, $key); // expect: token ECDSA-P-384-SHA-384 functions=verify
Version4::encrypt($data, $key); // expect: token XChaCha20 functions=encrypt
Version4::decrypt($data, $key); // expect: token XChaCha20 functions=decrypt
Version4::sign($data, $key); // expect: token Ed25519 functions=sign
Version4::verify($data, $key); // expect: token Ed25519 functions=verify
Builder::getLocal($key, new Version4()); // expect: token unknown functions=sign
Builder::getPublic($key, new Version4()); // expect: token unknown functions=sign
Parser::getLocal($key, $allowed); // expect: token unknown functions=verify
Parser::getPublic($key, $allowed); // expect: token unknown functions=verify
SymmetricKey::generate(new Version4()); // expect: keygen unknown
AsymmetricSecretKey::generate(new Version4()); // expect: keygen unknown

new FIPSCrypto(); // expect: cipher AES-256-CTR-HMAC
new ModernCrypto(); // expect: cipher XChaCha20-Poly1305
new BoringCrypto(); // expect: cipher XChaCha20

$ecc = new EasyECC("P256"); // expect: key EC-P-256
new EasyECC(); // expect: key x25519
