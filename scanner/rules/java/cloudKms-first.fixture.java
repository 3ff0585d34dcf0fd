package com.example;

import com.amazonaws.services.kms.model.*;

class FirstAws {
    void requests(String text) {
        new CreateKeyRequest().withKeySpec(KeySpec.RSA_2048); // expect: keygen RSA-2048
        new CreateKeyRequest().withKeySpec(KeySpec.RSA_3072); // expect: keygen RSA-3072
        new CreateKeyRequest().withKeySpec(KeySpec.RSA_4096); // expect: keygen RSA-4096
        new CreateKeyRequest().withKeySpec(KeySpec.ECC_NIST_P256); // expect: keygen EC-P-256
        new CreateKeyRequest().withKeySpec(KeySpec.ECC_NIST_P384); // expect: keygen EC-P-384
        new CreateKeyRequest().withKeySpec(KeySpec.ECC_NIST_P521); // expect: keygen EC-P-521
        new CreateKeyRequest().withKeySpec(KeySpec.ECC_SECG_P256K1); // expect: keygen EC-secp256k1
        new CreateKeyRequest().withKeySpec(KeySpec.SYMMETRIC_DEFAULT); // expect: keygen AES-256
        new CreateKeyRequest().withKeySpec(KeySpec.HMAC_224); // expect: keygen HMAC-SHA-224
        new CreateKeyRequest().withKeySpec(KeySpec.HMAC_256); // expect: keygen HMAC-SHA-256
        new CreateKeyRequest().withKeySpec(KeySpec.HMAC_384); // expect: keygen HMAC-SHA-384
        new CreateKeyRequest().withKeySpec(KeySpec.HMAC_512); // expect: keygen HMAC-SHA-512
        new CreateKeyRequest().withKeySpec(KeySpec.SM2); // expect: keygen SM2
        new CreateKeyRequest().withCustomerMasterKeySpec(CustomerMasterKeySpec.RSA_2048); // expect: keygen RSA-2048
        new CreateKeyRequest().setCustomerMasterKeySpec(CustomerMasterKeySpec.RSA_3072); // expect: keygen RSA-3072
        new CreateKeyRequest().withCustomerMasterKeySpec(CustomerMasterKeySpec.RSA_4096); // expect: keygen RSA-4096
        new CreateKeyRequest().setCustomerMasterKeySpec(CustomerMasterKeySpec.ECC_NIST_P256); // expect: keygen EC-P-256
        new CreateKeyRequest().withCustomerMasterKeySpec(CustomerMasterKeySpec.ECC_NIST_P384); // expect: keygen EC-P-384
        new CreateKeyRequest().setCustomerMasterKeySpec(CustomerMasterKeySpec.ECC_NIST_P521); // expect: keygen EC-P-521
        new CreateKeyRequest().withCustomerMasterKeySpec(CustomerMasterKeySpec.ECC_SECG_P256K1); // expect: keygen EC-secp256k1
        new CreateKeyRequest().setCustomerMasterKeySpec(CustomerMasterKeySpec.SYMMETRIC_DEFAULT); // expect: keygen AES-256
        new CreateKeyRequest().withCustomerMasterKeySpec(CustomerMasterKeySpec.HMAC_224); // expect: keygen HMAC-SHA-224
        new CreateKeyRequest().setCustomerMasterKeySpec(CustomerMasterKeySpec.HMAC_256); // expect: keygen HMAC-SHA-256
        new CreateKeyRequest().withCustomerMasterKeySpec(CustomerMasterKeySpec.HMAC_384); // expect: keygen HMAC-SHA-384
        new CreateKeyRequest().setCustomerMasterKeySpec(CustomerMasterKeySpec.HMAC_512); // expect: keygen HMAC-SHA-512
        new CreateKeyRequest().withCustomerMasterKeySpec(CustomerMasterKeySpec.SM2); // expect: keygen SM2
        new CreateKeyRequest().setKeySpec(KeySpec.RSA_2048); // expect: keygen RSA-2048
        new GenerateDataKeyRequest().withKeySpec(DataKeySpec.AES_128); // expect: keygen AES-128
        new GenerateDataKeyRequest().setKeySpec(DataKeySpec.AES_256); // expect: keygen AES-256
        new GenerateDataKeyWithoutPlaintextRequest().withKeySpec(DataKeySpec.AES_128); // expect: keygen AES-128
        new GenerateDataKeyWithoutPlaintextRequest().setKeySpec(DataKeySpec.AES_256); // expect: keygen AES-256
        new EncryptRequest().withEncryptionAlgorithm(EncryptionAlgorithmSpec.SYMMETRIC_DEFAULT); // expect: cipher AES-256 functions=encrypt
        new DecryptRequest().withEncryptionAlgorithm(EncryptionAlgorithmSpec.RSAES_OAEP_SHA_1); // expect: cipher RSA-OAEP-SHA-1-MGF1 functions=decrypt
        new EncryptRequest().setEncryptionAlgorithm(EncryptionAlgorithmSpec.RSAES_OAEP_SHA_256); // expect: cipher RSA-OAEP-SHA-256-MGF1 functions=encrypt
        new DecryptRequest().setEncryptionAlgorithm(EncryptionAlgorithmSpec.SM2PKE); // expect: cipher SM2-ENC functions=decrypt
        new SignRequest().withSigningAlgorithm(SigningAlgorithmSpec.RSASSA_PSS_SHA_256); // expect: signature RSA-PSS-SHA-256-MGF1 functions=sign
        new VerifyRequest().withSigningAlgorithm(SigningAlgorithmSpec.RSASSA_PSS_SHA_384); // expect: signature RSA-PSS-SHA-384-MGF1 functions=verify
        new SignRequest().setSigningAlgorithm(SigningAlgorithmSpec.RSASSA_PSS_SHA_512); // expect: signature RSA-PSS-SHA-512-MGF1 functions=sign
        new VerifyRequest().setSigningAlgorithm(SigningAlgorithmSpec.RSASSA_PKCS1_V1_5_SHA_256); // expect: signature RSA-PKCS1-1.5-SHA-256 functions=verify
        new SignRequest().withSigningAlgorithm(SigningAlgorithmSpec.RSASSA_PKCS1_V1_5_SHA_384); // expect: signature RSA-PKCS1-1.5-SHA-384 functions=sign
        new VerifyRequest().withSigningAlgorithm(SigningAlgorithmSpec.RSASSA_PKCS1_V1_5_SHA_512); // expect: signature RSA-PKCS1-1.5-SHA-512 functions=verify
        new SignRequest().setSigningAlgorithm(SigningAlgorithmSpec.ECDSA_SHA_256); // expect: signature ECDSA-SHA-256 functions=sign
        new VerifyRequest().setSigningAlgorithm(SigningAlgorithmSpec.ECDSA_SHA_384); // expect: signature ECDSA-SHA-384 functions=verify
        new SignRequest().withSigningAlgorithm(SigningAlgorithmSpec.ECDSA_SHA_512); // expect: signature ECDSA-SHA-512 functions=sign
        new VerifyRequest().withSigningAlgorithm(SigningAlgorithmSpec.SM2DSA); // expect: signature SM2 functions=verify
        new GenerateMacRequest().withMacAlgorithm(MacAlgorithmSpec.HMAC_SHA_224); // expect: mac HMAC-SHA-224
        new VerifyMacRequest().withMacAlgorithm(MacAlgorithmSpec.HMAC_SHA_256); // expect: mac HMAC-SHA-256
        new GenerateMacRequest().setMacAlgorithm(MacAlgorithmSpec.HMAC_SHA_384); // expect: mac HMAC-SHA-384
        new VerifyMacRequest().setMacAlgorithm(MacAlgorithmSpec.HMAC_SHA_512); // expect: mac HMAC-SHA-512
    }
}
