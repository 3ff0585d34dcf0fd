import { v4 as uuidv4, v7 } from "uuid"
import oldUuid from "uuid/v4"
import nano, { customAlphabet, nanoid, random } from "nanoid"
import { nanoid as later } from "nanoid/async"
import cryptoRandomString, { cryptoRandomStringAsync } from "crypto-random-string"
import uid from "uid-safe"
import session from "express-session"
import cookieSession from "cookie-session"
import { getIronSession, sealData, unsealData } from "iron-session"
import { withIronSessionApiRoute, withIronSessionSsr } from "iron-session/next"
import { getIronSession as atEdge } from "iron-session/edge"
import { decode, encode, getToken } from "next-auth/jwt"
import * as authJwt from "@auth/core/jwt"
import { verifyAuthenticationResponse, verifyRegistrationResponse } from "@simplewebauthn/server"
import { SignedXml } from "xml-crypto"
import xmlenc from "xml-encryption"
import { MultiSamlStrategy, SAML, Strategy } from "passport-saml"
import * as newSaml from "@node-saml/passport-saml"
import * as nodeSaml from "@node-saml/node-saml"
import * as samlify from "samlify"
import jwksClient, { expressJwtSecret, JwksClient, koaJwtSecret, passportJwtSecret } from "jwks-rsa"
import { CognitoJwtVerifier, JwtVerifier } from "aws-jwt-verify"
import Cryptr from "cryptr"
import simpleEncryptor from "simple-encryptor"
import aesjs from "aes-js"
import * as eciesjs from "eciesjs"
import * as eccrypto from "eccrypto"
import { generateMnemonic, mnemonicToSeed, mnemonicToSeedSync } from "@scure/bip39"
import { Argon2id, Bcrypt, Scrypt } from "oslo/password"
import { sha224, sha256, sha384, sha512 } from "@oslojs/crypto/sha2"
import { sha1 } from "@oslojs/crypto/sha1"
import sshpk from "sshpk"
import pem from "pem"
import acme from "acme-client"
import { CopyObjectCommand, CreateMultipartUploadCommand, PutObjectCommand } from "@aws-sdk/client-s3"
import { CryptographyClient, KeyClient } from "@azure/keyvault-keys"
import kms, { KeyManagementServiceClient } from "@google-cloud/kms"

uuidv4() // expect: random RNG
v7() // expect: random RNG
oldUuid() // expect: random RNG
nano() // expect: random RNG
nanoid() // expect: random RNG
customAlphabet("abc", 10) // expect: random RNG
random(10) // expect: random RNG
later() // expect: random RNG
cryptoRandomString({ length: 10 }) // expect: random RNG
cryptoRandomStringAsync({ length: 10 }) // expect: random RNG
uid(18) // expect: random RNG
uid.sync(18) // expect: random RNG

app.use(session({ secret: load() })) // expect: mac HMAC-SHA-256
app.use(session({ secret: process.env.SESSION_SECRET || "keyboard cat" })) // expect: mac HMAC-SHA-256
app.use(cookieSession({ keys: load() })) // expect: mac HMAC-SHA-1
getIronSession(req, res, options) // expect: cipher AES-256-CBC
sealData(data, options) // expect: cipher AES-256-CBC
unsealData(data, options) // expect: cipher AES-256-CBC
withIronSessionApiRoute(handler, options) // expect: cipher AES-256-CBC
withIronSessionSsr(handler, options) // expect: cipher AES-256-CBC
atEdge(req, res, options) // expect: cipher AES-256-CBC
encode({ token, secret: load() }) // expect: cipher JWE functions=encrypt
decode({ token, secret: load() }) // expect: cipher JWE functions=decrypt
getToken({ req }) // expect: cipher JWE
authJwt.encode({ token }) // expect: cipher JWE
authJwt.decode({ token }) // expect: cipher JWE
authJwt.getToken({ req }) // expect: cipher JWE
verifyRegistrationResponse({ response }) // expect: signature unknown functions=verify
verifyAuthenticationResponse({ response }) // expect: signature unknown functions=verify

