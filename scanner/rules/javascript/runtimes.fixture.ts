import { CryptoHasher, password } from "bun"
import * as Crypto from "expo-crypto"
import * as ExpoRandom from "expo-random"
import randombytes from "randombytes"
import randomBytes from "random-bytes"
import { v3, v4, v5 as namedId } from "uuid"
import uuidv3 from "uuid/v3"
import uuidv4 from "uuid/v4"
import uuidv5 from "uuid/v5"
import { nanoid } from "nanoid"
import hapiIron from "@hapi/iron"
import * as webIron from "iron-webcrypto"
import Iron from "iron"
import cookie from "cookie-signature"
import Keygrip from "keygrip"
import { authenticator, totp, hotp } from "otplib"
import speakeasy from "speakeasy"
import * as kms from "@aws-sdk/client-kms"
import AWS from "aws-sdk"
import { v5 } from "./uuid"

await Bun.password.hash(secret) // expect: password-hash Argon2id functions=keyderive
Bun.password.hashSync(secret, { algorithm: "bcrypt", cost: 10 }) // expect: password-hash bcrypt functions=keyderive
await password.hash(secret, "argon2d") // expect: password-hash Argon2d functions=keyderive
Bun.password.hash(secret, { algorithm: "argon2id", memoryCost: 4096, timeCost: 3 }) // expect: password-hash Argon2id-4096-3 functions=keyderive
Bun.password.verify(secret, hashed) // expect: password-hash unknown functions=verify
Bun.password.verifySync(secret, hashed) // expect: password-hash unknown functions=verify
new Bun.CryptoHasher("sha256").update(message) // expect: hash SHA-256
CryptoHasher.hash("blake2b256", message) // expect: hash BLAKE2b-256
new Bun.MD4() // expect: hash MD4
new Bun.MD5() // expect: hash MD5
new Bun.SHA1() // expect: hash SHA-1
new Bun.SHA224() // expect: hash SHA-224
new Bun.SHA256() // expect: hash SHA-256
new Bun.SHA384() // expect: hash SHA-384
new Bun.SHA512() // expect: hash SHA-512
new Bun.SHA512_256() // expect: hash SHA-512/256
Bun.MD4.hash(message) // expect: hash MD4
Bun.MD5.hash(message) // expect: hash MD5
Bun.SHA1.hash(message) // expect: hash SHA-1
Bun.SHA224.hash(message) // expect: hash SHA-224
Bun.SHA256.hash(message) // expect: hash SHA-256
Bun.SHA384.hash(message) // expect: hash SHA-384
Bun.SHA512.hash(message) // expect: hash SHA-512
Bun.SHA512_256.hash(message) // expect: hash SHA-512/256
Bun.sha(message) // expect: hash SHA-512/256
await Deno.connectTls({ hostname, port: 443 }) // expect: protocol TLS
Deno.listenTls({ port: 443 }) // expect: protocol TLS
Deno.startTls(connection) // expect: protocol TLS
Crypto.digestStringAsync(Crypto.CryptoDigestAlgorithm.SHA256, message) // expect: hash SHA-256
Crypto.digest(Crypto.CryptoDigestAlgorithm.SHA1, message) // expect: hash SHA-1
Crypto.digest(Crypto.CryptoDigestAlgorithm.MD2, message) // expect: hash MD2
Crypto.digest(Crypto.CryptoDigestAlgorithm.MD4, message) // expect: hash MD4
Crypto.digest(Crypto.CryptoDigestAlgorithm.MD5, message) // expect: hash MD5
Crypto.digest(Crypto.CryptoDigestAlgorithm.SHA384, message) // expect: hash SHA-384
Crypto.digest(Crypto.CryptoDigestAlgorithm.SHA512, message) // expect: hash SHA-512
Crypto.getRandomBytes(16) // expect: random RNG byteLength=16
Crypto.getRandomBytesAsync(32) // expect: random RNG byteLength=32
Crypto.randomUUID() // expect: random RNG
Crypto.getRandomValues(new Uint8Array(8)) // expect: random RNG
ExpoRandom.getRandomBytes(16) // expect: random RNG byteLength=16
ExpoRandom.getRandomBytesAsync(16) // expect: random RNG byteLength=16
randombytes(16) // expect: random RNG byteLength=16
randomBytes(24) // expect: random RNG byteLength=24
v3("name", namespace) // expect: hash MD5
namedId("name", namespace) // expect: hash SHA-1
v4() // expect: random RNG
uuidv3("name", namespace) // expect: hash MD5
uuidv4() // expect: random RNG
uuidv5("name", namespace) // expect: hash SHA-1
nanoid() // expect: random RNG
hapiIron.seal(object, password, hapiIron.defaults) // expect: cipher AES-256-CBC functions=encrypt mode=cbc
hapiIron.unseal(sealed, password, hapiIron.defaults) // expect: cipher AES-256-CBC functions=decrypt mode=cbc
webIron.seal(crypto, object, password, webIron.defaults) // expect: cipher AES-256-CBC functions=encrypt mode=cbc
webIron.unseal(crypto, sealed, password, webIron.defaults) // expect: cipher AES-256-CBC functions=decrypt mode=cbc
Iron.seal(object, password, Iron.defaults) // expect: cipher AES-256-CBC functions=encrypt mode=cbc
Iron.unseal(sealed, password, Iron.defaults) // expect: cipher AES-256-CBC functions=decrypt mode=cbc
cookie.sign("value", secret) // expect: mac HMAC-SHA-256 functions=tag digest=SHA-256
cookie.unsign("value", secret) // expect: mac HMAC-SHA-256 functions=verify digest=SHA-256
new Keygrip(keys) // expect: mac HMAC-SHA-1 digest=SHA-1
Keygrip(keys, "sha256") // expect: mac HMAC-SHA-256 digest=SHA-256
authenticator.generate(secret) // expect: mac HMAC functions=tag
totp.generate(secret) // expect: mac HMAC functions=tag
hotp.generate(secret, 1) // expect: mac HMAC functions=tag
authenticator.check(token, secret) // expect: mac HMAC functions=verify
authenticator.verify({ token, secret }) // expect: mac HMAC functions=verify
totp.check(token, secret) // expect: mac HMAC functions=verify
totp.verify({ token, secret }) // expect: mac HMAC functions=verify
hotp.check(token, secret, 1) // expect: mac HMAC functions=verify
hotp.verify({ token, secret, counter: 1 }) // expect: mac HMAC functions=verify
speakeasy.totp({ secret, algorithm: "sha256" }) // expect: mac HMAC-SHA-256 functions=tag digest=SHA-256
speakeasy.hotp({ secret, counter: 1 }) // expect: mac HMAC-SHA-1 functions=tag digest=SHA-1
speakeasy.totp.verify({ secret, token }) // expect: mac HMAC-SHA-1 functions=verify digest=SHA-1
speakeasy.hotp.verify({ secret, token, algorithm: "sha512" }) // expect: mac HMAC-SHA-512 functions=verify digest=SHA-512
client.send(new kms.EncryptCommand({ KeyId, Plaintext, EncryptionAlgorithm: "RSAES_OAEP_SHA_256" })) // expect: cipher RSA-OAEP-SHA-256-MGF1 functions=encrypt digest=SHA-256
new kms.DecryptCommand({ CiphertextBlob, EncryptionAlgorithm: "SYMMETRIC_DEFAULT" }) // expect: cipher AES-256 functions=decrypt
new kms.SignCommand({ KeyId, Message, SigningAlgorithm: "RSASSA_PSS_SHA_512" }) // expect: signature RSA-PSS-SHA-512-MGF1 functions=sign digest=SHA-512
new kms.VerifyCommand({ KeyId, Message, SigningAlgorithm: "ECDSA_SHA_384" }) // expect: signature ECDSA-SHA-384 functions=verify digest=SHA-384
new kms.GenerateMacCommand({ KeyId, Message, MacAlgorithm: "HMAC_SHA_256" }) // expect: mac HMAC-SHA-256 digest=SHA-256
new kms.VerifyMacCommand({ KeyId, Message, MacAlgorithm: "HMAC_SHA_512" }) // expect: mac HMAC-SHA-512 digest=SHA-512
new kms.GenerateDataKeyCommand({ KeyId, KeySpec: "AES_256" }) // expect: keygen AES-256
new kms.GenerateDataKeyWithoutPlaintextCommand({ KeyId, KeySpec: "AES_128" }) // expect: keygen AES-128
new kms.GenerateDataKeyPairCommand({ KeyId, KeyPairSpec: "RSA_2048" }) // expect: keygen RSA-2048
new kms.GenerateDataKeyPairWithoutPlaintextCommand({ KeyId, KeyPairSpec: "ECC_NIST_P256" }) // expect: keygen EC-P-256 curve=P-256
new kms.CreateKeyCommand({ KeySpec: "ECC_SECG_P256K1" }) // expect: keygen EC-secp256k1
new kms.CreateKeyCommand({}) // expect: keygen AES
new kms.GenerateRandomCommand({ NumberOfBytes: 32 }) // expect: random RNG byteLength=32
const old = new AWS.KMS({ region })
old.encrypt({ KeyId, Plaintext }) // expect: cipher unknown functions=encrypt
old.decrypt({ CiphertextBlob }) // expect: cipher unknown functions=decrypt
old.sign({ KeyId, SigningAlgorithm: "ED25519_SHA_512" }) // expect: signature Ed25519 functions=sign
old.generateDataKey({ KeyId, KeySpec: "AES_256" }) // expect: keygen AES-256
old.createKey({ CustomerMasterKeySpec: "RSA_4096" }) // expect: keygen RSA-4096
v5("name", namespace)
const secureRandom = require("secure-random")
secureRandom(10) // expect: random RNG byteLength=10
import * as OTPAuth from "otpauth"
new OTPAuth.TOTP({ algorithm: "SHA256", digits: 6, secret }) // expect: mac HMAC-SHA-256 functions=tag digest=SHA-256
new OTPAuth.HOTP({ secret }) // expect: mac HMAC-SHA-1 functions=tag digest=SHA-1
