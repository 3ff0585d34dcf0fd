import { arg, library, text } from "../rule.ts"

/* Swift-JWT 4 (Kitura), BlueRSA 1 (module CryptorRSA) and BlueECC 1 (module CryptorECC), README and sources. */
export const swiftJwt = library("swift", "swiftJwt", {
  "SwiftJWT.{JWTSigner,JWTVerifier}.{hs256,hs384,hs512,rs256,rs384,rs512,ps256,ps384,ps512,es256,es384,es512}": {
    is: "token",
    algorithm: text("{2}", "jose")
  },
  "SwiftJWT.{JWTSigner,JWTVerifier}.none": { is: "token", algorithm: text("none", "jose") },
  "CryptorRSA.CryptorRSA.createPublicKey": { is: "key", name: "RSA", material: "public-key" },
  "CryptorRSA.CryptorRSA.createPrivateKey": { is: "key", name: "RSA", material: "private-key" },
  "CryptorRSA.CryptorRSA.makeKeyPair": { is: "keygen", name: "RSA" },
  "new CryptorECC.{ECPrivateKey,ECPublicKey}": { is: "key", name: "EC" },
  "CryptorECC.ECPrivateKey.make": { is: "keygen", name: "EC", curve: arg(9, "curve", "for") }
})
