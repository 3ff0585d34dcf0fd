package demo;

import java.io.InputStream;
import java.security.AlgorithmParameters;
import java.security.Key;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.Provider;
import java.security.SecureRandom;
import java.security.cert.Certificate;
import java.security.spec.AlgorithmParameterSpec;
import java.security.spec.ECGenParameterSpec;
import java.util.Random;
import javax.crypto.*;
import javax.crypto.spec.*;

class Ciphers {
  private static final String GCM = "AES/GCM/NoPadding";
  private static final int TAG_BITS = 128;
  private final SecureRandom random = new SecureRandom(); // expect: random RNG
  private Cipher field;

  byte[] gcm(byte[] plain) throws Exception {
    KeyGenerator generator = KeyGenerator.getInstance("AES"); // expect: keygen AES-256
    generator.init(256);
    SecretKey key = generator.generateKey();
    byte[] iv = new byte[12];
    random.nextBytes(iv);
    Cipher cipher = Cipher.getInstance(GCM); // expect: cipher AES-256-GCM functions=encrypt tagBits=128 nonceBits=96 keyBits=256
    cipher.init(Cipher.ENCRYPT_MODE, key, new GCMParameterSpec(TAG_BITS, iv));
    return cipher.doFinal(plain);
  }

  byte[] gcmFromMessage(byte[] message, SecretKey key) throws Exception {
    Cipher cipher = Cipher.getInstance(GCM, "SunJCE"); // expect: cipher AES-GCM-120 functions=decrypt tagBits=120 nonceBits=96
    cipher.init(Cipher.DECRYPT_MODE, key, new GCMParameterSpec(120, message, 0, 12));
    return cipher.doFinal(message, 12, message.length - 12);
  }

  Cipher sealing(SecretKey key) throws Exception {
    return gcmWith(key, Cipher.ENCRYPT_MODE, null);
  }

  Cipher opening(SecretKey key, byte[] iv) throws Exception {
    return gcmWith(key, Cipher.DECRYPT_MODE, iv);
  }

  private Cipher gcmWith(SecretKey key, int mode, byte[] iv) throws Exception {
    Cipher cipher = Cipher.getInstance(GCM); // expect: cipher AES-GCM functions=encrypt,decrypt tagBits=128
    cipher.init(mode, key, new GCMParameterSpec(TAG_BITS, iv));
    return cipher;
  }

  void cbc(byte[] iv, Provider provider) throws Exception {
    Cipher cipher = Cipher.getInstance("DESede/CBC/PKCS5Padding", provider); // expect: cipher 3DES-CBC-PKCS7 functions=encrypt
    SecretKey key = KeyGenerator.getInstance("DESede").generateKey(); // expect: keygen 3DES
    cipher.init(Cipher.ENCRYPT_MODE, key, new IvParameterSpec(new byte[8]), random);
    this.field = Cipher.getInstance(provider == null ? "AES/CBC/PKCS5Padding" : "AES/ECB/PKCS5Padding"); // expect: cipher AES-CBC-PKCS7; cipher AES-ECB-PKCS7
  }

  byte[] chained(String transformation, Key key, byte[] data) throws Exception {
    Cipher.getInstance("RSA/ECB/OAEPWithSHA-256AndMGF1Padding").doFinal(data); // expect: cipher RSA-OAEP-SHA-256-MGF1
    return Cipher.getInstance(transformation).doFinal(data); // expect: cipher unknown
  }

  byte[] wrap(SecretKey session, byte[] wrapped) throws Exception {
    KeyPairGenerator pairs = KeyPairGenerator.getInstance("RSA"); // expect: keygen RSA-3072
    pairs.initialize(3072);
    KeyPair pair = pairs.generateKeyPair();
    Cipher wrapper = Cipher.getInstance("RSA/ECB/PKCS1Padding"); // expect: cipher RSA-PKCS1-1.5-3072 keyBits=3072
    wrapper.init(Cipher.WRAP_MODE, pair.getPublic());
    byte[] out = wrapper.wrap(session);
    Cipher unwrapper = Cipher.getInstance("RSA/ECB/PKCS1Padding"); // expect: cipher RSA-PKCS1-1.5-3072
    unwrapper.init(Cipher.UNWRAP_MODE, pair.getPrivate());
    Key secret = unwrapper.unwrap(wrapped, "AES", Cipher.SECRET_KEY); // expect: key AES material=secret-key
    Key secondary = unwrapper.unwrap(wrapped, "RSA", Cipher.PRIVATE_KEY); // expect: key RSA material=private-key
    Key third = unwrapper.unwrap(wrapped, "EC", Cipher.PUBLIC_KEY); // expect: key EC material=public-key
    Cipher inner = Cipher.getInstance("AES/CTR/NoPadding"); // expect: cipher AES-CTR functions=decrypt
    inner.init(Cipher.DECRYPT_MODE, secret);
    return out;
  }

