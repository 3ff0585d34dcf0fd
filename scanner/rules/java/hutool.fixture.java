package demo;

import cn.hutool.crypto.KeyUtil;
import cn.hutool.crypto.Mode;
import cn.hutool.crypto.Padding;
import cn.hutool.crypto.SecureUtil;
import cn.hutool.crypto.SmUtil;
import cn.hutool.crypto.asymmetric.*;
import cn.hutool.crypto.digest.*;
import cn.hutool.crypto.symmetric.*;
import cn.hutool.jwt.signers.JWTSignerUtil;
import java.security.KeyPair;
import javax.crypto.Cipher;
import javax.crypto.SecretKey;

class Tools {
  private static final byte[] KEY = new byte[16];
  private final AES aes = new AES(Mode.CBC, Padding.PKCS5Padding, KEY, new byte[16]); // expect: cipher AES-128-CBC-PKCS7

  String seal(String text) {
    return aes.encryptHex(text);
  }

  void digests(String data, byte[] key) {
    DigestUtil.md5(data); // expect: hash MD5
    DigestUtil.sha1(data); // expect: hash SHA-1
    DigestUtil.sha256(data); // expect: hash SHA-256
    DigestUtil.sha512(data); // expect: hash SHA-512
    DigestUtil.md5Hex(data); // expect: hash MD5
    DigestUtil.sha1Hex(data); // expect: hash SHA-1
    DigestUtil.sha256Hex(data); // expect: hash SHA-256
    DigestUtil.sha512Hex(data); // expect: hash SHA-512
    DigestUtil.md5Hex16(data); // expect: hash MD5
    SecureUtil.md5(data); // expect: hash MD5
    SecureUtil.sha1(data); // expect: hash SHA-1
    SecureUtil.sha256(data); // expect: hash SHA-256
    SecureUtil.signParamsMd5(null); // expect: hash MD5
    SecureUtil.signParamsSha1(null); // expect: hash SHA-1
    SecureUtil.signParamsSha256(null); // expect: hash SHA-256
    SmUtil.sm3(data); // expect: hash SM3
    SmUtil.sm3WithSalt(key); // expect: hash SM3
    new MD5().digestHex(data); // expect: hash MD5
    new SM3().digestHex(data); // expect: hash SM3
    DigestUtil.digester("sha512").digestHex(data); // expect: hash SHA-512
    new Digester(DigestAlgorithm.MD2); // expect: hash MD2
    new Digester(DigestAlgorithm.MD5); // expect: hash MD5
    new Digester(DigestAlgorithm.SHA1); // expect: hash SHA-1
    new Digester(DigestAlgorithm.SHA256); // expect: hash SHA-256
    new Digester(DigestAlgorithm.SHA384); // expect: hash SHA-384
    new Digester(DigestAlgorithm.SHA512); // expect: hash SHA-512
    DigestUtil.bcrypt(data); // expect: password-hash bcrypt-1024 functions=keyderive
    DigestUtil.bcryptCheck(data, "hash"); // expect: password-hash bcrypt functions=verify
    BCrypt.hashpw(data, BCrypt.gensalt(12)); // expect: password-hash bcrypt-4096 saltBits=128 functions=keyderive
  }

  void macs(byte[] key) {
    SecureUtil.hmacMd5(key); // expect: mac HMAC-MD5
    SecureUtil.hmacSha1(key); // expect: mac HMAC-SHA-1
    SecureUtil.hmacSha256(key); // expect: mac HMAC-SHA-256
    new HMac(HmacAlgorithm.HmacMD5, key); // expect: mac HMAC-MD5
    new HMac(HmacAlgorithm.HmacSHA1, key); // expect: mac HMAC-SHA-1
    new HMac(HmacAlgorithm.HmacSHA256, key); // expect: mac HMAC-SHA-256
    new HMac(HmacAlgorithm.HmacSHA384, key); // expect: mac HMAC-SHA-384
    new HMac(HmacAlgorithm.HmacSHA512, key); // expect: mac HMAC-SHA-512
    new HMac(HmacAlgorithm.HmacSM3, key); // expect: mac HMAC-SM3
    SmUtil.hmacSm3(KEY); // expect: mac HMAC-SM3 keyBits=128
    SecureUtil.hmac(HmacAlgorithm.HmacSHA256, KEY); // expect: mac HMAC-SHA-256 keyBits=128
    DigestUtil.hmac(HmacAlgorithm.HmacSHA1, key); // expect: mac HMAC-SHA-1
  }

