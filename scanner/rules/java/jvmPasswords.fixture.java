package com.example;

import de.mkammerer.argon2.Argon2;
import de.mkammerer.argon2.Argon2Factory;
import dev.samstevens.totp.code.DefaultCodeGenerator;
import dev.samstevens.totp.code.HashingAlgorithm;
import com.warrenstrange.googleauth.GoogleAuthenticator;
import org.springframework.util.DigestUtils;

class JvmPasswordsUses {
    void uses(byte[] data, char[] password, Object other) throws Exception {
        Argon2 argon = Argon2Factory.create(Argon2Factory.Argon2Types.ARGON2id); // expect: password-hash Argon2id-65536-3-1 functions=keyderive,verify
        argon.hash(3, 65536, 1, password);
        argon.verify("h", password);
        Argon2Factory.createAdvanced(Argon2Factory.Argon2Types.ARGON2d); // expect: password-hash Argon2d
        Argon2Factory.create(Argon2Factory.Argon2Types.ARGON2i, 16, 32); // expect: password-hash Argon2i
        Argon2Factory.create(); // expect: password-hash Argon2i
        new DefaultCodeGenerator(); // expect: mac HMAC-SHA-1
        new DefaultCodeGenerator(HashingAlgorithm.SHA1, 6); // expect: mac HMAC-SHA-1
        new DefaultCodeGenerator(HashingAlgorithm.SHA256, 6); // expect: mac HMAC-SHA-256
        new DefaultCodeGenerator(HashingAlgorithm.SHA512, 6); // expect: mac HMAC-SHA-512
        new GoogleAuthenticator(); // expect: mac HMAC-SHA-1
        DigestUtils.md5Digest(data); // expect: hash MD5
        DigestUtils.md5DigestAsHex(data); // expect: hash MD5
        DigestUtils.appendMd5DigestAsHex(data, null); // expect: hash MD5
        com.acme.DigestUtils.md5DigestAsHex(data);
    }
}
