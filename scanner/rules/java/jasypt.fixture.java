package demo;

import org.jasypt.digest.*;
import org.jasypt.encryption.pbe.*;
import org.jasypt.encryption.pbe.config.*;
import org.jasypt.iv.RandomIvGenerator;
import org.jasypt.salt.RandomSaltGenerator;
import org.jasypt.util.binary.*;
import org.jasypt.util.digest.Digester;
import org.jasypt.util.numeric.*;
import org.jasypt.util.password.*;
import org.jasypt.util.password.rfc2307.*;
import org.jasypt.util.text.*;

class Properties {
  PooledPBEStringEncryptor encryptor(String password) {
    PooledPBEStringEncryptor encryptor = new PooledPBEStringEncryptor(); // expect: cipher PBES2-AES-256-CBC-PBKDF2-SHA-512-1000
    SimpleStringPBEConfig config = new SimpleStringPBEConfig();
    config.setPassword(password);
    config.setAlgorithm("PBEWITHHMACSHA512ANDAES_256");
    config.setKeyObtentionIterations("1000");
    config.setPoolSize("1");
    encryptor.setConfig(config);
    return encryptor;
  }

  StandardPBEStringEncryptor standard(String password) {
    StandardPBEStringEncryptor encryptor = new StandardPBEStringEncryptor(); // expect: cipher PBES1-DES-PBKDF1-MD5-1000
    encryptor.setPassword(password);
    return encryptor;
  }

  StandardPBEStringEncryptor given(String algorithm) {
    StandardPBEStringEncryptor encryptor = new StandardPBEStringEncryptor(); // expect: cipher unknown
    encryptor.setAlgorithm(algorithm);
    encryptor.setSaltGenerator(new RandomSaltGenerator()); // expect: random SHA1PRNG
    encryptor.setIvGenerator(new RandomIvGenerator("DRBG")); // expect: random RNG
    return encryptor;
  }

