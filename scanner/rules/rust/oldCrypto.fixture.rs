extern crate crypto;
use crypto::{aes, blockmodes, buffer, digest::Digest, hmac::Hmac, mac::Mac, md5::Md5, sha2::Sha256};

fn uses(key: &[u8], iv: &[u8; 16], data: &[u8]) {
    let mut md = Md5::new(); // expect: hash MD5 functions=digest
    md.input(data);
    md.result_str();
    let mut mac = Hmac::new(Sha256::new(), b"0123"); // expect: mac HMAC-SHA-256 digest=SHA-256 keyBits=32 functions=tag
    mac.input(data);
    aes::cbc_encryptor(aes::KeySize::KeySize256, key, iv, blockmodes::PkcsPadding); // expect: cipher AES-256-CBC-PKCS7 mode=cbc keyBits=256 padding=pkcs7 functions=encrypt
    crypto::scrypt::scrypt(data, b"saltsalt", &crypto::scrypt::ScryptParams::new(14, 8, 1), &mut out); // expect: kdf scrypt-16384-8-1 iterations=16384 blockSize=8 parallelism=1 saltBits=64
    let digest = md5::compute(data); // expect: hash MD5
    let mut context = md5::Context::new(); // expect: hash MD5 functions=digest
    context.consume(data);
    tiny_keccak::Keccak::v256(); // expect: hash Keccak-256
}

fn not(data: &[u8]) {
    md6::compute(data);
    Md5Alike::new();
}
