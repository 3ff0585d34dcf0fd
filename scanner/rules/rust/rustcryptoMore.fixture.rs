use hmac::Hmac;
use cts::{CbcCs1, CbcCs2, CbcCs3, EcbCs1, EcbCs2, EcbCs3};
use pmac::Pmac;
use retail_mac::RetailMac;
use xmss::KeyPair;

fn hashed(key: &[u8]) {
    Hmac::<jh::Jh224>::new_from_slice(key); // expect: mac HMAC-JH
    Hmac::<jh::Jh256>::new_from_slice(key); // expect: mac HMAC-JH
    Hmac::<jh::Jh384>::new_from_slice(key); // expect: mac HMAC-JH
    Hmac::<jh::Jh512>::new_from_slice(key); // expect: mac HMAC-JH
    Hmac::<shabal::Shabal192>::new_from_slice(key); // expect: mac HMAC-Shabal
    Hmac::<shabal::Shabal224>::new_from_slice(key); // expect: mac HMAC-Shabal
    Hmac::<shabal::Shabal256>::new_from_slice(key); // expect: mac HMAC-Shabal
    Hmac::<shabal::Shabal384>::new_from_slice(key); // expect: mac HMAC-Shabal
    Hmac::<shabal::Shabal512>::new_from_slice(key); // expect: mac HMAC-Shabal
    Hmac::<fsb::Fsb160>::new_from_slice(key); // expect: mac HMAC-FSB
    Hmac::<fsb::Fsb224>::new_from_slice(key); // expect: mac HMAC-FSB
    Hmac::<fsb::Fsb256>::new_from_slice(key); // expect: mac HMAC-FSB
    Hmac::<fsb::Fsb384>::new_from_slice(key); // expect: mac HMAC-FSB
    Hmac::<fsb::Fsb512>::new_from_slice(key); // expect: mac HMAC-FSB
    Hmac::<bash_hash::BashHash256>::new_from_slice(key); // expect: mac HMAC-BASH-256
    Hmac::<bash_hash::BashHash384>::new_from_slice(key); // expect: mac HMAC-BASH-384
    Hmac::<bash_hash::BashHash512>::new_from_slice(key); // expect: mac HMAC-BASH-512
    Hmac::<belt_hash::BeltHash>::new_from_slice(key); // expect: mac HMAC-BelT-Hash
    Hmac::<kupyna::Kupyna224>::new_from_slice(key); // expect: mac HMAC-Kupyna-224
}

fn macs(key: &[u8]) {
    Pmac::<aes::Aes128>::new_from_slice(key); // expect: mac PMAC cipher=AES
    RetailMac::<des::Des>::new(key); // expect: mac ISO9797-MAC-DES
    Pmac::<belt_block::BeltBlock>::new(key); // expect: mac PMAC cipher=BelT
    Pmac::<gift_cipher::Gift128>::new(key); // expect: mac PMAC cipher=GIFT
    Pmac::<rc6::RC6>::new(key); // expect: mac PMAC cipher=RC6
    Pmac::<xtea::Xtea>::new(key); // expect: mac PMAC cipher=XTEA
    Pmac::<speck_cipher::Speck32_64>::new(key); // expect: mac PMAC cipher=SPECK
    Pmac::<speck_cipher::Speck48_72>::new(key); // expect: mac PMAC cipher=SPECK
    Pmac::<speck_cipher::Speck48_96>::new(key); // expect: mac PMAC cipher=SPECK
    Pmac::<speck_cipher::Speck64_96>::new(key); // expect: mac PMAC cipher=SPECK
    Pmac::<speck_cipher::Speck64_128>::new(key); // expect: mac PMAC cipher=SPECK
    Pmac::<speck_cipher::Speck96_96>::new(key); // expect: mac PMAC cipher=SPECK
    Pmac::<speck_cipher::Speck96_144>::new(key); // expect: mac PMAC cipher=SPECK
    Pmac::<speck_cipher::Speck128_128>::new(key); // expect: mac PMAC cipher=SPECK
    Pmac::<speck_cipher::Speck128_192>::new(key); // expect: mac PMAC cipher=SPECK
    Pmac::<speck_cipher::Speck128_256>::new(key); // expect: mac PMAC cipher=SPECK
    CbcCs1::<aes::Aes256>::new(key, iv); // expect: cipher AES-256-CTS mode=cbc-cts
    CbcCs2::<aes::Aes256>::new_from_slices(key, iv); // expect: cipher AES-256-CTS mode=cbc-cts
    CbcCs3::<aes::Aes128>::inner_iv_init(key, iv); // expect: cipher AES-128-CTS mode=cbc-cts
    EcbCs1::<aes::Aes256>::new(key); // expect: cipher AES-256-CTS
    EcbCs2::<aes::Aes256>::new_from_slice(key); // expect: cipher AES-256-CTS
    EcbCs3::<aes::Aes128>::inner_init(key); // expect: cipher AES-128-CTS
    let cipher = aes_gcm::Aes256Gcm::new(key);
    aead_stream::EncryptorBE32::from_aead(cipher, nonce); // expect: cipher AES-256-GCM tagBits=128 functions=encrypt
}

