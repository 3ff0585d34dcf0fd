use secp256k1::{Message, Secp256k1, SecretKey};

fn uses(bytes: &[u8; 32]) -> Result<(), Error> {
    let secp = Secp256k1::new();
    let key = SecretKey::from_slice(bytes)?; // expect: key EC-secp256k1 curve=secp256k1 material=private-key
    let sig = secp.sign_ecdsa(&message, &key); // expect: signature ECDSA-secp256k1 curve=secp256k1 functions=sign
    secp.verify_ecdsa(&message, &sig, &public)?; // expect: signature ECDSA-secp256k1 curve=secp256k1 functions=verify
    bitcoin::secp256k1::Secp256k1::new().sign_schnorr(&message, &pair); // expect: signature Schnorr-secp256k1 curve=secp256k1 functions=sign
    bitcoin::secp256k1::Secp256k1::signing_only().sign_schnorr(&message, &pair); // expect: signature Schnorr-secp256k1 curve=secp256k1 functions=sign
    bitcoin::secp256k1::Secp256k1::verification_only().verify_schnorr(&sig, &message, &public)?; // expect: signature Schnorr-secp256k1 curve=secp256k1 functions=verify
    bitcoin::secp256k1::Secp256k1::gen_new().sign_schnorr(&message, &pair); // expect: signature Schnorr-secp256k1 curve=secp256k1 functions=sign
    Secp256k1::signing_only().sign_ecdsa(&message, &key); // expect: signature ECDSA-secp256k1 curve=secp256k1 functions=sign
    Secp256k1::verification_only().verify_ecdsa(&message, &sig, &public)?; // expect: signature ECDSA-secp256k1 curve=secp256k1 functions=verify
    Secp256k1::gen_new().sign_ecdsa(&message, &key); // expect: signature ECDSA-secp256k1 curve=secp256k1 functions=sign
    bitcoin::hashes::sha256d::Hash::hash(bytes); // expect: hash SHA-256
    let sk = blst::min_pk::SecretKey::key_gen(bytes, &[])?; // expect: keygen BLS12-381
    sk.sign(bytes, dst, &[]); // expect: signature BLS12-381 curve=BLS12-381 functions=sign
    Ok(())
}

fn not(bytes: &[u8]) {
    let secp = Other::new();
    secp.sign_ecdsa(bytes);
    SecretKey2::from_slice(bytes);
}
