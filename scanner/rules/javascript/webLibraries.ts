import { arg, library, option, text } from "../rule.ts"

const random = { is: "random", name: "RNG" } as const
const hmac = { is: "mac", name: "HMAC" } as const
const sealed = { is: "cipher", name: "AES", keyBits: 256, mode: "cbc" } as const
const jwks = { is: "keystore", certificateFormat: "JWK" } as const
const seed = { is: "kdf", name: "PBKDF2", digest: "SHA-512", iterations: 2048, outputBits: 512 } as const
const ecies = { is: "cipher", name: "ECIES" } as const
const secp256k1 = { name: "ECDSA", curve: "secp256k1" } as const
const azure = "@azure/keyvault-keys"
const saml = "{passport-saml,@node-saml/passport-saml,@node-saml/node-saml}"

/*
 * What web applications take along, each by its README: uuid 13, nanoid 5, crypto-random-string 5, uid-safe 2, express-session 1.18 and cookie-parser 1.4 (cookie-signature: HMAC-SHA-256),
 * cookie-session 2 (keygrip: HMAC-SHA-1), iron-session 8 (iron-webcrypto), next-auth 5, @simplewebauthn/server 13 (which signature it is the authenticator decides),
 * xml-crypto 6, xml-encryption 4, @node-saml/node-saml 5, samlify 2, jwks-rsa 3, aws-jwt-verify 5 (Cognito signs with RS256), cryptr 6, simple-encryptor 4, aes-js 3, eciesjs 0.4,
 * eccrypto 1, @scure/bip39 1, oslo 1, @oslojs/crypto 1, sshpk 1, pem 1, acme-client 5, @aws-sdk/client-s3 3, @azure/keyvault-keys 4, @google-cloud/kms 5 (AWS and Google document that
 * a symmetric key is of AES with 256 bits).
 */
