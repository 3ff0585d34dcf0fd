use blake2::{Blake2b, Blake2bMac, Blake2bVar, Blake2sMac256, digest::consts::U32};
use md5::{Digest, Md5 as Legacy};
use sha2::{Digest as _, Sha256, Sha512_256};

fn uses(data: &[u8], key: &[u8; 32]) {
    let mut hasher = Sha256::new(); // expect: hash SHA-256 functions=digest
    hasher.update(data);
    let out = hasher.finalize();
    Sha512_256::digest(data); // expect: hash SHA-512/256
    Legacy::new().chain_update(data).finalize(); // expect: hash MD5 functions=digest
    <sha2::Sha384 as Digest>::digest(data); // expect: hash SHA-384
    let named: sha1::Sha1 = sha1::Sha1::default(); // expect: hash SHA-1
    Blake2b::<U32>::new(); // expect: hash BLAKE2b-256 outputBits=256
    Blake2bVar::new(20).unwrap(); // expect: hash BLAKE2b-160 outputBits=160
    Blake2sMac256::new_from_slice(b"0123456789abcdef").unwrap(); // expect: mac BLAKE2s-MAC-256 keyBits=128 outputBits=256
    Blake2bMac::<U32>::new_from_slice(key); // expect: mac BLAKE2b-MAC-256 outputBits=256
    blake3::hash(data); // expect: hash BLAKE3
    blake3::keyed_hash(key, data); // expect: mac BLAKE3-MAC keyBits=256
    blake2b_simd::Params::new().hash_length(16).key(b"01234567").to_state(); // expect: hash BLAKE2b-128 outputBits=128 keyBits=64
    sha3::Shake128::default(); // expect: hash SHAKE128
    let s = "sha2::Sha256::new()";
}

struct Sha224;
impl Sha224 { fn new() -> Self { Sha224 } }

fn not(data: &[u8]) {
    Sha224::new();
    crate::md5::Md5::new();
    mysha2::Sha256::digest(data);
    Md4::digest(data);
}
