use argon2::{password_hash::{PasswordHasher, SaltString}, Algorithm, Argon2, Params, Version};
use hkdf::Hkdf;
use hmac::{Hmac, Mac};
use pbkdf2::pbkdf2_hmac;
use scrypt::{scrypt, Params as ScryptParams};
use sha2::{Sha256, Sha512};

type HmacSha256 = Hmac<Sha256>;
const ROUNDS: u32 = 600_000;

fn sign(key: &[u8; 32], data: &[u8]) -> Result<Vec<u8>, Error> {
    let mut mac = HmacSha256::new_from_slice(key).expect("any size"); // expect: mac HMAC-SHA-256 keyBits=256 digest=SHA-256 functions=tag
    mac.update(data);
    let tag = mac.finalize().into_bytes();
    <Hmac<sha1::Sha1> as Mac>::new_from_slice(b"key!").unwrap().verify_slice(&tag)?; // expect: mac HMAC-SHA-1 keyBits=32 digest=SHA-1 functions=verify
    let hk = Hkdf::<Sha512>::new(Some(&[1u8; 16]), data); // expect: kdf HKDF-SHA-512 digest=SHA-512 saltBits=128 outputBits=336 functions=keyderive
    let mut okm = [0u8; 42];
    hk.expand(b"info", &mut okm)?;
    Hkdf::<Sha256>::new(None, data); // expect: kdf HKDF-SHA-256 digest=SHA-256
    let mut out = [0u8; 32];
    pbkdf2_hmac::<Sha256>(data, b"saltsalt", ROUNDS, &mut out); // expect: kdf PBKDF2-SHA-256-600000 saltBits=64 iterations=600000 digest=SHA-256 outputBits=256
    pbkdf2::pbkdf2::<Hmac<Sha512>>(data, salt, 1000, &mut out); // expect: kdf PBKDF2-SHA-512-1000 iterations=1000 digest=SHA-512 outputBits=256
    pbkdf2::pbkdf2_hmac_array::<Sha256, 20>(data, salt, 4096); // expect: kdf PBKDF2-SHA-256-4096 iterations=4096 digest=SHA-256 outputBits=160
    scrypt(data, b"saltsalt", &ScryptParams::new(15, 8, 1, 32)?, &mut out)?; // expect: kdf scrypt-32768-8-1 iterations=32768 blockSize=8 parallelism=1 outputBits=256 saltBits=64
    let params = Params::new(65536, 3, 4, Some(32))?;
    let a = Argon2::new(Algorithm::Argon2id, Version::V0x13, params); // expect: kdf Argon2id-65536-3-4 memoryKib=65536 iterations=3 parallelism=4 outputBits=256 saltBits=128 functions=keyderive
    a.hash_password_into(data, b"0123456789abcdef", &mut out)?;
    Argon2::default().hash_password(data, &salt)?; // expect: kdf Argon2id-19456-2-1 functions=keyderive memoryKib=19456 iterations=2 parallelism=1 outputBits=256
    let b = Argon2::new(if slow { Algorithm::Argon2i } else { Algorithm::Argon2d }, Version::V0x13, Params::default()); // expect: kdf Argon2d-19456-2-1 memoryKib=19456 iterations=2 parallelism=1; kdf Argon2i-19456-2-1 memoryKib=19456 iterations=2 parallelism=1
    cmac::Cmac::<aes::Aes128>::new_from_slice(key)?; // expect: mac AES-128-CMAC keyBits=128 cipher=AES
    bcrypt::hash(password, bcrypt::DEFAULT_COST)?; // expect: password-hash bcrypt-4096 iterations=4096 functions=keyderive
    bcrypt::hash(password, 10)?; // expect: password-hash bcrypt-1024 iterations=1024 functions=keyderive
    bcrypt::verify(password, hash)?; // expect: password-hash bcrypt functions=verify
    bcrypt_pbkdf::bcrypt_pbkdf(password, b"saltsalt", 100, &mut out)?; // expect: kdf bcrypt-pbkdf-100 saltBits=64 iterations=100 outputBits=256
    balloon_hash::Balloon::<Sha256>::default(); // expect: password-hash Balloon-SHA-256 digest=SHA-256
    let config = argon2::Config { variant: argon2::Variant::Argon2i, mem_cost: 4096, time_cost: 3, lanes: 1, hash_length: 32, ..Default::default() };
    argon2::hash_encoded(data, b"somesalt", &config)?; // expect: password-hash Argon2i-4096-3-1 functions=keyderive memoryKib=4096 iterations=3 parallelism=1 outputBits=256 saltBits=64
    kbkdf::Counter::<Hmac<Sha256>, Hmac<Sha256>>::default(); // expect: kdf SP800_108_CounterKDF-HMAC-SHA-256 digest=SHA-256
    Hmac::<D>::new_from_slice(key); // expect: mac HMAC keyBits=256
    Ok(tag.to_vec())
}

fn not(key: &[u8]) {
    hash(key, 10);
    verify(key, key);
    my::Hmac::<Sha256>::new_from_slice(key);
}
