package demo;

import static org.apache.commons.codec.digest.DigestUtils.sha512Hex;
import static org.apache.commons.codec.digest.MessageDigestAlgorithms.SHA3_512;

import java.io.InputStream;
import java.security.MessageDigest;
import javax.crypto.Mac;
import org.apache.commons.codec.digest.Blake3;
import org.apache.commons.codec.digest.Crypt;
import org.apache.commons.codec.digest.DigestUtils;
import org.apache.commons.codec.digest.HmacAlgorithms;
import org.apache.commons.codec.digest.HmacUtils;
import org.apache.commons.codec.digest.Md5Crypt;
import org.apache.commons.codec.digest.MessageDigestAlgorithms;
import org.apache.commons.codec.digest.MurmurHash3;
import org.apache.commons.codec.digest.PureJavaCrc32;
import org.apache.commons.codec.digest.Sha2Crypt;
import org.apache.commons.codec.digest.UnixCrypt;

class Checksums {
  private static final String ALGORITHM = MessageDigestAlgorithms.SHA_384;
  private final DigestUtils configured = new DigestUtils(ALGORITHM); // expect: hash SHA-384

  String etag(InputStream in) throws Exception {
    return DigestUtils.md5Hex(in); // expect: hash MD5
  }

  String fingerprint(byte[] data) {
    return sha512Hex(data) + configured.digestAsHex(data); // expect: hash SHA-512
  }

  void bytes(byte[] data) {
    DigestUtils.md2(data); // expect: hash MD2
    DigestUtils.md5(data); // expect: hash MD5
    DigestUtils.sha(data); // expect: hash SHA-1
    DigestUtils.sha1(data); // expect: hash SHA-1
    DigestUtils.sha256(data); // expect: hash SHA-256
    DigestUtils.sha384(data); // expect: hash SHA-384
    DigestUtils.sha512(data); // expect: hash SHA-512
    DigestUtils.sha512_224(data); // expect: hash SHA-512/224
    DigestUtils.sha512_256(data); // expect: hash SHA-512/256
    DigestUtils.sha3_224(data); // expect: hash SHA3-224
    DigestUtils.sha3_256(data); // expect: hash SHA3-256
    DigestUtils.sha3_384(data); // expect: hash SHA3-384
    DigestUtils.sha3_512(data); // expect: hash SHA3-512
    DigestUtils.shake128_256(data); // expect: hash SHAKE128
    DigestUtils.shake256_512(data); // expect: hash SHAKE256
  }

  void texts(String data) {
    DigestUtils.md2Hex(data); // expect: hash MD2
    DigestUtils.shaHex(data); // expect: hash SHA-1
    DigestUtils.sha1Hex(data); // expect: hash SHA-1
    DigestUtils.sha256Hex(data); // expect: hash SHA-256
    DigestUtils.sha384Hex(data); // expect: hash SHA-384
    DigestUtils.sha512_224Hex(data); // expect: hash SHA-512/224
    DigestUtils.sha512_256Hex(data); // expect: hash SHA-512/256
    DigestUtils.sha3_224Hex(data); // expect: hash SHA3-224
    DigestUtils.sha3_256Hex(data); // expect: hash SHA3-256
    DigestUtils.sha3_384Hex(data); // expect: hash SHA3-384
    DigestUtils.sha3_512Hex(data); // expect: hash SHA3-512
    DigestUtils.shake128_256Hex(data); // expect: hash SHAKE128
    DigestUtils.shake256_512Hex(data); // expect: hash SHAKE256
  }

  void digests(byte[] data, String unknown) throws Exception {
    MessageDigest md = DigestUtils.getMd5Digest(); // expect: hash MD5
    DigestUtils.updateDigest(md, data);
    DigestUtils.getMd2Digest(); // expect: hash MD2
    DigestUtils.getShaDigest(); // expect: hash SHA-1
    DigestUtils.getSha1Digest(); // expect: hash SHA-1
    DigestUtils.getSha256Digest(); // expect: hash SHA-256
    DigestUtils.getSha384Digest(); // expect: hash SHA-384
    DigestUtils.getSha512Digest(); // expect: hash SHA-512
    DigestUtils.getSha512_224Digest(); // expect: hash SHA-512/224
    DigestUtils.getSha512_256Digest(); // expect: hash SHA-512/256
    DigestUtils.getSha3_224Digest(); // expect: hash SHA3-224
    DigestUtils.getSha3_256Digest(); // expect: hash SHA3-256
    DigestUtils.getSha3_384Digest(); // expect: hash SHA3-384
    DigestUtils.getSha3_512Digest(); // expect: hash SHA3-512
    DigestUtils.getShake128_256Digest(); // expect: hash SHAKE128
    DigestUtils.getShake256_512Digest(); // expect: hash SHAKE256
    DigestUtils.getDigest("SHA-512/256"); // expect: hash SHA-512/256
    DigestUtils.getDigest(SHA3_512); // expect: hash SHA3-512
    DigestUtils.getDigest(unknown); // expect: hash unknown
    new DigestUtils(MessageDigestAlgorithms.MD2).digest(data); // expect: hash MD2
    new DigestUtils(MessageDigestAlgorithms.MD5).digest(data); // expect: hash MD5
    new DigestUtils(MessageDigestAlgorithms.SHA_1).digest(data); // expect: hash SHA-1
    new DigestUtils(MessageDigestAlgorithms.SHA_224).digest(data); // expect: hash SHA-224
    new DigestUtils(MessageDigestAlgorithms.SHA_256).digestAsHex(data); // expect: hash SHA-256
    new DigestUtils(MessageDigestAlgorithms.SHA_512).digest(data); // expect: hash SHA-512
    new DigestUtils(MessageDigestAlgorithms.SHA_512_224).digest(data); // expect: hash SHA-512/224
    new DigestUtils(MessageDigestAlgorithms.SHA_512_256).digest(data); // expect: hash SHA-512/256
    new DigestUtils(MessageDigestAlgorithms.SHA3_224).digest(data); // expect: hash SHA3-224
    new DigestUtils(MessageDigestAlgorithms.SHA3_256).digest(data); // expect: hash SHA3-256
    new DigestUtils(MessageDigestAlgorithms.SHA3_384).digest(data); // expect: hash SHA3-384
    new DigestUtils(MessageDigestAlgorithms.SHAKE128_256).digest(data); // expect: hash SHAKE128
    new DigestUtils(MessageDigestAlgorithms.SHAKE256_512).digest(data); // expect: hash SHAKE256
    new DigestUtils(MessageDigest.getInstance("MD5")).digest(data); // expect: hash MD5
    DigestUtils.digest(MessageDigest.getInstance("SHA-1"), data); // expect: hash SHA-1
  }
}

