package com.example;

import org.web3j.crypto.*;

class Web3jUses {
    void uses(byte[] data, char[] password, Object other) throws Exception {
        Keys.createEcKeyPair(); // expect: keygen EC-secp256k1
        Keys.createSecp256k1KeyPair(); // expect: keygen EC-secp256k1
        ECKeyPair.create(data).sign(data); // expect: key EC-secp256k1; signature ECDSA-secp256k1 functions=sign
        Sign.signMessage(data, null); // expect: signature ECDSA-secp256k1 functions=sign
        Sign.signPrefixedMessage(data, null); // expect: signature ECDSA-secp256k1 functions=sign
        Sign.signTypedData(data, null); // expect: signature ECDSA-secp256k1 functions=sign
        Sign.recoverFromSignature(data, null); // expect: signature ECDSA-secp256k1 functions=verify
        Sign.signedMessageToKey(data, null); // expect: signature ECDSA-secp256k1 functions=verify
        Sign.signedPrefixedMessageToKey(data, null); // expect: signature ECDSA-secp256k1 functions=verify
        Hash.sha3(data); // expect: hash Keccak-256
        Hash.sha3String("x"); // expect: hash Keccak-256
        Hash.sha256(data); // expect: hash SHA-256
        Hash.hmacSha512(data, data); // expect: mac HMAC-SHA-512
        Hash.hash(data, "SHA-1"); // expect: hash SHA-1
        Wallet.createStandard("p", null); // expect: cipher AES-128-CTR functions=encrypt
        Wallet.createLight("p", null); // expect: cipher AES-128-CTR functions=encrypt
        Wallet.create("p", null); // expect: cipher AES-128-CTR functions=encrypt
        Wallet.decrypt("p", null); // expect: cipher AES-128-CTR functions=decrypt
        WalletUtils.generateNewWalletFile("p", null); // expect: cipher AES-128-CTR functions=encrypt
        WalletUtils.generateFullNewWalletFile("p", null); // expect: cipher AES-128-CTR functions=encrypt
        WalletUtils.generateLightNewWalletFile("p", null); // expect: cipher AES-128-CTR functions=encrypt
        WalletUtils.generateWalletFile("p", null); // expect: cipher AES-128-CTR functions=encrypt
        WalletUtils.loadCredentials("p", null); // expect: cipher AES-128-CTR functions=decrypt
        TransactionEncoder.signMessage(null, null); // expect: signature ECDSA-secp256k1 functions=sign
        com.acme.Hash.sha3(data);
    }
}
