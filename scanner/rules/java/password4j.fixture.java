package demo;

import com.password4j.*;
import com.password4j.types.Argon2;
import com.password4j.types.Bcrypt;
import com.password4j.types.Hmac;

class Accounts {
  private static final int COST = 12;
  private final Argon2Function argon2 = Argon2Function.getInstance(19456, 2, 1, 32, Argon2.ID);

  String register(String password) {
    return Password.hash(password).addRandomSalt(16).addPepper("pepper").with(argon2).getResult(); // expect: password-hash Argon2id-19456-2-1 saltBits=128 outputBits=256
  }

  boolean login(String password, String hash) {
    return Password.check(password, hash).addPepper("pepper").with(argon2) && argon2.check(password, hash); // expect: password-hash Argon2id-19456-2-1 outputBits=256; password-hash Argon2id-19456-2-1 outputBits=256 functions=verify
  }

  void configured(String password, String hash) {
    Password.hash(password).withBcrypt(); // expect: password-hash bcrypt
    Password.hash(password).addSalt("salt").withScrypt(); // expect: password-hash scrypt
    Password.hash(password).addRandomSalt(24).withArgon2(); // expect: password-hash Argon2 saltBits=192
    Password.hash(password).withPBKDF2(); // expect: password-hash PBKDF2
    Password.hash(password).withCompressedPBKDF2(); // expect: password-hash PBKDF2
    Password.hash(password).withBalloonHashing(); // expect: password-hash Balloon
    Password.hash(password).withMessageDigest(); // expect: password-hash unknown
    Password.check(password, hash).withBcrypt(); // expect: password-hash bcrypt
    Password.check(password, hash).withScrypt(); // expect: password-hash scrypt
    Password.check(password, hash).withArgon2(); // expect: password-hash Argon2
    Password.check(password, hash).addSalt("salt").withPBKDF2(); // expect: password-hash PBKDF2
    Password.check(password, hash).withCompressedPBKDF2(); // expect: password-hash PBKDF2
    Password.check(password, hash).withBalloonHashing(); // expect: password-hash Balloon
    Password.check(password, hash).withMessageDigest(); // expect: password-hash unknown
  }

  void functions(String password, String hash, byte[] salt) {
    BcryptFunction bcrypt = BcryptFunction.getInstance(Bcrypt.B, COST);
    Password.hash(password).with(bcrypt); // expect: password-hash bcrypt-4096
    bcrypt.hash(password); // expect: password-hash bcrypt-4096
    bcrypt.check(password, hash); // expect: password-hash bcrypt-4096 functions=verify
    ScryptFunction scrypt = ScryptFunction.getInstance(65536, 8, 1, 64);
    scrypt.hash(password); // expect: password-hash scrypt-65536-8-1 outputBits=512
    scrypt.check(password, hash); // expect: password-hash scrypt-65536-8-1 outputBits=512 functions=verify
    argon2.hash(password); // expect: password-hash Argon2id-19456-2-1 outputBits=256
    Argon2Function.getInstance(4096, 3, 1, 16, Argon2.I).hash(password); // expect: password-hash Argon2i-4096-3-1 outputBits=128
    Argon2Function.getInstance(4096, 3, 1, 16, Argon2.D).hash(password); // expect: password-hash Argon2d-4096-3-1 outputBits=128
    PBKDF2Function pbkdf2 = PBKDF2Function.getInstance(Hmac.SHA256, 600_000, 256);
    pbkdf2.hash(password); // expect: password-hash PBKDF2-SHA-256-600000
    pbkdf2.check(password, hash); // expect: password-hash PBKDF2-SHA-256-600000 functions=verify
    Password.hash(password).with(CompressedPBKDF2Function.getInstance(Hmac.SHA512, 210_000, 512)); // expect: password-hash PBKDF2-SHA-512-210000
    Password.hash(password).with(PBKDF2Function.getInstance(Hmac.SHA1, 1000, 160)); // expect: password-hash PBKDF2-SHA-1-1000 outputBits=160
    Password.hash(password).with(PBKDF2Function.getInstance(Hmac.SHA224, 1000, 160)); // expect: password-hash PBKDF2-SHA-224-1000 outputBits=160
    Password.hash(password).with(PBKDF2Function.getInstance(Hmac.SHA384, 1000, 160)); // expect: password-hash PBKDF2-SHA-384-1000 outputBits=160
    Password.hash(password).with(PBKDF2Function.getInstance("SHA512", 1000, 160)); // expect: password-hash PBKDF2-SHA-512-1000 outputBits=160
    BalloonHashingFunction balloon = BalloonHashingFunction.getInstance("SHA-256", 1024, 3, 4);
    balloon.hash(password); // expect: password-hash Balloon-SHA-256-3 parallelism=4
    balloon.check(password, hash); // expect: password-hash Balloon-SHA-256-3 parallelism=4 functions=verify
    MessageDigestFunction digest = MessageDigestFunction.getInstance("MD5");
    digest.hash(password); // expect: password-hash MD5
    digest.check(password, hash); // expect: password-hash MD5 functions=verify
    Password.hash(password).with(MessageDigestFunction.getInstance("SHA-512")); // expect: password-hash SHA-512
  }
}

class NotPassword4j {
  static class Password {
    static HashBuilder hash(String password) {
      return null;
    }
  }

  void none(org.example.BcryptFunction function) {
    function.hash("password");
    org.example.Password.hash("password").withBcrypt();
  }
}
