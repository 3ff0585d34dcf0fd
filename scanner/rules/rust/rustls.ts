import { arg, library } from "../rule.ts"

const suites =
  "{TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384,TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256,TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256,TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384,TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256,TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256}"
const suites13 = "{AES_256_GCM_SHA384,AES_128_GCM_SHA256,CHACHA20_POLY1305_SHA256}"
const config = "{rustls,tokio_rustls.rustls}.{ClientConfig,ServerConfig,client.ClientConfig,server.ServerConfig}"
const tls = { is: "protocol", name: "TLS" } as const
const builder = { ...tls, returns: "rustls.ConfigBuilder" } as const
const paths = "rustls.{cipher_suite,crypto.ring.cipher_suite,crypto.aws_lc_rs.cipher_suite}"
const groups = "rustls.{kx_group,crypto.ring.kx_group,crypto.aws_lc_rs.kx_group}"

/*
 * https://github.com/rustls/rustls 0.19 to 0.23, also as re-exported by https://github.com/rustls/tokio-rustls;
 * https://github.com/sfackler/rust-native-tls 0.2, https://github.com/seanmonstar/reqwest 0.11 to 0.13, https://github.com/algesten/ureq 3,
 * https://github.com/rustls/hyper-rustls, and the API references (docs.rs) of hyper-tls and tokio-native-tls. rustls speaks TLS 1.2 and 1.3 when the program does not choose.
 */
