<?php
use phpseclib3\Crypt\{EC, RSA, DSA, DH, PublicKeyLoader, Random};

new \phpseclib3\Crypt\AES("ctr"); // expect: cipher AES-CTR mode=ctr
new \phpseclib3\Crypt\Rijndael("ctr"); // expect: cipher Rijndael-CTR mode=ctr
new \phpseclib3\Crypt\TripleDES("ctr"); // expect: cipher 3DES-CTR mode=ctr
new \phpseclib3\Crypt\DES("ctr"); // expect: cipher DES-56-CTR mode=ctr
new \phpseclib3\Crypt\Blowfish("ctr"); // expect: cipher Blowfish-CTR mode=ctr
new \phpseclib3\Crypt\Twofish("ctr"); // expect: cipher Twofish-CTR mode=ctr
new \phpseclib3\Crypt\RC2("ctr"); // expect: cipher RC2-CTR mode=ctr
new \phpseclib\Crypt\AES(); // expect: cipher AES-CBC mode=cbc
new \phpseclib\Crypt\Rijndael(); // expect: cipher Rijndael-CBC mode=cbc
new \phpseclib\Crypt\TripleDES(); // expect: cipher 3DES-CBC mode=cbc
new \phpseclib\Crypt\DES(); // expect: cipher DES-56-CBC mode=cbc
new \phpseclib\Crypt\Blowfish(); // expect: cipher Blowfish-CBC mode=cbc
new \phpseclib\Crypt\Twofish(); // expect: cipher Twofish-CBC mode=cbc
new \phpseclib\Crypt\RC2(); // expect: cipher RC2-CBC mode=cbc
new Crypt_AES(); // expect: cipher AES-CBC mode=cbc
new Crypt_Rijndael(); // expect: cipher Rijndael-CBC mode=cbc
new Crypt_TripleDES(); // expect: cipher 3DES-CBC mode=cbc
new Crypt_DES(); // expect: cipher DES-56-CBC mode=cbc
new Crypt_Blowfish(); // expect: cipher Blowfish-CBC mode=cbc
new Crypt_Twofish(); // expect: cipher Twofish-CBC mode=cbc
new Crypt_RC2(); // expect: cipher RC2-CBC mode=cbc
new \phpseclib3\Crypt\RC4(); // expect: cipher RC4
new \phpseclib3\Crypt\ChaCha20(); // expect: cipher ChaCha20
new \phpseclib3\Crypt\Salsa20(); // expect: cipher Salsa20
new \phpseclib\Crypt\RC4(); // expect: cipher RC4
new \phpseclib\Crypt\ChaCha20(); // expect: cipher ChaCha20
new \phpseclib\Crypt\Salsa20(); // expect: cipher Salsa20
new Crypt_RC4(); // expect: cipher RC4
new Crypt_ChaCha20(); // expect: cipher ChaCha20
new Crypt_Salsa20(); // expect: cipher Salsa20
new \phpseclib\Crypt\AES(\phpseclib\Crypt\AES::MODE_CTR); // expect: cipher AES-CTR mode=ctr
new \phpseclib\Crypt\AES(\phpseclib\Crypt\AES::MODE_ECB); // expect: cipher AES-ECB mode=ecb
new \phpseclib\Crypt\AES(\phpseclib\Crypt\AES::MODE_CBC); // expect: cipher AES-CBC mode=cbc
new \phpseclib\Crypt\AES(\phpseclib\Crypt\AES::MODE_CFB); // expect: cipher AES-CFB mode=cfb
new \phpseclib\Crypt\AES(\phpseclib\Crypt\AES::MODE_CFB8); // expect: cipher AES-CFB8 mode=cfb8
new \phpseclib\Crypt\AES(\phpseclib\Crypt\AES::MODE_OFB); // expect: cipher AES-OFB mode=ofb
new \phpseclib\Crypt\AES(\phpseclib\Crypt\AES::MODE_OFB8); // expect: cipher AES-OFB8 mode=ofb8
new \phpseclib\Crypt\AES(\phpseclib\Crypt\Rijndael::MODE_CTR); // expect: cipher AES-CTR mode=ctr
new \phpseclib\Crypt\AES(\phpseclib\Crypt\Rijndael::MODE_ECB); // expect: cipher AES-ECB mode=ecb
new \phpseclib\Crypt\AES(\phpseclib\Crypt\Rijndael::MODE_CBC); // expect: cipher AES-CBC mode=cbc
new \phpseclib\Crypt\AES(\phpseclib\Crypt\Rijndael::MODE_CFB); // expect: cipher AES-CFB mode=cfb
new \phpseclib\Crypt\AES(\phpseclib\Crypt\Rijndael::MODE_CFB8); // expect: cipher AES-CFB8 mode=cfb8
new \phpseclib\Crypt\AES(\phpseclib\Crypt\Rijndael::MODE_OFB); // expect: cipher AES-OFB mode=ofb
new \phpseclib\Crypt\AES(\phpseclib\Crypt\Rijndael::MODE_OFB8); // expect: cipher AES-OFB8 mode=ofb8
new \phpseclib\Crypt\AES(\phpseclib\Crypt\TripleDES::MODE_CTR); // expect: cipher AES-CTR mode=ctr
new \phpseclib\Crypt\AES(\phpseclib\Crypt\TripleDES::MODE_ECB); // expect: cipher AES-ECB mode=ecb
new \phpseclib\Crypt\AES(\phpseclib\Crypt\TripleDES::MODE_CBC); // expect: cipher AES-CBC mode=cbc
new \phpseclib\Crypt\AES(\phpseclib\Crypt\TripleDES::MODE_CFB); // expect: cipher AES-CFB mode=cfb
new \phpseclib\Crypt\AES(\phpseclib\Crypt\TripleDES::MODE_CFB8); // expect: cipher AES-CFB8 mode=cfb8
new \phpseclib\Crypt\AES(\phpseclib\Crypt\TripleDES::MODE_OFB); // expect: cipher AES-OFB mode=ofb
new \phpseclib\Crypt\AES(\phpseclib\Crypt\TripleDES::MODE_OFB8); // expect: cipher AES-OFB8 mode=ofb8
new \phpseclib\Crypt\AES(\phpseclib\Crypt\DES::MODE_CTR); // expect: cipher AES-CTR mode=ctr
new \phpseclib\Crypt\AES(\phpseclib\Crypt\DES::MODE_ECB); // expect: cipher AES-ECB mode=ecb
new \phpseclib\Crypt\AES(\phpseclib\Crypt\DES::MODE_CBC); // expect: cipher AES-CBC mode=cbc
new \phpseclib\Crypt\AES(\phpseclib\Crypt\DES::MODE_CFB); // expect: cipher AES-CFB mode=cfb
new \phpseclib\Crypt\AES(\phpseclib\Crypt\DES::MODE_CFB8); // expect: cipher AES-CFB8 mode=cfb8
new \phpseclib\Crypt\AES(\phpseclib\Crypt\DES::MODE_OFB); // expect: cipher AES-OFB mode=ofb
new \phpseclib\Crypt\AES(\phpseclib\Crypt\DES::MODE_OFB8); // expect: cipher AES-OFB8 mode=ofb8
new \phpseclib\Crypt\AES(\phpseclib\Crypt\Blowfish::MODE_CTR); // expect: cipher AES-CTR mode=ctr
new \phpseclib\Crypt\AES(\phpseclib\Crypt\Blowfish::MODE_ECB); // expect: cipher AES-ECB mode=ecb
new \phpseclib\Crypt\AES(\phpseclib\Crypt\Blowfish::MODE_CBC); // expect: cipher AES-CBC mode=cbc
new \phpseclib\Crypt\AES(\phpseclib\Crypt\Blowfish::MODE_CFB); // expect: cipher AES-CFB mode=cfb
new \phpseclib\Crypt\AES(\phpseclib\Crypt\Blowfish::MODE_CFB8); // expect: cipher AES-CFB8 mode=cfb8
new \phpseclib\Crypt\AES(\phpseclib\Crypt\Blowfish::MODE_OFB); // expect: cipher AES-OFB mode=ofb
new \phpseclib\Crypt\AES(\phpseclib\Crypt\Blowfish::MODE_OFB8); // expect: cipher AES-OFB8 mode=ofb8
new \phpseclib\Crypt\AES(\phpseclib\Crypt\Twofish::MODE_CTR); // expect: cipher AES-CTR mode=ctr
new \phpseclib\Crypt\AES(\phpseclib\Crypt\Twofish::MODE_ECB); // expect: cipher AES-ECB mode=ecb
new \phpseclib\Crypt\AES(\phpseclib\Crypt\Twofish::MODE_CBC); // expect: cipher AES-CBC mode=cbc
new \phpseclib\Crypt\AES(\phpseclib\Crypt\Twofish::MODE_CFB); // expect: cipher AES-CFB mode=cfb
new \phpseclib\Crypt\AES(\phpseclib\Crypt\Twofish::MODE_CFB8); // expect: cipher AES-CFB8 mode=cfb8
new \phpseclib\Crypt\AES(\phpseclib\Crypt\Twofish::MODE_OFB); // expect: cipher AES-OFB mode=ofb
new \phpseclib\Crypt\AES(\phpseclib\Crypt\Twofish::MODE_OFB8); // expect: cipher AES-OFB8 mode=ofb8
new \phpseclib\Crypt\AES(\phpseclib\Crypt\RC2::MODE_CTR); // expect: cipher AES-CTR mode=ctr
new \phpseclib\Crypt\AES(\phpseclib\Crypt\RC2::MODE_ECB); // expect: cipher AES-ECB mode=ecb
new \phpseclib\Crypt\AES(\phpseclib\Crypt\RC2::MODE_CBC); // expect: cipher AES-CBC mode=cbc
new \phpseclib\Crypt\AES(\phpseclib\Crypt\RC2::MODE_CFB); // expect: cipher AES-CFB mode=cfb
new \phpseclib\Crypt\AES(\phpseclib\Crypt\RC2::MODE_CFB8); // expect: cipher AES-CFB8 mode=cfb8
new \phpseclib\Crypt\AES(\phpseclib\Crypt\RC2::MODE_OFB); // expect: cipher AES-OFB mode=ofb
new \phpseclib\Crypt\AES(\phpseclib\Crypt\RC2::MODE_OFB8); // expect: cipher AES-OFB8 mode=ofb8
new \phpseclib\Crypt\AES(\phpseclib\Crypt\Base::MODE_CTR); // expect: cipher AES-CTR mode=ctr
new \phpseclib\Crypt\AES(\phpseclib\Crypt\Base::MODE_ECB); // expect: cipher AES-ECB mode=ecb
new \phpseclib\Crypt\AES(\phpseclib\Crypt\Base::MODE_CBC); // expect: cipher AES-CBC mode=cbc
new \phpseclib\Crypt\AES(\phpseclib\Crypt\Base::MODE_CFB); // expect: cipher AES-CFB mode=cfb
new \phpseclib\Crypt\AES(\phpseclib\Crypt\Base::MODE_CFB8); // expect: cipher AES-CFB8 mode=cfb8
new \phpseclib\Crypt\AES(\phpseclib\Crypt\Base::MODE_OFB); // expect: cipher AES-OFB mode=ofb
new \phpseclib\Crypt\AES(\phpseclib\Crypt\Base::MODE_OFB8); // expect: cipher AES-OFB8 mode=ofb8
new Crypt_TripleDES(CRYPT_AES_MODE_CTR); // expect: cipher 3DES-CTR mode=ctr
new Crypt_TripleDES(CRYPT_AES_MODE_ECB); // expect: cipher 3DES-ECB mode=ecb
new Crypt_TripleDES(CRYPT_AES_MODE_CBC); // expect: cipher 3DES-CBC mode=cbc
new Crypt_TripleDES(CRYPT_AES_MODE_CFB); // expect: cipher 3DES-CFB mode=cfb
new Crypt_TripleDES(CRYPT_AES_MODE_OFB); // expect: cipher 3DES-OFB mode=ofb
new Crypt_TripleDES(CRYPT_RIJNDAEL_MODE_CTR); // expect: cipher 3DES-CTR mode=ctr
new Crypt_TripleDES(CRYPT_RIJNDAEL_MODE_ECB); // expect: cipher 3DES-ECB mode=ecb
new Crypt_TripleDES(CRYPT_RIJNDAEL_MODE_CBC); // expect: cipher 3DES-CBC mode=cbc
new Crypt_TripleDES(CRYPT_RIJNDAEL_MODE_CFB); // expect: cipher 3DES-CFB mode=cfb
new Crypt_TripleDES(CRYPT_RIJNDAEL_MODE_OFB); // expect: cipher 3DES-OFB mode=ofb
new Crypt_TripleDES(CRYPT_DES_MODE_CTR); // expect: cipher 3DES-CTR mode=ctr
new Crypt_TripleDES(CRYPT_DES_MODE_ECB); // expect: cipher 3DES-ECB mode=ecb
new Crypt_TripleDES(CRYPT_DES_MODE_CBC); // expect: cipher 3DES-CBC mode=cbc
new Crypt_TripleDES(CRYPT_DES_MODE_CFB); // expect: cipher 3DES-CFB mode=cfb
new Crypt_TripleDES(CRYPT_DES_MODE_OFB); // expect: cipher 3DES-OFB mode=ofb
new Crypt_TripleDES(CRYPT_TRIPLEDES_MODE_CTR); // expect: cipher 3DES-CTR mode=ctr
new Crypt_TripleDES(CRYPT_TRIPLEDES_MODE_ECB); // expect: cipher 3DES-ECB mode=ecb
new Crypt_TripleDES(CRYPT_TRIPLEDES_MODE_CBC); // expect: cipher 3DES-CBC mode=cbc
new Crypt_TripleDES(CRYPT_TRIPLEDES_MODE_CFB); // expect: cipher 3DES-CFB mode=cfb
new Crypt_TripleDES(CRYPT_TRIPLEDES_MODE_OFB); // expect: cipher 3DES-OFB mode=ofb
new Crypt_TripleDES(CRYPT_DES3_MODE_CTR); // expect: cipher 3DES-CTR mode=ctr
new Crypt_TripleDES(CRYPT_DES3_MODE_ECB); // expect: cipher 3DES-ECB mode=ecb
new Crypt_TripleDES(CRYPT_DES3_MODE_CBC); // expect: cipher 3DES-CBC mode=cbc
new Crypt_TripleDES(CRYPT_DES3_MODE_CFB); // expect: cipher 3DES-CFB mode=cfb
new Crypt_TripleDES(CRYPT_DES3_MODE_OFB); // expect: cipher 3DES-OFB mode=ofb
new Crypt_TripleDES(CRYPT_BLOWFISH_MODE_CTR); // expect: cipher 3DES-CTR mode=ctr
new Crypt_TripleDES(CRYPT_BLOWFISH_MODE_ECB); // expect: cipher 3DES-ECB mode=ecb
new Crypt_TripleDES(CRYPT_BLOWFISH_MODE_CBC); // expect: cipher 3DES-CBC mode=cbc
new Crypt_TripleDES(CRYPT_BLOWFISH_MODE_CFB); // expect: cipher 3DES-CFB mode=cfb
new Crypt_TripleDES(CRYPT_BLOWFISH_MODE_OFB); // expect: cipher 3DES-OFB mode=ofb
new Crypt_TripleDES(CRYPT_TWOFISH_MODE_CTR); // expect: cipher 3DES-CTR mode=ctr
new Crypt_TripleDES(CRYPT_TWOFISH_MODE_ECB); // expect: cipher 3DES-ECB mode=ecb
new Crypt_TripleDES(CRYPT_TWOFISH_MODE_CBC); // expect: cipher 3DES-CBC mode=cbc
new Crypt_TripleDES(CRYPT_TWOFISH_MODE_CFB); // expect: cipher 3DES-CFB mode=cfb
new Crypt_TripleDES(CRYPT_TWOFISH_MODE_OFB); // expect: cipher 3DES-OFB mode=ofb
new Crypt_TripleDES(CRYPT_RC2_MODE_CTR); // expect: cipher 3DES-CTR mode=ctr
new Crypt_TripleDES(CRYPT_RC2_MODE_ECB); // expect: cipher 3DES-ECB mode=ecb
new Crypt_TripleDES(CRYPT_RC2_MODE_CBC); // expect: cipher 3DES-CBC mode=cbc
new Crypt_TripleDES(CRYPT_RC2_MODE_CFB); // expect: cipher 3DES-CFB mode=cfb
new Crypt_TripleDES(CRYPT_RC2_MODE_OFB); // expect: cipher 3DES-OFB mode=ofb
$aes = new \phpseclib3\Crypt\AES("gcm"); // expect: cipher AES-256-GCM mode=gcm keyBits=256 nonceBits=96 functions=encrypt
$aes->setKeyLength(256);
$aes->setKey("0123456789abcdef0123456789abcdef");
$aes->setNonce("0123456789ab");
$aes->encrypt("x");
$des = new \phpseclib3\Crypt\DES("cbc"); // expect: cipher DES-56-CBC-NoPadding mode=cbc nonceBits=64 padding=none functions=decrypt
$des->setIV("01234567");
$des->disablePadding();
$des->decrypt("x");
$des->setPassword("not a password", "bcrypt"); // expect: kdf bcrypt-pbkdf
$des->setPassword("not a password", "pbkdf2", "sha256", "saltsalt", 10000, 8); // expect: kdf PBKDF2-SHA-256-10000 digest=SHA-256 saltBits=64 iterations=10000 outputBits=64 functions=keyderive

