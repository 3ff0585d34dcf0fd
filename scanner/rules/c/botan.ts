import { arg, library, receiver, text, type Row } from "../rule.ts"

const made: Row = { algorithm: arg(0, "botan") }

const family = "Botan.PasswordHashFamily.{create,create_or_throw}"
const stretches: Row = { is: "password-hash", ...made }

const generators =
  "{RandomNumberGenerator,AutoSeeded_RNG,System_RNG,Processor_RNG,RDRAND_RNG,Jitter_RNG,ESDM_RNG,TPM_RNG,PKCS11_RNG,Stateful_RNG,ChaCha_RNG,HMAC_DRBG}"
const draws: Row = { is: "random", inherits: true, functions: ["generate"], defaults: { name: "RNG" } }

const locks: Row = {
  is: "cipher",
  name: "PBES2",
  cipher: arg(4, "botan"),
  keyBits: arg(4, "botan"),
  mode: arg(4, "botan"),
  digest: arg(5, "hash"),
  functions: ["encrypt"]
}

/** What the agreement gives goes through a KDF, unless that is `Raw`. */
const agrees = (kdf: number): Row => ({ is: "key-agreement", also: arg(kdf, "botan"), alsoIs: "kdf" })
const encapsulates: Row = { is: "kem", key: arg(0, "any"), also: arg(2, "botan"), alsoIs: "kdf" }

