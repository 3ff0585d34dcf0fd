// Every entry point that the other fixture does not show.
fn entries() {
  secp256k1::SecretKey::new(x, y, z); // expect: key EC-secp256k1 curve=secp256k1 material=private-key
  secp256k1::SecretKey::from_byte_array(x, y, z); // expect: key EC-secp256k1 curve=secp256k1 material=private-key
  secp256k1::SecretKey::from_str(x, y, z); // expect: key EC-secp256k1 curve=secp256k1 material=private-key
  secp256k1::SecretKey::from_keypair(x, y, z); // expect: key EC-secp256k1 curve=secp256k1 material=private-key
  bitcoin::secp256k1::SecretKey::new(x, y, z); // expect: key EC-secp256k1 curve=secp256k1 material=private-key
  bitcoin::secp256k1::SecretKey::from_slice(x, y, z); // expect: key EC-secp256k1 curve=secp256k1 material=private-key
  bitcoin::secp256k1::SecretKey::from_byte_array(x, y, z); // expect: key EC-secp256k1 curve=secp256k1 material=private-key
  bitcoin::secp256k1::SecretKey::from_str(x, y, z); // expect: key EC-secp256k1 curve=secp256k1 material=private-key
  bitcoin::secp256k1::SecretKey::from_keypair(x, y, z); // expect: key EC-secp256k1 curve=secp256k1 material=private-key
  secp256k1::PublicKey::from_secret_key(x, y, z); // expect: key EC-secp256k1 curve=secp256k1 material=public-key
  secp256k1::PublicKey::from_slice(x, y, z); // expect: key EC-secp256k1 curve=secp256k1 material=public-key
  secp256k1::PublicKey::from_str(x, y, z); // expect: key EC-secp256k1 curve=secp256k1 material=public-key
  bitcoin::secp256k1::PublicKey::from_secret_key(x, y, z); // expect: key EC-secp256k1 curve=secp256k1 material=public-key
  bitcoin::secp256k1::PublicKey::from_slice(x, y, z); // expect: key EC-secp256k1 curve=secp256k1 material=public-key
  bitcoin::secp256k1::PublicKey::from_str(x, y, z); // expect: key EC-secp256k1 curve=secp256k1 material=public-key
  secp256k1::Keypair::new(x, y, z); // expect: keygen EC-secp256k1 curve=secp256k1
  secp256k1::Keypair::from_secret_key(x, y, z); // expect: key EC-secp256k1 material=private-key
  secp256k1::Keypair::from_seckey_slice(x, y, z); // expect: key EC-secp256k1 material=private-key
  secp256k1::KeyPair::new(x, y, z); // expect: keygen EC-secp256k1 curve=secp256k1
  secp256k1::KeyPair::from_secret_key(x, y, z); // expect: key EC-secp256k1 material=private-key
  secp256k1::KeyPair::from_seckey_slice(x, y, z); // expect: key EC-secp256k1 material=private-key
  bitcoin::secp256k1::Keypair::new(x, y, z); // expect: keygen EC-secp256k1 curve=secp256k1
  bitcoin::secp256k1::Keypair::from_secret_key(x, y, z); // expect: key EC-secp256k1 material=private-key
  bitcoin::secp256k1::Keypair::from_seckey_slice(x, y, z); // expect: key EC-secp256k1 material=private-key
  bitcoin::secp256k1::KeyPair::new(x, y, z); // expect: keygen EC-secp256k1 curve=secp256k1
  bitcoin::secp256k1::KeyPair::from_secret_key(x, y, z); // expect: key EC-secp256k1 material=private-key
  bitcoin::secp256k1::KeyPair::from_seckey_slice(x, y, z); // expect: key EC-secp256k1 material=private-key
  secp256k1::generate_keypair(x, y, z); // expect: keygen EC-secp256k1 curve=secp256k1
  bitcoin::secp256k1::generate_keypair(x, y, z); // expect: keygen EC-secp256k1 curve=secp256k1
  secp256k1::ecdh::SharedSecret::new(x, y, z); // expect: key-agreement ECDH-secp256k1 curve=secp256k1
  secp256k1::ecdh::shared_secret_point(x, y, z); // expect: key-agreement ECDH-secp256k1 curve=secp256k1
  bitcoin::secp256k1::ecdh::SharedSecret::new(x, y, z); // expect: key-agreement ECDH-secp256k1 curve=secp256k1
  bitcoin::secp256k1::ecdh::shared_secret_point(x, y, z); // expect: key-agreement ECDH-secp256k1 curve=secp256k1
  libsecp256k1::sign(x, y, z); // expect: signature ECDSA-secp256k1 curve=secp256k1
  libsecp256k1::verify(x, y, z); // expect: signature ECDSA-secp256k1 curve=secp256k1
  libsecp256k1::recover(x, y, z); // expect: signature ECDSA-secp256k1 curve=secp256k1
  libsecp256k1::SecretKey::parse(x, y, z); // expect: key EC-secp256k1 curve=secp256k1
  libsecp256k1::SecretKey::parse_slice(x, y, z); // expect: key EC-secp256k1 curve=secp256k1
  libsecp256k1::SecretKey::random(x, y, z); // expect: keygen EC-secp256k1
  libsecp256k1::PublicKey::parse(x, y, z); // expect: key EC-secp256k1 curve=secp256k1
  libsecp256k1::PublicKey::parse_slice(x, y, z); // expect: key EC-secp256k1 curve=secp256k1
  libsecp256k1::PublicKey::parse_compressed(x, y, z); // expect: key EC-secp256k1 material=public-key
  libsecp256k1::PublicKey::from_secret_key(x, y, z); // expect: key EC-secp256k1 curve=secp256k1
  libsecp256k1::SharedSecret::new(x, y, z); // expect: key-agreement ECDH-secp256k1 curve=secp256k1
  bitcoin_hashes::sha256::Hash::hash(x, y, z); // expect: hash SHA-256
  bitcoin_hashes::sha256::Hash::engine(x, y, z); // expect: hash SHA-256
  bitcoin::hashes::sha256::Hash::hash(x, y, z); // expect: hash SHA-256
  bitcoin::hashes::sha256::Hash::engine(x, y, z); // expect: hash SHA-256
  bitcoin_hashes::sha256d::Hash::hash(x, y, z); // expect: hash SHA-256
  bitcoin_hashes::sha256d::Hash::engine(x, y, z); // expect: hash SHA-256
  bitcoin::hashes::sha256d::Hash::engine(x, y, z); // expect: hash SHA-256
  bitcoin_hashes::sha512::Hash::hash(x, y, z); // expect: hash SHA-512
  bitcoin_hashes::sha512::Hash::engine(x, y, z); // expect: hash SHA-512
  bitcoin::hashes::sha512::Hash::hash(x, y, z); // expect: hash SHA-512
  bitcoin::hashes::sha512::Hash::engine(x, y, z); // expect: hash SHA-512
  bitcoin_hashes::sha1::Hash::hash(x, y, z); // expect: hash SHA-1
  bitcoin_hashes::sha1::Hash::engine(x, y, z); // expect: hash SHA-1
  bitcoin::hashes::sha1::Hash::hash(x, y, z); // expect: hash SHA-1
  bitcoin::hashes::sha1::Hash::engine(x, y, z); // expect: hash SHA-1
  bitcoin_hashes::ripemd160::Hash::hash(x, y, z); // expect: hash RIPEMD-160
  bitcoin_hashes::ripemd160::Hash::engine(x, y, z); // expect: hash RIPEMD-160
  bitcoin::hashes::ripemd160::Hash::hash(x, y, z); // expect: hash RIPEMD-160
  bitcoin::hashes::ripemd160::Hash::engine(x, y, z); // expect: hash RIPEMD-160
  bitcoin_hashes::hash160::Hash::hash(x, y, z); // expect: hash RIPEMD-160
  bitcoin_hashes::hash160::Hash::engine(x, y, z); // expect: hash RIPEMD-160
  bitcoin::hashes::hash160::Hash::hash(x, y, z); // expect: hash RIPEMD-160
  bitcoin::hashes::hash160::Hash::engine(x, y, z); // expect: hash RIPEMD-160
  bitcoin_hashes::hmac::HmacEngine::new(x, y, z); // expect: mac HMAC
  bitcoin::hashes::hmac::HmacEngine::new(x, y, z); // expect: mac HMAC
  blst::min_pk::SecretKey::key_gen_v3(x, y, z); // expect: keygen BLS12-381
  blst::min_pk::SecretKey::key_gen_v5(x, y, z); // expect: keygen BLS12-381
  blst::min_pk::SecretKey::from_bytes(x, y, z); // expect: key BLS12-381 curve=BLS12-381 material=private-key
  blst::min_pk::SecretKey::deserialize(x, y, z); // expect: key BLS12-381 curve=BLS12-381 material=private-key
  blst::min_pk::SecretKey::derive_master_eip2333(x, y, z); // expect: key BLS12-381 curve=BLS12-381 material=private-key
  blst::min_sig::SecretKey::key_gen(x, y, z); // expect: keygen BLS12-381
  blst::min_sig::SecretKey::key_gen_v3(x, y, z); // expect: keygen BLS12-381
  blst::min_sig::SecretKey::key_gen_v5(x, y, z); // expect: keygen BLS12-381
  blst::min_sig::SecretKey::from_bytes(x, y, z); // expect: key BLS12-381 curve=BLS12-381 material=private-key
  blst::min_sig::SecretKey::deserialize(x, y, z); // expect: key BLS12-381 curve=BLS12-381 material=private-key
  blst::min_sig::SecretKey::derive_master_eip2333(x, y, z); // expect: key BLS12-381 curve=BLS12-381 material=private-key
  blst::min_pk::PublicKey::from_bytes(x, y, z); // expect: key BLS12-381 curve=BLS12-381
  blst::min_pk::PublicKey::deserialize(x, y, z); // expect: key BLS12-381 curve=BLS12-381
  blst::min_pk::PublicKey::uncompress(x, y, z); // expect: key BLS12-381 curve=BLS12-381
  blst::min_pk::PublicKey::aggregate(x, y, z); // expect: key BLS12-381 curve=BLS12-381
  blst::min_pk::PublicKey::key_validate(x, y, z); // expect: key BLS12-381 curve=BLS12-381
  blst::min_pk::Signature::from_bytes(x, y, z); // expect: key BLS12-381 curve=BLS12-381
  blst::min_pk::Signature::deserialize(x, y, z); // expect: key BLS12-381 curve=BLS12-381
  blst::min_pk::Signature::uncompress(x, y, z); // expect: key BLS12-381 curve=BLS12-381
  blst::min_pk::Signature::aggregate(x, y, z); // expect: key BLS12-381 curve=BLS12-381
  blst::min_pk::Signature::key_validate(x, y, z); // expect: key BLS12-381 curve=BLS12-381
  blst::min_pk::AggregateSignature::from_bytes(x, y, z); // expect: key BLS12-381 curve=BLS12-381
  blst::min_pk::AggregateSignature::deserialize(x, y, z); // expect: key BLS12-381 curve=BLS12-381
  blst::min_pk::AggregateSignature::uncompress(x, y, z); // expect: key BLS12-381 curve=BLS12-381
  blst::min_pk::AggregateSignature::aggregate(x, y, z); // expect: key BLS12-381 curve=BLS12-381
  blst::min_pk::AggregateSignature::key_validate(x, y, z); // expect: key BLS12-381 curve=BLS12-381
  blst::min_sig::PublicKey::from_bytes(x, y, z); // expect: key BLS12-381 curve=BLS12-381
  blst::min_sig::PublicKey::deserialize(x, y, z); // expect: key BLS12-381 curve=BLS12-381
  blst::min_sig::PublicKey::uncompress(x, y, z); // expect: key BLS12-381 curve=BLS12-381
  blst::min_sig::PublicKey::aggregate(x, y, z); // expect: key BLS12-381 curve=BLS12-381
  blst::min_sig::PublicKey::key_validate(x, y, z); // expect: key BLS12-381 curve=BLS12-381
  blst::min_sig::Signature::from_bytes(x, y, z); // expect: key BLS12-381 curve=BLS12-381
  blst::min_sig::Signature::deserialize(x, y, z); // expect: key BLS12-381 curve=BLS12-381
  blst::min_sig::Signature::uncompress(x, y, z); // expect: key BLS12-381 curve=BLS12-381
  blst::min_sig::Signature::aggregate(x, y, z); // expect: key BLS12-381 curve=BLS12-381
  blst::min_sig::Signature::key_validate(x, y, z); // expect: key BLS12-381 curve=BLS12-381
  blst::min_sig::AggregateSignature::from_bytes(x, y, z); // expect: key BLS12-381 curve=BLS12-381
  blst::min_sig::AggregateSignature::deserialize(x, y, z); // expect: key BLS12-381 curve=BLS12-381
  blst::min_sig::AggregateSignature::uncompress(x, y, z); // expect: key BLS12-381 curve=BLS12-381
  blst::min_sig::AggregateSignature::aggregate(x, y, z); // expect: key BLS12-381 curve=BLS12-381
  blst::min_sig::AggregateSignature::key_validate(x, y, z); // expect: key BLS12-381 curve=BLS12-381
  bls_signatures::PrivateKey::generate(x, y, z); // expect: keygen BLS12-381
  bls_signatures::PrivateKey::new(x, y, z); // expect: key BLS12-381 material=private-key
  bls_signatures::aggregate(x, y, z); // expect: signature BLS12-381 curve=BLS12-381
  bls_signatures::verify(x, y, z); // expect: signature BLS12-381 curve=BLS12-381
  bls_signatures::verify_messages(x, y, z); // expect: signature BLS12-381 curve=BLS12-381
  schnorrkel::Keypair::generate(x, y, z); // expect: keygen sr25519
  schnorrkel::SecretKey::generate(x, y, z); // expect: keygen sr25519
  schnorrkel::Keypair::from_bytes(x, y, z); // expect: key sr25519
  schnorrkel::MiniSecretKey::generate(x, y, z); // expect: keygen sr25519
  schnorrkel::MiniSecretKey::from_bytes(x, y, z); // expect: key sr25519
  schnorrkel::SecretKey::from_bytes(x, y, z); // expect: key sr25519
  schnorrkel::PublicKey::from_bytes(x, y, z); // expect: key sr25519
  curve25519_dalek::scalar::Scalar::hash_from_bytes(x, y, z); // expect: hash unknown
}
fn m0(v: &secp256k1::Secp256k1) { v.sign(x, y, z); } // expect: signature ECDSA-secp256k1 curve=secp256k1 functions=sign
fn m1(v: &secp256k1::Secp256k1) { v.sign_low_r(x, y, z); } // expect: signature ECDSA-secp256k1 curve=secp256k1 functions=sign
fn m2(v: &secp256k1::Secp256k1) { v.sign_ecdsa_low_r(x, y, z); } // expect: signature ECDSA-secp256k1 curve=secp256k1 functions=sign
fn m3(v: &secp256k1::Secp256k1) { v.sign_recoverable(x, y, z); } // expect: signature ECDSA-secp256k1 curve=secp256k1 functions=sign
fn m4(v: &secp256k1::Secp256k1) { v.sign_ecdsa_recoverable(x, y, z); } // expect: signature ECDSA-secp256k1 curve=secp256k1 functions=sign
fn m5(v: &secp256k1::Secp256k1) { v.verify(x, y, z); } // expect: signature ECDSA-secp256k1 curve=secp256k1 functions=verify
fn m6(v: &secp256k1::Secp256k1) { v.recover(x, y, z); } // expect: signature ECDSA-secp256k1 curve=secp256k1 functions=verify
fn m7(v: &secp256k1::Secp256k1) { v.recover_ecdsa(x, y, z); } // expect: signature ECDSA-secp256k1 curve=secp256k1 functions=verify
fn m8(v: &secp256k1::Secp256k1) { v.sign_schnorr_no_aux_rand(x, y, z); } // expect: signature Schnorr-secp256k1 curve=secp256k1 functions=sign
fn m9(v: &secp256k1::Secp256k1) { v.sign_schnorr_with_aux_rand(x, y, z); } // expect: signature Schnorr-secp256k1 curve=secp256k1 functions=sign
fn m10(v: &secp256k1::Secp256k1) { v.generate_keypair(x, y, z); } // expect: keygen EC-secp256k1 curve=secp256k1
