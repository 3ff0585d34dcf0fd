use openssl::bn::BigNum;
use openssl::pkey::{KeyType, PKey};

fn seeds(seed: &[u8]) {
    PKey::private_key_from_seed(None, KeyType::ML_DSA_44, None, seed); // expect: key ML-DSA-44 material=private-key
    PKey::private_key_from_seed(None, KeyType::ML_DSA_65, None, seed); // expect: key ML-DSA-65 material=private-key
    PKey::private_key_from_seed(None, KeyType::ML_DSA_87, None, seed); // expect: key ML-DSA-87 material=private-key
    PKey::private_key_from_seed(None, KeyType::ML_KEM_512, None, seed); // expect: key ML-KEM-512 material=private-key
    PKey::private_key_from_seed(None, KeyType::ML_KEM_768, None, seed); // expect: key ML-KEM-768 material=private-key
    PKey::private_key_from_seed(None, KeyType::ML_KEM_1024, None, seed); // expect: key ML-KEM-1024 material=private-key
    PKey::private_key_from_raw_bytes_ex(None, KeyType::ED25519, None, seed); // expect: key Ed25519 material=private-key
    PKey::private_key_from_raw_bytes_ex(None, KeyType::ED448, None, seed); // expect: key Ed448 material=private-key
    PKey::private_key_from_raw_bytes_ex(None, KeyType::X25519, None, seed); // expect: key x25519 material=private-key
    PKey::private_key_from_raw_bytes_ex(None, KeyType::X448, None, seed); // expect: key x448 material=private-key
    PKey::public_key_from_raw_bytes_ex(None, KeyType::RSA, None, seed); // expect: key RSA material=public-key
    PKey::public_key_from_raw_bytes_ex(None, KeyType::RSA_PSS, None, seed); // expect: key RSA-PSS material=public-key
    PKey::public_key_from_raw_bytes_ex(None, KeyType::DSA, None, seed); // expect: key DSA material=public-key
    PKey::public_key_from_raw_bytes_ex(None, KeyType::DH, None, seed); // expect: key DH material=public-key
    PKey::public_key_from_raw_bytes_ex(None, KeyType::EC, None, seed); // expect: key EC material=public-key
}

fn primes() {
    BigNum::get_rfc2409_prime_768(); // expect: parameters FFDHE-modp768
    BigNum::get_rfc2409_prime_1024(); // expect: parameters FFDHE-modp1024
    BigNum::get_rfc3526_prime_1536(); // expect: parameters FFDHE-modp1536
    BigNum::get_rfc3526_prime_2048(); // expect: parameters FFDHE-modp2048
    BigNum::get_rfc3526_prime_3072(); // expect: parameters FFDHE-modp3072
    BigNum::get_rfc3526_prime_4096(); // expect: parameters FFDHE-modp4096
    BigNum::get_rfc3526_prime_6144(); // expect: parameters FFDHE-modp6144
    BigNum::get_rfc3526_prime_8192(); // expect: parameters FFDHE-modp8192
}
