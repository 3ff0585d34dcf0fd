package com.example;

import software.amazon.awssdk.services.kms.model.*;
import com.azure.security.keyvault.keys.cryptography.CryptographyAsyncClient;
import com.azure.security.keyvault.keys.cryptography.CryptographyClient;
import com.azure.security.keyvault.keys.cryptography.models.EncryptionAlgorithm;
import com.azure.security.keyvault.keys.cryptography.models.KeyWrapAlgorithm;
import com.azure.security.keyvault.keys.cryptography.models.SignatureAlgorithm;
import com.azure.security.keyvault.keys.models.CreateEcKeyOptions;
import com.azure.security.keyvault.keys.models.CreateRsaKeyOptions;
import com.azure.security.keyvault.keys.models.KeyCurveName;
import com.google.cloud.kms.v1.CryptoKeyVersion.CryptoKeyVersionAlgorithm;
import com.google.cloud.kms.v1.CryptoKeyVersionTemplate;

class Clouds {
    void aws(byte[] data) {
        CreateKeyRequest.builder().description("k").keySpec(KeySpec.RSA_2048).build(); // expect: keygen RSA-2048
        CreateKeyRequest.builder().description("k").keySpec(KeySpec.RSA_3072).build(); // expect: keygen RSA-3072
        CreateKeyRequest.builder().description("k").keySpec(KeySpec.RSA_4096).build(); // expect: keygen RSA-4096
        CreateKeyRequest.builder().description("k").keySpec(KeySpec.ECC_NIST_P256).build(); // expect: keygen EC-P-256
        CreateKeyRequest.builder().description("k").keySpec(KeySpec.ECC_NIST_P384).build(); // expect: keygen EC-P-384
        CreateKeyRequest.builder().description("k").keySpec(KeySpec.ECC_NIST_P521).build(); // expect: keygen EC-P-521
        CreateKeyRequest.builder().description("k").keySpec(KeySpec.ECC_SECG_P256K1).build(); // expect: keygen EC-secp256k1
        CreateKeyRequest.builder().description("k").keySpec(KeySpec.SYMMETRIC_DEFAULT).build(); // expect: keygen AES-256
        CreateKeyRequest.builder().description("k").keySpec(KeySpec.HMAC_224).build(); // expect: keygen HMAC-SHA-224
        CreateKeyRequest.builder().description("k").keySpec(KeySpec.HMAC_256).build(); // expect: keygen HMAC-SHA-256
        CreateKeyRequest.builder().description("k").keySpec(KeySpec.HMAC_384).build(); // expect: keygen HMAC-SHA-384
        CreateKeyRequest.builder().description("k").keySpec(KeySpec.HMAC_512).build(); // expect: keygen HMAC-SHA-512
        CreateKeyRequest.builder().description("k").keySpec(KeySpec.SM2).build(); // expect: keygen SM2
        CreateKeyRequest.builder().customerMasterKeySpec(CustomerMasterKeySpec.RSA_2048).build(); // expect: keygen RSA-2048
        CreateKeyRequest.builder().customerMasterKeySpec(CustomerMasterKeySpec.RSA_3072).build(); // expect: keygen RSA-3072
        CreateKeyRequest.builder().customerMasterKeySpec(CustomerMasterKeySpec.RSA_4096).build(); // expect: keygen RSA-4096
        CreateKeyRequest.builder().customerMasterKeySpec(CustomerMasterKeySpec.ECC_NIST_P256).build(); // expect: keygen EC-P-256
        CreateKeyRequest.builder().customerMasterKeySpec(CustomerMasterKeySpec.ECC_NIST_P384).build(); // expect: keygen EC-P-384
        CreateKeyRequest.builder().customerMasterKeySpec(CustomerMasterKeySpec.ECC_NIST_P521).build(); // expect: keygen EC-P-521
        CreateKeyRequest.builder().customerMasterKeySpec(CustomerMasterKeySpec.ECC_SECG_P256K1).build(); // expect: keygen EC-secp256k1
        CreateKeyRequest.builder().customerMasterKeySpec(CustomerMasterKeySpec.SYMMETRIC_DEFAULT).build(); // expect: keygen AES-256
        CreateKeyRequest.builder().customerMasterKeySpec(CustomerMasterKeySpec.HMAC_224).build(); // expect: keygen HMAC-SHA-224
        CreateKeyRequest.builder().customerMasterKeySpec(CustomerMasterKeySpec.HMAC_256).build(); // expect: keygen HMAC-SHA-256
        CreateKeyRequest.builder().customerMasterKeySpec(CustomerMasterKeySpec.HMAC_384).build(); // expect: keygen HMAC-SHA-384
        CreateKeyRequest.builder().customerMasterKeySpec(CustomerMasterKeySpec.HMAC_512).build(); // expect: keygen HMAC-SHA-512
        CreateKeyRequest.builder().customerMasterKeySpec(CustomerMasterKeySpec.SM2).build(); // expect: keygen SM2
        GenerateDataKeyRequest.builder().keyId("k").keySpec(DataKeySpec.AES_128).build(); // expect: keygen AES-128
        GenerateDataKeyRequest.builder().keyId("k").keySpec(DataKeySpec.AES_256).build(); // expect: keygen AES-256
        GenerateDataKeyWithoutPlaintextRequest.builder().keyId("k").keySpec(DataKeySpec.AES_128).build(); // expect: keygen AES-128
        GenerateDataKeyWithoutPlaintextRequest.builder().keyId("k").keySpec(DataKeySpec.AES_256).build(); // expect: keygen AES-256
        GenerateDataKeyPairRequest.builder().keyId("k").keyPairSpec(DataKeyPairSpec.RSA_2048).build(); // expect: keygen RSA-2048
        GenerateDataKeyPairWithoutPlaintextRequest.builder().keyId("k").keyPairSpec(DataKeyPairSpec.RSA_3072).build(); // expect: keygen RSA-3072
        GenerateDataKeyPairRequest.builder().keyId("k").keyPairSpec(DataKeyPairSpec.RSA_4096).build(); // expect: keygen RSA-4096
        GenerateDataKeyPairWithoutPlaintextRequest.builder().keyId("k").keyPairSpec(DataKeyPairSpec.ECC_NIST_P256).build(); // expect: keygen EC-P-256
        GenerateDataKeyPairRequest.builder().keyId("k").keyPairSpec(DataKeyPairSpec.ECC_NIST_P384).build(); // expect: keygen EC-P-384
        GenerateDataKeyPairWithoutPlaintextRequest.builder().keyId("k").keyPairSpec(DataKeyPairSpec.ECC_NIST_P521).build(); // expect: keygen EC-P-521
        GenerateDataKeyPairRequest.builder().keyId("k").keyPairSpec(DataKeyPairSpec.ECC_SECG_P256_K1).build(); // expect: keygen EC-secp256k1
        GenerateDataKeyPairWithoutPlaintextRequest.builder().keyId("k").keyPairSpec(DataKeyPairSpec.SM2).build(); // expect: keygen SM2
        EncryptRequest.builder().keyId("k").encryptionAlgorithm(EncryptionAlgorithmSpec.SYMMETRIC_DEFAULT).build(); // expect: cipher AES-256 functions=encrypt
        DecryptRequest.builder().keyId("k").encryptionAlgorithm(EncryptionAlgorithmSpec.RSAES_OAEP_SHA_1).build(); // expect: cipher RSA-OAEP-SHA-1-MGF1 functions=decrypt
        EncryptRequest.builder().keyId("k").encryptionAlgorithm(EncryptionAlgorithmSpec.RSAES_OAEP_SHA_256).build(); // expect: cipher RSA-OAEP-SHA-256-MGF1 functions=encrypt
        DecryptRequest.builder().keyId("k").encryptionAlgorithm(EncryptionAlgorithmSpec.SM2PKE).build(); // expect: cipher SM2-ENC functions=decrypt
        SignRequest.builder().keyId("k").signingAlgorithm(SigningAlgorithmSpec.RSASSA_PSS_SHA_256).build(); // expect: signature RSA-PSS-SHA-256-MGF1 functions=sign
        VerifyRequest.builder().keyId("k").signingAlgorithm(SigningAlgorithmSpec.RSASSA_PSS_SHA_384).build(); // expect: signature RSA-PSS-SHA-384-MGF1 functions=verify
        SignRequest.builder().keyId("k").signingAlgorithm(SigningAlgorithmSpec.RSASSA_PSS_SHA_512).build(); // expect: signature RSA-PSS-SHA-512-MGF1 functions=sign
        VerifyRequest.builder().keyId("k").signingAlgorithm(SigningAlgorithmSpec.RSASSA_PKCS1_V1_5_SHA_256).build(); // expect: signature RSA-PKCS1-1.5-SHA-256 functions=verify
        SignRequest.builder().keyId("k").signingAlgorithm(SigningAlgorithmSpec.RSASSA_PKCS1_V1_5_SHA_384).build(); // expect: signature RSA-PKCS1-1.5-SHA-384 functions=sign
        VerifyRequest.builder().keyId("k").signingAlgorithm(SigningAlgorithmSpec.RSASSA_PKCS1_V1_5_SHA_512).build(); // expect: signature RSA-PKCS1-1.5-SHA-512 functions=verify
        SignRequest.builder().keyId("k").signingAlgorithm(SigningAlgorithmSpec.ECDSA_SHA_256).build(); // expect: signature ECDSA-SHA-256 functions=sign
        VerifyRequest.builder().keyId("k").signingAlgorithm(SigningAlgorithmSpec.ECDSA_SHA_384).build(); // expect: signature ECDSA-SHA-384 functions=verify
        SignRequest.builder().keyId("k").signingAlgorithm(SigningAlgorithmSpec.ECDSA_SHA_512).build(); // expect: signature ECDSA-SHA-512 functions=sign
        VerifyRequest.builder().keyId("k").signingAlgorithm(SigningAlgorithmSpec.SM2DSA).build(); // expect: signature SM2 functions=verify
        GenerateMacRequest.builder().keyId("k").macAlgorithm(MacAlgorithmSpec.HMAC_SHA_224).build(); // expect: mac HMAC-SHA-224
        VerifyMacRequest.builder().keyId("k").macAlgorithm(MacAlgorithmSpec.HMAC_SHA_256).build(); // expect: mac HMAC-SHA-256
        GenerateMacRequest.builder().keyId("k").macAlgorithm(MacAlgorithmSpec.HMAC_SHA_384).build(); // expect: mac HMAC-SHA-384
        VerifyMacRequest.builder().keyId("k").macAlgorithm(MacAlgorithmSpec.HMAC_SHA_512).build(); // expect: mac HMAC-SHA-512
        SignRequest.builder().keyId("k").build();
        Object shadow = new Shadow.SignRequest().withSigningAlgorithm("ECDSA_SHA_256");
    }

