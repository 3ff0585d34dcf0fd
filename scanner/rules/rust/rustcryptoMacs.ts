import { arg, library, typeArg } from "../rule.ts"

const entry = "{new,new_from_slice,new_varkey}"
const mac = { is: "mac", keyBits: arg(0, "bytes"), returns: "digest.Mac" } as const
const pbkdf2 = { is: "kdf", name: "PBKDF2", saltBits: arg(1, "bytes"), iterations: arg(2, "int") } as const
const pbkdf2Hash = { name: "PBKDF2", defaults: { digest: "SHA-256" }, varies: ["iterations"] } as const
const hasher = { is: "password-hash", functions: ["keyderive"] } as const

/*
 * RustCrypto: API reference (docs.rs) of the MACs, key derivation and password hashing crates: hmac, cmac, pmac, poly1305,
 * ghash, hkdf, pbkdf2 0.8 to 0.13, scrypt, argon2, bcrypt-pbkdf, balloon-hash, concat-kdf, ansi-x963-kdf, kbkdf. Defaults:
 * argon2::Params::DEFAULT (19 MiB, two passes, one lane), scrypt::Params::RECOMMENDED (log n 17, r 8, p 1), pbkdf2::Params
 * (600 000 rounds).
 */
export const rustcryptoMacs = library("rust", "rustcryptoMacs", {
  [`{hmac,pbkdf2.hmac,hkdf.hmac}.{Hmac,SimpleHmac}.${entry}`]: { ...mac, name: "HMAC", digest: typeArg(0, "any") },
  "{hmac,pbkdf2.hmac,hkdf.hmac}.{Hmac,SimpleHmac}": { name: "HMAC", digest: typeArg(0, "any") },
  [`cmac.Cmac.${entry}`]: {
    is: "mac",
    name: "CMAC",
    cipher: typeArg(0, "any"),
    key: typeArg(0, "any"),
    returns: "digest.Mac"
  },
  [`cbc_mac.CbcMac.${entry}`]: {
    is: "mac",
    name: "CBC-MAC",
    cipher: typeArg(0, "any"),
    key: typeArg(0, "any"),
    returns: "digest.Mac"
  },
  "poly1305.Poly1305.{new,new_from_slice}": { ...mac, name: "Poly1305" },
  "siphasher.sip.SipHasher24.{new,new_with_key,new_with_keys}": { is: "mac", name: "SipHash", returns: "digest.Mac" },
  "digest.Mac#{update,chain_update,input,chain}": {
    refines: true,
    operates: true,
    functions: ["tag"],
    returns: "digest.Mac"
  },
  "digest.Mac#{finalize,finalize_reset,result}": { refines: true },
  "digest.Mac#{verify,verify_slice,verify_truncated_left,verify_truncated_right,verify_reset}": {
    refines: true,
    operates: true,
    functions: ["verify"]
  },

  "hkdf.{Hkdf,SimpleHkdf}.{new,extract}": {
    is: "kdf",
    name: "HKDF",
    digest: typeArg(0, "any"),
    saltBits: arg(0, "bytes"),
    returns: "hkdf.Hkdf"
  },
  "hkdf.{Hkdf,SimpleHkdf}.from_prk": { is: "kdf", name: "HKDF", digest: typeArg(0, "any"), returns: "hkdf.Hkdf" },
  "hkdf.Hkdf#{expand,expand_multi_info}": { refines: true, outputBits: arg(1, "bytes"), functions: ["keyderive"] },
  "pbkdf2.pbkdf2_hmac": { ...pbkdf2, digest: typeArg(0, "any"), outputBits: arg(3, "bytes") },
  "pbkdf2.pbkdf2_hmac_array": { ...pbkdf2, digest: typeArg(0, "any"), outputBits: typeArg(1, "bytes") },
  "pbkdf2.pbkdf2": { ...pbkdf2, digest: typeArg(0, "any"), outputBits: arg(3, "bytes") },
  "pbkdf2.pbkdf2_array": { ...pbkdf2, digest: typeArg(0, "any"), outputBits: typeArg(1, "bytes") },
  "pbkdf2.Pbkdf2": { name: "PBKDF2" },
  "pbkdf2.Pbkdf2#{hash_password,hash_password_customized}": { ...hasher, ...pbkdf2Hash },
  "pbkdf2.Pbkdf2.hash_password": { ...hasher, ...pbkdf2Hash },
  "pbkdf2.Pbkdf2{.,#}verify_password": { is: "password-hash", name: "PBKDF2", functions: ["verify"] },
  "new pbkdf2.Params": {
    is: "parameters",
    name: "PBKDF2",
    iterations: arg(99, "int", "rounds"),
    outputBits: arg(99, "bytes", "output_length")
  },
  "scrypt.scrypt": {
    is: "kdf",
    name: "scrypt",
    saltBits: arg(1, "bytes"),
    from: arg(2, "any"),
    outputBits: arg(3, "bytes")
  },
  "scrypt.{Params,ScryptParams}.new": {
    is: "parameters",
    name: "scrypt",
    iterations: arg(0, "log2"),
    blockSize: arg(1, "int"),
    parallelism: arg(2, "int"),
    outputBits: arg(3, "bytes")
  },
  "scrypt.Params.{recommended,default}": {
    is: "parameters",
    name: "scrypt",
    defaults: { iterations: 131072, blockSize: 8, parallelism: 1 }
  },
  "scrypt.{scrypt_simple,Scrypt.hash_password}": { ...hasher, name: "scrypt" },
  "scrypt.scrypt_check": { is: "password-hash", name: "scrypt", functions: ["verify"] },
  "{argon2.Argon2.new,argon2.Argon2.new_with_secret}": {
    is: "kdf",
    algorithm: arg(-3, "any"),
    from: arg(-1, "any"),
    returns: "argon2.Argon2"
  },
  "argon2.Argon2.default": {
    is: "kdf",
    name: "Argon2id",
    returns: "argon2.Argon2",
    defaults: { memoryKib: 19456, iterations: 2, parallelism: 1, outputBits: 256 }
  },
  "argon2.Argon2.from": { is: "kdf", name: "Argon2id", from: arg(0, "any"), returns: "argon2.Argon2" },
  "argon2.Algorithm.{Argon2d,Argon2i,Argon2id}": { name: "{1}" },
  "argon2.Algorithm.default": { name: "Argon2id" },
  "argon2.Params.new": {
    memoryKib: arg(0, "int"),
    iterations: arg(1, "int"),
    parallelism: arg(2, "int"),
    outputBits: arg(3, "bytes")
  },
  "argon2.Params.default": {
    defaults: { memoryKib: 19456, iterations: 2, parallelism: 1 }
  },
  "argon2.ParamsBuilder.new": { returns: "argon2.ParamsBuilder" },
  "argon2.ParamsBuilder#m_cost": { refines: true, memoryKib: arg(0, "int"), returns: "argon2.ParamsBuilder" },
  "argon2.ParamsBuilder#t_cost": { refines: true, iterations: arg(0, "int"), returns: "argon2.ParamsBuilder" },
  "argon2.ParamsBuilder#p_cost": { refines: true, parallelism: arg(0, "int"), returns: "argon2.ParamsBuilder" },
  "argon2.ParamsBuilder#output_len": { refines: true, outputBits: arg(0, "bytes"), returns: "argon2.ParamsBuilder" },
  "argon2.ParamsBuilder#{build,params}": { refines: true },
  "argon2.Argon2#{hash_password,hash_password_customized}": { refines: true, functions: ["keyderive"] },
  "argon2.Argon2#hash_password_into": {
    refines: true,
    saltBits: arg(1, "bytes"),
    outputBits: arg(2, "bytes"),
    functions: ["keyderive"]
  },
  "argon2.Argon2#verify_password": { refines: true, functions: ["verify"] },
  "bcrypt_pbkdf.bcrypt_pbkdf": {
    is: "kdf",
    name: "bcrypt-pbkdf",
    saltBits: arg(1, "bytes"),
    iterations: arg(2, "int"),
    outputBits: arg(3, "bytes")
  },
  "balloon_hash.Balloon.{new,default}": { is: "password-hash", name: "Balloon", digest: typeArg(0, "any") },
  "concat_kdf.{derive_key_into,derive_key}": { is: "kdf", name: "ConcatKDF", digest: typeArg(0, "any") },
  "ansi_x963_kdf.{derive_key_into,derive_key}": { is: "kdf", name: "X963KDF", digest: typeArg(0, "any") },
  "kbkdf.{Counter,Feedback,DoublePipeline}.{new,default}": { is: "kdf", name: "KBKDF-{1}", digest: typeArg(0, "any") },

  "bcrypt.{hash,hash_bytes}": {
    is: "password-hash",
    name: "bcrypt",
    iterations: arg(1, "log2"),
    functions: ["keyderive"]
  },
  "bcrypt.{hash_with_result,non_truncating_hash}": {
    is: "password-hash",
    name: "bcrypt",
    iterations: arg(1, "log2"),
    functions: ["keyderive"]
  },
  "bcrypt.hash_with_salt": {
    is: "password-hash",
    name: "bcrypt",
    iterations: arg(1, "log2"),
    saltBits: arg(2, "bytes"),
    functions: ["keyderive"]
  },
  "bcrypt.bcrypt": { is: "kdf", name: "bcrypt", iterations: arg(0, "log2"), saltBits: arg(1, "bytes") },
  "bcrypt.{verify,non_truncating_verify}": { is: "password-hash", name: "bcrypt", functions: ["verify"] },
  "bcrypt.DEFAULT_COST": { value: "12" },

  "argon2.{hash_encoded,hash_raw}": {
    ...hasher,
    algorithm: arg(2, "any"),
    saltBits: arg(1, "bytes"),
    defaults: { name: "Argon2" }
  },
  "argon2.{verify_encoded,verify_raw}": { is: "password-hash", name: "Argon2", functions: ["verify"] },
  "new argon2.Config": {
    algorithm: arg(99, "any", "variant"),
    memoryKib: arg(99, "int", "mem_cost"),
    iterations: arg(99, "int", "time_cost"),
    parallelism: arg(99, "int", "lanes"),
    outputBits: arg(99, "bytes", "hash_length")
  },
  "argon2.Variant.{Argon2d,Argon2i,Argon2id}": { name: "{1}" }
})
