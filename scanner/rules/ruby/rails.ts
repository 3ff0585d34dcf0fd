import { arg, library } from "../rule.ts"

/** No call reaches this position: the parameter can only be named. */
const KEYWORD_ONLY = 99

const SUPPORT = "ActiveSupport"
const aesGcm = { name: "AES", keyBits: 256, mode: "gcm" } as const

/*
 * Rails 8 API (https://api.rubyonrails.org) and guides: ActiveSupport::{MessageEncryptor, MessageVerifier, KeyGenerator, CachingKeyGenerator,
 * EncryptedFile, EncryptedConfiguration, Digest}, ActiveRecord::Encryption, ActiveModel::SecurePassword; Devise 4.9 (bcrypt,
 * 12 stretches in its template; TokenGenerator, and friendly_token, whose 20 letters are 15 bytes in base64). ActionDispatch::Cookies::ChainedCookieJars (SHA1 and
 * aes-256-gcm where an application does not say). The digest of keys depends on the framework defaults a program loads: unknown here.
 * `encrypts` was lockbox's before it was Rails', with the same default and a choice of algorithm.
 */
export const rails = library("ruby", "rails", {
  [`${SUPPORT}.MessageEncryptor.new`]: {
    is: "cipher",
    key: arg(0, "any"),
    algorithm: arg(KEYWORD_ONLY, "openssl", "cipher"),
    defaults: aesGcm,
    returns: `${SUPPORT}.MessageEncryptor`
  },
  [`${SUPPORT}.MessageEncryptor#encrypt_and_sign`]: { refines: true, operates: true, functions: ["encrypt"] },
  [`${SUPPORT}.MessageEncryptor#decrypt_and_verify`]: { refines: true, operates: true, functions: ["decrypt"] },
  [`${SUPPORT}.MessageVerifier.new`]: {
    is: "mac",
    name: "HMAC",
    key: arg(0, "any"),
    digest: arg(KEYWORD_ONLY, "openssl", "digest"),
    returns: `${SUPPORT}.MessageVerifier`,
    defaults: { digest: "SHA-1" }
  },
  [`${SUPPORT}.MessageVerifier#generate`]: { refines: true, operates: true, functions: ["tag"] },
  [`${SUPPORT}.MessageVerifier#{verify,verified}`]: { refines: true, operates: true, functions: ["verify"] },
  [`${SUPPORT}.KeyGenerator.new`]: {
    is: "kdf",
    name: "PBKDF2",
    iterations: arg(KEYWORD_ONLY, "int", "iterations"),
    digest: arg(KEYWORD_ONLY, "any", "hash_digest_class"),
    returns: `${SUPPORT}.KeyGenerator`,
    defaults: { iterations: 65536 }
  },
  [`${SUPPORT}.KeyGenerator#generate_key`]: {
    refines: true,
    operates: true,
    saltBits: arg(0, "bytes"),
    outputBits: arg(1, "bytes")
  },
  [`${SUPPORT}.CachingKeyGenerator.new`]: { is: "kdf", name: "PBKDF2", from: arg(0, "any") },
  [`${SUPPORT}.{EncryptedFile,EncryptedConfiguration}.new`]: {
    is: "cipher",
    name: "AES",
    keyBits: 128,
    mode: "gcm"
  },
  [`${SUPPORT}.{EncryptedFile,EncryptedConfiguration}.generate_key`]: { is: "keygen", name: "AES", keyBits: 128 },
  [`${SUPPORT}.{KeyGenerator,Digest}`]: { returns: `${SUPPORT}.{1}.class` },
  [`${SUPPORT}.KeyGenerator.class#hash_digest_class=`]: { is: "kdf", name: "PBKDF2", digest: arg(0, "any") },
  [`${SUPPORT}.Digest.class#hash_digest_class=`]: { is: "hash", algorithm: arg(0, "any") },
  [`${SUPPORT}.Digest.hexdigest`]: { is: "hash", functions: ["digest"] },

  encrypts: { is: "cipher", algorithm: arg(KEYWORD_ONLY, "lockbox", "algorithm"), defaults: aesGcm },
  "ActiveRecord.Encryption.Cipher.Aes256Gcm.new": { is: "cipher", ...aesGcm },
  "ActiveRecord.Encryption.Cipher.new": { is: "cipher", ...aesGcm },
  "ActiveRecord.Encryption.Encryptor.new": { is: "cipher", ...aesGcm },
  "ActiveRecord.Encryption.KeyGenerator.new": {
    is: "kdf",
    name: "PBKDF2",
    digest: arg(KEYWORD_ONLY, "any", "hash_digest_class")
  },
  "Digest.UUID.uuid_v3": { is: "hash", name: "MD5", functions: ["digest"] },
  "Digest.UUID.uuid_v5": { is: "hash", name: "SHA-1", functions: ["digest"] },
  "Digest.UUID.uuid_v4": { is: "random", name: "RNG" },
  has_secure_password: {
    is: "password-hash",
    name: "bcrypt",
    functions: ["keyderive"],
    varies: ["iterations"]
  },

  "Rails.application": { returns: "Rails.Application" },
  "Rails.Application#config": { returns: "Rails.Config" },
  "Rails.Config#{secret_key_base,secret_token}=": { is: "key", material: "secret-key", key: arg(0, "any") },
  "Devise.Config#{secret_key,pepper}=": { is: "key", material: "secret-key", key: arg(0, "any") },
  "Devise.setup": { returns: "Devise.Config" },
  "Devise.Config#stretches=": { is: "password-hash", name: "bcrypt", iterations: arg(0, "log2") },
  "Devise.Encryptor.digest": {
    is: "password-hash",
    name: "bcrypt",
    functions: ["keyderive"],
    varies: ["iterations"]
  },
  "Devise.Encryptor.compare": { is: "password-hash", name: "bcrypt", functions: ["verify"] },
  "Devise.friendly_token": { is: "random", name: "RNG", defaults: { byteLength: 15 } },
  "Devise.friendly_token(1)": { is: "random", name: "RNG" },
  "Devise.token_generator": { returns: "Devise.TokenGenerator" },
  "Devise.TokenGenerator#{digest,generate}": {
    is: "mac",
    name: "HMAC",
    functions: ["tag"],
    defaults: { digest: "SHA-256" }
  },
  "cookies.signed": { is: "mac", name: "HMAC", defaults: { digest: "SHA-1" } },
  "cookies.encrypted": { is: "cipher", defaults: aesGcm }
})
