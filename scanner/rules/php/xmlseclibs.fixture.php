<?php
use RobRichards\XMLSecLibs\{XMLSecurityKey as Key, XMLSecurityDSig};

new Key(Key::TRIPLEDES_CBC, ["type" => "private"]); // expect: key 3DES-168-CBC keyBits=168 mode=cbc
new Key(Key::AES128_CBC, ["type" => "private"]); // expect: key AES-128-CBC keyBits=128 mode=cbc
new Key(Key::AES192_CBC, ["type" => "private"]); // expect: key AES-192-CBC keyBits=192 mode=cbc
new Key(Key::AES256_CBC, ["type" => "private"]); // expect: key AES-256-CBC keyBits=256 mode=cbc
new Key(Key::AES128_GCM, ["type" => "private"]); // expect: key AES-128-GCM keyBits=128 mode=gcm
new Key(Key::AES192_GCM, ["type" => "private"]); // expect: key AES-192-GCM keyBits=192 mode=gcm
new Key(Key::AES256_GCM, ["type" => "private"]); // expect: key AES-256-GCM keyBits=256 mode=gcm
new Key(Key::RSA_1_5, ["type" => "private"]); // expect: key RSA-PKCS1-1.5 padding=pkcs1v15
new Key(Key::RSA_OAEP_MGF1P, ["type" => "private"]); // expect: key RSA-OAEP-MGF1-SHA-1 padding=oaep mgfDigest=SHA-1
new Key(Key::RSA_OAEP, ["type" => "private"]); // expect: key RSA-OAEP padding=oaep
new Key(Key::DSA_SHA1, ["type" => "private"]); // expect: key DSA-SHA-1 digest=SHA-1
new Key(Key::RSA_SHA1, ["type" => "private"]); // expect: key RSA-PKCS1-1.5-SHA-1 padding=pkcs1v15 digest=SHA-1
new Key(Key::RSA_SHA256, ["type" => "private"]); // expect: key RSA-PKCS1-1.5-SHA-256 padding=pkcs1v15 digest=SHA-256
new Key(Key::RSA_SHA384, ["type" => "private"]); // expect: key RSA-PKCS1-1.5-SHA-384 padding=pkcs1v15 digest=SHA-384
new Key(Key::RSA_SHA512, ["type" => "private"]); // expect: key RSA-PKCS1-1.5-SHA-512 padding=pkcs1v15 digest=SHA-512
new Key(Key::HMAC_SHA1, ["type" => "private"]); // expect: key HMAC-SHA-1 digest=SHA-1
new \XMLSecurityKey(\XMLSecurityKey::TRIPLEDES_CBC, ["type" => "private"]); // expect: key 3DES-168-CBC keyBits=168 mode=cbc
new \XMLSecurityKey(\XMLSecurityKey::AES128_CBC, ["type" => "private"]); // expect: key AES-128-CBC keyBits=128 mode=cbc
new \XMLSecurityKey(\XMLSecurityKey::AES192_CBC, ["type" => "private"]); // expect: key AES-192-CBC keyBits=192 mode=cbc
new \XMLSecurityKey(\XMLSecurityKey::AES256_CBC, ["type" => "private"]); // expect: key AES-256-CBC keyBits=256 mode=cbc
new \XMLSecurityKey(\XMLSecurityKey::AES128_GCM, ["type" => "private"]); // expect: key AES-128-GCM keyBits=128 mode=gcm
new \XMLSecurityKey(\XMLSecurityKey::AES192_GCM, ["type" => "private"]); // expect: key AES-192-GCM keyBits=192 mode=gcm
new \XMLSecurityKey(\XMLSecurityKey::AES256_GCM, ["type" => "private"]); // expect: key AES-256-GCM keyBits=256 mode=gcm
new \XMLSecurityKey(\XMLSecurityKey::RSA_1_5, ["type" => "private"]); // expect: key RSA-PKCS1-1.5 padding=pkcs1v15
new \XMLSecurityKey(\XMLSecurityKey::RSA_OAEP_MGF1P, ["type" => "private"]); // expect: key RSA-OAEP-MGF1-SHA-1 padding=oaep mgfDigest=SHA-1
new \XMLSecurityKey(\XMLSecurityKey::RSA_OAEP, ["type" => "private"]); // expect: key RSA-OAEP padding=oaep
new \XMLSecurityKey(\XMLSecurityKey::DSA_SHA1, ["type" => "private"]); // expect: key DSA-SHA-1 digest=SHA-1
new \XMLSecurityKey(\XMLSecurityKey::RSA_SHA1, ["type" => "private"]); // expect: key RSA-PKCS1-1.5-SHA-1 padding=pkcs1v15 digest=SHA-1
new \XMLSecurityKey(\XMLSecurityKey::RSA_SHA256, ["type" => "private"]); // expect: key RSA-PKCS1-1.5-SHA-256 padding=pkcs1v15 digest=SHA-256
new \XMLSecurityKey(\XMLSecurityKey::RSA_SHA384, ["type" => "private"]); // expect: key RSA-PKCS1-1.5-SHA-384 padding=pkcs1v15 digest=SHA-384
new \XMLSecurityKey(\XMLSecurityKey::RSA_SHA512, ["type" => "private"]); // expect: key RSA-PKCS1-1.5-SHA-512 padding=pkcs1v15 digest=SHA-512
new \XMLSecurityKey(\XMLSecurityKey::HMAC_SHA1, ["type" => "private"]); // expect: key HMAC-SHA-1 digest=SHA-1
$signature = new XMLSecurityDSig();
$signature->addReference($document, XMLSecurityDSig::SHA1, []); // expect: hash SHA-1 functions=digest
$signature->addReference($document, XMLSecurityDSig::SHA256, []); // expect: hash SHA-256 functions=digest
$signature->addReference($document, XMLSecurityDSig::SHA384, []); // expect: hash SHA-384 functions=digest
$signature->addReference($document, XMLSecurityDSig::SHA512, []); // expect: hash SHA-512 functions=digest
$signature->addReference($document, XMLSecurityDSig::RIPEMD160, []); // expect: hash RIPEMD-160 functions=digest
$signature->addReference($document, \XMLSecurityDSig::SHA1, []); // expect: hash SHA-1 functions=digest
$signature->addReference($document, \XMLSecurityDSig::SHA256, []); // expect: hash SHA-256 functions=digest
$signature->addReference($document, \XMLSecurityDSig::SHA384, []); // expect: hash SHA-384 functions=digest
$signature->addReference($document, \XMLSecurityDSig::SHA512, []); // expect: hash SHA-512 functions=digest
$signature->addReference($document, \XMLSecurityDSig::RIPEMD160, []); // expect: hash RIPEMD-160 functions=digest
$old = new \XMLSecurityDSig();
$old->addReferenceList([$document], "http://www.w3.org/2000/09/xmldsig#sha1"); // expect: hash SHA-1 functions=digest
$key = new Key("http://www.w3.org/2001/04/xmldsig-more#rsa-sha256");
$key->loadKey("key.pem", true);
$key->generateSessionKey();
$signature->sign($key); // expect: signature RSA-PKCS1-1.5-SHA-256 padding=pkcs1v15 digest=SHA-256 functions=sign
$signature->verify($key); // expect: signature RSA-PKCS1-1.5-SHA-256 padding=pkcs1v15 digest=SHA-256 functions=verify