$private = RSA::createKey(4096); // expect: keygen RSA-4096 keyBits=4096
DSA::createKey(2048, 256); // expect: keygen DSA-2048 keyBits=2048
EC::createKey("secp256r1"); // expect: keygen EC-P-256 curve=P-256
DH::createKey(DH::createParameters(2048)); // expect: keygen DH-2048 keyBits=2048
DH::createParameters(1024); // expect: parameters DH-1024 keyBits=1024
DH::computeSecret($private, $public); // expect: key-agreement RSA-4096 keyBits=4096
foreach (["RSA", "DSA", "EC"] as $kind) {}
RSA::load($pem); // expect: key RSA
RSA::loadPrivateKey($pem); // expect: key RSA material=private-key
RSA::loadPublicKey($pem); // expect: key RSA material=public-key
DSA::load($pem); // expect: key DSA
DSA::loadPrivateKey($pem); // expect: key DSA material=private-key
DSA::loadPublicKey($pem); // expect: key DSA material=public-key
EC::load($pem); // expect: key EC
EC::loadPrivateKey($pem); // expect: key EC material=private-key
EC::loadPublicKey($pem); // expect: key EC material=public-key
PublicKeyLoader::loadPrivateKey($pem); // expect: key unknown material=private-key
PublicKeyLoader::loadPublicKey($pem); // expect: key unknown material=public-key
PublicKeyLoader::load($pem)->withPadding(RSA::ENCRYPTION_OAEP)->withHash("sha256")->withMGFHash("sha1")->encrypt("x"); // expect: key RSA-OAEP-SHA-256-MGF1-SHA-1 padding=oaep digest=SHA-256 mgfDigest=SHA-1; cipher RSA-OAEP-SHA-256-MGF1-SHA-1 padding=oaep digest=SHA-256 mgfDigest=SHA-1 primitive=pke functions=encrypt
$pss = RSA::load($pem)->withPadding(RSA::SIGNATURE_PSS)->withHash("sha384")->withSaltLength(48); // expect: key RSA-PSS-SHA-384-MGF1-48 padding=pss digest=SHA-384 saltBits=384
$pss->sign("x"); // expect: signature RSA-PSS-SHA-384-MGF1-SHA-256-48 functions=sign digest=SHA-384 mgfDigest=SHA-256 padding=pss
$private->getPublicKey()->verify("x", $signature); // expect: signature RSA-PSS-SHA-256-MGF1-4096 functions=verify digest=SHA-256 mgfDigest=SHA-256 padding=pss
$private->withPassword("not a password");
RSA::load($pem)->withPadding(RSA::ENCRYPTION_PKCS1)->decrypt("x"); // expect: key RSA-PKCS1-1.5 padding=pkcs1v15; cipher RSA-PKCS1-1.5 padding=pkcs1v15 primitive=pke functions=decrypt
RSA::load($pem)->withPadding(RSA::SIGNATURE_PKCS1)->sign("x"); // expect: key RSA-PKCS1-1.5 padding=pkcs1v15; signature RSA-PKCS1-1.5-SHA-256 padding=pkcs1v15 digest=SHA-256 functions=sign
RSA::load($pem)->withPadding(RSA::ENCRYPTION_NONE)->encrypt("x"); // expect: key RSA-RAW padding=none; cipher RSA-RAW padding=none primitive=pke functions=encrypt
$rsa = new \phpseclib\Crypt\RSA(); // expect: key RSA-PSS-SHA-512-MGF1 digest=SHA-512 mgfDigest=SHA-512 padding=pss
$rsa->createKey(2048); // expect: keygen RSA-2048 keyBits=2048
$rsa->loadKey($pem);
$rsa->setPassword("not a password");
$rsa->setHash("sha512");
$rsa->setMGFHash("sha512");
$rsa->setSignatureMode(\phpseclib\Crypt\RSA::SIGNATURE_PSS);
$rsa->sign("x"); // expect: signature RSA-PSS-SHA-512-MGF1 digest=SHA-512 mgfDigest=SHA-512 padding=pss functions=sign
$rsa->verify("x", $signature); // expect: signature RSA-PSS-SHA-512-MGF1 digest=SHA-512 mgfDigest=SHA-512 padding=pss functions=verify
$old = new Crypt_RSA(); // expect: key RSA-OAEP padding=oaep
$old->setEncryptionMode(CRYPT_RSA_ENCRYPTION_OAEP);
$old->encrypt("x"); // expect: cipher RSA-OAEP-SHA-1-MGF1 padding=oaep primitive=pke functions=encrypt digest=SHA-1
$old->decrypt("x"); // expect: cipher RSA-OAEP-SHA-1-MGF1 padding=oaep primitive=pke functions=decrypt digest=SHA-1
(new Crypt_RSA())->setEncryptionMode(CRYPT_RSA_ENCRYPTION_PKCS1); // expect: key RSA-PKCS1-1.5 padding=pkcs1v15
(new Crypt_RSA())->setSignatureMode(CRYPT_RSA_SIGNATURE_PSS); // expect: key RSA-PSS padding=pss
(new Crypt_RSA())->setSignatureMode(CRYPT_RSA_SIGNATURE_PKCS1); // expect: key RSA-PKCS1-1.5 padding=pkcs1v15
(new \phpseclib\Crypt\RSA())->setSignatureMode(\phpseclib\Crypt\RSA::SIGNATURE_PKCS1); // expect: key RSA-PKCS1-1.5 padding=pkcs1v15
(new \phpseclib\Crypt\RSA())->setEncryptionMode(\phpseclib\Crypt\RSA::ENCRYPTION_OAEP); // expect: key RSA-OAEP padding=oaep
(new \phpseclib\Crypt\RSA())->setEncryptionMode(\phpseclib\Crypt\RSA::ENCRYPTION_PKCS1); // expect: key RSA-PKCS1-1.5 padding=pkcs1v15
(new \phpseclib\Crypt\RSA())->setEncryptionMode(\phpseclib\Crypt\RSA::ENCRYPTION_NONE); // expect: key RSA-RAW padding=none
new \phpseclib3\Crypt\Hash("sha256"); // expect: hash SHA-256 functions=digest
new \phpseclib\Crypt\Hash("md5"); // expect: hash MD5 functions=digest
new Crypt_Hash("sha1"); // expect: hash SHA-1 functions=digest
Random::string(16); // expect: random RNG byteLength=16
\phpseclib\Crypt\Random::string(16); // expect: random RNG byteLength=16
crypt_random_string(16); // expect: random RNG byteLength=16
new \phpseclib3\Net\SSH2("example.org"); // expect: protocol SSHv2 version=2.0
new \phpseclib\Net\SSH2("example.org"); // expect: protocol SSHv2 version=2.0
new Net_SSH2("example.org"); // expect: protocol SSHv2 version=2.0
new \phpseclib3\Net\SFTP("example.org"); // expect: protocol SSHv2 version=2.0
new \phpseclib\Net\SFTP("example.org"); // expect: protocol SSHv2 version=2.0
new Net_SFTP("example.org"); // expect: protocol SSHv2 version=2.0
$x509 = new \phpseclib3\File\X509(); // expect: certificate unknown certificateFormat=X.509
new \phpseclib\File\X509(); // expect: certificate unknown certificateFormat=X.509
new File_X509(); // expect: certificate unknown certificateFormat=X.509
$x509->sign($issuer, $subject, "sha256WithRSAEncryption"); // expect: signature RSA-PKCS1-1.5-SHA-256 digest=SHA-256 padding=pkcs1v15 functions=sign
$x509->signCSR("sha1WithRSAEncryption"); // expect: signature RSA-PKCS1-1.5-SHA-1 digest=SHA-1 padding=pkcs1v15 functions=sign

