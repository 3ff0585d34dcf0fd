package demo;

import okio.ByteString;

class Hashes {
  void run(String text, java.io.InputStream in) throws Exception {
    ByteString.encodeUtf8(text).md5(); // expect: hash MD5
    ByteString.encodeString(text, null).sha1(); // expect: hash SHA-1
    ByteString.decodeBase64(text).sha256(); // expect: hash SHA-256
    ByteString.decodeHex(text).sha512(); // expect: hash SHA-512
    ByteString.read(in, 3).sha512(); // expect: hash SHA-512
    ByteString.Companion.encodeUtf8(text).md5(); // expect: hash MD5
    ByteString.Companion.encode(text, null).md5(); // expect: hash MD5
    ByteString.Companion.toByteString(null).md5(); // expect: hash MD5
    ByteString.Companion.decodeBase64(text).md5(); // expect: hash MD5
    ByteString.Companion.decodeHex(text).md5(); // expect: hash MD5
  }
}