  void symmetric(byte[] key, byte[] iv) {
    byte[] generated = SecureUtil.generateKey(SymmetricAlgorithm.AES.getValue()).getEncoded(); // expect: keygen AES
    SecureUtil.aes(generated); // expect: cipher AES-ECB-PKCS7
    SecureUtil.aes(KEY); // expect: cipher AES-128-ECB-PKCS7
    SecureUtil.des(key); // expect: cipher DES-56-ECB-PKCS7
    SecureUtil.desede(key); // expect: cipher 3DES-ECB-PKCS7
    SmUtil.sm4(key); // expect: cipher SM4-ECB-PKCS7
    new AES(); // expect: cipher AES-ECB-PKCS7
    new AES(key); // expect: cipher AES-PKCS7
    new AES("CBC", "PKCS7Padding", new byte[32], iv); // expect: cipher AES-256-CBC-PKCS7
    new DES(Mode.CTS, Padding.PKCS5Padding, key, iv); // expect: cipher DES-56-CTS
    new DESede(Mode.CBC, Padding.NoPadding, key, new byte[8]); // expect: cipher 3DES-CBC-NoPadding nonceBits=64
    new SM4(Mode.ECB, Padding.ZeroPadding, key); // expect: cipher SM4-ECB-ZeroPadding
    new AES(Mode.CFB, Padding.NoPadding, key); // expect: cipher AES-CFB
    new AES(Mode.CTR, Padding.NoPadding, key); // expect: cipher AES-CTR
    new AES(Mode.OFB, Padding.NoPadding, key); // expect: cipher AES-OFB
    new AES(Mode.PCBC, Padding.NoPadding, key); // expect: cipher AES-PCBC-NoPadding
    new AES(Mode.CBC, Padding.ISO10126Padding, key); // expect: cipher AES-CBC-ISO10126
    new AES(Mode.CBC, Padding.OAEPPadding, key); // expect: cipher AES-CBC
    new AES(Mode.CBC, Padding.PKCS1Padding, key); // expect: cipher AES-CBC
    new AES(Mode.CBC, Padding.SSL3Padding, key); // expect: cipher AES-CBC-SSL3
    new SymmetricCrypto(SymmetricAlgorithm.AES, key); // expect: cipher AES
    new SymmetricCrypto(SymmetricAlgorithm.ARCFOUR, key); // expect: cipher RC4
    new SymmetricCrypto(SymmetricAlgorithm.Blowfish, key); // expect: cipher Blowfish
    new SymmetricCrypto(SymmetricAlgorithm.DES, key); // expect: cipher DES-56
    new SymmetricCrypto(SymmetricAlgorithm.DESede, key); // expect: cipher 3DES
    new SymmetricCrypto(SymmetricAlgorithm.RC2, key); // expect: cipher RC2
    new SymmetricCrypto(SymmetricAlgorithm.PBEWithMD5AndDES, key); // expect: cipher PBES1-DES-CBC-PBKDF1-MD5
    new SymmetricCrypto(SymmetricAlgorithm.PBEWithSHA1AndDESede, key); // expect: cipher PKCS12-PBE-3DES-168-CBC-SHA-1
    new SymmetricCrypto(SymmetricAlgorithm.PBEWithSHA1AndRC2_40, key); // expect: cipher PKCS12-PBE-RC2-40-CBC-SHA-1
    new SymmetricCrypto("AES/CBC/PKCS5Padding", KEY); // expect: cipher AES-128-CBC-PKCS7
    new ChaCha20(key, new byte[12]); // expect: cipher ChaCha20 nonceBits=96
    new RC4("key"); // expect: cipher RC4
    SecureUtil.rc4("key"); // expect: cipher RC4
    SecureUtil.zuc128(key, iv); // expect: cipher ZUC-128
    SecureUtil.zuc256(key, iv); // expect: cipher ZUC-256
    new PBKDF2(); // expect: kdf PBKDF2-1000 outputBits=512
    new PBKDF2("PBKDF2WithHmacSHA256", 256, 100000); // expect: kdf PBKDF2-SHA-256-100000
    SecureUtil.pbkdf2("password".toCharArray(), new byte[16]); // expect: kdf PBKDF2-SHA-1-1000 outputBits=512 saltBits=128
  }

