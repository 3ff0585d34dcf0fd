// Every entry point that the other fixture does not show.
fn entries() {
  crypto::sha1::Sha1::new(x, y, z); // expect: hash SHA-1
  crypto::sha2::Sha224::new(x, y, z); // expect: hash SHA-224
  crypto::sha2::Sha384::new(x, y, z); // expect: hash SHA-384
  crypto::sha2::Sha512::new(x, y, z); // expect: hash SHA-512
  crypto::sha2::Sha512Trunc224::new(x, y, z); // expect: hash unknown
  crypto::sha2::Sha512Trunc256::new(x, y, z); // expect: hash unknown
  crypto::sha3::Sha3::sha3_224(x, y, z); // expect: hash SHA3-224
  crypto::sha3::Sha3::sha3_256(x, y, z); // expect: hash SHA3-256
  crypto::sha3::Sha3::sha3_384(x, y, z); // expect: hash SHA3-384
  crypto::sha3::Sha3::sha3_512(x, y, z); // expect: hash SHA3-512
  crypto::sha3::Sha3::keccak224(x, y, z); // expect: hash Keccak-224
  crypto::sha3::Sha3::keccak256(x, y, z); // expect: hash Keccak-256
  crypto::sha3::Sha3::keccak384(x, y, z); // expect: hash Keccak-384
  crypto::sha3::Sha3::keccak512(x, y, z); // expect: hash Keccak-512
  crypto::sha3::Sha3::shake_128(x, y, z); // expect: hash SHAKE128
  crypto::sha3::Sha3::shake_256(x, y, z); // expect: hash SHAKE256
  crypto::ripemd160::Ripemd160::new(x, y, z); // expect: hash RIPEMD-160
  crypto::whirlpool::Whirlpool::new(x, y, z); // expect: hash Whirlpool
  crypto::blake2b::Blake2b::new(x, y, z); // expect: hash BLAKE2b
  crypto::blake2s::Blake2s::new(x, y, z); // expect: hash BLAKE2s
  crypto::poly1305::Poly1305::new(x, y, z); // expect: mac Poly1305
  crypto::aes::ecb_encryptor(x, y, z); // expect: cipher AES-ECB mode=ecb functions=encrypt
  crypto::aes::cbc_decryptor(x, y, z); // expect: cipher AES-CBC mode=cbc functions=decrypt
  crypto::aes::ecb_decryptor(x, y, z); // expect: cipher AES-ECB mode=ecb functions=decrypt
  crypto::aes::ctr(x, y, z); // expect: cipher AES-CTR mode=ctr
  crypto::aes::ctr(crypto::aes::KeySize::KeySize128, k, n); // expect: cipher AES-128-CTR mode=ctr keyBits=128
  crypto::aes::ctr(crypto::aes::KeySize::KeySize192, k, n); // expect: cipher AES-192-CTR mode=ctr keyBits=192
  crypto::aes::cbc_encryptor(s, k, i, crypto::blockmodes::NoPadding); // expect: cipher AES-CBC-NoPadding mode=cbc padding=none functions=encrypt
  crypto::aes_gcm::AesGcm::new(x, y, z); // expect: cipher AES-GCM mode=gcm
  crypto::blowfish::Blowfish::new(x, y, z); // expect: cipher Blowfish
  crypto::blowfish::Blowfish::init_state(x, y, z); // expect: cipher Blowfish
  crypto::rc4::Rc4::new(x, y, z); // expect: cipher RC4
  crypto::chacha20::ChaCha20::new(x, y, z); // expect: cipher ChaCha20
  crypto::chacha20::ChaCha20::new_xchacha20(x, y, z); // expect: cipher ChaCha20
  crypto::chacha20poly1305::ChaCha20Poly1305::new(x, y, z); // expect: cipher ChaCha20-Poly1305
  crypto::salsa20::Salsa20::new(x, y, z); // expect: cipher Salsa20
  crypto::salsa20::Salsa20::new_xsalsa20(x, y, z); // expect: cipher Salsa20
  crypto::bcrypt::bcrypt(x, y, z); // expect: kdf bcrypt
  crypto::pbkdf2::pbkdf2(x, y, z); // expect: kdf PBKDF2
  crypto::pbkdf2::pbkdf2_simple(x, y, z); // expect: password-hash PBKDF2
  crypto::hkdf::hkdf_extract(x, y, z); // expect: kdf HKDF
  crypto::hkdf::hkdf_expand(x, y, z); // expect: kdf HKDF
  crypto::ed25519::keypair(x, y, z); // expect: keygen Ed25519
  crypto::ed25519::signature(x, y, z); // expect: signature Ed25519 functions=sign
  crypto::ed25519::verify(x, y, z); // expect: signature Ed25519 functions=verify
  crypto::ed25519::exchange(x, y, z); // expect: key-agreement x25519
  crypto::curve25519::curve25519(x, y, z); // expect: key-agreement x25519
  crypto::curve25519::curve25519_base(x, y, z); // expect: key-agreement x25519
  sha1_smol::Sha1::from(x, y, z); // expect: hash SHA-1
  sha1::Sha1::from(x, y, z); // expect: hash SHA-1
  sha1_smol::Sha1::new(x, y, z); // expect: hash SHA-1
  tiny_keccak::Keccak::v224(x, y, z); // expect: hash Keccak-224
  tiny_keccak::Keccak::v384(x, y, z); // expect: hash Keccak-384
  tiny_keccak::Keccak::v512(x, y, z); // expect: hash Keccak-512
  tiny_keccak::keccak256(x, y, z); // expect: hash Keccak-256
  tiny_keccak::keccak512(x, y, z); // expect: hash Keccak-512
  tiny_keccak::Sha3::v224(x, y, z); // expect: hash SHA3-224
  tiny_keccak::Sha3::v256(x, y, z); // expect: hash SHA3-256
  tiny_keccak::Sha3::v384(x, y, z); // expect: hash SHA3-384
  tiny_keccak::Sha3::v512(x, y, z); // expect: hash SHA3-512
  tiny_keccak::Shake::v128(x, y, z); // expect: hash SHAKE128
  tiny_keccak::Shake::v256(x, y, z); // expect: hash SHAKE256
  tiny_keccak::CShake::v128(x, y, z); // expect: hash cSHAKE128
  tiny_keccak::CShake::v256(x, y, z); // expect: hash cSHAKE256
  tiny_keccak::Kmac::v128(x, y, z); // expect: mac KMAC128
  tiny_keccak::Kmac::v256(x, y, z); // expect: mac KMAC256
  keccak_hash::keccak(x, y, z); // expect: hash Keccak-256
  keccak_hash::keccak_256(x, y, z); // expect: hash Keccak-256
  ethers::utils::keccak256(x, y, z); // expect: hash Keccak-256
  ethers_core::utils::keccak256(x, y, z); // expect: hash Keccak-256
  alloy_primitives::keccak256(x, y, z); // expect: hash Keccak-256
  alloy::primitives::keccak256(x, y, z); // expect: hash Keccak-256
  sp_core::hashing::keccak_256(x, y, z); // expect: hash Keccak-256
  sp_io::hashing::keccak_256(x, y, z); // expect: hash Keccak-256
  sp_core::hashing::blake2_128(x, y, z); // expect: hash BLAKE2b
  sp_core::hashing::blake2_256(x, y, z); // expect: hash BLAKE2b
  sp_io::hashing::blake2_128(x, y, z); // expect: hash BLAKE2b
  sp_io::hashing::blake2_256(x, y, z); // expect: hash BLAKE2b
  sp_core::hashing::sha2_256(x, y, z); // expect: hash SHA-256
  sp_io::hashing::sha2_256(x, y, z); // expect: hash SHA-256
}
fn m0(v: &crypto::Digest) { v.input_str(x, y, z); }
fn m1(v: &crypto::Digest) { v.result(x, y, z); }
fn m2(v: &md5::Context) { v.write(x, y, z); }
