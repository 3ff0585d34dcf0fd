import { arg, library, setting, text } from "../rule.ts"

const FACADES = "Illuminate.Support.Facades"
const HASHERS = "Symfony.Component.PasswordHasher.Hasher"
const ENCODERS = "Symfony.Component.Security.Core.Encoder"
const YII = "yii.base.Security"
const C = "{Laminas,Zend}.Crypt"
const bcrypt = { is: "password-hash", name: "bcrypt", functions: ["keyderive"] } as const
const urlSignature = { is: "mac", name: "HMAC", digest: "SHA-256" } as const
const driver = setting("config/hashing.php", "driver", "phpPassword")
const rounds = setting("config/hashing.php", "bcrypt.rounds", "bcryptRounds")
const configuredCipher = setting("config/app.php", "cipher", "openssl")
const verify = { is: "password-hash", functions: ["verify"] } as const

/*
 * Laravel 12 (https://laravel.com/docs/12.x/encryption, /hashing: AES; bcrypt unless `driver` says otherwise; Encrypter documents aes-128-cbc; its key is `APP_KEY`; rounds are 12 in its versions 11 and
 * later, 10 before, unless config/hashing.php or BCRYPT_ROUNDS sets them), Symfony 7 PasswordHasher (Pbkdf2: sha512, 1000 iterations and 40 bytes; MessageDigest: sha512) and 4 Encoder, Laminas Crypt 3.12 and Zend Crypt 2, Yii 2.0
 * Security (AES-128-CBC, HMAC with sha256, bcrypt of cost 13), CakePHP 5 Security (AES-256-CBC), Drupal 11 Crypt, WordPress
 * 6.8 (`wp_hash` documents md5; what a password is hashed with depends on its version).
 */