    void google() {
        CryptoKeyVersionTemplate.newBuilder().setProtectionLevel(null).setAlgorithm(CryptoKeyVersionAlgorithm.GOOGLE_SYMMETRIC_ENCRYPTION); // expect: keygen AES-256-GCM
        CryptoKeyVersionTemplate.newBuilder().setProtectionLevel(null).setAlgorithm(CryptoKeyVersionAlgorithm.AES_128_GCM); // expect: keygen AES-128-GCM
        CryptoKeyVersionTemplate.newBuilder().setProtectionLevel(null).setAlgorithm(CryptoKeyVersionAlgorithm.AES_256_GCM); // expect: keygen AES-256-GCM
        CryptoKeyVersionTemplate.newBuilder().setProtectionLevel(null).setAlgorithm(CryptoKeyVersionAlgorithm.RSA_SIGN_PSS_2048_SHA256); // expect: keygen RSA-PSS-SHA-256-MGF1-2048
        CryptoKeyVersionTemplate.newBuilder().setProtectionLevel(null).setAlgorithm(CryptoKeyVersionAlgorithm.RSA_SIGN_PSS_3072_SHA256); // expect: keygen RSA-PSS-SHA-256-MGF1-3072
        CryptoKeyVersionTemplate.newBuilder().setProtectionLevel(null).setAlgorithm(CryptoKeyVersionAlgorithm.RSA_SIGN_PSS_4096_SHA256); // expect: keygen RSA-PSS-SHA-256-MGF1-4096
        CryptoKeyVersionTemplate.newBuilder().setProtectionLevel(null).setAlgorithm(CryptoKeyVersionAlgorithm.RSA_SIGN_PSS_4096_SHA512); // expect: keygen RSA-PSS-SHA-512-MGF1-4096
        CryptoKeyVersionTemplate.newBuilder().setProtectionLevel(null).setAlgorithm(CryptoKeyVersionAlgorithm.RSA_SIGN_PKCS1_2048_SHA256); // expect: keygen RSA-PKCS1-1.5-SHA-256-2048
        CryptoKeyVersionTemplate.newBuilder().setProtectionLevel(null).setAlgorithm(CryptoKeyVersionAlgorithm.RSA_SIGN_PKCS1_3072_SHA256); // expect: keygen RSA-PKCS1-1.5-SHA-256-3072
        CryptoKeyVersionTemplate.newBuilder().setProtectionLevel(null).setAlgorithm(CryptoKeyVersionAlgorithm.RSA_SIGN_PKCS1_4096_SHA256); // expect: keygen RSA-PKCS1-1.5-SHA-256-4096
        CryptoKeyVersionTemplate.newBuilder().setProtectionLevel(null).setAlgorithm(CryptoKeyVersionAlgorithm.RSA_SIGN_PKCS1_4096_SHA512); // expect: keygen RSA-PKCS1-1.5-SHA-512-4096
        CryptoKeyVersionTemplate.newBuilder().setProtectionLevel(null).setAlgorithm(CryptoKeyVersionAlgorithm.RSA_DECRYPT_OAEP_2048_SHA256); // expect: keygen RSA-OAEP-SHA-256-MGF1-2048
        CryptoKeyVersionTemplate.newBuilder().setProtectionLevel(null).setAlgorithm(CryptoKeyVersionAlgorithm.RSA_DECRYPT_OAEP_3072_SHA256); // expect: keygen RSA-OAEP-SHA-256-MGF1-3072
        CryptoKeyVersionTemplate.newBuilder().setProtectionLevel(null).setAlgorithm(CryptoKeyVersionAlgorithm.RSA_DECRYPT_OAEP_4096_SHA256); // expect: keygen RSA-OAEP-SHA-256-MGF1-4096
        CryptoKeyVersionTemplate.newBuilder().setProtectionLevel(null).setAlgorithm(CryptoKeyVersionAlgorithm.RSA_DECRYPT_OAEP_4096_SHA512); // expect: keygen RSA-OAEP-SHA-512-MGF1-4096
        CryptoKeyVersionTemplate.newBuilder().setProtectionLevel(null).setAlgorithm(CryptoKeyVersionAlgorithm.EC_SIGN_P256_SHA256); // expect: keygen ECDSA-P-256-SHA-256
        CryptoKeyVersionTemplate.newBuilder().setProtectionLevel(null).setAlgorithm(CryptoKeyVersionAlgorithm.EC_SIGN_P384_SHA384); // expect: keygen ECDSA-P-384-SHA-384
        CryptoKeyVersionTemplate.newBuilder().setProtectionLevel(null).setAlgorithm(CryptoKeyVersionAlgorithm.EC_SIGN_SECP256K1_SHA256); // expect: keygen ECDSA-secp256k1-SHA-256
        CryptoKeyVersionTemplate.newBuilder().setProtectionLevel(null).setAlgorithm(CryptoKeyVersionAlgorithm.EC_SIGN_ED25519); // expect: keygen Ed25519
        CryptoKeyVersionTemplate.newBuilder().setProtectionLevel(null).setAlgorithm(CryptoKeyVersionAlgorithm.HMAC_SHA1); // expect: keygen HMAC-SHA-1
        CryptoKeyVersionTemplate.newBuilder().setProtectionLevel(null).setAlgorithm(CryptoKeyVersionAlgorithm.HMAC_SHA224); // expect: keygen HMAC-SHA-224
        CryptoKeyVersionTemplate.newBuilder().setProtectionLevel(null).setAlgorithm(CryptoKeyVersionAlgorithm.HMAC_SHA256); // expect: keygen HMAC-SHA-256
        CryptoKeyVersionTemplate.newBuilder().setProtectionLevel(null).setAlgorithm(CryptoKeyVersionAlgorithm.HMAC_SHA384); // expect: keygen HMAC-SHA-384
        CryptoKeyVersionTemplate.newBuilder().setProtectionLevel(null).setAlgorithm(CryptoKeyVersionAlgorithm.HMAC_SHA512); // expect: keygen HMAC-SHA-512
    }

