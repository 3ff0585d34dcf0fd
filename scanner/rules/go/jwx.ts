import { arg, library } from "../rule.ts"

const jwx = "github.com/lestrrat-go/jwx{,/v2,/v3}"
const names =
  "{HS256,HS384,HS512,RS256,RS384,RS512,PS256,PS384,PS512,ES256,ES384,ES512,ES256K,EdDSA,RSA1_5,RSA_OAEP,RSA_OAEP_256,ECDH_ES,ECDH_ES_A128KW,ECDH_ES_A192KW,ECDH_ES_A256KW,A128KW,A192KW,A256KW,A128GCMKW,A192GCMKW,A256GCMKW,PBES2_HS256_A128KW,PBES2_HS384_A192KW,PBES2_HS512_A256KW,A128GCM,A192GCM,A256GCM,A128CBC_HS256,A192CBC_HS384,A256CBC_HS512}"

/*
 * https://github.com/lestrrat-go/jwx v1 to v3. Algorithms are constants of jwa up to v2, and functions in v3. Up to v1
 * they are arguments of Sign and Encrypt, since then of WithKey.
 */
export const jwxTable = library("go", "jwx", {
  "github.com/lestrrat-go/jwx/{jws,jwt}.Sign": {
    is: "token",
    algorithm: arg(1, "jose"),
    key: arg(2, "any"),
    functions: ["sign"]
  },
  "github.com/lestrrat-go/jwx/jws.Verify": {
    is: "token",
    algorithm: arg(1, "jose"),
    key: arg(2, "any"),
    functions: ["verify"]
  },
  "github.com/lestrrat-go/jwx/jwe.Encrypt": {
    is: "token",
    algorithm: arg(3, "jose"),
    key: arg(2, "any"),
    functions: ["encrypt"]
  },
  "github.com/lestrrat-go/jwx/jwe.Decrypt": {
    is: "token",
    algorithm: arg(1, "jose"),
    key: arg(2, "any"),
    functions: ["decrypt"]
  },
  [`github.com/lestrrat-go/jwx/{v2,v3}/{jws,jwt,jwe}.WithKey`]: {
    is: "token",
    algorithm: arg(0, "jose"),
    key: arg(1, "any")
  },
  [`github.com/lestrrat-go/jwx/{v2,v3}/jwe.WithContentEncryption`]: { is: "cipher", algorithm: arg(0, "jose") },
  [`github.com/lestrrat-go/jwx/{v2,v3}/{jws,jwt}.Sign`]: { is: "token", name: "JWS", functions: ["sign"] },
  [`github.com/lestrrat-go/jwx/{v2,v3}/jws.Verify`]: { is: "token", name: "JWS", functions: ["verify"] },
  [`github.com/lestrrat-go/jwx/{v2,v3}/jwe.Encrypt`]: { is: "token", name: "JWE", functions: ["encrypt"] },
  [`github.com/lestrrat-go/jwx/{v2,v3}/jwe.Decrypt`]: { is: "token", name: "JWE", functions: ["decrypt"] },
  [`${jwx}/jwt.{Parse,ParseString,ParseRequest}`]: { is: "token", name: "JWT", functions: ["verify"] },
  [`${jwx}/jwk.{Parse,ParseKey}`]: { is: "key", certificateFormat: "JWK" },
  "github.com/lestrrat-go/jwx/{jwk.New,v2/jwk.FromRaw,v3/jwk.Import}": { is: "key", certificateFormat: "JWK" },
  [`github.com/lestrrat-go/jwx{,/v2,/v3}/jwa.${names}`]: { value: "{2}" },
  [`${jwx}/jwa.DIRECT`]: { value: "dir" },
  [`${jwx}/jwa.NoSignature`]: { value: "none" }
})
