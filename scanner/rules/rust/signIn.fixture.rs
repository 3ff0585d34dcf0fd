use openidconnect::core::CoreJwsSigningAlgorithm;
use totp_lite::{totp_custom, Sha1};
use webauthn_rs_core::proto::{COSEAlgorithm, COSEEC2Key, COSEKey, COSEKeyType, ECDSACurve};

fn passwords(secret: &[u8], time: u64) {
    totp_custom::<Sha1>(30, 6, secret, time); // expect: mac HMAC-SHA-1 digest=SHA-1
    totp_custom::<totp_lite::Sha256>(30, 6, secret, time); // expect: mac HMAC-SHA-256
    totp_lite::totp_custom::<totp_lite::Sha512>(30, 6, secret, time); // expect: mac HMAC-SHA-512
    totp_lite::totp(secret, time); // expect: mac HMAC-SHA-1
    let totp = totp_rs::TOTP::new(totp_rs::Algorithm::SHA256, 6, 1, 30, secret.to_vec()).unwrap(); // expect: mac HMAC-SHA-256 functions=tag,verify
    totp.generate_current().unwrap();
    totp.generate(0);
    totp.sign(0);
    totp.check_current("123456").unwrap();
    totp.check("123456", 0);
    totp_rs::TOTP::new_unchecked(totp_rs::Algorithm::SHA1, 6, 1, 30, secret.to_vec()); // expect: mac HMAC-SHA-1
    totp_rs::TOTP::new_unchecked(totp_rs::Algorithm::SHA512, 6, 1, 30, secret.to_vec()); // expect: mac HMAC-SHA-512
    totp_rs::Secret::generate_secret(); // expect: random RNG
    totp_rs::TOTP::default(x); // expect: mac HMAC-SHA-1
    totp_rs::TOTP::from_rfc6238(x); // expect: mac HMAC-SHA-1
    totp_rs::TOTP::from_rfc6238_unchecked(x); // expect: mac HMAC-SHA-1
    totp_rs::TOTP::from_url(x); // expect: mac HMAC
    totp_rs::TOTP::from_url_unchecked(x); // expect: mac HMAC
    totp_rs::TOTP::from_steam_url(x); // expect: mac HMAC
    otpauth::TOTP::new(x); // expect: mac HMAC-SHA-1
    otpauth::TOTP::from_base32(x); // expect: mac HMAC-SHA-1
    otpauth::TOTP::from_bytes(x); // expect: mac HMAC-SHA-1
    otpauth::HOTP::new(x); // expect: mac HMAC-SHA-1
    otpauth::HOTP::from_base32(x); // expect: mac HMAC-SHA-1
    otpauth::HOTP::from_bytes(x); // expect: mac HMAC-SHA-1
    google_authenticator::GoogleAuthenticator::new(); // expect: mac HMAC-SHA-1
}

