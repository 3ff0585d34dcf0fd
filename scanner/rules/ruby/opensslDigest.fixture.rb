require "openssl"

OpenSSL::Digest.new("SHA256").update("x").digest # expect: hash SHA-256 functions=digest
sha = OpenSSL::Digest.new("SHA3-512") # expect: hash SHA3-512 functions=digest
sha.hexdigest
sha.base64digest
OpenSSL::Digest.digest("MD5", "x") # expect: hash MD5
OpenSSL::Digest.hexdigest("SHA1", "x") # expect: hash SHA-1
OpenSSL::Digest.base64digest("sha512-256", "x") # expect: hash SHA-512/256
OpenSSL::Digest::Digest.new("md5") # expect: hash MD5
kind = OpenSSL::Digest::MD2 # expect: hash MD2
OpenSSL::Digest::MD2.new # expect: hash MD2
OpenSSL::Digest::MD2.digest("x") # expect: hash MD2
OpenSSL::Digest::MD2.hexdigest("x") # expect: hash MD2
OpenSSL::Digest::MD2.base64digest("x") # expect: hash MD2
kind = OpenSSL::Digest::MD4 # expect: hash MD4
OpenSSL::Digest::MD4.new # expect: hash MD4
OpenSSL::Digest::MD4.digest("x") # expect: hash MD4
OpenSSL::Digest::MD4.hexdigest("x") # expect: hash MD4
OpenSSL::Digest::MD4.base64digest("x") # expect: hash MD4
kind = OpenSSL::Digest::MD5 # expect: hash MD5
OpenSSL::Digest::MD5.new # expect: hash MD5
OpenSSL::Digest::MD5.digest("x") # expect: hash MD5
OpenSSL::Digest::MD5.hexdigest("x") # expect: hash MD5
OpenSSL::Digest::MD5.base64digest("x") # expect: hash MD5
kind = OpenSSL::Digest::MDC2 # expect: hash MDC2
OpenSSL::Digest::MDC2.new # expect: hash MDC2
OpenSSL::Digest::MDC2.digest("x") # expect: hash MDC2
OpenSSL::Digest::MDC2.hexdigest("x") # expect: hash MDC2
OpenSSL::Digest::MDC2.base64digest("x") # expect: hash MDC2
kind = OpenSSL::Digest::RIPEMD160 # expect: hash RIPEMD-160
OpenSSL::Digest::RIPEMD160.new # expect: hash RIPEMD-160
OpenSSL::Digest::RIPEMD160.digest("x") # expect: hash RIPEMD-160
OpenSSL::Digest::RIPEMD160.hexdigest("x") # expect: hash RIPEMD-160
OpenSSL::Digest::RIPEMD160.base64digest("x") # expect: hash RIPEMD-160
kind = OpenSSL::Digest::SHA # expect: hash SHA-0
OpenSSL::Digest::SHA.new # expect: hash SHA-0
OpenSSL::Digest::SHA.digest("x") # expect: hash SHA-0
OpenSSL::Digest::SHA.hexdigest("x") # expect: hash SHA-0
OpenSSL::Digest::SHA.base64digest("x") # expect: hash SHA-0
kind = OpenSSL::Digest::SHA1 # expect: hash SHA-1
OpenSSL::Digest::SHA1.new # expect: hash SHA-1
OpenSSL::Digest::SHA1.digest("x") # expect: hash SHA-1
OpenSSL::Digest::SHA1.hexdigest("x") # expect: hash SHA-1
OpenSSL::Digest::SHA1.base64digest("x") # expect: hash SHA-1
kind = OpenSSL::Digest::SHA224 # expect: hash SHA-224
OpenSSL::Digest::SHA224.new # expect: hash SHA-224
OpenSSL::Digest::SHA224.digest("x") # expect: hash SHA-224
OpenSSL::Digest::SHA224.hexdigest("x") # expect: hash SHA-224
OpenSSL::Digest::SHA224.base64digest("x") # expect: hash SHA-224
kind = OpenSSL::Digest::SHA256 # expect: hash SHA-256
OpenSSL::Digest::SHA256.new # expect: hash SHA-256
OpenSSL::Digest::SHA256.digest("x") # expect: hash SHA-256
OpenSSL::Digest::SHA256.hexdigest("x") # expect: hash SHA-256
OpenSSL::Digest::SHA256.base64digest("x") # expect: hash SHA-256
kind = OpenSSL::Digest::SHA384 # expect: hash SHA-384
OpenSSL::Digest::SHA384.new # expect: hash SHA-384
OpenSSL::Digest::SHA384.digest("x") # expect: hash SHA-384
OpenSSL::Digest::SHA384.hexdigest("x") # expect: hash SHA-384
OpenSSL::Digest::SHA384.base64digest("x") # expect: hash SHA-384
kind = OpenSSL::Digest::SHA512 # expect: hash SHA-512
OpenSSL::Digest::SHA512.new # expect: hash SHA-512
OpenSSL::Digest::SHA512.digest("x") # expect: hash SHA-512
OpenSSL::Digest::SHA512.hexdigest("x") # expect: hash SHA-512
OpenSSL::Digest::SHA512.base64digest("x") # expect: hash SHA-512
kind = OpenSSL::Digest::DSS1 # expect: hash SHA-1
OpenSSL::Digest::DSS1.new # expect: hash SHA-1
OpenSSL::Digest::DSS1.digest("x") # expect: hash SHA-1
OpenSSL::Digest::DSS1.hexdigest("x") # expect: hash SHA-1
OpenSSL::Digest::DSS1.base64digest("x") # expect: hash SHA-1