const sig = new SignedXml({ privateKey: load() }) // expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign
sig.signatureAlgorithm = "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"
sig.addReference({ xpath: "//a", digestAlgorithm: "http://www.w3.org/2001/04/xmlenc#sha256" }) // expect: hash SHA-256
sig.computeSignature(xml)
new SignedXml({ signatureAlgorithm: "http://www.w3.org/2000/09/xmldsig#rsa-sha1" }) // expect: signature RSA-PKCS1-1.5-SHA-1
const check = new SignedXml({ publicCert: load() }) // expect: signature unknown functions=verify
check.checkSignature(xml)
xmlenc.encrypt("a", { encryptionAlgorithm: "http://www.w3.org/2009/xmlenc11#aes256-gcm" }, done) // expect: cipher AES-256-GCM functions=encrypt
xmlenc.decrypt("a", { key: load() }, done) // expect: cipher unknown functions=decrypt
new Strategy({ signatureAlgorithm: "sha256" }, verify) // expect: signature RSA-SHA-256
new SAML({ signatureAlgorithm: "sha1" }) // expect: signature RSA-SHA-1
new MultiSamlStrategy({}, verify) // expect: signature RSA
new newSaml.Strategy({ signatureAlgorithm: "sha512" }, verify) // expect: signature RSA-SHA-512
new newSaml.SAML({}) // expect: signature RSA
new newSaml.MultiSamlStrategy({}, verify) // expect: signature RSA
new nodeSaml.SAML({}) // expect: signature RSA
new nodeSaml.Strategy({}) // expect: signature RSA
new nodeSaml.MultiSamlStrategy({}) // expect: signature RSA
samlify.ServiceProvider({ requestSignatureAlgorithm: "http://www.w3.org/2001/04/xmldsig-more#rsa-sha512" }) // expect: signature RSA-PKCS1-1.5-SHA-512
samlify.IdentityProvider({ metadata }) // expect: signature unknown
jwksClient({ jwksUri }) // expect: keystore unknown certificateFormat=JWK
new JwksClient({ jwksUri }) // expect: keystore unknown certificateFormat=JWK
expressJwtSecret({ jwksUri }) // expect: keystore unknown
passportJwtSecret({ jwksUri }) // expect: keystore unknown
koaJwtSecret({ jwksUri }) // expect: keystore unknown
CognitoJwtVerifier.create({ userPoolId }) // expect: token RSA-PKCS1-1.5-SHA-256 functions=verify
JwtVerifier.create({ issuer }) // expect: token unknown functions=verify

