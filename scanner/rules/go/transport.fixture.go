package fixtures

import (
	p1 "google.golang.org/grpc/credentials"
	p2 "github.com/valyala/fasthttp"
	p3 "github.com/quic-go/quic-go"
	p4 "github.com/quic-go/quic-go/http3"
	p5 "github.com/pion/dtls"
	p6 "github.com/pion/dtls/v2"
	p7 "github.com/pion/dtls/v3"
	p8 "github.com/go-ldap/ldap/v3"
	p9 "github.com/caddyserver/certmagic"
	p10 "github.com/go-acme/lego/v3/certcrypto"
	p11 "github.com/go-acme/lego/v4/certcrypto"
	p12 "github.com/cloudflare/cfssl/csr"
	p13 "github.com/cloudflare/cfssl/initca"
	p14 "github.com/flynn/noise"
	p15 "github.com/gliderlabs/ssh"
	p16 "github.com/hashicorp/memberlist"
	p17 "github.com/gin-gonic/gin"
	p18 "github.com/labstack/echo/v4"
	p19 "github.com/labstack/echo"
	p20 "github.com/gofiber/fiber/v2"
	p21 "github.com/gofiber/fiber/v3"
	p22 "github.com/gofiber/fiber"
)

func all() {
	p1.NewTLS(x, y, z) // expect: protocol TLS
	p1.NewClientTLSFromCert(x, y, z) // expect: protocol TLS
	p1.NewClientTLSFromFile(x, y, z) // expect: protocol TLS
	p1.NewServerTLSFromCert(x, y, z) // expect: protocol TLS
	p1.NewServerTLSFromFile(x, y, z) // expect: protocol TLS
	p2.ListenAndServeTLS(x, y, z) // expect: protocol TLS
	p2.ListenAndServeTLSEmbed(x, y, z) // expect: protocol TLS
	p2.ServeTLS(x, y, z) // expect: protocol TLS
	p2.ServeTLSEmbed(x, y, z) // expect: protocol TLS
	p3.Dial(x, y, z) // expect: protocol QUIC
	p3.DialAddr(x, y, z) // expect: protocol QUIC
	p3.DialAddrEarly(x, y, z) // expect: protocol QUIC
	p3.DialEarly(x, y, z) // expect: protocol QUIC
	p3.Listen(x, y, z) // expect: protocol QUIC
	p3.ListenAddr(x, y, z) // expect: protocol QUIC
	p3.ListenAddrEarly(x, y, z) // expect: protocol QUIC
	p3.ListenEarly(x, y, z) // expect: protocol QUIC
	p4.ListenAndServe(x, y, z) // expect: protocol QUIC
	p4.ListenAndServeTLS(x, y, z) // expect: protocol QUIC
	p4.ListenAndServeQUIC(x, y, z) // expect: protocol QUIC
	p5.Client(x, y, z) // expect: protocol DTLS
	p5.Server(x, y, z) // expect: protocol DTLS
	p5.Listen(x, y, z) // expect: protocol DTLS
	p5.Dial(x, y, z) // expect: protocol DTLS
	p6.Client(x, y, z) // expect: protocol DTLS
	p6.Server(x, y, z) // expect: protocol DTLS
	p6.Listen(x, y, z) // expect: protocol DTLS
	p6.Dial(x, y, z) // expect: protocol DTLS
	p7.Client(x, y, z) // expect: protocol DTLS
	p7.Server(x, y, z) // expect: protocol DTLS
	p7.Listen(x, y, z) // expect: protocol DTLS
	p7.Dial(x, y, z) // expect: protocol DTLS
	p8.DialTLS(x, y, z) // expect: protocol TLS
	p8.DialWithTLSConfig(x, y, z) // expect: protocol TLS
	p9.HTTPS(x, y, z) // expect: protocol TLS
	p9.TLS(x, y, z) // expect: protocol TLS
	p9.Listen(x, y, z) // expect: protocol TLS
	p10.GeneratePrivateKey(x, y, z) // expect: keygen unknown
	p11.GeneratePrivateKey(x, y, z) // expect: keygen unknown
	use(p10.EC256) // expect: key EC-P-256
	use(p10.EC384) // expect: key EC-P-384
	use(p11.EC256) // expect: key EC-P-256
	use(p11.EC384) // expect: key EC-P-384
	use(p10.RSA2048) // expect: key RSA-2048
	use(p10.RSA3072) // expect: key RSA-3072
	use(p10.RSA4096) // expect: key RSA-4096
	use(p10.RSA8192) // expect: key RSA-8192
	use(p11.RSA2048) // expect: key RSA-2048
	use(p11.RSA3072) // expect: key RSA-3072
	use(p11.RSA4096) // expect: key RSA-4096
	use(p11.RSA8192) // expect: key RSA-8192
	p10.GenerateCSR(x, y, z) // expect: certificate unknown certificateFormat=PKCS10
	p10.CreateCSR(x, y, z) // expect: certificate unknown certificateFormat=PKCS10
	p11.GenerateCSR(x, y, z) // expect: certificate unknown certificateFormat=PKCS10
	p11.CreateCSR(x, y, z) // expect: certificate unknown certificateFormat=PKCS10
	p12.NewKeyRequest(x, y, z) // expect: keygen ECDSA-P-256
	p13.New(x, y, z) // expect: certificate unknown certificateFormat=X.509
	p13.NewFromPEM(x, y, z) // expect: certificate unknown certificateFormat=X.509
	p13.NewFromSigner(x, y, z) // expect: certificate unknown certificateFormat=X.509
	p13.RenewFromPEM(x, y, z) // expect: certificate unknown certificateFormat=X.509
	p14.NewCipherSuite(x, y, z) // expect: protocol Noise
	p15.ListenAndServe(x, y, z) // expect: protocol SSH
	p15.Serve(x, y, z) // expect: protocol SSH
	p16.NewKeyring(x, y, z) // expect: cipher AES-GCM
}

