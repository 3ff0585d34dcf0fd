fn current() {
    jh::Jh224::new(x, y, z); // expect: hash JH-224 outputBits=224
    jh::Jh224::digest(x, y, z); // expect: hash JH-224 outputBits=224
    jh::Jh224::default(x, y, z); // expect: hash JH-224 outputBits=224
    jh::Jh256::new(x, y, z); // expect: hash JH-256 outputBits=256
    jh::Jh256::digest(x, y, z); // expect: hash JH-256 outputBits=256
    jh::Jh256::default(x, y, z); // expect: hash JH-256 outputBits=256
    jh::Jh384::new(x, y, z); // expect: hash JH-384 outputBits=384
    jh::Jh384::digest(x, y, z); // expect: hash JH-384 outputBits=384
    jh::Jh384::default(x, y, z); // expect: hash JH-384 outputBits=384
    jh::Jh512::new(x, y, z); // expect: hash JH-512 outputBits=512
    jh::Jh512::digest(x, y, z); // expect: hash JH-512 outputBits=512
    jh::Jh512::default(x, y, z); // expect: hash JH-512 outputBits=512
    shabal::Shabal192::new(x, y, z); // expect: hash Shabal-192 outputBits=192
    shabal::Shabal192::digest(x, y, z); // expect: hash Shabal-192 outputBits=192
    shabal::Shabal192::default(x, y, z); // expect: hash Shabal-192 outputBits=192
    shabal::Shabal224::new(x, y, z); // expect: hash Shabal-224 outputBits=224
    shabal::Shabal224::digest(x, y, z); // expect: hash Shabal-224 outputBits=224
    shabal::Shabal224::default(x, y, z); // expect: hash Shabal-224 outputBits=224
    shabal::Shabal256::new(x, y, z); // expect: hash Shabal-256 outputBits=256
    shabal::Shabal256::digest(x, y, z); // expect: hash Shabal-256 outputBits=256
    shabal::Shabal256::default(x, y, z); // expect: hash Shabal-256 outputBits=256
    shabal::Shabal384::new(x, y, z); // expect: hash Shabal-384 outputBits=384
    shabal::Shabal384::digest(x, y, z); // expect: hash Shabal-384 outputBits=384
    shabal::Shabal384::default(x, y, z); // expect: hash Shabal-384 outputBits=384
    shabal::Shabal512::new(x, y, z); // expect: hash Shabal-512 outputBits=512
    shabal::Shabal512::digest(x, y, z); // expect: hash Shabal-512 outputBits=512
    shabal::Shabal512::default(x, y, z); // expect: hash Shabal-512 outputBits=512
    fsb::Fsb160::new(x, y, z); // expect: hash FSB-160 outputBits=160
    fsb::Fsb160::digest(x, y, z); // expect: hash FSB-160 outputBits=160
    fsb::Fsb160::default(x, y, z); // expect: hash FSB-160 outputBits=160
    fsb::Fsb224::new(x, y, z); // expect: hash FSB-224 outputBits=224
    fsb::Fsb224::digest(x, y, z); // expect: hash FSB-224 outputBits=224
    fsb::Fsb224::default(x, y, z); // expect: hash FSB-224 outputBits=224
    fsb::Fsb256::new(x, y, z); // expect: hash FSB-256 outputBits=256
    fsb::Fsb256::digest(x, y, z); // expect: hash FSB-256 outputBits=256
    fsb::Fsb256::default(x, y, z); // expect: hash FSB-256 outputBits=256
    fsb::Fsb384::new(x, y, z); // expect: hash FSB-384 outputBits=384
    fsb::Fsb384::digest(x, y, z); // expect: hash FSB-384 outputBits=384
    fsb::Fsb384::default(x, y, z); // expect: hash FSB-384 outputBits=384
    fsb::Fsb512::new(x, y, z); // expect: hash FSB-512 outputBits=512
    fsb::Fsb512::digest(x, y, z); // expect: hash FSB-512 outputBits=512
    fsb::Fsb512::default(x, y, z); // expect: hash FSB-512 outputBits=512
    bash_hash::BashHash256::new(x, y, z); // expect: hash BASH-256
    bash_hash::BashHash256::digest(x, y, z); // expect: hash BASH-256
    bash_hash::BashHash256::default(x, y, z); // expect: hash BASH-256
    bash_hash::BashHash384::new(x, y, z); // expect: hash BASH-384
    bash_hash::BashHash384::digest(x, y, z); // expect: hash BASH-384
    bash_hash::BashHash384::default(x, y, z); // expect: hash BASH-384
    bash_hash::BashHash512::new(x, y, z); // expect: hash BASH-512
    bash_hash::BashHash512::digest(x, y, z); // expect: hash BASH-512
    bash_hash::BashHash512::default(x, y, z); // expect: hash BASH-512
    belt_hash::BeltHash::new(x, y, z); // expect: hash BelT-Hash
    belt_hash::BeltHash::digest(x, y, z); // expect: hash BelT-Hash
    belt_hash::BeltHash::default(x, y, z); // expect: hash BelT-Hash
    belt_block::BeltBlock::new(x, y, z); // expect: cipher BelT
    belt_block::BeltBlock::new_from_slice(x, y, z); // expect: cipher BelT
    belt_block::belt_block_raw(x, y, z); // expect: cipher BelT
    belt_block::belt_wblock_enc(x, y, z); // expect: cipher BelT
    belt_block::belt_wblock_dec(x, y, z); // expect: cipher BelT
    gift_cipher::Gift128::new(x, y, z); // expect: cipher GIFT
    gift_cipher::Gift128::new_from_slice(x, y, z); // expect: cipher GIFT
    rc6::RC6::new(x, y, z); // expect: cipher RC6
    rc6::RC6::new_from_slice(x, y, z); // expect: cipher RC6
    speck_cipher::Speck32_64::new(x, y, z); // expect: cipher SPECK parameterSet=32_64
    speck_cipher::Speck32_64::new_from_slice(x, y, z); // expect: cipher SPECK parameterSet=32_64
    speck_cipher::Speck48_72::new(x, y, z); // expect: cipher SPECK parameterSet=48_72
    speck_cipher::Speck48_72::new_from_slice(x, y, z); // expect: cipher SPECK parameterSet=48_72
    speck_cipher::Speck48_96::new(x, y, z); // expect: cipher SPECK parameterSet=48_96
    speck_cipher::Speck48_96::new_from_slice(x, y, z); // expect: cipher SPECK parameterSet=48_96
    speck_cipher::Speck64_96::new(x, y, z); // expect: cipher SPECK parameterSet=64_96
    speck_cipher::Speck64_96::new_from_slice(x, y, z); // expect: cipher SPECK parameterSet=64_96
    speck_cipher::Speck64_128::new(x, y, z); // expect: cipher SPECK parameterSet=64_128
    speck_cipher::Speck64_128::new_from_slice(x, y, z); // expect: cipher SPECK parameterSet=64_128
    speck_cipher::Speck96_96::new(x, y, z); // expect: cipher SPECK parameterSet=96_96
    speck_cipher::Speck96_96::new_from_slice(x, y, z); // expect: cipher SPECK parameterSet=96_96
    speck_cipher::Speck96_144::new(x, y, z); // expect: cipher SPECK parameterSet=96_144
    speck_cipher::Speck96_144::new_from_slice(x, y, z); // expect: cipher SPECK parameterSet=96_144
    speck_cipher::Speck128_128::new(x, y, z); // expect: cipher SPECK parameterSet=128_128
    speck_cipher::Speck128_128::new_from_slice(x, y, z); // expect: cipher SPECK parameterSet=128_128
    speck_cipher::Speck128_192::new(x, y, z); // expect: cipher SPECK parameterSet=128_192
    speck_cipher::Speck128_192::new_from_slice(x, y, z); // expect: cipher SPECK parameterSet=128_192
    speck_cipher::Speck128_256::new(x, y, z); // expect: cipher SPECK parameterSet=128_256
    speck_cipher::Speck128_256::new_from_slice(x, y, z); // expect: cipher SPECK parameterSet=128_256
    xtea::Xtea::new(x, y, z); // expect: cipher XTEA
    xtea::Xtea::new_from_slice(x, y, z); // expect: cipher XTEA
    cts::CbcCs1::new_from_slices(x, y, z); // expect: cipher unknown mode=cbc-cts
    cts::CbcCs1::inner_iv_init(x, y, z); // expect: cipher unknown mode=cbc-cts
    cts::CbcCs2::new(x, y, z); // expect: cipher unknown mode=cbc-cts
    cts::CbcCs2::inner_iv_init(x, y, z); // expect: cipher unknown mode=cbc-cts
    cts::CbcCs3::new(x, y, z); // expect: cipher unknown mode=cbc-cts
    cts::CbcCs3::new_from_slices(x, y, z); // expect: cipher unknown mode=cbc-cts
    cts::EcbCs1::new_from_slice(x, y, z); // expect: cipher unknown mode=cts
    cts::EcbCs1::inner_init(x, y, z); // expect: cipher unknown mode=cts
    cts::EcbCs2::new(x, y, z); // expect: cipher unknown mode=cts
    cts::EcbCs2::inner_init(x, y, z); // expect: cipher unknown mode=cts
    cts::EcbCs3::new(x, y, z); // expect: cipher unknown mode=cts
    cts::EcbCs3::new_from_slice(x, y, z); // expect: cipher unknown mode=cts
    belt_ctr::BeltCtr::new(x, y, z); // expect: cipher BelT-CTR
    belt_ctr::BeltCtr::new_from_slices(x, y, z); // expect: cipher BelT-CTR
    deoxys::DeoxysI128::new(x, y, z); // expect: cipher Deoxys keyBits=128 parameterSet=I tagBits=128
    deoxys::DeoxysI128::new_from_slice(x, y, z); // expect: cipher Deoxys keyBits=128 parameterSet=I tagBits=128
    deoxys::DeoxysI256::new(x, y, z); // expect: cipher Deoxys keyBits=256 parameterSet=I tagBits=128
    deoxys::DeoxysI256::new_from_slice(x, y, z); // expect: cipher Deoxys keyBits=256 parameterSet=I tagBits=128
    deoxys::DeoxysII128::new(x, y, z); // expect: cipher Deoxys keyBits=128 parameterSet=II tagBits=128
    deoxys::DeoxysII128::new_from_slice(x, y, z); // expect: cipher Deoxys keyBits=128 parameterSet=II tagBits=128
    deoxys::DeoxysII256::new(x, y, z); // expect: cipher Deoxys keyBits=256 parameterSet=II tagBits=128
    deoxys::DeoxysII256::new_from_slice(x, y, z); // expect: cipher Deoxys keyBits=256 parameterSet=II tagBits=128
    xaes_256_gcm::Xaes256Gcm::new(x, y, z); // expect: cipher AES-256-GCM tagBits=128 nonceBits=192
    xaes_256_gcm::Xaes256Gcm::new_from_slice(x, y, z); // expect: cipher AES-256-GCM tagBits=128 nonceBits=192
    belt_dwp::BeltDwp::new(x, y, z); // expect: cipher BelT
    belt_dwp::BeltDwp::new_from_slice(x, y, z); // expect: cipher BelT
    aead_stream::EncryptorLE31::from_aead(x, y, z); // expect: cipher unknown functions=encrypt
    aead::stream::EncryptorBE32::from_aead(x, y, z); // expect: cipher unknown functions=encrypt
    aead::stream::EncryptorLE31::from_aead(x, y, z); // expect: cipher unknown functions=encrypt
    aead_stream::DecryptorBE32::from_aead(x, y, z); // expect: cipher unknown functions=decrypt
    aead_stream::DecryptorLE31::from_aead(x, y, z); // expect: cipher unknown functions=decrypt
    aead::stream::DecryptorBE32::from_aead(x, y, z); // expect: cipher unknown functions=decrypt
    aead::stream::DecryptorLE31::from_aead(x, y, z); // expect: cipher unknown functions=decrypt
    belt_mac::BeltMac::new(x, y, z); // expect: mac BelT-MAC
    belt_mac::BeltMac::new_from_slice(x, y, z); // expect: mac BelT-MAC
    retail_mac::RetailMac::new_from_slice(x, y, z); // expect: mac ISO9797-MAC
    one_step_kdf::derive_key_into(x, y, z); // expect: kdf SP800_56C_OneStep
    password_auth::generate_hash(x, y, z); // expect: password-hash Argon2id functions=keyderive
    password_auth::verify_password(x, y, z); // expect: password-hash Argon2id functions=verify
    sha_crypt::sha256_simple(x, y, z); // expect: password-hash crypt-sha256 functions=keyderive
    sha_crypt::sha512_simple(x, y, z); // expect: password-hash crypt-sha512 functions=keyderive
    sha_crypt::sha256_check(x, y, z); // expect: password-hash crypt-sha256 functions=verify
    sha_crypt::sha512_check(x, y, z); // expect: password-hash crypt-sha512 functions=verify
    hqc_kem::hqc128::generate_key(x, y, z); // expect: keygen HQC-128
    hqc_kem::hqc128::generate_key_deterministic(x, y, z); // expect: keygen HQC-128
    hqc_kem::hqc192::generate_key(x, y, z); // expect: keygen HQC-192
    hqc_kem::hqc192::generate_key_deterministic(x, y, z); // expect: keygen HQC-192
    hqc_kem::hqc256::generate_key(x, y, z); // expect: keygen HQC-256
    hqc_kem::hqc256::generate_key_deterministic(x, y, z); // expect: keygen HQC-256
    hqc_kem::Hqc128::generate_key(x, y, z); // expect: keygen HQC-128
    hqc_kem::Hqc128::generate_key_deterministic(x, y, z); // expect: keygen HQC-128
    hqc_kem::Hqc192::generate_key(x, y, z); // expect: keygen HQC-192
    hqc_kem::Hqc192::generate_key_deterministic(x, y, z); // expect: keygen HQC-192
    hqc_kem::Hqc256::generate_key(x, y, z); // expect: keygen HQC-256
    hqc_kem::Hqc256::generate_key_deterministic(x, y, z); // expect: keygen HQC-256
    lms_signature::lms::SigningKey::new_from_seed(x, y, z); // expect: keygen LMS
    lms_signature::lms::PrivateKey::new(x, y, z); // expect: keygen LMS
    lms_signature::lms::PrivateKey::new_from_seed(x, y, z); // expect: keygen LMS
    xmss::KeyPair::from_seed(x, y, z); // expect: keygen XMSS
    xmss::SigningKey::generate(x, y, z); // expect: keygen XMSS
    xmss::SigningKey::from_seed(x, y, z); // expect: keygen XMSS
}
