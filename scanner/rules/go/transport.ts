import { arg, library } from "../rule.ts"

const tls = { is: "protocol", name: "TLS" } as const
const dtls = "{github.com/pion/dtls,github.com/pion/dtls/v2,github.com/pion/dtls/v3}"
const certmagic = "github.com/caddyserver/certmagic"
const lego = "github.com/go-acme/lego/{v3,v4,v5}/certcrypto"
const echo = "{github.com/labstack/echo/v4,github.com/labstack/echo}"
const fiber = "{github.com/gofiber/fiber/v2,github.com/gofiber/fiber/v3,github.com/gofiber/fiber}"

/*
 * Servers, clients and protocols that speak TLS, and who obtains their certificates: https://pkg.go.dev/google.golang.org/grpc/credentials,
 * https://pkg.go.dev/github.com/gin-gonic/gin, github.com/labstack/echo, github.com/gofiber/fiber, github.com/valyala/fasthttp;
 * https://github.com/quic-go/quic-go; https://github.com/pion/dtls; https://github.com/caddyserver/certmagic (keys are P-256 where nothing is said);
 * https://github.com/go-acme/lego; https://github.com/cloudflare/cfssl; https://github.com/flynn/noise; https://github.com/gliderlabs/ssh;
 * https://pkg.go.dev/github.com/hashicorp/memberlist (keyrings are AES-GCM); https://pkg.go.dev/github.com/go-ldap/ldap/v3;
 */
export const transport = library("go", "transport", {
  "google.golang.org/grpc/credentials.{NewTLS,NewClientTLSFromCert,NewClientTLSFromFile,NewServerTLSFromCert,NewServerTLSFromFile}":
    { ...tls, from: arg(0, "any") },
  "github.com/gin-gonic/gin.{Default,New}": { returns: "github.com/gin-gonic/gin.Engine" },
  "github.com/gin-gonic/gin.Engine#RunTLS": tls,
  [`${echo}.New`]: { returns: "github.com/labstack/echo.Echo" },
  "github.com/labstack/echo.Echo#{StartTLS,StartAutoTLS}": tls,
  [`${fiber}.New`]: { returns: "github.com/gofiber/fiber.App" },
  "github.com/gofiber/fiber.App#{ListenTLS,ListenMutualTLS,ListenTLSWithCertificate}": tls,
  "github.com/valyala/fasthttp.{ListenAndServeTLS,ListenAndServeTLSEmbed,ServeTLS,ServeTLSEmbed}": tls,
  "github.com/quic-go/quic-go.{Dial,DialAddr,DialAddrEarly,DialEarly,Listen,ListenAddr,ListenAddrEarly,ListenEarly}": {
    is: "protocol",
    name: "QUIC"
  },
  "{github.com/quic-go/quic-go/http3.ListenAndServe,github.com/quic-go/quic-go/http3.ListenAndServeTLS,github.com/quic-go/quic-go/http3.ListenAndServeQUIC}":
    { is: "protocol", name: "QUIC" },
  [`new ${dtls}.Config`]: { is: "protocol", name: "DTLS" },
  [`${dtls}.Config#InsecureSkipVerify=`]: {
    is: "protocol",
    name: "DTLS",
    refines: true,
    verification: arg(0, "acceptsAnyPeer")
  },
  [`${dtls}.{Client,Server,Listen,Dial}`]: { is: "protocol", name: "DTLS" },
  "github.com/go-ldap/ldap/v3.{DialTLS,DialWithTLSConfig}": tls,

  [`${certmagic}.{HTTPS,TLS,Listen}`]: tls,
  [`new ${certmagic}.StandardKeyGenerator`]: { is: "keygen", algorithm: arg(99, "any", "KeyType") },
  [`${certmagic}.ED25519`]: { name: "Ed25519" },
  [`${certmagic}.P{256,384}`]: { name: "EC", curve: { text: "P-{1}", as: "curve" } },
  [`${certmagic}.RSA{2048,4096,8192}`]: { name: "RSA", keyBits: { text: "{1}", as: "int" } },
  [`${lego}.GeneratePrivateKey`]: { is: "keygen", algorithm: arg(0, "any") },
  [`${lego}.EC{256,384}`]: { is: "key", name: "EC", curve: { text: "P-{2}", as: "curve" } },
  [`${lego}.RSA{2048,3072,4096,8192}`]: { is: "key", name: "RSA", keyBits: { text: "{2}", as: "int" } },
  [`${lego}.{GenerateCSR,CreateCSR}`]: { is: "certificate", certificateFormat: "PKCS10", key: arg(0, "any") },
  "new github.com/cloudflare/cfssl/csr.KeyRequest": {
    is: "keygen",
    algorithm: arg(99, "keyType", "A"),
    keyBits: arg(99, "int", "S")
  },
  "github.com/cloudflare/cfssl/csr.NewKeyRequest": { is: "keygen", name: "ECDSA", curve: "P-256" },
  "github.com/cloudflare/cfssl/initca.{New,NewFromPEM,NewFromSigner,RenewFromPEM}": {
    is: "certificate",
    certificateFormat: "X.509"
  },

  "github.com/flynn/noise.NewCipherSuite": { is: "protocol", name: "Noise" },
  "new github.com/flynn/noise.Config": { is: "protocol", name: "Noise" },
  "github.com/gliderlabs/ssh.{ListenAndServe,Serve}": { is: "protocol", name: "SSH" },
  "new github.com/gliderlabs/ssh.Server": { is: "protocol", name: "SSH" },
  "github.com/hashicorp/memberlist.NewKeyring": { is: "cipher", name: "AES", mode: "gcm", key: arg(1, "any") }
})
