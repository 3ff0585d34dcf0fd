defmodule Demo.Ciphers do
  def ex_crypto(data, key, pem) do
    {:ok, made} = ExCrypto.generate_aes_key(:aes_256, :bytes) # expect: keygen AES-256 material=secret-key
    ExCrypto.generate_aes_key!(:aes_128, :bytes) # expect: keygen AES-128 material=secret-key
    ExCrypto.encrypt(key, data) # expect: cipher AES functions=encrypt
    ExCrypto.encrypt!(key, data) # expect: cipher AES functions=encrypt
    ExCrypto.decrypt(key, data) # expect: cipher AES functions=decrypt
    ExCrypto.decrypt!(key, data) # expect: cipher AES functions=decrypt
    ExCrypto.rand_bytes(16) # expect: random RNG byteLength=16
    ExCrypto.rand_bytes!(32) # expect: random RNG byteLength=32
    ExCrypto.Hash.hash(:sha256, data) # expect: hash SHA-256
    ExCrypto.Hash.hash!(:md5, data) # expect: hash MD5
    ExCrypto.HMAC.hmac(:sha256, key, data) # expect: mac HMAC-SHA-256
    ExPublicKey.generate_key(4096) # expect: keygen RSA-4096 material=private-key
    ExPublicKey.load("key.pem") # expect: key unknown certificateFormat=PEM
    ExPublicKey.load!("key.pem") # expect: key unknown certificateFormat=PEM
    ExPublicKey.loads(pem) # expect: key unknown certificateFormat=PEM
    key = ExPublicKey.loads!(pem) # expect: key unknown certificateFormat=PEM
    ExPublicKey.encrypt_public(data, key) # expect: cipher RSA functions=encrypt
    ExPublicKey.encrypt_private(data, key) # expect: cipher RSA functions=encrypt
    ExPublicKey.decrypt_private(data, key) # expect: cipher RSA functions=decrypt
    ExPublicKey.decrypt_public(data, key) # expect: cipher RSA functions=decrypt
    ExPublicKey.sign(data, :sha512, key) # expect: signature RSA-SHA-512 functions=sign
    ExPublicKey.verify(data, data, key) # expect: signature RSA functions=verify
  end

  def cloak(data, opts) do
    Cloak.Ciphers.AES.GCM.encrypt(data, opts) # expect: cipher AES-GCM functions=encrypt
    Cloak.Ciphers.AES.GCM.decrypt(data, opts) # expect: cipher AES-GCM functions=decrypt
    Cloak.Ciphers.AES.CTR.encrypt(data, opts) # expect: cipher AES-CTR functions=encrypt
    Cloak.Ciphers.AES.CTR.decrypt(data, opts) # expect: cipher AES-CTR functions=decrypt
  end

  def enacl(data, nonce, public, secret) do
    :enacl.box_keypair() # expect: keygen x25519
    :enacl.box_seed_keypair(data) # expect: keygen x25519
    :enacl.sign_keypair() # expect: keygen Ed25519
    :enacl.sign_seed_keypair(data) # expect: keygen Ed25519
    :enacl.box(data, nonce, public, secret) # expect: cipher NaCl-box functions=encrypt
    :enacl.box_seal(data, public) # expect: cipher NaCl-box functions=encrypt
    :enacl.box_afternm(data, nonce, secret) # expect: cipher NaCl-box functions=encrypt
    :enacl.box_open(data, nonce, public, secret) # expect: cipher NaCl-box functions=decrypt
    :enacl.box_seal_open(data, public, secret) # expect: cipher NaCl-box functions=decrypt
    :enacl.box_open_afternm(data, nonce, secret) # expect: cipher NaCl-box functions=decrypt
    :enacl.secretbox(data, nonce, secret) # expect: cipher XSalsa20-Poly1305 functions=encrypt
    :enacl.secretbox_open(data, nonce, secret) # expect: cipher XSalsa20-Poly1305 functions=decrypt
    :enacl.sign(data, secret) # expect: signature Ed25519 functions=sign
    :enacl.sign_detached(data, secret) # expect: signature Ed25519 functions=sign
    :enacl.sign_open(data, public) # expect: signature Ed25519 functions=verify
    :enacl.sign_verify_detached(data, data, public) # expect: signature Ed25519 functions=verify
    :enacl.generichash(32, data) # expect: hash BLAKE2b-256 outputBits=256
    :enacl.curve25519_scalarmult(secret, public) # expect: key-agreement x25519
    :enacl.box_beforenm(public, secret) # expect: key-agreement x25519
    :enacl.pwhash(data, nonce) # expect: password-hash Argon2id
    :enacl.pwhash_str(data) # expect: password-hash Argon2id
    :enacl.pwhash_str_verify(data, data) # expect: password-hash Argon2id functions=verify
    :enacl.randombytes(24) # expect: random RNG byteLength=24
  end

  def kms(id, data) do
    ExAws.KMS.encrypt(id, data) |> ExAws.request!() # expect: cipher unknown functions=encrypt
    ExAws.KMS.re_encrypt(data, id) # expect: cipher unknown functions=encrypt
    ExAws.KMS.decrypt(data) # expect: cipher unknown functions=decrypt
    ExAws.KMS.create_key() # expect: keygen unknown
    ExAws.KMS.generate_data_key(id) # expect: keygen unknown
    ExAws.KMS.generate_data_key_without_plaintext(id) # expect: keygen unknown
    ExAws.KMS.generate_random() # expect: random RNG
  end
end
