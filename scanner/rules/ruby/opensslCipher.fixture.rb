require "openssl"

cipher = OpenSSL::Cipher.new("aes-256-gcm") # expect: cipher AES-256-GCM keyBits=256 mode=gcm functions=encrypt nonceBits=96 tagBits=128
cipher.encrypt
key = cipher.random_key
iv = cipher.random_iv
cipher.key = key
cipher.iv_len = 12
cipher.iv = "0123456789ab"
cipher.auth_data = "x"
text = cipher.update("data") + cipher.final
tag = cipher.auth_tag(16)

other = ::OpenSSL::Cipher::Cipher.new "DES-EDE3-CBC" # expect: cipher 3DES-168-CBC-96-NoPadding keyBits=192 mode=cbc functions=decrypt padding=none tagBits=96
other.decrypt
other.key_len = 24
other.padding = 0
other.auth_tag_len = 12

OpenSSL::Cipher::AES.new(256, :GCM) # expect: cipher AES-256-GCM mode=gcm keyBits=256
OpenSSL::Cipher::AES.new("128-CTR") # expect: cipher AES-128-CTR keyBits=128 mode=ctr
OpenSSL::Cipher::AES.new(128) # expect: cipher AES-128-CBC-PKCS7 keyBits=128 mode=cbc
OpenSSL::Cipher::AES128.new(:ECB) # expect: cipher AES-128-ECB-PKCS7 keyBits=128 mode=ecb
OpenSSL::Cipher::AES192.new # expect: cipher AES-192-CBC-PKCS7 keyBits=192 mode=cbc
OpenSSL::Cipher::AES256.new(mode = "CBC") # expect: cipher AES-256-CBC-PKCS7 keyBits=256 mode=cbc
OpenSSL::Cipher::BF.new("ECB") # expect: cipher Blowfish-ECB-PKCS7 mode=ecb
OpenSSL::Cipher::CAST5.new("CFB") # expect: cipher CAST5-CFB mode=cfb
OpenSSL::Cipher::DES.new("ede3", "cbc") # expect: cipher 3DES-168-CBC mode=cbc keyBits=168
OpenSSL::Cipher::IDEA.new("OFB") # expect: cipher IDEA-OFB mode=ofb
OpenSSL::Cipher::RC2.new # expect: cipher RC2-CBC-PKCS7 mode=cbc
OpenSSL::Cipher::RC5.new("CBC") # expect: cipher RC5-CBC-PKCS7 mode=cbc
OpenSSL::Cipher::RC4.new # expect: cipher RC4
OpenSSL::Cipher::RC4.new("40") # expect: cipher RC4-40 keyBits=40

legacy = OpenSSL::Cipher.new("rc4").tap(&:encrypt) # expect: cipher RC4 functions=encrypt
legacy.pkcs5_keyivgen("not a password", "saltsalt", 10_000, "SHA256") # expect: kdf OpenSSL-KDF-SHA-256-10000 saltBits=64 iterations=10000 digest=SHA-256
legacy.pkcs5_keyivgen("not a password") # expect: kdf OpenSSL-KDF-MD5-2048 iterations=2048 digest=MD5
OpenSSL::Cipher.new("chacha20-poly1305").tap { |c| c.decrypt } # expect: cipher ChaCha20-Poly1305 functions=decrypt
OpenSSL::Cipher.new(ENV["CIPHER"]) # expect: cipher unknown
OpenSSL::Cipher.new(ENV.fetch("CIPHER", "aes-128-cbc")) # expect: cipher AES-128-CBC-PKCS7 keyBits=128 mode=cbc more=true

Cipher.new("aes-256-gcm")
My::OpenSSL::Cipher.new("aes-256-gcm")
class Unrelated
  def encrypt; end
end
Unrelated.new.encrypt
OpenSSL::Cipher.ciphers
sealed = OpenSSL::Cipher.new("aes-256-gcm").decrypt # expect: cipher AES-256-GCM functions=decrypt
sealed.auth_data = "header"
sealed.auth_tag = tag

def open(secret, message)
  cipher = OpenSSL::Cipher.new("aes-256-gcm") # expect: cipher AES-256-GCM nonceBits=96
  cipher.key = secret[0, 32]
  cipher.iv = message[0...12]
  other = OpenSSL::Cipher.new("aes-256-cbc") # expect: cipher AES-256-CBC-PKCS7 nonceBits=128
  other.iv = message[0..15]
  cut = OpenSSL::Cipher.new("aes-128-cbc") # expect: cipher AES-128-CBC-PKCS7 nonceBits=128
  cut.iv = message.byteslice(16, 16)
end