class Macs {
  private static final byte[] KEY = new byte[32];
  private final HmacUtils signer = new HmacUtils(HmacAlgorithms.HMAC_SHA_256, KEY); // expect: mac HMAC-SHA-256 keyBits=256

  void macs(byte[] key, byte[] data) {
    HmacUtils.hmacMd5(key, data); // expect: mac HMAC-MD5
    HmacUtils.hmacSha1(key, data); // expect: mac HMAC-SHA-1
    HmacUtils.hmacSha256(KEY, data); // expect: mac HMAC-SHA-256 keyBits=256
    HmacUtils.hmacSha384(key, data); // expect: mac HMAC-SHA-384
    HmacUtils.hmacSha512(key, data); // expect: mac HMAC-SHA-512
    HmacUtils.hmacMd5Hex(key, data); // expect: mac HMAC-MD5
    HmacUtils.hmacSha1Hex(key, data); // expect: mac HMAC-SHA-1
    HmacUtils.hmacSha256Hex("0123456789abcdef", "text"); // expect: mac HMAC-SHA-256 keyBits=128
    HmacUtils.hmacSha384Hex(key, data); // expect: mac HMAC-SHA-384
    HmacUtils.hmacSha512Hex(key, data); // expect: mac HMAC-SHA-512
    Mac mac = HmacUtils.getHmacSha256(key); // expect: mac HMAC-SHA-256
    HmacUtils.updateHmac(mac, data).doFinal();
    HmacUtils.getHmacMd5(key); // expect: mac HMAC-MD5
    HmacUtils.getHmacSha1(key); // expect: mac HMAC-SHA-1
    HmacUtils.getHmacSha384(key); // expect: mac HMAC-SHA-384
    HmacUtils.getHmacSha512(key); // expect: mac HMAC-SHA-512
    HmacUtils.getInitializedMac(HmacAlgorithms.HMAC_MD5, key); // expect: mac HMAC-MD5
    HmacUtils.getInitializedMac("HmacSHA512", key); // expect: mac HMAC-SHA-512
    new HmacUtils(HmacAlgorithms.HMAC_SHA_1, key).hmacHex(data); // expect: mac HMAC-SHA-1
    new HmacUtils(HmacAlgorithms.HMAC_SHA_224, key).hmacHex(data); // expect: mac HMAC-SHA-224
    new HmacUtils(HmacAlgorithms.HMAC_SHA_384.getName(), key).hmacHex(data); // expect: mac HMAC-SHA-384
    new HmacUtils(HmacAlgorithms.HMAC_SHA_512.toString(), key).hmacHex(data); // expect: mac HMAC-SHA-512
    signer.hmac(data);
  }
}

class Passwords {
  void crypt(String password, byte[] bytes, String salt) {
    Crypt.crypt(password); // expect: password-hash crypt-sha512
    Crypt.crypt(password, salt); // expect: password-hash unknown
    Md5Crypt.md5Crypt(bytes); // expect: password-hash crypt-md5
    Md5Crypt.apr1Crypt(password, salt); // expect: password-hash crypt-md5
    Sha2Crypt.sha256Crypt(bytes); // expect: password-hash crypt-sha256
    Sha2Crypt.sha512Crypt(bytes, salt); // expect: password-hash crypt-sha512
    UnixCrypt.crypt(password); // expect: password-hash crypt-des
  }
}

class Blake {
  void blake(byte[] data, byte[] context) {
    Blake3.hash(data); // expect: hash BLAKE3
    Blake3.initHash().update(data).doFinalize(32); // expect: hash BLAKE3
    Blake3.keyedHash(new byte[32], data); // expect: mac BLAKE3-MAC keyBits=256
    Blake3.initKeyedHash(new byte[32]).update(data).doFinalize(32); // expect: mac BLAKE3-MAC
    Blake3.initKeyDerivationFunction(context).update(data).doFinalize(32); // expect: kdf BLAKE3
  }
}

class NoCryptography {
  static class Crypt {
    static String crypt(String text) {
      return text;
    }
  }

  void none(byte[] data, org.springframework.util.DigestUtils other) {
    new PureJavaCrc32().update(data, 0, data.length);
    MurmurHash3.hash32x86(data);
    Crypt.crypt("text");
    other.md5Hex(data);
  }
}
