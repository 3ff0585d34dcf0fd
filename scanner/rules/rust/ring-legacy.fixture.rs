use aws_lc_rs::cipher::{PaddedBlockEncryptingKey, UnboundCipherKey};
use aws_lc_rs::ml_dsa::{ExternalMuSigner, ExternalMuVerifier};
use aws_lc_rs::signature::{ParsedPublicKey, PqdsaKeyPair};
use aws_lc_rs::{cipher, cmac, signature};

fn legacy(key: &[u8]) {
    UnboundCipherKey::new(&cipher::DES_FOR_LEGACY_USE_ONLY, key); // expect: cipher DES-56
    UnboundCipherKey::new(&cipher::DES_EDE_FOR_LEGACY_USE_ONLY, key); // expect: cipher 3DES-112
    let triple = UnboundCipherKey::new(&cipher::DES_EDE3_FOR_LEGACY_USE_ONLY, key)?;
    PaddedBlockEncryptingKey::cbc_pkcs7(triple); // expect: cipher 3DES-168-CBC-PKCS7 functions=encrypt
    cmac::Key::new(cmac::DES_EDE3_FOR_LEGACY_USE_ONLY, key); // expect: mac CMAC-3DES
}

fn pairs(bytes: &[u8], public: &[u8]) {
    let pair = PqdsaKeyPair::generate(&signature::ML_DSA_44_SIGNING)?; // expect: keygen ML-DSA-44
    pair.sign(b"text", out); // expect: signature ML-DSA-44 functions=sign
    PqdsaKeyPair::from_seed(&signature::ML_DSA_65_SIGNING, bytes); // expect: key ML-DSA-65 material=private-key
    PqdsaKeyPair::from_pkcs8(&signature::ML_DSA_87_SIGNING, bytes); // expect: key ML-DSA-87 material=private-key
    PqdsaKeyPair::from_raw_private_key(&signature::ML_DSA_87_SIGNING, bytes); // expect: key ML-DSA-87 material=private-key
    ParsedPublicKey::new(&signature::ML_DSA_44, public); // expect: signature ML-DSA-44 functions=verify
    ParsedPublicKey::new(&signature::ML_DSA_65, public); // expect: signature ML-DSA-65 functions=verify
    ParsedPublicKey::new(&signature::ML_DSA_87, public); // expect: signature ML-DSA-87 functions=verify
    ExternalMuSigner::new(&pair); // expect: signature ML-DSA-44 functions=sign
    ExternalMuVerifier::new(&public); // expect: signature ML-DSA functions=verify
}