export const webLibraries = library("javascript", "webLibraries", {
  "{uuid.v4,uuid/v4,uuid.v7}": random,
  "{nanoid,nanoid.nanoid,nanoid/async.nanoid}": random,
  "nanoid.{customAlphabet,random}": random,
  "{crypto-random-string,crypto-random-string.cryptoRandomStringAsync,uid-safe,uid-safe.sync}": random,

  "express-session": { ...hmac, digest: "SHA-256", key: option(0, "any", "secret"), functions: ["tag", "verify"] },
  "cookie-parser(0)": {},
  "cookie-parser": { ...hmac, digest: "SHA-256", key: arg(0, "any"), functions: ["tag", "verify"] },
  "cookie-session": { ...hmac, digest: "SHA-1", functions: ["tag", "verify"] },
  "iron-session.{getIronSession,sealData,unsealData}": sealed,
  "iron-session/{next.withIronSessionApiRoute,next.withIronSessionSsr,edge.getIronSession}": sealed,
  "{next-auth/jwt,@auth/core/jwt}.encode": { is: "cipher", name: "JWE", functions: ["encrypt"] },
  "{next-auth/jwt,@auth/core/jwt}.{decode,getToken}": { is: "cipher", name: "JWE", functions: ["decrypt"] },
  "@simplewebauthn/server.{verifyRegistrationResponse,verifyAuthenticationResponse}": {
    is: "signature",
    functions: ["verify"]
  },

  "new xml-crypto.SignedXml": {
    is: "signature",
    algorithm: option(0, "xmldsig", "signatureAlgorithm"),
    returns: "xml-crypto.SignedXml"
  },
  "xml-crypto.SignedXml#signatureAlgorithm=": { refines: true, algorithm: arg(0, "xmldsig") },
  "xml-crypto.SignedXml#addReference": { is: "hash", algorithm: option(0, "xmldsig", "digestAlgorithm") },
  "xml-crypto.SignedXml#computeSignature": { refines: true, operates: true, functions: ["sign"] },
  "xml-crypto.SignedXml#checkSignature": { refines: true, operates: true, functions: ["verify"] },
  "xml-encryption.encrypt": {
    is: "cipher",
    algorithm: option(1, "xmldsig", "encryptionAlgorithm"),
    functions: ["encrypt"]
  },
  "xml-encryption.decrypt": { is: "cipher", functions: ["decrypt"] },
  [`new ${saml}.{Strategy,SAML,MultiSamlStrategy}`]: {
    is: "signature",
    name: "RSA",
    digest: option(0, "hash", "signatureAlgorithm")
  },
  "samlify.{ServiceProvider,IdentityProvider}": {
    is: "signature",
    algorithm: option(0, "xmldsig", "requestSignatureAlgorithm")
  },
  "{jwks-rsa,new jwks-rsa.JwksClient,jwks-rsa.expressJwtSecret,jwks-rsa.passportJwtSecret,jwks-rsa.koaJwtSecret}": jwks,
  "aws-jwt-verify.CognitoJwtVerifier.create": {
    is: "token",
    name: "RSA",
    primitive: "signature",
    padding: "pkcs1v15",
    digest: "SHA-256",
    functions: ["verify"]
  },
  "aws-jwt-verify.JwtVerifier.create": { is: "token", functions: ["verify"] },

  "new cryptr": { is: "cipher", name: "AES", keyBits: 256, mode: "gcm", key: arg(0, "any") },
  "simple-encryptor": { ...sealed, key: arg(0, "any") },
  "new aes-js.ModeOfOperation.{ecb,cbc,cfb,ofb,ctr}": {
    is: "cipher",
    name: "AES",
    mode: "{1}",
    keyBits: arg(0, "bytes"),
    key: arg(0, "any")
  },
  "eciesjs.encrypt": { ...ecies, functions: ["encrypt"] },
  "eciesjs.decrypt": { ...ecies, functions: ["decrypt"] },
  "eccrypto.encrypt": { ...ecies, functions: ["encrypt"] },
  "eccrypto.decrypt": { ...ecies, functions: ["decrypt"] },
  "eccrypto.sign": { is: "signature", ...secp256k1, functions: ["sign"] },
  "eccrypto.verify": { is: "signature", ...secp256k1, functions: ["verify"] },
  "eccrypto.generatePrivate": { is: "keygen", ...secp256k1 },
  "@scure/bip39.{mnemonicToSeed,mnemonicToSeedSync}": seed,
  "@scure/bip39.generateMnemonic": random,
  "new oslo/password.Argon2id": { is: "password-hash", name: "Argon2id" },
  "new oslo/password.Scrypt": { is: "password-hash", name: "scrypt" },
  "new oslo/password.Bcrypt": { is: "password-hash", name: "bcrypt" },
  "@oslojs/crypto/sha2.{sha224,sha256,sha384,sha512}": { is: "hash", algorithm: text("{1}", "hash") },
  "@oslojs/crypto/sha1.sha1": { is: "hash", name: "SHA-1" },
  "sshpk.{parseKey,parsePrivateKey}": { is: "key" },
  "sshpk.parseCertificate": { is: "certificate" },
  "sshpk.generatePrivateKey": { is: "keygen", algorithm: arg(0, "keyType"), curve: option(1, "curve", "curve") },
  "pem.{createCertificate,readCertificateInfo}": { is: "certificate", certificateFormat: "X.509" },
  "pem.createCSR": { is: "certificate", certificateFormat: "PKCS10" },
  "acme-client.{crypto,forge}.createCsr": { is: "certificate", certificateFormat: "PKCS10", functions: ["sign"] },
  "acme-client.{crypto,forge}.{createPrivateKey,createPrivateRsaKey}": {
    is: "keygen",
    name: "RSA",
    keyBits: arg(0, "int"),
    defaults: { keyBits: 2048 }
  },
  "acme-client.crypto.createPrivateEcdsaKey": {
    is: "keygen",
    name: "EC",
    curve: arg(0, "curve"),
    defaults: { curve: "P-256" }
  },

  "new @aws-sdk/client-s3.{PutObjectCommand,CopyObjectCommand,CreateMultipartUploadCommand}(.ServerSideEncryption:)": {
    is: "cipher",
    name: "AES",
    keyBits: 256,
    functions: ["encrypt"]
  },
  [`new ${azure}.CryptographyClient`]: { returns: `${azure}.CryptographyClient` },
  [`${azure}.CryptographyClient#encrypt`]: { is: "cipher", algorithm: arg(0, "jose"), functions: ["encrypt"] },
  [`${azure}.CryptographyClient#decrypt`]: { is: "cipher", algorithm: arg(0, "jose"), functions: ["decrypt"] },
  [`${azure}.CryptographyClient#wrapKey`]: { is: "key-wrap", algorithm: arg(0, "jose"), functions: ["encrypt"] },
  [`${azure}.CryptographyClient#unwrapKey`]: { is: "key-wrap", algorithm: arg(0, "jose"), functions: ["decrypt"] },
  [`${azure}.CryptographyClient#{sign,signData}`]: { is: "signature", algorithm: arg(0, "jose"), functions: ["sign"] },
  [`${azure}.CryptographyClient#{verify,verifyData}`]: {
    is: "signature",
    algorithm: arg(0, "jose"),
    functions: ["verify"]
  },
  [`new ${azure}.KeyClient`]: { returns: `${azure}.KeyClient` },
  [`${azure}.KeyClient#createRsaKey`]: { is: "keygen", name: "RSA", keyBits: option(1, "int", "keySize") },
  [`${azure}.KeyClient#createEcKey`]: { is: "keygen", name: "EC", curve: option(1, "curve", "curve") },
  "{new @google-cloud/kms.KeyManagementServiceClient,new @google-cloud/kms.v1.KeyManagementServiceClient}": {
    returns: "@google-cloud/kms.Client"
  },
  "@google-cloud/kms.Client#encrypt": { is: "cipher", name: "AES", keyBits: 256, functions: ["encrypt"] },
  "@google-cloud/kms.Client#decrypt": { is: "cipher", name: "AES", keyBits: 256, functions: ["decrypt"] },
  "@google-cloud/kms.Client#asymmetricSign": { is: "signature", functions: ["sign"] },
  "@google-cloud/kms.Client#asymmetricDecrypt": { is: "cipher", name: "RSA", functions: ["decrypt"] },
  "@google-cloud/kms.Client#macSign": { ...hmac, functions: ["tag"] },
  "@google-cloud/kms.Client#macVerify": { ...hmac, functions: ["verify"] }
})
