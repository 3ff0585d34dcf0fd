import { KJUR, KEYUTIL, RSAKey, X509 } from "jsrsasign"
import { RSAKey as Mine } from "./jsrsasign"

new KJUR.crypto.MessageDigest({ alg: "sha256", prov: "cryptojs" }) // expect: hash SHA-256
KJUR.crypto.Util.md5(message) // expect: hash MD5
KJUR.crypto.Util.sha1(message) // expect: hash SHA-1
KJUR.crypto.Util.sha256(message) // expect: hash SHA-256
KJUR.crypto.Util.sha512(message) // expect: hash SHA-512
KJUR.crypto.Util.ripemd160(message) // expect: hash RIPEMD-160
KJUR.crypto.Util.hashString(message, "sha384") // expect: hash SHA-384
KJUR.crypto.Util.hashHex(message, "sha512") // expect: hash SHA-512
new KJUR.crypto.Mac({ alg: "HmacSHA256", pass: "password" }) // expect: mac HMAC-SHA-256 digest=SHA-256
const signer = new KJUR.crypto.Signature({ alg: "SHA256withRSA" }) // expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign digest=SHA-256
signer.sign()
new KJUR.crypto.Signature({ alg: "SHA512withECDSA" }).verify(signature) // expect: signature ECDSA-SHA-512 functions=verify digest=SHA-512
KJUR.crypto.Cipher.encrypt(message, key) // expect: cipher RSA-PKCS1-1.5 functions=encrypt
KJUR.crypto.Cipher.decrypt(message, key, "RSAOAEP") // expect: cipher RSA-OAEP functions=decrypt
new KJUR.crypto.ECDSA({ curve: "secp256r1" }) // expect: key ECDSA-P-256 curve=P-256
new KJUR.crypto.DSA() // expect: key DSA
KEYUTIL.generateKeypair("RSA", 2048) // expect: keygen RSA-2048
KEYUTIL.generateKeypair("EC", "secp384r1") // expect: keygen EC-P-384 curve=P-384
KEYUTIL.getKey(pem) // expect: key unknown
const rsa = new RSAKey() // expect: key RSA
rsa.generate(1024, "10001") // expect: keygen RSA-1024
KJUR.jws.JWS.sign("HS256", header, payload, "password") // expect: token HMAC-SHA-256 functions=sign digest=SHA-256
KJUR.jws.JWS.verify(token, key, ["RS256"]) // expect: token RSA-PKCS1-1.5-SHA-256 functions=verify digest=SHA-256
KJUR.jws.JWS.verifyJWT(token, key, { alg: ["ES256"] }) // expect: token ECDSA-P-256-SHA-256 functions=verify curve=P-256 digest=SHA-256
new KJUR.asn1.x509.Certificate(parameters) // expect: certificate unknown certificateFormat=X.509
new X509() // expect: certificate unknown certificateFormat=X.509
new Mine()
import * as rs from "jsrsasign"
new rs.MessageDigest({ alg: "sha384" }) // expect: hash SHA-384
new rs.Mac({ alg: "HmacSHA512", pass: { utf8: "an invented secret" } }) // expect: mac HMAC-SHA-512 digest=SHA-512
const signer = new rs.Signature({ alg: "SHA256withECDSA" }) // expect: signature ECDSA-SHA-256 functions=sign digest=SHA-256
signer.signString("text")
signer.signHex("616263")
const pair = new rs.ECDSA({ curve: "secp256r1" }) // expect: key ECDSA-P-256 curve=P-256
pair.generateKeyPairHex() // expect: keygen ECDSA-P-256 curve=P-256
pair.signWithMessageHash(hash) // expect: signature ECDSA-P-256 functions=sign curve=P-256
pair.verifyHex(hash, signature, publicKey) // expect: signature ECDSA-P-256 functions=verify curve=P-256
pair.verifyWithMessageHash(hash, signature) // expect: signature ECDSA-P-256 functions=verify curve=P-256
const dsa = new rs.DSA() // expect: key DSA
dsa.signWithMessageHash(hash) // expect: signature DSA functions=sign
dsa.verifyWithMessageHash(hash, signature) // expect: signature DSA functions=verify
rs.KJUR.crypto.Util.getRandomHexOfNbytes(16) // expect: random RNG byteLength=16
rs.KJUR.crypto.Util.getRandomBigIntegerOfNbytes(32) // expect: random RNG byteLength=32
rs.KEYUTIL.getKeyFromCSRPEM(pem) // expect: key unknown
const signing = new rs.RSAKey() // expect: key RSA
signing.sign("text", "sha256") // expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign digest=SHA-256 padding=pkcs1v15
signing.signWithMessageHash(hash, "sha1") // expect: signature RSA-PKCS1-1.5-SHA-1 functions=sign digest=SHA-1 padding=pkcs1v15
signing.signPSS("text", "sha256", 32) // expect: signature RSA-PSS-SHA-256-MGF1-32 functions=sign digest=SHA-256 padding=pss
signing.signWithMessageHashPSS(hash, "sha512") // expect: signature RSA-PSS-SHA-512-MGF1 functions=sign digest=SHA-512 padding=pss
signing.verify("text", signature) // expect: signature RSA-PKCS1-1.5 functions=verify padding=pkcs1v15
signing.verifyWithMessageHash(hash, signature) // expect: signature RSA-PKCS1-1.5 functions=verify padding=pkcs1v15
signing.verifyPSS("text", signature, "sha256", 32) // expect: signature RSA-PSS-SHA-256-MGF1-32 functions=verify digest=SHA-256 padding=pss
signing.verifyWithMessageHashPSS(hash, signature, "sha384") // expect: signature RSA-PSS-SHA-384-MGF1 functions=verify digest=SHA-384 padding=pss
new rs.KJUR.asn1.csr.CertificationRequest({ subject, sbjpubkey, sigalg: "SHA256withRSA", sbjprvkey }) // expect: certificate RSA-PKCS1-1.5-SHA-256 digest=SHA-256 padding=pkcs1v15 certificateFormat=PKCS10
rs.KJUR.jws.JWS.sign("HS256", header, payload, { utf8: "an invented secret" }) // expect: token HMAC-SHA-256 functions=sign digest=SHA-256
