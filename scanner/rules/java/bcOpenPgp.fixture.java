package org.example.mail;

import java.security.KeyPair;
import java.security.SecureRandom;
import java.util.Date;
import org.bouncycastle.asn1.sec.SECObjectIdentifiers;
import org.bouncycastle.bcpg.*;
import org.bouncycastle.crypto.AsymmetricCipherKeyPair;
import org.bouncycastle.openpgp.*;
import org.bouncycastle.openpgp.operator.*;
import org.bouncycastle.openpgp.operator.bc.*;
import org.bouncycastle.openpgp.operator.jcajce.*;

class Mail {
    private SecureRandom random;

    PGPEncryptedDataGenerator encryptor(PGPPublicKey key) {
        PGPEncryptedDataGenerator generator = new PGPEncryptedDataGenerator(new JcePGPDataEncryptorBuilder(PGPEncryptedData.AES_256).setWithIntegrityPacket(true).setSecureRandom(random).setProvider("BC")); // expect: cipher AES-256-OpenPGP functions=encrypt
        generator.addMethod(new JcePublicKeyKeyEncryptionMethodGenerator(key).setProvider("BC")); // expect: key-wrap unknown functions=encrypt
        return generator;
    }

    PGPSignatureGenerator signer(PGPPrivateKey key) throws PGPException {
        PGPSignatureGenerator generator = new PGPSignatureGenerator(new JcaPGPContentSignerBuilder(PGPPublicKey.RSA_GENERAL, HashAlgorithmTags.SHA512).setProvider("BC")); // expect: signature RSA-SHA-512 functions=sign
        PGPContentSignerBuilder other = new BcPGPContentSignerBuilder(PublicKeyAlgorithmTags.Ed25519, PGPUtil.SHA256); // expect: signature Ed25519 functions=sign digest=SHA-256
        other.build(PGPSignature.BINARY_DOCUMENT, key);
        new JcaPGPContentSignerBuilder(PGPPublicKey.DSA, PGPUtil.SHA1).setDigestProvider("BC").setSecureRandom(random); // expect: signature DSA-SHA-1 functions=sign
        new JcaPGPContentSignerBuilderProvider(HashAlgorithmTags.SHA256); // expect: signature unknown functions=sign digest=SHA-256
        new BcPGPContentSignerBuilderProvider(HashAlgorithmTags.SHA384); // expect: signature unknown functions=sign digest=SHA-384
        return generator;
    }

    void verify(PGPSignature signature, PGPOnePassSignature first, PGPPublicKey key) throws PGPException {
        signature.init(new JcaPGPContentVerifierBuilderProvider().setProvider("BC"), key); // expect: signature unknown functions=verify
        first.init(new BcPGPContentVerifierBuilderProvider(), key); // expect: signature unknown functions=verify
    }

    void symmetric(char[] passphrase) throws PGPException {
        new BcPGPDataEncryptorBuilder(SymmetricKeyAlgorithmTags.AES_128).setWithAEAD(AEADAlgorithmTags.OCB, 16).setUseV6AEAD(); // expect: cipher AES-128-OCB functions=encrypt
        new BcPGPDataEncryptorBuilder(SymmetricKeyAlgorithmTags.AES_192).setWithAEAD(AEADAlgorithmTags.EAX, 16).setUseV5AEAD(); // expect: cipher AES-192-EAX functions=encrypt
        new BcPGPDataEncryptorBuilder(SymmetricKeyAlgorithmTags.AES_256).setWithAEAD(AEADAlgorithmTags.GCM, 16).build(null); // expect: cipher AES-256-GCM functions=encrypt
        PGPDigestCalculator sha1 = new JcaPGPDigestCalculatorProviderBuilder().setProvider("BC").build().get(HashAlgorithmTags.SHA1);
        new JcePBESecretKeyEncryptorBuilder(PGPEncryptedData.AES_256, sha1, 0xc0).setProvider("BC").setSecureRandom(random).build(passphrase); // expect: cipher AES-256-OpenPGP functions=encrypt digest=SHA-1
        new BcPBESecretKeyEncryptorBuilder(PGPEncryptedData.CAST5).build(passphrase); // expect: cipher CAST5-OpenPGP functions=encrypt digest=SHA-1
        new BcPGPDigestCalculatorProvider().get(HashAlgorithmTags.SHA256); // expect: hash SHA-256
        new JcaAEADSecretKeyEncryptorBuilder(AEADAlgorithmTags.OCB, SymmetricKeyAlgorithmTags.AES_256, null); // expect: cipher AES-256-OCB functions=encrypt
        new BcAEADSecretKeyEncryptorBuilder(AEADAlgorithmTags.GCM, SymmetricKeyAlgorithmTags.AES_128, null); // expect: cipher AES-128-GCM functions=encrypt
        new JcaCFBSecretKeyEncryptorFactory(SymmetricKeyAlgorithmTags.AES_128, 0x60); // expect: cipher AES-128-OpenPGP functions=encrypt
        new BcCFBSecretKeyEncryptorFactory(SymmetricKeyAlgorithmTags.AES_256, 0x60); // expect: cipher AES-256-OpenPGP functions=encrypt
        new JcePBEKeyEncryptionMethodGenerator(passphrase, new BcPGPDigestCalculatorProvider().get(HashAlgorithmTags.SHA512), 0x90); // expect: kdf S2K-SHA-512
        new BcPBEKeyEncryptionMethodGenerator(passphrase); // expect: kdf S2K
        new BcPublicKeyKeyEncryptionMethodGenerator(null); // expect: key-wrap unknown functions=encrypt
        new JcePublicKeyDataDecryptorFactoryBuilder().setProvider("BC").build((PGPPrivateKey) null); // expect: key-wrap unknown functions=decrypt
        new BcPublicKeyDataDecryptorFactory((PGPPrivateKey) null); // expect: key-wrap unknown functions=decrypt
    }

