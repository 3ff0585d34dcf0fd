defmodule Demo.Hashes do
  def hashes(data, key) do
    ExKeccak.hash_224(data) # expect: hash Keccak-224
    ExKeccak.hash_256(data) # expect: hash Keccak-256
    ExKeccak.hash_384(data) # expect: hash Keccak-384
    ExKeccak.hash_512(data) # expect: hash Keccak-512
    ExSha3.keccak_224(data) # expect: hash Keccak-224
    ExSha3.keccak_256(data) # expect: hash Keccak-256
    ExSha3.keccak_384(data) # expect: hash Keccak-384
    ExSha3.keccak_512(data) # expect: hash Keccak-512
    ExSha3.sha3_224(data) # expect: hash SHA3-224
    ExSha3.sha3_256(data) # expect: hash SHA3-256
    ExSha3.sha3_384(data) # expect: hash SHA3-384
    ExSha3.sha3_512(data) # expect: hash SHA3-512
    Blake2.hash2b(data, 32) # expect: hash BLAKE2b-256
    Blake2.blake2b(data) # expect: hash BLAKE2b
    Blake2.hash2s(data, 16) # expect: hash BLAKE2s-128
    Blake2.blake2s(data) # expect: hash BLAKE2s
    Blake3.hash(data) # expect: hash BLAKE3
    Blake3.new() # expect: hash BLAKE3
    Blake3.keyed_hash(key, data) # expect: mac BLAKE3-MAC
    Blake3.new_keyed(key) # expect: mac BLAKE3-MAC
    Blake3.derive_key("context", data) # expect: kdf BLAKE3
  end

  def curves(data, key, signature) do
    ExSecp256k1.sign(data, key) # expect: signature ECDSA-secp256k1 functions=sign
    ExSecp256k1.sign_compact(data, key) # expect: signature ECDSA-secp256k1 functions=sign
    ExSecp256k1.verify(data, signature, key) # expect: signature ECDSA-secp256k1 functions=verify
    ExSecp256k1.recover(data, signature, signature, 0) # expect: signature ECDSA-secp256k1 functions=verify
    ExSecp256k1.recover_compact(data, signature, 0) # expect: signature ECDSA-secp256k1 functions=verify
    ExSecp256k1.create_public_key(key) # expect: key EC-secp256k1 material=public-key
    key = Curvy.generate_key() # expect: keygen EC-secp256k1
    Curvy.sign(data, key) # expect: signature ECDSA-secp256k1-SHA-256 functions=sign
    Curvy.verify(signature, data, key, hash: :sha512) # expect: signature ECDSA-secp256k1-SHA-512 functions=verify
    Curvy.recover_key(signature, data) # expect: signature ECDSA-secp256k1 functions=verify
    Curvy.get_shared_secret(key, key) # expect: key-agreement ECDH-secp256k1
  end

  def codes(user, code) do
    secret = NimbleTOTP.secret() # expect: random RNG
    NimbleTOTP.verification_code(secret) # expect: mac HMAC-SHA-1 functions=tag
    NimbleTOTP.valid?(user.secret, code) # expect: mac HMAC-SHA-1 functions=verify
  end

  def identifiers(name) do
    UUID.uuid3(:dns, name) # expect: hash MD5
    UUID.uuid5(:dns, name) # expect: hash SHA-1
    Uniq.UUID.uuid3(:dns, name) # expect: hash MD5
    Uniq.UUID.uuid5(:url, name) # expect: hash SHA-1
    UUID.uuid4()
  end
end