fn passwords(password: &[u8], salt: &[u8]) {
    sha_crypt::sha512_crypt(password, salt, sha_crypt::Params::new(10_000)?); // expect: password-hash crypt-sha512-10000 functions=keyderive
    sha_crypt::sha256_crypt(password, salt, sha_crypt::Sha256Params::new(5_000)?); // expect: password-hash crypt-sha256-5000 functions=keyderive
    sha_crypt::sha512_crypt(password, salt, sha_crypt::Sha512Params::new(5_000)?); // expect: password-hash crypt-sha512-5000 functions=keyderive
    yescrypt::yescrypt(password, salt, &yescrypt::Params::new(mode, 4096, 32, 1)?, out); // expect: kdf yescrypt-4096-32-1
}

fn kems(rng: &mut Rng) {
    let algorithm = frodo_kem::Algorithm::FrodoKem640Shake;
    let (ek, dk) = algorithm.generate_keypair(rng); // expect: keygen FrodoKEM-640-SHAKE
    algorithm.encapsulate_with_rng(&ek, rng); // expect: kem FrodoKEM-640-SHAKE functions=encapsulate
    algorithm.encapsulate(&ek, &key, &[]); // expect: kem FrodoKEM-640-SHAKE functions=encapsulate
    algorithm.decapsulate(&dk, &ct); // expect: kem FrodoKEM-640-SHAKE functions=decapsulate
    frodo_kem::Algorithm::FrodoKem640Aes.generate_keypair(rng); // expect: keygen FrodoKEM-640-AES
    frodo_kem::Algorithm::FrodoKem640Shake.generate_keypair(rng); // expect: keygen FrodoKEM-640-SHAKE
    frodo_kem::Algorithm::FrodoKem976Aes.generate_keypair(rng); // expect: keygen FrodoKEM-976-AES
    frodo_kem::Algorithm::FrodoKem976Shake.generate_keypair(rng); // expect: keygen FrodoKEM-976-SHAKE
    frodo_kem::Algorithm::FrodoKem1344Aes.generate_keypair(rng); // expect: keygen FrodoKEM-1344-AES
    frodo_kem::Algorithm::FrodoKem1344Shake.generate_keypair(rng); // expect: keygen FrodoKEM-1344-SHAKE
    frodo_kem::Algorithm::EphemeralFrodoKem640Aes.generate_keypair(rng); // expect: keygen FrodoKEM-640-AES
    frodo_kem::Algorithm::EphemeralFrodoKem640Shake.generate_keypair(rng); // expect: keygen FrodoKEM-640-SHAKE
    frodo_kem::Algorithm::EphemeralFrodoKem976Aes.generate_keypair(rng); // expect: keygen FrodoKEM-976-AES
    frodo_kem::Algorithm::EphemeralFrodoKem976Shake.generate_keypair(rng); // expect: keygen FrodoKEM-976-SHAKE
    frodo_kem::Algorithm::EphemeralFrodoKem1344Aes.generate_keypair(rng); // expect: keygen FrodoKEM-1344-AES
    frodo_kem::Algorithm::EphemeralFrodoKem1344Shake.generate_keypair(rng); // expect: keygen FrodoKEM-1344-SHAKE
}

