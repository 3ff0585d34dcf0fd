fn current() {
    pqcrypto::kem::mceliece348864f::keypair(x, y, z); // expect: keygen Classic-McEliece-348864f
    pqcrypto::kem::mceliece460896f::keypair(x, y, z); // expect: keygen Classic-McEliece-460896f
    pqcrypto::kem::mceliece6688128f::keypair(x, y, z); // expect: keygen Classic-McEliece-6688128f
    pqcrypto::kem::mceliece6960119f::keypair(x, y, z); // expect: keygen Classic-McEliece-6960119f
    pqcrypto::kem::mceliece8192128f::keypair(x, y, z); // expect: keygen Classic-McEliece-8192128f
    pqcrypto::kem::mceliece348864f::encapsulate(x, y, z); // expect: kem Classic-McEliece-348864f functions=encapsulate
    pqcrypto::kem::mceliece460896f::encapsulate(x, y, z); // expect: kem Classic-McEliece-460896f functions=encapsulate
    pqcrypto::kem::mceliece6688128f::encapsulate(x, y, z); // expect: kem Classic-McEliece-6688128f functions=encapsulate
    pqcrypto::kem::mceliece6960119f::encapsulate(x, y, z); // expect: kem Classic-McEliece-6960119f functions=encapsulate
    pqcrypto::kem::mceliece8192128f::encapsulate(x, y, z); // expect: kem Classic-McEliece-8192128f functions=encapsulate
    pqcrypto::kem::mceliece348864f::decapsulate(x, y, z); // expect: kem Classic-McEliece-348864f functions=decapsulate
    pqcrypto::kem::mceliece460896f::decapsulate(x, y, z); // expect: kem Classic-McEliece-460896f functions=decapsulate
    pqcrypto::kem::mceliece6688128f::decapsulate(x, y, z); // expect: kem Classic-McEliece-6688128f functions=decapsulate
    pqcrypto::kem::mceliece6960119f::decapsulate(x, y, z); // expect: kem Classic-McEliece-6960119f functions=decapsulate
    pqcrypto::kem::mceliece8192128f::decapsulate(x, y, z); // expect: kem Classic-McEliece-8192128f functions=decapsulate
    pqcrypto_hqc::hqc128::keypair(x, y, z); // expect: keygen HQC-128
    pqcrypto_hqc::hqc192::keypair(x, y, z); // expect: keygen HQC-192
    pqcrypto_hqc::hqc256::keypair(x, y, z); // expect: keygen HQC-256
    pqcrypto_hqc::hqc128::encapsulate(x, y, z); // expect: kem HQC-128 functions=encapsulate
    pqcrypto_hqc::hqc192::encapsulate(x, y, z); // expect: kem HQC-192 functions=encapsulate
    pqcrypto_hqc::hqc256::encapsulate(x, y, z); // expect: kem HQC-256 functions=encapsulate
    pqcrypto_hqc::hqc128::decapsulate(x, y, z); // expect: kem HQC-128 functions=decapsulate
    pqcrypto_hqc::hqc192::decapsulate(x, y, z); // expect: kem HQC-192 functions=decapsulate
    pqcrypto_hqc::hqc256::decapsulate(x, y, z); // expect: kem HQC-256 functions=decapsulate
    pqcrypto_classicmceliece::mceliece348864::keypair(x, y, z); // expect: keygen Classic-McEliece-348864
    pqcrypto_classicmceliece::mceliece348864f::keypair(x, y, z); // expect: keygen Classic-McEliece-348864f
    pqcrypto_classicmceliece::mceliece460896::keypair(x, y, z); // expect: keygen Classic-McEliece-460896
    pqcrypto_classicmceliece::mceliece460896f::keypair(x, y, z); // expect: keygen Classic-McEliece-460896f
    pqcrypto_classicmceliece::mceliece6688128::keypair(x, y, z); // expect: keygen Classic-McEliece-6688128
    pqcrypto_classicmceliece::mceliece6688128f::keypair(x, y, z); // expect: keygen Classic-McEliece-6688128f
    pqcrypto_classicmceliece::mceliece6960119::keypair(x, y, z); // expect: keygen Classic-McEliece-6960119
    pqcrypto_classicmceliece::mceliece6960119f::keypair(x, y, z); // expect: keygen Classic-McEliece-6960119f
    pqcrypto_classicmceliece::mceliece8192128::keypair(x, y, z); // expect: keygen Classic-McEliece-8192128
    pqcrypto_classicmceliece::mceliece8192128f::keypair(x, y, z); // expect: keygen Classic-McEliece-8192128f
    pqcrypto_classicmceliece::mceliece348864::encapsulate(x, y, z); // expect: kem Classic-McEliece-348864 functions=encapsulate
    pqcrypto_classicmceliece::mceliece348864f::encapsulate(x, y, z); // expect: kem Classic-McEliece-348864f functions=encapsulate
    pqcrypto_classicmceliece::mceliece460896::encapsulate(x, y, z); // expect: kem Classic-McEliece-460896 functions=encapsulate
    pqcrypto_classicmceliece::mceliece460896f::encapsulate(x, y, z); // expect: kem Classic-McEliece-460896f functions=encapsulate
    pqcrypto_classicmceliece::mceliece6688128::encapsulate(x, y, z); // expect: kem Classic-McEliece-6688128 functions=encapsulate
    pqcrypto_classicmceliece::mceliece6688128f::encapsulate(x, y, z); // expect: kem Classic-McEliece-6688128f functions=encapsulate
    pqcrypto_classicmceliece::mceliece6960119::encapsulate(x, y, z); // expect: kem Classic-McEliece-6960119 functions=encapsulate
    pqcrypto_classicmceliece::mceliece6960119f::encapsulate(x, y, z); // expect: kem Classic-McEliece-6960119f functions=encapsulate
    pqcrypto_classicmceliece::mceliece8192128::encapsulate(x, y, z); // expect: kem Classic-McEliece-8192128 functions=encapsulate
    pqcrypto_classicmceliece::mceliece8192128f::encapsulate(x, y, z); // expect: kem Classic-McEliece-8192128f functions=encapsulate
    pqcrypto_classicmceliece::mceliece348864::decapsulate(x, y, z); // expect: kem Classic-McEliece-348864 functions=decapsulate
    pqcrypto_classicmceliece::mceliece348864f::decapsulate(x, y, z); // expect: kem Classic-McEliece-348864f functions=decapsulate
    pqcrypto_classicmceliece::mceliece460896::decapsulate(x, y, z); // expect: kem Classic-McEliece-460896 functions=decapsulate
    pqcrypto_classicmceliece::mceliece460896f::decapsulate(x, y, z); // expect: kem Classic-McEliece-460896f functions=decapsulate
    pqcrypto_classicmceliece::mceliece6688128::decapsulate(x, y, z); // expect: kem Classic-McEliece-6688128 functions=decapsulate
    pqcrypto_classicmceliece::mceliece6688128f::decapsulate(x, y, z); // expect: kem Classic-McEliece-6688128f functions=decapsulate
    pqcrypto_classicmceliece::mceliece6960119::decapsulate(x, y, z); // expect: kem Classic-McEliece-6960119 functions=decapsulate
    pqcrypto_classicmceliece::mceliece6960119f::decapsulate(x, y, z); // expect: kem Classic-McEliece-6960119f functions=decapsulate
    pqcrypto_classicmceliece::mceliece8192128::decapsulate(x, y, z); // expect: kem Classic-McEliece-8192128 functions=decapsulate
    pqcrypto_classicmceliece::mceliece8192128f::decapsulate(x, y, z); // expect: kem Classic-McEliece-8192128f functions=decapsulate
    pqcrypto_falcon::falconpadded512::keypair(x, y, z); // expect: keygen FN-DSA-padded-512
    pqcrypto_falcon::falconpadded1024::keypair(x, y, z); // expect: keygen FN-DSA-padded-1024
    pqcrypto::sign::falconpadded512::keypair(x, y, z); // expect: keygen FN-DSA-padded-512
    pqcrypto::sign::falconpadded1024::keypair(x, y, z); // expect: keygen FN-DSA-padded-1024
    pqcrypto_falcon::falconpadded512::sign(x, y, z); // expect: signature FN-DSA-padded-512 functions=sign
    pqcrypto_falcon::falconpadded512::detached_sign(x, y, z); // expect: signature FN-DSA-padded-512 functions=sign
    pqcrypto_falcon::falconpadded1024::sign(x, y, z); // expect: signature FN-DSA-padded-1024 functions=sign
    pqcrypto_falcon::falconpadded1024::detached_sign(x, y, z); // expect: signature FN-DSA-padded-1024 functions=sign
    pqcrypto::sign::falconpadded512::sign(x, y, z); // expect: signature FN-DSA-padded-512 functions=sign
    pqcrypto::sign::falconpadded512::detached_sign(x, y, z); // expect: signature FN-DSA-padded-512 functions=sign
    pqcrypto::sign::falconpadded1024::sign(x, y, z); // expect: signature FN-DSA-padded-1024 functions=sign
    pqcrypto::sign::falconpadded1024::detached_sign(x, y, z); // expect: signature FN-DSA-padded-1024 functions=sign
    pqcrypto_falcon::falconpadded512::open(x, y, z); // expect: signature FN-DSA-padded-512 functions=verify
    pqcrypto_falcon::falconpadded512::verify_detached_signature(x, y, z); // expect: signature FN-DSA-padded-512 functions=verify
    pqcrypto_falcon::falconpadded1024::open(x, y, z); // expect: signature FN-DSA-padded-1024 functions=verify
    pqcrypto_falcon::falconpadded1024::verify_detached_signature(x, y, z); // expect: signature FN-DSA-padded-1024 functions=verify
    pqcrypto::sign::falconpadded512::open(x, y, z); // expect: signature FN-DSA-padded-512 functions=verify
    pqcrypto::sign::falconpadded512::verify_detached_signature(x, y, z); // expect: signature FN-DSA-padded-512 functions=verify
    pqcrypto::sign::falconpadded1024::open(x, y, z); // expect: signature FN-DSA-padded-1024 functions=verify
    pqcrypto::sign::falconpadded1024::verify_detached_signature(x, y, z); // expect: signature FN-DSA-padded-1024 functions=verify
    libcrux_ml_kem::mlkem512::portable::generate_key_pair(x, y, z); // expect: keygen ML-KEM-512
    libcrux_ml_kem::mlkem512::avx2::generate_key_pair(x, y, z); // expect: keygen ML-KEM-512
    libcrux_ml_kem::mlkem512::neon::generate_key_pair(x, y, z); // expect: keygen ML-KEM-512
    libcrux_ml_kem::mlkem512::rand::generate_key_pair(x, y, z); // expect: keygen ML-KEM-512
    libcrux_ml_kem::mlkem768::portable::generate_key_pair(x, y, z); // expect: keygen ML-KEM-768
    libcrux_ml_kem::mlkem768::avx2::generate_key_pair(x, y, z); // expect: keygen ML-KEM-768
    libcrux_ml_kem::mlkem768::neon::generate_key_pair(x, y, z); // expect: keygen ML-KEM-768
    libcrux_ml_kem::mlkem768::rand::generate_key_pair(x, y, z); // expect: keygen ML-KEM-768
    libcrux_ml_kem::mlkem1024::portable::generate_key_pair(x, y, z); // expect: keygen ML-KEM-1024
    libcrux_ml_kem::mlkem1024::avx2::generate_key_pair(x, y, z); // expect: keygen ML-KEM-1024
    libcrux_ml_kem::mlkem1024::neon::generate_key_pair(x, y, z); // expect: keygen ML-KEM-1024
    libcrux_ml_kem::mlkem1024::rand::generate_key_pair(x, y, z); // expect: keygen ML-KEM-1024
    libcrux_ml_kem::mlkem512::portable::encapsulate(x, y, z); // expect: kem ML-KEM-512 functions=encapsulate
    libcrux_ml_kem::mlkem512::avx2::encapsulate(x, y, z); // expect: kem ML-KEM-512 functions=encapsulate
    libcrux_ml_kem::mlkem512::neon::encapsulate(x, y, z); // expect: kem ML-KEM-512 functions=encapsulate
    libcrux_ml_kem::mlkem512::rand::encapsulate(x, y, z); // expect: kem ML-KEM-512 functions=encapsulate
    libcrux_ml_kem::mlkem768::portable::encapsulate(x, y, z); // expect: kem ML-KEM-768 functions=encapsulate
    libcrux_ml_kem::mlkem768::avx2::encapsulate(x, y, z); // expect: kem ML-KEM-768 functions=encapsulate
    libcrux_ml_kem::mlkem768::neon::encapsulate(x, y, z); // expect: kem ML-KEM-768 functions=encapsulate
    libcrux_ml_kem::mlkem768::rand::encapsulate(x, y, z); // expect: kem ML-KEM-768 functions=encapsulate
    libcrux_ml_kem::mlkem1024::portable::encapsulate(x, y, z); // expect: kem ML-KEM-1024 functions=encapsulate
    libcrux_ml_kem::mlkem1024::avx2::encapsulate(x, y, z); // expect: kem ML-KEM-1024 functions=encapsulate
    libcrux_ml_kem::mlkem1024::neon::encapsulate(x, y, z); // expect: kem ML-KEM-1024 functions=encapsulate
    libcrux_ml_kem::mlkem1024::rand::encapsulate(x, y, z); // expect: kem ML-KEM-1024 functions=encapsulate
    libcrux_ml_kem::mlkem512::portable::decapsulate(x, y, z); // expect: kem ML-KEM-512 functions=decapsulate
    libcrux_ml_kem::mlkem512::avx2::decapsulate(x, y, z); // expect: kem ML-KEM-512 functions=decapsulate
    libcrux_ml_kem::mlkem512::neon::decapsulate(x, y, z); // expect: kem ML-KEM-512 functions=decapsulate
    libcrux_ml_kem::mlkem768::portable::decapsulate(x, y, z); // expect: kem ML-KEM-768 functions=decapsulate
    libcrux_ml_kem::mlkem768::avx2::decapsulate(x, y, z); // expect: kem ML-KEM-768 functions=decapsulate
    libcrux_ml_kem::mlkem768::neon::decapsulate(x, y, z); // expect: kem ML-KEM-768 functions=decapsulate
    libcrux_ml_kem::mlkem1024::portable::decapsulate(x, y, z); // expect: kem ML-KEM-1024 functions=decapsulate
    libcrux_ml_kem::mlkem1024::avx2::decapsulate(x, y, z); // expect: kem ML-KEM-1024 functions=decapsulate
    libcrux_ml_kem::mlkem1024::neon::decapsulate(x, y, z); // expect: kem ML-KEM-1024 functions=decapsulate
    libcrux_ml_dsa::ml_dsa_44::generate_key_pair(x, y, z); // expect: keygen ML-DSA-44
    libcrux_ml_dsa::ml_dsa_44::portable::generate_key_pair(x, y, z); // expect: keygen ML-DSA-44
    libcrux_ml_dsa::ml_dsa_44::avx2::generate_key_pair(x, y, z); // expect: keygen ML-DSA-44
    libcrux_ml_dsa::ml_dsa_44::neon::generate_key_pair(x, y, z); // expect: keygen ML-DSA-44
    libcrux_ml_dsa::ml_dsa_65::generate_key_pair(x, y, z); // expect: keygen ML-DSA-65
    libcrux_ml_dsa::ml_dsa_65::portable::generate_key_pair(x, y, z); // expect: keygen ML-DSA-65
    libcrux_ml_dsa::ml_dsa_65::avx2::generate_key_pair(x, y, z); // expect: keygen ML-DSA-65
    libcrux_ml_dsa::ml_dsa_65::neon::generate_key_pair(x, y, z); // expect: keygen ML-DSA-65
    libcrux_ml_dsa::ml_dsa_87::generate_key_pair(x, y, z); // expect: keygen ML-DSA-87
    libcrux_ml_dsa::ml_dsa_87::portable::generate_key_pair(x, y, z); // expect: keygen ML-DSA-87
    libcrux_ml_dsa::ml_dsa_87::avx2::generate_key_pair(x, y, z); // expect: keygen ML-DSA-87
    libcrux_ml_dsa::ml_dsa_87::neon::generate_key_pair(x, y, z); // expect: keygen ML-DSA-87
    libcrux_ml_dsa::ml_dsa_44::sign(x, y, z); // expect: signature ML-DSA-44 functions=sign
    libcrux_ml_dsa::ml_dsa_44::portable::sign(x, y, z); // expect: signature ML-DSA-44 functions=sign
    libcrux_ml_dsa::ml_dsa_44::avx2::sign(x, y, z); // expect: signature ML-DSA-44 functions=sign
    libcrux_ml_dsa::ml_dsa_44::neon::sign(x, y, z); // expect: signature ML-DSA-44 functions=sign
    libcrux_ml_dsa::ml_dsa_65::sign(x, y, z); // expect: signature ML-DSA-65 functions=sign
    libcrux_ml_dsa::ml_dsa_65::portable::sign(x, y, z); // expect: signature ML-DSA-65 functions=sign
    libcrux_ml_dsa::ml_dsa_65::avx2::sign(x, y, z); // expect: signature ML-DSA-65 functions=sign
    libcrux_ml_dsa::ml_dsa_65::neon::sign(x, y, z); // expect: signature ML-DSA-65 functions=sign
    libcrux_ml_dsa::ml_dsa_87::sign(x, y, z); // expect: signature ML-DSA-87 functions=sign
    libcrux_ml_dsa::ml_dsa_87::portable::sign(x, y, z); // expect: signature ML-DSA-87 functions=sign
    libcrux_ml_dsa::ml_dsa_87::avx2::sign(x, y, z); // expect: signature ML-DSA-87 functions=sign
    libcrux_ml_dsa::ml_dsa_87::neon::sign(x, y, z); // expect: signature ML-DSA-87 functions=sign
    libcrux_ml_dsa::ml_dsa_44::verify(x, y, z); // expect: signature ML-DSA-44 functions=verify
    libcrux_ml_dsa::ml_dsa_44::portable::verify(x, y, z); // expect: signature ML-DSA-44 functions=verify
    libcrux_ml_dsa::ml_dsa_44::avx2::verify(x, y, z); // expect: signature ML-DSA-44 functions=verify
    libcrux_ml_dsa::ml_dsa_44::neon::verify(x, y, z); // expect: signature ML-DSA-44 functions=verify
    libcrux_ml_dsa::ml_dsa_65::verify(x, y, z); // expect: signature ML-DSA-65 functions=verify
    libcrux_ml_dsa::ml_dsa_65::portable::verify(x, y, z); // expect: signature ML-DSA-65 functions=verify
    libcrux_ml_dsa::ml_dsa_65::avx2::verify(x, y, z); // expect: signature ML-DSA-65 functions=verify
    libcrux_ml_dsa::ml_dsa_65::neon::verify(x, y, z); // expect: signature ML-DSA-65 functions=verify
    libcrux_ml_dsa::ml_dsa_87::verify(x, y, z); // expect: signature ML-DSA-87 functions=verify
    libcrux_ml_dsa::ml_dsa_87::portable::verify(x, y, z); // expect: signature ML-DSA-87 functions=verify
    libcrux_ml_dsa::ml_dsa_87::avx2::verify(x, y, z); // expect: signature ML-DSA-87 functions=verify
    libcrux_ml_dsa::ml_dsa_87::neon::verify(x, y, z); // expect: signature ML-DSA-87 functions=verify
    libcrux_ml_dsa::ml_dsa_44::sign_pre_hashed_shake128(x, y, z); // expect: signature HashML-DSA-44-SHAKE128 functions=sign
    libcrux_ml_dsa::ml_dsa_44::portable::sign_pre_hashed_shake128(x, y, z); // expect: signature HashML-DSA-44-SHAKE128 functions=sign
    libcrux_ml_dsa::ml_dsa_44::avx2::sign_pre_hashed_shake128(x, y, z); // expect: signature HashML-DSA-44-SHAKE128 functions=sign
    libcrux_ml_dsa::ml_dsa_44::neon::sign_pre_hashed_shake128(x, y, z); // expect: signature HashML-DSA-44-SHAKE128 functions=sign
    libcrux_ml_dsa::ml_dsa_65::sign_pre_hashed_shake128(x, y, z); // expect: signature HashML-DSA-65-SHAKE128 functions=sign
    libcrux_ml_dsa::ml_dsa_65::portable::sign_pre_hashed_shake128(x, y, z); // expect: signature HashML-DSA-65-SHAKE128 functions=sign
    libcrux_ml_dsa::ml_dsa_65::avx2::sign_pre_hashed_shake128(x, y, z); // expect: signature HashML-DSA-65-SHAKE128 functions=sign
    libcrux_ml_dsa::ml_dsa_65::neon::sign_pre_hashed_shake128(x, y, z); // expect: signature HashML-DSA-65-SHAKE128 functions=sign
    libcrux_ml_dsa::ml_dsa_87::sign_pre_hashed_shake128(x, y, z); // expect: signature HashML-DSA-87-SHAKE128 functions=sign
    libcrux_ml_dsa::ml_dsa_87::portable::sign_pre_hashed_shake128(x, y, z); // expect: signature HashML-DSA-87-SHAKE128 functions=sign
    libcrux_ml_dsa::ml_dsa_87::avx2::sign_pre_hashed_shake128(x, y, z); // expect: signature HashML-DSA-87-SHAKE128 functions=sign
    libcrux_ml_dsa::ml_dsa_87::neon::sign_pre_hashed_shake128(x, y, z); // expect: signature HashML-DSA-87-SHAKE128 functions=sign
    libcrux_ml_dsa::ml_dsa_44::verify_pre_hashed_shake128(x, y, z); // expect: signature HashML-DSA-44-SHAKE128 functions=verify
    libcrux_ml_dsa::ml_dsa_44::portable::verify_pre_hashed_shake128(x, y, z); // expect: signature HashML-DSA-44-SHAKE128 functions=verify
    libcrux_ml_dsa::ml_dsa_44::avx2::verify_pre_hashed_shake128(x, y, z); // expect: signature HashML-DSA-44-SHAKE128 functions=verify
    libcrux_ml_dsa::ml_dsa_44::neon::verify_pre_hashed_shake128(x, y, z); // expect: signature HashML-DSA-44-SHAKE128 functions=verify
    libcrux_ml_dsa::ml_dsa_65::verify_pre_hashed_shake128(x, y, z); // expect: signature HashML-DSA-65-SHAKE128 functions=verify
    libcrux_ml_dsa::ml_dsa_65::portable::verify_pre_hashed_shake128(x, y, z); // expect: signature HashML-DSA-65-SHAKE128 functions=verify
    libcrux_ml_dsa::ml_dsa_65::avx2::verify_pre_hashed_shake128(x, y, z); // expect: signature HashML-DSA-65-SHAKE128 functions=verify
    libcrux_ml_dsa::ml_dsa_65::neon::verify_pre_hashed_shake128(x, y, z); // expect: signature HashML-DSA-65-SHAKE128 functions=verify
    libcrux_ml_dsa::ml_dsa_87::verify_pre_hashed_shake128(x, y, z); // expect: signature HashML-DSA-87-SHAKE128 functions=verify
    libcrux_ml_dsa::ml_dsa_87::portable::verify_pre_hashed_shake128(x, y, z); // expect: signature HashML-DSA-87-SHAKE128 functions=verify
    libcrux_ml_dsa::ml_dsa_87::avx2::verify_pre_hashed_shake128(x, y, z); // expect: signature HashML-DSA-87-SHAKE128 functions=verify
    libcrux_ml_dsa::ml_dsa_87::neon::verify_pre_hashed_shake128(x, y, z); // expect: signature HashML-DSA-87-SHAKE128 functions=verify
    libcrux_kem::key_gen(x, y, z); // expect: keygen unknown
    libcrux_kem::key_gen_derand(x, y, z); // expect: keygen unknown
    libcrux_ecdh::key_gen(x, y, z); // expect: keygen unknown
    libcrux_ecdh::generate_secret(x, y, z); // expect: keygen unknown
    libcrux_ecdh::derive(x, y, z); // expect: key-agreement unknown
    libcrux_ecdh::p256_derive(x, y, z); // expect: key-agreement ECDH-P-256
    libcrux_sha3::sha224(x, y, z); // expect: hash SHA3-224
    libcrux_sha3::sha256(x, y, z); // expect: hash SHA3-256
    libcrux_sha3::sha384(x, y, z); // expect: hash SHA3-384
    libcrux_sha3::sha512(x, y, z); // expect: hash SHA3-512
    libcrux_sha3::shake128(x, y, z); // expect: hash SHAKE128
    libcrux_sha3::shake256(x, y, z); // expect: hash SHAKE256
    libcrux_hmac::hmac(x, y, z); // expect: mac HMAC
    libcrux_hkdf::extract(x, y, z); // expect: kdf HKDF
    libcrux_hkdf::expand(x, y, z); // expect: kdf HKDF
    libcrux_hkdf::hkdf(x, y, z); // expect: kdf HKDF
}
