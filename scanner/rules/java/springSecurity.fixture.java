package demo;

import com.password4j.BcryptFunction;
import java.security.KeyPair;
import java.security.SecureRandom;
import java.util.HashMap;
import java.util.Map;
import javax.crypto.SecretKey;
import org.springframework.context.annotation.Bean;
import org.springframework.core.io.Resource;
import org.springframework.security.authentication.encoding.Md5PasswordEncoder;
import org.springframework.security.authentication.encoding.ShaPasswordEncoder;
import org.springframework.security.crypto.argon2.Argon2PasswordEncoder;
import org.springframework.security.crypto.bcrypt.BCryptPasswordEncoder;
import org.springframework.security.crypto.encrypt.*;
import org.springframework.security.crypto.factory.PasswordEncoderFactories;
import org.springframework.security.crypto.keygen.Base64StringKeyGenerator;
import org.springframework.security.crypto.keygen.BytesKeyGenerator;
import org.springframework.security.crypto.keygen.KeyGenerators;
import org.springframework.security.crypto.password.*;
import org.springframework.security.crypto.password.Pbkdf2PasswordEncoder.SecretKeyFactoryAlgorithm;
import org.springframework.security.crypto.password4j.*;
import org.springframework.security.crypto.scrypt.SCryptPasswordEncoder;

class Configuration {
  private static final int STRENGTH = 12;

  @Bean
  PasswordEncoder encoder() {
    return new BCryptPasswordEncoder(STRENGTH); // expect: password-hash bcrypt-4096
  }

  @Bean
  PasswordEncoder delegating() {
    return PasswordEncoderFactories.createDelegatingPasswordEncoder(); // expect: password-hash bcrypt-1024
  }

  PasswordEncoder own() {
    Map<String, PasswordEncoder> encoders = new HashMap<>();
    encoders.put("bcrypt", new BCryptPasswordEncoder()); // expect: password-hash bcrypt-1024
    encoders.put("scrypt", SCryptPasswordEncoder.defaultsForSpringSecurity_v5_8()); // expect: password-hash scrypt-65536-8-1 saltBits=128 outputBits=256
    encoders.put("scrypt4", SCryptPasswordEncoder.defaultsForSpringSecurity_v4_1()); // expect: password-hash scrypt-16384-8-1 saltBits=512
    encoders.put("pbkdf2", Pbkdf2PasswordEncoder.defaultsForSpringSecurity_v5_8()); // expect: password-hash PBKDF2-SHA-256-310000 saltBits=128 outputBits=256
    encoders.put("pbkdf25", Pbkdf2PasswordEncoder.defaultsForSpringSecurity_v5_5()); // expect: password-hash PBKDF2-SHA-1-185000 saltBits=64
    encoders.put("argon2", Argon2PasswordEncoder.defaultsForSpringSecurity_v5_8()); // expect: password-hash Argon2id-16384-2-1 saltBits=128 outputBits=256
    encoders.put("argon22", Argon2PasswordEncoder.defaultsForSpringSecurity_v5_2()); // expect: password-hash Argon2id-4096-3-1
    encoders.put("noop", NoOpPasswordEncoder.getInstance());
    return new DelegatingPasswordEncoder("bcrypt", encoders);
  }

  void parameters(CharSequence secret) {
    new BCryptPasswordEncoder(10, new SecureRandom()); // expect: password-hash bcrypt-1024; random RNG
    new BCryptPasswordEncoder(BCryptPasswordEncoder.BCryptVersion.$2B, 11); // expect: password-hash bcrypt iterations=none
    new SCryptPasswordEncoder(32768, 8, 2, 64, 16); // expect: password-hash scrypt-32768-8-2 outputBits=512 saltBits=128
    new SCryptPasswordEncoder(); // expect: password-hash scrypt-16384-8-1
    new Argon2PasswordEncoder(16, 32, 4, 65536, 5); // expect: password-hash Argon2id-65536-5-4 outputBits=256 saltBits=128
    new Argon2PasswordEncoder(); // expect: password-hash Argon2id-4096-3-1
    new Pbkdf2PasswordEncoder(); // expect: password-hash PBKDF2-SHA-1-185000
    new Pbkdf2PasswordEncoder(secret, 16, 600_000, SecretKeyFactoryAlgorithm.PBKDF2WithHmacSHA256); // expect: password-hash PBKDF2-SHA-256-600000
    new Pbkdf2PasswordEncoder(secret, 16, 210_000, SecretKeyFactoryAlgorithm.PBKDF2WithHmacSHA512); // expect: password-hash PBKDF2-SHA-512-210000
    new Pbkdf2PasswordEncoder(secret, 8, 100_000, SecretKeyFactoryAlgorithm.PBKDF2WithHmacSHA1); // expect: password-hash PBKDF2-SHA-1-100000
    new Pbkdf2PasswordEncoder("secret", 185000, 256); // expect: password-hash PBKDF2-185000 outputBits=256
    Pbkdf2PasswordEncoder pbkdf2 = new Pbkdf2PasswordEncoder("secret", 10000, 512); // expect: password-hash PBKDF2-SHA-256-10000 outputBits=512
    pbkdf2.setAlgorithm(Pbkdf2PasswordEncoder.SecretKeyFactoryAlgorithm.PBKDF2WithHmacSHA256);
  }

