import { arg, library } from "../rule.ts"

const x509 = "crypto/x509"
const certificate = { is: "certificate", certificateFormat: "X.509" } as const
const privateKey = { is: "key", material: "private-key" } as const
const publicKey = { is: "key", material: "public-key" } as const
const rsa = (digest: string) => ({ name: "RSA", padding: "pkcs1v15", digest }) as const
const pss = (digest: string) => ({ name: "RSA", padding: "pss", digest, mgfDigest: digest }) as const
const ecdsa = (digest: string) => ({ name: "ECDSA", digest }) as const
const dsa = (digest: string) => ({ name: "DSA", digest }) as const

/*
 * The API lists of the Go standard library up to 1.27 (https://github.com/golang/go/tree/master/api), crypto/x509;
 * https://github.com/golang/crypto: ocsp, pkcs12, acme/autocert. The
 * signature of what is created is by SignatureAlgorithm of the template.
 */
export const x509Table = library("go", "x509", {
  [`${x509}.{ParseCertificate,ParseCertificates}`]: certificate,
  [`${x509}.{NewCertPool,SystemCertPool}`]: { returns: `${x509}.CertPool` },
  [`${x509}.CertPool#{AppendCertsFromPEM,AddCert}`]: certificate,
  [`${x509}.CreateCertificate`]: {
    ...certificate,
    from: arg(1, "any"),
    key: arg(4, "any"),
    functions: ["sign"],
    varies: ["name", "digest"]
  },
  [`new ${x509}.{Certificate,CertificateRequest,RevocationList}`]: { from: arg(99, "any", "SignatureAlgorithm") },
  [`${x509}.CreateCertificateRequest`]: {
    is: "certificate",
    certificateFormat: "PKCS10",
    from: arg(1, "any"),
    key: arg(2, "any"),
    functions: ["sign"],
    varies: ["name", "digest"]
  },
  [`${x509}.CreateRevocationList`]: {
    is: "certificate",
    certificateFormat: "X.509-CRL",
    from: arg(1, "any"),
    key: arg(3, "any"),
    functions: ["sign"],
    varies: ["name", "digest"]
  },
  [`${x509}.ParseCertificateRequest`]: { is: "certificate", certificateFormat: "PKCS10" },
  [`${x509}.{ParseRevocationList,ParseCRL,ParseDERCRL}`]: { is: "certificate", certificateFormat: "X.509-CRL" },
  [`${x509}.Certificate#CheckSignature`]: { ...certificate, from: arg(0, "any"), functions: ["verify"] },
  [`${x509}.Certificate#{CheckSignatureFrom,Verify}`]: { ...certificate, functions: ["verify"] },
  [`${x509}.CertificateRequest#CheckSignature`]: {
    is: "certificate",
    certificateFormat: "PKCS10",
    functions: ["verify"]
  },
  [`${x509}.{Certificate#CheckCRLSignature,RevocationList#CheckSignatureFrom}`]: {
    is: "certificate",
    certificateFormat: "X.509-CRL",
    functions: ["verify"]
  },
  [`${x509}.Certificate#CreateCRL`]: {
    is: "certificate",
    certificateFormat: "X.509-CRL",
    key: arg(1, "any"),
    functions: ["sign"]
  },
  [`${x509}.ParsePKCS1PrivateKey`]: { ...privateKey, name: "RSA", certificateFormat: "PKCS1" },
  [`${x509}.ParsePKCS1PublicKey`]: { ...publicKey, name: "RSA", certificateFormat: "PKCS1" },
  [`${x509}.MarshalPKCS1PrivateKey`]: { ...privateKey, name: "RSA", certificateFormat: "PKCS1", key: arg(0, "any") },
  [`${x509}.MarshalPKCS1PublicKey`]: { ...publicKey, name: "RSA", certificateFormat: "PKCS1", key: arg(0, "any") },
  [`${x509}.ParsePKCS8PrivateKey`]: { ...privateKey, certificateFormat: "PKCS8" },
  [`${x509}.MarshalPKCS8PrivateKey`]: { ...privateKey, certificateFormat: "PKCS8", key: arg(0, "any") },
  [`${x509}.ParsePKIXPublicKey`]: { ...publicKey, certificateFormat: "SPKI" },
  [`${x509}.MarshalPKIXPublicKey`]: { ...publicKey, certificateFormat: "SPKI", key: arg(0, "any") },
  [`${x509}.ParseECPrivateKey`]: { ...privateKey, name: "EC", certificateFormat: "DER" },
  [`${x509}.MarshalECPrivateKey`]: { ...privateKey, name: "EC", certificateFormat: "DER", key: arg(0, "any") },
  [`${x509}.EncryptPEMBlock`]: { is: "cipher", from: arg(4, "any"), functions: ["encrypt"] },
  [`${x509}.DecryptPEMBlock`]: { is: "cipher", functions: ["decrypt"] },
  [`${x509}.PEMCipherDES`]: { name: "DES", mode: "cbc" },
  [`${x509}.PEMCipher3DES`]: { name: "3DES", mode: "cbc" },
  [`${x509}.PEMCipherAES{128,192,256}`]: { name: "AES", keyBits: { text: "{1}", as: "int" }, mode: "cbc" },

  [`${x509}.MD2WithRSA`]: rsa("MD2"),
  [`${x509}.MD5WithRSA`]: rsa("MD5"),
  [`${x509}.SHA1WithRSA`]: rsa("SHA-1"),
  [`${x509}.SHA{256,384,512}WithRSA`]: rsa("SHA-{1}"),
  [`${x509}.SHA{256,384,512}WithRSAPSS`]: pss("SHA-{1}"),
  [`${x509}.DSAWithSHA1`]: dsa("SHA-1"),
  [`${x509}.DSAWithSHA256`]: dsa("SHA-256"),
  [`${x509}.ECDSAWithSHA1`]: ecdsa("SHA-1"),
  [`${x509}.ECDSAWithSHA{256,384,512}`]: ecdsa("SHA-{1}"),
  [`${x509}.PureEd25519`]: { name: "Ed25519" },
  [`${x509}.MLDSA{44,65,87}`]: { name: "ML-DSA", parameterSet: "{1}" },

  "golang.org/x/crypto/ocsp.ParseRequest": { is: "certificate", certificateFormat: "OCSP" },
  "golang.org/x/crypto/ocsp.{ParseResponse,ParseResponseForCert}": {
    is: "certificate",
    certificateFormat: "OCSP",
    functions: ["verify"]
  },
  "golang.org/x/crypto/ocsp.Response#CheckSignatureFrom": {
    is: "certificate",
    certificateFormat: "OCSP",
    functions: ["verify"]
  },
  "golang.org/x/crypto/ocsp.CreateResponse": { is: "certificate", certificateFormat: "OCSP", functions: ["sign"] },
  "golang.org/x/crypto/ocsp.CreateRequest": {
    is: "hash",
    algorithm: arg(2, "hash"),
    from: arg(2, "any"),
    defaults: { name: "SHA-1" }
  },
  "new golang.org/x/crypto/ocsp.RequestOptions": { algorithm: arg(99, "hash", "Hash") },
  "golang.org/x/crypto/pkcs12.{Decode,ToPEM}": { is: "keystore", certificateFormat: "PKCS12" },
  "new golang.org/x/crypto/acme/autocert.Manager": certificate,
  "golang.org/x/crypto/acme.Client#{CreateCert,CreateOrderCert,FetchCert,TLSALPN01ChallengeCert}": certificate,
  "golang.org/x/crypto/acme/autocert.Manager#{TLSConfig,Listener}": { is: "protocol", name: "TLS" },
  "golang.org/x/crypto/acme/autocert.Manager#GetCertificate": certificate,
  "golang.org/x/crypto/acme/autocert.NewListener": { is: "protocol", name: "TLS" }
})
