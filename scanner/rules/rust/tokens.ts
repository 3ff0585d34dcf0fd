import { arg, library, receiver, text } from "../rule.ts"

const algorithms = "{HS256,HS384,HS512,RS256,RS384,RS512,PS256,PS384,PS512,ES256,ES384,EdDSA}"
const jwsAlgorithms = "{HS256,HS384,HS512,RS256,RS384,RS512,PS256,PS384,PS512,ES256,ES384,ES512,ES256K,EdDSA}"
const sign = { is: "token", functions: ["sign"] } as const
const verify = { is: "token", functions: ["verify"] } as const
const simple = "jwt_simple.{algorithms,prelude}"
const rsaTypes = "{RS256,RS384,RS512,PS256,PS384,PS512}"

/*
 * https://github.com/Keats/jsonwebtoken 7 to 10; https://github.com/jedisct1/rust-jwt-simple 0.11 to 0.13
 * (its RSA-OAEP hashes with SHA-1), https://github.com/hidekatsu-izuno/josekit-rs 0.8 to 0.10; API references (docs.rs) of biscuit 0.6 and 0.7, alcoholic_jwt, frank_jwt, pasetors. jsonwebtoken: Header::default() and Validation::default() mean HS256.
 */
export const tokens = library("rust", "tokens", {
  "jsonwebtoken.encode": { ...sign, from: arg(0, "any") },
  "jsonwebtoken.decode": { ...verify, from: arg(2, "any") },
  "jsonwebtoken.Header.new": { ...sign, algorithm: arg(0, "jose") },
  "jsonwebtoken.Header.default": { defaults: { name: "HMAC", digest: "SHA-256" } },
  "new jsonwebtoken.Header": { algorithm: arg(99, "jose", "alg"), defaults: { name: "HMAC", digest: "SHA-256" } },
  "jsonwebtoken.Validation.new": { ...verify, algorithm: arg(0, "jose"), returns: "jsonwebtoken.Validation" },
  "jsonwebtoken.Validation.default": {
    returns: "jsonwebtoken.Validation",
    defaults: { name: "HMAC", digest: "SHA-256" }
  },
  "new jsonwebtoken.Validation": {
    algorithm: arg(99, "jose", "algorithms"),
    defaults: { name: "HMAC", digest: "SHA-256" }
  },
  [`jsonwebtoken.Algorithm.${algorithms}`]: { value: "{1}" },
  "jsonwebtoken.{EncodingKey,DecodingKey}.from_secret": {
    is: "key",
    name: "HMAC",
    material: "secret-key",
    keyBits: arg(0, "bytes")
  },
  "jsonwebtoken.{EncodingKey.from_base64_secret,EncodingKey.from_urlsafe_base64_secret,DecodingKey.from_base64_secret}":
    {
      is: "key",
      name: "HMAC",
      material: "secret-key"
    },
  "jsonwebtoken.DecodingKey.from_jwk": { is: "key", certificateFormat: "JWK" },
  "jsonwebtoken.jwk.Jwk.from_encoding_key": { is: "key", certificateFormat: "JWK", key: arg(0, "any") },
  "jsonwebtoken.jwk.Jwk.from_decoding_key": { is: "key", certificateFormat: "JWK", key: arg(0, "any") },
  "jsonwebtoken.jwk.Jwk#thumbprint": { is: "hash", from: arg(0, "any") },
  "jsonwebtoken.jwk.ThumbprintHash.SHA{256,384,512}": { name: "SHA-{1}" },
  "jsonwebtoken.dangerous.insecure_decode": { is: "token", name: "JWT" },
  "jsonwebtoken.EncodingKey.from_rsa_{pem,der}": { is: "key", name: "RSA", material: "private-key" },
  "jsonwebtoken.DecodingKey.{from_rsa_pem,from_rsa_der,from_rsa_components,from_rsa_raw_components}": {
    is: "key",
    name: "RSA",
    material: "public-key"
  },
  "jsonwebtoken.EncodingKey.from_ec_{pem,der}": { is: "key", name: "EC", material: "private-key" },
  "jsonwebtoken.DecodingKey.{from_ec_pem,from_ec_der,from_ec_components}": {
    is: "key",
    name: "EC",
    material: "public-key"
  },
  "jsonwebtoken.EncodingKey.from_ed_{pem,der}": { is: "key", name: "EdDSA", material: "private-key" },
  "jsonwebtoken.DecodingKey.{from_ed_pem,from_ed_der,from_ed_components}": {
    is: "key",
    name: "EdDSA",
    material: "public-key"
  },
  "jsonwebtoken.crypto.sign": { is: "signature", algorithm: arg(2, "jose"), functions: ["sign"] },
  "jsonwebtoken.crypto.verify": { is: "signature", algorithm: arg(3, "jose"), functions: ["verify"] },

  [`${simple}.{HS256,HS384,HS512}Key.{generate,from_bytes}`]: {
    is: "key",
    algorithm: text("{2}", "jose"),
    material: "secret-key",
    returns: "jwt_simple.Key"
  },
  [`${simple}.Blake2bKey.{generate,generate_with_salt,from_bytes}`]: {
    is: "key",
    name: "BLAKE2b-MAC",
    material: "secret-key",
    returns: "jwt_simple.Key"
  },
  [`${simple}.${rsaTypes}KeyPair.generate`]: {
    is: "keygen",
    algorithm: text("{2}", "jose"),
    keyBits: arg(0, "int"),
    returns: "jwt_simple.Key"
  },
  [`${simple}.{ES256,ES256k,ES384,Ed25519,MLDSA44,MLDSA65,MLDSA87}KeyPair.generate`]: {
    is: "keygen",
    algorithm: text("{2}", "jose"),
    returns: "jwt_simple.Key"
  },
  [`${simple}.${rsaTypes}KeyPair.{from_pem,from_der}`]: {
    is: "key",
    algorithm: text("{2}", "jose"),
    material: "private-key",
    returns: "jwt_simple.Key"
  },
  [`${simple}.{ES256,ES256k,ES384,Ed25519,MLDSA44,MLDSA65,MLDSA87}KeyPair.{from_bytes,from_pem,from_der}`]: {
    is: "key",
    algorithm: text("{2}", "jose"),
    material: "private-key",
    returns: "jwt_simple.Key"
  },
  [`${simple}.${rsaTypes}PublicKey.{from_components,from_pem,from_der}`]: {
    is: "key",
    algorithm: text("{2}", "jose"),
    material: "public-key",
    returns: "jwt_simple.Key"
  },
  [`${simple}.{ES256,ES256k,ES384,Ed25519,MLDSA44,MLDSA65,MLDSA87}PublicKey.{from_bytes,from_pem,from_der}`]: {
    is: "key",
    algorithm: text("{2}", "jose"),
    material: "public-key",
    returns: "jwt_simple.Key"
  },
  [`${simple}.{A128KW,A256KW}Key.{generate,from_bytes}`]: {
    is: "key",
    algorithm: text("{2}", "jose"),
    material: "secret-key",
    returns: "jwt_simple.Key"
  },
  [`${simple}.RsaOaep{DecryptionKey,EncryptionKey}.{generate,from_pem,from_der,from_components}`]: {
    is: "key",
    algorithm: text("RSA-OAEP", "jose"),
    keyBits: arg(0, "int"),
    returns: "jwt_simple.Key"
  },
  [`${simple}.EcdhEs{A128KW,A256KW}{DecryptionKey,EncryptionKey}.{generate,from_bytes,from_pem,from_der}`]: {
    is: "key",
    algorithm: text("ECDH-ES+{2}", "jose"),
    returns: "jwt_simple.Key"
  },
  "jwt_simple.Key#{public_key,with_key_id,encryption_key}": { inherits: true, returns: "jwt_simple.Key" },
  "jwt_simple.Key#{authenticate,authenticate_with_options,sign,sign_with_options}": { ...sign, inherits: true },
  "jwt_simple.Key#{verify_token,verify_cwt_token}": { ...verify, inherits: true },
  "jwt_simple.Key#{encrypt,encrypt_with_options}": { is: "token", inherits: true, functions: ["encrypt"] },
  "jwt_simple.Key#decrypt_token": { is: "token", inherits: true, functions: ["decrypt"] },

  [`josekit.jws.${jwsAlgorithms}`]: { algorithm: text("{1}", "jose"), returns: "josekit.jws.Algorithm" },
  "josekit.jws.alg.hmac.HmacJwsAlgorithm.{Hs256,Hs384,Hs512}": {
    algorithm: text("{1}", "jose"),
    returns: "josekit.jws.Algorithm"
  },
  "josekit.jws.alg.rsassa.RsassaJwsAlgorithm.{Rs256,Rs384,Rs512}": {
    algorithm: text("{1}", "jose"),
    returns: "josekit.jws.Algorithm"
  },
  "josekit.jws.alg.rsassa_pss.RsassaPssJwsAlgorithm.{Ps256,Ps384,Ps512}": {
    algorithm: text("{1}", "jose"),
    returns: "josekit.jws.Algorithm"
  },
  "josekit.jws.alg.ecdsa.EcdsaJwsAlgorithm.{Es256,Es384,Es512,Es256k}": {
    algorithm: text("{1}", "jose"),
    returns: "josekit.jws.Algorithm"
  },
  "josekit.jws.Algorithm#{signer_from_bytes,signer_from_pem,signer_from_der,signer_from_jwk}": {
    ...sign,
    algorithm: receiver("any")
  },
  "josekit.jws.Algorithm#{verifier_from_bytes,verifier_from_pem,verifier_from_der,verifier_from_jwk}": {
    ...verify,
    algorithm: receiver("any")
  },
  "josekit.jws.alg.eddsa.EddsaJwsAlgorithm.Eddsa": { name: "EdDSA", returns: "josekit.jws.Algorithm" },
  "josekit.jws.Algorithm#generate_key_pair": {
    is: "keygen",
    algorithm: receiver("any"),
    keyBits: arg(0, "int"),
    curve: arg(0, "any")
  },
  "josekit.jws.Algorithm#{key_pair_from_der,key_pair_from_pem}": {
    is: "key",
    material: "private-key",
    algorithm: receiver("any")
  },
  "josekit.jwk.alg.ed.EdCurve.{Ed25519,Ed448}": { curve: text("{1}", "curve") },
  "josekit.jwk.alg.ec.EcCurve.{P256,P384,P521,Secp256k1}": { curve: text("{1}", "curve") },
  "josekit.jwk.alg.ecx.EcxCurve.{X25519,X448}": { curve: text("{1}", "curve") },
  "josekit.jwk.Jwk.generate_rsa_key": { is: "keygen", name: "RSA", keyBits: arg(0, "int"), certificateFormat: "JWK" },
  "josekit.jwk.Jwk.generate_ec_key": { is: "keygen", name: "EC", curve: arg(0, "any"), certificateFormat: "JWK" },
  "josekit.jwk.Jwk.generate_ed_key": { is: "keygen", name: "EdDSA", curve: arg(0, "any"), certificateFormat: "JWK" },
  "josekit.jwk.Jwk.generate_ecx_key": { is: "keygen", name: "XDH", curve: arg(0, "any"), certificateFormat: "JWK" },
  "josekit.jwk.Jwk.generate_oct_key": { is: "keygen", keyBits: arg(0, "bytes"), certificateFormat: "JWK" },
  "josekit.jwk.Jwk.{from_bytes,from_reader,from_map}": { is: "key", certificateFormat: "JWK" },
  "josekit.jwt.encode_with_signer": { ...sign, name: "JWT" },
  "josekit.jwt.encode_unsecured": { ...sign, name: "JWS-none" },
  "josekit.jwt.decode_unsecured": { ...verify, name: "JWS-none" },
  "josekit.jwt.encode_with_encrypter": { is: "token", name: "JWT", functions: ["encrypt"] },
  "josekit.jwt.{decode_with_verifier,decode_with_verifier_selector,decode_with_verifier_in_jwk_set}": {
    ...verify,
    name: "JWT"
  },
  "josekit.jwt.{decode_with_decrypter,decode_with_decrypter_selector,decode_with_decrypter_in_jwk_set}": {
    is: "token",
    name: "JWT",
    functions: ["decrypt"]
  },
  "josekit.jws.{serialize_compact,serialize_general_json,serialize_flattened_json}": { ...sign, name: "JWS" },
  "josekit.jws.{deserialize_compact,deserialize_json}": { ...verify, name: "JWS" },
  "josekit.jwe.{serialize_compact,serialize_general_json,serialize_flattened_json}": {
    is: "token",
    name: "JWE",
    functions: ["encrypt"]
  },
  "josekit.jwe.{deserialize_compact,deserialize_json}": { is: "token", name: "JWE", functions: ["decrypt"] },
  "josekit.jwe.alg.aeskw.AeskwJweAlgorithm.{A128kw,A192kw,A256kw}": {
    algorithm: text("{1}", "jose"),
    returns: "josekit.jwe.Algorithm"
  },
  "josekit.jwe.alg.aesgcmkw.AesgcmkwJweAlgorithm.{A128gcmkw,A192gcmkw,A256gcmkw}": {
    algorithm: text("{1}", "jose"),
    returns: "josekit.jwe.Algorithm"
  },
  "josekit.jwe.alg.ecdh_es.EcdhEsJweAlgorithm.{EcdhEs,EcdhEsA128kw,EcdhEsA192kw,EcdhEsA256kw}": {
    algorithm: text("{1}", "jose"),
    returns: "josekit.jwe.Algorithm"
  },
  "josekit.jwe.alg.rsaes.RsaesJweAlgorithm.{Rsa1_5,RsaOaep,RsaOaep256,RsaOaep384,RsaOaep512}": {
    algorithm: text("{1}", "jose"),
    returns: "josekit.jwe.Algorithm"
  },
  "josekit.jwe.alg.pbes2_hmac_aeskw.Pbes2HmacAeskwJweAlgorithm.{Pbes2Hs256A128kw,Pbes2Hs384A192kw,Pbes2Hs512A256kw}": {
    algorithm: text("{1}", "jose"),
    returns: "josekit.jwe.Algorithm"
  },
  "josekit.jwe.{Dir,A128KW,A192KW,A256KW,A128GCMKW,A192GCMKW,A256GCMKW,RSA1_5,RSA_OAEP,RSA_OAEP_256,RSA_OAEP_384,RSA_OAEP_512,ECDH_ES,ECDH_ES_A128KW,ECDH_ES_A192KW,ECDH_ES_A256KW,PBES2_HS256_A128KW,PBES2_HS384_A192KW,PBES2_HS512_A256KW}":
    { algorithm: text("{1}", "jose"), returns: "josekit.jwe.Algorithm" },
  "josekit.jwe.Algorithm#{encrypter_from_bytes,encrypter_from_pem,encrypter_from_der,encrypter_from_jwk}": {
    is: "token",
    algorithm: receiver("any"),
    functions: ["encrypt"]
  },
  "josekit.jwe.Algorithm#{decrypter_from_bytes,decrypter_from_pem,decrypter_from_der,decrypter_from_jwk}": {
    is: "token",
    algorithm: receiver("any"),
    functions: ["decrypt"]
  },
  "josekit.jwe.JweHeader.new": { returns: "josekit.jwe.JweHeader" },
  "josekit.jwe.JweHeader#set_content_encryption": { is: "token", algorithm: arg(0, "jose") },

  "biscuit.jwa.SignatureAlgorithm.{HS256,HS384,HS512,RS256,RS384,RS512,ES256,ES384,ES512,PS256,PS384,PS512}": {
    value: "{1}"
  },
  "new biscuit.jws.RegisteredHeader": { is: "token", algorithm: arg(99, "jose", "algorithm") },
  "alcoholic_jwt.validate": { ...verify, name: "RSA", padding: "pkcs1v15", digest: "SHA-256" },
  "frank_jwt.encode": { ...sign, algorithm: arg(3, "jose") },
  "frank_jwt.decode": { ...verify, algorithm: arg(2, "jose") },
  "frank_jwt.Algorithm.{HS256,HS384,HS512,RS256,RS384,RS512,ES256,ES384,ES512}": { value: "{1}" },
  "pasetors.{local.encrypt,version4.LocalToken.encrypt}": { is: "token", name: "PASETO", functions: ["encrypt"] },
  "pasetors.{public.sign,version4.PublicToken.sign}": { is: "token", name: "PASETO", functions: ["sign"] },
  "pasetors.{public.verify,version4.PublicToken.verify}": { is: "token", name: "PASETO", functions: ["verify"] },
  "pasetors.{local.decrypt,version4.LocalToken.decrypt}": { is: "token", name: "PASETO", functions: ["decrypt"] }
})