  void legacy() {
    MessageDigestPasswordEncoder digest = new MessageDigestPasswordEncoder("SHA-256"); // expect: password-hash SHA-256 iterations=1000
    digest.setIterations(1000);
    new LdapShaPasswordEncoder(); // expect: password-hash SHA-1
    new Md4PasswordEncoder(); // expect: password-hash MD4
    new StandardPasswordEncoder("secret"); // expect: password-hash SHA-256 iterations=1024
    Md5PasswordEncoder md5 = new Md5PasswordEncoder(); // expect: password-hash MD5 iterations=3
    md5.setIterations(3);
    ShaPasswordEncoder sha = new ShaPasswordEncoder(); // expect: password-hash SHA-1 iterations=2
    sha.setIterations(2);
    new ShaPasswordEncoder(256); // expect: password-hash unknown
    org.springframework.security.authentication.encoding.MessageDigestPasswordEncoder old =
        new org.springframework.security.authentication.encoding.MessageDigestPasswordEncoder("MD5"); // expect: password-hash MD5 iterations=5
    old.setIterations(5);
    new org.springframework.security.authentication.encoding.LdapShaPasswordEncoder(); // expect: password-hash SHA-1
    new org.springframework.security.authentication.encoding.Md4PasswordEncoder(); // expect: password-hash MD4
  }

  void adapters(BcryptFunction function) {
    new BcryptPassword4jPasswordEncoder(function); // expect: password-hash bcrypt
    new Argon2Password4jPasswordEncoder(); // expect: password-hash Argon2
    new Pbkdf2Password4jPasswordEncoder(null, 32); // expect: password-hash PBKDF2 saltBits=256
    new ScryptPassword4jPasswordEncoder(); // expect: password-hash scrypt
    new BalloonHashingPassword4jPasswordEncoder(null, 16); // expect: password-hash Balloon saltBits=128
  }
}

class Encryption {
  private final TextEncryptor text = Encryptors.text("password", "5c0744940b5c369b"); // expect: cipher AES-256-CBC-PKCS7

  void bytes(String password, String salt, SecretKey key, KeyPair pair, Resource store) {
    Encryptors.stronger(password, salt); // expect: cipher AES-256-GCM nonceBits=128
    Encryptors.delux(password, salt); // expect: cipher AES-256-GCM
    Encryptors.standard(password, salt); // expect: cipher AES-256-CBC-PKCS7
    Encryptors.queryableText(password, salt); // expect: cipher AES-256-CBC-PKCS7
    Encryptors.noOpText();
    new AesBytesEncryptor(password, salt); // expect: cipher AES-CBC
    new AesBytesEncryptor(password, salt, KeyGenerators.secureRandom(16)); // expect: cipher AES-CBC; random RNG byteLength=16
    new AesBytesEncryptor(password, salt, KeyGenerators.secureRandom(16), AesBytesEncryptor.CipherAlgorithm.GCM); // expect: cipher AES-GCM; random RNG
    new AesBytesEncryptor(key, null, AesBytesEncryptor.CipherAlgorithm.CBC); // expect: cipher AES-CBC-PKCS7
    new BouncyCastleAesCbcBytesEncryptor(password, salt); // expect: cipher AES-256-CBC-PKCS7
    new BouncyCastleAesGcmBytesEncryptor(password, salt); // expect: cipher AES-256-GCM
    AesCbcBytesEncryptor.withPassword(password, salt).build(); // expect: cipher AES-CBC-PKCS7
    AesCbcBytesEncryptor.withSecretKey(key).build(); // expect: cipher AES-CBC-PKCS7
    AesGcmBytesEncryptor.withPassword(password, salt).build(); // expect: cipher AES-GCM
    AesGcmBytesEncryptor.withSecretKey(key).build(); // expect: cipher AES-GCM
    new RsaSecretEncryptor(pair, RsaAlgorithm.OAEP, "beef", true); // expect: cipher RSA-OAEP
    new RsaSecretEncryptor(pair, RsaAlgorithm.DEFAULT); // expect: cipher RSA-PKCS1-1.5
    new RsaRawEncryptor(); // expect: cipher RSA-PKCS1-1.5
    new RsaRawEncryptor(RsaAlgorithm.OAEP); // expect: cipher RSA-OAEP
    new KeyStoreKeyFactory(store, password.toCharArray(), "PKCS12").getKeyPair("a"); // expect: keystore unknown certificateFormat=PKCS12
  }

  void random() {
    BytesKeyGenerator generator = KeyGenerators.secureRandom(); // expect: random RNG byteLength=8
    generator.generateKey();
    KeyGenerators.shared(32); // expect: random RNG byteLength=32
    KeyGenerators.string().generateKey(); // expect: random RNG byteLength=8
    new Base64StringKeyGenerator(64); // expect: random RNG byteLength=64
    new Base64StringKeyGenerator(); // expect: random RNG byteLength=32
  }
}

class NotSpring {
  static class BCryptPasswordEncoder {}

  void none(org.example.Encryptors encryptors) {
    new BCryptPasswordEncoder();
    encryptors.stronger("a", "b");
  }
}
