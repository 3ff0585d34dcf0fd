import { arg, library, text, typeArg } from "../rule.ts"

const part = { algorithm: text("{1}", "hash") } as const
const make = { is: "hash", ...part, returns: "digest.Digest" } as const
const made = { is: "hash", returns: "digest.Digest" } as const
const mac = { is: "mac", returns: "digest.Mac" } as const
const entry = "{new,digest,default,new_with_prefix}"
const lengths = "U{4,8,10,11,12,13,14,15,16,20,24,28,32,48,64}"

/*
 * RustCrypto: API reference (docs.rs) of digest 0.8 to 0.11 and of the hash crates. The crates md-5 and sha-1 are called
 * md5 and sha1 in code. A crate's types are arguments of other crates' types (`Hmac<Sha256>`), hence the rows without `is`.
 */
export const rustcryptoHashes = library("rust", "rustcryptoHashes", {
  "md2.Md2": { name: "MD2" },
  [`md2.Md2.${entry}`]: { ...made, name: "MD2" },
  "md4.Md4": { name: "MD4" },
  [`md4.Md4.${entry}`]: { ...made, name: "MD4" },
  "md5.Md5": { name: "MD5" },
  [`md5.Md5.${entry}`]: { ...made, name: "MD5" },
  "sha1.Sha1": { name: "SHA-1" },
  [`sha1.Sha1.${entry}`]: { ...made, name: "SHA-1" },
  "sha1_checked.Sha1": { name: "SHA-1" },
  [`sha1_checked.Sha1.${entry}`]: { ...made, name: "SHA-1" },
  "ripemd160.Ripemd160": { name: "RIPEMD-160" },
  [`ripemd160.Ripemd160.${entry}`]: { ...made, name: "RIPEMD-160" },
  "whirlpool.Whirlpool": { name: "Whirlpool" },
  [`whirlpool.Whirlpool.${entry}`]: { ...made, name: "Whirlpool" },
  "tiger.Tiger": { name: "Tiger" },
  [`tiger.Tiger.${entry}`]: { ...made, name: "Tiger" },
  "sm3.Sm3": { name: "SM3" },
  [`sm3.Sm3.${entry}`]: { ...made, name: "SM3" },
  "{sha2,rsa.sha2,k256.sha2}.{Sha224,Sha256,Sha384,Sha512,Sha512_224,Sha512_256}": { algorithm: text("{2}", "hash") },
  [`{sha2,rsa.sha2,k256.sha2}.{Sha224,Sha256,Sha384,Sha512,Sha512_224,Sha512_256}.${entry}`]: {
    ...made,
    algorithm: text("{2}", "hash")
  },
  "sha2.Sha512Trunc{224,256}": { name: "SHA-512/{1}" },
  [`sha2.Sha512Trunc{224,256}.${entry}`]: { ...made, name: "SHA-512/{1}" },
  "sha3.{Sha3_224,Sha3_256,Sha3_384,Sha3_512,Keccak224,Keccak256,Keccak384,Keccak512}": part,
  [`sha3.{Sha3_224,Sha3_256,Sha3_384,Sha3_512,Keccak224,Keccak256,Keccak384,Keccak512}.${entry}`]: make,
  [`sha3.Keccak256Full.${entry}`]: { ...made, name: "Keccak-256" },
  "sha3.{Shake128,Shake256}": part,
  "sha3.{Shake128,Shake256}.{default,digest_xof}": make,
  "sha3.{CShake128,CShake256,TurboShake128,TurboShake256}.{new,from_core}": make,
  "sha3.{CShake,TurboShake}{128,256}Core.{new,new_with_function_name}": {
    is: "hash",
    algorithm: text("{1}{2}", "hash")
  },
  "k12.KangarooTwelve.{new,default,digest}": { ...made, name: "KangarooTwelve" },

  "blake2.{Blake2b512,Blake2s256}": part,
  [`blake2.{Blake2b512,Blake2s256}.${entry}`]: make,
  "blake2.{Blake2b,Blake2s}": { ...part, outputBits: typeArg(0, "any") },
  [`blake2.{Blake2b,Blake2s}.${entry}`]: { ...make, outputBits: typeArg(0, "any") },
  "blake2.{Blake2b,Blake2s}Var.new": { ...make, outputBits: arg(0, "bytes") },
  "blake2.Var{Blake2b,Blake2s}.new": { ...make, outputBits: arg(0, "bytes") },
  "blake2.Blake2bMac512.{new,new_from_slice}": {
    ...mac,
    name: "BLAKE2b-MAC",
    keyBits: arg(0, "bytes"),
    outputBits: 512
  },
  "blake2.Blake2bMac.{new,new_from_slice,new_with_salt_and_personal}": {
    ...mac,
    name: "BLAKE2b-MAC",
    outputBits: typeArg(0, "any")
  },
  "blake2.Blake2sMac256.{new,new_from_slice}": {
    ...mac,
    name: "BLAKE2s-MAC",
    keyBits: arg(0, "bytes"),
    outputBits: 256
  },
  "blake2.Blake2sMac.{new,new_from_slice,new_with_salt_and_personal}": {
    ...mac,
    name: "BLAKE2s-MAC",
    outputBits: typeArg(0, "any")
  },
  [`{typenum,generic_array.typenum,hybrid_array.sizes,digest.consts,digest.typenum,cipher.consts,cipher.typenum,aead.consts,aes_gcm.aead.consts,aes_gcm.aead.generic_array.typenum,aes.cipher.consts,ccm.consts,blake2.digest.consts}.${lengths}`]:
    { byteLength: text("{2}", "int") },

  "ripemd.{Ripemd128,Ripemd160,Ripemd256,Ripemd320}": part,
  [`ripemd.{Ripemd128,Ripemd160,Ripemd256,Ripemd320}.${entry}`]: make,
  "streebog.{Streebog256,Streebog512}": part,
  [`streebog.{Streebog256,Streebog512}.${entry}`]: make,
  "groestl.{Groestl224,Groestl256,Groestl384,Groestl512}": part,
  [`groestl.{Groestl224,Groestl256,Groestl384,Groestl512}.${entry}`]: make,
  "gost94.{Gost94CryptoPro,Gost94UA,Gost94s2015}": { name: "GOSTR3411" },
  "gost94.{Gost94CryptoPro,Gost94UA,Gost94s2015}.{new,digest,default}": { ...made, name: "GOSTR3411" },
  "kupyna.{Kupyna224,Kupyna256,Kupyna384,Kupyna512}": part,
  "kupyna.{Kupyna224,Kupyna256,Kupyna384,Kupyna512}.{new,digest,default}": make,
  "skein.Skein{256,512,1024}.{new,digest,default}": {
    ...made,
    name: "Skein-{1}",
    outputBits: typeArg(0, "any")
  },
  "ascon_hash.{AsconHash,AsconHash256}.{new,digest,default}": make,
  "ascon_hash256.AsconHash256.{new,digest,default}": { ...made, name: "Ascon-Hash256" },
  "ascon_xof128.AsconXof128.{default,new}": { ...made, name: "Ascon-XOF128" },

  "digest.Digest#{update,chain_update,chain,input,write_all}": {
    refines: true,
    operates: true,
    functions: ["digest"],
    returns: "digest.Digest"
  },
  "digest.Digest#{finalize,finalize_reset,finalize_fixed,finalize_boxed,finalize_into,finalize_variable,result}": {
    refines: true
  },
  "digest.Digest#finalize_xof": { refines: true },

  "{blake3.hash,blake3.Hasher.new}": { is: "hash", name: "BLAKE3", returns: "blake3.Hasher" },
  "blake3.{keyed_hash,Hasher.new_keyed}": {
    is: "mac",
    name: "BLAKE3-MAC",
    keyBits: arg(0, "bytes"),
    fixed: { keyBits: 256 },
    returns: "blake3.Hasher"
  },
  "blake3.{derive_key,Hasher.new_derive_key}": { is: "kdf", name: "BLAKE3", returns: "blake3.Hasher" },
  "blake3.Hasher#{update,update_rayon,update_mmap,update_reader}": {
    refines: true,
    operates: true,
    functions: ["digest"],
    returns: "blake3.Hasher"
  },
  "blake3.Hasher#finalize": { refines: true },
  "blake2b_simd.blake2b": { is: "hash", name: "BLAKE2b", outputBits: 512 },
  "blake2s_simd.blake2s": { is: "hash", name: "BLAKE2s", outputBits: 256 },
  "{blake2b,blake2s}_simd.Params.new": { is: "hash", algorithm: text("{1}", "hash"), returns: "blake2b_simd.Params" },
  "blake2b_simd.Params#hash_length": { refines: true, outputBits: arg(0, "bytes"), returns: "blake2b_simd.Params" },
  "blake2b_simd.Params#key": { refines: true, keyBits: arg(0, "bytes"), returns: "blake2b_simd.Params" },
  "blake2b_simd.Params#{personal,to_state,hash}": { refines: true, returns: "blake2b_simd.Params" },
  "blake2b_simd.Params#salt": { refines: true, saltBits: arg(0, "bytes"), returns: "blake2b_simd.Params" }
})
