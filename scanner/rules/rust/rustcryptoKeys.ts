import { arg, library, text, typeArg } from "../rule.ts"

const publicKey = { is: "key", material: "public-key" } as const
const privateKey = { is: "key", material: "private-key" } as const
const keygen = { is: "keygen" } as const
const pbes2 = { is: "kdf", primitive: "kdf" } as const
const sign = { is: "signature", functions: ["sign"] } as const
const verify = { is: "signature", functions: ["verify"] } as const
const nist = "{p192,p224,p256,p384,p521}"
const curve = { curve: text("{1}", "curve") } as const
const makes = "{random,generate,try_generate,try_from_rng,generate_from_rng}"
const reads =
  "{from_slice,from_bytes,from_scalar,from_pkcs8_der,from_pkcs8_pem,from_sec1_der,from_sec1_pem,from_jwk_str,read_pkcs8_pem_file,read_pkcs8_der_file}"
const readsPublic =
  "{from_sec1_bytes,from_encoded_point,from_affine,from_public_key_der,from_public_key_pem,from_jwk_str,read_public_key_pem_file,from_bytes}"
const signs =
  "{sign,try_sign,sign_digest,try_sign_digest,sign_prehash,sign_with_rng,try_sign_with_rng,sign_recoverable,sign_prehash_recoverable,sign_prehashed}"
const verifies = "{verify,verify_digest,verify_prehash,verify_strict,verify_prehashed}"
const secp = { curve: "secp256k1" } as const
const pkcs1 = { name: "RSA", padding: "pkcs1v15" } as const
const pss = { name: "RSA", padding: "pss" } as const

/*
 * RustCrypto: API reference (docs.rs) of rsa 0.5 to 0.9, dsa, ecdsa, elliptic-curve and the curve crates, ml-kem, ml-dsa, slh-dsa,
 * x-wing, pkcs1, pkcs5, pkcs8, sec1, spki (https://github.com/RustCrypto/formats); dalek-cryptography: ed25519-dalek 1 and 2, x25519-dalek, curve25519-dalek. ECDSA over a curve uses the hash that the
 * curve crate ties to it (p256: SHA-256, p384: SHA-384, p521: SHA-512, k256: SHA-256).
 */