    void azure(CryptographyClient client, CryptographyAsyncClient later, byte[] data) {
        client.encrypt(EncryptionAlgorithm.A128GCM, data); // expect: cipher AES-128-GCM functions=encrypt
        later.encrypt(EncryptionAlgorithm.A192GCM, data); // expect: cipher AES-192-GCM functions=encrypt
        client.decrypt(EncryptionAlgorithm.A256GCM, data); // expect: cipher AES-256-GCM functions=decrypt
        later.decrypt(EncryptionAlgorithm.RSA1_5, data); // expect: cipher RSA-PKCS1-1.5 functions=decrypt
        client.encrypt(EncryptionAlgorithm.RSA_OAEP, data); // expect: cipher RSA-OAEP-SHA-1-MGF1 functions=encrypt
        later.encrypt(EncryptionAlgorithm.RSA_OAEP_256, data); // expect: cipher RSA-OAEP-SHA-256-MGF1 functions=encrypt
        client.sign(SignatureAlgorithm.RS256, data); // expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign
        later.sign(SignatureAlgorithm.RS384, data); // expect: signature RSA-PKCS1-1.5-SHA-384 functions=sign
        client.verify(SignatureAlgorithm.RS512, data); // expect: signature RSA-PKCS1-1.5-SHA-512 functions=verify
        later.verify(SignatureAlgorithm.PS256, data); // expect: signature RSA-PSS-SHA-256-MGF1 functions=verify
        client.signData(SignatureAlgorithm.PS384, data); // expect: signature RSA-PSS-SHA-384-MGF1 functions=sign
        later.signData(SignatureAlgorithm.PS512, data); // expect: signature RSA-PSS-SHA-512-MGF1 functions=sign
        client.verifyData(SignatureAlgorithm.ES256, data); // expect: signature ECDSA-P-256-SHA-256 functions=verify
        later.verifyData(SignatureAlgorithm.ES384, data); // expect: signature ECDSA-P-384-SHA-384 functions=verify
        client.sign(SignatureAlgorithm.ES512, data); // expect: signature ECDSA-P-521-SHA-512 functions=sign
        later.sign(SignatureAlgorithm.ES256K, data); // expect: signature ECDSA-secp256k1-SHA-256 functions=sign
        client.wrapKey(KeyWrapAlgorithm.A128KW, data); // expect: key-wrap AES-128-KW
        later.wrapKey(KeyWrapAlgorithm.A192KW, data); // expect: key-wrap AES-192-KW
        client.unwrapKey(KeyWrapAlgorithm.A256KW, data); // expect: key-wrap AES-256-KW
        later.unwrapKey(KeyWrapAlgorithm.RSA1_5, data); // expect: key-wrap RSA-PKCS1-1.5
        client.wrapKey(KeyWrapAlgorithm.RSA_OAEP, data); // expect: key-wrap RSA-OAEP-SHA-1-MGF1
        later.wrapKey(KeyWrapAlgorithm.RSA_OAEP_256, data); // expect: key-wrap RSA-OAEP-SHA-256-MGF1
        new CreateRsaKeyOptions("r").setKeySize(3072); // expect: keygen RSA-3072
        new CreateEcKeyOptions("e").setCurveName(KeyCurveName.P_256); // expect: keygen EC-P-256
        new CreateEcKeyOptions("e").setCurveName(KeyCurveName.P_384); // expect: keygen EC-P-384
        new CreateEcKeyOptions("e").setCurveName(KeyCurveName.P_521); // expect: keygen EC-P-521
        new CreateEcKeyOptions("e").setCurveName(KeyCurveName.P_256K); // expect: keygen EC-secp256k1
    }
}