  void withCertificate(Certificate certificate, AlgorithmParameters parameters, Key key) throws Exception {
    Cipher cipher = Cipher.getInstance("RSA/ECB/PKCS1Padding"); // expect: cipher RSA-PKCS1-1.5 functions=encrypt
    cipher.init(Cipher.ENCRYPT_MODE, certificate, random);
    Cipher other = Cipher.getInstance("AES/CBC/PKCS5Padding"); // expect: cipher AES-CBC-PKCS7 functions=decrypt
    other.init(Cipher.DECRYPT_MODE, key, parameters);
    new CipherInputStream(null, new NullCipher()); // expect: cipher NullCipher
  }

  byte[] stream(byte[] data) throws Exception {
    KeyGenerator generator = KeyGenerator.getInstance("ChaCha20"); // expect: keygen ChaCha20
    generator.init(256, SecureRandom.getInstanceStrong()); // expect: random RNG
    Cipher cipher = Cipher.getInstance("ChaCha20-Poly1305/None/NoPadding"); // expect: cipher ChaCha20-Poly1305 nonceBits=96
    cipher.init(Cipher.ENCRYPT_MODE, generator.generateKey(), new IvParameterSpec(new byte[12]));
    return cipher.doFinal(data);
  }
}

class Macs {
  byte[] tag(byte[] secret, byte[] data) throws Exception {
    Mac mac = Mac.getInstance("HmacSHA256"); // expect: mac HMAC-SHA-256 keyBits=256
    mac.init(new SecretKeySpec(new byte[32], "HmacSHA256")); // expect: key HMAC-SHA-256 keyBits=256
    return mac.doFinal(data);
  }

  byte[] passwordBased(Key key, byte[] data) throws Exception {
    Mac mac = Mac.getInstance("PBEWithHmacSHA1", "SunJCE"); // expect: mac PBMAC1-HMAC-SHA-1-1000 iterations=1000 saltBits=64
    mac.init(key, new PBEParameterSpec(new byte[8], 1000));
    return mac.doFinal(data);
  }
}

class Generators {
  void generate(int strength, AlgorithmParameterSpec spec, SecureRandom given) throws Exception {
    KeyGenerator hmac = KeyGenerator.getInstance("HmacSHA512"); // expect: keygen HMAC-SHA-512
    hmac.init(new SecureRandom()); // expect: random RNG
    SecretKey key = hmac.generateKey();
    KeyGenerator unknown = KeyGenerator.getInstance("AES"); // expect: keygen AES keyBits=none
    unknown.init(strength);
    KeyGenerator blowfish = KeyGenerator.getInstance("Blowfish"); // expect: keygen Blowfish-448
    blowfish.init(448, given);
    KeyGenerator.getInstance("ARCFOUR").init(spec); // expect: keygen RC4
  }
}

class Agreements {
  SecretKey agree(PrivateKey own, Key theirs) throws Exception {
    KeyPairGenerator pairs = KeyPairGenerator.getInstance("EC"); // expect: keygen EC-P-256
    pairs.initialize(new ECGenParameterSpec("secp256r1"));
    KeyPair pair = pairs.genKeyPair();
    KeyAgreement agreement = KeyAgreement.getInstance("ECDH"); // expect: key-agreement ECDH-P-256
    agreement.init(pair.getPrivate());
    agreement.doPhase(theirs, true);
    SecretKey key = agreement.generateSecret("AES");
    Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding"); // expect: cipher AES-GCM functions=encrypt
    cipher.init(Cipher.ENCRYPT_MODE, key);
    return key;
  }

  byte[] diffieHellman(PrivateKey own, Key theirs, DHParameterSpec parameters) throws Exception {
    KeyAgreement agreement = KeyAgreement.getInstance("DiffieHellman", "SunJCE"); // expect: key-agreement DH
    agreement.init(own, parameters);
    agreement.doPhase(theirs, true);
    return agreement.generateSecret();
  }

