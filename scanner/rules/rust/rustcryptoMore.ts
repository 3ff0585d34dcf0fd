import { arg, library, text, typeArg } from "../rule.ts"

const hash = { is: "hash", returns: "digest.Digest" } as const
const entry = "{new,digest,default}"
const keyed = "{new,new_from_slice}"
const block = { is: "cipher", keyBits: arg(0, "bytes"), returns: "cipher.BlockCipher" } as const
const speck = "{32_64,48_72,48_96,64_96,64_128,96_96,96_144,128_128,128_192,128_256}"
const encryptor = "{EncryptorBE32,EncryptorLE31}"
const decryptor = "{DecryptorBE32,DecryptorLE31}"
const frodo = "{FrodoKem640Aes,FrodoKem976Aes,FrodoKem1344Aes,FrodoKem640Shake,FrodoKem976Shake,FrodoKem1344Shake}"
const heights = "{10,16,20}"
const trees = "{20_2,20_4,40_2,40_4,40_8,60_3,60_6,60_12}"
const verify = { is: "password-hash", functions: ["verify"] } as const
const hasher = { is: "password-hash", functions: ["keyderive"] } as const

/*
 * The rarer crates of https://github.com/RustCrypto: hashes, block-ciphers, AEADs, MACs, KDFs, block-modes, password-hashes, KEMs and
 * signatures, in the versions of 2026. password-auth hashes with Argon2id unless its features say otherwise. XAES-256-GCM has nonces of
 * 24 bytes. An ephemeral FrodoKEM has the parameters of the other.
 */
