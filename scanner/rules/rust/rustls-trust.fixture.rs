use std::sync::Arc;

use rustls::client::danger::{ServerCertVerified, ServerCertVerifier};
use rustls::{ClientConfig, Error, RootCertStore};

struct AcceptAll;

impl ServerCertVerifier for AcceptAll {
    fn verify_server_cert(&self, end: &Certificate, name: &ServerName) -> Result<ServerCertVerified, Error> {
        Ok(ServerCertVerified::assertion())
    }
}

struct Pinned {
    pin: Vec<u8>,
}

impl ServerCertVerifier for Pinned {
    fn verify_server_cert(&self, end: &Certificate, name: &ServerName) -> Result<ServerCertVerified, Error> {
        if end.as_ref() != self.pin {
            return Err(Error::General("pin".into()));
        }
        Ok(ServerCertVerified::assertion())
    }
}

struct OldAcceptAll {}

impl rustls::client::ServerCertVerifier for OldAcceptAll {
    fn verify_server_cert(&self, end: &Certificate) -> Result<rustls::client::ServerCertVerified, Error> {
        Ok(rustls::client::ServerCertVerified::assertion())
    }
}

fn verifiers(roots: RootCertStore, pin: Vec<u8>) {
    let mut later = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth(); // expect: protocol TLS verification=none
    later.dangerous().set_certificate_verifier(Arc::new(AcceptAll));
    let direct = ClientConfig::builder().dangerous().with_custom_certificate_verifier(Arc::new(OldAcceptAll {})).with_no_client_auth(); // expect: protocol TLS verification=none
    let pinned = ClientConfig::builder().dangerous().with_custom_certificate_verifier(Arc::new(Pinned { pin })).with_no_client_auth(); // expect: protocol TLS verification=unsaid
    let platform = ClientConfig::builder().dangerous().with_custom_certificate_verifier(Arc::new(other::Verifier::new())).with_no_client_auth(); // expect: protocol TLS verification=unsaid
}

struct AcceptAsync;

impl ServerCertVerifier for AcceptAsync {
    fn verify_server_cert(&self) -> Result<tokio_rustls::rustls::client::danger::ServerCertVerified, Error> {
        Ok(tokio_rustls::rustls::client::danger::ServerCertVerified::assertion())
    }
}

struct OldAcceptAsync;

impl ServerCertVerifier for OldAcceptAsync {
    fn verify_server_cert(&self) -> Result<tokio_rustls::rustls::client::ServerCertVerified, Error> {
        Ok(tokio_rustls::rustls::client::ServerCertVerified::assertion())
    }
}

fn given(mut one: ClientConfig, mut two: rustls::client::ClientConfig) {
    one.dangerous().set_certificate_verifier(Arc::new(AcceptAll)); // expect: protocol TLS verification=none
    two.dangerous().set_certificate_verifier(Arc::new(Pinned { pin: vec![] })); // expect: protocol TLS verification=unsaid
}

fn asynchronous(mut one: tokio_rustls::rustls::ClientConfig, mut two: tokio_rustls::rustls::client::ClientConfig) {
    one.dangerous().set_certificate_verifier(Arc::new(AcceptAsync)); // expect: protocol TLS verification=none
    two.dangerous().set_certificate_verifier(Arc::new(OldAcceptAsync)); // expect: protocol TLS verification=none
}

fn clients(insecure: bool) {
    reqwest::Client::builder().danger_accept_invalid_certs(true).build(); // expect: protocol TLS verification=none
    reqwest::Client::builder().danger_accept_invalid_certs(false).build(); // expect: protocol TLS verification=peer
    reqwest::Client::builder().danger_accept_invalid_certs(insecure).build(); // expect: protocol TLS verification=unsaid
    reqwest::blocking::Client::builder().danger_accept_invalid_hostnames(true).build(); // expect: protocol TLS verification=no-host-name
    reqwest::Client::builder().tls_danger_accept_invalid_certs(true).build(); // expect: protocol TLS verification=none
    reqwest::Client::builder().tls_danger_accept_invalid_hostnames(true).build(); // expect: protocol TLS verification=no-host-name
    native_tls::TlsConnector::builder().danger_accept_invalid_certs(true).danger_accept_invalid_hostnames(true).build(); // expect: protocol TLS verification=none
    native_tls::TlsConnector::builder().danger_accept_invalid_hostnames(true).build(); // expect: protocol TLS verification=no-host-name
    native_tls::TlsConnector::builder().danger_accept_invalid_certs(false).build(); // expect: protocol TLS verification=peer
    other::Client::builder().danger_accept_invalid_certs(true).build();
}

fn plain(other: made::TlsConfigBuilder) {
    ureq::tls::TlsConfig::builder().use_sni(true).disable_verification(true).build(); // expect: protocol TLS verification=none
    ureq::tls::TlsConfig::builder().use_sni(true).build();
    other.disable_verification(true);
}

fn built() {
    let config = rustls::client::danger::DangerousClientConfigBuilder { cfg: ClientConfig::builder() } // expect: protocol TLS verification=none
        .with_custom_certificate_verifier(Arc::new(AcceptAll))
        .with_no_client_auth();
}

fn rebuilt() {
    let config = tokio_rustls::rustls::client::danger::DangerousClientConfigBuilder { cfg: builder } // expect: protocol TLS
        .with_root_certificates(roots);
}
