<?php
use Aws\Kms\KmsClient;
use Google\Cloud\Kms\V1\KeyManagementServiceClient;

$kms = new KmsClient(["region" => "eu-west-1"]);
$kms->encrypt(["KeyId" => $id, "Plaintext" => $x]); // expect: cipher AES-256-GCM functions=encrypt
$kms->encrypt(["KeyId" => $id, "EncryptionAlgorithm" => "RSAES_OAEP_SHA_256"]); // expect: cipher RSA-OAEP-SHA-256-MGF1 functions=encrypt
$kms->encryptAsync(["KeyId" => $id]); // expect: cipher AES-256-GCM functions=encrypt
$kms->decrypt(["CiphertextBlob" => $x]); // expect: cipher AES-256-GCM functions=decrypt
$kms->decryptAsync(["CiphertextBlob" => $x]); // expect: cipher AES-256-GCM functions=decrypt
$kms->sign(["SigningAlgorithm" => "ECDSA_SHA_256"]); // expect: signature ECDSA-SHA-256 functions=sign
$kms->signAsync(["SigningAlgorithm" => "RSASSA_PSS_SHA_512"]); // expect: signature RSA-PSS-SHA-512-MGF1 functions=sign
$kms->verify(["SigningAlgorithm" => "ML_DSA_SHAKE_256"]); // expect: signature ML-DSA functions=verify
$kms->verifyAsync(["SigningAlgorithm" => $algorithm]); // expect: signature unknown functions=verify
$kms->generateMac(["MacAlgorithm" => "HMAC_SHA_256"]); // expect: mac HMAC-SHA-256 functions=tag
$kms->verifyMac(["MacAlgorithm" => "HMAC_SHA_512"]); // expect: mac HMAC-SHA-512 functions=verify
$kms->createKey(["KeySpec" => "RSA_4096", "KeyUsage" => "SIGN_VERIFY"]); // expect: keygen RSA-4096
$kms->createKey([]); // expect: keygen AES-256-GCM
$kms->generateDataKey(["KeySpec" => "AES_128"]); // expect: keygen AES-128
$kms->generateDataKeyWithoutPlaintext(["KeySpec" => "AES_256"]); // expect: keygen AES-256
$kms->generateDataKeyPair(["KeyPairSpec" => "ECC_NIST_P256"]); // expect: keygen EC-P-256
$kms->generateDataKeyPairWithoutPlaintext(["KeyPairSpec" => "RSA_2048"]); // expect: keygen RSA-2048
$kms->generateRandom(["NumberOfBytes" => 32]); // expect: random RNG

$google = new KeyManagementServiceClient();
$google->encrypt($request); // expect: cipher unknown functions=encrypt
$google->decrypt($request); // expect: cipher unknown functions=decrypt
$google->asymmetricDecrypt($request); // expect: cipher unknown functions=decrypt
$google->asymmetricSign($request); // expect: signature unknown functions=sign
$google->macSign($request); // expect: mac unknown functions=tag
$google->macVerify($request); // expect: mac unknown functions=verify
$other = new \Google\Cloud\Kms\V1\Client\KeyManagementServiceClient();
$other->encrypt($request); // expect: cipher unknown functions=encrypt
