use aes_gcm::aead::OsRng;
use rand::{rngs::StdRng, RngCore, SeedableRng};

fn uses(data: &[u8]) -> Result<(), Error> {
    let mut nonce = [0u8; 12];
    OsRng.fill_bytes(&mut nonce); // expect: random RNG byteLength=12
    rand::thread_rng().fill_bytes(&mut nonce); // expect: random RNG byteLength=12
    rand::rng().fill(&mut nonce); // expect: random RNG byteLength=12
    rand::rng().shuffle(); // expect: random RNG
    rand::rngs::OsRng.try_fill_bytes(&mut nonce)?; // expect: random RNG byteLength=12
    rand_core::OsRng.fill_bytes(&mut nonce); // expect: random RNG byteLength=12
    chacha20poly1305::aead::OsRng.fill_bytes(&mut nonce); // expect: random RNG byteLength=12
    argon2::password_hash::rand_core::OsRng.fill_bytes(&mut nonce); // expect: random RNG byteLength=12
    password_hash::rand_core::OsRng.fill_bytes(&mut nonce); // expect: random RNG byteLength=12
    let rng = StdRng::from_entropy(); // expect: random RNG
    getrandom::getrandom(&mut nonce)?; // expect: random RNG byteLength=12
    let builder = snow::Builder::new("Noise_XX_25519_ChaChaPoly_BLAKE2s".parse()?); // expect: protocol Noise-XX parameterSet=XX curve=Curve25519 digest=BLAKE2s cipher=ChaCha20-Poly1305
    builder.generate_keypair()?; // expect: keygen x25519
    rcgen::KeyPair::generate_for(&rcgen::PKCS_ED25519)?; // expect: keygen Ed25519
    rcgen::KeyPair::generate()?; // expect: keygen ECDSA-P-256-SHA-256 curve=P-256 digest=SHA-256
    ssh_key::PrivateKey::random(&mut OsRng, ssh_key::Algorithm::Ed25519)?; // expect: keygen Ed25519
    age::Encryptor::with_user_passphrase(secret); // expect: cipher age functions=encrypt
    Ok(())
}

fn not() {
    other.fill_bytes(&mut nonce);
    my_rand::thread_rng();
    random();
}
