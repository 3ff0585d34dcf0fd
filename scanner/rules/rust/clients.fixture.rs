use lettre::transport::smtp::client::{Tls, TlsParameters, TlsVersion};
use lettre::{AsyncSmtpTransport, Tokio1Executor};

fn mail(host: String) {
    let mut parameters = TlsParameters::builder(host); // expect: protocol TLSv1.2 version=1.2 verification=none
    parameters = parameters.dangerous_accept_invalid_hostnames(true);
    parameters = parameters.dangerous_accept_invalid_certs(true).set_min_tls_version(TlsVersion::Tlsv12);
    parameters.build().unwrap();
    lettre::transport::smtp::client::TlsParametersBuilder::new(host).dangerous_accept_invalid_hostnames(true).build_rustls(); // expect: protocol TLS verification=no-host-name
    TlsParameters::builder(host).set_min_tls_version(TlsVersion::Tlsv10).build(); // expect: protocol TLSv1.0 version=1.0
    TlsParameters::builder(host).set_min_tls_version(TlsVersion::Tlsv11).build(); // expect: protocol TLSv1.1 version=1.1
    TlsParameters::builder(host).set_min_tls_version(TlsVersion::Tlsv13).build(); // expect: protocol TLSv1.3 version=1.3
    TlsParameters::builder(host).certificate_store(x).set_min_tls_version(TlsVersion::Tlsv12); // expect: protocol TLSv1.2
    TlsParameters::builder(host).add_root_certificate(x).set_min_tls_version(TlsVersion::Tlsv12); // expect: protocol TLSv1.2
    TlsParameters::builder(host).identify_with(x).set_min_tls_version(TlsVersion::Tlsv12); // expect: protocol TLSv1.2
    TlsParameters::builder(host).build_native(x).set_min_tls_version(TlsVersion::Tlsv12); // expect: protocol TLSv1.2
    TlsParameters::builder(host).build_boring(x).set_min_tls_version(TlsVersion::Tlsv12); // expect: protocol TLSv1.2
    TlsParameters::new(host); // expect: protocol TLS
    TlsParameters::new_native(host); // expect: protocol TLS
    TlsParameters::new_rustls(host); // expect: protocol TLS
    TlsParameters::new_boring(host); // expect: protocol TLS
    AsyncSmtpTransport::<Tokio1Executor>::relay(host); // expect: protocol TLS
    lettre::SmtpTransport::relay(host); // expect: protocol TLS
    lettre::SmtpTransport::starttls_relay(host); // expect: protocol TLS
    lettre::AsyncSmtpTransport::relay(host); // expect: protocol TLS
    lettre::AsyncSmtpTransport::starttls_relay(host); // expect: protocol TLS
    lettre::transport::smtp::SmtpTransport::relay(host); // expect: protocol TLS
    lettre::transport::smtp::SmtpTransport::starttls_relay(host); // expect: protocol TLS
    lettre::transport::smtp::AsyncSmtpTransport::relay(host); // expect: protocol TLS
    lettre::transport::smtp::AsyncSmtpTransport::starttls_relay(host); // expect: protocol TLS
}

fn databases(tls: Tls) {
    postgres_native_tls::MakeTlsConnector::new(tls); // expect: protocol TLS
    postgres_openssl::MakeTlsConnector::new(tls); // expect: protocol TLS
    tokio_postgres_rustls::MakeRustlsConnect::new(tls); // expect: protocol TLS
    sqlx::postgres::PgConnectOptions::new().host(h).ssl_mode(sqlx::postgres::PgSslMode::Require).port(1); // expect: protocol TLS verification=none
    sqlx::postgres::MySqlConnectOptions::new().host(h).ssl_mode(sqlx::postgres::PgSslMode::Require).port(1); // expect: protocol TLS verification=none
    sqlx::postgres::PgConnectOptions::new().ssl_mode(sqlx::postgres::PgSslMode::VerifyCa); // expect: protocol TLS verification=no-host-name
    sqlx::postgres::PgConnectOptions::new().ssl_mode(sqlx::postgres::PgSslMode::VerifyFull); // expect: protocol TLS verification=peer
    sqlx::mysql::PgConnectOptions::new().host(h).ssl_mode(sqlx::mysql::MySqlSslMode::Required).port(1); // expect: protocol TLS verification=none
    sqlx::mysql::MySqlConnectOptions::new().host(h).ssl_mode(sqlx::mysql::MySqlSslMode::Required).port(1); // expect: protocol TLS verification=none
    sqlx::mysql::MySqlConnectOptions::new().ssl_mode(sqlx::mysql::MySqlSslMode::VerifyCa); // expect: protocol TLS verification=no-host-name
    sqlx::mysql::MySqlConnectOptions::new().ssl_mode(sqlx::mysql::MySqlSslMode::VerifyIdentity); // expect: protocol TLS verification=peer
    mongodb::options::TlsOptions::builder().allow_invalid_certificates(true).build(); // expect: protocol TLS verification=none
    mongodb::options::TlsOptions::builder().allow_invalid_hostnames(true).build(); // expect: protocol TLS verification=no-host-name
    redis::Client::build_with_tls(url, certificates); // expect: protocol TLS
    rumqttc::Transport::tls(x); // expect: protocol TLS
    rumqttc::Transport::tls_with_config(x); // expect: protocol TLS
    rumqttc::Transport::tls_with_default_config(x); // expect: protocol TLS
}