fn open_id() {
    oauth2::PkceCodeChallenge::new_random_sha256(x); // expect: hash SHA-256
    oauth2::PkceCodeChallenge::new_random_sha256_len(x); // expect: hash SHA-256
    oauth2::PkceCodeChallenge::from_code_verifier_sha256(x); // expect: hash SHA-256
    oauth2::CsrfToken::new_random(); // expect: random RNG
    oauth2::CsrfToken::new_random_len(); // expect: random RNG
    openidconnect::PkceCodeChallenge::new_random_sha256(x); // expect: hash SHA-256
    openidconnect::PkceCodeChallenge::new_random_sha256_len(x); // expect: hash SHA-256
    openidconnect::PkceCodeChallenge::from_code_verifier_sha256(x); // expect: hash SHA-256
    openidconnect::CsrfToken::new_random(); // expect: random RNG
    openidconnect::CsrfToken::new_random_len(); // expect: random RNG
    openidconnect::Nonce::new_random(); // expect: random RNG
    openidconnect::Nonce::new_random_len(); // expect: random RNG
    allow(CoreJwsSigningAlgorithm::HmacSha256); // expect: mac HMAC-SHA-256
    allow(CoreJwsSigningAlgorithm::RsaSsaPkcs1V15Sha256); // expect: signature RSA-PKCS1-1.5-SHA-256
    allow(CoreJwsSigningAlgorithm::RsaSsaPssSha256); // expect: signature RSA-PSS-SHA-256-MGF1
    allow(CoreJwsSigningAlgorithm::HmacSha384); // expect: mac HMAC-SHA-384
    allow(CoreJwsSigningAlgorithm::RsaSsaPkcs1V15Sha384); // expect: signature RSA-PKCS1-1.5-SHA-384
    allow(CoreJwsSigningAlgorithm::RsaSsaPssSha384); // expect: signature RSA-PSS-SHA-384-MGF1
    allow(CoreJwsSigningAlgorithm::HmacSha512); // expect: mac HMAC-SHA-512
    allow(CoreJwsSigningAlgorithm::RsaSsaPkcs1V15Sha512); // expect: signature RSA-PKCS1-1.5-SHA-512
    allow(CoreJwsSigningAlgorithm::RsaSsaPssSha512); // expect: signature RSA-PSS-SHA-512-MGF1
    allow(CoreJwsSigningAlgorithm::EcdsaP256Sha256); // expect: signature ECDSA-P-256-SHA-256
    allow(CoreJwsSigningAlgorithm::EcdsaP384Sha384); // expect: signature ECDSA-P-384-SHA-384
    allow(CoreJwsSigningAlgorithm::EcdsaP521Sha512); // expect: signature ECDSA-P-521-SHA-512
    allow(CoreJwsSigningAlgorithm::EdDsa); // expect: signature EdDSA
    openidconnect::core::CoreHmacKey::new(x); // expect: key unknown
    openidconnect::core::CoreRsaPrivateSigningKey::from_pem(x); // expect: key unknown
    openidconnect::core::CoreEdDsaPrivateSigningKey::from_ed25519_pem(x); // expect: key unknown
}