    void keys(KeyPair pair, AsymmetricCipherKeyPair own, Date now, byte[] encoded) throws Exception {
        PGPKeyPair rsa = new JcaPGPKeyPair(PublicKeyAlgorithmTags.RSA_SIGN, pair, now); // expect: key RSA
        new JcaPGPContentSignerBuilder(PublicKeyAlgorithmTags.RSA_SIGN, HashAlgorithmTags.SHA256).build(0, rsa.getPrivateKey()); // expect: signature RSA-SHA-256 functions=sign
        new BcPublicKeyKeyEncryptionMethodGenerator(rsa.getPublicKey()); // expect: key-wrap RSA functions=encrypt
        java.security.KeyPairGenerator generator = java.security.KeyPairGenerator.getInstance("RSA"); // expect: keygen RSA-4096
        generator.initialize(4096);
        new JcaPGPKeyPair(4, PublicKeyAlgorithmTags.RSA_GENERAL, generator.generateKeyPair(), now); // expect: key RSA-4096
        new BcPGPKeyPair(PublicKeyAlgorithmTags.ECDH, own, now); // expect: key ECDH
        PGPKeyPairGeneratorProvider provider = new JcaPGPKeyPairGeneratorProvider();
        PGPKeyPairGenerator pairs = provider.get(6, now);
        pairs.generateRsaKeyPair(3072); // expect: keygen RSA-3072
        pairs.generateEd25519KeyPair(); // expect: keygen Ed25519
        pairs.generateEd448KeyPair(); // expect: keygen Ed448
        pairs.generateX25519KeyPair(); // expect: keygen x25519
        pairs.generateX448KeyPair(); // expect: keygen x448
        pairs.generateLegacyEd25519KeyPair(); // expect: keygen Ed25519
        pairs.generateLegacyX25519KeyPair(); // expect: keygen x25519
        pairs.generateNistP256ECDHKeyPair(); // expect: keygen ECDH-P-256
        pairs.generateNistP256ECDSAKeyPair(); // expect: keygen ECDSA-P-256
        pairs.generateNistP384ECDHKeyPair(); // expect: keygen ECDH-P-384
        pairs.generateNistP384ECDSAKeyPair(); // expect: keygen ECDSA-P-384
        pairs.generateNistP521ECDHKeyPair(); // expect: keygen ECDH-P-521
        pairs.generateNistP521ECDSAKeyPair(); // expect: keygen ECDSA-P-521
        pairs.generateBrainpoolP256r1ECDHKeyPair(); // expect: keygen ECDH-brainpoolP256r1
        pairs.generateBrainpoolP256r1ECDSAKeyPair(); // expect: keygen ECDSA-brainpoolP256r1
        pairs.generateBrainpoolP384r1ECDHKeyPair(); // expect: keygen ECDH-brainpoolP384r1
        pairs.generateBrainpoolP384r1ECDSAKeyPair(); // expect: keygen ECDSA-brainpoolP384r1
        pairs.generateBrainpoolP512r1ECDHKeyPair(); // expect: keygen ECDH-brainpoolP512r1
        pairs.generateBrainpoolP512r1ECDSAKeyPair(); // expect: keygen ECDSA-brainpoolP512r1
        new BcPGPKeyPairGeneratorProvider().get(4, now).generateECDHKeyPair(SECObjectIdentifiers.secp256r1); // expect: keygen ECDH-P-256
        new BcPGPKeyPairGeneratorProvider().get(4, now).generateECDSAKeyPair(SECObjectIdentifiers.secp256k1); // expect: keygen ECDSA-secp256k1
        pairs.generatePrimaryKey(); // expect: keygen Ed25519
        pairs.generateSigningSubkey(); // expect: keygen Ed25519
        pairs.generateEncryptionSubkey(); // expect: keygen x25519
        new PGPPublicKeyRing(encoded, null); // expect: key PGP material=public-key
        new PGPPublicKeyRingCollection(encoded, null); // expect: key PGP material=public-key
        new PGPSecretKeyRing(encoded, null); // expect: key PGP material=private-key
        new PGPSecretKeyRingCollection(encoded, null); // expect: key PGP material=private-key
    }