fn servers() {
    rustls::crypto::ring::default_provider().install_default(); // expect: protocol TLS
    rustls::crypto::aws_lc_rs::default_provider().install_default(); // expect: protocol TLS
    tonic::transport::ClientTlsConfig::new(); // expect: protocol TLS
    tonic::transport::ServerTlsConfig::new(); // expect: protocol TLS
    axum_server::bind_rustls(address, config); // expect: protocol TLS
    axum_server::bind_openssl(address, config); // expect: protocol TLS
    axum_server::tls_rustls::bind_rustls(address, config); // expect: protocol TLS
    axum_server::tls_openssl::bind_openssl(address, config); // expect: protocol TLS
    axum_server::tls_rustls::RustlsConfig::from_pem(x); // expect: protocol TLS
    axum_server::tls_rustls::RustlsConfig::from_pem_file(x); // expect: protocol TLS
    axum_server::tls_rustls::RustlsConfig::from_pem_chain_file(x); // expect: protocol TLS
    axum_server::tls_rustls::RustlsConfig::from_der(x); // expect: protocol TLS
    axum_server::tls_rustls::RustlsConfig::from_config(x); // expect: protocol TLS
    actix_web::HttpServer::new(app).workers(2).bind_openssl(address, config); // expect: protocol TLS
    actix_web::HttpServer::new(app).workers(2).bind_rustls(address, config); // expect: protocol TLS
    actix_web::HttpServer::new(app).workers(2).bind_rustls_021(address, config); // expect: protocol TLS
    actix_web::HttpServer::new(app).workers(2).bind_rustls_0_22(address, config); // expect: protocol TLS
    actix_web::HttpServer::new(app).workers(2).bind_rustls_0_23(address, config); // expect: protocol TLS
}

fn others() {
    let mut easy = curl::easy::Easy::new();
    easy.ssl_verify_peer(false); // expect: protocol TLS verification=none
    easy.ssl_verify_host(false); // expect: protocol TLS verification=no-host-name
    let mut easy = curl::easy::Easy2::new();
    easy.ssl_verify_peer(false); // expect: protocol TLS verification=none
    easy.ssl_verify_host(false); // expect: protocol TLS verification=no-host-name
    builder.ssl_options(isahc::config::SslOption::DANGER_ACCEPT_INVALID_CERTS); // expect: protocol TLS verification=none
    builder.ssl_options(isahc::config::SslOption::DANGER_ACCEPT_REVOKED_CERTS); // expect: protocol TLS verification=none
    builder.ssl_options(isahc::config::SslOption::DANGER_ACCEPT_INVALID_HOSTS); // expect: protocol TLS verification=none
    async_native_tls::TlsConnector::new().danger_accept_invalid_certs(true); // expect: protocol TLS verification=none
    async_native_tls::TlsConnector::new().danger_accept_invalid_hostnames(true); // expect: protocol TLS verification=no-host-name
    ldap3::LdapConnSettings::new().set_no_tls_verify(true); // expect: protocol TLS verification=none
    ldap3::LdapConnSettings::new().set_starttls(true); // expect: protocol TLS
    imap::ClientBuilder::new(host, 993).danger_skip_tls_verify(true).connect(); // expect: protocol TLS verification=none
    let mut config = kube::Config::infer(x).unwrap();
    config.accept_invalid_certs = true; // expect: protocol TLS verification=none
    let mut config = kube::Config::incluster(x).unwrap();
    config.accept_invalid_certs = true; // expect: protocol TLS verification=none
    let mut config = kube::Config::from_kubeconfig(x).unwrap();
    config.accept_invalid_certs = true; // expect: protocol TLS verification=none
    let mut config = kube::Config::new(x).unwrap();
    config.accept_invalid_certs = true; // expect: protocol TLS verification=none
    tokio_tungstenite::Connector::NativeTls(x); // expect: protocol TLS
    tokio_tungstenite::Connector::Rustls(x); // expect: protocol TLS
}

fn not(host: String) {
    mine::TlsParameters::builder(host);
}
