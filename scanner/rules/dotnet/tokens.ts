import { arg, library, text } from "../rule.ts"

const ms = "Microsoft.IdentityModel.Tokens"

/*
 * Microsoft.IdentityModel.Tokens 8 (https://learn.microsoft.com/dotnet/api/microsoft.identitymodel.tokens) with System.IdentityModel.Tokens.Jwt, jose-jwt 5 and JWT.NET 11. The constants of
 * SecurityAlgorithms stand for names of JOSE or, those that end in `Signature`, for the URIs of XML Signature that mean
 * the same.
 */
export const tokens = library("dotnet", "tokens", {
  [`new ${ms}.SigningCredentials`]: { is: "token", algorithm: arg(1, "jose", "algorithm"), key: arg(0, "any", "key") },
  [`new ${ms}.X509SigningCredentials`]: { is: "token", algorithm: arg(1, "jose", "algorithm") },
  [`new ${ms}.EncryptingCredentials`]: {
    is: "token",
    algorithm: arg(1, "jose", "alg"),
    cipher: arg(2, "jose", "enc"),
    also: arg(2, "jose", "enc"),
    functions: ["encrypt"]
  },
  [`new ${ms}.SymmetricSecurityKey`]: {
    is: "key",
    material: "secret-key",
    keyBits: arg(0, "bytes", "key"),
    key: arg(0, "any", "key")
  },
  [`new ${ms}.RsaSecurityKey`]: { is: "key", name: "RSA", key: arg(0, "any") },
  [`new ${ms}.ECDsaSecurityKey`]: { is: "key", name: "ECDSA", key: arg(0, "any") },
  [`new ${ms}.X509SecurityKey`]: { is: "key", certificateFormat: "X.509" },
  [`new ${ms}.{JsonWebKey,JsonWebKeySet}`]: { is: "key", certificateFormat: "JWK" },
  [`new ${ms}.TokenValidationParameters`]: { returns: `${ms}.TokenValidationParameters` },
  [`${ms}.TokenValidationParameters#ValidAlgorithms=`]: {
    is: "token",
    algorithm: arg(0, "jose"),
    functions: ["verify"]
  },
  [`${ms}.SecurityAlgorithms.HmacSha{256,384,512}{,Signature}`]: { value: "HS{1}" },
  [`${ms}.SecurityAlgorithms.RsaSha{256,384,512}{,Signature}`]: { value: "RS{1}" },
  [`${ms}.SecurityAlgorithms.RsaSsaPssSha{256,384,512}{,Signature}`]: { value: "PS{1}" },
  [`${ms}.SecurityAlgorithms.EcdsaSha{256,384,512}{,Signature}`]: { value: "ES{1}" },
  [`${ms}.SecurityAlgorithms.Aes128CbcHmacSha256`]: { value: "A128CBC-HS256" },
  [`${ms}.SecurityAlgorithms.Aes192CbcHmacSha384`]: { value: "A192CBC-HS384" },
  [`${ms}.SecurityAlgorithms.Aes256CbcHmacSha512`]: { value: "A256CBC-HS512" },
  [`${ms}.SecurityAlgorithms.Aes{128,192,256}Gcm`]: { value: "A{1}GCM" },
  [`${ms}.SecurityAlgorithms.Aes{128,192,256}Encryption`]: { name: "AES", keyBits: text("{1}", "int"), mode: "cbc" },
  [`${ms}.SecurityAlgorithms.DesEncryption`]: { name: "DES", mode: "cbc" },
  [`${ms}.SecurityAlgorithms.Aes{128,192,256}KW`]: { value: "A{1}KW" },
  [`${ms}.SecurityAlgorithms.Aes{128,192,256}KeyWrap`]: { value: "A{1}KW" },
  [`${ms}.SecurityAlgorithms.{RsaOAEP,RsaOaepKeyWrap}`]: { value: "RSA-OAEP" },
  [`${ms}.SecurityAlgorithms.{RsaPKCS1,RsaV15KeyWrap}`]: { value: "RSA1_5" },
  [`${ms}.SecurityAlgorithms.EcdhEs`]: { value: "ECDH-ES" },
  [`${ms}.SecurityAlgorithms.EcdhEsA{128,192,256}kw`]: { value: "ECDH-ES+A{1}KW" },
  [`${ms}.SecurityAlgorithms.None`]: { value: "none" },

  "Jose.JWT.{Encode,EncodeBytes}": {
    is: "token",
    algorithm: arg(2, "jose"),
    cipher: arg(3, "jose"),
    also: arg(3, "jose", "enc"),
    key: arg(1, "any", "key")
  },
  "Jose.JWT.{Decode,DecodeBytes}": { is: "token", algorithm: arg(2, "jose"), key: arg(1, "any", "key") },
  "Jose.JWE.{Encrypt,EncryptBytes}": {
    is: "token",
    name: "JWE",
    cipher: arg(2, "jose", "enc"),
    also: arg(2, "jose", "enc")
  },
  "Jose.JWE.Decrypt": { is: "token", name: "JWE" },
  "new Jose.JweRecipient": { is: "token", algorithm: arg(0, "jose", "alg") },
  "Jose.JwsAlgorithm.{none,HS256,HS384,HS512,RS256,RS384,RS512,PS256,PS384,PS512,ES256,ES384,ES512,ES256K}": {
    value: "{1}"
  },
  "Jose.JweAlgorithm.{RSA1_5,RSA_OAEP,RSA_OAEP_256,DIR,A128KW,A192KW,A256KW,A128GCMKW,A192GCMKW,A256GCMKW}": {
    value: "{1}"
  },
  "Jose.JweAlgorithm.{ECDH_ES,ECDH_ES_A128KW,ECDH_ES_A192KW,ECDH_ES_A256KW}": { value: "{1}" },
  "Jose.JweAlgorithm.{PBES2_HS256_A128KW,PBES2_HS384_A192KW,PBES2_HS512_A256KW}": { value: "{1}" },
  "Jose.JweEncryption.{A128CBC_HS256,A192CBC_HS384,A256CBC_HS512,A128GCM,A192GCM,A256GCM}": { value: "{1}" },

  "new JWT.Algorithms.HMACSHA{256,384,512}Algorithm": { is: "token", algorithm: text("HS{1}", "jose") },
  "new JWT.Algorithms.{RS256,RS384,RS512,ES256,ES384,ES512}Algorithm": {
    is: "token",
    algorithm: text("{1}", "jose"),
    key: arg(0, "any")
  },
  "new JWT.Algorithms.NoneAlgorithm": { is: "token", name: "JWS-none" }
})
