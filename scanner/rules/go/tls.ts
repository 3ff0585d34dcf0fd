import { arg, library, type Row, text } from "../rule.ts"

const tls = "{crypto/tls,github.com/refraction-networking/utls}"
const connection = { is: "protocol", name: "TLS" } as const
/** What is given a configuration is a use of that, where it is known. */
const configured = (at: number): Row => ({ ...connection, on: arg(at, "any"), continues: true })
const setting = { ...connection, refines: true } as const
const tabled = { tabled: "protocol", name: "TLS" } as const
const certificate = { is: "certificate", certificateFormat: "X.509" } as const

const suites = [
  "TLS_RSA_WITH_{RC4_128_SHA,3DES_EDE_CBC_SHA,AES_128_CBC_SHA,AES_256_CBC_SHA,AES_128_CBC_SHA256,AES_128_GCM_SHA256,AES_256_GCM_SHA384}",
  "TLS_ECDHE_ECDSA_WITH_{RC4_128_SHA,AES_128_CBC_SHA,AES_256_CBC_SHA,AES_128_CBC_SHA256,AES_128_GCM_SHA256,AES_256_GCM_SHA384,CHACHA20_POLY1305_SHA256}",
  "TLS_ECDHE_RSA_WITH_{RC4_128_SHA,3DES_EDE_CBC_SHA,AES_128_CBC_SHA,AES_256_CBC_SHA,AES_128_CBC_SHA256,AES_128_GCM_SHA256,AES_256_GCM_SHA384,CHACHA20_POLY1305_SHA256}",
  "TLS_{AES_128_GCM_SHA256,AES_256_GCM_SHA384,CHACHA20_POLY1305_SHA256}"
]

/** What names a suite or a version is one by itself where a table holds it. */
const suiteNamed = (value: string): Row => ({ ...tabled, value, suite: text(value, "cipherSuite") })
const versionNamed = (value: string): Row => ({ ...tabled, value, version: text(value, "tlsVersion") })

const suiteRows = Object.fromEntries(
  suites.map((names) => [`crypto/tls.${names}`, suiteNamed(names.replace(/\{.*\}/, "{1}"))])
)

/*
 * The API lists of the Go standard library up to 1.27 (https://github.com/golang/go/tree/master/api): crypto/tls, and the parts
 * of net/http, net/http/httptest and net/smtp that speak TLS; https://github.com/refraction-networking/utls, which copies
 * crypto/tls; TLSClientConfig of https://github.com/kubernetes/client-go/tree/master/rest, TLSConfig of
 * https://github.com/hashicorp/vault/tree/main/api, nomad/tree/main/api and consul/tree/main/api, Options of
 * https://github.com/docker/go-connections/tree/main/tlsconfig. Which versions a Config allows when it does not say depends on the version of Go and on being client or
 * server, so that there are no defaults. VersionSSL30 is documented as no longer
 * supported (since Go 1.14), so that a Config with it allows TLS 1.0 and later. The two ChaCha20 names without a hash are older names of the same suites.
 */