  byte[] xdh(PrivateKey own, Key theirs) throws Exception {
    KeyAgreement agreement = KeyAgreement.getInstance("X25519"); // expect: key-agreement x25519
    agreement.init(own);
    agreement.doPhase(theirs, true);
    byte[] shared = agreement.generateSecret();
    SecretKeySpec key = new SecretKeySpec(shared, 0, 16, "AES"); // expect: key AES-128
    Key same = key;
    new SecretKeySpec(key.getEncoded(), "RC4"); // expect: key RC4-128
    new SecretKeySpec(same.getEncoded(), "Blowfish"); // expect: key Blowfish-128
    return shared;
  }
}

class Derivations {
  private static final int ITERATIONS = 600_000;

  SecretKey derive(char[] password) throws Exception {
    byte[] salt = new byte[16];
    PBEKeySpec spec = new PBEKeySpec(password, salt, ITERATIONS, 256);
    SecretKeyFactory factory = SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256"); // expect: kdf PBKDF2-SHA-256-600000 iterations=600000 saltBits=128 outputBits=256
    SecretKey derived = factory.generateSecret(spec);
    SecretKey key = new SecretKeySpec(derived.getEncoded(), "AES"); // expect: key AES-256
    Cipher cipher = Cipher.getInstance("AES/CBC/PKCS5Padding"); // expect: cipher AES-256-CBC-PKCS7 functions=encrypt
    cipher.init(Cipher.ENCRYPT_MODE, key);
    return key;
  }

  byte[] chained(char[] password, byte[] salt) throws Exception {
    return SecretKeyFactory.getInstance("PBKDF2WithHmacSHA1").generateSecret(new PBEKeySpec(password, salt, 65536, 128)).getEncoded(); // expect: kdf PBKDF2-SHA-1-65536 iterations=65536 saltBits=none outputBits=128
  }

  Key unknownFactory(char[] password, byte[] salt, String name) throws Exception {
    SecretKeyFactory factory = SecretKeyFactory.getInstance(name); // expect: kdf unknown iterations=4096 outputBits=192
    return new SecretKeySpec(factory.generateSecret(new PBEKeySpec(password, salt, 4096, 192)).getEncoded(), "AES"); // expect: key AES-192
  }

  byte[] passwordBased(char[] password, byte[] salt, byte[] data) throws Exception {
    SecretKeyFactory factory = SecretKeyFactory.getInstance("PBEWithMD5AndDES"); // expect: kdf PBES1-DES-CBC-PBKDF1-MD5
    SecretKey key = factory.generateSecret(new PBEKeySpec(password));
    Cipher cipher = Cipher.getInstance("PBEWithMD5AndDES"); // expect: cipher PBES1-DES-CBC-PBKDF1-MD5-20 iterations=20 functions=encrypt
    cipher.init(Cipher.ENCRYPT_MODE, key, new PBEParameterSpec(salt, 20));
    return cipher.doFinal(data);
  }

  SecretKey imported(byte[] bytes, SecretKey given) throws Exception {
    SecretKeyFactory factory = SecretKeyFactory.getInstance("DESede"); // expect: kdf 3DES-168
    SecretKey key = factory.generateSecret(new DESedeKeySpec(bytes));
    SecretKeyFactory translator = SecretKeyFactory.getInstance("DES"); // expect: kdf DES-56
    SecretKey translated = translator.translateKey(given);
    Mac mac = Mac.getInstance("HmacSHA1"); // expect: mac HMAC-SHA-1
    mac.init(translated);
    return key;
  }

  SecretKey modern(byte[] secret, byte[] info, SecretKey prk) throws Exception {
    KDF hkdf = KDF.getInstance("HKDF-SHA256"); // expect: kdf HKDF-SHA-256 outputBits=256 saltBits=128
    AlgorithmParameterSpec spec = HKDFParameterSpec.ofExtract().addIKM(secret).addSalt(new byte[16]).thenExpand(info, 32);
    SecretKey key = hkdf.deriveKey("AES", spec);
    byte[] data = KDF.getInstance("HKDF-SHA384").deriveData(HKDFParameterSpec.expandOnly(prk, info, 48)); // expect: kdf HKDF-SHA-384 outputBits=384
    byte[] pseudoRandom = KDF.getInstance("HKDF-SHA512", "SunJCE").deriveData(HKDFParameterSpec.ofExtract().addIKM(secret).extractOnly()); // expect: kdf HKDF-SHA-512 outputBits=none
    Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding"); // expect: cipher AES-256-GCM functions=encrypt
    cipher.init(Cipher.ENCRYPT_MODE, key);
    return key;
  }
}