new AES("gcm");
$document->sign("x");
new \Other\Crypt\AES("gcm");
RSA::load($pem)->withMGFHash("sha512")->encrypt("x"); // expect: key RSA mgfDigest=SHA-512; cipher RSA-OAEP-SHA-256-MGF1-SHA-512 functions=encrypt digest=SHA-256 mgfDigest=SHA-512 padding=oaep
$any = PublicKeyLoader::load($pem)->withSaltLength(20)->withPassword("not a password"); // expect: key unknown saltBits=160
$any->sign("x"); // expect: signature unknown functions=sign saltBits=160
$any->getPublicKey()->verify("x", $signature); // expect: signature unknown functions=verify saltBits=160
$any->decrypt("x"); // expect: cipher unknown functions=decrypt saltBits=160
RSA::createKey()->sign("x"); // expect: keygen RSA-2048; signature RSA-PSS-SHA-256-MGF1-2048 functions=sign digest=SHA-256 mgfDigest=SHA-256 padding=pss
\phpseclib3\Crypt\DSA::createParameters(3072, 256); // expect: parameters DSA-3072
\phpseclib3\Crypt\DSA::createParameters(); // expect: parameters DSA-2048
\phpseclib3\Crypt\RSA::loadFormat('PKCS8', $text); // expect: key RSA
\phpseclib3\Crypt\DSA::loadFormat('PKCS8', $text); // expect: key DSA
\phpseclib3\Crypt\EC::loadFormat('PKCS8', $text); // expect: key EC
\phpseclib3\Crypt\DH::loadFormat('PKCS8', $text); // expect: key DH
\phpseclib3\Crypt\RSA::loadPrivateKeyFormat('PKCS8', $text); // expect: key RSA
\phpseclib3\Crypt\DSA::loadPrivateKeyFormat('PKCS8', $text); // expect: key DSA
\phpseclib3\Crypt\EC::loadPrivateKeyFormat('PKCS8', $text); // expect: key EC
\phpseclib3\Crypt\DH::loadPrivateKeyFormat('PKCS8', $text); // expect: key DH
\phpseclib3\Crypt\RSA::loadPublicKeyFormat('PKCS8', $text); // expect: key RSA
\phpseclib3\Crypt\DSA::loadPublicKeyFormat('PKCS8', $text); // expect: key DSA
\phpseclib3\Crypt\EC::loadPublicKeyFormat('PKCS8', $text); // expect: key EC
\phpseclib3\Crypt\DH::loadPublicKeyFormat('PKCS8', $text); // expect: key DH
\phpseclib3\Crypt\DSA::loadParameters($text); // expect: key DSA
\phpseclib3\Crypt\EC::loadParameters($text); // expect: key EC
\phpseclib3\Crypt\DH::loadParameters($text); // expect: key DH
\phpseclib3\Crypt\DH::load($text); // expect: key DH
\phpseclib3\Crypt\DH::loadPrivateKey($text); // expect: key DH material=private-key
\phpseclib3\Crypt\DH::loadPublicKey($text); // expect: key DH material=public-key
$labelled = RSA::loadPublicKey($text)->withLabel('label'); // expect: key RSA
$labelled->encrypt($data); // expect: cipher RSA-OAEP-SHA-256-MGF1 primitive=pke functions=encrypt
$signing = EC::loadPrivateKey($text)->withSignatureFormat('IEEE'); // expect: key EC
$signing->sign($data); // expect: signature ECDSA functions=sign
$inContext = EC::createKey('Ed25519')->withContext('context'); // expect: keygen Ed25519
$inContext->sign($data); // expect: signature Ed25519 functions=sign
$gcm = new \phpseclib3\Crypt\AES('gcm'); // expect: cipher AES-GCM
$gcm->setAAD($data);
$gcm->setTag($tag);
$h = new \phpseclib3\Crypt\Hash('sha512'); // expect: hash SHA-512 functions=digest
$h->hash($data);
$keyed = new \phpseclib\Crypt\Hash('md5'); // expect: hash MD5 functions=digest
$keyed->setKey($key);