  void asymmetric(byte[] key) {
    KeyPair pair = SecureUtil.generateKeyPair("RSA", 2048); // expect: keygen RSA-2048
    KeyUtil.generateKeyPair("EC"); // expect: keygen EC
    KeyUtil.generateKey("AES", 256); // expect: keygen AES-256
    SecureUtil.generatePrivateKey("RSA", key); // expect: key RSA
    SecureUtil.generatePublicKey("RSA", key); // expect: key RSA
    KeyUtil.generatePrivateKey("EC", key); // expect: key EC
    KeyUtil.generatePublicKey("EC", key); // expect: key EC
    new RSA(); // expect: cipher RSA-PKCS1-1.5
    new RSA("RSA/ECB/OAEPWithSHA-256AndMGF1Padding", pair.getPrivate(), pair.getPublic()); // expect: cipher RSA-OAEP-SHA-256-MGF1
    SecureUtil.rsa(); // expect: cipher RSA-PKCS1-1.5
    new AsymmetricCrypto(AsymmetricAlgorithm.RSA); // expect: cipher RSA
    new AsymmetricCrypto(AsymmetricAlgorithm.RSA_ECB_PKCS1); // expect: cipher RSA-PKCS1-1.5
    new AsymmetricCrypto(AsymmetricAlgorithm.RSA_ECB); // expect: cipher RSA-RAW
    new AsymmetricCrypto(AsymmetricAlgorithm.RSA_None); // expect: cipher RSA-RAW
    new Sign(SignAlgorithm.NONEwithRSA); // expect: signature RSA-PKCS1-1.5
    new Sign(SignAlgorithm.MD2withRSA); // expect: signature RSA-PKCS1-1.5-MD2
    new Sign(SignAlgorithm.MD5withRSA); // expect: signature RSA-PKCS1-1.5-MD5
    new Sign(SignAlgorithm.SHA1withRSA); // expect: signature RSA-PKCS1-1.5-SHA-1
    new Sign(SignAlgorithm.SHA256withRSA); // expect: signature RSA-PKCS1-1.5-SHA-256
    new Sign(SignAlgorithm.SHA384withRSA); // expect: signature RSA-PKCS1-1.5-SHA-384
    new Sign(SignAlgorithm.SHA512withRSA); // expect: signature RSA-PKCS1-1.5-SHA-512
    new Sign(SignAlgorithm.NONEwithDSA); // expect: signature DSA
    new Sign(SignAlgorithm.SHA1withDSA); // expect: signature DSA-SHA-1
    new Sign(SignAlgorithm.NONEwithECDSA); // expect: signature ECDSA
    new Sign(SignAlgorithm.SHA1withECDSA); // expect: signature ECDSA-SHA-1
    new Sign(SignAlgorithm.SHA256withECDSA); // expect: signature ECDSA-SHA-256
    new Sign(SignAlgorithm.SHA384withECDSA); // expect: signature ECDSA-SHA-384
    new Sign(SignAlgorithm.SHA512withECDSA); // expect: signature ECDSA-SHA-512
    new Sign(SignAlgorithm.SHA256withRSA_PSS); // expect: signature RSA-PSS-SHA-256-MGF1
    new Sign(SignAlgorithm.SHA384withRSA_PSS); // expect: signature RSA-PSS-SHA-384-MGF1
    new Sign(SignAlgorithm.SHA512withRSA_PSS); // expect: signature RSA-PSS-SHA-512-MGF1
    SecureUtil.sign(SignAlgorithm.SHA256withRSA); // expect: signature RSA-PKCS1-1.5-SHA-256
    SM2 sm2 = SmUtil.sm2(); // expect: key SM2
    sm2.encryptBcd("text", KeyType.PublicKey); // expect: cipher SM2-ENC functions=encrypt
    sm2.encryptHex("text", KeyType.PublicKey); // expect: cipher SM2-ENC functions=encrypt
    sm2.encryptBase64("text", KeyType.PublicKey); // expect: cipher SM2-ENC functions=encrypt
    sm2.decrypt(sm2.encrypt(key, KeyType.PublicKey), KeyType.PrivateKey); // expect: cipher SM2-ENC functions=decrypt; cipher SM2-ENC functions=encrypt
    sm2.decryptStr("text", KeyType.PrivateKey); // expect: cipher SM2-ENC functions=decrypt
    new SM2(key, key).verify(key, sm2.sign(key)); // expect: key SM2; signature SM2 functions=verify; signature SM2 functions=sign
    sm2.verifyHex("data", sm2.signHex("data")); // expect: signature SM2 functions=verify; signature SM2 functions=sign
  }