class Encapsulation {
  byte[] encapsulate(byte[] plain) throws Exception {
    KeyPairGenerator pairs = KeyPairGenerator.getInstance("ML-KEM-768"); // expect: keygen ML-KEM-768
    KeyPair pair = pairs.generateKeyPair();
    KEM kem = KEM.getInstance("ML-KEM"); // expect: kem ML-KEM-768 functions=encapsulate
    KEM.Encapsulator sender = kem.newEncapsulator(pair.getPublic());
    KEM.Encapsulated result = sender.encapsulate(0, 32, "AES");
    SecretKey secret = result.key();
    Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding"); // expect: cipher AES-GCM functions=encrypt
    cipher.init(Cipher.ENCRYPT_MODE, secret);
    KEM receiving = KEM.getInstance("DHKEM"); // expect: kem ECDH functions=decapsulate
    KEM.Decapsulator receiver = receiving.newDecapsulator(pair.getPrivate());
    SecretKey same = receiver.decapsulate(result.encapsulation(), 0, 32, "AES");
    Cipher opening = Cipher.getInstance("AES/CBC/NoPadding"); // expect: cipher AES-CBC-NoPadding functions=decrypt
    opening.init(Cipher.DECRYPT_MODE, same);
    return cipher.doFinal(plain);
  }
}

class PrivateKeys {
  byte[] protect(byte[] encrypted, AlgorithmParameters parameters, PrivateKey key, char[] password) throws Exception {
    EncryptedPrivateKeyInfo named = new EncryptedPrivateKeyInfo("PBEWithSHA1AndDESede", encrypted); // expect: key PKCS12-PBE-3DES-168-CBC-SHA-1 material=private-key
    EncryptedPrivateKeyInfo parsed = new EncryptedPrivateKeyInfo(encrypted); // expect: key unknown
    EncryptedPrivateKeyInfo preview = EncryptedPrivateKeyInfo.encryptKey(key, password, "PBEWithHmacSHA256AndAES_256", new PBEParameterSpec(new byte[16], 10000), null); // expect: key-wrap PBES2-AES-256-CBC-PBKDF2-SHA-256-10000 functions=encrypt
    EncryptedPrivateKeyInfo later = EncryptedPrivateKeyInfo.encrypt(key, password, "PBEWithHmacSHA512AndAES_128", null, null); // expect: key-wrap PBES2-AES-128-CBC-PBKDF2-SHA-512
    return named.getEncoded();
  }

  SecretKey fromPassword(javax.crypto.interfaces.PBEKey given) {
    return new SecretKeySpec(given.getEncoded(), "AES"); // expect: key AES keyBits=none
  }
}

class NotJca {
  static class Cipher {
    static Cipher getInstance(String name) {
      return null;
    }
    void init(int mode, Object key) {}
  }

  static class Mac {
    static Mac getInstance(String name) {
      return null;
    }
  }

  void none(byte[] data) {
    Cipher.getInstance("AES").init(1, null);
    Mac.getInstance("HmacMD5");
    other.crypto.KeyGenerator.getInstance("AES");
    new Random().nextBytes(data); // expect: random Non-cryptographic-PRNG-LCG48
  }
  int readLength(java.io.InputStream in, int count) throws Exception {
    int length = 0;
    for (int at = 0; at < count; at++) {
      length = (length << 8) | in.read();
    }
    return length;
  }
  void derive(java.io.InputStream in) throws Exception {
    byte[] salt = new byte[readLength(in, 2)];
    javax.crypto.spec.PBEKeySpec spec = new javax.crypto.spec.PBEKeySpec("".toCharArray(), salt, 210000, 256);
    javax.crypto.SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256").generateSecret(spec); // expect: kdf PBKDF2-SHA-256-210000 outputBits=256 saltBits=none
  }
  void parts(byte[] secret, byte[] message) throws Exception {
    new SecretKeySpec(java.util.Arrays.copyOf(secret, 16), "AES"); // expect: key AES-128
    new SecretKeySpec(java.util.Arrays.copyOfRange(secret, 16, 48), "AES"); // expect: key AES-256
    new SecretKeySpec(java.util.Arrays.copyOfRange(secret, 16, message.length), "AES"); // expect: key AES
  }
}
