import { arg, library } from "../../match/rule.ts"

/* Source: documentation of Joken 2 (Joken.Signer) and JOSE 1.11 (JOSE.JWK, JOSE.JWS, JOSE.JWT). */
export const jose = library("elixir", "jose", {
  "Joken.Signer.create": { is: "token", algorithm: arg(0, "jose") },
  "Joken.Signer.{sign,verify}": { is: "token", from: arg(1, "any"), defaults: { name: "JWT" } },
  "JOSE.JWK.generate_key": {
    is: "keygen",
    algorithm: arg(0, "openssl", undefined, "0"),
    keyBits: arg(0, "int", undefined, "1"),
    curve: arg(0, "curve", undefined, "1")
  },
  "JOSE.JWK.from_oct": { is: "key", keyBits: arg(0, "bytes"), material: "secret-key" },
  "JOSE.JWK.{from_pem,from_pem_file}": { is: "key", certificateFormat: "PEM" },
  "{JOSE.JWT,JOSE.JWS}.sign": { is: "token", name: "JWS", functions: ["sign"] },
  "{JOSE.JWT,JOSE.JWS}.{verify,verify_strict}": {
    is: "token",
    from: arg(1, "jose"),
    functions: ["verify"],
    defaults: { name: "JWS" }
  }
})