  void create(String given) throws Exception {
    Cipher cipher = SecureUtil.createCipher("AES/GCM/NoPadding"); // expect: cipher AES-GCM functions=encrypt
    cipher.init(Cipher.ENCRYPT_MODE, (SecretKey) null);
    SecureUtil.createMessageDigest("SHA-256"); // expect: hash SHA-256
    SecureUtil.createJdkMessageDigest("MD5"); // expect: hash MD5
    SecureUtil.createMac("HmacSHA256"); // expect: mac HMAC-SHA-256
    SecureUtil.createSignature("SHA256withRSA"); // expect: signature RSA-PKCS1-1.5-SHA-256
    SecureUtil.createMessageDigest(DigestAlgorithm.SHA384.getValue()); // expect: hash SHA-384
    SecureUtil.createMac(HmacAlgorithm.HmacSHA384.getValue()); // expect: mac HMAC-SHA-384
    SecureUtil.createSignature(SignAlgorithm.SHA1withDSA.getValue()); // expect: signature DSA-SHA-1
    SecureUtil.generateKeyPair(AsymmetricAlgorithm.RSA.getValue()); // expect: keygen RSA
    SecureUtil.createCipher(given); // expect: cipher unknown
  }

  void tokens(byte[] secret, KeyPair pair) {
    JWTSignerUtil.hs256(KEY); // expect: token HMAC-SHA-256 keyBits=128
    JWTSignerUtil.hs384(secret); // expect: token HMAC-SHA-384
    JWTSignerUtil.hs512(secret); // expect: token HMAC-SHA-512
    JWTSignerUtil.rs256(pair.getPrivate()); // expect: token RSA-PKCS1-1.5-SHA-256
    JWTSignerUtil.rs384(pair.getPrivate()); // expect: token RSA-PKCS1-1.5-SHA-384
    JWTSignerUtil.rs512(pair.getPrivate()); // expect: token RSA-PKCS1-1.5-SHA-512
    JWTSignerUtil.es256(pair.getPrivate()); // expect: token ECDSA-P-256-SHA-256
    JWTSignerUtil.es384(pair.getPrivate()); // expect: token ECDSA-P-384-SHA-384
    JWTSignerUtil.es512(pair.getPrivate()); // expect: token ECDSA-P-521-SHA-512
    JWTSignerUtil.none(); // expect: token JWS-none
    JWTSignerUtil.createSigner("HS256", secret); // expect: token HMAC-SHA-256
  }
}

class NotHutool {
  static class SecureUtil {
    static String md5(String data) {
      return data;
    }
  }

  void none(org.example.AES aes) {
    SecureUtil.md5("data");
    new org.example.RSA();
    aes.encryptHex("data");
  }
}
