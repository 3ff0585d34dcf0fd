import { arg, library, text } from "../rule.ts"

const made = { is: "cipher" } as const

/*
 * rust-crypto 0.2 (crate `crypto`), md5 0.7, sha1_smol, sha1 0.6, tiny-keccak 2, keccak-hash, and the hash functions of ethers, alloy and substrate: API
 * references (docs.rs).
 */
export const oldCrypto = library("rust", "oldCrypto", {
  "crypto.md5.Md5.new": { is: "hash", name: "MD5", returns: "crypto.Digest" },
  "crypto.sha1.Sha1.new": { is: "hash", name: "SHA-1", returns: "crypto.Digest" },
  "crypto.sha2.{Sha224,Sha256,Sha384,Sha512,Sha512Trunc224,Sha512Trunc256}.new": {
    is: "hash",
    algorithm: text("{1}", "hash"),
    returns: "crypto.Digest"
  },
  "crypto.sha3.Sha3.{sha3_224,sha3_256,sha3_384,sha3_512,keccak224,keccak256,keccak384,keccak512,shake_128,shake_256}":
    { is: "hash", algorithm: text("{1}", "hash"), returns: "crypto.Digest" },
  "crypto.ripemd160.Ripemd160.new": { is: "hash", name: "RIPEMD-160", returns: "crypto.Digest" },
  "crypto.whirlpool.Whirlpool.new": { is: "hash", name: "Whirlpool", returns: "crypto.Digest" },
  "crypto.blake2b.Blake2b.new": { is: "hash", name: "BLAKE2b", outputBits: arg(0, "bytes"), returns: "crypto.Digest" },
  "crypto.blake2s.Blake2s.new": { is: "hash", name: "BLAKE2s", outputBits: arg(0, "bytes"), returns: "crypto.Digest" },
  "crypto.Digest#{input,input_str}": { refines: true, operates: true, functions: ["digest"] },
  "crypto.Digest#{result,result_str}": { refines: true },
  "crypto.hmac.Hmac.new": {
    is: "mac",
    name: "HMAC",
    digest: arg(0, "any"),
    keyBits: arg(1, "bytes"),
    returns: "crypto.Mac"
  },
  "crypto.Mac#input": { refines: true, operates: true, functions: ["tag"] },
  "crypto.poly1305.Poly1305.new": { is: "mac", name: "Poly1305" },
  "crypto.aes.{cbc,ecb}_encryptor": {
    ...made,
    name: "AES",
    mode: text("{1}", "mode"),
    keyBits: arg(0, "any"),
    padding: arg(-1, "any"),
    functions: ["encrypt"]
  },
  "crypto.aes.{cbc,ecb}_decryptor": {
    ...made,
    name: "AES",
    mode: text("{1}", "mode"),
    keyBits: arg(0, "any"),
    padding: arg(-1, "any"),
    functions: ["decrypt"]
  },
  "crypto.aes.ctr": { ...made, name: "AES", mode: "ctr", keyBits: arg(0, "any"), nonceBits: arg(2, "bytes") },
  "crypto.aes.KeySize.KeySize{128,192,256}": { keyBits: text("{1}", "int") },
  "crypto.blockmodes.PkcsPadding": { padding: "pkcs7" },
  "crypto.blockmodes.NoPadding": { padding: "none" },
  "crypto.aes_gcm.AesGcm.new": {
    ...made,
    name: "AES",
    mode: "gcm",
    keyBits: arg(0, "any"),
    nonceBits: arg(2, "bytes")
  },
  "crypto.blowfish.Blowfish.{new,init_state}": { ...made, name: "Blowfish", keyBits: arg(0, "bytes") },
  "crypto.rc4.Rc4.new": { ...made, name: "RC4", keyBits: arg(0, "bytes") },
  "crypto.chacha20.ChaCha20.{new,new_xchacha20}": {
    ...made,
    name: "ChaCha20",
    keyBits: arg(0, "bytes"),
    nonceBits: arg(1, "bytes")
  },
  "crypto.chacha20poly1305.ChaCha20Poly1305.new": {
    ...made,
    name: "ChaCha20-Poly1305",
    keyBits: arg(0, "bytes"),
    nonceBits: arg(1, "bytes")
  },
  "crypto.salsa20.Salsa20.{new,new_xsalsa20}": {
    ...made,
    name: "Salsa20",
    keyBits: arg(0, "bytes"),
    nonceBits: arg(1, "bytes")
  },
  "crypto.bcrypt.bcrypt": { is: "kdf", name: "bcrypt", iterations: arg(0, "log2"), saltBits: arg(1, "bytes") },
  "crypto.pbkdf2.pbkdf2": {
    is: "kdf",
    name: "PBKDF2",
    saltBits: arg(1, "bytes"),
    iterations: arg(2, "int"),
    outputBits: arg(3, "bytes")
  },
  "crypto.pbkdf2.pbkdf2_simple": { is: "password-hash", name: "PBKDF2", iterations: arg(1, "int") },
  "crypto.scrypt.scrypt": { is: "kdf", name: "scrypt", saltBits: arg(1, "bytes"), from: arg(2, "any") },
  "crypto.scrypt.ScryptParams.new": {
    is: "parameters",
    name: "scrypt",
    iterations: arg(0, "log2"),
    blockSize: arg(1, "int"),
    parallelism: arg(2, "int")
  },
  "crypto.hkdf.{hkdf_extract,hkdf_expand}": { is: "kdf", name: "HKDF", digest: arg(0, "any") },
  "crypto.ed25519.keypair": { is: "keygen", name: "Ed25519" },
  "crypto.ed25519.signature": { is: "signature", name: "Ed25519", functions: ["sign"] },
  "crypto.ed25519.verify": { is: "signature", name: "Ed25519", functions: ["verify"] },
  "crypto.ed25519.exchange": { is: "key-agreement", name: "X25519" },
  "crypto.curve25519.{curve25519,curve25519_base}": { is: "key-agreement", name: "X25519" },

  "{md5.compute,md5.Context.new}": { is: "hash", name: "MD5", returns: "md5.Context" },
  "md5.Context#{consume,write}": { refines: true, operates: true, functions: ["digest"] },
  "{sha1_smol,sha1}.Sha1.from": { is: "hash", name: "SHA-1" },
  "sha1_smol.Sha1.new": { is: "hash", name: "SHA-1" },
  "tiny_keccak.Keccak.v{224,256,384,512}": { is: "hash", name: "Keccak-{1}" },
  "tiny_keccak.{keccak256,keccak512}": { is: "hash", algorithm: text("{1}", "hash") },
  "tiny_keccak.Sha3.v{224,256,384,512}": { is: "hash", name: "SHA3-{1}" },
  "tiny_keccak.Shake.v{128,256}": { is: "hash", name: "SHAKE{1}" },
  "tiny_keccak.CShake.v{128,256}": { is: "hash", name: "cSHAKE{1}" },
  "tiny_keccak.Kmac.v{128,256}": { is: "mac", name: "KMAC{1}" },
  "{keccak_hash.keccak,keccak_hash.keccak_256,ethers.utils.keccak256,ethers_core.utils.keccak256,alloy_primitives.keccak256,alloy.primitives.keccak256,sp_core.hashing.keccak_256,sp_io.hashing.keccak_256}":
    { is: "hash", name: "Keccak-256" },
  "{sp_core.hashing,sp_io.hashing}.{blake2_128,blake2_256}": { is: "hash", name: "BLAKE2b" },
  "{sp_core.hashing,sp_io.hashing}.sha2_256": { is: "hash", name: "SHA-256" }
})
