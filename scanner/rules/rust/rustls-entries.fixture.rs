// Every entry point that the other fixture does not show.
fn entries() {
  rustls::ClientConfig::new(x, y, z); // expect: protocol TLS
  rustls::ServerConfig::builder(x, y, z); // expect: protocol TLS
  rustls::ServerConfig::new(x, y, z); // expect: protocol TLS
  rustls::client::ClientConfig::builder(x, y, z); // expect: protocol TLS
  rustls::client::ClientConfig::new(x, y, z); // expect: protocol TLS
  rustls::server::ServerConfig::builder(x, y, z); // expect: protocol TLS
  rustls::server::ServerConfig::new(x, y, z); // expect: protocol TLS
  tokio_rustls::rustls::ClientConfig::builder(x, y, z); // expect: protocol TLS
  tokio_rustls::rustls::ClientConfig::new(x, y, z); // expect: protocol TLS
  tokio_rustls::rustls::ServerConfig::builder(x, y, z); // expect: protocol TLS
  tokio_rustls::rustls::ServerConfig::new(x, y, z); // expect: protocol TLS
  tokio_rustls::rustls::client::ClientConfig::builder(x, y, z); // expect: protocol TLS
  tokio_rustls::rustls::client::ClientConfig::new(x, y, z); // expect: protocol TLS
  tokio_rustls::rustls::server::ServerConfig::builder(x, y, z); // expect: protocol TLS
  tokio_rustls::rustls::server::ServerConfig::new(x, y, z); // expect: protocol TLS
  rustls::ClientConfig::builder_with_details(x, y, z); // expect: protocol TLS
  rustls::ServerConfig::builder_with_provider(x, y, z); // expect: protocol TLS
  rustls::ServerConfig::builder_with_details(x, y, z); // expect: protocol TLS
  rustls::client::ClientConfig::builder_with_provider(x, y, z); // expect: protocol TLS
  rustls::client::ClientConfig::builder_with_details(x, y, z); // expect: protocol TLS
  rustls::server::ServerConfig::builder_with_provider(x, y, z); // expect: protocol TLS
  rustls::server::ServerConfig::builder_with_details(x, y, z); // expect: protocol TLS
  tokio_rustls::rustls::ClientConfig::builder_with_provider(x, y, z); // expect: protocol TLS
  tokio_rustls::rustls::ClientConfig::builder_with_details(x, y, z); // expect: protocol TLS
  tokio_rustls::rustls::ServerConfig::builder_with_provider(x, y, z); // expect: protocol TLS
  tokio_rustls::rustls::ServerConfig::builder_with_details(x, y, z); // expect: protocol TLS
  tokio_rustls::rustls::client::ClientConfig::builder_with_provider(x, y, z); // expect: protocol TLS
  tokio_rustls::rustls::client::ClientConfig::builder_with_details(x, y, z); // expect: protocol TLS
  tokio_rustls::rustls::server::ServerConfig::builder_with_provider(x, y, z); // expect: protocol TLS
  tokio_rustls::rustls::server::ServerConfig::builder_with_details(x, y, z); // expect: protocol TLS
  rustls::ClientConfig::builder_with_protocol_versions(x, y, z); // expect: protocol TLS
  rustls::client::ClientConfig::builder_with_protocol_versions(x, y, z); // expect: protocol TLS
  rustls::server::ServerConfig::builder_with_protocol_versions(x, y, z); // expect: protocol TLS
  tokio_rustls::rustls::ClientConfig::builder_with_protocol_versions(x, y, z); // expect: protocol TLS
  tokio_rustls::rustls::ServerConfig::builder_with_protocol_versions(x, y, z); // expect: protocol TLS
  tokio_rustls::rustls::client::ClientConfig::builder_with_protocol_versions(x, y, z); // expect: protocol TLS
  tokio_rustls::rustls::server::ServerConfig::builder_with_protocol_versions(x, y, z); // expect: protocol TLS
  rustls::ClientConfig::builder_with_protocol_versions(&[&tokio_rustls::rustls::version::TLS12]); // expect: protocol TLSv1.2 version=1.2
  rustls::ClientConfig::builder_with_protocol_versions(&[&tokio_rustls::rustls::version::TLS13]); // expect: protocol TLSv1.3 version=1.3
  rustls::ClientConfig::builder().with_cipher_suites(&[rustls::cipher_suite::TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384]); // expect: protocol TLS; protocol TLS suite=TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384
  rustls::ClientConfig::builder().with_cipher_suites(&[rustls::cipher_suite::TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256]); // expect: protocol TLS; protocol TLS suite=TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256
  rustls::ClientConfig::builder().with_cipher_suites(&[rustls::cipher_suite::TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256]); // expect: protocol TLS; protocol TLS suite=TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256
  rustls::ClientConfig::builder().with_cipher_suites(&[rustls::cipher_suite::TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384]); // expect: protocol TLS; protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384
  rustls::ClientConfig::builder().with_cipher_suites(&[rustls::cipher_suite::TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256]); // expect: protocol TLS; protocol TLS suite=TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256
  rustls::ClientConfig::builder().with_cipher_suites(&[rustls::crypto::ring::cipher_suite::TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384]); // expect: protocol TLS; protocol TLS suite=TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384
  rustls::ClientConfig::builder().with_cipher_suites(&[rustls::crypto::ring::cipher_suite::TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256]); // expect: protocol TLS; protocol TLS suite=TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256
  rustls::ClientConfig::builder().with_cipher_suites(&[rustls::crypto::ring::cipher_suite::TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256]); // expect: protocol TLS; protocol TLS suite=TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256
  rustls::ClientConfig::builder().with_cipher_suites(&[rustls::crypto::ring::cipher_suite::TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384]); // expect: protocol TLS; protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384
  rustls::ClientConfig::builder().with_cipher_suites(&[rustls::crypto::ring::cipher_suite::TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256]); // expect: protocol TLS; protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256
  rustls::ClientConfig::builder().with_cipher_suites(&[rustls::crypto::ring::cipher_suite::TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256]); // expect: protocol TLS; protocol TLS suite=TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256
  rustls::ClientConfig::builder().with_cipher_suites(&[rustls::crypto::aws_lc_rs::cipher_suite::TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384]); // expect: protocol TLS; protocol TLS suite=TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384
  rustls::ClientConfig::builder().with_cipher_suites(&[rustls::crypto::aws_lc_rs::cipher_suite::TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256]); // expect: protocol TLS; protocol TLS suite=TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256
  rustls::ClientConfig::builder().with_cipher_suites(&[rustls::crypto::aws_lc_rs::cipher_suite::TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256]); // expect: protocol TLS; protocol TLS suite=TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256
  rustls::ClientConfig::builder().with_cipher_suites(&[rustls::crypto::aws_lc_rs::cipher_suite::TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384]); // expect: protocol TLS; protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384
  rustls::ClientConfig::builder().with_cipher_suites(&[rustls::crypto::aws_lc_rs::cipher_suite::TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256]); // expect: protocol TLS; protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256
  rustls::ClientConfig::builder().with_cipher_suites(&[rustls::crypto::aws_lc_rs::cipher_suite::TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256]); // expect: protocol TLS; protocol TLS suite=TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256
  rustls::ClientConfig::builder().with_cipher_suites(&[rustls::cipher_suite::TLS13_AES_128_GCM_SHA256]); // expect: protocol TLS; protocol TLS suite=TLS_AES_128_GCM_SHA256
  rustls::ClientConfig::builder().with_cipher_suites(&[rustls::cipher_suite::TLS13_CHACHA20_POLY1305_SHA256]); // expect: protocol TLS; protocol TLS suite=TLS_CHACHA20_POLY1305_SHA256
  rustls::ClientConfig::builder().with_cipher_suites(&[rustls::crypto::ring::cipher_suite::TLS13_AES_256_GCM_SHA384]); // expect: protocol TLS; protocol TLS suite=TLS_AES_256_GCM_SHA384
  rustls::ClientConfig::builder().with_cipher_suites(&[rustls::crypto::ring::cipher_suite::TLS13_AES_128_GCM_SHA256]); // expect: protocol TLS; protocol TLS suite=TLS_AES_128_GCM_SHA256
  rustls::ClientConfig::builder().with_cipher_suites(&[rustls::crypto::ring::cipher_suite::TLS13_CHACHA20_POLY1305_SHA256]); // expect: protocol TLS; protocol TLS suite=TLS_CHACHA20_POLY1305_SHA256
  rustls::ClientConfig::builder().with_cipher_suites(&[rustls::crypto::aws_lc_rs::cipher_suite::TLS13_AES_256_GCM_SHA384]); // expect: protocol TLS; protocol TLS suite=TLS_AES_256_GCM_SHA384
  rustls::ClientConfig::builder().with_cipher_suites(&[rustls::crypto::aws_lc_rs::cipher_suite::TLS13_AES_128_GCM_SHA256]); // expect: protocol TLS; protocol TLS suite=TLS_AES_128_GCM_SHA256
  rustls::ClientConfig::builder().with_cipher_suites(&[rustls::crypto::aws_lc_rs::cipher_suite::TLS13_CHACHA20_POLY1305_SHA256]); // expect: protocol TLS; protocol TLS suite=TLS_CHACHA20_POLY1305_SHA256
  rustls::ClientConfig::builder().with_cipher_suites(&[rustls::CipherSuite::TLS13_AES_256_GCM_SHA384]); // expect: protocol TLS; protocol TLS suite=TLS_AES_256_GCM_SHA384
  rustls::ClientConfig::builder().with_cipher_suites(&[rustls::CipherSuite::TLS13_AES_128_GCM_SHA256]); // expect: protocol TLS; protocol TLS suite=TLS_AES_128_GCM_SHA256
  rustls::ClientConfig::builder().with_cipher_suites(&[rustls::CipherSuite::TLS13_CHACHA20_POLY1305_SHA256]); // expect: protocol TLS; protocol TLS suite=TLS_CHACHA20_POLY1305_SHA256
  rustls::ClientConfig::builder().with_kx_groups(&[rustls::kx_group::SECP256R1]); // expect: protocol TLS; key-agreement ECDHE-P-256 curve=P-256
  rustls::ClientConfig::builder().with_kx_groups(&[rustls::crypto::ring::kx_group::X25519]); // expect: protocol TLS; key-agreement x25519 curve=Curve25519
  rustls::ClientConfig::builder().with_kx_groups(&[rustls::crypto::ring::kx_group::SECP256R1]); // expect: protocol TLS; key-agreement ECDHE-P-256 curve=P-256
  rustls::ClientConfig::builder().with_kx_groups(&[rustls::crypto::ring::kx_group::SECP384R1]); // expect: protocol TLS; key-agreement ECDHE-P-384 curve=P-384
  rustls::ClientConfig::builder().with_kx_groups(&[rustls::crypto::aws_lc_rs::kx_group::X25519]); // expect: protocol TLS; key-agreement x25519 curve=Curve25519
  rustls::ClientConfig::builder().with_kx_groups(&[rustls::crypto::aws_lc_rs::kx_group::SECP256R1]); // expect: protocol TLS; key-agreement ECDHE-P-256 curve=P-256
  rustls::ClientConfig::builder().with_kx_groups(&[rustls::crypto::aws_lc_rs::kx_group::SECP384R1]); // expect: protocol TLS; key-agreement ECDHE-P-384 curve=P-384
  rustls::ClientConfig::builder().with_kx_groups(&[rustls::crypto::aws_lc_rs::kx_group::X25519MLKEM768]); // expect: protocol TLS; key-agreement X25519MLKEM768
  rustls::ClientConfig::builder().with_kx_groups(&[rustls::crypto::aws_lc_rs::kx_group::SECP256R1MLKEM768]); // expect: protocol TLS; key-agreement SecP256r1MLKEM768
  rustls_native_certs::load_native_certs(x, y, z); // expect: certificate unknown certificateFormat=X.509
  rustls_pemfile::certs(x, y, z); // expect: certificate unknown certificateFormat=X.509
  rustls_pemfile::private_key(x, y, z); // expect: key unknown material=private-key
  rustls_pemfile::pkcs8_private_keys(x, y, z); // expect: key unknown material=private-key
  rustls_pemfile::rsa_private_keys(x, y, z); // expect: key unknown material=private-key
  rustls_pemfile::ec_private_keys(x, y, z); // expect: key unknown material=private-key
  rustls_pki_types::PrivateKeyDer::from_pem_file(x, y, z); // expect: key unknown material=private-key
  rustls_pki_types::PrivateKeyDer::from_pem_slice(x, y, z); // expect: key unknown material=private-key
  rustls_pki_types::PrivateKeyDer::try_from(x, y, z); // expect: key unknown material=private-key
  rustls::pki_types::PrivateKeyDer::from_pem_file(x, y, z); // expect: key unknown material=private-key
  rustls::pki_types::PrivateKeyDer::from_pem_slice(x, y, z); // expect: key unknown material=private-key
  rustls::pki_types::PrivateKeyDer::try_from(x, y, z); // expect: key unknown material=private-key
  rustls_pki_types::CertificateDer::from_pem_file(x, y, z); // expect: certificate unknown certificateFormat=X.509
  rustls_pki_types::CertificateDer::from_pem_slice(x, y, z); // expect: certificate unknown certificateFormat=X.509
  rustls_pki_types::CertificateDer::pem_file_iter(x, y, z); // expect: certificate unknown certificateFormat=X.509
  rustls_pki_types::CertificateDer::pem_slice_iter(x, y, z); // expect: certificate unknown certificateFormat=X.509
  rustls::pki_types::CertificateDer::from_pem_file(x, y, z); // expect: certificate unknown certificateFormat=X.509
  rustls::pki_types::CertificateDer::from_pem_slice(x, y, z); // expect: certificate unknown certificateFormat=X.509
  rustls::pki_types::CertificateDer::pem_file_iter(x, y, z); // expect: certificate unknown certificateFormat=X.509
  rustls::pki_types::CertificateDer::pem_slice_iter(x, y, z); // expect: certificate unknown certificateFormat=X.509
  quinn::ServerConfig::with_single_cert(x, y, z); // expect: protocol QUIC
  quinn::ServerConfig::with_crypto(x, y, z); // expect: protocol QUIC
  quinn::ClientConfig::new(x, y, z); // expect: protocol QUIC
  quinn::ClientConfig::with_native_roots(x, y, z); // expect: protocol QUIC
  quinn::ClientConfig::try_with_platform_verifier(x, y, z); // expect: protocol QUIC
  native_tls::TlsConnector::new(x, y, z); // expect: protocol TLS
  native_tls::TlsAcceptor::builder(x, y, z); // expect: protocol TLS
  native_tls::TlsAcceptor::new(x, y, z); // expect: protocol TLS
  tokio_native_tls::native_tls::TlsConnector::builder(x, y, z); // expect: protocol TLS
  tokio_native_tls::native_tls::TlsConnector::new(x, y, z); // expect: protocol TLS
  tokio_native_tls::native_tls::TlsAcceptor::builder(x, y, z); // expect: protocol TLS
  tokio_native_tls::native_tls::TlsAcceptor::new(x, y, z); // expect: protocol TLS
  native_tls::TlsConnector::builder().min_protocol_version(Some(native_tls::Protocol::Sslv3)); // expect: protocol SSLv3 version=ssl3
  native_tls::TlsConnector::builder().min_protocol_version(Some(tokio_native_tls::native_tls::Protocol::Sslv3)); // expect: protocol SSLv3 version=ssl3
  native_tls::TlsConnector::builder().min_protocol_version(Some(native_tls::Protocol::Tlsv10)); // expect: protocol TLSv1.0 version=1.0
  native_tls::TlsConnector::builder().min_protocol_version(Some(tokio_native_tls::native_tls::Protocol::Tlsv10)); // expect: protocol TLSv1.0 version=1.0
  native_tls::TlsConnector::builder().min_protocol_version(Some(native_tls::Protocol::Tlsv11)); // expect: protocol TLSv1.1 version=1.1
  native_tls::TlsConnector::builder().min_protocol_version(Some(tokio_native_tls::native_tls::Protocol::Tlsv11)); // expect: protocol TLSv1.1 version=1.1
  native_tls::TlsConnector::builder().min_protocol_version(Some(tokio_native_tls::native_tls::Protocol::Tlsv12)); // expect: protocol TLSv1.2 version=1.2
  native_tls::Identity::from_pkcs12(x, y, z); // expect: keystore unknown certificateFormat=PKCS12
  native_tls::Identity::from_pkcs8(x, y, z); // expect: key unknown material=private-key
  native_tls::Certificate::from_pem(x, y, z); // expect: certificate unknown certificateFormat=X.509
  native_tls::Certificate::from_der(x, y, z); // expect: certificate unknown certificateFormat=X.509
  reqwest::Certificate::from_pem(x, y, z); // expect: certificate unknown certificateFormat=X.509
  reqwest::Certificate::from_der(x, y, z); // expect: certificate unknown certificateFormat=X.509
  reqwest::Identity::from_pkcs12_der(x, y, z); // expect: keystore unknown certificateFormat=PKCS12
  reqwest::Identity::from_pem(x, y, z); // expect: key unknown material=private-key
  reqwest::Identity::from_pkcs8_pem(x, y, z); // expect: key unknown material=private-key
  reqwest::Client::builder().min_tls_version(reqwest::tls::Version::TLS_1_0); // expect: protocol TLSv1.0 version=1.0
  reqwest::Client::builder().min_tls_version(reqwest::tls::Version::TLS_1_1); // expect: protocol TLSv1.1 version=1.1
  reqwest::Client::builder().min_tls_version(reqwest::tls::Version::TLS_1_3); // expect: protocol TLSv1.3 version=1.3
  hyper_tls::HttpsConnector::new(x, y, z); // expect: protocol TLS
  hyper_tls::HttpsConnectorBuilder::new(x, y, z); // expect: protocol TLS
  hyper_rustls::HttpsConnector::new(x, y, z); // expect: protocol TLS
  hyper_rustls::HttpsConnectorBuilder::new(x, y, z); // expect: protocol TLS
  tokio_rustls::TlsAcceptor::from(x, y, z); // expect: protocol TLS
  tokio_native_tls::TlsConnector::from(x, y, z); // expect: protocol TLS
  tokio_native_tls::TlsAcceptor::from(x, y, z); // expect: protocol TLS
}
fn m0(v: &rustls::ConfigBuilder) { v.with_safe_defaults(x, y, z); }
fn m1(v: &rustls::ConfigBuilder) { v.with_safe_default_cipher_suites(x, y, z); }
fn m2(v: &rustls::ConfigBuilder) { v.with_safe_default_kx_groups(x, y, z); }
fn m3(v: &rustls::ConfigBuilder) { v.with_single_cert(x, y, z); }
fn m4(v: &rustls::ConfigBuilder) { v.with_client_auth_cert(x, y, z); }
fn m5(v: &rustls::ConfigBuilder) { v.with_client_cert_verifier(x, y, z); }
fn m6(v: &rustls::ConfigBuilder) { v.with_cert_resolver(x, y, z); }
fn m7(v: &native_tls::Builder) { v.max_protocol_version(x, y, z); }
fn m8(v: &native_tls::Builder) { v.danger_accept_invalid_hostnames(x, y, z); }
fn m9(v: &native_tls::Builder) { v.use_sni(x, y, z); }
fn m10(v: &native_tls::Builder) { v.identity(x, y, z); }
fn m11(v: &native_tls::Builder) { v.add_root_certificate(x, y, z); }
fn m12(v: &native_tls::Builder) { v.disable_built_in_roots(x, y, z); }
fn m13(v: &reqwest::ClientBuilder) { v.max_tls_version(x, y, z); } // expect: protocol TLS
fn m14(v: &reqwest::ClientBuilder) { v.danger_accept_invalid_hostnames(x, y, z); } // expect: protocol TLS
fn m15(v: &reqwest::ClientBuilder) { v.use_native_tls(x, y, z); } // expect: protocol TLS
fn m16(v: &reqwest::ClientBuilder) { v.tls_built_in_root_certs(x, y, z); } // expect: protocol TLS
