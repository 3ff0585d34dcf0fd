class User
  attr_encrypted :ssn, key: "not a key, but thirty-two long ..." # expect: cipher AES-256-GCM keyBits=256 mode=gcm
  attr_encryptor :pin, key: key, algorithm: "aes-256-cbc", mode: :single_iv_and_salt # expect: cipher AES-256-CBC keyBits=256 mode=cbc
  has_encrypted :email # expect: cipher AES-256-GCM keyBits=256 mode=gcm
  has_encrypted :phone, algorithm: "xsalsa20" # expect: cipher XSalsa20-Poly1305
  lockbox_encrypts :zip, algorithm: "hybrid" # expect: cipher XSalsa20-Poly1305 curve=Curve25519
  encrypts_attached :license # expect: cipher AES-256-GCM keyBits=256 mode=gcm
  blind_index :email # expect: kdf Argon2id
end
Encryptor.encrypt(value: "x", key: key, iv: iv) # expect: cipher AES-256-GCM functions=encrypt keyBits=256 mode=gcm
Encryptor.decrypt("x", key: key, algorithm: "aes-128-ctr") # expect: cipher AES-128-CTR keyBits=128 mode=ctr functions=decrypt

box = Lockbox.new(key: key) # expect: cipher AES-256-GCM functions=encrypt,decrypt keyBits=256 mode=gcm
box.encrypt("x")
box.encrypt_io(io)
box.decrypt("x")
box.decrypt_str("x")
box.decrypt_io(io)
Lockbox.new(key: key, algorithm: "xchacha20") # expect: cipher XChaCha20-Poly1305
Lockbox.generate_key # expect: random RNG byteLength=32
Lockbox.generate_key_pair # expect: keygen x25519
Lockbox.encrypts_action_text_body # expect: cipher AES-256-GCM keyBits=256 mode=gcm
Lockbox.attribute_key(table: "a", attribute: "b") # expect: kdf HKDF
BlindIndex.generate_bidx("x", key: key) # expect: kdf Argon2id functions=keyderive

SymmetricEncryption::Cipher.new(key: key, iv: "0123456789abcdef", cipher_name: "aes-128-cbc") # expect: cipher AES-128-CBC keyBits=128 mode=cbc nonceBits=128
SymmetricEncryption::Cipher.new(key: key) # expect: cipher AES-256-CBC keyBits=256 mode=cbc
SymmetricEncryption.encrypt("x") # expect: cipher unknown functions=encrypt
SymmetricEncryption.decrypt("x") # expect: cipher unknown functions=decrypt

crypto = GPGME::Crypto.new
crypto.encrypt("x") # expect: cipher unknown functions=encrypt
crypto.decrypt("x") # expect: cipher unknown functions=decrypt
crypto.sign("x") # expect: signature unknown functions=sign
crypto.clearsign("x") # expect: signature unknown functions=sign
crypto.detach_sign("x") # expect: signature unknown functions=sign
crypto.verify("x") # expect: signature unknown functions=verify
GPGME::Crypto.encrypt("x") # expect: cipher unknown functions=encrypt
GPGME::Crypto.decrypt("x") # expect: cipher unknown functions=decrypt
GPGME::Crypto.sign("x") # expect: signature unknown functions=sign
GPGME::Crypto.verify("x") # expect: signature unknown functions=verify
GPGME.encrypt("x") # expect: cipher unknown functions=encrypt
GPGME.decrypt("x") # expect: cipher unknown functions=decrypt
GPGME.sign("x") # expect: signature unknown functions=sign
GPGME.verify("x") # expect: signature unknown functions=verify
GPGME::Key.import("x") # expect: key unknown certificateFormat=OpenPGP
GPGME::Key.find(:secret) # expect: key unknown certificateFormat=OpenPGP
GPGME::Key.get("x") # expect: key unknown certificateFormat=OpenPGP

RubyRNCryptor.encrypt("x", "not a password") # expect: cipher AES-256-CBC keyBits=256 mode=cbc functions=encrypt
RubyRNCryptor.decrypt("x", "not a password") # expect: cipher AES-256-CBC keyBits=256 mode=cbc functions=decrypt
Gibberish::AES.new("not a password") # expect: cipher AES-256-GCM keyBits=256 mode=gcm
Gibberish::AES::CBC.new("not a password") # expect: cipher AES-256-CBC keyBits=256 mode=cbc
Gibberish::RSA.new(pem) # expect: cipher RSA primitive=pke
Gibberish::MD5("x") # expect: hash MD5
Gibberish::SHA1("x") # expect: hash SHA-1
Gibberish::SHA224("x") # expect: hash SHA-224
Gibberish::SHA256("x") # expect: hash SHA-256
Gibberish::SHA384("x") # expect: hash SHA-384
Gibberish::SHA512("x") # expect: hash SHA-512
Gibberish::HMAC1("key", "x") # expect: mac HMAC-SHA-1 digest=SHA-1
Gibberish::HMAC224("key", "x") # expect: mac HMAC-SHA-224 digest=SHA-224
Gibberish::HMAC256("key", "x") # expect: mac HMAC-SHA-256 digest=SHA-256
Gibberish::HMAC384("key", "x") # expect: mac HMAC-SHA-384 digest=SHA-384
Gibberish::HMAC512("key", "x") # expect: mac HMAC-SHA-512 digest=SHA-512
FastAES.new("0123456789abcdef") # expect: cipher AES-128-ECB mode=ecb keyBits=128
Crypt::Blowfish.new("0123456789abcdef") # expect: cipher Blowfish-128 keyBits=128
Crypt::Rijndael.new(key) # expect: cipher Rijndael
Crypt::Gost.new(key) # expect: cipher GOST28147
Crypt::IDEA.new(key) # expect: cipher IDEA
OpenSSL::CCM.new("AES", "0123456789abcdef", 8) # expect: cipher AES-128-CCM-64 mode=ccm keyBits=128 tagBits=64
CMAC.new(key) # expect: mac AES-CMAC cipher=AES
OpenSSL::CMAC.new(key) # expect: mac AES-CMAC cipher=AES

crypto_box.encrypt("x")
Other.encrypt(value: "x")
AES.new("x")
