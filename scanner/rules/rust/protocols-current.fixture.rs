fn current() {
    rcgen::KeyPair::generate_rsa_for(x, y, z); // expect: keygen unknown
    rcgen::KeyPair::from_der_and_sign_algo(x, y, z); // expect: key unknown material=private-key
    rcgen::KeyPair::from_pkcs8_pem_and_sign_algo(x, y, z); // expect: key unknown material=private-key
    rcgen::KeyPair::from_pkcs8_der_and_sign_algo(x, y, z); // expect: key unknown material=private-key
    rcgen::Issuer::new(x, y, z); // expect: certificate unknown certificateFormat=X.509
    rcgen::Issuer::from_params(x, y, z); // expect: certificate unknown certificateFormat=X.509
    rcgen::Issuer::from_ca_cert_pem(x, y, z); // expect: certificate unknown certificateFormat=X.509
    rcgen::Issuer::from_ca_cert_der(x, y, z); // expect: certificate unknown certificateFormat=X.509
    rcgen::CertifiedIssuer::self_signed(x, y, z); // expect: certificate unknown certificateFormat=X.509
    rcgen::CertifiedIssuer::signed_by(x, y, z); // expect: certificate unknown certificateFormat=X.509
    rcgen::CertificateSigningRequestParams::from_pem(x, y, z); // expect: certificate unknown certificateFormat=PKCS10
    rcgen::CertificateSigningRequestParams::from_der(x, y, z); // expect: certificate unknown certificateFormat=PKCS10
    russh::server::Server::run_on_address(x, y, z); // expect: protocol SSH
    russh::server::Server::run_on_socket(x, y, z); // expect: protocol SSH
}
