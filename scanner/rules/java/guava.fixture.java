package demo;

import static com.google.common.hash.Hashing.sha512;

import com.google.common.hash.HashFunction;
import com.google.common.hash.Hashing;
import com.google.common.io.ByteSource;
import java.nio.charset.StandardCharsets;
import javax.crypto.spec.SecretKeySpec;

class Fingerprints {
  private static final HashFunction CHECKSUM = Hashing.sha256(); // expect: hash SHA-256
  private final byte[] secret = new byte[64];

  String file(ByteSource source) throws Exception {
    return source.hash(Hashing.sha384()).toString(); // expect: hash SHA-384
  }

  String text(String value) {
    return CHECKSUM.hashString(value, StandardCharsets.UTF_8).toString();
  }

  void all(byte[] data, byte[] key) {
    Hashing.md5().hashBytes(data); // expect: hash MD5
    Hashing.sha1().newHasher().putBytes(data).hash(); // expect: hash SHA-1
    sha512().hashBytes(data); // expect: hash SHA-512
    Hashing.hmacMd5(key).hashBytes(data); // expect: mac HMAC-MD5
    Hashing.hmacSha1(key).hashBytes(data); // expect: mac HMAC-SHA-1
    Hashing.hmacSha256(new SecretKeySpec(secret, "HmacSHA256")); // expect: mac HMAC-SHA-256 keyBits=512
    Hashing.hmacSha512(secret).hashBytes(data); // expect: mac HMAC-SHA-512 keyBits=512
    Hashing.sipHash24().hashBytes(data); // expect: mac SipHash-2-4
    Hashing.sipHash24(1L, 2L).hashBytes(data); // expect: mac SipHash-2-4
    Hashing.concatenating(Hashing.md5(), Hashing.sha1()); // expect: hash MD5; hash SHA-1
  }

  void none(byte[] data) {
    Hashing.murmur3_128().hashBytes(data);
    Hashing.murmur3_32_fixed(7).hashBytes(data);
    Hashing.crc32c().hashBytes(data);
    Hashing.adler32().hashBytes(data);
    Hashing.goodFastHash(128).hashBytes(data);
    Hashing.farmHashFingerprint64().hashBytes(data);
    other.Hashing.md5();
  }
}
