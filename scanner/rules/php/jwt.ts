import { arg, library, text } from "../rule.ts"

const SIGNER = "Lcobucci.JWT.Signer"
const KEYS = "Jose.Component.KeyManagement.JWKFactory"
const es256 = { is: "token", name: "ECDSA", digest: "SHA-256", curve: "P-256" } as const
const es384 = { is: "token", name: "ECDSA", digest: "SHA-384", curve: "P-384" } as const
const es512 = { is: "token", name: "ECDSA", digest: "SHA-512", curve: "P-521" } as const

/*
 * firebase/php-jwt 7.0 README (https://github.com/firebase/php-jwt;`encode` took HS256 unless told before 6.0; not told here), lcobucci/jwt 3 to 5
 * documentation, web-token/jwt-framework 4 documentation and namshi/jose 7; READMEs of adhocore/jwt 1 (HS256), rbdwllr/reallysimplejwt 5
 * (HS256), tymon/jwt-auth 2 and its fork, and lexik/jwt-authentication-bundle 3, where settings say the algorithm. league/oauth2-server 9
 * signs with RS256.
 */
export const jwt = library("php", "jwt", {
  "Firebase.JWT.JWT.encode": {
    is: "token",
    key: arg(1, "any", "key"),
    algorithm: arg(2, "jose", "alg"),
    functions: ["sign"]
  },
  "Firebase.JWT.JWT.decode": {
    is: "token",
    algorithm: arg(1, "any", "keyOrKeyArray"),
    from: arg(2, "jose"),
    functions: ["verify"]
  },
  "Firebase.JWT.JWT.sign": {
    is: "token",
    key: arg(1, "any", "key"),
    algorithm: arg(2, "jose", "alg"),
    functions: ["sign"]
  },
  "new Firebase.JWT.Key": { is: "key", algorithm: arg(1, "jose", "algorithm"), key: arg(0, "any", "keyMaterial") },
  "Firebase.JWT.JWK.{parseKeySet,parseKey}": {
    is: "keystore",
    algorithm: arg(1, "jose", "defaultAlg"),
    certificateFormat: "JWK"
  },

  [`new ${SIGNER}.Hmac.{Sha256,Sha384,Sha512}`]: { is: "token", name: "HMAC", digest: text("{1}", "hash") },
  [`new ${SIGNER}.Rsa.{Sha256,Sha384,Sha512}`]: {
    is: "token",
    name: "RSA",
    primitive: "signature",
    padding: "pkcs1v15",
    digest: text("{1}", "hash")
  },
  [`new ${SIGNER}.Ecdsa.Sha256`]: es256,
  [`new ${SIGNER}.Ecdsa.Sha384`]: es384,
  [`new ${SIGNER}.Ecdsa.Sha512`]: es512,
  [`${SIGNER}.Ecdsa.Sha256.create`]: es256,
  [`${SIGNER}.Ecdsa.Sha384.create`]: es384,
  [`${SIGNER}.Ecdsa.Sha512.create`]: es512,
  [`new ${SIGNER}.Eddsa`]: { is: "token", name: "Ed25519" },
  [`new ${SIGNER}.None`]: { is: "token", algorithm: text("none", "jose") },
  [`new ${SIGNER}.Blake2b`]: { is: "token", name: "BLAKE2b-MAC" },
  [`${SIGNER}.Key.InMemory.{base64Encoded,file}`]: { is: "key" },
  [`${SIGNER}.Key.InMemory.plainText`]: { is: "key", key: arg(0, "any", "contents") },

  "new Jose.Component.Signature.Algorithm.{HS256,HS384,HS512,RS256,RS384,RS512,PS256,PS384,PS512,ES256,ES384,ES512,ES256K,EdDSA,None}":
    { is: "token", algorithm: text("{1}", "jose"), functions: ["sign"] },
  "new Jose.Component.Encryption.Algorithm.KeyEncryption.{RSA15,RSAOAEP,RSAOAEP256,A128KW,A192KW,A256KW,A128GCMKW,A192GCMKW,A256GCMKW,ECDHES,Dir}":
    { is: "token", algorithm: text("{1}", "jose"), functions: ["encrypt"] },
  "new Jose.Component.Encryption.Algorithm.ContentEncryption.{A128GCM,A192GCM,A256GCM,A128CBCHS256,A192CBCHS384,A256CBCHS512}":
    {
      is: "token",
      algorithm: text("{1}", "jose"),
      functions: ["encrypt"]
    },
  [`${KEYS}.createRSAKey`]: { is: "keygen", name: "RSA", keyBits: arg(0, "int"), certificateFormat: "JWK" },
  [`${KEYS}.createECKey`]: { is: "keygen", name: "EC", curve: arg(0, "curve"), certificateFormat: "JWK" },
  [`${KEYS}.createOKPKey`]: { is: "keygen", algorithm: arg(0, "jose"), certificateFormat: "JWK" },
  [`${KEYS}.createOctKey`]: { is: "keygen", name: "HMAC", keyBits: arg(0, "int"), certificateFormat: "JWK" },
  [`${KEYS}.{createFromSecret,createFromKeyFile,createFromKey,createFromCertificateFile,createFromJsonObject,createFromValues}`]:
    { is: "key", certificateFormat: "JWK" },
  "new Ahc.Jwt.JWT": {
    is: "token",
    algorithm: arg(1, "jose", "algo"),
    key: arg(0, "any", "key"),
    returns: "Ahc.Jwt.JWT",
    defaults: { name: "HMAC", digest: "SHA-256" }
  },
  "Ahc.Jwt.JWT#encode": { refines: true, operates: true, functions: ["sign"] },
  "Ahc.Jwt.JWT#decode": { refines: true, operates: true, functions: ["verify"] },
  "{ReallySimpleJWT.Token.create,ReallySimpleJWT.Token.customPayload,ReallySimpleJWT.Token.builder}": {
    is: "token",
    name: "HMAC",
    digest: "SHA-256",
    functions: ["sign"]
  },
  "ReallySimpleJWT.Token.{validate,parser}": { is: "token", name: "HMAC", digest: "SHA-256", functions: ["verify"] },
  "{Tymon.JWTAuth.Facades.JWTAuth,PHPOpenSourceSaver.JWTAuth.Facades.JWTAuth}.{fromUser,fromSubject,attempt,encode,refresh}":
    { is: "token", functions: ["sign"] },
  "{Tymon.JWTAuth.Facades.JWTAuth,PHPOpenSourceSaver.JWTAuth.Facades.JWTAuth}.{parseToken,authenticate,decode}": {
    is: "token",
    functions: ["verify"]
  },
  "{Tymon.JWTAuth.Providers.JWT.Provider,PHPOpenSourceSaver.JWTAuth.Providers.JWT.Provider}.ALGO_{HS256,HS384,HS512,RS256,RS384,RS512,ES256,ES384,ES512}":
    { value: "{2}" },
  "Lexik.Bundle.JWTAuthenticationBundle.Services.JWTTokenManagerInterface": { returns: "Lexik.JWT" },
  "Lexik.JWT#{create,createFromPayload}": { is: "token", functions: ["sign"] },
  "Lexik.JWT#{decode,parse}": { is: "token", functions: ["verify"] },
  "new League.OAuth2.Server.AuthorizationServer": {
    is: "token",
    name: "RSA",
    primitive: "signature",
    padding: "pkcs1v15",
    digest: "SHA-256",
    functions: ["sign"]
  },
  "new League.OAuth2.Server.ResourceServer": {
    is: "token",
    name: "RSA",
    primitive: "signature",
    padding: "pkcs1v15",
    digest: "SHA-256",
    functions: ["verify"]
  },
  "new League.OAuth2.Server.CryptKey": { is: "key" },
  "new {Namshi.JOSE.SimpleJWS,Namshi.JOSE.JWS}": { is: "token", algorithm: arg(0, "jose", undefined, "alg") }
})
