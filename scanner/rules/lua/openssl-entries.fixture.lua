-- Every entry point that the other fixture does not show.
resty.openssl.mac.new(x, y, z) -- expect: mac unknown
resty.openssl.kdf.new(x, y, z) -- expect: kdf unknown
resty.openssl.rand.bytes(x, y, z) -- expect: random RNG
resty.openssl.x509.new(x, y, z) -- expect: certificate unknown certificateFormat=X.509
resty.openssl.x509.csr.new(x, y, z) -- expect: certificate unknown certificateFormat=PKCS10
resty.openssl.pkcs12.encode(x, y, z) -- expect: keystore unknown certificateFormat=PKCS12
resty.openssl.pkcs12.decode(x, y, z) -- expect: keystore unknown certificateFormat=PKCS12
resty.openssl.ssl_ctx.from_socket(x, y, z) -- expect: protocol TLS
resty.openssl.ssl_ctx.from_request(x, y, z) -- expect: protocol TLS
openssl.digest.new(x, y, z) -- expect: hash unknown
openssl.cipher.new(x, y, z) -- expect: cipher unknown
openssl.pkey.new(x, y, z) -- expect: key unknown
openssl.rand.bytes(x, y, z) -- expect: random RNG
openssl.rand.uniform(x, y, z) -- expect: random RNG
openssl.x509.new(x, y, z) -- expect: certificate unknown certificateFormat=X.509
openssl.x509.csr.new(x, y, z) -- expect: certificate unknown certificateFormat=PKCS10
openssl.pkcs12.new(x, y, z) -- expect: keystore unknown certificateFormat=PKCS12
openssl.kdf.derive(x, y, z) -- expect: kdf unknown
openssl.ssl.context.new(x, y, z) -- expect: protocol unknown
openssl.digest.digest(x, y, z) -- expect: hash unknown
openssl.digest.get(x, y, z) -- expect: hash unknown
openssl.hmac.hmac(x, y, z) -- expect: mac HMAC
openssl.hmac.digest(x, y, z) -- expect: mac HMAC
openssl.cipher.get(x, y, z) -- expect: cipher unknown functions=encrypt
openssl.cipher.encrypt_new(x, y, z) -- expect: cipher unknown functions=encrypt
openssl.cipher.encrypt(x, y, z) -- expect: cipher unknown functions=encrypt
openssl.cipher.decrypt_new(x, y, z) -- expect: cipher unknown functions=decrypt
openssl.cipher.decrypt(x, y, z) -- expect: cipher unknown functions=decrypt
openssl.random(x, y, z) -- expect: random RNG
openssl.rand_bytes(x, y, z) -- expect: random RNG
crypto.digest.new(x, y, z) -- expect: hash unknown
crypto.evp.digest(x, y, z) -- expect: hash unknown
crypto.evp.new(x, y, z) -- expect: hash unknown
crypto.hmac.digest(x, y, z) -- expect: mac HMAC
crypto.hmac.new(x, y, z) -- expect: mac HMAC
crypto.decrypt(x, y, z) -- expect: cipher unknown functions=decrypt
crypto.sign(x, y, z) -- expect: signature unknown functions=sign
crypto.verify(x, y, z) -- expect: signature unknown functions=verify
crypto.pkey.generate(x, y, z) -- expect: keygen unknown
crypto.rand.bytes(x, y, z) -- expect: random RNG
ssl.https.request(x, y, z) -- expect: protocol TLS
ssl.loadcertificate(x, y, z) -- expect: certificate unknown certificateFormat=X.509
luasodium.crypto_secretbox(x, y, z) -- expect: cipher XSalsa20-Poly1305 functions=encrypt
luasodium.crypto_secretbox_easy(x, y, z) -- expect: cipher XSalsa20-Poly1305 functions=encrypt
luasodium.crypto_secretbox_detached(x, y, z) -- expect: cipher XSalsa20-Poly1305 functions=encrypt
luasodium.crypto_secretbox_open(x, y, z) -- expect: cipher XSalsa20-Poly1305 functions=decrypt
luasodium.crypto_secretbox_open_easy(x, y, z) -- expect: cipher XSalsa20-Poly1305 functions=decrypt
luasodium.crypto_secretbox_open_detached(x, y, z) -- expect: cipher XSalsa20-Poly1305 functions=decrypt
luasodium.crypto_box(x, y, z) -- expect: cipher NaCl-box functions=encrypt
luasodium.crypto_box_easy(x, y, z) -- expect: cipher NaCl-box functions=encrypt
luasodium.crypto_box_detached(x, y, z) -- expect: cipher NaCl-box functions=encrypt
luasodium.crypto_box_open(x, y, z) -- expect: cipher NaCl-box functions=decrypt
luasodium.crypto_box_open_easy(x, y, z) -- expect: cipher NaCl-box functions=decrypt
luasodium.crypto_box_open_detached(x, y, z) -- expect: cipher NaCl-box functions=decrypt
luasodium.crypto_box_keypair(x, y, z) -- expect: keygen x25519
luasodium.crypto_sign_keypair(x, y, z) -- expect: keygen Ed25519
luasodium.crypto_sign(x, y, z) -- expect: signature Ed25519 functions=sign
luasodium.crypto_sign_detached(x, y, z) -- expect: signature Ed25519 functions=sign
luasodium.crypto_sign_open(x, y, z) -- expect: signature Ed25519 functions=verify
luasodium.crypto_sign_verify_detached(x, y, z) -- expect: signature Ed25519 functions=verify
luasodium.crypto_generichash(x, y, z) -- expect: hash BLAKE2b
luasodium.crypto_pwhash_str(x, y, z) -- expect: password-hash Argon2id
luasodium.crypto_pwhash(x, y, z) -- expect: password-hash Argon2id
luasodium.crypto_pwhash_str_verify(x, y, z) -- expect: password-hash Argon2id
luasodium.crypto_scalarmult(x, y, z) -- expect: key-agreement x25519
luasodium.randombytes_buf(x, y, z) -- expect: random RNG
md5.sum(x, y, z) -- expect: hash MD5
md5.sumhexa(x, y, z) -- expect: hash MD5
sha1.sha1(x, y, z) -- expect: hash SHA-1
sha1.binary(x, y, z) -- expect: hash SHA-1
sha1.hmac(x, y, z) -- expect: mac HMAC-SHA-1 digest=SHA-1
sha1.hmac_binary(x, y, z) -- expect: mac HMAC-SHA-1 digest=SHA-1
sha2.md5(x, y, z) -- expect: hash MD5
sha2.sha1(x, y, z) -- expect: hash SHA-1
sha2.sha224(x, y, z) -- expect: hash SHA-224
sha2.sha256(x, y, z) -- expect: hash SHA-256
sha2.sha384(x, y, z) -- expect: hash SHA-384
sha2.sha512(x, y, z) -- expect: hash SHA-512
sha2.sha3_256(x, y, z) -- expect: hash SHA3-256
sha2.sha3_512(x, y, z) -- expect: hash SHA3-512
sha2.blake2b(x, y, z) -- expect: hash BLAKE2b
sha2.blake2s(x, y, z) -- expect: hash BLAKE2s
sha2.blake3(x, y, z) -- expect: hash BLAKE3
pure_lua_SHA.sha2.md5(x, y, z) -- expect: hash MD5
pure_lua_SHA.sha2.sha1(x, y, z) -- expect: hash SHA-1
pure_lua_SHA.sha2.sha224(x, y, z) -- expect: hash SHA-224
pure_lua_SHA.sha2.sha256(x, y, z) -- expect: hash SHA-256
pure_lua_SHA.sha2.sha384(x, y, z) -- expect: hash SHA-384
pure_lua_SHA.sha2.sha512(x, y, z) -- expect: hash SHA-512
pure_lua_SHA.sha2.sha3_256(x, y, z) -- expect: hash SHA3-256
pure_lua_SHA.sha2.sha3_512(x, y, z) -- expect: hash SHA3-512
pure_lua_SHA.sha2.blake2b(x, y, z) -- expect: hash BLAKE2b
pure_lua_SHA.sha2.blake2s(x, y, z) -- expect: hash BLAKE2s
pure_lua_SHA.sha2.blake3(x, y, z) -- expect: hash BLAKE3
bcrypt.digest(x, y, z) -- expect: password-hash bcrypt functions=keyderive
bcrypt.verify(x, y, z) -- expect: password-hash bcrypt functions=verify
argon2.hash_encoded(x, y, z) -- expect: password-hash Argon2
argon2.verify(x, y, z) -- expect: password-hash Argon2
