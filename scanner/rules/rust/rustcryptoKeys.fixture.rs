use ed25519_dalek::{Signer, SigningKey, Verifier, VerifyingKey};
use p256::ecdsa::{signature::Signer as _, Signature, SigningKey as P256Key};
use rsa::{pkcs1v15, Oaep, Pkcs1v15Encrypt, Pkcs1v15Sign, RsaPrivateKey, RsaPublicKey};
use sha2::Sha256;
use x25519_dalek::{EphemeralSecret, PublicKey};

fn rsa_use(data: &[u8]) -> Result<(), Error> {
    let mut rng = rand::thread_rng(); // expect: random RNG
    let bits = 2048;
    let private = RsaPrivateKey::new(&mut rng, bits).expect("key"); // expect: keygen RSA-2048 keyBits=2048
    let public = RsaPublicKey::from(&private); // expect: key RSA-2048 keyBits=2048 material=public-key
    let sealed = public.encrypt(&mut rng, Pkcs1v15Encrypt, data)?; // expect: cipher RSA-PKCS1-1.5-2048 keyBits=2048 material=public-key padding=pkcs1v15 functions=encrypt
    private.decrypt(Oaep::new::<Sha256>(), &sealed)?; // expect: cipher RSA-OAEP-SHA-256-MGF1-2048 keyBits=2048 padding=oaep digest=SHA-256 mgfDigest=SHA-256 functions=decrypt
    private.sign(Pkcs1v15Sign::new::<Sha256>(), data)?; // expect: signature RSA-PKCS1-1.5-SHA-256-2048 keyBits=2048 padding=pkcs1v15 digest=SHA-256 functions=sign
    public.verify(Pkcs1v15Sign::new::<sha1::Sha1>(), data, sig)?; // expect: signature RSA-PKCS1-1.5-SHA-1-2048 keyBits=2048 material=public-key padding=pkcs1v15 digest=SHA-1 functions=verify
    let signer = pkcs1v15::SigningKey::<Sha256>::new(private); // expect: signature RSA-PKCS1-1.5-SHA-256-2048 keyBits=2048 padding=pkcs1v15 digest=SHA-256 functions=sign
    signer.sign(data);
    let old = rsa::PaddingScheme::new_oaep::<Sha256>();
    public.encrypt(&mut rng, old, data)?; // expect: cipher RSA-OAEP-SHA-256-MGF1-2048 keyBits=2048 material=public-key padding=oaep digest=SHA-256 mgfDigest=SHA-256 functions=encrypt
    private.sign(rsa::Pss::new_with_salt::<Sha256>(32), data)?; // expect: signature RSA-PSS-SHA-256-MGF1-32-2048 keyBits=2048 padding=pss digest=SHA-256 mgfDigest=SHA-256 saltBits=256 functions=sign
    Ok(())
}

fn curves(data: &[u8], bytes: &[u8; 32]) -> Result<(), Error> {
    let key = P256Key::random(&mut OsRng); // expect: keygen ECDSA-P-256 curve=P-256
    let sig: Signature = key.sign(data); // expect: signature ECDSA-P-256 curve=P-256 functions=sign
    key.verifying_key().verify(data, &sig)?; // expect: key ECDSA-P-256 curve=P-256 material=public-key; signature ECDSA-P-256 curve=P-256 material=public-key functions=verify
    let ed = SigningKey::generate(&mut OsRng); // expect: keygen Ed25519
    let sig = ed.sign(data); // expect: signature Ed25519 functions=sign
    let public: VerifyingKey = ed.verifying_key(); // expect: key Ed25519 material=public-key
    public.verify(data, &sig)?; // expect: signature Ed25519 functions=verify
    let secret = EphemeralSecret::random(); // expect: keygen x25519
    let theirs = PublicKey::from(*bytes); // expect: key x25519 material=public-key
    secret.diffie_hellman(&theirs); // expect: key-agreement x25519
    k256::ecdsa::SigningKey::from_slice(bytes)?.sign_recoverable(data)?; // expect: key ECDSA-secp256k1 material=private-key curve=secp256k1; signature ECDSA-secp256k1 material=private-key curve=secp256k1 functions=sign
    p384::ecdh::EphemeralSecret::random(&mut rng).diffie_hellman(&other); // expect: keygen ECDH-P-384 curve=P-384; key-agreement ECDH-P-384 curve=P-384
    p384::ecdh::diffie_hellman(a, b); // expect: key-agreement ECDH-P-384 curve=P-384
    Ok(())
}

fn pqc(seed: &[u8]) {
    let (dk, ek) = ml_kem::MlKem768::generate(&mut rng); // expect: keygen ML-KEM-768 parameterSet=768
    ml_kem::DecapsulationKey::<ml_kem::MlKem512Params>::from_bytes(seed); // expect: key ML-KEM-512 parameterSet=512
    ml_dsa::MlDsa65::key_gen(&mut rng); // expect: keygen ML-DSA-65 parameterSet=65
    ml_dsa::SigningKey::<ml_dsa::MlDsa87>::decode(seed); // expect: key ML-DSA-87 parameterSet=87
    slh_dsa::SigningKey::<slh_dsa::Shake128f>::new(&mut rng); // expect: keygen SLH-DSA-SHAKE-128f parameterSet=SHAKE-128f
}

struct PrivateKey;

fn not(data: &[u8]) {
    RSAPrivateKey::new(&mut rng, 1024);
    let key = PrivateKey::generate();
    key.sign(data);
    ecdsa::sign(data);
}

pub struct Secret(ed25519_dalek::SigningKey);
pub struct Trusted(String, pub ed25519_dalek::VerifyingKey);
impl Secret {
    fn sign(&self, message: &[u8]) -> Signed {
        Signed(self.0.sign(message)) // expect: signature Ed25519 functions=sign
    }
}
fn is_signed(by: &Trusted, message: &[u8], signed: &Signed) -> bool {
    by.0.verify_strict(message, &signed.0);
    by.1.verify_strict(message, &signed.0) // expect: signature Ed25519 functions=verify
}
