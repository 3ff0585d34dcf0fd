import { arg, implied, library } from "../rule.ts"

const digest = implied("JWTKit.DigestAlgorithm", arg(9, "hash", "digestAlgorithm"))

/*
 * Source: Vapor JWTKit 5 and 4 (github.com/vapor/jwt-kit/tree/main/Sources/JWTKit); JWT exports it. The keys of version 5 are types, which say the curve; in version 4 a
 * signer is made by the name of its algorithm.
 */
export const jwtKit = library("swift", "jwtKit", {
  "{JWTKit,JWT}.JWTSigner.{hs256,hs384,hs512,rs256,rs384,rs512,ps256,ps384,ps512,es256,es384,es512,eddsa}": {
    is: "token",
    algorithm: { text: "{2}", as: "jose" }
  },
  "{JWTKit,JWT}.JWTSigner.unsecuredNone": { is: "token", algorithm: { text: "none", as: "jose" } },
  "new {JWTKit,JWT}.JWTKeyCollection": { returns: "JWTKit.JWTKeyCollection" },
  "JWTKit.JWTKeyCollection#add(hmac:)": { is: "token", name: "HMAC", digest, returns: "JWTKit.JWTKeyCollection" },
  "JWTKit.JWTKeyCollection#add(rsa:)": {
    is: "token",
    name: "RSA",
    primitive: "signature",
    padding: "pkcs1v15",
    digest,
    key: arg(9, "any", "rsa"),
    returns: "JWTKit.JWTKeyCollection"
  },
  "JWTKit.JWTKeyCollection#add(pss:)": {
    is: "token",
    name: "RSA",
    primitive: "signature",
    padding: "pss",
    digest,
    key: arg(9, "any", "pss"),
    returns: "JWTKit.JWTKeyCollection"
  },
  "JWTKit.JWTKeyCollection#add(ecdsa:)": {
    is: "token",
    algorithm: arg(9, "any", "ecdsa"),
    returns: "JWTKit.JWTKeyCollection"
  },
  "JWTKit.JWTKeyCollection#add(eddsa:)": { is: "token", name: "EdDSA", returns: "JWTKit.JWTKeyCollection" },
  "JWTKit.JWTKeyCollection#add(mldsa:)": { is: "token", name: "ML-DSA", returns: "JWTKit.JWTKeyCollection" },
  "JWTKit.JWTKeyCollection#addUnsecuredNone": { is: "token", algorithm: { text: "none", as: "jose" } },
  "{JWTKit,JWT}.DigestAlgorithm.{sha256,sha384,sha512}": { value: "{2}" },
  "new {JWTKit,JWT}.HMACKey": { is: "key", name: "HMAC", material: "secret-key" },
  "new {JWTKit,JWT}.{ES256PrivateKey,ES256PublicKey}": { is: "key", name: "ECDSA", digest: "SHA-256", curve: "P-256" },
  "new {JWTKit,JWT}.{ES384PrivateKey,ES384PublicKey}": { is: "key", name: "ECDSA", digest: "SHA-384", curve: "P-384" },
  "new {JWTKit,JWT}.{ES512PrivateKey,ES512PublicKey}": { is: "key", name: "ECDSA", digest: "SHA-512", curve: "P-521" },
  "{JWTKit,JWT}.EdDSA.{PrivateKey,PublicKey}": { is: "key", name: "EdDSA" },
  "{JWTKit,JWT}.Insecure.RSA.{PrivateKey,PublicKey}": { is: "key", name: "RSA", primitive: "signature" },
  "{JWTKit,JWT}.RSAKey.{private,public,certificate}": { is: "key", name: "RSA", primitive: "signature" },
  "{JWTKit,JWT}.ECDSAKey.{private,public,certificate}": { is: "key", name: "ECDSA" }
})