fn credentials(x: Vec<u8>, y: Vec<u8>) {
    let key = COSEKey {
        type_: COSEAlgorithm::ES256, // expect: signature ECDSA-P-256-SHA-256
        key: COSEKeyType::EC_EC2(COSEEC2Key { curve: ECDSACurve::SECP256R1, x, y }), // expect: key EC-P-256 curve=P-256 material=public-key
    };
    let a = webauthn_rs_core::proto::COSEAlgorithm::ES256; // expect: signature ECDSA-P-256-SHA-256
    let a = webauthn_rs_core::proto::COSEAlgorithm::ES384; // expect: signature ECDSA-P-384-SHA-384
    let a = webauthn_rs_core::proto::COSEAlgorithm::ES512; // expect: signature ECDSA-P-521-SHA-512
    let a = webauthn_rs_core::proto::COSEAlgorithm::EDDSA; // expect: signature EdDSA
    let a = webauthn_rs_core::proto::COSEAlgorithm::RS256; // expect: signature RSA-PKCS1-1.5-SHA-256
    let a = webauthn_rs_core::proto::COSEAlgorithm::PS256; // expect: signature RSA-PSS-SHA-256-MGF1
    let a = webauthn_rs_core::proto::COSEAlgorithm::RS384; // expect: signature RSA-PKCS1-1.5-SHA-384
    let a = webauthn_rs_core::proto::COSEAlgorithm::PS384; // expect: signature RSA-PSS-SHA-384-MGF1
    let a = webauthn_rs_core::proto::COSEAlgorithm::RS512; // expect: signature RSA-PKCS1-1.5-SHA-512
    let a = webauthn_rs_core::proto::COSEAlgorithm::PS512; // expect: signature RSA-PSS-SHA-512-MGF1
    let a = webauthn_rs_core::proto::COSEAlgorithm::INSECURE_RS1; // expect: signature RSA-PKCS1-1.5-SHA-1
    let a = webauthn_rs_core::proto::COSEEC2Key { curve: webauthn_rs_core::proto::ECDSACurve::SECP256R1, x, y }; // expect: key EC-P-256 curve=P-256
    let a = webauthn_rs_core::proto::COSEEC2Key { curve: webauthn_rs_core::proto::ECDSACurve::SECP384R1, x, y }; // expect: key EC-P-384 curve=P-384
    let a = webauthn_rs_core::proto::COSEEC2Key { curve: webauthn_rs_core::proto::ECDSACurve::SECP521R1, x, y }; // expect: key EC-P-521 curve=P-521
    let a = webauthn_rs_core::proto::COSEOKPKey { curve: webauthn_rs_core::proto::EDDSACurve::ED25519, x }; // expect: key Ed25519
    let a = webauthn_rs_core::proto::COSEOKPKey { curve: webauthn_rs_core::proto::EDDSACurve::ED448, x }; // expect: key Ed448
    let a = webauthn_rs_core::proto::COSERSAKey { n, e }; // expect: key RSA
    let a = webauthn_rs_proto::COSEAlgorithm::ES256; // expect: signature ECDSA-P-256-SHA-256
    let a = webauthn_rs_proto::COSEAlgorithm::ES384; // expect: signature ECDSA-P-384-SHA-384
    let a = webauthn_rs_proto::COSEAlgorithm::ES512; // expect: signature ECDSA-P-521-SHA-512
    let a = webauthn_rs_proto::COSEAlgorithm::EDDSA; // expect: signature EdDSA
    let a = webauthn_rs_proto::COSEAlgorithm::RS256; // expect: signature RSA-PKCS1-1.5-SHA-256
    let a = webauthn_rs_proto::COSEAlgorithm::PS256; // expect: signature RSA-PSS-SHA-256-MGF1
    let a = webauthn_rs_proto::COSEAlgorithm::RS384; // expect: signature RSA-PKCS1-1.5-SHA-384
    let a = webauthn_rs_proto::COSEAlgorithm::PS384; // expect: signature RSA-PSS-SHA-384-MGF1
    let a = webauthn_rs_proto::COSEAlgorithm::RS512; // expect: signature RSA-PKCS1-1.5-SHA-512
    let a = webauthn_rs_proto::COSEAlgorithm::PS512; // expect: signature RSA-PSS-SHA-512-MGF1
    let a = webauthn_rs_proto::COSEAlgorithm::INSECURE_RS1; // expect: signature RSA-PKCS1-1.5-SHA-1
    let a = webauthn_rs_proto::COSEEC2Key { curve: webauthn_rs_proto::ECDSACurve::SECP256R1, x, y }; // expect: key EC-P-256 curve=P-256
    let a = webauthn_rs_proto::COSEEC2Key { curve: webauthn_rs_proto::ECDSACurve::SECP384R1, x, y }; // expect: key EC-P-384 curve=P-384
    let a = webauthn_rs_proto::COSEEC2Key { curve: webauthn_rs_proto::ECDSACurve::SECP521R1, x, y }; // expect: key EC-P-521 curve=P-521
    let a = webauthn_rs_proto::COSEOKPKey { curve: webauthn_rs_proto::EDDSACurve::ED25519, x }; // expect: key Ed25519
    let a = webauthn_rs_proto::COSEOKPKey { curve: webauthn_rs_proto::EDDSACurve::ED448, x }; // expect: key Ed448
    let a = webauthn_rs_proto::COSERSAKey { n, e }; // expect: key RSA
    let a = webauthn_rs_proto::cose::COSEAlgorithm::ES256; // expect: signature ECDSA-P-256-SHA-256
    let a = webauthn_rs_proto::cose::COSEAlgorithm::ES384; // expect: signature ECDSA-P-384-SHA-384
    let a = webauthn_rs_proto::cose::COSEAlgorithm::ES512; // expect: signature ECDSA-P-521-SHA-512
    let a = webauthn_rs_proto::cose::COSEAlgorithm::EDDSA; // expect: signature EdDSA
    let a = webauthn_rs_proto::cose::COSEAlgorithm::RS256; // expect: signature RSA-PKCS1-1.5-SHA-256
    let a = webauthn_rs_proto::cose::COSEAlgorithm::PS256; // expect: signature RSA-PSS-SHA-256-MGF1
    let a = webauthn_rs_proto::cose::COSEAlgorithm::RS384; // expect: signature RSA-PKCS1-1.5-SHA-384
    let a = webauthn_rs_proto::cose::COSEAlgorithm::PS384; // expect: signature RSA-PSS-SHA-384-MGF1
    let a = webauthn_rs_proto::cose::COSEAlgorithm::RS512; // expect: signature RSA-PKCS1-1.5-SHA-512
    let a = webauthn_rs_proto::cose::COSEAlgorithm::PS512; // expect: signature RSA-PSS-SHA-512-MGF1
    let a = webauthn_rs_proto::cose::COSEAlgorithm::INSECURE_RS1; // expect: signature RSA-PKCS1-1.5-SHA-1
    let a = webauthn_rs_proto::cose::COSEEC2Key { curve: webauthn_rs_proto::cose::ECDSACurve::SECP256R1, x, y }; // expect: key EC-P-256 curve=P-256
    let a = webauthn_rs_proto::cose::COSEEC2Key { curve: webauthn_rs_proto::cose::ECDSACurve::SECP384R1, x, y }; // expect: key EC-P-384 curve=P-384
    let a = webauthn_rs_proto::cose::COSEEC2Key { curve: webauthn_rs_proto::cose::ECDSACurve::SECP521R1, x, y }; // expect: key EC-P-521 curve=P-521
    let a = webauthn_rs_proto::cose::COSEOKPKey { curve: webauthn_rs_proto::cose::EDDSACurve::ED25519, x }; // expect: key Ed25519
    let a = webauthn_rs_proto::cose::COSEOKPKey { curve: webauthn_rs_proto::cose::EDDSACurve::ED448, x }; // expect: key Ed448
    let a = webauthn_rs_proto::cose::COSERSAKey { n, e }; // expect: key RSA
    let a = webauthn_rs::prelude::COSEAlgorithm::ES256; // expect: signature ECDSA-P-256-SHA-256
    let a = webauthn_rs::prelude::COSEAlgorithm::ES384; // expect: signature ECDSA-P-384-SHA-384
    let a = webauthn_rs::prelude::COSEAlgorithm::ES512; // expect: signature ECDSA-P-521-SHA-512
    let a = webauthn_rs::prelude::COSEAlgorithm::EDDSA; // expect: signature EdDSA
    let a = webauthn_rs::prelude::COSEAlgorithm::RS256; // expect: signature RSA-PKCS1-1.5-SHA-256
    let a = webauthn_rs::prelude::COSEAlgorithm::PS256; // expect: signature RSA-PSS-SHA-256-MGF1
    let a = webauthn_rs::prelude::COSEAlgorithm::RS384; // expect: signature RSA-PKCS1-1.5-SHA-384
    let a = webauthn_rs::prelude::COSEAlgorithm::PS384; // expect: signature RSA-PSS-SHA-384-MGF1
    let a = webauthn_rs::prelude::COSEAlgorithm::RS512; // expect: signature RSA-PKCS1-1.5-SHA-512
    let a = webauthn_rs::prelude::COSEAlgorithm::PS512; // expect: signature RSA-PSS-SHA-512-MGF1
    let a = webauthn_rs::prelude::COSEAlgorithm::INSECURE_RS1; // expect: signature RSA-PKCS1-1.5-SHA-1
    let a = webauthn_rs::prelude::COSEEC2Key { curve: webauthn_rs::prelude::ECDSACurve::SECP256R1, x, y }; // expect: key EC-P-256 curve=P-256
    let a = webauthn_rs::prelude::COSEEC2Key { curve: webauthn_rs::prelude::ECDSACurve::SECP384R1, x, y }; // expect: key EC-P-384 curve=P-384
    let a = webauthn_rs::prelude::COSEEC2Key { curve: webauthn_rs::prelude::ECDSACurve::SECP521R1, x, y }; // expect: key EC-P-521 curve=P-521
    let a = webauthn_rs::prelude::COSEOKPKey { curve: webauthn_rs::prelude::EDDSACurve::ED25519, x }; // expect: key Ed25519
    let a = webauthn_rs::prelude::COSEOKPKey { curve: webauthn_rs::prelude::EDDSACurve::ED448, x }; // expect: key Ed448
    let a = webauthn_rs::prelude::COSERSAKey { n, e }; // expect: key RSA
    let a = webauthn_rs_core::internals::COSEAlgorithm::ES256; // expect: signature ECDSA-P-256-SHA-256
    let a = webauthn_rs_core::internals::COSEAlgorithm::ES384; // expect: signature ECDSA-P-384-SHA-384
    let a = webauthn_rs_core::internals::COSEAlgorithm::ES512; // expect: signature ECDSA-P-521-SHA-512
    let a = webauthn_rs_core::internals::COSEAlgorithm::EDDSA; // expect: signature EdDSA
    let a = webauthn_rs_core::internals::COSEAlgorithm::RS256; // expect: signature RSA-PKCS1-1.5-SHA-256
    let a = webauthn_rs_core::internals::COSEAlgorithm::PS256; // expect: signature RSA-PSS-SHA-256-MGF1
    let a = webauthn_rs_core::internals::COSEAlgorithm::RS384; // expect: signature RSA-PKCS1-1.5-SHA-384
    let a = webauthn_rs_core::internals::COSEAlgorithm::PS384; // expect: signature RSA-PSS-SHA-384-MGF1
    let a = webauthn_rs_core::internals::COSEAlgorithm::RS512; // expect: signature RSA-PKCS1-1.5-SHA-512
    let a = webauthn_rs_core::internals::COSEAlgorithm::PS512; // expect: signature RSA-PSS-SHA-512-MGF1
    let a = webauthn_rs_core::internals::COSEAlgorithm::INSECURE_RS1; // expect: signature RSA-PKCS1-1.5-SHA-1
    let a = webauthn_rs_core::internals::COSEEC2Key { curve: webauthn_rs_core::internals::ECDSACurve::SECP256R1, x, y }; // expect: key EC-P-256 curve=P-256
    let a = webauthn_rs_core::internals::COSEEC2Key { curve: webauthn_rs_core::internals::ECDSACurve::SECP384R1, x, y }; // expect: key EC-P-384 curve=P-384
    let a = webauthn_rs_core::internals::COSEEC2Key { curve: webauthn_rs_core::internals::ECDSACurve::SECP521R1, x, y }; // expect: key EC-P-521 curve=P-521
    let a = webauthn_rs_core::internals::COSEOKPKey { curve: webauthn_rs_core::internals::EDDSACurve::ED25519, x }; // expect: key Ed25519
    let a = webauthn_rs_core::internals::COSEOKPKey { curve: webauthn_rs_core::internals::EDDSACurve::ED448, x }; // expect: key Ed448
    let a = webauthn_rs_core::internals::COSERSAKey { n, e }; // expect: key RSA
}

