package com.example;

import org.apache.shiro.authc.credential.HashedCredentialsMatcher;
import org.apache.shiro.crypto.hash.*;
import org.apache.shiro.crypto.AesCipherService;
import org.apache.shiro.crypto.BlowfishCipherService;
import org.apache.shiro.crypto.SecureRandomNumberGenerator;

class ShiroUses {
    void uses(byte[] data, char[] password, Object other) throws Exception {
        new Md2Hash(data, "salt", 1024); // expect: hash MD2
        new Md5Hash(data, "salt", 1024); // expect: hash MD5
        new Sha1Hash(data, "salt", 1024); // expect: hash SHA-1
        new Sha256Hash(data, "salt", 1024); // expect: hash SHA-256
        new Sha384Hash(data, "salt", 1024); // expect: hash SHA-384
        new Sha512Hash(data, "salt", 1024); // expect: hash SHA-512
        new Sha256Hash(data); // expect: hash SHA-256
        new SimpleHash("SHA-512", data, other, 500000); // expect: hash SHA-512
        new Sha256Hash().setBytes(data);
        new Md2Hash();
        new Md5Hash();
        new Sha1Hash();
        new Sha384Hash();
        new Sha512Hash();
        new SimpleHash("SHA-512").setBytes(data);
        HashedCredentialsMatcher matcher = new HashedCredentialsMatcher("SHA-256"); // expect: password-hash SHA-256
        HashedCredentialsMatcher later = new HashedCredentialsMatcher(); // expect: password-hash SHA-1
        later.setHashAlgorithmName("SHA-1");
        later.setHashIterations(1000);
        AesCipherService aes = new AesCipherService(); // expect: cipher AES-256
        aes.setKeySize(256);
        new org.apache.shiro.crypto.cipher.AesCipherService(); // expect: cipher AES
        new BlowfishCipherService(); // expect: cipher Blowfish
        new org.apache.shiro.crypto.cipher.BlowfishCipherService(); // expect: cipher Blowfish
        new SecureRandomNumberGenerator(); // expect: random RNG
        new org.apache.shiro.crypto.random.SecureRandomNumberGenerator(); // expect: random RNG
        new com.acme.Sha256Hash(data);
    }
}
