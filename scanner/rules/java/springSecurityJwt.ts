import { arg, library } from "../rule.ts"

/*
 * Source: Spring Security 5 to 7 API, packages org.springframework.security.oauth2.jose.jws and
 * org.springframework.security.oauth2.jwt. A decoder expects RS256, or HS256 with a secret key, unless told otherwise.
 */
export const springSecurityJwt = library("java", "springSecurityJwt", {
  "org.springframework.security.oauth2.jose.jws.{SignatureAlgorithm,JwsAlgorithms}.{RS256,RS384,RS512,ES256,ES384,ES512,PS256,PS384,PS512}":
    { value: "{2}" },
  "org.springframework.security.oauth2.jose.jws.{MacAlgorithm,JwsAlgorithms}.{HS256,HS384,HS512}": { value: "{2}" },
  "org.springframework.security.oauth2.jose.jws.{SignatureAlgorithm,MacAlgorithm}.from": { algorithm: arg(0, "jose") },

  "org.springframework.security.oauth2.jwt.{NimbusJwtDecoder,NimbusReactiveJwtDecoder}.withPublicKey": {
    is: "token",
    key: arg(0, "any"),
    functions: ["verify"],
    returns: "org.springframework.security.oauth2.jwt.NimbusJwtDecoder.PublicKeyJwtDecoderBuilder",
    defaults: { name: "RSA", primitive: "signature", padding: "pkcs1v15", digest: "SHA-256" }
  },
  "org.springframework.security.oauth2.jwt.{NimbusJwtDecoder,NimbusReactiveJwtDecoder}.withSecretKey": {
    is: "token",
    key: arg(0, "any"),
    functions: ["verify"],
    returns: "org.springframework.security.oauth2.jwt.NimbusJwtDecoder.SecretKeyJwtDecoderBuilder",
    defaults: { name: "HMAC", digest: "SHA-256" }
  },
  "org.springframework.security.oauth2.jwt.{NimbusJwtDecoder,NimbusReactiveJwtDecoder}.{withJwkSetUri,withJwkSource}": {
    is: "token",
    functions: ["verify"],
    returns: "org.springframework.security.oauth2.jwt.NimbusJwtDecoder.JwkSetUriJwtDecoderBuilder",
    defaults: { name: "RSA", primitive: "signature", padding: "pkcs1v15", digest: "SHA-256" }
  },
  "org.springframework.security.oauth2.jwt.{NimbusJwtDecoder,NimbusReactiveJwtDecoder}.withIssuerLocation": {
    is: "token",
    functions: ["verify"],
    returns: "org.springframework.security.oauth2.jwt.NimbusJwtDecoder.JwkSetUriJwtDecoderBuilder",
    defaults: { name: "JWT" }
  },
  "org.springframework.security.oauth2.jwt.{JwtDecoders,ReactiveJwtDecoders}.{fromIssuerLocation,fromOidcIssuerLocation}":
    {
      is: "token",
      name: "JWT",
      functions: ["verify"]
    },
  "org.springframework.security.oauth2.jwt.NimbusJwtDecoder.PublicKeyJwtDecoderBuilder#signatureAlgorithm": {
    refines: true,
    algorithm: arg(0, "jose"),
    digest: arg(0, "jose"),
    padding: arg(0, "jose"),
    returns: "org.springframework.security.oauth2.jwt.NimbusJwtDecoder.PublicKeyJwtDecoderBuilder"
  },
  "org.springframework.security.oauth2.jwt.NimbusJwtDecoder.SecretKeyJwtDecoderBuilder#macAlgorithm": {
    refines: true,
    algorithm: arg(0, "jose"),
    digest: arg(0, "jose"),
    padding: arg(0, "jose"),
    returns: "org.springframework.security.oauth2.jwt.NimbusJwtDecoder.SecretKeyJwtDecoderBuilder"
  },
  "org.springframework.security.oauth2.jwt.NimbusJwtDecoder.JwkSetUriJwtDecoderBuilder#jwsAlgorithm": {
    refines: true,
    algorithm: arg(0, "jose"),
    digest: arg(0, "jose"),
    padding: arg(0, "jose"),
    returns: "org.springframework.security.oauth2.jwt.NimbusJwtDecoder.JwkSetUriJwtDecoderBuilder"
  },
  "org.springframework.security.oauth2.jwt.NimbusJwtDecoder.{PublicKeyJwtDecoderBuilder,SecretKeyJwtDecoderBuilder,JwkSetUriJwtDecoderBuilder}#*":
    { returns: "org.springframework.security.oauth2.jwt.NimbusJwtDecoder.{1}" },

  "org.springframework.security.oauth2.jwt.NimbusJwtEncoder.withSecretKey": {
    is: "token",
    key: arg(0, "any"),
    functions: ["sign"],
    returns: "org.springframework.security.oauth2.jwt.NimbusJwtEncoder.SecretKeyJwtEncoderBuilder",
    defaults: { name: "HMAC", digest: "SHA-256" }
  },
  "org.springframework.security.oauth2.jwt.NimbusJwtEncoder.withKeyPair": {
    is: "token",
    key: arg(1, "any"),
    functions: ["sign"],
    returns: "org.springframework.security.oauth2.jwt.NimbusJwtEncoder.RsaKeyPairJwtEncoderBuilder"
  },
  "org.springframework.security.oauth2.jwt.NimbusJwtEncoder.{SecretKeyJwtEncoderBuilder,RsaKeyPairJwtEncoderBuilder}#algorithm":
    {
      refines: true,
      algorithm: arg(0, "jose"),
      digest: arg(0, "jose"),
      padding: arg(0, "jose"),
      returns: "org.springframework.security.oauth2.jwt.NimbusJwtEncoder.{1}"
    },
  "org.springframework.security.oauth2.jwt.JwsHeader.with": {
    is: "token",
    algorithm: arg(0, "jose"),
    functions: ["sign"]
  }
})
