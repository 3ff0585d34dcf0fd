import { arg, library } from "../rule.ts"

/* https://github.com/joken-elixir/joken 2 (Joken.Signer) and https://github.com/potatosalad/erlang-jose 1.11. */
export const jose = library("elixir", "jose", {
  "Joken.Signer.create": { is: "token", algorithm: arg(0, "jose") },
  "Joken.{generate_and_sign,generate_and_sign!,encode_and_sign,encode_and_sign!}": {
    is: "token",
    name: "JWT",
    functions: ["sign"]
  },
  "Joken.{verify_and_validate,verify_and_validate!,verify,verify!}": {
    is: "token",
    name: "JWT",
    functions: ["verify"]
  },
  "{Guardian,Guardian.Token.Jwt}.encode_and_sign": { is: "token", name: "JWT", functions: ["sign"] },
  "{Guardian,Guardian.Token.Jwt}.decode_and_verify": { is: "token", name: "JWT", functions: ["verify"] },
  "Joken.Signer.{sign,verify}": { is: "token", from: arg(1, "any"), defaults: { name: "JWT" } },
  "JOSE.JWK.generate_key": {
    is: "keygen",
    algorithm: arg(0, "openssl", undefined, "0"),
    keyBits: arg(0, "int", undefined, "1"),
    curve: arg(0, "curve", undefined, "1")
  },
  "JOSE.JWK.from_oct": { is: "key", keyBits: arg(0, "bytes"), material: "secret-key" },
  "JOSE.JWK.{from_pem,from_pem_file}": { is: "key", certificateFormat: "PEM" },
  "JOSE.JWK.{from_der,from_der_file}": { is: "key", certificateFormat: "DER" },
  "JOSE.JWK.{from_openssh_key,from_openssh_key_file}": { is: "key", certificateFormat: "OpenSSH" },
  "JOSE.JWK.{from,from_map,from_binary,from_file}": { is: "key", certificateFormat: "JWK" },
  "JOSE.JWK.from_oct_file": { is: "key", material: "secret-key" },
  "JOSE.JWK.shared_secret": { is: "key-agreement" },
  "JOSE.JWK.block_encrypt": { is: "token", name: "JWE", functions: ["encrypt"] },
  "JOSE.JWK.block_decrypt": { is: "token", name: "JWE", functions: ["decrypt"] },
  "JOSE.JWT.sign": {
    is: "token",
    algorithm: arg(1, "jose", undefined, "alg"),
    functions: ["sign"],
    defaults: { name: "JWS" }
  },
  "JOSE.JWS.sign": {
    is: "token",
    algorithm: arg(2, "jose", undefined, "alg"),
    functions: ["sign"],
    defaults: { name: "JWS" }
  },
  "{JOSE.JWT,JOSE.JWS}.{verify,verify_strict}": {
    is: "token",
    from: arg(1, "jose"),
    functions: ["verify"],
    defaults: { name: "JWS" }
  },
  "JOSE.JWT.encrypt": { is: "token", name: "JWE", functions: ["encrypt"] },
  "JOSE.JWE.{block_encrypt,key_encrypt}": { is: "token", name: "JWE", functions: ["encrypt"] },
  "{JOSE.JWT.decrypt,JOSE.JWE.block_decrypt,JOSE.JWE.key_decrypt}": {
    is: "token",
    name: "JWE",
    functions: ["decrypt"]
  }
})
