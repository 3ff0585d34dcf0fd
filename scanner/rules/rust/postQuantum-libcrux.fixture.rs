use libcrux_kem::{key_gen, Algorithm, Ct, PrivateKey, PublicKey};

fn kems(rng: &mut Rng, public: &PublicKey, private: &PrivateKey, ct: Ct) {
    key_gen(Algorithm::X25519, rng); // expect: keygen x25519
    key_gen(Algorithm::X448, rng); // expect: keygen x448
    key_gen(Algorithm::Secp256r1, rng); // expect: keygen ECDH-P-256
    key_gen(Algorithm::Secp384r1, rng); // expect: keygen ECDH-P-384
    key_gen(Algorithm::Secp521r1, rng); // expect: keygen ECDH-P-521
    key_gen(Algorithm::MlKem512, rng); // expect: keygen ML-KEM-512
    key_gen(Algorithm::MlKem768, rng); // expect: keygen ML-KEM-768
    key_gen(Algorithm::MlKem1024, rng); // expect: keygen ML-KEM-1024
    key_gen(Algorithm::XWingKemDraft06, rng); // expect: keygen X-Wing
    key_gen(Algorithm::X25519MlKem768Draft00, rng); // expect: keygen unknown
    public.encapsulate(rng); // expect: kem unknown functions=encapsulate
    public.encapsulate_derand(seed); // expect: kem unknown functions=encapsulate
    ct.decapsulate(private); // expect: kem unknown functions=decapsulate
    libcrux_ecdh::key_gen(libcrux_ecdh::Algorithm::X25519, rng); // expect: keygen x25519
    libcrux_ecdh::derive(libcrux_ecdh::Algorithm::P256, point, scalar); // expect: key-agreement ECDH-P-256
    libcrux_hmac::hmac(libcrux_hmac::Algorithm::Sha256, key, data, None); // expect: mac HMAC-SHA-256
    libcrux_hmac::hmac(libcrux_hmac::Algorithm::Sha384, key, data, None); // expect: mac HMAC-SHA-384
    libcrux_hmac::hmac(libcrux_hmac::Algorithm::Sha512, key, data, None); // expect: mac HMAC-SHA-512
    libcrux_hkdf::hkdf(libcrux_hkdf::Algorithm::Sha256, okm, salt, ikm, info); // expect: kdf HKDF-SHA-256
    libcrux_hkdf::extract(libcrux_hkdf::Algorithm::Sha384, prk, salt, ikm); // expect: kdf HKDF-SHA-384
    libcrux_hkdf::expand(libcrux_hkdf::Algorithm::Sha512, okm, prk, info); // expect: kdf HKDF-SHA-512
}
