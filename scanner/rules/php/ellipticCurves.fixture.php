<?php
use Elliptic\EC;
use Elliptic\EdDSA;
use Mdanter\Ecc\Crypto\Signature\{Signer, SignHasher};
use Mdanter\Ecc\Curves\CurveFactory;
use Mdanter\Ecc\EccFactory;
use kornrunner\Keccak;
use kornrunner\Secp256k1;

EccFactory::getNistCurves()->generator192(); // expect: key EC-P-192
EccFactory::getNistCurves()->generator224(); // expect: key EC-P-224
EccFactory::getNistCurves()->generator256(); // expect: key EC-P-256
EccFactory::getNistCurves($adapter)->generator384(); // expect: key EC-P-384
EccFactory::getNistCurves()->generator521(); // expect: key EC-P-521
EccFactory::getSecgCurves()->generator192k1(); // expect: key EC-secp192k1
EccFactory::getSecgCurves()->generator192r1(); // expect: key EC-P-192
EccFactory::getSecgCurves()->generator256k1(); // expect: key EC-secp256k1
EccFactory::getSecgCurves()->generator256r1(); // expect: key EC-P-256
EccFactory::getSecgCurves()->generator384r1(); // expect: key EC-P-384
CurveFactory::getGeneratorByName("secp256k1"); // expect: key EC-secp256k1
CurveFactory::getCurveByName("nist-p256"); // expect: key EC-P-256
$signer = new Signer($adapter);
$signer->sign($key, $hash, $k); // expect: signature ECDSA functions=sign
$signer->verify($key, $signature, $hash); // expect: signature ECDSA functions=verify
new SignHasher("sha256"); // expect: hash SHA-256

$ec = new EC("secp256k1"); // expect: key EC-secp256k1
$key = $ec->genKeyPair();
$ec->keyFromPrivate($hex);
$ec->keyFromPublic($hex);
$ec->sign($message, $key); // expect: signature ECDSA-secp256k1 functions=sign
$ec->verify($message, $signature, $public); // expect: signature ECDSA-secp256k1 functions=verify
$ec->recoverPubKey($message, $signature, 0); // expect: signature ECDSA-secp256k1 functions=verify
$key->derive($public); // expect: key-agreement ECDH-secp256k1
new EdDSA("ed25519"); // expect: signature Ed25519

Keccak::hash($data, 256); // expect: hash Keccak-256 functions=digest
Keccak::shake($data, 128, 256); // expect: hash SHAKE128 functions=digest
$secp = new Secp256k1();
$secp->sign($message, $key); // expect: signature ECDSA-secp256k1 functions=sign
$secp->verify($message, $signature, $key); // expect: signature ECDSA-secp256k1 functions=verify