fn yubikeys() {
    let config = yubico::config::Config::default().set_client_id(id).set_api_host(h).set_key(key); // expect: mac HMAC-SHA-1
    yubico::config::Config::new(id, key).set_key(key); // expect: mac HMAC-SHA-1
    yubico::Verifier::with_client(otp, config); // expect: mac HMAC-SHA-1 functions=verify
    yubico::Verifier::new(otp, config); // expect: mac HMAC-SHA-1 functions=verify
    yubico::verify(otp, config); // expect: mac HMAC-SHA-1 functions=verify
    yubico::verify_async(otp, config); // expect: mac HMAC-SHA-1 functions=verify
    let config = yubico_ng::config::Config::default().set_client_id(id).set_api_host(h).set_key(key); // expect: mac HMAC-SHA-1
    yubico_ng::config::Config::new(id, key).set_key(key); // expect: mac HMAC-SHA-1
    yubico_ng::Verifier::with_client(otp, config); // expect: mac HMAC-SHA-1 functions=verify
    yubico_ng::Verifier::new(otp, config); // expect: mac HMAC-SHA-1 functions=verify
    yubico_ng::verify(otp, config); // expect: mac HMAC-SHA-1 functions=verify
    yubico_ng::verify_async(otp, config); // expect: mac HMAC-SHA-1 functions=verify
}