/* Source: the headers of Botan 2.19.5 and 3.13.0 (github.com/randombit/botan/tree/master/src/lib). */
export const botan = library("c", "botan", {
  "Botan.HashFunction.{create,create_or_throw}": { is: "hash", ...made, returns: "Botan.HashFunction" },
  "Botan.MessageAuthenticationCode.{create,create_or_throw}": { is: "mac", ...made, returns: "Botan.MAC" },
  "Botan.BlockCipher.{create,create_or_throw}": { is: "cipher", ...made },
  "Botan.StreamCipher.{create,create_or_throw}": { is: "cipher", ...made },
  "Botan.Cipher_Mode.{create,create_or_throw}": {
    is: "cipher",
    ...made,
    functions: arg(1, "any"),
    defaults: { padding: "pkcs7" }
  },
  "Botan.AEAD_Mode.{create,create_or_throw}": { is: "cipher", ...made, functions: arg(1, "any") },
  "Botan.{get_cipher_mode,get_aead}": { is: "cipher", ...made, functions: arg(1, "any") },
  "Botan.get_cipher": { is: "cipher", ...made, functions: arg(-1, "any"), defaults: { padding: "pkcs7" } },
  "Botan.{ENCRYPTION,Cipher_Dir.Encryption}": { functions: ["encrypt"] },
  "Botan.{DECRYPTION,Cipher_Dir.Decryption}": { functions: ["decrypt"] },
  "Botan.KDF.{create,create_or_throw}": { is: "kdf", ...made, returns: "Botan.KDF" },
  "Botan.get_kdf": { is: "kdf", ...made, returns: "Botan.KDF" },
  "Botan.KDF#derive_key": { refines: true, operates: true, outputBits: arg(0, "bytes") },
  [family]: stretches,
  [`${family}("PBKDF2({SHA-1,SHA-224,SHA-256,SHA-384,SHA-512})")`]: { ...stretches, returns: "Botan.PBKDF2_Family" },
  [`${family}("{Argon2d,Argon2i,Argon2id}")`]: { ...stretches, returns: "Botan.Argon2_Family" },
  [`${family}("Scrypt")`]: { ...stretches, returns: "Botan.Scrypt_Family" },
  [`${family}("Bcrypt-PBKDF")`]: { ...stretches, returns: "Botan.Bcrypt_PBKDF_Family" },
  "Botan.{PBKDF2_Family,Bcrypt_PBKDF_Family}#from_params": { refines: true, iterations: arg(0, "int") },
  "Botan.PBKDF2_Family#from_iterations": { refines: true, iterations: arg(0, "int") },
  "Botan.Argon2_Family#from_params": {
    refines: true,
    memoryKib: arg(0, "kib"),
    iterations: arg(1, "int"),
    parallelism: arg(2, "int")
  },
  "Botan.Scrypt_Family#from_params": {
    refines: true,
    iterations: arg(0, "int"),
    blockSize: arg(1, "int"),
    parallelism: arg(2, "int")
  },
  "Botan.PBKDF.{create,create_or_throw}": { is: "kdf", ...made, returns: "Botan.PBKDF" },
  "Botan.get_pbkdf": { is: "kdf", ...made, returns: "Botan.PBKDF" },
  "Botan.PBKDF#derive_key": {
    refines: true,
    operates: true,
    outputBits: arg(0, "bytes"),
    saltBits: arg(3, "bytes"),
    iterations: arg(4, "int")
  },
  "Botan.PBKDF#pbkdf_iterations": {
    refines: true,
    operates: true,
    outputBits: arg(1, "bytes"),
    saltBits: arg(4, "bytes"),
    iterations: arg(5, "int")
  },
  "Botan.XOF.{create,create_or_throw}": { is: "hash", ...made },
  "Botan.{generate_bcrypt,check_bcrypt}": { is: "password-hash", name: "bcrypt" },
  "Botan.{argon2_generate_pwhash,argon2_check_pwhash}": { is: "password-hash", name: "Argon2" },
  "Botan.{generate_passhash9,check_passhash9}": { is: "password-hash", name: "PBKDF2" },
  "Botan.create_private_key": { is: "keygen", ...made },
  "new Botan.RSA_PrivateKey": { is: "keygen", name: "RSA", keyBits: arg(1, "int"), returns: "Botan.Private_Key" },
  "new Botan.{ECDSA,ECDH,ECGDSA,ECKCDSA,SM2}_PrivateKey": {
    is: "keygen",
    name: text("{1}", "canonical"),
    curve: arg(1, "any")
  },
  "new Botan.{Ed25519,Ed448,X25519,X448}_PrivateKey": { is: "keygen", name: "{1}" },
  "new Botan.Curve25519_PrivateKey": { is: "keygen", name: "X25519" },
  "new Botan.{DSA,DH,ElGamal}_PrivateKey": { is: "keygen", name: "{1}", from: arg(1, "any") },
  "new Botan.GOST_3410_PrivateKey": { is: "keygen", curve: arg(1, "any") },
  "new Botan.CAST_256": { is: "cipher", name: "CAST6" },
  "new Botan.XMSS_PrivateKey": { is: "keygen", name: "XMSS", parameterSet: arg(0, "any") },
  "new Botan.SphincsPlus_PrivateKey": { is: "keygen", name: "SPHINCS+", parameterSet: arg(1, "any") },
  "new Botan.{SLH_DSA,FrodoKEM,Classic_McEliece,Kyber,Dilithium,ML_KEM,ML_DSA}_PrivateKey": {
    is: "keygen",
    name: text("{1}", "pqc"),
    parameterSet: arg(1, "any")
  },
  "Botan.KyberMode.Kyber{512,768,1024}{,_R3}": { name: "Kyber", parameterSet: "{1}" },
  "Botan.{KyberMode,ML_KEM_Mode}.ML_KEM_{512,768,1024}": { name: "ML-KEM", parameterSet: "{2}" },
  "Botan.DilithiumMode.Dilithium4x4": { name: "Dilithium", parameterSet: "2" },
  "Botan.DilithiumMode.Dilithium6x5": { name: "Dilithium", parameterSet: "3" },
  "Botan.DilithiumMode.Dilithium8x7": { name: "Dilithium", parameterSet: "5" },
  "Botan.DilithiumMode.Dilithium4x4_AES": { name: "Dilithium", parameterSet: "2-AES" },
  "Botan.DilithiumMode.Dilithium6x5_AES": { name: "Dilithium", parameterSet: "3-AES" },
  "Botan.DilithiumMode.Dilithium8x7_AES": { name: "Dilithium", parameterSet: "5-AES" },
  "Botan.{DilithiumMode,ML_DSA_Mode}.ML_DSA_4x4": { name: "ML-DSA", parameterSet: "44" },
  "Botan.{DilithiumMode,ML_DSA_Mode}.ML_DSA_6x5": { name: "ML-DSA", parameterSet: "65" },
  "Botan.{DilithiumMode,ML_DSA_Mode}.ML_DSA_8x7": { name: "ML-DSA", parameterSet: "87" },
  "new Botan.{KyberMode,ML_KEM_Mode,DilithiumMode,ML_DSA_Mode,FrodoKEMMode,XMSS_Parameters}": {
    algorithm: arg(0, "botan")
  },
  "Botan.{Sphincs_Parameters,SLH_DSA_Parameters,Classic_McEliece_Parameters}.create": { algorithm: arg(0, "botan") },
  "new Botan.McEliece_PrivateKey": { is: "keygen", name: "McEliece" },
  "new Botan.HSS_LMS_PrivateKey": { is: "keygen", name: "HSS" },
  "new Botan.EC_Group": { curve: arg(0, "curve") },
  "Botan.EC_Group.from_name": { curve: arg(0, "curve") },
  "new Botan.DL_Group": { algorithm: arg(0, "dlGroup") },
  "Botan.DL_Group.from_name": { algorithm: arg(0, "dlGroup") },
  "new Botan.PK_Signer": { is: "signature", key: arg(0, "any"), algorithm: arg(2, "botan"), functions: ["sign"] },
  "new Botan.PK_Verifier": { is: "signature", key: arg(0, "any"), algorithm: arg(1, "botan"), functions: ["verify"] },
  "new Botan.PK_Encryptor_EME": {
    is: "cipher",
    key: arg(0, "any"),
    algorithm: arg(2, "botan"),
    functions: ["encrypt"]
  },
  "new Botan.PK_Decryptor_EME": {
    is: "cipher",
    key: arg(0, "any"),
    algorithm: arg(2, "botan"),
    functions: ["decrypt"]
  },
  "new Botan.PK_Key_Agreement": { ...agrees(2), key: arg(0, "any") },
  "Botan.{Private_Key,DH_PrivateKey,ECDH_PrivateKey,X25519_PrivateKey,X448_PrivateKey,Curve25519_PrivateKey}#create_key_agreement_op":
    { ...agrees(1), key: receiver("any") },
  "new Botan.{ECIES_Encryptor,ECIES_Decryptor}": { is: "cipher", name: "ECIES" },
  "new Botan.{DLIES_Encryptor,DLIES_Decryptor}": { is: "cipher", name: "DLIES" },
  "new Botan.{HOTP,TOTP}": { is: "mac", name: "HMAC", digest: arg(1, "hash") },
  "Botan.{generate_srp6_verifier,srp6_client_agree}": { is: "key-agreement", name: "SRP" },
  "new Botan.PK_KEM_Encryptor": { ...encapsulates, functions: ["encapsulate"] },
  "new Botan.PK_KEM_Decryptor": { ...encapsulates, functions: ["decapsulate"] },
  "Botan.{nist_key_wrap,nist_key_unwrap}": { is: "key-wrap", mode: "kw", from: arg(2, "any") },
  "Botan.{nist_key_wrap_padded,nist_key_unwrap_padded}": { is: "key-wrap", mode: "kwp", from: arg(2, "any") },
  "Botan.{rfc3394_keywrap,rfc3394_keyunwrap}": { is: "key-wrap", name: "AES", mode: "kw", key: arg(1, "any") },
  "Botan.PKCS8.{BER,PEM}_encode_encrypted_pbkdf_iter": { ...locks, iterations: arg(3, "int") },
  "Botan.PKCS8.{BER,PEM}_encode_encrypted_pbkdf_msec": locks,
  "Botan.CryptoBox.encrypt": { is: "cipher", name: "Serpent", keyBits: 256, mode: "ctr", functions: ["encrypt"] },
  "Botan.CryptoBox.{decrypt,decrypt_bin}": {
    is: "cipher",
    name: "Serpent",
    keyBits: 256,
    mode: "ctr",
    functions: ["decrypt"]
  },
  "new Botan.Hash_Filter": { is: "hash", ...made },
  "new Botan.MAC_Filter": { is: "mac", ...made },
  "new Botan.StreamCipher_Filter": { is: "cipher", ...made },
  "new Botan.{RSA,DSA,DH,ElGamal,ECDSA,ECDH,ECGDSA,ECKCDSA,SM2,Ed25519,Ed448,X25519,X448}_PublicKey": {
    is: "key",
    name: "{1}",
    material: "public-key"
  },
  "new Botan.{MD4,MD5,SHA_1,SHA_160,SHA_224,SHA_256,SHA_384,SHA_512,SHA_512_256,SHA_3_224,SHA_3_256,SHA_3_384,SHA_3_512,SHAKE_128,SHAKE_256,RIPEMD_160,Whirlpool,SM3,Tiger,Streebog_256,Streebog_512,GOST_34_11,Skein_512}":
    {
      is: "hash",
      algorithm: text("{1}", "hash")
    },
  "new Botan.{AES_128,AES_192,AES_256,ARIA_128,ARIA_192,ARIA_256,Blowfish,CAST_128,Camellia_128,Camellia_192,Camellia_256,DES,DESX,TripleDES,GOST_28147_89,IDEA,KASUMI,Kuznyechik,MISTY1,Noekeon,SEED,SHACAL2,SM4,Serpent,Threefish_512,Twofish,XTEA,RC4,ChaCha,Salsa20}":
    {
      is: "cipher",
      algorithm: text("{1}", "cipher")
    },
  "new Botan.{AutoSeeded_RNG,System_RNG,Processor_RNG,RDRAND_RNG,Jitter_RNG,ESDM_RNG,TPM_RNG,PKCS11_RNG}": {
    is: "random",
    name: "RNG"
  },
  [`Botan.${generators}#{randomize,randomize_with_ts_input,randomize_with_input}`]: {
    ...draws,
    byteLength: arg(1, "size"),
    fills: arg(0, "any")
  },
  [`Botan.${generators}#random_vec`]: { ...draws, byteLength: arg(-1, "size") },
  [`Botan.${generators}#{random_array,next_byte,next_nonzero_byte}`]: draws,
  "Botan.system_rng": { is: "random", name: "RNG", supplies: true, returns: "Botan.System_RNG" },
  "new Botan.ChaCha_RNG": { is: "random", name: "ChaCha20" },
  "new Botan.HMAC_DRBG": { is: "random", name: "HMAC_DRBG", digest: arg(0, "botan") },
  "new Botan.BLAKE2b": { is: "hash", name: "BLAKE2b", outputBits: arg(0, "int") },
  "new Botan.HMAC": { is: "mac", name: "HMAC", digest: arg(0, "any") },
  "Botan.X509.{create_self_signed_cert,create_cert_req}": {
    is: "certificate",
    certificateFormat: "X.509",
    digest: arg(2, "hash")
  },
  "Botan.PKCS10_Request.create": { is: "certificate", certificateFormat: "PKCS10", digest: arg(3, "hash") },
  "new Botan.X509_CA": { is: "certificate", certificateFormat: "X.509", key: arg(1, "any"), digest: arg(2, "hash") },
  "Botan.TLS.{Protocol_Version,Version_Code}.{TLS_V10,TLS_V11,TLS_V12,TLS_V13}": {
    algorithm: text("{2}", "tlsVersion")
  },
  "Botan.TLS.{Protocol_Version,Version_Code}.DTLS_V1{0,2,3}": { name: "DTLS", version: "1.{2}" },
  "new Botan.TLS.Client": { is: "protocol", from: arg(6, "any"), defaults: { name: "TLS" } },
  "new Botan.TLS.Server": { is: "protocol", name: "TLS", side: "server" },
  "new Botan.TLS.Stream": { is: "protocol", name: "TLS" }
})