OpenSSL::Digest("SHA1").new # expect: hash SHA-1
OpenSSL::Digest("SHA1").digest("x") # expect: hash SHA-1
OpenSSL::Digest("SHA224").hexdigest("x") # expect: hash SHA-224
OpenSSL::Digest("SHA384").base64digest("x") # expect: hash SHA-384

OpenSSL::Digest.const_get(:SHA384).hexdigest("x") # expect: hash SHA-384
OpenSSL::Digest.const_get(name).new # expect: hash unknown

OpenSSL::HMAC.digest("SHA256", "key", "data") # expect: mac HMAC-SHA-256 digest=SHA-256 functions=tag
OpenSSL::HMAC.hexdigest(OpenSSL::Digest.new("SHA1"), SecureRandom.bytes(16), "data") # expect: mac HMAC-SHA-1 digest=SHA-1 functions=tag; random RNG byteLength=16
OpenSSL::HMAC.base64digest(OpenSSL::Digest::MD5, "key", "data") # expect: mac HMAC-MD5 digest=MD5 functions=tag
mac = OpenSSL::HMAC.new("key", OpenSSL::Digest::SHA512.new) # expect: mac HMAC-SHA-512 digest=SHA-512 functions=tag
mac.update("x")
mac.digest
mac.hexdigest
mac.base64digest

OpenSSL::KDF.pbkdf2_hmac("not a password", salt: "salt" * 4, iterations: 20_000, length: 32, hash: "sha256") # expect: kdf PBKDF2-SHA-256-20000 saltBits=128 iterations=20000 outputBits=256 digest=SHA-256
OpenSSL::KDF.scrypt("not a password", salt: "salt" * 4, N: 2**14, r: 8, p: 1, length: 32) # expect: kdf scrypt-16384-8-1 saltBits=128 iterations=16384 blockSize=8 parallelism=1 outputBits=256
OpenSSL::KDF.hkdf("ikm", salt: "salt", info: "x", length: 32, hash: "SHA384") # expect: kdf HKDF-SHA-384 saltBits=32 outputBits=256 digest=SHA-384
OpenSSL::PKCS5.pbkdf2_hmac("not a password", "saltsalt", 1000, 16, OpenSSL::Digest.new("SHA256")) # expect: kdf PBKDF2-SHA-256-1000 saltBits=64 iterations=1000 outputBits=128 digest=SHA-256
OpenSSL::PKCS5.pbkdf2_hmac_sha1("not a password", "saltsalt", 1000, 16) # expect: kdf PBKDF2-SHA-1-1000 digest=SHA-1 saltBits=64 iterations=1000 outputBits=128
OpenSSL::Random.random_bytes(16) # expect: random RNG byteLength=16
OpenSSL::Random.pseudo_bytes(8) # expect: random RNG byteLength=8

begin
  OpenSSL::Digest.new(kind_of_digest) # expect: hash unknown
rescue OpenSSL::Digest::DigestError
  nil
end
x.is_a?(OpenSSL::Digest)
Other::HMAC.digest("SHA256", "key", "data")
HMAC.new("key", "sha1")
OpenSSL::BN.rand(256) # expect: random RNG
OpenSSL::BN.pseudo_rand(256) # expect: random RNG
OpenSSL::BN.rand_range(100) # expect: random RNG

NAMES = { OpenSSL::Digest::MD5 => "md5", OpenSSL::Digest::SHA1 => "sha1" }.freeze
BY_NAME = { "md5" => OpenSSL::Digest::MD5 }.freeze # expect: hash MD5
