import * as jose from "jose"
import { SignJWT, jwtVerify, EncryptJWT } from "jose"
import { SignJWT as Mine } from "./jose"

const { JWT, JWS, JWE, JWK } = require("jose")

async function tokens(secret: Uint8Array, token: string) {
  await new SignJWT({ sub: "1" }).setProtectedHeader({ alg: "HS256", typ: "JWT" }).setIssuedAt().setExpirationTime("2h").sign(secret) // expect: token HMAC-SHA-256 functions=sign digest=SHA-256
  const { publicKey, privateKey } = await jose.generateKeyPair("PS384", { modulusLength: 3072 }) // expect: keygen RSA-PSS-SHA-384-MGF1-3072 digest=SHA-384
  await new jose.CompactSign(secret).setProtectedHeader({ alg: "PS384" }).sign(privateKey) // expect: token RSA-PSS-SHA-384-MGF1-3072 functions=sign digest=SHA-384
  await new jose.FlattenedSign(secret).setProtectedHeader({ alg: "ES256" }).sign(secret) // expect: token ECDSA-P-256-SHA-256 functions=sign curve=P-256 digest=SHA-256
  await new jose.GeneralSign(secret).addSignature(secret).setProtectedHeader({ alg: "EdDSA" }).sign() // expect: token EdDSA functions=sign
  await new SignJWT({ sub: "1" }).setProtectedHeader({ alg: algorithm }).sign(secret) // expect: token unknown functions=sign
  await jwtVerify(token, publicKey, { algorithms: ["RS256"] }) // expect: token RSA-PKCS1-1.5-SHA-256-3072 functions=verify digest=SHA-256
  await jose.compactVerify(token, secret) // expect: token unknown functions=verify
  await jose.flattenedVerify(token, secret, { algorithms: ["ES512"] }) // expect: token ECDSA-P-521-SHA-512 functions=verify curve=P-521 digest=SHA-512
  await jose.generalVerify(token, secret) // expect: token unknown functions=verify
  await new EncryptJWT({ sub: "1" }).setProtectedHeader({ alg: "RSA-OAEP-256", enc: "A256GCM" }).setIssuedAt().encrypt(publicKey) // expect: cipher RSA-OAEP-SHA-256-MGF1 functions=encrypt digest=SHA-256 cipher=AES
  await new jose.CompactEncrypt(secret).setProtectedHeader({ alg: "dir", enc: "A128CBC-HS256" }).encrypt(secret) // expect: cipher dir functions=encrypt cipher=AES
  await new jose.FlattenedEncrypt(secret).setProtectedHeader({ alg: "ECDH-ES+A128KW", enc: "A128GCM" }).encrypt(secret) // expect: cipher ECDH functions=encrypt digest=SHA-256 cipher=AES
  await new jose.GeneralEncrypt(secret).setProtectedHeader({ enc: "A256GCM" }).encrypt() // expect: cipher unknown functions=encrypt cipher=AES
  await jose.jwtDecrypt(token, secret, { keyManagementAlgorithms: ["A256KW"] }) // expect: cipher AES-256-KW functions=decrypt mode=kw
  await jose.jwtDecrypt(token, secret, { keyManagementAlgorithms: ["dir"], contentEncryptionAlgorithms: ["A256GCM"] }) // expect: cipher dir functions=decrypt cipher=AES
  await jose.compactDecrypt(token, secret) // expect: cipher unknown functions=decrypt
  await jose.flattenedDecrypt(token, secret) // expect: cipher unknown functions=decrypt
  await jose.generalDecrypt(token, secret) // expect: cipher unknown functions=decrypt
  new jose.UnsecuredJWT({ sub: "1" }).encode() // expect: token JWS-none functions=sign
}

async function keys(pem: string, jwk: object) {
  await jose.importSPKI(pem, "RS256") // expect: key RSA-PKCS1-1.5-SHA-256 digest=SHA-256 certificateFormat=PEM
  await jose.importPKCS8(pem, "ES256") // expect: key ECDSA-P-256-SHA-256 curve=P-256 digest=SHA-256 certificateFormat=PEM
  await jose.importX509(pem, "PS256") // expect: key RSA-PSS-SHA-256-MGF1 digest=SHA-256 certificateFormat=PEM
  await jose.importJWK(jwk, "EdDSA") // expect: key EdDSA certificateFormat=JWK
  await jose.importJWK(jwk) // expect: key unknown certificateFormat=JWK
  await jose.generateKeyPair("ECDH-ES", { crv: "X25519" }) // expect: keygen x25519 curve=Curve25519 digest=SHA-256
  await jose.generateSecret("HS512") // expect: keygen HMAC-SHA-512 digest=SHA-512
  jose.createRemoteJWKSet(new URL("https://example.org/jwks")) // expect: keystore unknown certificateFormat=JWK
  jose.createLocalJWKSet(jwk) // expect: keystore unknown certificateFormat=JWK
  await jose.calculateJwkThumbprint(jwk) // expect: hash SHA-256
  await jose.calculateJwkThumbprintUri(jwk, "sha512") // expect: hash SHA-512
}

JWT.sign(payload, key, { algorithm: "RS256" }) // expect: token RSA-PKCS1-1.5-SHA-256 functions=sign digest=SHA-256
JWS.sign(payload, key, { alg: "HS256" }) // expect: token HMAC-SHA-256 functions=sign digest=SHA-256
JWT.verify(token, key, { algorithms: ["RS256"] }) // expect: token RSA-PKCS1-1.5-SHA-256 functions=verify digest=SHA-256
JWT.verify(token, JWK.None) // expect: token JWS-none functions=verify
JWS.verify(token, key) // expect: token unknown functions=verify
JWE.encrypt(payload, key) // expect: cipher JWE functions=encrypt
JWE.decrypt(payload, key) // expect: cipher JWE functions=decrypt
JWK.asKey(key) // expect: key unknown certificateFormat=JWK
JWK.generate("RSA", 2048) // expect: keygen RSA-2048 certificateFormat=JWK
JWK.generateSync("EC", "P-256") // expect: keygen ECDSA-P-256 certificateFormat=JWK
new Mine({}).setProtectedHeader({ alg: "HS256" })