func servers(config *tls.Config) {
	router := p17.Default()
	router.RunTLS(":443", "a.pem", "a.key") // expect: protocol TLS
	p17.New().RunTLS(":443", "a.pem", "a.key") // expect: protocol TLS
	e := p18.New()
	e.StartTLS(":443", "a.pem", "a.key") // expect: protocol TLS
	e.StartAutoTLS(":443") // expect: protocol TLS
	p19.New().StartTLS(":443", "a.pem", "a.key") // expect: protocol TLS
	app := p20.New()
	app.ListenTLS(":443", "a.pem", "a.key") // expect: protocol TLS
	app.ListenMutualTLS(":443", "a.pem", "a.key", "ca.pem") // expect: protocol TLS
	app.ListenTLSWithCertificate(":443", certificate) // expect: protocol TLS
	p21.New().ListenTLS(":443", "a.pem", "a.key") // expect: protocol TLS
	p22.New().ListenTLS(":443", "a.pem", "a.key") // expect: protocol TLS
	use(&p6.Config{InsecureSkipVerify: true}) // expect: protocol DTLS verification=none
	use(&p7.Config{InsecureSkipVerify: true}) // expect: protocol DTLS verification=none
	use(&p5.Config{InsecureSkipVerify: true}) // expect: protocol DTLS verification=none
	use(p14.Config{Pattern: pattern}) // expect: protocol Noise
	use(&p15.Server{Addr: ":22"}) // expect: protocol SSH
}

func keys() {
	use(p9.StandardKeyGenerator{KeyType: p9.ED25519}) // expect: keygen Ed25519
	use(p9.StandardKeyGenerator{KeyType: p9.P256}) // expect: keygen EC-P-256
	use(p9.StandardKeyGenerator{KeyType: p9.P384}) // expect: keygen EC-P-384
	use(p9.StandardKeyGenerator{KeyType: p9.RSA2048}) // expect: keygen RSA-2048
	use(p9.StandardKeyGenerator{KeyType: p9.RSA4096}) // expect: keygen RSA-4096
	use(p9.StandardKeyGenerator{KeyType: p9.RSA8192}) // expect: keygen RSA-8192
	p11.GeneratePrivateKey(p11.RSA4096) // expect: keygen RSA-4096
	use(&p12.KeyRequest{A: "rsa", S: 2048}) // expect: keygen RSA-2048
	use(&p12.KeyRequest{A: "ecdsa", S: 256}) // expect: keygen ECDSA-256
}

func not() {
	mine.NewTLS(config)
}