export const rustcryptoMore = library("rust", "rustcryptoMore", {
  "jh.Jh{224,256,384,512}": { name: "JH", outputBits: text("{1}", "int") },
  [`jh.Jh{224,256,384,512}.${entry}`]: { ...hash, name: "JH", outputBits: text("{1}", "int") },
  "shabal.Shabal{192,224,256,384,512}": { name: "Shabal", outputBits: text("{1}", "int") },
  [`shabal.Shabal{192,224,256,384,512}.${entry}`]: { ...hash, name: "Shabal", outputBits: text("{1}", "int") },
  "fsb.Fsb{160,224,256,384,512}": { name: "FSB", outputBits: text("{1}", "int") },
  [`fsb.Fsb{160,224,256,384,512}.${entry}`]: { ...hash, name: "FSB", outputBits: text("{1}", "int") },
  "bash_hash.BashHash{256,384,512}": { name: "BASH-{1}" },
  [`bash_hash.BashHash{256,384,512}.${entry}`]: { ...hash, name: "BASH-{1}" },
  "belt_hash.BeltHash": { name: "BelT-Hash" },
  [`belt_hash.BeltHash.${entry}`]: { ...hash, name: "BelT-Hash" },

  "belt_block.BeltBlock": { name: "BelT" },
  [`belt_block.BeltBlock.${keyed}`]: { ...block, name: "BelT" },
  "belt_block.{belt_block_raw,belt_wblock_enc,belt_wblock_dec}": { is: "cipher", name: "BelT" },
  "gift_cipher.Gift128": { name: "GIFT" },
  [`gift_cipher.Gift128.${keyed}`]: { ...block, name: "GIFT" },
  "rc6.RC6": { name: "RC6" },
  [`rc6.RC6.${keyed}`]: { ...block, name: "RC6" },
  [`speck_cipher.Speck${speck}`]: { name: "SPECK", parameterSet: "{1}" },
  [`speck_cipher.Speck${speck}.${keyed}`]: { ...block, name: "SPECK", parameterSet: "{1}" },
  "xtea.Xtea": { name: "XTEA" },
  [`xtea.Xtea.${keyed}`]: { ...block, name: "XTEA" },
  "cts.{CbcCs1,CbcCs2,CbcCs3}.{new,new_from_slices,inner_iv_init}": {
    is: "cipher",
    algorithm: typeArg(0, "any"),
    mode: "cbc-cts",
    key: arg(0, "any"),
    nonceBits: arg(1, "bytes")
  },
  "cts.{EcbCs1,EcbCs2,EcbCs3}.{new,new_from_slice,inner_init}": {
    is: "cipher",
    algorithm: typeArg(0, "any"),
    mode: "cts",
    key: arg(0, "any")
  },
  "belt_ctr.BeltCtr.{new,new_from_slices}": {
    is: "cipher",
    name: "BelT",
    mode: "ctr",
    keyBits: arg(0, "bytes"),
    nonceBits: arg(1, "bytes"),
    returns: "cipher.StreamCipher"
  },

  [`deoxys.Deoxys{I,II}{128,256}.${keyed}`]: {
    is: "cipher",
    name: "Deoxys",
    parameterSet: "{1}",
    keyBits: text("{2}", "int"),
    tagBits: 128,
    returns: "aead.Aead"
  },
  [`xaes_256_gcm.Xaes256Gcm.${keyed}`]: {
    is: "cipher",
    name: "AES",
    keyBits: 256,
    mode: "gcm",
    nonceBits: 192,
    tagBits: 128,
    returns: "aead.Aead"
  },
  [`belt_dwp.BeltDwp.${keyed}`]: { is: "cipher", name: "BelT", keyBits: arg(0, "bytes"), returns: "aead.Aead" },
  [`{aead_stream,aead.stream}.${encryptor}.from_aead`]: { is: "cipher", from: arg(0, "any"), functions: ["encrypt"] },
  [`{aead_stream,aead.stream}.${decryptor}.from_aead`]: { is: "cipher", from: arg(0, "any"), functions: ["decrypt"] },

  [`belt_mac.BeltMac.${keyed}`]: {
    is: "mac",
    name: "BelT-MAC",
    keyBits: arg(0, "bytes"),
    returns: "digest.Mac"
  },
  [`pmac.Pmac.${keyed}`]: {
    is: "mac",
    name: "PMAC",
    cipher: typeArg(0, "any"),
    key: typeArg(0, "any"),
    returns: "digest.Mac"
  },
  [`retail_mac.RetailMac.${keyed}`]: {
    is: "mac",
    name: "ISO9797-MAC",
    cipher: typeArg(0, "any"),
    key: typeArg(0, "any"),
    returns: "digest.Mac"
  },
  "one_step_kdf.derive_key_into": { is: "kdf", name: "ConcatKDF", digest: typeArg(0, "any") },

  "password_auth.generate_hash": { ...hasher, defaults: { name: "Argon2id" } },
  "password_auth.verify_password": { ...verify, defaults: { name: "Argon2id" } },
  "sha_crypt.sha{256,512}_crypt": { ...hasher, name: "crypt-sha{1}", saltBits: arg(1, "bytes"), from: arg(2, "any") },
  "sha_crypt.sha{256,512}_simple": { ...hasher, name: "crypt-sha{1}" },
  "sha_crypt.sha{256,512}_check": { ...verify, name: "crypt-sha{1}" },
  "sha_crypt.{Params,Sha256Params,Sha512Params}.new": { iterations: arg(0, "int") },
  "yescrypt.yescrypt": { is: "kdf", name: "yescrypt", saltBits: arg(1, "bytes"), from: arg(2, "any") },
  "yescrypt.Params.new": {
    iterations: arg(1, "int"),
    blockSize: arg(2, "int"),
    parallelism: arg(3, "int")
  },

  [`frodo_kem.Algorithm.Ephemeral${frodo}`]: { algorithm: text("{1}", "pqc"), returns: "frodo_kem.Algorithm" },
  [`frodo_kem.Algorithm.${frodo}`]: { algorithm: text("{1}", "pqc"), returns: "frodo_kem.Algorithm" },
  "frodo_kem.Algorithm#generate_keypair": { is: "keygen", name: "FrodoKEM", inherits: true },
  "frodo_kem.Algorithm#{encapsulate,encapsulate_with_rng}": {
    is: "kem",
    name: "FrodoKEM",
    inherits: true,
    functions: ["encapsulate"]
  },
  "frodo_kem.Algorithm#decapsulate": { is: "kem", name: "FrodoKEM", inherits: true, functions: ["decapsulate"] },
  "hqc_kem.hqc{128,192,256}.{generate_key,generate_key_deterministic}": {
    is: "keygen",
    name: "HQC",
    parameterSet: "{1}"
  },
  "hqc_kem.{Hqc128,Hqc192,Hqc256}.{generate_key,generate_key_deterministic}": {
    is: "keygen",
    algorithm: text("{1}", "pqc")
  },

  "lms_signature.lms.{SigningKey,PrivateKey}.{new,new_from_seed}": {
    is: "keygen",
    name: "LMS",
    key: typeArg(0, "any")
  },
  "lms_signature.lms.LmsSha256M32H{5,10,15,20,25}": { algorithm: text("LmsSha256M32H{1}", "pqc") },
  "xmss.{KeyPair,SigningKey}.{generate,from_seed}": {
    is: "keygen",
    algorithm: typeArg(0, "any"),
    defaults: { name: "XMSS" }
  },
  [`xmss.XmssSha2_${heights}_{192,256,512}`]: { algorithm: text("XmssSha2_{1}_{2}", "pqc") },
  [`xmss.XmssShake_${heights}_{256,512}`]: { algorithm: text("XmssShake_{1}_{2}", "pqc") },
  [`xmss.XmssShake256_${heights}_{192,256}`]: { algorithm: text("XmssShake256_{1}_{2}", "pqc") },
  [`xmss.XmssMtSha2_${trees}_{192,256,512}`]: { algorithm: text("XmssMtSha2_{1}_{2}", "pqc") },
  [`xmss.XmssMtShake_${trees}_{256,512}`]: { algorithm: text("XmssMtShake_{1}_{2}", "pqc") },
  [`xmss.XmssMtShake256_${trees}_{192,256}`]: { algorithm: text("XmssMtShake256_{1}_{2}", "pqc") }
})