  void all(PBEConfig config) {
    StandardPBEStringEncryptor StandardString = new StandardPBEStringEncryptor(); // expect: cipher PKCS12-PBE-3DES-168-CBC-SHA-1-2000
    StandardString.setAlgorithm("PBEWithSHA1AndDESede");
    StandardString.setKeyObtentionIterations(2000);
    StandardPBEStringEncryptor StandardStringConfigured = new StandardPBEStringEncryptor(); // expect: cipher unknown
    StandardStringConfigured.setConfig(config);
    StandardPBEByteEncryptor StandardByte = new StandardPBEByteEncryptor(); // expect: cipher PKCS12-PBE-3DES-168-CBC-SHA-1-2000
    StandardByte.setAlgorithm("PBEWithSHA1AndDESede");
    StandardByte.setKeyObtentionIterations(2000);
    StandardPBEByteEncryptor StandardByteConfigured = new StandardPBEByteEncryptor(); // expect: cipher unknown
    StandardByteConfigured.setConfig(config);
    StandardPBEBigDecimalEncryptor StandardBigDecimal = new StandardPBEBigDecimalEncryptor(); // expect: cipher PKCS12-PBE-3DES-168-CBC-SHA-1-2000
    StandardBigDecimal.setAlgorithm("PBEWithSHA1AndDESede");
    StandardBigDecimal.setKeyObtentionIterations(2000);
    StandardPBEBigDecimalEncryptor StandardBigDecimalConfigured = new StandardPBEBigDecimalEncryptor(); // expect: cipher unknown
    StandardBigDecimalConfigured.setConfig(config);
    StandardPBEBigIntegerEncryptor StandardBigInteger = new StandardPBEBigIntegerEncryptor(); // expect: cipher PKCS12-PBE-3DES-168-CBC-SHA-1-2000
    StandardBigInteger.setAlgorithm("PBEWithSHA1AndDESede");
    StandardBigInteger.setKeyObtentionIterations(2000);
    StandardPBEBigIntegerEncryptor StandardBigIntegerConfigured = new StandardPBEBigIntegerEncryptor(); // expect: cipher unknown
    StandardBigIntegerConfigured.setConfig(config);
    PooledPBEStringEncryptor PooledString = new PooledPBEStringEncryptor(); // expect: cipher PKCS12-PBE-3DES-168-CBC-SHA-1-2000
    PooledString.setAlgorithm("PBEWithSHA1AndDESede");
    PooledString.setKeyObtentionIterations(2000);
    PooledPBEStringEncryptor PooledStringConfigured = new PooledPBEStringEncryptor(); // expect: cipher unknown
    PooledStringConfigured.setConfig(config);
    PooledPBEByteEncryptor PooledByte = new PooledPBEByteEncryptor(); // expect: cipher PKCS12-PBE-3DES-168-CBC-SHA-1-2000
    PooledByte.setAlgorithm("PBEWithSHA1AndDESede");
    PooledByte.setKeyObtentionIterations(2000);
    PooledPBEByteEncryptor PooledByteConfigured = new PooledPBEByteEncryptor(); // expect: cipher unknown
    PooledByteConfigured.setConfig(config);
    PooledPBEBigDecimalEncryptor PooledBigDecimal = new PooledPBEBigDecimalEncryptor(); // expect: cipher PKCS12-PBE-3DES-168-CBC-SHA-1-2000
    PooledBigDecimal.setAlgorithm("PBEWithSHA1AndDESede");
    PooledBigDecimal.setKeyObtentionIterations(2000);
    PooledPBEBigDecimalEncryptor PooledBigDecimalConfigured = new PooledPBEBigDecimalEncryptor(); // expect: cipher unknown
    PooledBigDecimalConfigured.setConfig(config);
    PooledPBEBigIntegerEncryptor PooledBigInteger = new PooledPBEBigIntegerEncryptor(); // expect: cipher PKCS12-PBE-3DES-168-CBC-SHA-1-2000
    PooledBigInteger.setAlgorithm("PBEWithSHA1AndDESede");
    PooledBigInteger.setKeyObtentionIterations(2000);
    PooledPBEBigIntegerEncryptor PooledBigIntegerConfigured = new PooledPBEBigIntegerEncryptor(); // expect: cipher unknown
    PooledBigIntegerConfigured.setConfig(config);
  }

  void environment() {
    EnvironmentStringPBEConfig config = new EnvironmentStringPBEConfig();
    config.setAlgorithmEnvName("ALGORITHM");
    StandardPBEStringEncryptor encryptor = new StandardPBEStringEncryptor(); // expect: cipher unknown
    encryptor.setConfig(config);
  }

  void configurations() {
    SimplePBEConfig SimplePBEConfig1 = new SimplePBEConfig();
    SimplePBEConfig1.setAlgorithm("PBEWithMD5AndTripleDES");
    SimplePBEConfig1.setKeyObtentionIterations("3000");
    new StandardPBEByteEncryptor().setConfig(SimplePBEConfig1); // expect: cipher PBES1-3DES-168-CBC-PBKDF1-MD5-3000
    SimpleStringPBEConfig SimpleStringPBEConfig1 = new SimpleStringPBEConfig();
    SimpleStringPBEConfig1.setAlgorithm("PBEWithMD5AndTripleDES");
    SimpleStringPBEConfig1.setKeyObtentionIterations("3000");
    new StandardPBEByteEncryptor().setConfig(SimpleStringPBEConfig1); // expect: cipher PBES1-3DES-168-CBC-PBKDF1-MD5-3000
  }
}

