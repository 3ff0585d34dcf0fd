import { arg, library, text, type Row } from "../../match/rule.ts"

const made: Row = { algorithm: arg(0, "botan") }

/* Source: the headers of Botan 2.19 and 3 (github.com/randombit/botan/tree/master/src/lib). */
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
  "new Botan.{DSA,DH,ElGamal}_PrivateKey": { is: "keygen", name: "{1}", keyBits: arg(1, "any"), group: arg(1, "any") },
  "new Botan.GOST_3410_PrivateKey": { is: "keygen", curve: arg(1, "any") },
  "new Botan.SphincsPlus_PrivateKey": { is: "keygen", name: "SPHINCS+" },
  "new Botan.SLH_DSA_PrivateKey": { is: "keygen", name: "SLH-DSA" },
  "new Botan.FrodoKEM_PrivateKey": { is: "keygen", name: "FrodoKEM" },
  "new Botan.McEliece_PrivateKey": { is: "keygen", name: "McEliece" },
  "new Botan.Classic_McEliece_PrivateKey": { is: "keygen", name: "Classic-McEliece" },
  "new Botan.XMSS_PrivateKey": { is: "keygen", name: "XMSS" },
  "new Botan.HSS_LMS_PrivateKey": { is: "keygen", name: "HSS" },
  "new Botan.Kyber_PrivateKey": { is: "keygen", name: "Kyber" },
  "new Botan.Dilithium_PrivateKey": { is: "keygen", name: "Dilithium" },
  "new Botan.ML_KEM_PrivateKey": { is: "keygen", name: "ML-KEM" },
  "new Botan.ML_DSA_PrivateKey": { is: "keygen", name: "ML-DSA" },
  "new Botan.EC_Group": { curve: arg(0, "curve") },
  "Botan.EC_Group.from_name": { curve: arg(0, "curve") },
  "new Botan.DL_Group": { group: arg(0, "curve") },
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
  "new Botan.{PK_KEM_Encryptor,PK_KEM_Decryptor}": { is: "kem", key: arg(0, "any") },
  "new Botan.{MD5,SHA_1,SHA_224,SHA_256,SHA_384,SHA_512,RIPEMD_160,Whirlpool,SM3}": {
    is: "hash",
    algorithm: text("{1}", "hash")
  },
  "new Botan.{AES_128,AES_192,AES_256,Blowfish,DES,TripleDES,Serpent,Twofish,RC4,ChaCha,Salsa20}": {
    is: "cipher",
    algorithm: text("{1}", "cipher")
  },
  "new Botan.{AutoSeeded_RNG,System_RNG}": { is: "random", name: "RNG" },
  "new Botan.HMAC_DRBG": { is: "random", name: "HMAC_DRBG" },
  "Botan.X509.{create_self_signed_cert,create_cert_req}": {
    is: "certificate",
    certificateFormat: "X.509",
    digest: arg(2, "hash")
  },
  "new Botan.TLS.{Client,Server}": { is: "protocol", name: "TLS" }
})
