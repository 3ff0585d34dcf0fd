<?php
use Defuse\Crypto\{Crypto, File, Key, KeyProtectedByPassword};
use ParagonIE\Halite\{Symmetric, Asymmetric, KeyFactory, Password, File as HaliteFile};
use Ramsey\Uuid\Uuid;
use Symfony\Component\Uid\Uuid as SymfonyUuid;

Crypto::encrypt($x, $key); // expect: cipher AES-256-CTR-HMAC keyBits=256 mode=ctr-hmac digest=SHA-256 functions=encrypt
Crypto::encryptWithPassword($x, $key); // expect: cipher AES-256-CTR-HMAC keyBits=256 mode=ctr-hmac digest=SHA-256 functions=encrypt
File::encryptFile($x, $key); // expect: cipher AES-256-CTR-HMAC keyBits=256 mode=ctr-hmac digest=SHA-256 functions=encrypt
File::encryptFileWithPassword($x, $key); // expect: cipher AES-256-CTR-HMAC keyBits=256 mode=ctr-hmac digest=SHA-256 functions=encrypt
File::encryptResource($x, $key); // expect: cipher AES-256-CTR-HMAC keyBits=256 mode=ctr-hmac digest=SHA-256 functions=encrypt
Crypto::decrypt($x, $key); // expect: cipher AES-256-CTR-HMAC keyBits=256 mode=ctr-hmac digest=SHA-256 functions=decrypt
Crypto::decryptWithPassword($x, $key); // expect: cipher AES-256-CTR-HMAC keyBits=256 mode=ctr-hmac digest=SHA-256 functions=decrypt
File::decryptFile($x, $key); // expect: cipher AES-256-CTR-HMAC keyBits=256 mode=ctr-hmac digest=SHA-256 functions=decrypt
File::decryptFileWithPassword($x, $key); // expect: cipher AES-256-CTR-HMAC keyBits=256 mode=ctr-hmac digest=SHA-256 functions=decrypt
File::decryptResource($x, $key); // expect: cipher AES-256-CTR-HMAC keyBits=256 mode=ctr-hmac digest=SHA-256 functions=decrypt
Key::createNewRandomKey(); // expect: keygen AES-256 keyBits=256
KeyProtectedByPassword::createRandomPasswordProtectedKey("not a password"); // expect: keygen AES-256 keyBits=256
Key::loadFromAsciiSafeString($text); // expect: key AES-256 keyBits=256
Symmetric\Crypto::encrypt($x, $key); // expect: cipher unknown functions=encrypt
Symmetric\Crypto::decrypt($x, $key); // expect: cipher unknown functions=decrypt
Symmetric\Crypto::authenticate($x, $key); // expect: mac BLAKE2b-MAC functions=tag
Symmetric\Crypto::verify($x, $key); // expect: mac BLAKE2b-MAC functions=verify
Asymmetric\Crypto::encrypt($x, $key); // expect: cipher unknown curve=Curve25519 functions=encrypt
Asymmetric\Crypto::seal($x, $key); // expect: cipher unknown curve=Curve25519 functions=encrypt
Asymmetric\Crypto::decrypt($x, $key); // expect: cipher unknown curve=Curve25519 functions=decrypt
Asymmetric\Crypto::unseal($x, $key); // expect: cipher unknown curve=Curve25519 functions=decrypt
Asymmetric\Crypto::sign($x, $key); // expect: signature Ed25519 functions=sign
Asymmetric\Crypto::verify($x, $key); // expect: signature Ed25519 functions=verify
HaliteFile::encrypt($x, $key); // expect: cipher unknown functions=encrypt
HaliteFile::seal($x, $key); // expect: cipher unknown functions=encrypt
HaliteFile::decrypt($x, $key); // expect: cipher unknown functions=decrypt
HaliteFile::unseal($x, $key); // expect: cipher unknown functions=decrypt
HaliteFile::checksum($x, $key); // expect: hash BLAKE2b functions=digest
Password::hash($x, $key); // expect: password-hash Argon2id functions=keyderive
Password::verify($x, $key); // expect: password-hash Argon2id functions=verify
Password::needsRehash($x, $key); // expect: password-hash Argon2id functions=verify
KeyFactory::generateEncryptionKey(); // expect: keygen unknown
KeyFactory::generateAuthenticationKey(); // expect: keygen unknown
KeyFactory::generateEncryptionKeyPair(); // expect: keygen x25519
KeyFactory::generateSignatureKeyPair(); // expect: keygen Ed25519
KeyFactory::deriveEncryptionKey($password, random_bytes(16)); // expect: kdf Argon2id saltBits=128; random RNG byteLength=16
KeyFactory::deriveAuthenticationKey($password, $salt); // expect: kdf Argon2id
Uuid::uuid3($ns, "x"); // expect: hash MD5 functions=digest
Uuid::uuid5($ns, "x"); // expect: hash SHA-1 functions=digest
Uuid::uuid4(); // expect: random RNG
Uuid::uuid7(); // expect: random RNG
SymfonyUuid::v3($ns, "x"); // expect: hash MD5 functions=digest
SymfonyUuid::v5($ns, "x"); // expect: hash SHA-1 functions=digest
SymfonyUuid::v4(); // expect: random RNG
SymfonyUuid::v7(); // expect: random RNG

\App\Crypto::encrypt($x, $key);
$crypto->encrypt($x);

$branca = new \Branca\Branca($key); // expect: token XChaCha20-Poly1305 functions=encrypt,decrypt
$branca->encode($payload);
$branca->decode($token);
new \Spatie\Crypto\Rsa\KeyPair(); // expect: keygen RSA-4096
$private = \Spatie\Crypto\Rsa\PrivateKey::fromString($pem); // expect: key RSA
\Spatie\Crypto\Rsa\PrivateKey::fromFile($path)->decrypt($x); // expect: key RSA; cipher RSA functions=decrypt
\Spatie\Crypto\Rsa\PublicKey::fromString($pem)->verify($x, $s); // expect: key RSA; signature RSA-SHA-256 functions=verify
\Spatie\Crypto\Rsa\PublicKey::fromFile($path)->encrypt($x); // expect: key RSA; cipher RSA functions=encrypt
$private->sign($x); // expect: signature RSA-SHA-256 functions=sign
$zip->setEncryptionName("a", \ZipArchive::EM_AES_128); // expect: cipher AES-128-CTR
$zip->setEncryptionName("a", \ZipArchive::EM_AES_192); // expect: cipher AES-192-CTR
$zip->setEncryptionName("a", \ZipArchive::EM_AES_256); // expect: cipher AES-256-CTR
$zip->setEncryptionName("a", \ZipArchive::EM_TRAD_PKWARE); // expect: cipher unknown