new Cryptr(load()) // expect: cipher AES-256-GCM
simpleEncryptor(load()) // expect: cipher AES-256-CBC
new aesjs.ModeOfOperation.ecb(load()) // expect: cipher AES-ECB
new aesjs.ModeOfOperation.cbc(load(), iv) // expect: cipher AES-CBC
new aesjs.ModeOfOperation.cfb(load(), iv, 8) // expect: cipher AES-CFB
new aesjs.ModeOfOperation.ofb(load(), iv) // expect: cipher AES-OFB
new aesjs.ModeOfOperation.ctr(load()) // expect: cipher AES-CTR
eciesjs.encrypt(pk, data) // expect: cipher ECIES functions=encrypt
eciesjs.decrypt(sk, data) // expect: cipher ECIES functions=decrypt
eccrypto.encrypt(pk, data) // expect: cipher ECIES functions=encrypt
eccrypto.decrypt(sk, data) // expect: cipher ECIES functions=decrypt
eccrypto.sign(sk, m) // expect: signature ECDSA-secp256k1 functions=sign
eccrypto.verify(pk, m, s) // expect: signature ECDSA-secp256k1 functions=verify
eccrypto.generatePrivate() // expect: keygen ECDSA-secp256k1
mnemonicToSeed(words) // expect: kdf PBKDF2-SHA-512-2048 outputBits=512
mnemonicToSeedSync(words) // expect: kdf PBKDF2-SHA-512-2048
generateMnemonic(wordlist) // expect: random RNG
new Argon2id() // expect: password-hash Argon2id
new Scrypt() // expect: password-hash scrypt
new Bcrypt() // expect: password-hash bcrypt
sha224(d) // expect: hash SHA-224
sha256(d) // expect: hash SHA-256
sha384(d) // expect: hash SHA-384
sha512(d) // expect: hash SHA-512
sha1(d) // expect: hash SHA-1
sshpk.parseKey(d, "pem") // expect: key unknown
sshpk.parsePrivateKey(d, "pem") // expect: key unknown
sshpk.parseCertificate(d, "pem") // expect: certificate unknown
sshpk.generatePrivateKey("ecdsa", { curve: "nistp384" }) // expect: keygen ECDSA-P-384
pem.createCertificate({ days: 1 }, done) // expect: certificate unknown certificateFormat=X.509
pem.readCertificateInfo(d, done) // expect: certificate unknown
pem.createCSR({}, done) // expect: certificate unknown certificateFormat=PKCS10
acme.crypto.createCsr({ commonName: "a" }) // expect: certificate unknown certificateFormat=PKCS10
acme.forge.createCsr({ commonName: "a" }) // expect: certificate unknown
acme.crypto.createPrivateKey() // expect: keygen RSA-2048
acme.crypto.createPrivateRsaKey(4096) // expect: keygen RSA-4096
acme.forge.createPrivateKey() // expect: keygen RSA-2048
acme.forge.createPrivateRsaKey() // expect: keygen RSA-2048
acme.crypto.createPrivateEcdsaKey("P-384") // expect: keygen EC-P-384

new PutObjectCommand({ Bucket: "b", ServerSideEncryption: "aws:kms" }) // expect: cipher AES-256
new CopyObjectCommand({ Bucket: "b", ServerSideEncryption: "AES256" }) // expect: cipher AES-256
new CreateMultipartUploadCommand({ Bucket: "b", ServerSideEncryption: "AES256" }) // expect: cipher AES-256
new PutObjectCommand({ Bucket: "b" })
const c = new CryptographyClient(key, credential)
await c.encrypt("RSA-OAEP", d) // expect: cipher RSA-OAEP-SHA-1-MGF1 functions=encrypt
await c.decrypt("RSA-OAEP-256", d) // expect: cipher RSA-OAEP-SHA-256-MGF1 functions=decrypt
await c.wrapKey("RSA-OAEP-256", d) // expect: key-wrap RSA-OAEP-SHA-256-MGF1
await c.unwrapKey("A256KW", d) // expect: key-wrap AES-256-KW
await c.sign("RS256", d) // expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign
await c.signData("PS256", d) // expect: signature RSA-PSS-SHA-256-MGF1
await c.verify("ES256", d, s) // expect: signature ECDSA-P-256-SHA-256 functions=verify
await c.verifyData("ES384", d, s) // expect: signature ECDSA-P-384-SHA-384
const keys = new KeyClient(url, credential)
await keys.createRsaKey("a", { keySize: 3072 }) // expect: keygen RSA-3072
await keys.createEcKey("a", { curve: "P-256" }) // expect: keygen EC-P-256
const g = new KeyManagementServiceClient()
await g.encrypt({ name }) // expect: cipher AES-256 functions=encrypt
await g.decrypt({ name }) // expect: cipher AES-256 functions=decrypt
await g.asymmetricSign({ name }) // expect: signature unknown functions=sign
await g.asymmetricDecrypt({ name }) // expect: cipher RSA functions=decrypt
await g.macSign({ name }) // expect: mac HMAC
await new kms.v1.KeyManagementServiceClient().macVerify({ name }) // expect: mac HMAC functions=verify
import cookieParser from "cookie-parser"
app.use(cookieParser())
app.use(cookieParser(process.env.COOKIE_SECRET)) // expect: mac HMAC-SHA-256 functions=tag,verify
app.use(cookieParser(process.env.COOKIE_SECRET || "keyboard cat")) // expect: mac HMAC-SHA-256