export const frameworks = library("php", "frameworks", {
  'env("APP_KEY")': { is: "key", name: "AES", material: "secret-key", key: arg(1, "any") },
  [`${FACADES}.Crypt.{encrypt,encryptString}`]: {
    is: "cipher",
    name: "AES",
    from: configuredCipher,
    functions: ["encrypt"],
    varies: ["keyBits", "mode"]
  },
  [`${FACADES}.Crypt.{decrypt,decryptString}`]: {
    is: "cipher",
    name: "AES",
    from: configuredCipher,
    functions: ["decrypt"],
    varies: ["keyBits", "mode"]
  },
  "new Illuminate.Encryption.Encrypter": {
    is: "cipher",
    key: arg(0, "any", "key"),
    algorithm: arg(1, "openssl", "cipher"),
    defaults: { name: "AES", keyBits: 128, mode: "cbc" },
    returns: "Illuminate.Encryption.Encrypter"
  },
  "Illuminate.Encryption.Encrypter#{encrypt,encryptString}": { refines: true, operates: true, functions: ["encrypt"] },
  "Illuminate.Encryption.Encrypter#{decrypt,decryptString}": { refines: true, operates: true, functions: ["decrypt"] },
  "Illuminate.Encryption.Encrypter.generateKey": { is: "keygen", algorithm: arg(0, "openssl", "cipher") },
  [`${FACADES}.Hash.make`]: {
    is: "password-hash",
    iterations: arg(1, "log2", "options", "rounds"),
    memoryKib: arg(1, "int", "options", "memory"),
    parallelism: arg(1, "int", "options", "threads"),
    from: [driver, rounds],
    functions: ["keyderive"],
    defaults: { name: "bcrypt" },
    varies: ["iterations"]
  },
  [`${FACADES}.Hash.{check,needsRehash}`]: { ...verify, from: driver, defaults: { name: "bcrypt" } },
  bcrypt: { ...bcrypt, iterations: arg(1, "log2", "options", "rounds"), from: rounds, varies: ["iterations"] },
  "new Illuminate.Hashing.BcryptHasher": {
    ...bcrypt,
    iterations: arg(0, "log2", "options", "rounds"),
    varies: ["iterations"]
  },
  "new Illuminate.Hashing.{ArgonHasher,Argon2IdHasher}": {
    is: "password-hash",
    algorithm: text("{1}", "argonHasher"),
    iterations: arg(0, "int", "options", "time"),
    memoryKib: arg(0, "int", "options", "memory"),
    parallelism: arg(0, "int", "options", "threads"),
    varies: ["iterations", "memoryKib", "parallelism"]
  },

  "Illuminate.Support.Str.{random,password}": { is: "random", name: "RNG" },
  "Illuminate.Support.Str.{uuid,orderedUuid,ulid}": { is: "random", name: "RNG" },
  [`${FACADES}.URL.{signedRoute,temporarySignedRoute}`]: { ...urlSignature, functions: ["tag"] },
  [`${FACADES}.URL.hasValidSignature`]: { ...urlSignature, functions: ["verify"] },
  "Illuminate.Contracts.Encryption.{Encrypter,StringEncrypter}": { returns: "Illuminate.Encryption.Contract" },
  "Illuminate.Encryption.Contract#{encrypt,encryptString}": {
    is: "cipher",
    name: "AES",
    from: configuredCipher,
    functions: ["encrypt"]
  },
  "Illuminate.Encryption.Contract#{decrypt,decryptString}": {
    is: "cipher",
    name: "AES",
    from: configuredCipher,
    functions: ["decrypt"]
  },
  "Illuminate.Contracts.Hashing.Hasher": { returns: "Illuminate.Hashing.Contract" },
  "Illuminate.Hashing.Contract#make": { is: "password-hash", from: [driver, rounds], functions: ["keyderive"] },
  "Illuminate.Hashing.Contract#check": { ...verify, from: driver },

  [`{${HASHERS}.UserPasswordHasherInterface,${HASHERS}.UserPasswordHasher,Symfony.Component.PasswordHasher.PasswordHasherInterface,${ENCODERS}.UserPasswordEncoderInterface}`]:
    { returns: "Symfony.Component.PasswordHasher.Any" },
  "Symfony.Component.PasswordHasher.Any#{hashPassword,encodePassword,hash}": {
    is: "password-hash",
    functions: ["keyderive"]
  },
  "Symfony.Component.PasswordHasher.Any#{isPasswordValid,verify}": verify,
  "new Symfony.Component.HttpFoundation.UriSigner": { ...urlSignature, key: arg(0, "any", "secret") },
  "new Symfony.Component.Mime.Crypto.SMimeSigner": {
    is: "signature",
    certificateFormat: "PKCS7",
    functions: ["sign"]
  },
  "new Symfony.Component.Mime.Crypto.SMimeEncrypter": {
    is: "cipher",
    algorithm: arg(1, "openssl", "cipher"),
    certificateFormat: "PKCS7",
    functions: ["encrypt"]
  },
  "new Symfony.Component.Mime.Crypto.DkimSigner": {
    is: "signature",
    name: "RSA",
    primitive: "signature",
    padding: "pkcs1v15",
    digest: "SHA-256",
    functions: ["sign"]
  },

  [`new ${HASHERS}.NativePasswordHasher`]: {
    is: "password-hash",
    algorithm: arg(3, "phpPassword", "algorithm"),
    iterations: arg(2, "log2", "cost"),
    varies: ["iterations"]
  },
  [`new ${HASHERS}.SodiumPasswordHasher`]: {
    is: "password-hash",
    name: "Argon2id",
    iterations: arg(0, "int", "opsLimit"),
    varies: ["iterations", "memoryKib"]
  },
  [`new {${HASHERS}.Pbkdf2PasswordHasher,${ENCODERS}.Pbkdf2PasswordEncoder}`]: {
    is: "password-hash",
    name: "PBKDF2",
    digest: arg(0, "hash", "algorithm"),
    iterations: arg(2, "int", "iterations"),
    outputBits: arg(3, "bytes", "length"),
    defaults: { digest: "SHA-512", iterations: 1000, outputBits: 320 }
  },
  [`new {${HASHERS}.MessageDigestPasswordHasher,${ENCODERS}.MessageDigestPasswordEncoder}`]: {
    is: "password-hash",
    algorithm: arg(0, "hash", "algorithm"),
    defaults: { name: "SHA-512" }
  },
  [`new ${ENCODERS}.BCryptPasswordEncoder`]: { ...bcrypt, iterations: arg(0, "log2", "cost") },
  [`new ${ENCODERS}.Argon2iPasswordEncoder`]: { is: "password-hash", name: "Argon2i" },

  [`${C}.BlockCipher.factory`]: {
    is: "cipher",
    algorithm: arg(1, "cipher", "options", "algo"),
    mode: arg(1, "mode", "options", "mode"),
    returns: "Laminas.Crypt.BlockCipher",
    defaults: { name: "AES", keyBits: 256, mode: "cbc" }
  },
  "Laminas.Crypt.BlockCipher#encrypt": { refines: true, operates: true, functions: ["encrypt"] },
  "Laminas.Crypt.BlockCipher#decrypt": { refines: true, operates: true, functions: ["decrypt"] },
  [`new ${C}.Symmetric.{Openssl,Mcrypt}`]: {
    is: "cipher",
    algorithm: arg(0, "cipher", "options", "algo"),
    mode: arg(0, "mode", "options", "mode"),
    defaults: { name: "AES", mode: "cbc" }
  },
  [`${C}.Hmac.compute`]: {
    is: "mac",
    name: "HMAC",
    key: arg(0, "any", "key"),
    digest: arg(1, "openssl", "hash"),
    functions: ["tag"]
  },
  [`${C}.Hash.compute`]: { is: "hash", algorithm: arg(0, "phpHash", "hash"), functions: ["digest"] },
  [`${C}.Key.Derivation.Pbkdf2.calc`]: {
    is: "kdf",
    name: "PBKDF2",
    digest: arg(0, "hash", "hash"),
    saltBits: arg(2, "bytes", "salt"),
    iterations: arg(3, "int", "iterations"),
    outputBits: arg(4, "bytes", "length")
  },
  [`${C}.Key.Derivation.Scrypt.calc`]: {
    is: "kdf",
    name: "scrypt",
    saltBits: arg(1, "bytes"),
    iterations: arg(2, "int"),
    blockSize: arg(3, "int"),
    parallelism: arg(4, "int"),
    outputBits: arg(5, "bytes")
  },
  [`new ${C}.Password.Bcrypt`]: { ...bcrypt, iterations: arg(0, "log2", "options", "cost") },
  [`${C}.PublicKey.Rsa.factory`]: {
    is: "key",
    name: "RSA",
    digest: arg(0, "hash", "options", "hash_algorithm")
  },
  [`new ${C}.PublicKey.DiffieHellman`]: { is: "key-agreement", name: "DH" },
  "{Laminas,Zend}.Math.Rand.getBytes": { is: "random", name: "RNG", byteLength: arg(0, "size") },
  "{Laminas,Zend}.Math.Rand.{getString,getInteger}": { is: "random", name: "RNG" },

  "{Yii.app.security,new yii.base.Security}": { returns: YII },
  [`${YII}#{encryptByPassword,encryptByKey}`]: {
    is: "cipher",
    name: "AES",
    functions: ["encrypt"],
    defaults: { name: "AES", keyBits: 128, mode: "cbc" }
  },
  [`${YII}#{decryptByPassword,decryptByKey}`]: {
    is: "cipher",
    name: "AES",
    functions: ["decrypt"],
    defaults: { name: "AES", keyBits: 128, mode: "cbc" }
  },
  [`${YII}#generatePasswordHash`]: { ...bcrypt, iterations: arg(1, "log2", "cost"), defaults: { iterations: 8192 } },
  [`${YII}#validatePassword`]: { ...verify, name: "bcrypt" },
  [`${YII}#hashData`]: { is: "mac", name: "HMAC", functions: ["tag"], defaults: { digest: "SHA-256" } },
  [`${YII}#validateData`]: { is: "mac", name: "HMAC", functions: ["verify"], defaults: { digest: "SHA-256" } },
  [`${YII}#pbkdf2`]: {
    is: "kdf",
    name: "PBKDF2",
    digest: arg(0, "hash"),
    saltBits: arg(2, "bytes"),
    iterations: arg(3, "int"),
    outputBits: arg(4, "bytesOrAll")
  },
  [`${YII}#hkdf`]: { is: "kdf", name: "HKDF", digest: arg(0, "hash"), outputBits: arg(4, "bytesOrAll") },
  [`${YII}#generateRandomKey`]: { is: "random", name: "RNG", byteLength: arg(0, "size"), defaults: { byteLength: 32 } },
  [`${YII}#generateRandomString`]: { is: "random", name: "RNG" },

  "Cake.Utility.Security.encrypt": { is: "cipher", name: "AES", keyBits: 256, mode: "cbc", functions: ["encrypt"] },
  "Cake.Utility.Security.decrypt": { is: "cipher", name: "AES", keyBits: 256, mode: "cbc", functions: ["decrypt"] },
  "Cake.Utility.Security.hash": {
    is: "hash",
    algorithm: arg(1, "phpHash", "algorithm"),
    functions: ["digest"],
    defaults: { name: "SHA-1" }
  },
  "Cake.Utility.Security.{randomBytes,insecureRandomBytes}": { is: "random", name: "RNG", byteLength: arg(0, "size") },
  "Cake.Utility.Security.randomString": { is: "random", name: "RNG" },
  "new {Cake.Auth,Authentication.PasswordHasher}.DefaultPasswordHasher": { is: "password-hash" },

  "Cake.Utility.Security.setHash": { is: "hash", algorithm: arg(0, "phpHash") },
  "Cake.Utility.Text.uuid": { is: "random", name: "RNG" },
  "Authentication.PasswordHasher.PasswordHasherInterface": { returns: "Symfony.Component.PasswordHasher.Any" },

  "Drupal.Component.Utility.Crypt.hashBase64": { is: "hash", name: "SHA-256", functions: ["digest"] },
  "Drupal.Component.Utility.Crypt.hmacBase64": { is: "mac", name: "HMAC", digest: "SHA-256", functions: ["tag"] },
  "Drupal.Component.Utility.Crypt.{randomBytes,randomBytesBase64}": {
    is: "random",
    name: "RNG",
    byteLength: arg(0, "size")
  },

  wp_hash: {
    is: "mac",
    name: "HMAC",
    digest: arg(2, "phpHash", "algo"),
    functions: ["tag"],
    defaults: { digest: "MD5" }
  },
  wp_hash_password: { is: "password-hash", functions: ["keyderive"] },
  wp_check_password: { is: "password-hash", functions: ["verify"] },
  wp_fast_hash: { is: "hash", name: "BLAKE2b", functions: ["digest"] },
  wp_generate_password: { is: "random", name: "RNG" },
  "new PasswordHash": { is: "password-hash", name: "phpass", iterations: arg(0, "log2") }
})
