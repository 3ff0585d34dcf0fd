fn current() {
    k256::ecdsa::SigningKey::generate(x, y, z); // expect: keygen ECDSA-secp256k1
    k256::ecdsa::SigningKey::try_generate(x, y, z); // expect: keygen ECDSA-secp256k1
    k256::ecdsa::SigningKey::try_from_rng(x, y, z); // expect: keygen ECDSA-secp256k1
    k256::ecdsa::SigningKey::generate_from_rng(x, y, z); // expect: keygen ECDSA-secp256k1
    k256::schnorr::SigningKey::generate(x, y, z); // expect: keygen Schnorr-secp256k1
    k256::schnorr::SigningKey::try_generate(x, y, z); // expect: keygen Schnorr-secp256k1
    k256::schnorr::SigningKey::try_from_rng(x, y, z); // expect: keygen Schnorr-secp256k1
    k256::schnorr::SigningKey::generate_from_rng(x, y, z); // expect: keygen Schnorr-secp256k1
    k256::SecretKey::generate(x, y, z); // expect: keygen EC-secp256k1
    k256::SecretKey::try_generate(x, y, z); // expect: keygen EC-secp256k1
    k256::SecretKey::try_from_rng(x, y, z); // expect: keygen EC-secp256k1
    k256::SecretKey::generate_from_rng(x, y, z); // expect: keygen EC-secp256k1
    k256::ecdsa::SigningKey::from_scalar(x, y, z); // expect: key ECDSA-secp256k1 material=private-key
    k256::ecdsa::SigningKey::from_sec1_der(x, y, z); // expect: key ECDSA-secp256k1 material=private-key
    k256::ecdsa::SigningKey::from_sec1_pem(x, y, z); // expect: key ECDSA-secp256k1 material=private-key
    k256::ecdsa::SigningKey::from_jwk_str(x, y, z); // expect: key ECDSA-secp256k1 material=private-key
    k256::ecdsa::SigningKey::read_pkcs8_pem_file(x, y, z); // expect: key ECDSA-secp256k1 material=private-key
    k256::ecdsa::SigningKey::read_pkcs8_der_file(x, y, z); // expect: key ECDSA-secp256k1 material=private-key
    k256::ecdsa::VerifyingKey::from_sec1_point(x, y, z); // expect: key ECDSA-secp256k1 material=public-key
    k256::ecdsa::VerifyingKey::from_affine(x, y, z); // expect: key ECDSA-secp256k1 material=public-key
    k256::ecdsa::VerifyingKey::from_public_key_pem(x, y, z); // expect: key ECDSA-secp256k1 material=public-key
    k256::ecdsa::VerifyingKey::from_public_key_der(x, y, z); // expect: key ECDSA-secp256k1 material=public-key
    k256::schnorr::SigningKey::from(x, y, z); // expect: key Schnorr-secp256k1 material=private-key
    k256::SecretKey::from_scalar(x, y, z); // expect: key EC-secp256k1 material=private-key
    k256::SecretKey::from_pkcs8_der(x, y, z); // expect: key EC-secp256k1 material=private-key
    k256::SecretKey::from_pkcs8_pem(x, y, z); // expect: key EC-secp256k1 material=private-key
    k256::SecretKey::from_sec1_der(x, y, z); // expect: key EC-secp256k1 material=private-key
    k256::SecretKey::from_jwk_str(x, y, z); // expect: key EC-secp256k1 material=private-key
    k256::SecretKey::read_pkcs8_pem_file(x, y, z); // expect: key EC-secp256k1 material=private-key
    k256::SecretKey::read_pkcs8_der_file(x, y, z); // expect: key EC-secp256k1 material=private-key
    k256::PublicKey::from_encoded_point(x, y, z); // expect: key EC-secp256k1 material=public-key
    k256::PublicKey::from_affine(x, y, z); // expect: key EC-secp256k1 material=public-key
    k256::PublicKey::from_public_key_der(x, y, z); // expect: key EC-secp256k1 material=public-key
    k256::PublicKey::from_public_key_pem(x, y, z); // expect: key EC-secp256k1 material=public-key
    k256::PublicKey::from_jwk_str(x, y, z); // expect: key EC-secp256k1 material=public-key
    k256::PublicKey::read_public_key_pem_file(x, y, z); // expect: key EC-secp256k1 material=public-key
    k256::PublicKey::from_bytes(x, y, z); // expect: key EC-secp256k1 material=public-key
    k256::ecdh::EphemeralSecret::generate(x, y, z); // expect: key-agreement ECDH-secp256k1
    k256::ecdh::EphemeralSecret::try_generate(x, y, z); // expect: key-agreement ECDH-secp256k1
    ml_kem::DecapsulationKey::generate(x, y, z); // expect: keygen ML-KEM
    ml_kem::DecapsulationKey::try_generate(x, y, z); // expect: keygen ML-KEM
    ml_kem::DecapsulationKey::generate_from_rng(x, y, z); // expect: keygen ML-KEM
    ml_kem::DecapsulationKey512::new(x, y, z); // expect: key ML-KEM-512
    ml_kem::DecapsulationKey512::generate(x, y, z); // expect: keygen ML-KEM-512
    ml_kem::DecapsulationKey512::try_generate(x, y, z); // expect: keygen ML-KEM-512
    ml_kem::DecapsulationKey512::generate_from_rng(x, y, z); // expect: keygen ML-KEM-512
    ml_kem::DecapsulationKey512::from_seed(x, y, z); // expect: key ML-KEM-512
    ml_kem::DecapsulationKey512::from_bytes(x, y, z); // expect: key ML-KEM-512
    ml_kem::DecapsulationKey768::new(x, y, z); // expect: key ML-KEM-768
    ml_kem::DecapsulationKey768::generate(x, y, z); // expect: keygen ML-KEM-768
    ml_kem::DecapsulationKey768::try_generate(x, y, z); // expect: keygen ML-KEM-768
    ml_kem::DecapsulationKey768::generate_from_rng(x, y, z); // expect: keygen ML-KEM-768
    ml_kem::DecapsulationKey768::from_seed(x, y, z); // expect: key ML-KEM-768
    ml_kem::DecapsulationKey768::from_bytes(x, y, z); // expect: key ML-KEM-768
    ml_kem::DecapsulationKey1024::new(x, y, z); // expect: key ML-KEM-1024
    ml_kem::DecapsulationKey1024::generate(x, y, z); // expect: keygen ML-KEM-1024
    ml_kem::DecapsulationKey1024::try_generate(x, y, z); // expect: keygen ML-KEM-1024
    ml_kem::DecapsulationKey1024::generate_from_rng(x, y, z); // expect: keygen ML-KEM-1024
    ml_kem::DecapsulationKey1024::from_seed(x, y, z); // expect: key ML-KEM-1024
    ml_kem::DecapsulationKey1024::from_bytes(x, y, z); // expect: key ML-KEM-1024
    ml_kem::EncapsulationKey512::new(x, y, z); // expect: key ML-KEM-512
    ml_kem::EncapsulationKey512::from_seed(x, y, z); // expect: key ML-KEM-512
    ml_kem::EncapsulationKey512::from_bytes(x, y, z); // expect: key ML-KEM-512
    ml_kem::EncapsulationKey768::new(x, y, z); // expect: key ML-KEM-768
    ml_kem::EncapsulationKey768::from_seed(x, y, z); // expect: key ML-KEM-768
    ml_kem::EncapsulationKey768::from_bytes(x, y, z); // expect: key ML-KEM-768
    ml_kem::EncapsulationKey1024::new(x, y, z); // expect: key ML-KEM-1024
    ml_kem::EncapsulationKey1024::from_seed(x, y, z); // expect: key ML-KEM-1024
    ml_kem::EncapsulationKey1024::from_bytes(x, y, z); // expect: key ML-KEM-1024
    ml_kem::ml_kem_512::DecapsulationKey::new(x, y, z); // expect: key ML-KEM-512
    ml_kem::ml_kem_512::DecapsulationKey::generate(x, y, z); // expect: keygen ML-KEM-512
    ml_kem::ml_kem_512::DecapsulationKey::try_generate(x, y, z); // expect: keygen ML-KEM-512
    ml_kem::ml_kem_512::DecapsulationKey::generate_from_rng(x, y, z); // expect: keygen ML-KEM-512
    ml_kem::ml_kem_512::DecapsulationKey::from_seed(x, y, z); // expect: key ML-KEM-512
    ml_kem::ml_kem_512::DecapsulationKey::from_bytes(x, y, z); // expect: key ML-KEM-512
    ml_kem::ml_kem_512::EncapsulationKey::new(x, y, z); // expect: key ML-KEM-512
    ml_kem::ml_kem_512::EncapsulationKey::from_seed(x, y, z); // expect: key ML-KEM-512
    ml_kem::ml_kem_512::EncapsulationKey::from_bytes(x, y, z); // expect: key ML-KEM-512
    ml_kem::ml_kem_768::DecapsulationKey::new(x, y, z); // expect: key ML-KEM-768
    ml_kem::ml_kem_768::DecapsulationKey::generate(x, y, z); // expect: keygen ML-KEM-768
    ml_kem::ml_kem_768::DecapsulationKey::try_generate(x, y, z); // expect: keygen ML-KEM-768
    ml_kem::ml_kem_768::DecapsulationKey::generate_from_rng(x, y, z); // expect: keygen ML-KEM-768
    ml_kem::ml_kem_768::DecapsulationKey::from_seed(x, y, z); // expect: key ML-KEM-768
    ml_kem::ml_kem_768::DecapsulationKey::from_bytes(x, y, z); // expect: key ML-KEM-768
    ml_kem::ml_kem_768::EncapsulationKey::new(x, y, z); // expect: key ML-KEM-768
    ml_kem::ml_kem_768::EncapsulationKey::from_seed(x, y, z); // expect: key ML-KEM-768
    ml_kem::ml_kem_768::EncapsulationKey::from_bytes(x, y, z); // expect: key ML-KEM-768
    ml_kem::ml_kem_1024::DecapsulationKey::new(x, y, z); // expect: key ML-KEM-1024
    ml_kem::ml_kem_1024::DecapsulationKey::generate(x, y, z); // expect: keygen ML-KEM-1024
    ml_kem::ml_kem_1024::DecapsulationKey::try_generate(x, y, z); // expect: keygen ML-KEM-1024
    ml_kem::ml_kem_1024::DecapsulationKey::generate_from_rng(x, y, z); // expect: keygen ML-KEM-1024
    ml_kem::ml_kem_1024::DecapsulationKey::from_seed(x, y, z); // expect: key ML-KEM-1024
    ml_kem::ml_kem_1024::DecapsulationKey::from_bytes(x, y, z); // expect: key ML-KEM-1024
    ml_kem::ml_kem_1024::EncapsulationKey::new(x, y, z); // expect: key ML-KEM-1024
    ml_kem::ml_kem_1024::EncapsulationKey::from_seed(x, y, z); // expect: key ML-KEM-1024
    ml_kem::ml_kem_1024::EncapsulationKey::from_bytes(x, y, z); // expect: key ML-KEM-1024
    ml_dsa::SigningKey::generate(x, y, z); // expect: keygen ML-DSA
    ml_dsa::SigningKey::try_generate(x, y, z); // expect: keygen ML-DSA
    ml_dsa::SigningKey::generate_from_rng(x, y, z); // expect: keygen ML-DSA
    ml_dsa::ExpandedSigningKey::decode(x, y, z); // expect: key ML-DSA
    ml_dsa::ExpandedSigningKey::new(x, y, z); // expect: key ML-DSA
    ml_dsa::ExpandedSigningKey::from_seed(x, y, z); // expect: key ML-DSA
    x_wing::XWingKem::generate_keypair(x, y, z); // expect: keygen X-Wing
}
