package demo;

import java.security.SecureRandom;
import org.mindrot.jbcrypt.BCrypt;

class Passwords {
  private static final int ROUNDS = 12;

  String hash(String password) {
    return BCrypt.hashpw(password, BCrypt.gensalt(ROUNDS)); // expect: password-hash bcrypt-4096 saltBits=128
  }

  String standard(String password) {
    String salt = BCrypt.gensalt();
    return BCrypt.hashpw(password, salt); // expect: password-hash bcrypt-1024 iterations=1024
  }

  String random(String password, SecureRandom random, String stored) {
    BCrypt.hashpw(password, stored); // expect: password-hash bcrypt iterations=none
    return BCrypt.hashpw(password, BCrypt.gensalt(14, random)); // expect: password-hash bcrypt-16384
  }

  boolean check(String password, String stored) {
    return BCrypt.checkpw(password, stored); // expect: password-hash bcrypt functions=verify
  }

  void repackaged(String password, String stored) {
    org.mindrot.BCrypt.hashpw(password, org.mindrot.BCrypt.gensalt(8)); // expect: password-hash bcrypt-256
    org.mindrot.BCrypt.checkpw(password, stored); // expect: password-hash bcrypt
    de.svenkubiak.jbcrypt.BCrypt.hashpw(password, de.svenkubiak.jbcrypt.BCrypt.gensalt()); // expect: password-hash bcrypt-1024
    de.svenkubiak.jbcrypt.BCrypt.checkpw(password, stored); // expect: password-hash bcrypt
    org.springframework.security.crypto.bcrypt.BCrypt.hashpw(password, org.springframework.security.crypto.bcrypt.BCrypt.gensalt(11)); // expect: password-hash bcrypt-2048
    cn.hutool.crypto.digest.BCrypt.hashpw(password, cn.hutool.crypto.digest.BCrypt.gensalt()); // expect: password-hash bcrypt-1024
    cn.hutool.crypto.digest.BCrypt.checkpw(password, stored); // expect: password-hash bcrypt
    org.springframework.security.crypto.bcrypt.BCrypt.checkpw(password, stored); // expect: password-hash bcrypt
  }
}

class NotBcrypt {
  static class BCrypt {
    static String hashpw(String password, String salt) {
      return password;
    }
  }

  void none(com.example.BCrypt other) {
    BCrypt.hashpw("a", "b");
    other.checkpw("a", "b");
  }
}
