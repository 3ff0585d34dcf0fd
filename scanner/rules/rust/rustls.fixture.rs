use reqwest::{tls::Version, Client};
use rustls::{cipher_suite::TLS13_AES_256_GCM_SHA384, ClientConfig, ServerConfig};
use std::sync::Arc;

static SUITES: &[SupportedCipherSuite] = &[TLS13_AES_256_GCM_SHA384, rustls::cipher_suite::TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256];

fn uses(roots: RootCertStore) -> Result<(), Error> {
    let config = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
    tokio_rustls::TlsConnector::from(Arc::new(config)); // expect: protocol TLS
    let modern = ServerConfig::builder_with_protocol_versions(&[&rustls::version::TLS13]); // expect: protocol TLSv1.3 version=1.3
    let chosen = ClientConfig::builder() // expect: protocol TLSv1.2 version=1.2
        .with_cipher_suites(SUITES) // expect: protocol TLS suite=TLS_AES_256_GCM_SHA384; protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256
        .with_kx_groups(&[&rustls::kx_group::X25519, &rustls::kx_group::SECP384R1]) // expect: key-agreement ECDHE-P-384 curve=P-384; key-agreement x25519 curve=Curve25519
        .with_protocol_versions(&[&rustls::version::TLS12])?;
    let provider = rustls::crypto::CryptoProvider { cipher_suites: vec![rustls::crypto::ring::cipher_suite::TLS13_CHACHA20_POLY1305_SHA256], ..default_provider() };
    ClientConfig::builder_with_provider(Arc::new(provider)).with_safe_default_protocol_versions()?; // expect: protocol TLS
    let connector = native_tls::TlsConnector::builder() // expect: protocol TLSv1.2 version=1.2
        .min_protocol_version(Some(native_tls::Protocol::Tlsv12))
        .danger_accept_invalid_certs(true)
        .build()?;
    let client = Client::builder().user_agent("x").min_tls_version(Version::TLS_1_2).build()?; // expect: protocol TLSv1.2 version=1.2
    reqwest::blocking::ClientBuilder::new().danger_accept_invalid_certs(true); // expect: protocol TLS
    reqwest::ClientBuilder::new().use_rustls_tls(); // expect: protocol TLS
    reqwest::ClientBuilder::builder().use_rustls_tls(); // expect: protocol TLS
    reqwest::blocking::Client::builder().https_only(true); // expect: protocol TLS
    reqwest::blocking::Client::new().https_only(true); // expect: protocol TLS
    reqwest::blocking::ClientBuilder::builder().https_only(true); // expect: protocol TLS
    Client::new().get("https://example.org");
    Client::new().https_only(true); // expect: protocol TLS
    Ok(())
}

struct ServerConfig2;

fn not() {
    ServerConfig2::builder();
    my::ClientConfig::builder();
}
