import { arg, library, text } from "../rule.ts"

/*
 * Sources: pac4j 6 API, packages org.pac4j.jwt.config.signature and .encryption, of which configurations with a secret say HS256 and
 * dir with A256GCM by default; Vert.x 4.5 API, classes io.vertx.ext.auth.PubSecKeyOptions, io.vertx.ext.auth.JWTOptions and
 * io.vertx.ext.jwt.JWTOptions; java-webauthn-server 2.5 API, class com.yubico.webauthn.data.PublicKeyCredentialParameters;
 * WebAuthn4J 0.28 API, class com.webauthn4j.data.attestation.statement.COSEAlgorithmIdentifier.
 */
export const jvmTokens = library("java", "jvmTokens", {
  "new org.pac4j.jwt.config.signature.SecretSignatureConfiguration": {
    is: "token",
    algorithm: arg(1, "jose"),
    key: arg(0, "any"),
    defaults: { name: "HMAC", digest: "SHA-256" }
  },
  "new org.pac4j.jwt.config.signature.{RSASignatureConfiguration,ECSignatureConfiguration}": {
    is: "token",
    algorithm: arg(1, "jose"),
    key: arg(0, "any")
  },
  "new org.pac4j.jwt.config.encryption.{SecretEncryptionConfiguration,RSAEncryptionConfiguration,ECEncryptionConfiguration}":
    {
      is: "token",
      algorithm: arg(1, "jose"),
      cipher: arg(2, "jose"),
      key: arg(0, "any")
    },

  "{io.vertx.ext.auth.PubSecKeyOptions,io.vertx.ext.auth.JWTOptions,io.vertx.ext.jwt.JWTOptions}#setAlgorithm": {
    is: "token",
    algorithm: arg(0, "jose")
  },

  "com.yubico.webauthn.data.PublicKeyCredentialParameters.RS1": {
    is: "signature",
    name: "RSA",
    padding: "pkcs1v15",
    digest: "SHA-1"
  },
  "com.yubico.webauthn.data.PublicKeyCredentialParameters.{ES256,ES384,ES512,RS256,RS384,RS512,EdDSA}": {
    is: "signature",
    algorithm: text("{1}", "jose")
  },
  "com.webauthn4j.data.attestation.statement.COSEAlgorithmIdentifier.RS1": {
    is: "signature",
    name: "RSA",
    padding: "pkcs1v15",
    digest: "SHA-1"
  },
  "com.webauthn4j.data.attestation.statement.COSEAlgorithmIdentifier.{ES256,ES384,ES512,RS256,RS384,RS512,EdDSA}": {
    is: "signature",
    algorithm: text("{1}", "jose")
  }
})
