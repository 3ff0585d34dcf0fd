import { arg, library, text, type Row } from "../rule.ts"

const made: Row = { algorithm: arg(0, "botan") }

/* Source: the headers of Botan 2.19.5 and 3.13.0 (github.com/randombit/botan/tree/master/src/lib). */
export const botan = library("c", "botan", {
  "Botan.HashFunction.{create,create_or_throw}": { is: "hash", ...made, returns: "Botan.HashFunction" },
  "Botan.MessageAuthenticationCode.{create,create_or_throw}": { is: "mac", ...made, returns: "Botan.MAC" },
  "Botan.BlockCipher.{create,create_or_throw}": { is: "cipher", ...made },
  "Botan.StreamCipher.{create,create_or_throw}": { is: "cipher", ...made },
  "Botan.Cipher_Mode.{create,create_or_throw}": { is: "cipher", ...made, functions: arg(1, "any") },
  "Botan.AEAD_Mode.{create,create_or_throw}": { is: "cipher", ...made, functions: arg(1, "any") },
  "Botan.{get_cipher_mode,get_aead}": { is: "cipher", ...made, functions: arg(1, "any") },
  "Botan.get_cipher": { is: "cipher", ...made, functions: arg(-1, "any") },
  "Botan.{ENCRYPTION,Cipher_Dir.Encryption}": { functions: ["encrypt"] },
  "Botan.{DECRYPTION,Cipher_Dir.Decryption}": { functions: ["decrypt"] },
  "Botan.KDF.{create,create_or_throw}": { is: "kdf", ...made },
  "Botan.get_kdf": { is: "kdf", ...made },
  "Botan.PasswordHashFamily.{create,create_or_throw}": { is: "password-hash", ...made },
  "Botan.PBKDF.{create,create_or_throw}": { is: "kdf", ...made },
  "Botan.get_pbkdf": { is: "kdf", ...made },
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
  "new Botan.PK_Key_Agreement": { is: "key-agreement", key: arg(0, "any") },
  "new Botan.{ECIES_Encryptor,ECIES_Decryptor}": { is: "cipher", name: "ECIES" },
  "new Botan.{DLIES_Encryptor,DLIES_Decryptor}": { is: "cipher", name: "DLIES" },
  "new Botan.{HOTP,TOTP}": { is: "mac", name: "HMAC", digest: arg(1, "hash") },
  "Botan.{generate_srp6_verifier,srp6_client_agree}": { is: "key-agreement", name: "SRP" },
  "new Botan.{PK_KEM_Encryptor,PK_KEM_Decryptor}": { is: "kem", key: arg(0, "any") },
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
  "new Botan.ChaCha_RNG": { is: "random", name: "ChaCha20" },
  "new Botan.HMAC_DRBG": { is: "random", name: "HMAC_DRBG", digest: arg(0, "botan") },
  "new Botan.BLAKE2b": { is: "hash", name: "BLAKE2b", outputBits: arg(0, "int") },
  "new Botan.HMAC": { is: "mac", name: "HMAC", digest: arg(0, "any") },
  "Botan.X509.{create_self_signed_cert,create_cert_req}": {
    is: "certificate",
    certificateFormat: "X.509",
    digest: arg(2, "hash")
  },
  "new Botan.TLS.{Client,Server}": { is: "protocol", name: "TLS" }
})