class Utilities {
  void encryptors() {
    new BasicTextEncryptor(); // expect: cipher PBES1-DES-CBC-PBKDF1-MD5-1000
    new BasicBinaryEncryptor(); // expect: cipher PBES1-DES-CBC-PBKDF1-MD5-1000
    new BasicDecimalNumberEncryptor(); // expect: cipher PBES1-DES-CBC-PBKDF1-MD5-1000
    new BasicIntegerNumberEncryptor(); // expect: cipher PBES1-DES-CBC-PBKDF1-MD5-1000
    new StrongTextEncryptor(); // expect: cipher PBES1-3DES-168-CBC-PBKDF1-MD5-1000
    new StrongBinaryEncryptor(); // expect: cipher PBES1-3DES-168-CBC-PBKDF1-MD5-1000
    new StrongDecimalNumberEncryptor(); // expect: cipher PBES1-3DES-168-CBC-PBKDF1-MD5-1000
    new StrongIntegerNumberEncryptor(); // expect: cipher PBES1-3DES-168-CBC-PBKDF1-MD5-1000
    new AES256TextEncryptor(); // expect: cipher PBES2-AES-256-CBC-PBKDF2-SHA-512-1000
    new AES256BinaryEncryptor(); // expect: cipher PBES2-AES-256-CBC-PBKDF2-SHA-512-1000
    new AES256DecimalNumberEncryptor(); // expect: cipher PBES2-AES-256-CBC-PBKDF2-SHA-512-1000
    new AES256IntegerNumberEncryptor(); // expect: cipher PBES2-AES-256-CBC-PBKDF2-SHA-512-1000
  }

  void passwords() {
    new StrongPasswordEncryptor(); // expect: password-hash SHA-256 saltBits=128 iterations=100000
    new BasicPasswordEncryptor(); // expect: password-hash MD5 saltBits=64 iterations=1000
    ConfigurablePasswordEncryptor configurable = new ConfigurablePasswordEncryptor(); // expect: password-hash SHA-1
    configurable.setAlgorithm("SHA-1");
    new ConfigurablePasswordEncryptor(); // expect: password-hash MD5
    new RFC2307MD5PasswordEncryptor(); // expect: password-hash MD5
    new RFC2307SMD5PasswordEncryptor(); // expect: password-hash MD5
    new RFC2307SHAPasswordEncryptor(); // expect: password-hash SHA-1
    new RFC2307SSHAPasswordEncryptor(); // expect: password-hash SHA-1
    Digester digester = new Digester(); // expect: hash SHA-384
    digester.setAlgorithm("SHA-384");
    new Digester("SHA-256"); // expect: hash SHA-256
    new Digester(); // expect: hash MD5
  }

  void digesters() {
    StandardStringDigester StandardString = new StandardStringDigester(); // expect: hash SHA-512 iterations=50000 saltBits=128
    StandardString.setAlgorithm("SHA-512");
    StandardString.setIterations(50000);
    StandardString.setSaltSizeBytes(16);
    StandardByteDigester StandardByte = new StandardByteDigester(); // expect: hash SHA-512 iterations=50000 saltBits=128
    StandardByte.setAlgorithm("SHA-512");
    StandardByte.setIterations(50000);
    StandardByte.setSaltSizeBytes(16);
    PooledStringDigester PooledString = new PooledStringDigester(); // expect: hash SHA-512 iterations=50000 saltBits=128
    PooledString.setAlgorithm("SHA-512");
    PooledString.setIterations(50000);
    PooledString.setSaltSizeBytes(16);
    PooledByteDigester PooledByte = new PooledByteDigester(); // expect: hash SHA-512 iterations=50000 saltBits=128
    PooledByte.setAlgorithm("SHA-512");
    PooledByte.setIterations(50000);
    PooledByte.setSaltSizeBytes(16);
    new StandardStringDigester(); // expect: hash MD5 iterations=1000 saltBits=64
  }
}

class NotJasypt {
  static class BasicTextEncryptor {}

  void none(org.example.StandardPBEStringEncryptor encryptor) {
    new BasicTextEncryptor();
    encryptor.setAlgorithm("PBEWithMD5AndDES");
  }
}
