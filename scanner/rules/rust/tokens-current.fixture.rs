fn current() {
    jsonwebtoken::jwk::Jwk::from_decoding_key(x, y, z); // expect: key unknown certificateFormat=JWK
    jwt_simple::algorithms::HS256Key::generate(x, y, z); // expect: key HMAC-SHA-256 material=secret-key
    jwt_simple::algorithms::HS256Key::from_bytes(x, y, z); // expect: key HMAC-SHA-256 material=secret-key
    jwt_simple::algorithms::HS384Key::generate(x, y, z); // expect: key HMAC-SHA-384 material=secret-key
    jwt_simple::algorithms::HS384Key::from_bytes(x, y, z); // expect: key HMAC-SHA-384 material=secret-key
    jwt_simple::algorithms::HS512Key::generate(x, y, z); // expect: key HMAC-SHA-512 material=secret-key
    jwt_simple::algorithms::HS512Key::from_bytes(x, y, z); // expect: key HMAC-SHA-512 material=secret-key
    jwt_simple::prelude::HS256Key::from_bytes(x, y, z); // expect: key HMAC-SHA-256 material=secret-key
    jwt_simple::prelude::HS384Key::generate(x, y, z); // expect: key HMAC-SHA-384 material=secret-key
    jwt_simple::prelude::HS384Key::from_bytes(x, y, z); // expect: key HMAC-SHA-384 material=secret-key
    jwt_simple::prelude::HS512Key::generate(x, y, z); // expect: key HMAC-SHA-512 material=secret-key
    jwt_simple::prelude::HS512Key::from_bytes(x, y, z); // expect: key HMAC-SHA-512 material=secret-key
    jwt_simple::algorithms::Blake2bKey::generate(x, y, z); // expect: key BLAKE2b-MAC material=secret-key
    jwt_simple::algorithms::Blake2bKey::generate_with_salt(x, y, z); // expect: key BLAKE2b-MAC material=secret-key
    jwt_simple::algorithms::Blake2bKey::from_bytes(x, y, z); // expect: key BLAKE2b-MAC material=secret-key
    jwt_simple::prelude::Blake2bKey::generate(x, y, z); // expect: key BLAKE2b-MAC material=secret-key
    jwt_simple::prelude::Blake2bKey::generate_with_salt(x, y, z); // expect: key BLAKE2b-MAC material=secret-key
    jwt_simple::prelude::Blake2bKey::from_bytes(x, y, z); // expect: key BLAKE2b-MAC material=secret-key
    jwt_simple::algorithms::RS256KeyPair::generate(x, y, z); // expect: keygen RSA-PKCS1-1.5-SHA-256 padding=pkcs1v15
    jwt_simple::algorithms::RS384KeyPair::generate(x, y, z); // expect: keygen RSA-PKCS1-1.5-SHA-384 padding=pkcs1v15
    jwt_simple::algorithms::RS512KeyPair::generate(x, y, z); // expect: keygen RSA-PKCS1-1.5-SHA-512 padding=pkcs1v15
    jwt_simple::algorithms::PS256KeyPair::generate(x, y, z); // expect: keygen RSA-PSS-SHA-256-MGF1
    jwt_simple::algorithms::PS384KeyPair::generate(x, y, z); // expect: keygen RSA-PSS-SHA-384-MGF1
    jwt_simple::algorithms::PS512KeyPair::generate(x, y, z); // expect: keygen RSA-PSS-SHA-512-MGF1
    jwt_simple::prelude::RS256KeyPair::generate(x, y, z); // expect: keygen RSA-PKCS1-1.5-SHA-256 padding=pkcs1v15
    jwt_simple::prelude::RS384KeyPair::generate(x, y, z); // expect: keygen RSA-PKCS1-1.5-SHA-384 padding=pkcs1v15
    jwt_simple::prelude::RS512KeyPair::generate(x, y, z); // expect: keygen RSA-PKCS1-1.5-SHA-512 padding=pkcs1v15
    jwt_simple::prelude::PS256KeyPair::generate(x, y, z); // expect: keygen RSA-PSS-SHA-256-MGF1
    jwt_simple::prelude::PS384KeyPair::generate(x, y, z); // expect: keygen RSA-PSS-SHA-384-MGF1
    jwt_simple::prelude::PS512KeyPair::generate(x, y, z); // expect: keygen RSA-PSS-SHA-512-MGF1
    jwt_simple::algorithms::ES256KeyPair::generate(x, y, z); // expect: keygen ECDSA-P-256-SHA-256
    jwt_simple::algorithms::ES256kKeyPair::generate(x, y, z); // expect: keygen ECDSA-secp256k1-SHA-256
    jwt_simple::algorithms::ES384KeyPair::generate(x, y, z); // expect: keygen ECDSA-P-384-SHA-384
    jwt_simple::algorithms::Ed25519KeyPair::generate(x, y, z); // expect: keygen Ed25519
    jwt_simple::algorithms::MLDSA44KeyPair::generate(x, y, z); // expect: keygen ML-DSA-44
    jwt_simple::algorithms::MLDSA65KeyPair::generate(x, y, z); // expect: keygen ML-DSA-65
    jwt_simple::algorithms::MLDSA87KeyPair::generate(x, y, z); // expect: keygen ML-DSA-87
    jwt_simple::prelude::ES256KeyPair::generate(x, y, z); // expect: keygen ECDSA-P-256-SHA-256
    jwt_simple::prelude::ES256kKeyPair::generate(x, y, z); // expect: keygen ECDSA-secp256k1-SHA-256
    jwt_simple::prelude::ES384KeyPair::generate(x, y, z); // expect: keygen ECDSA-P-384-SHA-384
    jwt_simple::prelude::Ed25519KeyPair::generate(x, y, z); // expect: keygen Ed25519
    jwt_simple::prelude::MLDSA44KeyPair::generate(x, y, z); // expect: keygen ML-DSA-44
    jwt_simple::prelude::MLDSA65KeyPair::generate(x, y, z); // expect: keygen ML-DSA-65
    jwt_simple::prelude::MLDSA87KeyPair::generate(x, y, z); // expect: keygen ML-DSA-87
    jwt_simple::algorithms::RS256KeyPair::from_pem(x, y, z); // expect: key RSA-PKCS1-1.5-SHA-256 padding=pkcs1v15 material=private-key
    jwt_simple::algorithms::RS256KeyPair::from_der(x, y, z); // expect: key RSA-PKCS1-1.5-SHA-256 padding=pkcs1v15 material=private-key
    jwt_simple::algorithms::RS384KeyPair::from_pem(x, y, z); // expect: key RSA-PKCS1-1.5-SHA-384 padding=pkcs1v15 material=private-key
    jwt_simple::algorithms::RS384KeyPair::from_der(x, y, z); // expect: key RSA-PKCS1-1.5-SHA-384 padding=pkcs1v15 material=private-key
    jwt_simple::algorithms::RS512KeyPair::from_pem(x, y, z); // expect: key RSA-PKCS1-1.5-SHA-512 padding=pkcs1v15 material=private-key
    jwt_simple::algorithms::RS512KeyPair::from_der(x, y, z); // expect: key RSA-PKCS1-1.5-SHA-512 padding=pkcs1v15 material=private-key
    jwt_simple::algorithms::PS256KeyPair::from_pem(x, y, z); // expect: key RSA-PSS-SHA-256-MGF1 material=private-key
    jwt_simple::algorithms::PS256KeyPair::from_der(x, y, z); // expect: key RSA-PSS-SHA-256-MGF1 material=private-key
    jwt_simple::algorithms::PS384KeyPair::from_pem(x, y, z); // expect: key RSA-PSS-SHA-384-MGF1 material=private-key
    jwt_simple::algorithms::PS384KeyPair::from_der(x, y, z); // expect: key RSA-PSS-SHA-384-MGF1 material=private-key
    jwt_simple::algorithms::PS512KeyPair::from_pem(x, y, z); // expect: key RSA-PSS-SHA-512-MGF1 material=private-key
    jwt_simple::algorithms::PS512KeyPair::from_der(x, y, z); // expect: key RSA-PSS-SHA-512-MGF1 material=private-key
    jwt_simple::prelude::RS256KeyPair::from_pem(x, y, z); // expect: key RSA-PKCS1-1.5-SHA-256 padding=pkcs1v15 material=private-key
    jwt_simple::prelude::RS256KeyPair::from_der(x, y, z); // expect: key RSA-PKCS1-1.5-SHA-256 padding=pkcs1v15 material=private-key
    jwt_simple::prelude::RS384KeyPair::from_pem(x, y, z); // expect: key RSA-PKCS1-1.5-SHA-384 padding=pkcs1v15 material=private-key
    jwt_simple::prelude::RS384KeyPair::from_der(x, y, z); // expect: key RSA-PKCS1-1.5-SHA-384 padding=pkcs1v15 material=private-key
    jwt_simple::prelude::RS512KeyPair::from_pem(x, y, z); // expect: key RSA-PKCS1-1.5-SHA-512 padding=pkcs1v15 material=private-key
    jwt_simple::prelude::RS512KeyPair::from_der(x, y, z); // expect: key RSA-PKCS1-1.5-SHA-512 padding=pkcs1v15 material=private-key
    jwt_simple::prelude::PS256KeyPair::from_pem(x, y, z); // expect: key RSA-PSS-SHA-256-MGF1 material=private-key
    jwt_simple::prelude::PS256KeyPair::from_der(x, y, z); // expect: key RSA-PSS-SHA-256-MGF1 material=private-key
    jwt_simple::prelude::PS384KeyPair::from_pem(x, y, z); // expect: key RSA-PSS-SHA-384-MGF1 material=private-key
    jwt_simple::prelude::PS384KeyPair::from_der(x, y, z); // expect: key RSA-PSS-SHA-384-MGF1 material=private-key
    jwt_simple::prelude::PS512KeyPair::from_pem(x, y, z); // expect: key RSA-PSS-SHA-512-MGF1 material=private-key
    jwt_simple::prelude::PS512KeyPair::from_der(x, y, z); // expect: key RSA-PSS-SHA-512-MGF1 material=private-key
    jwt_simple::algorithms::ES256KeyPair::from_bytes(x, y, z); // expect: key ECDSA-P-256-SHA-256 material=private-key
    jwt_simple::algorithms::ES256KeyPair::from_pem(x, y, z); // expect: key ECDSA-P-256-SHA-256 material=private-key
    jwt_simple::algorithms::ES256KeyPair::from_der(x, y, z); // expect: key ECDSA-P-256-SHA-256 material=private-key
    jwt_simple::algorithms::ES256kKeyPair::from_bytes(x, y, z); // expect: key ECDSA-secp256k1-SHA-256 material=private-key
    jwt_simple::algorithms::ES256kKeyPair::from_pem(x, y, z); // expect: key ECDSA-secp256k1-SHA-256 material=private-key
    jwt_simple::algorithms::ES256kKeyPair::from_der(x, y, z); // expect: key ECDSA-secp256k1-SHA-256 material=private-key
    jwt_simple::algorithms::ES384KeyPair::from_bytes(x, y, z); // expect: key ECDSA-P-384-SHA-384 material=private-key
    jwt_simple::algorithms::ES384KeyPair::from_pem(x, y, z); // expect: key ECDSA-P-384-SHA-384 material=private-key
    jwt_simple::algorithms::ES384KeyPair::from_der(x, y, z); // expect: key ECDSA-P-384-SHA-384 material=private-key
    jwt_simple::algorithms::Ed25519KeyPair::from_bytes(x, y, z); // expect: key Ed25519 material=private-key
    jwt_simple::algorithms::Ed25519KeyPair::from_pem(x, y, z); // expect: key Ed25519 material=private-key
    jwt_simple::algorithms::Ed25519KeyPair::from_der(x, y, z); // expect: key Ed25519 material=private-key
    jwt_simple::algorithms::MLDSA44KeyPair::from_bytes(x, y, z); // expect: key ML-DSA-44 material=private-key
    jwt_simple::algorithms::MLDSA44KeyPair::from_pem(x, y, z); // expect: key ML-DSA-44 material=private-key
    jwt_simple::algorithms::MLDSA44KeyPair::from_der(x, y, z); // expect: key ML-DSA-44 material=private-key
    jwt_simple::algorithms::MLDSA65KeyPair::from_bytes(x, y, z); // expect: key ML-DSA-65 material=private-key
    jwt_simple::algorithms::MLDSA65KeyPair::from_pem(x, y, z); // expect: key ML-DSA-65 material=private-key
    jwt_simple::algorithms::MLDSA65KeyPair::from_der(x, y, z); // expect: key ML-DSA-65 material=private-key
    jwt_simple::algorithms::MLDSA87KeyPair::from_bytes(x, y, z); // expect: key ML-DSA-87 material=private-key
    jwt_simple::algorithms::MLDSA87KeyPair::from_pem(x, y, z); // expect: key ML-DSA-87 material=private-key
    jwt_simple::algorithms::MLDSA87KeyPair::from_der(x, y, z); // expect: key ML-DSA-87 material=private-key
    jwt_simple::prelude::ES256KeyPair::from_bytes(x, y, z); // expect: key ECDSA-P-256-SHA-256 material=private-key
    jwt_simple::prelude::ES256KeyPair::from_pem(x, y, z); // expect: key ECDSA-P-256-SHA-256 material=private-key
    jwt_simple::prelude::ES256KeyPair::from_der(x, y, z); // expect: key ECDSA-P-256-SHA-256 material=private-key
    jwt_simple::prelude::ES256kKeyPair::from_bytes(x, y, z); // expect: key ECDSA-secp256k1-SHA-256 material=private-key
    jwt_simple::prelude::ES256kKeyPair::from_pem(x, y, z); // expect: key ECDSA-secp256k1-SHA-256 material=private-key
    jwt_simple::prelude::ES256kKeyPair::from_der(x, y, z); // expect: key ECDSA-secp256k1-SHA-256 material=private-key
    jwt_simple::prelude::ES384KeyPair::from_bytes(x, y, z); // expect: key ECDSA-P-384-SHA-384 material=private-key
    jwt_simple::prelude::ES384KeyPair::from_pem(x, y, z); // expect: key ECDSA-P-384-SHA-384 material=private-key
    jwt_simple::prelude::ES384KeyPair::from_der(x, y, z); // expect: key ECDSA-P-384-SHA-384 material=private-key
    jwt_simple::prelude::Ed25519KeyPair::from_bytes(x, y, z); // expect: key Ed25519 material=private-key
    jwt_simple::prelude::Ed25519KeyPair::from_pem(x, y, z); // expect: key Ed25519 material=private-key
    jwt_simple::prelude::Ed25519KeyPair::from_der(x, y, z); // expect: key Ed25519 material=private-key
    jwt_simple::prelude::MLDSA44KeyPair::from_bytes(x, y, z); // expect: key ML-DSA-44 material=private-key
    jwt_simple::prelude::MLDSA44KeyPair::from_pem(x, y, z); // expect: key ML-DSA-44 material=private-key
    jwt_simple::prelude::MLDSA44KeyPair::from_der(x, y, z); // expect: key ML-DSA-44 material=private-key
    jwt_simple::prelude::MLDSA65KeyPair::from_bytes(x, y, z); // expect: key ML-DSA-65 material=private-key
    jwt_simple::prelude::MLDSA65KeyPair::from_pem(x, y, z); // expect: key ML-DSA-65 material=private-key
    jwt_simple::prelude::MLDSA65KeyPair::from_der(x, y, z); // expect: key ML-DSA-65 material=private-key
    jwt_simple::prelude::MLDSA87KeyPair::from_bytes(x, y, z); // expect: key ML-DSA-87 material=private-key
    jwt_simple::prelude::MLDSA87KeyPair::from_pem(x, y, z); // expect: key ML-DSA-87 material=private-key
    jwt_simple::prelude::MLDSA87KeyPair::from_der(x, y, z); // expect: key ML-DSA-87 material=private-key
    jwt_simple::algorithms::RS256PublicKey::from_components(x, y, z); // expect: key RSA-PKCS1-1.5-SHA-256 padding=pkcs1v15 material=public-key
    jwt_simple::algorithms::RS256PublicKey::from_pem(x, y, z); // expect: key RSA-PKCS1-1.5-SHA-256 padding=pkcs1v15 material=public-key
    jwt_simple::algorithms::RS256PublicKey::from_der(x, y, z); // expect: key RSA-PKCS1-1.5-SHA-256 padding=pkcs1v15 material=public-key
    jwt_simple::algorithms::RS384PublicKey::from_components(x, y, z); // expect: key RSA-PKCS1-1.5-SHA-384 padding=pkcs1v15 material=public-key
    jwt_simple::algorithms::RS384PublicKey::from_pem(x, y, z); // expect: key RSA-PKCS1-1.5-SHA-384 padding=pkcs1v15 material=public-key
    jwt_simple::algorithms::RS384PublicKey::from_der(x, y, z); // expect: key RSA-PKCS1-1.5-SHA-384 padding=pkcs1v15 material=public-key
    jwt_simple::algorithms::RS512PublicKey::from_components(x, y, z); // expect: key RSA-PKCS1-1.5-SHA-512 padding=pkcs1v15 material=public-key
    jwt_simple::algorithms::RS512PublicKey::from_pem(x, y, z); // expect: key RSA-PKCS1-1.5-SHA-512 padding=pkcs1v15 material=public-key
    jwt_simple::algorithms::RS512PublicKey::from_der(x, y, z); // expect: key RSA-PKCS1-1.5-SHA-512 padding=pkcs1v15 material=public-key
    jwt_simple::algorithms::PS256PublicKey::from_components(x, y, z); // expect: key RSA-PSS-SHA-256-MGF1 material=public-key
    jwt_simple::algorithms::PS256PublicKey::from_pem(x, y, z); // expect: key RSA-PSS-SHA-256-MGF1 material=public-key
    jwt_simple::algorithms::PS256PublicKey::from_der(x, y, z); // expect: key RSA-PSS-SHA-256-MGF1 material=public-key
    jwt_simple::algorithms::PS384PublicKey::from_components(x, y, z); // expect: key RSA-PSS-SHA-384-MGF1 material=public-key
    jwt_simple::algorithms::PS384PublicKey::from_pem(x, y, z); // expect: key RSA-PSS-SHA-384-MGF1 material=public-key
    jwt_simple::algorithms::PS384PublicKey::from_der(x, y, z); // expect: key RSA-PSS-SHA-384-MGF1 material=public-key
    jwt_simple::algorithms::PS512PublicKey::from_components(x, y, z); // expect: key RSA-PSS-SHA-512-MGF1 material=public-key
    jwt_simple::algorithms::PS512PublicKey::from_pem(x, y, z); // expect: key RSA-PSS-SHA-512-MGF1 material=public-key
    jwt_simple::algorithms::PS512PublicKey::from_der(x, y, z); // expect: key RSA-PSS-SHA-512-MGF1 material=public-key
    jwt_simple::prelude::RS256PublicKey::from_components(x, y, z); // expect: key RSA-PKCS1-1.5-SHA-256 padding=pkcs1v15 material=public-key
    jwt_simple::prelude::RS256PublicKey::from_pem(x, y, z); // expect: key RSA-PKCS1-1.5-SHA-256 padding=pkcs1v15 material=public-key
    jwt_simple::prelude::RS256PublicKey::from_der(x, y, z); // expect: key RSA-PKCS1-1.5-SHA-256 padding=pkcs1v15 material=public-key
    jwt_simple::prelude::RS384PublicKey::from_components(x, y, z); // expect: key RSA-PKCS1-1.5-SHA-384 padding=pkcs1v15 material=public-key
    jwt_simple::prelude::RS384PublicKey::from_pem(x, y, z); // expect: key RSA-PKCS1-1.5-SHA-384 padding=pkcs1v15 material=public-key
    jwt_simple::prelude::RS384PublicKey::from_der(x, y, z); // expect: key RSA-PKCS1-1.5-SHA-384 padding=pkcs1v15 material=public-key
    jwt_simple::prelude::RS512PublicKey::from_components(x, y, z); // expect: key RSA-PKCS1-1.5-SHA-512 padding=pkcs1v15 material=public-key
    jwt_simple::prelude::RS512PublicKey::from_pem(x, y, z); // expect: key RSA-PKCS1-1.5-SHA-512 padding=pkcs1v15 material=public-key
    jwt_simple::prelude::RS512PublicKey::from_der(x, y, z); // expect: key RSA-PKCS1-1.5-SHA-512 padding=pkcs1v15 material=public-key
    jwt_simple::prelude::PS256PublicKey::from_components(x, y, z); // expect: key RSA-PSS-SHA-256-MGF1 material=public-key
    jwt_simple::prelude::PS256PublicKey::from_pem(x, y, z); // expect: key RSA-PSS-SHA-256-MGF1 material=public-key
    jwt_simple::prelude::PS256PublicKey::from_der(x, y, z); // expect: key RSA-PSS-SHA-256-MGF1 material=public-key
    jwt_simple::prelude::PS384PublicKey::from_components(x, y, z); // expect: key RSA-PSS-SHA-384-MGF1 material=public-key
    jwt_simple::prelude::PS384PublicKey::from_pem(x, y, z); // expect: key RSA-PSS-SHA-384-MGF1 material=public-key
    jwt_simple::prelude::PS384PublicKey::from_der(x, y, z); // expect: key RSA-PSS-SHA-384-MGF1 material=public-key
    jwt_simple::prelude::PS512PublicKey::from_components(x, y, z); // expect: key RSA-PSS-SHA-512-MGF1 material=public-key
    jwt_simple::prelude::PS512PublicKey::from_pem(x, y, z); // expect: key RSA-PSS-SHA-512-MGF1 material=public-key
    jwt_simple::prelude::PS512PublicKey::from_der(x, y, z); // expect: key RSA-PSS-SHA-512-MGF1 material=public-key
    jwt_simple::algorithms::ES256PublicKey::from_bytes(x, y, z); // expect: key ECDSA-P-256-SHA-256 material=public-key
    jwt_simple::algorithms::ES256PublicKey::from_pem(x, y, z); // expect: key ECDSA-P-256-SHA-256 material=public-key
    jwt_simple::algorithms::ES256PublicKey::from_der(x, y, z); // expect: key ECDSA-P-256-SHA-256 material=public-key
    jwt_simple::algorithms::ES256kPublicKey::from_bytes(x, y, z); // expect: key ECDSA-secp256k1-SHA-256 material=public-key
    jwt_simple::algorithms::ES256kPublicKey::from_pem(x, y, z); // expect: key ECDSA-secp256k1-SHA-256 material=public-key
    jwt_simple::algorithms::ES256kPublicKey::from_der(x, y, z); // expect: key ECDSA-secp256k1-SHA-256 material=public-key
    jwt_simple::algorithms::ES384PublicKey::from_bytes(x, y, z); // expect: key ECDSA-P-384-SHA-384 material=public-key
    jwt_simple::algorithms::ES384PublicKey::from_pem(x, y, z); // expect: key ECDSA-P-384-SHA-384 material=public-key
    jwt_simple::algorithms::ES384PublicKey::from_der(x, y, z); // expect: key ECDSA-P-384-SHA-384 material=public-key
    jwt_simple::algorithms::Ed25519PublicKey::from_bytes(x, y, z); // expect: key Ed25519 material=public-key
    jwt_simple::algorithms::Ed25519PublicKey::from_pem(x, y, z); // expect: key Ed25519 material=public-key
    jwt_simple::algorithms::Ed25519PublicKey::from_der(x, y, z); // expect: key Ed25519 material=public-key
    jwt_simple::algorithms::MLDSA44PublicKey::from_bytes(x, y, z); // expect: key ML-DSA-44 material=public-key
    jwt_simple::algorithms::MLDSA44PublicKey::from_pem(x, y, z); // expect: key ML-DSA-44 material=public-key
    jwt_simple::algorithms::MLDSA44PublicKey::from_der(x, y, z); // expect: key ML-DSA-44 material=public-key
    jwt_simple::algorithms::MLDSA65PublicKey::from_bytes(x, y, z); // expect: key ML-DSA-65 material=public-key
    jwt_simple::algorithms::MLDSA65PublicKey::from_pem(x, y, z); // expect: key ML-DSA-65 material=public-key
    jwt_simple::algorithms::MLDSA65PublicKey::from_der(x, y, z); // expect: key ML-DSA-65 material=public-key
    jwt_simple::algorithms::MLDSA87PublicKey::from_bytes(x, y, z); // expect: key ML-DSA-87 material=public-key
    jwt_simple::algorithms::MLDSA87PublicKey::from_pem(x, y, z); // expect: key ML-DSA-87 material=public-key
    jwt_simple::algorithms::MLDSA87PublicKey::from_der(x, y, z); // expect: key ML-DSA-87 material=public-key
    jwt_simple::prelude::ES256PublicKey::from_bytes(x, y, z); // expect: key ECDSA-P-256-SHA-256 material=public-key
    jwt_simple::prelude::ES256PublicKey::from_pem(x, y, z); // expect: key ECDSA-P-256-SHA-256 material=public-key
    jwt_simple::prelude::ES256PublicKey::from_der(x, y, z); // expect: key ECDSA-P-256-SHA-256 material=public-key
    jwt_simple::prelude::ES256kPublicKey::from_bytes(x, y, z); // expect: key ECDSA-secp256k1-SHA-256 material=public-key
    jwt_simple::prelude::ES256kPublicKey::from_pem(x, y, z); // expect: key ECDSA-secp256k1-SHA-256 material=public-key
    jwt_simple::prelude::ES256kPublicKey::from_der(x, y, z); // expect: key ECDSA-secp256k1-SHA-256 material=public-key
    jwt_simple::prelude::ES384PublicKey::from_bytes(x, y, z); // expect: key ECDSA-P-384-SHA-384 material=public-key
    jwt_simple::prelude::ES384PublicKey::from_pem(x, y, z); // expect: key ECDSA-P-384-SHA-384 material=public-key
    jwt_simple::prelude::ES384PublicKey::from_der(x, y, z); // expect: key ECDSA-P-384-SHA-384 material=public-key
    jwt_simple::prelude::Ed25519PublicKey::from_bytes(x, y, z); // expect: key Ed25519 material=public-key
    jwt_simple::prelude::Ed25519PublicKey::from_pem(x, y, z); // expect: key Ed25519 material=public-key
    jwt_simple::prelude::Ed25519PublicKey::from_der(x, y, z); // expect: key Ed25519 material=public-key
    jwt_simple::prelude::MLDSA44PublicKey::from_bytes(x, y, z); // expect: key ML-DSA-44 material=public-key
    jwt_simple::prelude::MLDSA44PublicKey::from_pem(x, y, z); // expect: key ML-DSA-44 material=public-key
    jwt_simple::prelude::MLDSA44PublicKey::from_der(x, y, z); // expect: key ML-DSA-44 material=public-key
    jwt_simple::prelude::MLDSA65PublicKey::from_bytes(x, y, z); // expect: key ML-DSA-65 material=public-key
    jwt_simple::prelude::MLDSA65PublicKey::from_pem(x, y, z); // expect: key ML-DSA-65 material=public-key
    jwt_simple::prelude::MLDSA65PublicKey::from_der(x, y, z); // expect: key ML-DSA-65 material=public-key
    jwt_simple::prelude::MLDSA87PublicKey::from_bytes(x, y, z); // expect: key ML-DSA-87 material=public-key
    jwt_simple::prelude::MLDSA87PublicKey::from_pem(x, y, z); // expect: key ML-DSA-87 material=public-key
    jwt_simple::prelude::MLDSA87PublicKey::from_der(x, y, z); // expect: key ML-DSA-87 material=public-key
    jwt_simple::algorithms::A128KWKey::generate(x, y, z); // expect: key AES-128-KW material=secret-key
    jwt_simple::algorithms::A128KWKey::from_bytes(x, y, z); // expect: key AES-128-KW material=secret-key
    jwt_simple::algorithms::A256KWKey::generate(x, y, z); // expect: key AES-256-KW material=secret-key
    jwt_simple::algorithms::A256KWKey::from_bytes(x, y, z); // expect: key AES-256-KW material=secret-key
    jwt_simple::prelude::A128KWKey::generate(x, y, z); // expect: key AES-128-KW material=secret-key
    jwt_simple::prelude::A128KWKey::from_bytes(x, y, z); // expect: key AES-128-KW material=secret-key
    jwt_simple::prelude::A256KWKey::generate(x, y, z); // expect: key AES-256-KW material=secret-key
    jwt_simple::prelude::A256KWKey::from_bytes(x, y, z); // expect: key AES-256-KW material=secret-key
    jwt_simple::algorithms::RsaOaepDecryptionKey::generate(x, y, z); // expect: key RSA-OAEP-SHA-1-MGF1
    jwt_simple::algorithms::RsaOaepDecryptionKey::from_pem(x, y, z); // expect: key RSA-OAEP-SHA-1-MGF1
    jwt_simple::algorithms::RsaOaepDecryptionKey::from_der(x, y, z); // expect: key RSA-OAEP-SHA-1-MGF1
    jwt_simple::algorithms::RsaOaepDecryptionKey::from_components(x, y, z); // expect: key RSA-OAEP-SHA-1-MGF1
    jwt_simple::algorithms::RsaOaepEncryptionKey::generate(x, y, z); // expect: key RSA-OAEP-SHA-1-MGF1
    jwt_simple::algorithms::RsaOaepEncryptionKey::from_pem(x, y, z); // expect: key RSA-OAEP-SHA-1-MGF1
    jwt_simple::algorithms::RsaOaepEncryptionKey::from_der(x, y, z); // expect: key RSA-OAEP-SHA-1-MGF1
    jwt_simple::algorithms::RsaOaepEncryptionKey::from_components(x, y, z); // expect: key RSA-OAEP-SHA-1-MGF1
    jwt_simple::prelude::RsaOaepDecryptionKey::generate(x, y, z); // expect: key RSA-OAEP-SHA-1-MGF1
    jwt_simple::prelude::RsaOaepDecryptionKey::from_pem(x, y, z); // expect: key RSA-OAEP-SHA-1-MGF1
    jwt_simple::prelude::RsaOaepDecryptionKey::from_der(x, y, z); // expect: key RSA-OAEP-SHA-1-MGF1
    jwt_simple::prelude::RsaOaepDecryptionKey::from_components(x, y, z); // expect: key RSA-OAEP-SHA-1-MGF1
    jwt_simple::prelude::RsaOaepEncryptionKey::generate(x, y, z); // expect: key RSA-OAEP-SHA-1-MGF1
    jwt_simple::prelude::RsaOaepEncryptionKey::from_pem(x, y, z); // expect: key RSA-OAEP-SHA-1-MGF1
    jwt_simple::prelude::RsaOaepEncryptionKey::from_der(x, y, z); // expect: key RSA-OAEP-SHA-1-MGF1
    jwt_simple::prelude::RsaOaepEncryptionKey::from_components(x, y, z); // expect: key RSA-OAEP-SHA-1-MGF1
    jwt_simple::algorithms::EcdhEsA128KWDecryptionKey::generate(x, y, z); // expect: key ECDH digest=SHA-256 cipher=AES
    jwt_simple::algorithms::EcdhEsA128KWDecryptionKey::from_bytes(x, y, z); // expect: key ECDH digest=SHA-256 cipher=AES
    jwt_simple::algorithms::EcdhEsA128KWDecryptionKey::from_pem(x, y, z); // expect: key ECDH digest=SHA-256 cipher=AES
    jwt_simple::algorithms::EcdhEsA128KWDecryptionKey::from_der(x, y, z); // expect: key ECDH digest=SHA-256 cipher=AES
    jwt_simple::algorithms::EcdhEsA128KWEncryptionKey::generate(x, y, z); // expect: key ECDH digest=SHA-256 cipher=AES
    jwt_simple::algorithms::EcdhEsA128KWEncryptionKey::from_bytes(x, y, z); // expect: key ECDH digest=SHA-256 cipher=AES
    jwt_simple::algorithms::EcdhEsA128KWEncryptionKey::from_pem(x, y, z); // expect: key ECDH digest=SHA-256 cipher=AES
    jwt_simple::algorithms::EcdhEsA128KWEncryptionKey::from_der(x, y, z); // expect: key ECDH digest=SHA-256 cipher=AES
    jwt_simple::algorithms::EcdhEsA256KWDecryptionKey::generate(x, y, z); // expect: key ECDH digest=SHA-256 cipher=AES
    jwt_simple::algorithms::EcdhEsA256KWDecryptionKey::from_bytes(x, y, z); // expect: key ECDH digest=SHA-256 cipher=AES
    jwt_simple::algorithms::EcdhEsA256KWDecryptionKey::from_pem(x, y, z); // expect: key ECDH digest=SHA-256 cipher=AES
    jwt_simple::algorithms::EcdhEsA256KWDecryptionKey::from_der(x, y, z); // expect: key ECDH digest=SHA-256 cipher=AES
    jwt_simple::algorithms::EcdhEsA256KWEncryptionKey::generate(x, y, z); // expect: key ECDH digest=SHA-256 cipher=AES
    jwt_simple::algorithms::EcdhEsA256KWEncryptionKey::from_bytes(x, y, z); // expect: key ECDH digest=SHA-256 cipher=AES
    jwt_simple::algorithms::EcdhEsA256KWEncryptionKey::from_pem(x, y, z); // expect: key ECDH digest=SHA-256 cipher=AES
    jwt_simple::algorithms::EcdhEsA256KWEncryptionKey::from_der(x, y, z); // expect: key ECDH digest=SHA-256 cipher=AES
    jwt_simple::prelude::EcdhEsA128KWDecryptionKey::generate(x, y, z); // expect: key ECDH digest=SHA-256 cipher=AES
    jwt_simple::prelude::EcdhEsA128KWDecryptionKey::from_bytes(x, y, z); // expect: key ECDH digest=SHA-256 cipher=AES
    jwt_simple::prelude::EcdhEsA128KWDecryptionKey::from_pem(x, y, z); // expect: key ECDH digest=SHA-256 cipher=AES
    jwt_simple::prelude::EcdhEsA128KWDecryptionKey::from_der(x, y, z); // expect: key ECDH digest=SHA-256 cipher=AES
    jwt_simple::prelude::EcdhEsA128KWEncryptionKey::generate(x, y, z); // expect: key ECDH digest=SHA-256 cipher=AES
    jwt_simple::prelude::EcdhEsA128KWEncryptionKey::from_bytes(x, y, z); // expect: key ECDH digest=SHA-256 cipher=AES
    jwt_simple::prelude::EcdhEsA128KWEncryptionKey::from_pem(x, y, z); // expect: key ECDH digest=SHA-256 cipher=AES
    jwt_simple::prelude::EcdhEsA128KWEncryptionKey::from_der(x, y, z); // expect: key ECDH digest=SHA-256 cipher=AES
    jwt_simple::prelude::EcdhEsA256KWDecryptionKey::generate(x, y, z); // expect: key ECDH digest=SHA-256 cipher=AES
    jwt_simple::prelude::EcdhEsA256KWDecryptionKey::from_bytes(x, y, z); // expect: key ECDH digest=SHA-256 cipher=AES
    jwt_simple::prelude::EcdhEsA256KWDecryptionKey::from_pem(x, y, z); // expect: key ECDH digest=SHA-256 cipher=AES
    jwt_simple::prelude::EcdhEsA256KWDecryptionKey::from_der(x, y, z); // expect: key ECDH digest=SHA-256 cipher=AES
    jwt_simple::prelude::EcdhEsA256KWEncryptionKey::generate(x, y, z); // expect: key ECDH digest=SHA-256 cipher=AES
    jwt_simple::prelude::EcdhEsA256KWEncryptionKey::from_bytes(x, y, z); // expect: key ECDH digest=SHA-256 cipher=AES
    jwt_simple::prelude::EcdhEsA256KWEncryptionKey::from_pem(x, y, z); // expect: key ECDH digest=SHA-256 cipher=AES
    jwt_simple::prelude::EcdhEsA256KWEncryptionKey::from_der(x, y, z); // expect: key ECDH digest=SHA-256 cipher=AES
    josekit::jwk::Jwk::generate_rsa_key(x, y, z); // expect: keygen RSA certificateFormat=JWK
    josekit::jwk::Jwk::generate_ec_key(x, y, z); // expect: keygen EC certificateFormat=JWK
    josekit::jwk::Jwk::generate_ed_key(x, y, z); // expect: keygen EdDSA certificateFormat=JWK
    josekit::jwk::Jwk::generate_ecx_key(x, y, z); // expect: keygen XDH certificateFormat=JWK
    josekit::jwk::Jwk::generate_oct_key(x, y, z); // expect: keygen unknown certificateFormat=JWK
    josekit::jwk::Jwk::from_bytes(x, y, z); // expect: key unknown certificateFormat=JWK
    josekit::jwk::Jwk::from_reader(x, y, z); // expect: key unknown certificateFormat=JWK
    josekit::jwk::Jwk::from_map(x, y, z); // expect: key unknown certificateFormat=JWK
    josekit::jwt::encode_with_signer(x, y, z); // expect: token JWT functions=sign
    josekit::jwt::encode_unsecured(x, y, z); // expect: token JWS-none functions=sign
    josekit::jwt::encode_with_encrypter(x, y, z); // expect: token JWT functions=encrypt
    josekit::jwt::decode_with_verifier(x, y, z); // expect: token JWT functions=verify
    josekit::jwt::decode_with_verifier_selector(x, y, z); // expect: token JWT functions=verify
    josekit::jwt::decode_with_verifier_in_jwk_set(x, y, z); // expect: token JWT functions=verify
    josekit::jwt::decode_unsecured(x, y, z); // expect: token JWS-none functions=verify
    josekit::jwt::decode_with_decrypter(x, y, z); // expect: token JWT functions=decrypt
    josekit::jwt::decode_with_decrypter_selector(x, y, z); // expect: token JWT functions=decrypt
    josekit::jwt::decode_with_decrypter_in_jwk_set(x, y, z); // expect: token JWT functions=decrypt
    josekit::jws::serialize_compact(x, y, z); // expect: token JWS functions=sign
    josekit::jws::serialize_general_json(x, y, z); // expect: token JWS functions=sign
    josekit::jws::serialize_flattened_json(x, y, z); // expect: token JWS functions=sign
    josekit::jws::deserialize_compact(x, y, z); // expect: token JWS functions=verify
    josekit::jws::deserialize_json(x, y, z); // expect: token JWS functions=verify
    josekit::jwe::serialize_compact(x, y, z); // expect: token JWE functions=encrypt
    josekit::jwe::serialize_general_json(x, y, z); // expect: token JWE functions=encrypt
    josekit::jwe::serialize_flattened_json(x, y, z); // expect: token JWE functions=encrypt
    josekit::jwe::deserialize_compact(x, y, z); // expect: token JWE functions=decrypt
    josekit::jwe::deserialize_json(x, y, z); // expect: token JWE functions=decrypt
}
