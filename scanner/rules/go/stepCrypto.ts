import { arg, library, rest, text } from "../rule.ts"

const step = "go.step.sm/crypto"
const jose = `${step}/jose`
const kms = `${step}/kms/apiv1`
const drawn = { is: "random", name: "RNG" } as const
const ec = { is: "keygen", name: "EC", curve: "P-256" } as const
const certificate = { is: "certificate", certificateFormat: "X.509" } as const
const jwk = { is: "key", certificateFormat: "JWK", returns: `${jose}.JSONWebKey` } as const

/*
 * https://pkg.go.dev/go.step.sm/crypto: jose (https://github.com/go-jose/go-jose with its own readers and generators), keyutil and minica (keys are
 * EC over P-256 where nothing is said), pemutil, randutil, x509util, sshutil, fingerprint,
 * tlsutil, x25519, and kms/apiv1, whose signature algorithms name the curve of the key, too; https://pkg.go.dev/github.com/smallstep/cli-utils.
 */
export const stepCrypto = library("go", "stepCrypto", {
  [`new ${jose}.SigningKey`]: {
    is: "signature",
    algorithm: arg(99, "jose", "Algorithm"),
    key: arg(99, "any", "Key"),
    functions: ["sign"]
  },
  [`${jose}.NewSigner`]: { is: "token", name: "JWS", functions: ["sign"] },
  [`${jose}.ParseJWS`]: { is: "token", name: "JWS", functions: ["verify"] },
  [`${jose}.ParseSigned`]: { is: "token", name: "JWT", functions: ["verify"] },
  [`${jose}.Verify`]: { is: "token", name: "JWT", functions: ["verify"] },
  [`${jose}.Signed`]: { is: "token", name: "JWT", functions: ["sign"] },
  [`${jose}.{Encrypt,EncryptJWK,EncryptJWE}`]: {
    is: "token",
    functions: ["encrypt"],
    defaults: { name: "JWE" }
  },
  [`${jose}.{Decrypt,DecryptJWE,ParseEncrypted}`]: { is: "token", name: "JWE", functions: ["decrypt"] },
  [`${jose}.GenerateJWK`]: {
    is: "keygen",
    algorithm: arg(2, "jose"),
    curve: arg(1, "curve"),
    keyBits: arg(5, "int"),
    returns: `${jose}.JSONWebKey`
  },
  [`${jose}.GenerateDefaultKeyPair`]: { ...ec, certificateFormat: "JWK" },
  [`${jose}.{GenerateJWKFromPEM,ReadKey,ParseKey,ReadKeySet,ParseKeySet}`]: jwk,
  [`new ${jose}.JSONWebKey`]: { ...jwk, algorithm: arg(99, "jose", "Algorithm") },
  [`${jose}.JSONWebKey#Thumbprint`]: { is: "hash", algorithm: arg(0, "hash") },
  [`${jose}.JSONWebKey#{Algorithm,Key}`]: { inherits: true },
  [`${jose}.Thumbprint`]: { is: "hash", name: "SHA-256" },
  [`${jose}.{HS256,HS384,HS512}`]: { is: "mac", algorithm: text("{1}", "jose") },
  [`${jose}.{RS256,RS384,RS512,PS256,PS384,PS512,ES256,ES384,ES512,EdDSA}`]: {
    is: "signature",
    algorithm: text("{1}", "jose")
  },
  [`${jose}.DefaultRSASigAlgorithm`]: { is: "signature", algorithm: text("RS256", "jose") },
  [`${jose}.DefaultOctSigAlgorithm`]: { is: "mac", algorithm: text("HS256", "jose") },
  [`${jose}.DefaultECSigAlgorithm`]: { is: "signature", algorithm: text("ES256", "jose") },
  [`${jose}.DefaultRSAKeyAlgorithm`]: { is: "key-wrap", algorithm: text("RSA-OAEP-256", "jose") },
  [`${jose}.DefaultOctKeyAlgorithm`]: { is: "key-wrap", algorithm: text("A256GCMKW", "jose") },
  [`${jose}.DefaultECKeyAlgorithm`]: { is: "key-agreement", algorithm: text("ECDH-ES", "jose") },
  [`${jose}.SignatureAlgorithm`]: { algorithm: arg(0, "jose") },
  [`${jose}.DefaultEncAlgorithm`]: { is: "cipher", algorithm: text("A256GCM", "jose") },

  [`${step}/keyutil.{GenerateDefaultKey,GenerateDefaultSigner,GenerateDefaultKeyPair}`]: ec,
  [`${step}/keyutil.{GenerateKey,GenerateSigner,GenerateKeyPair}`]: {
    is: "keygen",
    algorithm: arg(0, "keyType"),
    curve: arg(1, "curve"),
    keyBits: arg(2, "int")
  },
  [`${step}/keyutil.Fingerprint`]: { is: "hash", name: "SHA-256" },
  [`${step}/minica.New`]: { ...certificate, from: rest(0, "any"), defaults: { name: "ECDSA", curve: "P-256" } },
  [`${step}/pemutil.{Read,Parse,ParseKey,ParseDER,ReadKey,ParseOpenSSHPrivateKey}`]: {
    is: "key",
    material: "private-key"
  },
  [`${step}/pemutil.{ReadCertificate,ReadCertificateBundle,ParseCertificate,ParseCertificateBundle}`]: certificate,
  [`${step}/pemutil.{ReadCertificateRequest,ParseCertificateRequest}`]: {
    is: "certificate",
    certificateFormat: "PKCS10"
  },
  [`${step}/pemutil.Serialize`]: { is: "key", material: "private-key" },
  [`${step}/pemutil.{EncryptPKCS8PrivateKey,DecryptPKCS8PrivateKey}`]: {
    is: "kdf",
    name: "PBES2"
  },
  [`${step}/randutil.{Bytes,Salt,ASCII,Alphanumeric,Alphabet,Hex,String,UUIDv4}`]: drawn,
  [`${step}/x509util.{CreateCertificate,NewCertificate}`]: certificate,
  [`${step}/x509util.{CreateCertificateRequest,NewCertificateRequest}`]: {
    is: "certificate",
    certificateFormat: "PKCS10"
  },
  [`${step}/x509util.{Fingerprint,EncodedFingerprint}`]: { is: "hash", name: "SHA-256" },
  [`${step}/fingerprint.{New,Fingerprint}`]: { is: "hash", algorithm: arg(1, "hash") },
  [`${step}/sshutil.{CreateCertificate,NewCertificate}`]: { is: "certificate", certificateFormat: "SSH" },
  [`${step}/sshutil.{Fingerprint,FormatFingerprint,EncodedFingerprint}`]: { is: "hash", name: "SHA-256" },
  [`${step}/tlsutil.{NewCredentialsConfig,NewServerCredentialsFromFile}`]: { is: "protocol", name: "TLS" },
  [`${step}/x25519.GenerateKey`]: { is: "keygen", name: "X25519" },
  [`${step}/x25519.{PublicKey,PrivateKey}`]: { is: "key", name: "X25519" },
  [`${step}/x25519.Verify`]: { is: "signature", name: "XEdDSA", functions: ["verify"] },

  [`new ${kms}.CreateKeyRequest`]: {
    is: "keygen",
    from: arg(99, "any", "SignatureAlgorithm"),
    keyBits: arg(99, "int", "Bits"),
    defaults: { name: "ECDSA", curve: "P-256", digest: "SHA-256" }
  },
  [`${kms}.UnspecifiedSignAlgorithm`]: { name: "ECDSA", curve: "P-256", digest: "SHA-256" },
  [`${kms}.ECDSAWithSHA256`]: { name: "ECDSA", curve: "P-256", digest: "SHA-256" },
  [`${kms}.ECDSAWithSHA384`]: { name: "ECDSA", curve: "P-384", digest: "SHA-384" },
  [`${kms}.ECDSAWithSHA512`]: { name: "ECDSA", curve: "P-521", digest: "SHA-512" },
  [`${kms}.PureEd25519`]: { name: "Ed25519" },
  [`${kms}.SHA{256,384,512}WithRSA`]: { name: "RSA", padding: "pkcs1v15", digest: "SHA-{1}" },
  [`${kms}.SHA{256,384,512}WithRSAPSS`]: { name: "RSA", padding: "pss", digest: "SHA-{1}" }
})