    void tags(PGPDigestCalculatorProvider digests, KeyPair pair, Date now) throws Exception {
        new JcePGPDataEncryptorBuilder(SymmetricKeyAlgorithmTags.AES_128); // expect: cipher AES-128-OpenPGP functions=encrypt
        new JcePGPDataEncryptorBuilder(SymmetricKeyAlgorithmTags.AES_192); // expect: cipher AES-192-OpenPGP functions=encrypt
        new JcePGPDataEncryptorBuilder(SymmetricKeyAlgorithmTags.AES_256); // expect: cipher AES-256-OpenPGP functions=encrypt
        new JcePGPDataEncryptorBuilder(SymmetricKeyAlgorithmTags.CAMELLIA_128); // expect: cipher CAMELLIA-128-OpenPGP functions=encrypt
        new JcePGPDataEncryptorBuilder(SymmetricKeyAlgorithmTags.CAMELLIA_192); // expect: cipher CAMELLIA-192-OpenPGP functions=encrypt
        new JcePGPDataEncryptorBuilder(SymmetricKeyAlgorithmTags.CAMELLIA_256); // expect: cipher CAMELLIA-256-OpenPGP functions=encrypt
        new JcePGPDataEncryptorBuilder(PGPEncryptedData.AES_128); // expect: cipher AES-128-OpenPGP functions=encrypt
        new JcePGPDataEncryptorBuilder(PGPEncryptedData.AES_192); // expect: cipher AES-192-OpenPGP functions=encrypt
        new JcePGPDataEncryptorBuilder(PGPEncryptedData.AES_256); // expect: cipher AES-256-OpenPGP functions=encrypt
        new JcePGPDataEncryptorBuilder(PGPEncryptedData.CAMELLIA_128); // expect: cipher CAMELLIA-128-OpenPGP functions=encrypt
        new JcePGPDataEncryptorBuilder(PGPEncryptedData.CAMELLIA_192); // expect: cipher CAMELLIA-192-OpenPGP functions=encrypt
        new JcePGPDataEncryptorBuilder(PGPEncryptedData.CAMELLIA_256); // expect: cipher CAMELLIA-256-OpenPGP functions=encrypt
        new JcePGPDataEncryptorBuilder(PGPEncryptedDataGenerator.AES_128); // expect: cipher AES-128-OpenPGP functions=encrypt
        new JcePGPDataEncryptorBuilder(PGPEncryptedDataGenerator.AES_192); // expect: cipher AES-192-OpenPGP functions=encrypt
        new JcePGPDataEncryptorBuilder(PGPEncryptedDataGenerator.AES_256); // expect: cipher AES-256-OpenPGP functions=encrypt
        new JcePGPDataEncryptorBuilder(PGPEncryptedDataGenerator.CAMELLIA_128); // expect: cipher CAMELLIA-128-OpenPGP functions=encrypt
        new JcePGPDataEncryptorBuilder(PGPEncryptedDataGenerator.CAMELLIA_192); // expect: cipher CAMELLIA-192-OpenPGP functions=encrypt
        new JcePGPDataEncryptorBuilder(PGPEncryptedDataGenerator.CAMELLIA_256); // expect: cipher CAMELLIA-256-OpenPGP functions=encrypt
        new JcePGPDataEncryptorBuilder(SymmetricKeyAlgorithmTags.IDEA); // expect: cipher IDEA-OpenPGP functions=encrypt
        new JcePGPDataEncryptorBuilder(SymmetricKeyAlgorithmTags.TRIPLE_DES); // expect: cipher 3DES-OpenPGP functions=encrypt
        new JcePGPDataEncryptorBuilder(SymmetricKeyAlgorithmTags.CAST5); // expect: cipher CAST5-OpenPGP functions=encrypt
        new JcePGPDataEncryptorBuilder(SymmetricKeyAlgorithmTags.BLOWFISH); // expect: cipher Blowfish-OpenPGP functions=encrypt
        new JcePGPDataEncryptorBuilder(SymmetricKeyAlgorithmTags.DES); // expect: cipher DES-56-OpenPGP functions=encrypt
        new JcePGPDataEncryptorBuilder(SymmetricKeyAlgorithmTags.TWOFISH); // expect: cipher Twofish-OpenPGP functions=encrypt
        new JcePGPDataEncryptorBuilder(PGPEncryptedData.IDEA); // expect: cipher IDEA-OpenPGP functions=encrypt
        new JcePGPDataEncryptorBuilder(PGPEncryptedData.TRIPLE_DES); // expect: cipher 3DES-OpenPGP functions=encrypt
        new JcePGPDataEncryptorBuilder(PGPEncryptedData.CAST5); // expect: cipher CAST5-OpenPGP functions=encrypt
        new JcePGPDataEncryptorBuilder(PGPEncryptedData.BLOWFISH); // expect: cipher Blowfish-OpenPGP functions=encrypt
        new JcePGPDataEncryptorBuilder(PGPEncryptedData.DES); // expect: cipher DES-56-OpenPGP functions=encrypt
        new JcePGPDataEncryptorBuilder(PGPEncryptedData.TWOFISH); // expect: cipher Twofish-OpenPGP functions=encrypt
        new JcePGPDataEncryptorBuilder(PGPEncryptedDataGenerator.IDEA); // expect: cipher IDEA-OpenPGP functions=encrypt
        new JcePGPDataEncryptorBuilder(PGPEncryptedDataGenerator.TRIPLE_DES); // expect: cipher 3DES-OpenPGP functions=encrypt
        new JcePGPDataEncryptorBuilder(PGPEncryptedDataGenerator.CAST5); // expect: cipher CAST5-OpenPGP functions=encrypt
        new JcePGPDataEncryptorBuilder(PGPEncryptedDataGenerator.BLOWFISH); // expect: cipher Blowfish-OpenPGP functions=encrypt
        new JcePGPDataEncryptorBuilder(PGPEncryptedDataGenerator.DES); // expect: cipher DES-56-OpenPGP functions=encrypt
        new JcePGPDataEncryptorBuilder(PGPEncryptedDataGenerator.TWOFISH); // expect: cipher Twofish-OpenPGP functions=encrypt
        new JcePGPDataEncryptorBuilder(SymmetricKeyAlgorithmTags.SAFER); // expect: cipher SAFER-OpenPGP functions=encrypt
        new JcePGPDataEncryptorBuilder(PGPEncryptedData.SAFER); // expect: cipher SAFER-OpenPGP functions=encrypt
        new JcePGPDataEncryptorBuilder(PGPEncryptedDataGenerator.SAFER); // expect: cipher SAFER-OpenPGP functions=encrypt
        digests.get(HashAlgorithmTags.MD2); // expect: hash MD2
        digests.get(HashAlgorithmTags.MD5); // expect: hash MD5
        digests.get(HashAlgorithmTags.SHA1); // expect: hash SHA-1
        digests.get(HashAlgorithmTags.SHA224); // expect: hash SHA-224
        digests.get(HashAlgorithmTags.SHA256); // expect: hash SHA-256
        digests.get(HashAlgorithmTags.SHA384); // expect: hash SHA-384
        digests.get(HashAlgorithmTags.SHA512); // expect: hash SHA-512
        digests.get(HashAlgorithmTags.RIPEMD160); // expect: hash RIPEMD-160
        digests.get(HashAlgorithmTags.TIGER_192); // expect: hash Tiger
        digests.get(PGPUtil.MD2); // expect: hash MD2
        digests.get(PGPUtil.MD5); // expect: hash MD5
        digests.get(PGPUtil.SHA1); // expect: hash SHA-1
        digests.get(PGPUtil.SHA224); // expect: hash SHA-224
        digests.get(PGPUtil.SHA256); // expect: hash SHA-256
        digests.get(PGPUtil.SHA384); // expect: hash SHA-384
        digests.get(PGPUtil.SHA512); // expect: hash SHA-512
        digests.get(PGPUtil.RIPEMD160); // expect: hash RIPEMD-160
        digests.get(PGPUtil.TIGER_192); // expect: hash Tiger
        digests.get(HashAlgorithmTags.SHA3_224); // expect: hash SHA3-224
        digests.get(HashAlgorithmTags.SHA3_256); // expect: hash SHA3-256
        digests.get(HashAlgorithmTags.SHA3_384); // expect: hash SHA3-384
        digests.get(HashAlgorithmTags.SHA3_512); // expect: hash SHA3-512
        digests.get(HashAlgorithmTags.MD4); // expect: hash MD4
        digests.get(HashAlgorithmTags.SM3); // expect: hash SM3
        new JcaPGPKeyPair(PublicKeyAlgorithmTags.RSA_GENERAL, pair, now); // expect: key RSA
        new JcaPGPKeyPair(PublicKeyAlgorithmTags.RSA_ENCRYPT, pair, now); // expect: key RSA
        new JcaPGPKeyPair(PublicKeyAlgorithmTags.RSA_SIGN, pair, now); // expect: key RSA
        new JcaPGPKeyPair(PGPPublicKey.RSA_GENERAL, pair, now); // expect: key RSA
        new JcaPGPKeyPair(PGPPublicKey.RSA_ENCRYPT, pair, now); // expect: key RSA
        new JcaPGPKeyPair(PGPPublicKey.RSA_SIGN, pair, now); // expect: key RSA
        new JcaPGPKeyPair(PublicKeyAlgorithmTags.ELGAMAL_ENCRYPT, pair, now); // expect: key ElGamal
        new JcaPGPKeyPair(PublicKeyAlgorithmTags.ELGAMAL_GENERAL, pair, now); // expect: key ElGamal
        new JcaPGPKeyPair(PGPPublicKey.ELGAMAL_ENCRYPT, pair, now); // expect: key ElGamal
        new JcaPGPKeyPair(PGPPublicKey.ELGAMAL_GENERAL, pair, now); // expect: key ElGamal
        new JcaPGPKeyPair(PublicKeyAlgorithmTags.DSA, pair, now); // expect: key DSA
        new JcaPGPKeyPair(PublicKeyAlgorithmTags.ECDH, pair, now); // expect: key ECDH
        new JcaPGPKeyPair(PublicKeyAlgorithmTags.ECDSA, pair, now); // expect: key ECDSA
        new JcaPGPKeyPair(PGPPublicKey.DSA, pair, now); // expect: key DSA
        new JcaPGPKeyPair(PGPPublicKey.ECDH, pair, now); // expect: key ECDH
        new JcaPGPKeyPair(PGPPublicKey.ECDSA, pair, now); // expect: key ECDSA
        new JcaPGPKeyPair(PublicKeyAlgorithmTags.DIFFIE_HELLMAN, pair, now); // expect: key DH
        new JcaPGPKeyPair(PGPPublicKey.DIFFIE_HELLMAN, pair, now); // expect: key DH
        new JcaPGPKeyPair(PublicKeyAlgorithmTags.EDDSA, pair, now); // expect: key EdDSA
        new JcaPGPKeyPair(PublicKeyAlgorithmTags.EDDSA_LEGACY, pair, now); // expect: key EdDSA
        new JcaPGPKeyPair(PGPPublicKey.EDDSA, pair, now); // expect: key EdDSA
        new JcaPGPKeyPair(PGPPublicKey.EDDSA_LEGACY, pair, now); // expect: key EdDSA
        new JcaPGPKeyPair(PublicKeyAlgorithmTags.X25519, pair, now); // expect: key x25519
        new JcaPGPKeyPair(PublicKeyAlgorithmTags.X448, pair, now); // expect: key x448
        new JcaPGPKeyPair(PublicKeyAlgorithmTags.Ed25519, pair, now); // expect: key Ed25519
        new JcaPGPKeyPair(PublicKeyAlgorithmTags.Ed448, pair, now); // expect: key Ed448
        new JcaPGPKeyPair(PGPPublicKey.X25519, pair, now); // expect: key x25519
        new JcaPGPKeyPair(PGPPublicKey.X448, pair, now); // expect: key x448
        new JcaPGPKeyPair(PGPPublicKey.Ed25519, pair, now); // expect: key Ed25519
        new JcaPGPKeyPair(PGPPublicKey.Ed448, pair, now); // expect: key Ed448
    }

    static class PGPEncryptedDatas {
        Object other() {
            return new com.acme.JcePGPDataEncryptorBuilder(com.acme.PGPEncryptedData.AES_256);
        }
    }
}
