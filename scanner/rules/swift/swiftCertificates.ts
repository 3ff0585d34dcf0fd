import { arg, implied, library } from "../rule.ts"

const signatureAlgorithm = implied("X509.Certificate.SignatureAlgorithm", arg(9, "any", "signatureAlgorithm"))
const certificate = { is: "certificate", certificateFormat: "X.509" } as const

/*
 * Source: swift-certificates 1 (github.com/apple/swift-certificates/tree/main/Sources/X509): Certificate, Certificate.PrivateKey,
 * Certificate.SignatureAlgorithm, CertificateStore, Verifier and CertificateSigningRequest.
 */
export const swiftCertificates = library("swift", "swiftCertificates", {
  "new X509.Certificate": { ...certificate, algorithm: signatureAlgorithm },
  "X509.Certificate.SignatureAlgorithm.ecdsaWithSHA{256,384,512}": { name: "ECDSA", digest: "SHA-{1}" },
  "X509.Certificate.SignatureAlgorithm.sha1WithRSAEncryption": { name: "RSA", padding: "pkcs1v15", digest: "SHA-1" },
  "X509.Certificate.SignatureAlgorithm.sha{256,384,512}WithRSAEncryption": {
    name: "RSA",
    padding: "pkcs1v15",
    digest: "SHA-{1}"
  },
  "X509.Certificate.SignatureAlgorithm.ed25519": { name: "Ed25519" },
  "new X509.CertificateSigningRequest": {
    is: "certificate",
    certificateFormat: "PKCS10",
    algorithm: signatureAlgorithm
  },
  "new X509.Certificate.PrivateKey": { is: "key", algorithm: arg(0, "any"), material: "private-key" },
  "new X509.Certificate.PublicKey": { is: "key", algorithm: arg(0, "any"), material: "public-key" },
  "X509.Certificate.PublicKey#isValidSignature": { is: "signature", functions: ["verify"] },
  "new X509.CertificateStore": certificate,
  "X509.CertificateStore.systemTrustRoots": certificate,
  "new X509.Verifier": { ...certificate, functions: ["verify"], returns: "X509.Verifier" },
  "X509.Verifier#validate": { refines: true, operates: true, functions: ["verify"] },
  "new X509.OCSPVerifierPolicy": { is: "certificate", certificateFormat: "OCSP", functions: ["verify"] }
})
