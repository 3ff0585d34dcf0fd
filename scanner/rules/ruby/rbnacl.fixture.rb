require "rbnacl"

box = RbNaCl::SecretBox.new(RbNaCl::Random.random_bytes(32)) # expect: cipher XSalsa20-Poly1305 keyBits=256; random RNG byteLength=32
box = RbNaCl::SecretBoxes::XSalsa20Poly1305.new(RbNaCl::Random.random_bytes(32)) # expect: cipher XSalsa20-Poly1305 keyBits=256 functions=encrypt,decrypt; random RNG byteLength=32
box.encrypt(nonce, "x")
box.box(nonce, "x")
box.decrypt(nonce, "x")
box.open(nonce, "x")
RbNaCl::Box.new(public_key, private_key).seal("x") # expect: cipher NaCl-box functions=encrypt
RbNaCl::Boxes::Curve25519XSalsa20Poly1305.new(a, b) # expect: cipher NaCl-box
RbNaCl::SealedBox.new(key) # expect: cipher NaCl-sealedbox
RbNaCl::SealedBox.from_public_key(key) # expect: cipher NaCl-sealedbox
RbNaCl::SealedBox.from_private_key(key) # expect: cipher NaCl-sealedbox
RbNaCl::Boxes::Sealed.new(key) # expect: cipher NaCl-sealedbox
RbNaCl::Boxes::Sealed.from_public_key(key) # expect: cipher NaCl-sealedbox
RbNaCl::Boxes::Sealed.from_private_key(key) # expect: cipher NaCl-sealedbox
RbNaCl::SimpleBox.from_secret_key(key) # expect: cipher XSalsa20-Poly1305
RbNaCl::SimpleBox.from_keypair(a, b) # expect: cipher NaCl-box
RbNaCl::AEAD::ChaCha20Poly1305Legacy.new(key) # expect: cipher ChaCha20-Poly1305
RbNaCl::AEAD::ChaCha20Poly1305IETF.new(key) # expect: cipher ChaCha20-Poly1305
RbNaCl::AEAD::XChaCha20Poly1305IETF.new(key) # expect: cipher XChaCha20-Poly1305
RbNaCl::PrivateKey.generate # expect: keygen x25519
RbNaCl::PrivateKey.new(bytes) # expect: key x25519 material=private-key
RbNaCl::Boxes::Curve25519XSalsa20Poly1305::PrivateKey.generate # expect: keygen x25519
RbNaCl::Boxes::Curve25519XSalsa20Poly1305::PrivateKey.new(bytes) # expect: key x25519 material=private-key
RbNaCl::PublicKey.new(bytes) # expect: key x25519 material=public-key
RbNaCl::Boxes::Curve25519XSalsa20Poly1305::PublicKey.new(bytes) # expect: key x25519 material=public-key
signing = RbNaCl::SigningKey.generate # expect: keygen Ed25519
RbNaCl::SigningKey.new(seed) # expect: key Ed25519 material=private-key
signing = RbNaCl::Signatures::Ed25519::SigningKey.generate # expect: keygen Ed25519
RbNaCl::Signatures::Ed25519::SigningKey.new(seed) # expect: key Ed25519 material=private-key
verifying = RbNaCl::VerifyKey.new(bytes) # expect: key Ed25519 material=public-key
verifying = RbNaCl::Signatures::Ed25519::VerifyKey.new(bytes) # expect: key Ed25519 material=public-key
signing.sign("x") # expect: signature Ed25519 functions=sign
signing.sign_attached("x") # expect: signature Ed25519 functions=sign
signing.verify_key.verify(signature, "x") # expect: signature Ed25519 functions=verify
verifying.verify_attached("x") # expect: signature Ed25519 functions=verify
RbNaCl::GroupElement.new(key) # expect: key-agreement x25519
RbNaCl::Hash.sha256("x") # expect: hash SHA-256 functions=digest
RbNaCl::Hash.sha512("x") # expect: hash SHA-512 functions=digest
RbNaCl::Hash.blake2b("x", digest_size: 32) # expect: hash BLAKE2b-256 outputBits=256 functions=digest
RbNaCl::Hash::SHA256.digest("x") # expect: hash SHA-256 functions=digest
RbNaCl::Hash::SHA512.digest("x") # expect: hash SHA-512 functions=digest
RbNaCl::Hash::Blake2b.digest("x") # expect: hash BLAKE2b functions=digest
RbNaCl::HMAC::SHA256.auth(key, "x") # expect: mac HMAC-SHA-256 digest=SHA-256
RbNaCl::HMAC::SHA256.new(key, "x") # expect: mac HMAC-SHA-256 digest=SHA-256
RbNaCl::HMAC::SHA256.verify(key, "x") # expect: mac HMAC-SHA-256 digest=SHA-256
RbNaCl::HMAC::SHA512.auth(key, "x") # expect: mac HMAC-SHA-512 digest=SHA-512
RbNaCl::HMAC::SHA512.new(key, "x") # expect: mac HMAC-SHA-512 digest=SHA-512
RbNaCl::HMAC::SHA512.verify(key, "x") # expect: mac HMAC-SHA-512 digest=SHA-512
RbNaCl::HMAC::SHA512256.auth(key, "x") # expect: mac HMAC-SHA-512 digest=SHA-512 outputBits=256
RbNaCl::HMAC::SHA512256.new(key, "x") # expect: mac HMAC-SHA-512 digest=SHA-512 outputBits=256
RbNaCl::HMAC::SHA512256.verify(key, "x") # expect: mac HMAC-SHA-512 digest=SHA-512 outputBits=256
RbNaCl::OneTimeAuths::Poly1305.auth(key, "x") # expect: mac Poly1305
RbNaCl::OneTimeAuths::Poly1305.new(key, "x") # expect: mac Poly1305
RbNaCl::OneTimeAuths::Poly1305.verify(key, "x") # expect: mac Poly1305
RbNaCl::OneTimeAuth.auth(key, "x") # expect: mac Poly1305
RbNaCl::OneTimeAuth.new(key, "x") # expect: mac Poly1305
RbNaCl::OneTimeAuth.verify(key, "x") # expect: mac Poly1305
RbNaCl::PasswordHash.scrypt("not a password", "salt" * 8, 2**20, 2**24, 64) # expect: kdf scrypt saltBits=256 outputBits=512 functions=keyderive
RbNaCl::PasswordHash.argon2("not a password", "salt" * 4, :interactive, :interactive, 32) # expect: kdf Argon2id saltBits=128 outputBits=256 functions=keyderive
RbNaCl::PasswordHash.argon2id("not a password", "salt" * 4, 2, 2**26, 32) # expect: kdf Argon2id saltBits=128 outputBits=256 functions=keyderive
RbNaCl::PasswordHash.argon2i("not a password", "salt" * 4, 3, 2**26, 32) # expect: kdf Argon2i saltBits=128 outputBits=256 functions=keyderive
RbNaCl::PasswordHash.argon2_str("not a password") # expect: password-hash Argon2id functions=keyderive
RbNaCl::PasswordHash.argon2_valid?("not a password", stored) # expect: password-hash Argon2 functions=verify
RbNaCl::Random.random_bytes # expect: random RNG byteLength=32
Ed25519::SigningKey.generate.sign("x") # expect: keygen Ed25519; signature Ed25519 functions=sign
Ed25519::SigningKey.from_keypair(bytes) # expect: keygen Ed25519
Ed25519::SigningKey.new(seed) # expect: key Ed25519 material=private-key
Ed25519::VerifyKey.new(bytes) # expect: key Ed25519 material=public-key
scalar = X25519::Scalar.generate # expect: keygen x25519
X25519::Scalar.new(bytes) # expect: key x25519 material=private-key
X25519::MontgomeryU.new(bytes) # expect: key x25519 material=public-key
scalar.diffie_hellman(other) # expect: key-agreement x25519
scalar.multiply(other) # expect: key-agreement x25519
X25519.diffie_hellman(a, b) # expect: key-agreement x25519

Box.new(a, b)
SigningKey.generate
message.sign("x")
RbNaCl::Hash::SHA256.new # expect: hash SHA-256
RbNaCl::Hash::SHA512.new # expect: hash SHA-512
RbNaCl::Hash::Blake2b.new(digest_size: 32) # expect: hash BLAKE2b-256
RbNaCl::Hash::Blake2b.new # expect: hash BLAKE2b-512
RbNaCl::PasswordHash::SCrypt.new(2**20, 2**24, 32) # expect: kdf scrypt outputBits=256
RbNaCl::PasswordHash::Argon2.new(4, 2**25, 32) # expect: kdf Argon2 outputBits=256
RbNaCl::PasswordHash::Argon2.digest_str_verify(password, hash) # expect: password-hash Argon2 functions=verify
RbNaCl::GroupElements::Curve25519.new(point) # expect: key-agreement x25519
