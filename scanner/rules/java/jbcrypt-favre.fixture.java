package demo;

import at.favre.lib.crypto.bcrypt.BCrypt;
import at.favre.lib.crypto.bcrypt.LongPasswordStrategies;
import java.security.SecureRandom;

class Accounts {
  private static final int COST = 12;
  private final BCrypt.Hasher hasher = BCrypt.with(BCrypt.Version.VERSION_2Y);

  String register(char[] password) {
    return BCrypt.withDefaults().hashToString(COST, password); // expect: password-hash bcrypt-4096
  }

  boolean login(char[] password, String hash) {
    BCrypt.Result result = BCrypt.verifyer().verify(password, hash); // expect: password-hash bcrypt functions=verify
    return result.verified && BCrypt.verifyer(BCrypt.Version.VERSION_2A).verifyStrict(password, hash.toCharArray()).verified; // expect: password-hash bcrypt
  }

  void forms(char[] password, byte[] bytes) {
    hasher.hashToChar(10, password); // expect: password-hash bcrypt-1024
    hasher.hash(6, bytes); // expect: password-hash bcrypt-64
    hasher.hash(6, new byte[16], bytes); // expect: password-hash bcrypt-64
    hasher.hashRaw(11, new byte[16], bytes); // expect: password-hash bcrypt-2048 saltBits=128
    BCrypt.with(BCrypt.Version.VERSION_2A, new SecureRandom(), LongPasswordStrategies.hashSha512(BCrypt.Version.VERSION_2A)).hash(10, bytes); // expect: password-hash bcrypt-SHA-512-1024; random RNG
  }
}