export const tlsTable = library("go", "tls", {
  [`new ${tls}.Config`]: connection,
  [`${tls}.Config#{MinVersion,MaxVersion}=`]: { ...setting, version: arg(0, "tlsVersion") },
  [`${tls}.Config#CipherSuites=`]: { ...setting, suite: arg(0, "cipherSuite") },
  [`${tls}.Config#InsecureSkipVerify=`]: { ...setting, verification: arg(0, "acceptsAnyPeer") },
  [`${tls}.Config#{VerifyPeerCertificate,VerifyConnection}=`]: { refines: true, checkedBy: arg(0, "checksByItself") },
  [`${tls}.Config#ClientAuth=`]: { refines: true, verification: arg(0, "requiresPeer"), side: "server" },
  [`${tls}.{NoClientCert,RequestClientCert,RequireAnyClientCert,VerifyClientCertIfGiven,RequireAndVerifyClientCert}`]: {
    value: "{2}"
  },
  [`${tls}.Config#CurvePreferences=`]: { is: "key-agreement", algorithm: arg(0, "tlsGroup") },
  [`${tls}.Config#SessionTicketKey=`]: { is: "key", material: "secret-key", keyBits: arg(0, "bytes") },
  "crypto/tls.Certificate#SupportedSignatureAlgorithms=": { is: "signature", algorithm: arg(0, "tlsSignature") },
  "crypto/tls.PKCS1WithSHA{1,256,384,512}": { value: "rsa_pkcs1_sha{1}" },
  "crypto/tls.PSSWithSHA{256,384,512}": { value: "rsa_pss_rsae_sha{1}" },
  "crypto/tls.ECDSAWithP256AndSHA256": { value: "ecdsa_secp256r1_sha256" },
  "crypto/tls.ECDSAWithP384AndSHA384": { value: "ecdsa_secp384r1_sha384" },
  "crypto/tls.ECDSAWithP521AndSHA512": { value: "ecdsa_secp521r1_sha512" },
  "crypto/tls.ECDSAWithSHA1": { value: "ecdsa_sha1" },
  "crypto/tls.Ed25519": { value: "ed25519" },
  "crypto/tls.MLDSA{44,65,87}": { value: "mldsa{1}" },
  [`${tls}.Version{TLS10,TLS11,TLS12,TLS13}`]: versionNamed("Version{2}"),
  [`${tls}.VersionSSL30`]: { ...tabled, value: "VersionTLS10", version: "ssl3" },
  [`${tls}.{CurveP256,CurveP384,CurveP521,X25519,X25519MLKEM768}`]: { value: "{2}" },
  "crypto/tls.{SecP256r1MLKEM768,SecP384r1MLKEM1024,MLKEM1024}": { value: "{1}" },
  ...suiteRows,
  "crypto/tls.TLS_ECDHE_{RSA,ECDSA}_WITH_CHACHA20_POLY1305": suiteNamed("TLS_ECDHE_{1}_WITH_CHACHA20_POLY1305_SHA256"),
  [`${tls}.{Client,Server}`]: configured(1),
  "crypto/tls.NewListener": configured(1),
  [`${tls}.Dial`]: configured(2),
  "crypto/tls.Listen": configured(2),
  "crypto/tls.DialWithDialer": configured(3),
  "crypto/tls.{QUICClient,QUICServer}": connection,
  "new crypto/tls.Dialer": connection,
  "github.com/refraction-networking/utls.UClient": configured(1),
  "crypto/tls.{LoadX509KeyPair,X509KeyPair}": certificate,
  "net/http.{ListenAndServeTLS,ServeTLS}": connection,
  "new net/http.Server(TLSConfig:)": { refines: true, on: arg(99, "any", "TLSConfig"), returns: "net/http.Server" },
  "net/http.Server#{ListenAndServeTLS,ServeTLS}": { ...connection, continues: true },
  "net/http/httptest.NewTLSServer": connection,
  "net/http/httptest.Server#StartTLS": connection,
  "net/smtp.Client#StartTLS": connection,
  "{net/http.Transport,github.com/gorilla/websocket.Dialer}#TLSClientConfig": { returns: "crypto/tls.Config" },
  "{net/http.Server,github.com/redis/go-redis/v9.Options,github.com/quic-go/quic-go/http3.Server}#TLSConfig": {
    returns: "crypto/tls.Config"
  },
  "{k8s.io/client-go/rest.TLSClientConfig,github.com/hashicorp/vault/api.TLSConfig,github.com/hashicorp/nomad/api.TLSConfig}#Insecure=":
    { ...connection, verification: arg(0, "acceptsAnyPeer") },
  "{github.com/hashicorp/consul/api.TLSConfig,github.com/docker/go-connections/tlsconfig.Options}#InsecureSkipVerify=":
    {
      ...connection,
      verification: arg(0, "acceptsAnyPeer")
    }
})
