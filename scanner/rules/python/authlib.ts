import { arg, library } from "../rule.ts"

const header = arg(0, "jose", "header", "alg")
const content = arg(0, "jose", "header", "enc")
const key = arg(2, "any", "key")
const keys = "{authlib.jose,joserfc.jwk}"

/*
 * Authlib 1.6, "JOSE", and joserfc 1.6, which took it over. An algorithm stands in the header that is given; what a token
 * is read with is limited by the list that a JsonWebToken was made with. Keys document their sizes and curves. The
 * algorithm of an encrypted token is that of its key, with the cipher of its content beside it.
 */
export const authlib = library("python", "authlib", {
  "authlib.jose.JsonWebToken": { algorithm: arg(0, "jose", "algorithms"), returns: "authlib.jose.JsonWebToken" },
  "authlib.jose.jwt.encode": { is: "token", algorithm: header, cipher: content, key, functions: ["sign"] },
  "authlib.jose.JsonWebToken#encode": { is: "token", algorithm: header, cipher: content, key, functions: ["sign"] },
  "authlib.jose.jwt.decode": { is: "token", name: "JWT", key: arg(1, "any", "key"), functions: ["verify"] },
  "authlib.jose.JsonWebToken#decode": {
    is: "token",
    inherits: true,
    key: arg(1, "any", "key"),
    functions: ["verify"],
    defaults: { name: "JWT" }
  },
  "authlib.jose.JsonWebSignature": {
    algorithm: arg(0, "jose", "algorithms"),
    returns: "authlib.jose.JsonWebSignature"
  },
  "authlib.jose.JsonWebSignature#serialize_compact": {
    is: "token",
    algorithm: arg(0, "jose", "protected", "alg"),
    key,
    functions: ["sign"]
  },
  "authlib.jose.JsonWebSignature#{serialize,serialize_json}": {
    is: "token",
    algorithm: header,
    key,
    functions: ["sign"],
    defaults: { name: "JWS" }
  },
  "authlib.jose.JsonWebSignature#{deserialize,deserialize_compact,deserialize_json}": {
    is: "token",
    inherits: true,
    key: arg(1, "any", "key"),
    functions: ["verify"],
    defaults: { name: "JWS" }
  },
  "authlib.jose.JsonWebEncryption": {
    algorithm: arg(0, "jose", "algorithms"),
    returns: "authlib.jose.JsonWebEncryption"
  },
  "authlib.jose.JsonWebEncryption#serialize_compact": {
    is: "token",
    algorithm: arg(0, "jose", "protected", "alg"),
    cipher: arg(0, "jose", "protected", "enc"),
    key,
    functions: ["encrypt"]
  },
  "authlib.jose.JsonWebEncryption#{serialize,serialize_json}": {
    is: "token",
    algorithm: header,
    cipher: content,
    key,
    functions: ["encrypt"],
    defaults: { name: "JWE" }
  },
  "authlib.jose.JsonWebEncryption#{deserialize,deserialize_compact,deserialize_json}": {
    is: "token",
    name: "JWE",
    functions: ["decrypt"]
  },

  "authlib.jose.JsonWebKey.generate_key": {
    is: "keygen",
    algorithm: arg(0, "jose", "kty"),
    keyBits: arg(1, "int", "crv_or_size"),
    curve: arg(1, "curve", "crv_or_size"),
    certificateFormat: "JWK"
  },
  "authlib.jose.JsonWebKey.import_key": { is: "key", certificateFormat: "JWK" },
  "authlib.jose.JsonWebKey.import_key_set": { is: "keystore", certificateFormat: "JWK" },
  [`${keys}.RSAKey.generate_key`]: {
    is: "keygen",
    name: "RSA",
    keyBits: arg(0, "int", "key_size"),
    certificateFormat: "JWK",
    defaults: { keyBits: 2048 }
  },
  [`${keys}.ECKey.generate_key`]: {
    is: "keygen",
    name: "EC",
    curve: arg(0, "curve", "crv"),
    certificateFormat: "JWK",
    defaults: { curve: "P-256" }
  },
  [`${keys}.OKPKey.generate_key`]: {
    is: "keygen",
    name: "EC",
    curve: arg(0, "curve", "crv"),
    certificateFormat: "JWK",
    defaults: { curve: "Ed25519" }
  },
  [`${keys}.OctKey.generate_key`]: {
    is: "keygen",
    material: "secret-key",
    keyBits: arg(0, "int", "key_size"),
    certificateFormat: "JWK",
    defaults: { keyBits: 256 }
  },
  [`${keys}.RSAKey.import_key`]: { is: "key", name: "RSA", certificateFormat: "JWK" },
  [`${keys}.{ECKey,OKPKey}.import_key`]: { is: "key", name: "EC", certificateFormat: "JWK" },
  [`${keys}.OctKey.import_key`]: { is: "key", material: "secret-key", certificateFormat: "JWK" },
  "{authlib.jose.KeySet,joserfc.jwk.KeySet}": { is: "keystore", certificateFormat: "JWK" },

  "joserfc.jwt.encode": { is: "token", algorithm: header, cipher: content, key, functions: ["sign"] },
  "joserfc.jwt.decode": {
    is: "token",
    algorithm: arg(2, "jose", "algorithms"),
    key: arg(1, "any", "key"),
    functions: ["verify"],
    defaults: { name: "JWT" }
  },
  "joserfc.jws.serialize_compact": {
    is: "token",
    algorithm: arg(0, "jose", "protected", "alg"),
    key: arg(2, "any", "private_key"),
    functions: ["sign"]
  },
  "joserfc.jws.deserialize_compact": {
    is: "token",
    algorithm: arg(2, "jose", "algorithms"),
    key: arg(1, "any", "public_key"),
    functions: ["verify"],
    defaults: { name: "JWS" }
  },
  "joserfc.jwe.encrypt_compact": {
    is: "token",
    algorithm: arg(0, "jose", "protected", "alg"),
    cipher: arg(0, "jose", "protected", "enc"),
    key: arg(2, "any", "public_key"),
    functions: ["encrypt"]
  },
  "joserfc.jwe.decrypt_compact": { is: "token", name: "JWE", functions: ["decrypt"] }
})
