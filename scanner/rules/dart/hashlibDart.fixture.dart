import 'package:hashlib/hashlib.dart';

void all(List<int> data) {
  md2.convert(data); // expect: hash MD2
  md4.convert(data); // expect: hash MD4
  md5.convert(data); // expect: hash MD5
  sha1.convert(data); // expect: hash SHA-1
  sha224.convert(data); // expect: hash SHA-224
  sha256.convert(data); // expect: hash SHA-256
  sha384.convert(data); // expect: hash SHA-384
  sha512.convert(data); // expect: hash SHA-512
  sha512t224.convert(data); // expect: hash SHA-512/224
  sha512t256.convert(data); // expect: hash SHA-512/256
  sha3_224.convert(data); // expect: hash SHA3-224
  sha3_256.convert(data); // expect: hash SHA3-256
  sha3_384.convert(data); // expect: hash SHA3-384
  sha3_512.convert(data); // expect: hash SHA3-512
  keccak224.convert(data); // expect: hash Keccak-224
  keccak256.convert(data); // expect: hash Keccak-256
  keccak384.convert(data); // expect: hash Keccak-384
  keccak512.convert(data); // expect: hash Keccak-512
  ripemd128.convert(data); // expect: hash RIPEMD-128
  ripemd160.convert(data); // expect: hash RIPEMD-160
  ripemd256.convert(data); // expect: hash RIPEMD-256
  ripemd320.convert(data); // expect: hash RIPEMD-320
  blake2s128.convert(data); // expect: hash BLAKE2s-128 outputBits=128
  blake2s160.convert(data); // expect: hash BLAKE2s-160 outputBits=160
  blake2s224.convert(data); // expect: hash BLAKE2s-224 outputBits=224
  blake2s256.convert(data); // expect: hash BLAKE2s-256 outputBits=256
  blake2b160.convert(data); // expect: hash BLAKE2b-160 outputBits=160
  blake2b256.convert(data); // expect: hash BLAKE2b-256 outputBits=256
  blake2b384.convert(data); // expect: hash BLAKE2b-384 outputBits=384
  blake2b512.convert(data); // expect: hash BLAKE2b-512 outputBits=512
  sm3.convert(data); // expect: hash SM3
  sha256.string('x'); // expect: hash SHA-256
  sha256.sum('x'); // expect: hash SHA-256
  sha256.hex('x'); // expect: hash SHA-256
  sha256.base64('x'); // expect: hash SHA-256
  sha256.file('x'); // expect: hash SHA-256
  sha256.fileSync('x'); // expect: hash SHA-256
  sha256.bind('x'); // expect: hash SHA-256
  sha256.bytes('x'); // expect: hash SHA-256
  sha256.hmac('key'); // expect: mac HMAC-SHA-256
  HMAC(md5); // expect: mac HMAC-MD5
  pbkdf2(data, List.filled(16, 0), 1000, 32); // expect: kdf PBKDF2-1000 saltBits=128 outputBits=256 iterations=1000
  argon2id(data, List.filled(16, 0)); // expect: password-hash Argon2id saltBits=128
  argon2i(data, data); // expect: password-hash Argon2i
  argon2d(data, data); // expect: password-hash Argon2d
  bcrypt(data, salt); // expect: password-hash bcrypt
  bcryptSalt(nb: 12); // expect: password-hash bcrypt
  bcryptVerify(encoded, data); // expect: password-hash bcrypt
  bcryptDigest(data); // expect: password-hash bcrypt
  scrypt(data, data, N: 1024, r: 8, p: 1); // expect: kdf scrypt-1024-8-1 iterations=1024 parallelism=1 blockSize=8
}

void notFound(other) {
  other.convert(data);
  crc32.string('x');
}
