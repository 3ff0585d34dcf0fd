use openssl::ssl::{SslAcceptor, SslConnector, SslContext, SslMethod, SslVerifyMode};

fn connectors() -> Result<(), Error> {
    let mut any = SslConnector::builder(SslMethod::tls())?; // expect: protocol TLS verification=none
    any.set_verify(SslVerifyMode::NONE);
    let mut checking = SslConnector::builder(SslMethod::tls())?; // expect: protocol TLS verification=peer
    checking.set_verify(SslVerifyMode::PEER);
    let mut both = SslConnector::builder(SslMethod::tls())?; // expect: protocol TLS verification=peer
    both.set_verify(SslVerifyMode::PEER | SslVerifyMode::FAIL_IF_NO_PEER_CERT);
    let mut asking = SslConnector::builder(SslMethod::tls())?; // expect: protocol TLS verification=peer
    asking.set_verify_callback(SslVerifyMode::PEER, |ok, _| ok);
    let mut accepting = SslConnector::builder(SslMethod::tls())?; // expect: protocol TLS verification=none
    accepting.set_verify_callback(SslVerifyMode::PEER, |_, _| true);
    let mut boring = boring::ssl::SslConnector::builder(boring::ssl::SslMethod::tls())?; // expect: protocol TLS verification=none
    boring.set_verify(boring::ssl::SslVerifyMode::NONE);
    let mut other = boring::ssl::SslConnector::builder(boring::ssl::SslMethod::tls())?; // expect: protocol TLS verification=peer
    other.set_verify(boring::ssl::SslVerifyMode::PEER | boring::ssl::SslVerifyMode::FAIL_IF_NO_PEER_CERT);
    Ok(())
}

fn names(connector: SslConnector, boring: boring::ssl::SslConnector) -> Result<(), Error> {
    connector.configure()?.verify_hostname(false); // expect: protocol TLS verification=no-host-name
    let mut configured = connector.configure()?;
    configured.set_verify_hostname(true); // expect: protocol TLS verification=peer
    boring.configure()?.verify_hostname(false); // expect: protocol TLS verification=no-host-name
    Ok(())
}

fn acceptors() -> Result<(), Error> {
    let mut served = SslAcceptor::mozilla_intermediate(SslMethod::tls())?; // expect: protocol TLS verification=unsaid
    served.set_verify(SslVerifyMode::NONE);
    let mut mutual = SslAcceptor::mozilla_modern(SslMethod::tls_server())?; // expect: protocol TLS verification=peer
    mutual.set_verify(SslVerifyMode::PEER);
    let mut context = SslContext::builder(SslMethod::tls_server())?; // expect: protocol TLS verification=unsaid
    context.set_verify(SslVerifyMode::NONE);
    Ok(())
}
