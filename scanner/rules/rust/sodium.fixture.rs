use sodiumoxide::crypto::{box_, pwhash, secretbox, sign};

fn uses(data: &[u8]) {
    let key = secretbox::gen_key(); // expect: keygen XSalsa20-Poly1305
    let nonce = secretbox::gen_nonce();
    let sealed = secretbox::seal(data, &nonce, &key); // expect: cipher XSalsa20-Poly1305 functions=encrypt
    let (pk, sk) = box_::gen_keypair(); // expect: keygen x25519
    box_::seal(data, &nonce, &pk, &sk); // expect: cipher NaCl-box functions=encrypt
    sign::sign_detached(data, &sk); // expect: signature Ed25519 functions=sign
    pwhash::argon2id13::pwhash(data, ops, mem); // expect: password-hash Argon2id
    sodiumoxide::randombytes::randombytes(32); // expect: random RNG byteLength=32
    orion::kdf::derive_key(&password, &salt, 3, 1 << 16, 32); // expect: kdf Argon2i-65536-3 iterations=3 memoryKib=65536 outputBits=256
}

mod sealedbox { pub fn seal() {} }

fn not(data: &[u8]) {
    sealedbox::seal();
    other::crypto::secretbox::seal(data);
    gen_key();
}
