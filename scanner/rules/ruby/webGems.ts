import { arg, library, text } from "../rule.ts"

/** No call reaches this position: the parameter can only be named. */
const KEYWORD_ONLY = 99

const otp = { is: "mac", name: "HMAC" } as const
const saml = "XMLSecurity.Document"
const constants = "{XMLSecurity.Document,RubySaml.XML}"
const credential = { is: "signature", functions: ["verify"] } as const
const aws = (keyword: string) => arg(KEYWORD_ONLY, "awsKms", keyword)
const named = { returns: "OneLogin.RubySaml.Settings" } as const

/*
 * Gems of web applications, each by its README: rotp 6 (HMAC-SHA-1 unless told), webauthn 3 (which signature it is the authenticator decides), ruby-saml 1.18 and
 * xmldsig 0.7, fernet 2 (AES-128-CBC and HMAC-SHA-256), clearance 2, sorcery 0.17, acme-client 2, aws-sdk-kms and
 * aws-sdk-s3 1 (both document AES with 256 bits), rest-client 2 (TLS options) and uuidtools 3.
 */
export const webGems = library("ruby", "webGems", {
  "ROTP.{TOTP,HOTP}.new": {
    ...otp,
    key: arg(0, "any"),
    digest: arg(KEYWORD_ONLY, "hash", "digest"),
    defaults: { digest: "SHA-1" },
    returns: "ROTP.OTP"
  },
  "ROTP.OTP#{now,at}": { refines: true, operates: true, functions: ["tag"] },
  "ROTP.OTP#verify": { refines: true, operates: true, functions: ["verify"] },
  "ROTP.Base32.{random,random_base32}": { is: "random", name: "RNG" },

  "WebAuthn.Credential.{from_create,from_get}": { returns: "WebAuthn.Credential" },
  "WebAuthn.Credential#verify": credential,
  "WebAuthn.RelyingParty.new": { returns: "WebAuthn.RelyingParty" },
  "WebAuthn.RelyingParty#{verify_registration,verify_authentication}": credential,
  "WebAuthn.generate_user_id": { is: "random", name: "RNG" },

  "OneLogin.RubySaml.Settings.new": named,
  "OneLogin.RubySaml.Response.new": { is: "signature", functions: ["verify"] },
  [`${constants}.{RSA_SHA1,RSA_SHA224,RSA_SHA256,RSA_SHA384,RSA_SHA512,DSA_SHA1,DSA_SHA256,ECDSA_SHA1,ECDSA_SHA224,ECDSA_SHA256,ECDSA_SHA384,ECDSA_SHA512}`]:
    { is: "signature", algorithm: text("{2}", "xmldsig") },
  [`${constants}.{SHA1,SHA224,SHA256,SHA384,SHA512}`]: { is: "hash", algorithm: text("{2}", "hash") },
  [`${saml}.new`]: { returns: saml },
  [`${saml}#sign_document`]: {
    is: "signature",
    key: arg(0, "any"),
    algorithm: arg(2, "xmldsig"),
    digest: arg(3, "xmldsig"),
    functions: ["sign"]
  },
  "XMLSecurity.SignedDocument.new": { returns: "XMLSecurity.SignedDocument" },
  "XMLSecurity.SignedDocument#{validate_document,validate_signature}": { is: "signature", functions: ["verify"] },
  "Xmldsig.SignedDocument.new": { returns: "Xmldsig.SignedDocument" },
  "Xmldsig.SignedDocument#sign": { is: "signature", functions: ["sign"] },
  "Xmldsig.SignedDocument#validate": { is: "signature", functions: ["verify"] },

  "Fernet.generate": { is: "cipher", name: "AES", keyBits: 128, mode: "cbc", functions: ["encrypt"] },
  "Fernet.verifier": { is: "cipher", name: "AES", keyBits: 128, mode: "cbc", functions: ["decrypt"] },
  "Clearance.PasswordStrategies.BCrypt": { is: "password-hash", name: "bcrypt" },
  "Clearance.PasswordStrategies.Argon2": { is: "password-hash", name: "Argon2id" },
  "Sorcery.CryptoProviders.BCrypt": { is: "password-hash", name: "bcrypt" },
  "Sorcery.CryptoProviders.{SHA1,SHA256,SHA512,MD5}": { is: "password-hash", algorithm: text("{1}", "hash") },
  "Acme.Client.CertificateRequest.new": {
    is: "certificate",
    certificateFormat: "PKCS10",
    digest: arg(KEYWORD_ONLY, "any", "digest")
  },

  "Aws.KMS.Client.new": { returns: "Aws.KMS.Client" },
  "Aws.KMS.Client#encrypt": {
    is: "cipher",
    algorithm: aws("encryption_algorithm"),
    functions: ["encrypt"],
    defaults: { name: "AES", keyBits: 256 }
  },
  "Aws.KMS.Client#decrypt": {
    is: "cipher",
    algorithm: aws("encryption_algorithm"),
    functions: ["decrypt"],
    defaults: { name: "AES", keyBits: 256 }
  },
  "Aws.KMS.Client#sign": { is: "signature", algorithm: aws("signing_algorithm"), functions: ["sign"] },
  "Aws.KMS.Client#verify": { is: "signature", algorithm: aws("signing_algorithm"), functions: ["verify"] },
  "Aws.KMS.Client#{generate_data_key,generate_data_key_without_plaintext}": {
    is: "keygen",
    algorithm: aws("key_spec")
  },
  "Aws.KMS.Client#create_key": { is: "keygen", algorithm: aws("key_spec"), defaults: { name: "AES", keyBits: 256 } },
  "Aws.S3.Client.new": { returns: "Aws.S3.Client" },
  "Aws.S3.Client#{put_object,copy_object,create_multipart_upload}(server_side_encryption:)": {
    is: "cipher",
    name: "AES",
    keyBits: 256,
    functions: ["encrypt"]
  },
  "RestClient.{Resource.new,Request.execute}(verify_ssl:)": {
    is: "protocol",
    name: "TLS",
    verification: arg(KEYWORD_ONLY, "trustOrFile", "verify_ssl")
  },
  "UUIDTools.UUID.random_create": { is: "random", name: "RNG" },
  "UUIDTools.UUID.md5_create": { is: "hash", name: "MD5" },
  "UUIDTools.UUID.sha1_create": { is: "hash", name: "SHA-1" }
})
