require "digest"

kind = Digest::MD5 # expect: hash MD5
Digest::MD5.new # expect: hash MD5
Digest::MD5.digest("x") # expect: hash MD5
Digest::MD5.hexdigest("x") # expect: hash MD5
Digest::MD5.base64digest("x") # expect: hash MD5
Digest::MD5.file("x") # expect: hash MD5
kind = Digest::SHA1 # expect: hash SHA-1
Digest::SHA1.new # expect: hash SHA-1
Digest::SHA1.digest("x") # expect: hash SHA-1
Digest::SHA1.hexdigest("x") # expect: hash SHA-1
Digest::SHA1.base64digest("x") # expect: hash SHA-1
Digest::SHA1.file("x") # expect: hash SHA-1
kind = Digest::SHA256 # expect: hash SHA-256
Digest::SHA256.new # expect: hash SHA-256
Digest::SHA256.digest("x") # expect: hash SHA-256
Digest::SHA256.hexdigest("x") # expect: hash SHA-256
Digest::SHA256.base64digest("x") # expect: hash SHA-256
Digest::SHA256.file("x") # expect: hash SHA-256
kind = Digest::SHA384 # expect: hash SHA-384
Digest::SHA384.new # expect: hash SHA-384
Digest::SHA384.digest("x") # expect: hash SHA-384
Digest::SHA384.hexdigest("x") # expect: hash SHA-384
Digest::SHA384.base64digest("x") # expect: hash SHA-384
Digest::SHA384.file("x") # expect: hash SHA-384
kind = Digest::SHA512 # expect: hash SHA-512
Digest::SHA512.new # expect: hash SHA-512
Digest::SHA512.digest("x") # expect: hash SHA-512
Digest::SHA512.hexdigest("x") # expect: hash SHA-512
Digest::SHA512.base64digest("x") # expect: hash SHA-512
Digest::SHA512.file("x") # expect: hash SHA-512
kind = Digest::RMD160 # expect: hash RIPEMD-160
Digest::RMD160.new # expect: hash RIPEMD-160
Digest::RMD160.digest("x") # expect: hash RIPEMD-160
Digest::RMD160.hexdigest("x") # expect: hash RIPEMD-160
Digest::RMD160.base64digest("x") # expect: hash RIPEMD-160
Digest::RMD160.file("x") # expect: hash RIPEMD-160
kind = ::Digest::SHA2 # expect: hash SHA-256
Digest::SHA2.new # expect: hash SHA-256
Digest::SHA2.new(512) # expect: hash SHA-512
Digest::SHA2.digest("x") # expect: hash SHA-256
Digest::SHA2.hexdigest("x", 384) # expect: hash SHA-384
Digest::SHA2.base64digest("x") # expect: hash SHA-256
Digest::SHA2.file("x") # expect: hash SHA-256
Digest("SHA256").new # expect: hash SHA-256
Digest("SHA256").digest("x") # expect: hash SHA-256
Digest("SHA256").hexdigest("x") # expect: hash SHA-256
Digest("SHA256").base64digest("x") # expect: hash SHA-256
Digest("SHA256").file("x") # expect: hash SHA-256
Digest.const_get("SHA512").hexdigest("x") # expect: hash SHA-512
md5 = Digest::MD5.new # expect: hash MD5 functions=digest
md5.update("x")
md5 << "y"
md5.digest
md5.hexdigest
md5.base64digest
md5.file("x")
md5.digest!
md5.hexdigest!
Digest::SHA3.new(256) # expect: hash SHA3-256
Digest::SHA3.digest("x", 512) # expect: hash SHA3-512
Digest::SHA3.hexdigest("x", 224) # expect: hash SHA3-224
Digest::Blake3.new # expect: hash BLAKE3
Digest::Blake3.digest("x") # expect: hash BLAKE3
Digest::Blake3.hexdigest("x") # expect: hash BLAKE3
Digest::Blake3.base64digest("x") # expect: hash BLAKE3
Digest::BLAKE3.new # expect: hash BLAKE3
Digest::BLAKE3.digest("x") # expect: hash BLAKE3
Digest::BLAKE3.hexdigest("x") # expect: hash BLAKE3
Digest::BLAKE3.base64digest("x") # expect: hash BLAKE3
Blake3.digest("x") # expect: hash BLAKE3 functions=digest
Blake3.hexdigest("x") # expect: hash BLAKE3 functions=digest
Blake3.base64digest("x") # expect: hash BLAKE3 functions=digest
Blake2b.hex("x") # expect: hash BLAKE2b functions=digest
Blake2b.bytes("x") # expect: hash BLAKE2b functions=digest
Blake2s.hex("x") # expect: hash BLAKE2s functions=digest
Blake2s.bytes("x") # expect: hash BLAKE2s functions=digest

include Digest
MD5.hexdigest("x") # expect: hash MD5
hash = { digest: Digest::SHA1 } # expect: hash SHA-1

Digest::CRC32.hexdigest("x")
Digest::Murmur.new
hexdigest("x")
message.digest("x")
Digest::Base.new
rescue_from Digest
module Mine
  class MD5; end
  MD5.new
end