fn signatures(rng: &mut Rng) {
    lms_signature::lms::SigningKey::<lms_signature::lms::LmsSha256M32H5<Ots>>::new(rng); // expect: keygen LMS_SHA256_M32_H5
    lms_signature::lms::SigningKey::<lms_signature::lms::LmsSha256M32H10<Ots>>::new(rng); // expect: keygen LMS_SHA256_M32_H10
    lms_signature::lms::SigningKey::<lms_signature::lms::LmsSha256M32H15<Ots>>::new(rng); // expect: keygen LMS_SHA256_M32_H15
    lms_signature::lms::SigningKey::<lms_signature::lms::LmsSha256M32H20<Ots>>::new(rng); // expect: keygen LMS_SHA256_M32_H20
    lms_signature::lms::SigningKey::<lms_signature::lms::LmsSha256M32H25<Ots>>::new(rng); // expect: keygen LMS_SHA256_M32_H25
    KeyPair::<xmss::XmssSha2_10_192>::generate(rng); // expect: keygen XMSS-SHA2_10_192
    KeyPair::<xmss::XmssSha2_10_256>::generate(rng); // expect: keygen XMSS-SHA2_10_256
    KeyPair::<xmss::XmssSha2_10_512>::generate(rng); // expect: keygen XMSS-SHA2_10_512
    KeyPair::<xmss::XmssSha2_16_192>::generate(rng); // expect: keygen XMSS-SHA2_16_192
    KeyPair::<xmss::XmssSha2_16_256>::generate(rng); // expect: keygen XMSS-SHA2_16_256
    KeyPair::<xmss::XmssSha2_16_512>::generate(rng); // expect: keygen XMSS-SHA2_16_512
    KeyPair::<xmss::XmssSha2_20_192>::generate(rng); // expect: keygen XMSS-SHA2_20_192
    KeyPair::<xmss::XmssSha2_20_256>::generate(rng); // expect: keygen XMSS-SHA2_20_256
    KeyPair::<xmss::XmssSha2_20_512>::generate(rng); // expect: keygen XMSS-SHA2_20_512
    KeyPair::<xmss::XmssShake_10_256>::generate(rng); // expect: keygen XMSS-SHAKE_10_256
    KeyPair::<xmss::XmssShake_10_512>::generate(rng); // expect: keygen XMSS-SHAKE_10_512
    KeyPair::<xmss::XmssShake_16_256>::generate(rng); // expect: keygen XMSS-SHAKE_16_256
    KeyPair::<xmss::XmssShake_16_512>::generate(rng); // expect: keygen XMSS-SHAKE_16_512
    KeyPair::<xmss::XmssShake_20_256>::generate(rng); // expect: keygen XMSS-SHAKE_20_256
    KeyPair::<xmss::XmssShake_20_512>::generate(rng); // expect: keygen XMSS-SHAKE_20_512
    KeyPair::<xmss::XmssShake256_10_192>::generate(rng); // expect: keygen XMSS-SHAKE256_10_192
    KeyPair::<xmss::XmssShake256_10_256>::generate(rng); // expect: keygen XMSS-SHAKE256_10_256
    KeyPair::<xmss::XmssShake256_16_192>::generate(rng); // expect: keygen XMSS-SHAKE256_16_192
    KeyPair::<xmss::XmssShake256_16_256>::generate(rng); // expect: keygen XMSS-SHAKE256_16_256
    KeyPair::<xmss::XmssShake256_20_192>::generate(rng); // expect: keygen XMSS-SHAKE256_20_192
    KeyPair::<xmss::XmssShake256_20_256>::generate(rng); // expect: keygen XMSS-SHAKE256_20_256
    KeyPair::<xmss::XmssMtSha2_20_2_192>::generate(rng); // expect: keygen XMSSMT-SHA2_20/2_192
    KeyPair::<xmss::XmssMtSha2_20_2_256>::generate(rng); // expect: keygen XMSSMT-SHA2_20/2_256
    KeyPair::<xmss::XmssMtSha2_20_2_512>::generate(rng); // expect: keygen XMSSMT-SHA2_20/2_512
    KeyPair::<xmss::XmssMtSha2_20_4_192>::generate(rng); // expect: keygen XMSSMT-SHA2_20/4_192
    KeyPair::<xmss::XmssMtSha2_20_4_256>::generate(rng); // expect: keygen XMSSMT-SHA2_20/4_256
    KeyPair::<xmss::XmssMtSha2_20_4_512>::generate(rng); // expect: keygen XMSSMT-SHA2_20/4_512
    KeyPair::<xmss::XmssMtSha2_40_2_192>::generate(rng); // expect: keygen XMSSMT-SHA2_40/2_192
    KeyPair::<xmss::XmssMtSha2_40_2_256>::generate(rng); // expect: keygen XMSSMT-SHA2_40/2_256
    KeyPair::<xmss::XmssMtSha2_40_2_512>::generate(rng); // expect: keygen XMSSMT-SHA2_40/2_512
    KeyPair::<xmss::XmssMtSha2_40_4_192>::generate(rng); // expect: keygen XMSSMT-SHA2_40/4_192
    KeyPair::<xmss::XmssMtSha2_40_4_256>::generate(rng); // expect: keygen XMSSMT-SHA2_40/4_256
    KeyPair::<xmss::XmssMtSha2_40_4_512>::generate(rng); // expect: keygen XMSSMT-SHA2_40/4_512
    KeyPair::<xmss::XmssMtSha2_40_8_192>::generate(rng); // expect: keygen XMSSMT-SHA2_40/8_192
    KeyPair::<xmss::XmssMtSha2_40_8_256>::generate(rng); // expect: keygen XMSSMT-SHA2_40/8_256
    KeyPair::<xmss::XmssMtSha2_40_8_512>::generate(rng); // expect: keygen XMSSMT-SHA2_40/8_512
    KeyPair::<xmss::XmssMtSha2_60_3_192>::generate(rng); // expect: keygen XMSSMT-SHA2_60/3_192
    KeyPair::<xmss::XmssMtSha2_60_3_256>::generate(rng); // expect: keygen XMSSMT-SHA2_60/3_256
    KeyPair::<xmss::XmssMtSha2_60_3_512>::generate(rng); // expect: keygen XMSSMT-SHA2_60/3_512
    KeyPair::<xmss::XmssMtSha2_60_6_192>::generate(rng); // expect: keygen XMSSMT-SHA2_60/6_192
    KeyPair::<xmss::XmssMtSha2_60_6_256>::generate(rng); // expect: keygen XMSSMT-SHA2_60/6_256
    KeyPair::<xmss::XmssMtSha2_60_6_512>::generate(rng); // expect: keygen XMSSMT-SHA2_60/6_512
    KeyPair::<xmss::XmssMtSha2_60_12_192>::generate(rng); // expect: keygen XMSSMT-SHA2_60/12_192
    KeyPair::<xmss::XmssMtSha2_60_12_256>::generate(rng); // expect: keygen XMSSMT-SHA2_60/12_256
    KeyPair::<xmss::XmssMtSha2_60_12_512>::generate(rng); // expect: keygen XMSSMT-SHA2_60/12_512
    KeyPair::<xmss::XmssMtShake_20_2_256>::generate(rng); // expect: keygen XMSSMT-SHAKE_20/2_256
    KeyPair::<xmss::XmssMtShake_20_2_512>::generate(rng); // expect: keygen XMSSMT-SHAKE_20/2_512
    KeyPair::<xmss::XmssMtShake_20_4_256>::generate(rng); // expect: keygen XMSSMT-SHAKE_20/4_256
    KeyPair::<xmss::XmssMtShake_20_4_512>::generate(rng); // expect: keygen XMSSMT-SHAKE_20/4_512
    KeyPair::<xmss::XmssMtShake_40_2_256>::generate(rng); // expect: keygen XMSSMT-SHAKE_40/2_256
    KeyPair::<xmss::XmssMtShake_40_2_512>::generate(rng); // expect: keygen XMSSMT-SHAKE_40/2_512
    KeyPair::<xmss::XmssMtShake_40_4_256>::generate(rng); // expect: keygen XMSSMT-SHAKE_40/4_256
    KeyPair::<xmss::XmssMtShake_40_4_512>::generate(rng); // expect: keygen XMSSMT-SHAKE_40/4_512
    KeyPair::<xmss::XmssMtShake_40_8_256>::generate(rng); // expect: keygen XMSSMT-SHAKE_40/8_256
    KeyPair::<xmss::XmssMtShake_40_8_512>::generate(rng); // expect: keygen XMSSMT-SHAKE_40/8_512
    KeyPair::<xmss::XmssMtShake_60_3_256>::generate(rng); // expect: keygen XMSSMT-SHAKE_60/3_256
    KeyPair::<xmss::XmssMtShake_60_3_512>::generate(rng); // expect: keygen XMSSMT-SHAKE_60/3_512
    KeyPair::<xmss::XmssMtShake_60_6_256>::generate(rng); // expect: keygen XMSSMT-SHAKE_60/6_256
    KeyPair::<xmss::XmssMtShake_60_6_512>::generate(rng); // expect: keygen XMSSMT-SHAKE_60/6_512
    KeyPair::<xmss::XmssMtShake_60_12_256>::generate(rng); // expect: keygen XMSSMT-SHAKE_60/12_256
    KeyPair::<xmss::XmssMtShake_60_12_512>::generate(rng); // expect: keygen XMSSMT-SHAKE_60/12_512
    KeyPair::<xmss::XmssMtShake256_20_2_192>::generate(rng); // expect: keygen XMSSMT-SHAKE256_20/2_192
    KeyPair::<xmss::XmssMtShake256_20_2_256>::generate(rng); // expect: keygen XMSSMT-SHAKE256_20/2_256
    KeyPair::<xmss::XmssMtShake256_20_4_192>::generate(rng); // expect: keygen XMSSMT-SHAKE256_20/4_192
    KeyPair::<xmss::XmssMtShake256_20_4_256>::generate(rng); // expect: keygen XMSSMT-SHAKE256_20/4_256
    KeyPair::<xmss::XmssMtShake256_40_2_192>::generate(rng); // expect: keygen XMSSMT-SHAKE256_40/2_192
    KeyPair::<xmss::XmssMtShake256_40_2_256>::generate(rng); // expect: keygen XMSSMT-SHAKE256_40/2_256
    KeyPair::<xmss::XmssMtShake256_40_4_192>::generate(rng); // expect: keygen XMSSMT-SHAKE256_40/4_192
    KeyPair::<xmss::XmssMtShake256_40_4_256>::generate(rng); // expect: keygen XMSSMT-SHAKE256_40/4_256
    KeyPair::<xmss::XmssMtShake256_40_8_192>::generate(rng); // expect: keygen XMSSMT-SHAKE256_40/8_192
    KeyPair::<xmss::XmssMtShake256_40_8_256>::generate(rng); // expect: keygen XMSSMT-SHAKE256_40/8_256
    KeyPair::<xmss::XmssMtShake256_60_3_192>::generate(rng); // expect: keygen XMSSMT-SHAKE256_60/3_192
    KeyPair::<xmss::XmssMtShake256_60_3_256>::generate(rng); // expect: keygen XMSSMT-SHAKE256_60/3_256
    KeyPair::<xmss::XmssMtShake256_60_6_192>::generate(rng); // expect: keygen XMSSMT-SHAKE256_60/6_192
    KeyPair::<xmss::XmssMtShake256_60_6_256>::generate(rng); // expect: keygen XMSSMT-SHAKE256_60/6_256
    KeyPair::<xmss::XmssMtShake256_60_12_192>::generate(rng); // expect: keygen XMSSMT-SHAKE256_60/12_192
    KeyPair::<xmss::XmssMtShake256_60_12_256>::generate(rng); // expect: keygen XMSSMT-SHAKE256_60/12_256
}
