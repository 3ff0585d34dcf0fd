import { KJUR, KEYUTIL, RSAKey, X509 } from "jsrsasign"
import { RSAKey as Mine } from "./jsrsasign"

new KJUR.crypto.MessageDigest({ alg: "sha256", prov: "cryptojs" }) // expect: hash SHA-256
KJUR.crypto.Util.md5(message) // expect: hash MD5
KJUR.crypto.Util.sha1(message) // expect: hash SHA-1
KJUR.crypto.Util.sha224(message) // expect: hash SHA-224
KJUR.crypto.Util.sha256(message) // expect: hash SHA-256
KJUR.crypto.Util.sha384(message) // expect: hash SHA-384
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
rsa.encrypt(message) // expect: cipher RSA functions=encrypt
rsa.encryptOAEP(message) // expect: cipher RSA functions=encrypt
rsa.decrypt(message) // expect: cipher RSA functions=decrypt
rsa.decryptOAEP(message) // expect: cipher RSA functions=decrypt
KJUR.jws.JWS.sign("HS256", header, payload, "password") // expect: token HMAC-SHA-256 functions=sign digest=SHA-256
KJUR.jws.JWS.verify(token, key, ["RS256"]) // expect: token RSA-PKCS1-1.5-SHA-256 functions=verify digest=SHA-256
KJUR.jws.JWS.verifyJWT(token, key, { alg: ["ES256"] }) // expect: token ECDSA-P-256-SHA-256 functions=verify curve=P-256 digest=SHA-256
new KJUR.asn1.x509.Certificate(parameters) // expect: certificate unknown certificateFormat=X.509
new X509() // expect: certificate unknown certificateFormat=X.509
new Mine()