export const rustcryptoKeys = library("rust", "rustcryptoKeys", {
  "rsa.{RsaPrivateKey,RSAPrivateKey}.{new,new_with_exp}": {
    ...keygen,
    name: "RSA",
    keyBits: arg(1, "int"),
    returns: "rsa.RsaPrivateKey"
  },
  "rsa.{RsaPrivateKey,RSAPrivateKey}.{from_components,from_p_q,from_pkcs1_pem,from_pkcs1_der,from_pkcs8_pem,from_pkcs8_der,read_pkcs1_pem_file,read_pkcs8_pem_file}":
    { ...privateKey, name: "RSA", returns: "rsa.RsaPrivateKey" },
  "rsa.{RsaPublicKey,RSAPublicKey}.{new,from,new_with_max_size,from_pkcs1_pem,from_pkcs1_der,from_public_key_pem,from_public_key_der,read_public_key_pem_file}":
    { ...publicKey, name: "RSA", key: arg(0, "any"), returns: "rsa.RsaPublicKey" },
  "rsa.RsaPrivateKey#{to_public_key,as_public_key}": {
    ...publicKey,
    name: "RSA",
    inherits: true,
    returns: "rsa.RsaPublicKey"
  },
  "rsa.RsaPublicKey#encrypt": {
    is: "cipher",
    name: "RSA",
    primitive: "pke",
    from: arg(1, "any"),
    inherits: true,
    functions: ["encrypt"]
  },
  "rsa.RsaPrivateKey#{decrypt,decrypt_blinded}": {
    is: "cipher",
    name: "RSA",
    primitive: "pke",
    from: arg(-2, "any"),
    inherits: true,
    functions: ["decrypt"]
  },
  "rsa.RsaPrivateKey#{sign,sign_blinded,sign_with_rng}": {
    ...sign,
    name: "RSA",
    primitive: "signature",
    from: arg(-2, "any"),
    inherits: true
  },
  "rsa.RsaPublicKey#verify": { ...verify, name: "RSA", primitive: "signature", from: arg(0, "any"), inherits: true },
  "rsa.{Pkcs1v15Encrypt,pkcs1v15.Pkcs1v15Encrypt}": { padding: "pkcs1v15" },
  "rsa.{Oaep,oaep.Oaep}.{new,new_with_label}": {
    padding: "oaep",
    digest: typeArg(0, "any"),
    mgfDigest: typeArg(0, "any")
  },
  "rsa.{Oaep,oaep.Oaep}.{new_with_mgf_hash,new_with_mgf_hash_and_label}": {
    padding: "oaep",
    digest: typeArg(0, "any"),
    mgfDigest: typeArg(1, "any")
  },
  "rsa.{Pkcs1v15Sign,pkcs1v15.Pkcs1v15Sign}.new": {
    padding: "pkcs1v15",
    digest: typeArg(0, "any"),
    returns: "rsa.SignatureScheme"
  },
  "rsa.{Pkcs1v15Sign,pkcs1v15.Pkcs1v15Sign}.new_unprefixed": { padding: "pkcs1v15", returns: "rsa.SignatureScheme" },
  "rsa.{Pss,pss.Pss}.{new,new_blinded}": {
    padding: "pss",
    digest: typeArg(0, "any"),
    mgfDigest: typeArg(0, "any"),
    returns: "rsa.SignatureScheme"
  },
  "rsa.{Pss,pss.Pss}.{new_with_salt,new_blinded_with_salt}": {
    padding: "pss",
    digest: typeArg(0, "any"),
    mgfDigest: typeArg(0, "any"),
    saltBits: arg(0, "bytes"),
    returns: "rsa.SignatureScheme"
  },
  "rsa.SignatureScheme#sign": { ...sign, name: "RSA", primitive: "signature", key: arg(1, "any"), inherits: true },
  "rsa.SignatureScheme#verify": { ...verify, name: "RSA", primitive: "signature", key: arg(0, "any"), inherits: true },
  "rsa.PaddingScheme.{new_pkcs1v15_encrypt,PKCS1v15Encrypt}": { padding: "pkcs1v15" },
  "rsa.PaddingScheme.new_pkcs1v15_sign": { padding: "pkcs1v15", digest: typeArg(0, "any") },
  "rsa.PaddingScheme.{new_oaep,new_oaep_with_label}": {
    padding: "oaep",
    digest: typeArg(0, "any"),
    mgfDigest: typeArg(0, "any")
  },
  "rsa.PaddingScheme.{new_pss,new_pss_with_salt}": {
    padding: "pss",
    digest: typeArg(0, "any"),
    mgfDigest: typeArg(0, "any")
  },
  "rsa.pkcs1v15.{SigningKey,BlindedSigningKey}.{new,new_unprefixed,from,random}": {
    ...pkcs1,
    is: "signature",
    primitive: "signature",
    digest: typeArg(0, "any"),
    key: arg(0, "any"),
    returns: "rsa.SigningKey"
  },
  "rsa.pkcs1v15.VerifyingKey.{new,new_unprefixed,from}": {
    ...pkcs1,
    is: "signature",
    primitive: "signature",
    digest: typeArg(0, "any"),
    key: arg(0, "any"),
    returns: "rsa.VerifyingKey"
  },
  "rsa.pss.{SigningKey,BlindedSigningKey}.{new,new_with_salt_len,from,random}": {
    ...pss,
    is: "signature",
    primitive: "signature",
    digest: typeArg(0, "any"),
    mgfDigest: typeArg(0, "any"),
    key: arg(0, "any"),
    returns: "rsa.SigningKey"
  },
  "rsa.pss.VerifyingKey.{new,new_with_salt_len,from}": {
    ...pss,
    is: "signature",
    primitive: "signature",
    digest: typeArg(0, "any"),
    mgfDigest: typeArg(0, "any"),
    key: arg(0, "any"),
    returns: "rsa.VerifyingKey"
  },
  "rsa.oaep.{EncryptingKey,DecryptingKey}.{new,new_with_label}": {
    is: "cipher",
    name: "RSA",
    primitive: "pke",
    padding: "oaep",
    digest: typeArg(0, "any"),
    key: arg(0, "any")
  },
  "rsa.pkcs1v15.{EncryptingKey,DecryptingKey}.new": {
    is: "cipher",
    ...pkcs1,
    primitive: "pke",
    key: arg(0, "any")
  },
  [`rsa.SigningKey#${signs}`]: { refines: true, functions: ["sign"] },
  [`rsa.VerifyingKey#${verifies}`]: { refines: true, functions: ["verify"] },

  "dsa.Components.generate": { is: "parameters", name: "DSA", keyBits: arg(1, "any") },
  "dsa.KeySize.DSA_1024_160": { keyBits: 1024 },
  "dsa.KeySize.DSA_2048_{224,256}": { keyBits: 2048 },
  "dsa.KeySize.DSA_3072_256": { keyBits: 3072 },
  "dsa.SigningKey.generate": { ...keygen, name: "DSA", key: arg(1, "any") },
  "dsa.SigningKey.from_components": { ...privateKey, name: "DSA" },

  [`${nist}.ecdsa.SigningKey.${makes}`]: { ...keygen, name: "ECDSA", ...curve, returns: "ecdsa.SigningKey" },
  [`${nist}.ecdsa.SigningKey.${reads}`]: { ...privateKey, name: "ECDSA", ...curve, returns: "ecdsa.SigningKey" },
  [`${nist}.ecdsa.SigningKey.from`]: { ...privateKey, name: "ECDSA", ...curve, returns: "ecdsa.SigningKey" },
  [`${nist}.ecdsa.VerifyingKey.{from,${readsPublic.slice(1)}`]: {
    ...publicKey,
    name: "ECDSA",
    ...curve,
    returns: "ecdsa.VerifyingKey"
  },
  [`${nist}.SecretKey.${makes}`]: { ...keygen, name: "EC", ...curve, returns: "elliptic_curve.SecretKey" },
  [`${nist}.SecretKey.${reads}`]: { ...privateKey, name: "EC", ...curve, returns: "elliptic_curve.SecretKey" },
  [`${nist}.PublicKey.${readsPublic}`]: { ...publicKey, name: "EC", ...curve },
  [`${nist}.ecdh.EphemeralSecret.${makes}`]: {
    ...keygen,
    name: "ECDH",
    ...curve,
    returns: "elliptic_curve.EphemeralSecret"
  },
  [`${nist}.ecdh.diffie_hellman`]: { is: "key-agreement", name: "ECDH", ...curve },
  [`${nist}.elliptic_curve.ecdh.diffie_hellman`]: { is: "key-agreement", name: "ECDH", ...curve },
  "elliptic_curve.ecdh.diffie_hellman": { is: "key-agreement", name: "ECDH", key: arg(0, "any") },
  "{pkcs8,rsa.pkcs8,p256.pkcs8}.{PrivateKeyInfo,PrivateKeyInfoRef}.{from_der,try_from}": privateKey,
  "{pkcs8,rsa.pkcs8,p256.pkcs8}.{EncryptedPrivateKeyInfo,EncryptedPrivateKeyInfoRef}.{from_der,try_from}": privateKey,
  "{spki,pkcs8,rsa.pkcs8,pkcs8.spki,rsa.pkcs8.spki}.{SubjectPublicKeyInfo,SubjectPublicKeyInfoRef,SubjectPublicKeyInfoOwned}.{from_der,try_from}":
    publicKey,
  "{pkcs1,rsa.pkcs1}.RsaPrivateKey.{from_der,try_from}": { ...privateKey, name: "RSA" },
  "{pkcs1,rsa.pkcs1}.RsaPublicKey.{from_der,try_from}": { ...publicKey, name: "RSA" },
  "{sec1,p256.elliptic_curve.sec1,elliptic_curve.sec1}.EcPrivateKey.{from_der,try_from}": {
    ...privateKey,
    name: "EC"
  },
  "{pkcs5,pkcs8.pkcs5,rsa.pkcs8.pkcs5}.pbes2.Parameters.{pbkdf2,generate_pbkdf2}_sha256_aes{128,256}cbc": {
    ...pbes2,
    name: "PBKDF2",
    digest: "SHA-256",
    iterations: arg(0, "int"),
    saltBits: arg(1, "bytes")
  },
  "{pkcs5,pkcs8.pkcs5,rsa.pkcs8.pkcs5}.pbes2.Parameters.{generate_scrypt,generate_recommended,scrypt_aes128cbc,scrypt_aes256cbc,scrypt_aes128gcm,scrypt_aes256gcm,generate_scrypt_aes128cbc,generate_scrypt_aes256cbc}":
    { ...pbes2, name: "scrypt" },
  "{pkcs5,pkcs8.pkcs5,rsa.pkcs8.pkcs5}.pbes2.Parameters.generate_pbkdf2": {
    ...pbes2,
    name: "PBKDF2",
    digest: "SHA-256"
  },
  [`k256.ecdsa.SigningKey.${makes}`]: { ...keygen, ...secp, name: "ECDSA", returns: "ecdsa.SigningKey" },
  [`k256.schnorr.SigningKey.${makes}`]: { ...keygen, ...secp, name: "Schnorr", returns: "ecdsa.SigningKey" },
  [`k256.SecretKey.${makes}`]: { ...keygen, ...secp, name: "EC", returns: "elliptic_curve.SecretKey" },
  [`k256.ecdsa.SigningKey.{from,${reads.slice(1)}`]: {
    ...privateKey,
    name: "ECDSA",
    curve: "secp256k1",
    returns: "ecdsa.SigningKey"
  },
  "k256.ecdsa.VerifyingKey.{from,from_sec1_bytes,from_encoded_point,from_sec1_point,from_affine,from_public_key_pem,from_public_key_der,recover_from_prehash,recover_from_msg,recover_from_digest}":
    {
      ...publicKey,
      name: "ECDSA",
      curve: "secp256k1",
      returns: "ecdsa.VerifyingKey"
    },
  "k256.schnorr.SigningKey.{from_bytes,from_slice,from}": {
    ...privateKey,
    name: "Schnorr",
    curve: "secp256k1",
    returns: "ecdsa.SigningKey"
  },
  "k256.schnorr.VerifyingKey.from_bytes": {
    ...publicKey,
    name: "Schnorr",
    curve: "secp256k1",
    returns: "ecdsa.VerifyingKey"
  },
  [`k256.SecretKey.${reads}`]: {
    ...privateKey,
    name: "EC",
    curve: "secp256k1",
    returns: "elliptic_curve.SecretKey"
  },
  [`k256.PublicKey.${readsPublic}`]: { ...publicKey, name: "EC", curve: "secp256k1" },
  "k256.ecdh.{EphemeralSecret.random,EphemeralSecret.generate,EphemeralSecret.try_generate,diffie_hellman}": {
    is: "key-agreement",
    name: "ECDH",
    curve: "secp256k1"
  },
  [`bp{256,384}.r1.ecdsa.SigningKey.${makes}`]: {
    ...keygen,
    name: "ECDSA",
    curve: text("brainpoolP{1}r1", "curve")
  },
  "bp{256,384}.r1.ecdsa.SigningKey.{from_slice,from_bytes}": {
    ...privateKey,
    name: "ECDSA",
    curve: text("brainpoolP{1}r1", "curve")
  },
  "bp{256,384}.r1.ecdsa.VerifyingKey.from_sec1_bytes": {
    ...publicKey,
    name: "ECDSA",
    curve: text("brainpoolP{1}r1", "curve")
  },
  "sm2.dsa.SigningKey.{new,from_slice,from_nonzero_scalar}": {
    ...privateKey,
    name: "SM2",
    returns: "ecdsa.SigningKey"
  },
  "sm2.dsa.VerifyingKey.{new,from_sec1_bytes}": { ...publicKey, name: "SM2", returns: "ecdsa.VerifyingKey" },
  [`sm2.SecretKey.${makes}`]: { ...keygen, name: "SM2" },
  "sm2.SecretKey.from_slice": { ...privateKey, name: "SM2" },
  [`ecdsa.SigningKey#${signs}`]: { is: "signature", inherits: true, functions: ["sign"] },
  "ecdsa.SigningKey#verifying_key": { ...publicKey, inherits: true, returns: "ecdsa.VerifyingKey" },
  [`ecdsa.VerifyingKey#${verifies}`]: { is: "signature", inherits: true, functions: ["verify"] },
  [`${nist}.ecdsa.SigningKey#{sign,try_sign}`]: { ...sign, name: "ECDSA", inherits: true, ...curve },
  [`${nist}.ecdsa.VerifyingKey#verify`]: { ...verify, name: "ECDSA", inherits: true, ...curve },
  "k256.ecdsa.SigningKey#{sign,try_sign,sign_prehash,sign_recoverable,sign_prehash_recoverable}": {
    ...sign,
    name: "ECDSA",
    inherits: true,
    curve: "secp256k1"
  },
  "k256.ecdsa.VerifyingKey#{verify,verify_prehash}": { ...verify, name: "ECDSA", inherits: true, curve: "secp256k1" },
  "elliptic_curve.EphemeralSecret#diffie_hellman": { is: "key-agreement", name: "ECDH", inherits: true },

  "ed25519_dalek.{Keypair,SigningKey,SecretKey}.generate": {
    ...keygen,
    name: "Ed25519",
    returns: "ed25519_dalek.SigningKey"
  },
  "ed25519_dalek.{Keypair,SigningKey,SecretKey,ExpandedSecretKey}.{from,from_bytes,from_keypair_bytes,from_pkcs8_der,from_pkcs8_pem,try_from}":
    {
      ...privateKey,
      name: "Ed25519",
      returns: "ed25519_dalek.SigningKey"
    },
  "ed25519_dalek.{PublicKey,VerifyingKey}.{from,from_bytes,try_from,from_public_key_der,from_public_key_pem}": {
    ...publicKey,
    name: "Ed25519",
    returns: "ed25519_dalek.VerifyingKey"
  },
  "ed25519_dalek.SigningKey#verifying_key": { ...publicKey, name: "Ed25519", returns: "ed25519_dalek.VerifyingKey" },
  [`ed25519_dalek.{SigningKey,Keypair}#${signs}`]: { ...sign, name: "Ed25519" },
  [`ed25519_dalek.{VerifyingKey,PublicKey}#${verifies}`]: { ...verify, name: "Ed25519" },
  "ed25519_dalek.verify_batch": { ...verify, name: "Ed25519" },
  "x25519_dalek.{EphemeralSecret,StaticSecret,ReusableSecret}.{random,new,random_from_rng}": {
    ...keygen,
    name: "X25519",
    returns: "x25519_dalek.Secret"
  },
  "x25519_dalek.StaticSecret.from": { ...privateKey, name: "X25519", returns: "x25519_dalek.Secret" },
  "x25519_dalek.PublicKey.from": { ...publicKey, name: "X25519" },
  "x25519_dalek.x25519": { is: "key-agreement", name: "X25519" },
  "{x25519_dalek.Secret,x25519_dalek.StaticSecret,x25519_dalek.EphemeralSecret,x25519_dalek.ReusableSecret}#diffie_hellman":
    { is: "key-agreement", name: "X25519" },
  "x448.{Secret.new,Secret.from,PublicKey.from}": { is: "key", name: "X448" },
  "x448.x448": { is: "key-agreement", name: "X448" },
  [`ed448_goldilocks.SigningKey.${makes}`]: { ...keygen, name: "Ed448" },
  "ed448_goldilocks.SigningKey.from": { ...privateKey, name: "Ed448" },
  "ed448_goldilocks.VerifyingKey.from_bytes": { ...publicKey, name: "Ed448" },

  "ml_kem.MlKem{512,768,1024}.{generate,generate_keypair,generate_deterministic}": {
    ...keygen,
    name: "ML-KEM",
    parameterSet: "{1}",
    returns: "ml_kem.Key"
  },
  "ml_kem.DecapsulationKey.{generate,try_generate,generate_from_rng}": {
    ...keygen,
    name: "ML-KEM",
    key: typeArg(0, "any"),
    returns: "ml_kem.Key"
  },
  "ml_kem.{EncapsulationKey,DecapsulationKey}.{new,from_bytes,from_seed}": {
    is: "key",
    name: "ML-KEM",
    key: typeArg(0, "any"),
    returns: "ml_kem.Key"
  },
  "ml_kem.MlKem{512,768,1024}": { name: "ML-KEM", parameterSet: "{1}" },
  "ml_kem.DecapsulationKey{512,768,1024}.{generate,try_generate,generate_from_rng}": {
    ...keygen,
    name: "ML-KEM",
    parameterSet: "{1}",
    returns: "ml_kem.Key"
  },
  "ml_kem.{DecapsulationKey,EncapsulationKey}{512,768,1024}.{new,from_seed,from_bytes}": {
    is: "key",
    name: "ML-KEM",
    parameterSet: "{2}",
    returns: "ml_kem.Key"
  },
  "ml_kem.ml_kem_{512,768,1024}.DecapsulationKey.{generate,try_generate,generate_from_rng}": {
    ...keygen,
    name: "ML-KEM",
    parameterSet: "{1}",
    returns: "ml_kem.Key"
  },
  "ml_kem.ml_kem_{512,768,1024}.{DecapsulationKey,EncapsulationKey}.{new,from_seed,from_bytes}": {
    is: "key",
    name: "ML-KEM",
    parameterSet: "{1}",
    returns: "ml_kem.Key"
  },
  "ml_kem.MlKem{512,768,1024}Params": { name: "ML-KEM", parameterSet: "{1}" },
  "ml_kem.{,kem.}{EncapsulationKey,DecapsulationKey}": { key: typeArg(0, "any"), returns: "ml_kem.Key" },
  "ml_kem.Key#{encapsulate,encapsulate_deterministic}": {
    is: "kem",
    name: "ML-KEM",
    inherits: true,
    functions: ["encapsulate"]
  },
  "ml_kem.Key#decapsulate": { is: "kem", name: "ML-KEM", inherits: true, functions: ["decapsulate"] },
  "ml_kem.kem.Kem.new": { is: "kem", name: "ML-KEM", key: typeArg(0, "any") },
  "ml_dsa.MlDsa{44,65,87}.{key_gen,from_seed,key_gen_internal}": { ...keygen, name: "ML-DSA", parameterSet: "{1}" },
  "ml_dsa.MlDsa{44,65,87}": { name: "ML-DSA", parameterSet: "{1}" },
  "ml_dsa.SigningKey.{generate,try_generate,generate_from_rng}": {
    ...keygen,
    name: "ML-DSA",
    key: typeArg(0, "any")
  },
  "ml_dsa.{SigningKey,ExpandedSigningKey}.{decode,new,from_seed}": {
    ...privateKey,
    name: "ML-DSA",
    key: typeArg(0, "any")
  },
  "ml_dsa.VerifyingKey.{decode,new}": { ...publicKey, name: "ML-DSA", key: typeArg(0, "any") },
  "slh_dsa.{Sha2_,Shake}{128,192,256}{s,f}": { algorithm: text("slh-dsa-{1}{2}{3}", "pqc") },
  "slh_dsa.SigningKey.{new,slh_keygen_internal}": { ...keygen, name: "SLH-DSA", key: typeArg(0, "any") },
  "slh_dsa.SigningKey.try_from": { ...privateKey, name: "SLH-DSA", key: typeArg(0, "any") },
  "slh_dsa.VerifyingKey.{try_from,from}": { ...publicKey, name: "SLH-DSA", key: typeArg(0, "any") },
  "x_wing.{generate_key_pair,generate_key_pair_from_os_rng,DecapsulationKey.generate,XWingKem.generate_keypair}": {
    ...keygen,
    name: "X-Wing"
  },
  "x_wing.EncapsulationKey.try_from": { ...publicKey, name: "X-Wing" }
})