export const rustls = library("rust", "rustls", {
  [`${config}.{builder,new}`]: builder,
  [`${config}.{builder_with_provider,builder_with_details}`]: { ...builder, from: arg(0, "any") },
  [`${config}.builder_with_protocol_versions`]: { ...builder, version: arg(0, "any") },
  "rustls.ConfigBuilder#with_protocol_versions": {
    refines: true,
    version: arg(0, "any"),
    returns: "rustls.ConfigBuilder"
  },
  "rustls.ConfigBuilder#{with_safe_defaults,with_safe_default_protocol_versions,with_safe_default_cipher_suites,with_safe_default_kx_groups}":
    { refines: true, returns: "rustls.ConfigBuilder" },
  "rustls.ConfigBuilder#with_cipher_suites": {
    is: "protocol",
    name: "TLS",
    suite: arg(0, "cipherSuite"),
    fluent: true,
    returns: "rustls.ConfigBuilder"
  },
  "rustls.ConfigBuilder#with_kx_groups": {
    is: "key-agreement",
    algorithm: arg(0, "tlsGroup"),
    fluent: true,
    returns: "rustls.ConfigBuilder"
  },
  "new {rustls,tokio_rustls.rustls}.client.danger.DangerousClientConfigBuilder": {
    ...builder,
    from: arg(99, "any", "cfg")
  },
  "rustls.ConfigBuilder#dangerous": { refines: true, returns: "rustls.ConfigBuilder" },
  "{rustls,tokio_rustls.rustls}.{ClientConfig,client.ClientConfig}#dangerous": { returns: "rustls.ConfigBuilder" },
  "rustls.ConfigBuilder#{with_custom_certificate_verifier,set_certificate_verifier}": {
    ...tls,
    refines: true,
    verification: arg(0, "acceptsPeer"),
    returns: "rustls.ConfigBuilder"
  },
  "{rustls,tokio_rustls.rustls}.{client.danger.ServerCertVerified,client.ServerCertVerified}.assertion": {
    verification: "none"
  },
  "rustls.ConfigBuilder#{with_root_certificates,with_no_client_auth,with_single_cert,with_client_auth_cert,with_client_cert_verifier,with_cert_resolver}":
    { refines: true, returns: "rustls.ConfigBuilder" },
  "{rustls,tokio_rustls.rustls}.version.TLS12": { version: "1.2" },
  "{rustls,tokio_rustls.rustls}.version.TLS13": { version: "1.3" },
  [`${paths}.${suites}`]: { value: "{2}" },
  [`${paths}.TLS13_${suites13}`]: { value: "TLS_{2}" },
  "rustls.CipherSuite.TLS13_{AES_256_GCM_SHA384,AES_128_GCM_SHA256,CHACHA20_POLY1305_SHA256}": { value: "TLS_{1}" },
  [`${groups}.{X25519,SECP256R1,SECP384R1}`]: { value: "{2}" },
  "rustls.crypto.aws_lc_rs.kx_group.MLKEM768": { value: "MLKEM768" },
  "rustls.crypto.aws_lc_rs.kx_group.X25519MLKEM768": { value: "X25519MLKEM768" },
  "rustls.crypto.aws_lc_rs.kx_group.SECP256R1MLKEM768": { value: "SecP256r1MLKEM768" },
  "new rustls.crypto.CryptoProvider": { ...tls, suite: arg(99, "cipherSuite", "cipher_suites") },
  "{rustls_native_certs.load_native_certs,rustls_pemfile.certs}": { is: "certificate", certificateFormat: "X.509" },
  "rustls_pemfile.{private_key,pkcs8_private_keys,rsa_private_keys,ec_private_keys}": {
    is: "key",
    material: "private-key"
  },
  "{rustls_pki_types,rustls.pki_types}.PrivateKeyDer.{from_pem_file,from_pem_slice,try_from}": {
    is: "key",
    material: "private-key"
  },
  "{rustls_pki_types,rustls.pki_types}.CertificateDer.{from_pem_file,from_pem_slice,pem_file_iter,pem_slice_iter}": {
    is: "certificate",
    certificateFormat: "X.509"
  },
  "quinn.{ServerConfig.with_single_cert,ServerConfig.with_crypto,ClientConfig.new,ClientConfig.with_native_roots,ClientConfig.try_with_platform_verifier}":
    {
      is: "protocol",
      name: "QUIC"
    },

  "{native_tls,tokio_native_tls.native_tls}.{TlsConnector,TlsAcceptor}.{builder,new}": {
    ...tls,
    returns: "native_tls.Builder"
  },
  "native_tls.Builder#{min_protocol_version,max_protocol_version}": {
    refines: true,
    version: arg(0, "any"),
    returns: "native_tls.Builder"
  },
  "native_tls.Builder#danger_accept_invalid_certs": {
    refines: true,
    verification: arg(0, "acceptsAnyPeer"),
    returns: "native_tls.Builder"
  },
  "native_tls.Builder#danger_accept_invalid_hostnames": {
    refines: true,
    verification: arg(0, "acceptsAnyName"),
    returns: "native_tls.Builder"
  },
  "native_tls.Builder#{use_sni,identity,add_root_certificate,disable_built_in_roots,build}": {
    refines: true,
    returns: "native_tls.Builder"
  },
  "{native_tls,tokio_native_tls.native_tls}.Protocol.Sslv3": { version: "ssl3" },
  "{native_tls,tokio_native_tls.native_tls}.Protocol.Tlsv10": { version: "1.0" },
  "{native_tls,tokio_native_tls.native_tls}.Protocol.Tlsv11": { version: "1.1" },
  "{native_tls,tokio_native_tls.native_tls}.Protocol.Tlsv12": { version: "1.2" },
  "native_tls.Identity.from_pkcs12": { is: "keystore", certificateFormat: "PKCS12" },
  "native_tls.Identity.from_pkcs8": { is: "key", material: "private-key" },
  "{native_tls,reqwest}.Certificate.{from_pem,from_der}": { is: "certificate", certificateFormat: "X.509" },
  "reqwest.Identity.from_pkcs12_der": { is: "keystore", certificateFormat: "PKCS12" },
  "reqwest.Identity.{from_pem,from_pkcs8_pem}": { is: "key", material: "private-key" },

  "reqwest.{Client,ClientBuilder,blocking.Client,blocking.ClientBuilder}.{builder,new}": {
    returns: "reqwest.ClientBuilder"
  },
  "reqwest.ClientBuilder#{min_tls_version,max_tls_version}": {
    is: "protocol",
    name: "TLS",
    version: arg(0, "any"),
    returns: "reqwest.ClientBuilder"
  },
  "reqwest.ClientBuilder#{danger_accept_invalid_certs,tls_danger_accept_invalid_certs}": {
    is: "protocol",
    name: "TLS",
    verification: arg(0, "acceptsAnyPeer"),
    returns: "reqwest.ClientBuilder"
  },
  "reqwest.ClientBuilder#{danger_accept_invalid_hostnames,tls_danger_accept_invalid_hostnames}": {
    is: "protocol",
    name: "TLS",
    verification: arg(0, "acceptsAnyName"),
    returns: "reqwest.ClientBuilder"
  },
  "reqwest.ClientBuilder#{use_rustls_tls,use_native_tls,https_only,tls_built_in_root_certs}": {
    is: "protocol",
    name: "TLS",
    returns: "reqwest.ClientBuilder"
  },
  "reqwest.ClientBuilder#*": { returns: "reqwest.ClientBuilder" },
  "reqwest.tls.Version.TLS_1_{0,1,2,3}": { version: "1.{1}" },
  "ureq.tls.TlsConfig.builder": { returns: "ureq.tls.TlsConfigBuilder" },
  "ureq.tls.TlsConfigBuilder#disable_verification": {
    is: "protocol",
    name: "TLS",
    verification: arg(0, "acceptsAnyPeer"),
    returns: "ureq.tls.TlsConfigBuilder"
  },
  "ureq.tls.TlsConfigBuilder#*": { returns: "ureq.tls.TlsConfigBuilder" },
  "{hyper_tls,hyper_rustls}.{HttpsConnector,HttpsConnectorBuilder}.new": tls,
  "tokio_rustls.{TlsConnector,TlsAcceptor}.from": { ...tls, from: arg(0, "any") },
  "{tokio_native_tls.TlsConnector,tokio_native_tls.TlsAcceptor}.from": { ...tls, from: arg(0, "any") }
})