fn cookies() {
    cookie::Key::generate(); // expect: keygen unknown
    cookie::Key::try_generate(); // expect: keygen unknown
    cookie::Key::from(secret); // expect: key unknown
    cookie::Key::derive_from(secret); // expect: key unknown
    cookie::CookieKey::generate(); // expect: keygen unknown
    cookie::CookieKey::try_generate(); // expect: keygen unknown
    cookie::CookieKey::from(secret); // expect: key unknown
    cookie::CookieKey::derive_from(secret); // expect: key unknown
    axum_extra::extract::cookie::Key::generate(); // expect: keygen unknown
    axum_extra::extract::cookie::Key::try_generate(); // expect: keygen unknown
    axum_extra::extract::cookie::Key::from(secret); // expect: key unknown
    axum_extra::extract::cookie::Key::derive_from(secret); // expect: key unknown
    axum_extra::extract::cookie::CookieKey::generate(); // expect: keygen unknown
    axum_extra::extract::cookie::CookieKey::try_generate(); // expect: keygen unknown
    axum_extra::extract::cookie::CookieKey::from(secret); // expect: key unknown
    axum_extra::extract::cookie::CookieKey::derive_from(secret); // expect: key unknown
    actix_web::cookie::Key::generate(); // expect: keygen unknown
    actix_web::cookie::Key::try_generate(); // expect: keygen unknown
    actix_web::cookie::Key::from(secret); // expect: key unknown
    actix_web::cookie::Key::derive_from(secret); // expect: key unknown
    actix_web::cookie::CookieKey::generate(); // expect: keygen unknown
    actix_web::cookie::CookieKey::try_generate(); // expect: keygen unknown
    actix_web::cookie::CookieKey::from(secret); // expect: key unknown
    actix_web::cookie::CookieKey::derive_from(secret); // expect: key unknown
    tower_cookies::Key::generate(); // expect: keygen unknown
    tower_cookies::Key::try_generate(); // expect: keygen unknown
    tower_cookies::Key::from(secret); // expect: key unknown
    tower_cookies::Key::derive_from(secret); // expect: key unknown
    tower_cookies::CookieKey::generate(); // expect: keygen unknown
    tower_cookies::CookieKey::try_generate(); // expect: keygen unknown
    tower_cookies::CookieKey::from(secret); // expect: key unknown
    tower_cookies::CookieKey::derive_from(secret); // expect: key unknown
    poem::web::cookie::Key::generate(); // expect: keygen unknown
    poem::web::cookie::Key::try_generate(); // expect: keygen unknown
    poem::web::cookie::Key::from(secret); // expect: key unknown
    poem::web::cookie::Key::derive_from(secret); // expect: key unknown
    poem::web::cookie::CookieKey::generate(); // expect: keygen unknown
    poem::web::cookie::CookieKey::try_generate(); // expect: keygen unknown
    poem::web::cookie::CookieKey::from(secret); // expect: key unknown
    poem::web::cookie::CookieKey::derive_from(secret); // expect: key unknown
    let mut jar = cookie::CookieJar::new();
    jar.private(&key).add(c); // expect: cipher AES-256-GCM
    jar.private_mut(&key).add(c); // expect: cipher AES-256-GCM
    jar.signed(&key).add(c); // expect: mac HMAC-SHA-256
    jar.signed_mut(&key).add(c); // expect: mac HMAC-SHA-256
    let fernet = fernet::Fernet::new(&key).unwrap(); // expect: cipher Fernet functions=encrypt,decrypt
    fernet.encrypt(data);
    fernet.decrypt(&token);
    fernet::Fernet::generate_key(); // expect: cipher Fernet
}

fn not() {
    my::totp_custom::<Sha1>(30, 6);
    COSEKey::new();
}