$mail->sign($key);
new \App\XMLSecurityKey("x");

$settings = [
    "signatureAlgorithm" => "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256", // expect: signature RSA-PKCS1-1.5-SHA-256
    "digestAlgorithm" => "http://www.w3.org/2000/09/xmldsig#sha1", // expect: hash SHA-1
    "encryption_algorithm" => "http://www.w3.org/2001/04/xmlenc#aes256-cbc", // expect: cipher AES-256-CBC
    "other" => ["signatureAlgorithm" => "none of these"]
];
\OneLogin\Saml2\Utils::addSign($xml, $key, $cert); // expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign
\OneLogin\Saml2\Utils::addSign($xml, $key, $cert, XMLSecurityKey::RSA_SHA512); // expect: signature RSA-PKCS1-1.5-SHA-512 functions=sign
\OneLogin\Saml2\Utils::validateSign($xml, $cert); // expect: signature unknown functions=verify
\OneLogin\Saml2\Utils::validateMetadataSign($xml, $cert); // expect: signature unknown functions=verify
\OneLogin\Saml2\Utils::validateBinarySign("SAMLResponse", $data, $idp); // expect: signature unknown functions=verify
\OneLogin\Saml2\Utils::decryptElement($element, $key); // expect: cipher unknown functions=decrypt
\OneLogin\Saml2\Utils::calculateX509Fingerprint($cert, "sha256"); // expect: hash SHA-256 functions=digest
\OneLogin\Saml2\Utils::calculateX509Fingerprint($cert); // expect: hash SHA-1 functions=digest
\SimpleSAML\Utils\Crypto::aesEncrypt($data); // expect: cipher AES-256-CBC
\SimpleSAML\Utils\Crypto::aesDecrypt($data); // expect: cipher AES-256-CBC
$crypto = new \SimpleSAML\Utils\Crypto();
$crypto->aesEncrypt($data); // expect: cipher AES-256-CBC
$crypto->aesDecrypt($data); // expect: cipher AES-256-CBC
$crypto->pwHash($password); // expect: password-hash bcrypt functions=keyderive
$crypto->pwValid($hash, $password); // expect: password-hash unknown functions=verify
