use rustls::crypto::aws_lc_rs::kx_group;

fn groups() {
    let config = rustls::ClientConfig::builder() // expect: protocol TLS
        .with_kx_groups(&[kx_group::MLKEM768]); // expect: key-agreement ML-KEM-768
}
