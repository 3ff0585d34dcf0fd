defmodule Demo.Crypto do
  @cipher :aes_256_gcm
  @digest :sha256

  def hashes(data) do
    :crypto.hash(@digest, data) # expect: hash SHA-256
    :crypto.hash(:md5, data) # expect: hash MD5
    :crypto.hash(:sha3_512, data) # expect: hash SHA3-512
    data |> :crypto.hash() # expect: hash unknown
    :sha |> :crypto.hash_init() |> :crypto.hash_update(data) # expect: hash SHA-1
    :crypto.hash_xof(:shake256, data, 512) # expect: hash SHAKE256 outputBits=512
    :crypto.md4(data) # expect: hash MD4
    :crypto.md4_init() # expect: hash MD4
    :crypto.md5(data) # expect: hash MD5
    :crypto.md5_init() # expect: hash MD5
    :erlang.md5(data) # expect: hash MD5 functions=digest
    :erlang.md5_init() # expect: hash MD5 functions=digest
    :crypto.ec_curve(:secp384r1) # expect: parameters EC-P-384
    :crypto.sha(data) # expect: hash SHA-1
    :crypto.sha_init() # expect: hash SHA-1
    :crypto.md5_mac(data, data) # expect: mac HMAC-MD5
    :crypto.md5_mac_96(data, data) # expect: mac HMAC-MD5
    :crypto.sha_mac("0123456789abcdef", data) # expect: mac HMAC-SHA-1
    :crypto.sha_mac_96(data, data) # expect: mac HMAC-SHA-1
  end

  def macs(data, key, algorithm \\ :sha384) do
    :crypto.mac(:hmac, :sha256, key, data) # expect: mac HMAC-SHA-256
    :crypto.mac(:hmac, algorithm, key, data) # expect: mac HMAC-SHA-384
    :crypto.macN(:hmac, :sha, key, data, 10) # expect: mac HMAC-SHA-1
    :crypto.mac_init(:hmac, :sha512, key) # expect: mac HMAC-SHA-512
    :crypto.hmac(:sha, key, data) # expect: mac HMAC-SHA-1
    :crypto.hmac_init(:md5, key) # expect: mac HMAC-MD5
    :crypto.cmac(:aes_cbc128, key, data) # expect: mac CMAC
    :crypto.poly1305(key, data) # expect: mac Poly1305
  end

  def ciphers(key, iv, data) do
    nonce = :crypto.strong_rand_bytes(12) # expect: random RNG byteLength=12
    :crypto.crypto_one_time_aead(@cipher, key, nonce, data, "", true) # expect: cipher AES-256-GCM functions=encrypt nonceBits=96
    :crypto.crypto_one_time_aead(:chacha20_poly1305, key, iv, data, "", "tag", false) # expect: cipher ChaCha20-Poly1305 functions=decrypt
    :crypto.crypto_one_time(:aes_128_ecb, key, data, encrypt: true) # expect: cipher AES-128-ECB
    :crypto.crypto_one_time(:aes_256_cbc, key, iv, data, true) # expect: cipher AES-256-CBC functions=encrypt
    :crypto.crypto_init(:rc4, key, false) # expect: cipher RC4 functions=decrypt
    :crypto.crypto_init(:aes_128_ctr, key, iv, false) # expect: cipher AES-128-CTR functions=decrypt
    :crypto.crypto_one_time_aead_init(:aes_128_ccm, key, 16, true) # expect: cipher AES-128-CCM tagBits=128 functions=encrypt
    :crypto.crypto_dyn_iv_init(:aes_192_ctr, key, true) # expect: cipher AES-192-CTR functions=encrypt
    :crypto.block_encrypt(:aes_gcm, key, iv, {"", data}) # expect: cipher AES-GCM functions=encrypt
    :crypto.block_decrypt(:des3_cbc, key, iv, data) # expect: cipher 3DES-CBC functions=decrypt
    :crypto.stream_init(:aes_ctr, key, iv) # expect: cipher AES-CTR
  end

  def keys(theirs, mine, data, key) do
    :crypto.generate_key(:ecdh, :secp256r1) # expect: keygen ECDH-P-256
    :crypto.generate_key(:eddsa, :ed25519) # expect: keygen Ed25519
    :crypto.generate_key(:rsa, {2048, 65537}) # expect: keygen RSA-2048
    :crypto.compute_key(:ecdh, theirs, mine, :secp384r1) # expect: key-agreement ECDH-P-384
    :crypto.sign(:ecdsa, :sha256, data, key) # expect: signature ECDSA-SHA-256 functions=sign
    :crypto.verify(:rsa, :sha512, data, "signature", key) # expect: signature RSA-SHA-512 functions=verify
    :crypto.public_encrypt(:rsa, data, key, :rsa_pkcs1_oaep_padding) # expect: cipher RSA-OAEP functions=encrypt
    :crypto.private_encrypt(:rsa, data, key, :rsa_pkcs1_padding) # expect: cipher RSA-PKCS1-1.5
    :crypto.private_decrypt(:rsa, data, key, :rsa_pkcs1_padding) # expect: cipher RSA-PKCS1-1.5 functions=decrypt
    :crypto.public_decrypt(:rsa, data, key, :rsa_no_padding) # expect: cipher RSA-RAW
    :crypto.encapsulate_key(:mlkem768, key) # expect: kem ML-KEM-768
    :crypto.decapsulate_key(:mlkem1024, key, data) # expect: kem ML-KEM-1024
    :crypto.pbkdf2_hmac(:sha512, "password", "a made-up salt!!", 100_000, 32) # expect: kdf PBKDF2-SHA-512-100000 outputBits=256 saltBits=128
    :crypto.rand_seed() # expect: random RNG
    :crypto.rand_seed_s() # expect: random RNG
    :crypto.rand_seed_alg(:crypto_aes) # expect: random RNG
    :crypto.rand_seed_alg_s(:crypto_aes) # expect: random RNG
    :crypto.rand_bytes(16) # expect: random RNG byteLength=16
    :crypto.rand_uniform(1, 10) # expect: random RNG
  end

  def none(data) do
    :mycrypto.hash(:md5, data)
    crypto.hash(:md5, data)
    ":crypto.hash(:md5)"
  end

  def open(<<iv::binary-12, tag::binary-size(16), data::binary>>, key) do
    :crypto.crypto_one_time_aead(:aes_256_gcm, key, iv, data, "", tag, false) # expect: cipher AES-256-GCM functions=decrypt nonceBits=96
  end

  def open_secret(<<key::bytes-32, _::binary>>, data) do
    <<iv::binary-16, rest::binary>> = data
    :crypto.crypto_one_time(:aes_cbc, key, iv, rest, false) # expect: cipher AES-256-CBC functions=decrypt nonceBits=128
    :crypto.crypto_one_time(:aes_cbc, key, binary_part(data, 0, 16), rest, false) # expect: cipher AES-256-CBC functions=decrypt nonceBits=128
  end
end
