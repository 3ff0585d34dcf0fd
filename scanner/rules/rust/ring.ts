import { arg, library, text } from "../rule.ts"

const crates = "{ring,aws_lc_rs}"
const aead = { is: "cipher", algorithm: arg(0, "any"), keyBits: arg(1, "bytes"), returns: "ring.Aead" } as const
const rsaVerify = { name: "RSA", primitive: "signature" } as const

/*
 * https://github.com/briansmith/ring 0.14 to 0.17; https://github.com/aws/aws-lc-rs 1 to 1.18, which has ring's names and more. All
 * AEAD tags are 16 bytes, all nonces 12 bytes. RSA-PSS uses a salt as long as the digest and MGF1 with the same digest.
 */
export const ring = library("rust", "ring", {
  [`${crates}.digest.SHA{256,384,512}`]: { name: "SHA-{2}" },
  [`${crates}.digest.SHA1_FOR_LEGACY_USE_ONLY`]: { name: "SHA-1" },
  [`${crates}.digest.SHA512_256`]: { name: "SHA-512/256" },
  "ring.digest.SHA1": { name: "SHA-1" },
  "aws_lc_rs.digest.SHA224": { name: "SHA-224" },
  "aws_lc_rs.digest.SHA3_{256,384,512}": { name: "SHA3-{1}" },
  [`${crates}.digest.digest`]: { is: "hash", algorithm: arg(0, "any") },
  [`${crates}.digest.Context.new`]: { is: "hash", algorithm: arg(0, "any"), returns: "ring.digest.Context" },
  "ring.digest.Context#update": { refines: true, operates: true, functions: ["digest"] },
  "ring.digest.Context#finish": { refines: true },

  [`${crates}.hmac.HMAC_SHA{256,384,512}`]: { name: "HMAC", digest: "SHA-{2}" },
  [`${crates}.hmac.HMAC_SHA1_FOR_LEGACY_USE_ONLY`]: { name: "HMAC", digest: "SHA-1" },
  "aws_lc_rs.hmac.HMAC_SHA224": { name: "HMAC", digest: "SHA-224" },
  "{ring.hmac.Key,aws_lc_rs.hmac.Key,ring.hmac.SigningKey,ring.hmac.VerificationKey}.new": {
    is: "mac",
    name: "HMAC",
    algorithm: arg(0, "any"),
    digest: arg(0, "any"),
    keyBits: arg(1, "bytes"),
    returns: "ring.hmac.Key"
  },
  [`${crates}.hmac.Key.generate`]: { is: "keygen", name: "HMAC", digest: arg(0, "any"), returns: "ring.hmac.Key" },
  [`${crates}.hmac.sign`]: { is: "mac", name: "HMAC", from: arg(0, "any"), functions: ["tag"] },
  [`${crates}.hmac.verify`]: { is: "mac", name: "HMAC", from: arg(0, "any"), functions: ["verify"] },
  [`${crates}.hmac.Context.with_key`]: { is: "mac", name: "HMAC", from: arg(0, "any"), functions: ["tag"] },

  [`${crates}.aead.AES_{128,256}_GCM`]: {
    name: "AES",
    mode: "gcm",
    keyBits: text("{2}", "int"),
    tagBits: 128,
    nonceBits: 96
  },
  [`${crates}.aead.CHACHA20_POLY1305`]: { name: "ChaCha20-Poly1305", tagBits: 128, nonceBits: 96 },
  "aws_lc_rs.aead.AES_192_GCM": { name: "AES", mode: "gcm", keyBits: 192, tagBits: 128, nonceBits: 96 },
  "aws_lc_rs.aead.AES_{128,256}_GCM_SIV": {
    name: "AES",
    mode: "gcm-siv",
    keyBits: text("{1}", "int"),
    tagBits: 128,
    nonceBits: 96
  },
  [`${crates}.aead.UnboundKey.new`]: aead,
  "ring.aead.{SealingKey,OpeningKey}.new": { ...aead, from: arg(0, "any") },
  "aws_lc_rs.aead.{SealingKey,OpeningKey}.new": { ...aead, from: arg(0, "any") },
  [`${crates}.aead.LessSafeKey.new`]: { from: arg(0, "any"), refines: true, returns: "ring.Aead" },
  "aws_lc_rs.aead.{RandomizedNonceKey,TlsRecordSealingKey,TlsRecordOpeningKey}.new": aead,
  "ring.Aead#{seal_in_place_append_tag,seal_in_place_separate_tag,seal_in_place_scatter}": {
    refines: true,
    operates: true,
    functions: ["encrypt"]
  },
  "ring.Aead#{open_in_place,open_within,open_separate_gather}": {
    refines: true,
    operates: true,
    functions: ["decrypt"]
  },
  [`${crates}.aead.quic.AES_{128,256}`]: { name: "AES", keyBits: text("{2}", "int") },
  [`${crates}.aead.quic.CHACHA20`]: { name: "ChaCha20" },
  [`${crates}.aead.quic.HeaderProtectionKey.new`]: { is: "cipher", algorithm: arg(0, "any") },
  "ring.aead.chacha20_poly1305_openssh.{SealingKey,OpeningKey}.new": { is: "cipher", name: "ChaCha20-Poly1305" },

  [`${crates}.agreement.X25519`]: { name: "X25519" },
  [`${crates}.agreement.ECDH_P{256,384}`]: { name: "ECDH", curve: "P-{2}" },
  "aws_lc_rs.agreement.ECDH_P521": { name: "ECDH", curve: "P-521" },
  [`${crates}.agreement.EphemeralPrivateKey.generate`]: { is: "keygen", algorithm: arg(0, "any") },
  "aws_lc_rs.agreement.PrivateKey.generate": { is: "keygen", algorithm: arg(0, "any") },
  "aws_lc_rs.agreement.PrivateKey.{from_private_key,from_private_key_der}": {
    is: "key",
    material: "private-key",
    algorithm: arg(0, "any")
  },
  [`${crates}.agreement.UnparsedPublicKey.new`]: { algorithm: arg(0, "any") },
  [`${crates}.agreement.agree_ephemeral`]: { is: "key-agreement", algorithm: arg(1, "any"), key: arg(0, "any") },
  "aws_lc_rs.agreement.agree": { is: "key-agreement", algorithm: arg(1, "any"), key: arg(0, "any") },

  [`${crates}.hkdf.HKDF_SHA{256,384,512}`]: { name: "HKDF", digest: "SHA-{2}" },
  [`${crates}.hkdf.HKDF_SHA1_FOR_LEGACY_USE_ONLY`]: { name: "HKDF", digest: "SHA-1" },
  [`${crates}.hkdf.Salt.new`]: {
    is: "kdf",
    algorithm: arg(0, "any"),
    saltBits: arg(1, "bytes"),
    returns: "ring.hkdf.Salt"
  },
  [`${crates}.hkdf.Prk.new_less_safe`]: { is: "kdf", algorithm: arg(0, "any"), returns: "ring.hkdf.Salt" },
  "ring.hkdf.Salt#{extract,expand}": { refines: true, functions: ["keyderive"], returns: "ring.hkdf.Salt" },

  [`${crates}.pbkdf2.PBKDF2_HMAC_SHA{256,384,512}`]: { name: "PBKDF2", digest: "SHA-{2}" },
  [`${crates}.pbkdf2.PBKDF2_HMAC_SHA1`]: { name: "PBKDF2", digest: "SHA-1" },
  [`${crates}.pbkdf2.derive`]: {
    is: "kdf",
    name: "PBKDF2",
    digest: arg(0, "any"),
    iterations: arg(1, "int"),
    saltBits: arg(2, "bytes"),
    outputBits: arg(4, "bytes"),
    functions: ["keyderive"]
  },
  [`${crates}.pbkdf2.verify`]: {
    is: "password-hash",
    name: "PBKDF2",
    digest: arg(0, "any"),
    iterations: arg(1, "int"),
    saltBits: arg(2, "bytes"),
    functions: ["verify"]
  },

  [`${crates}.rand.SystemRandom.new`]: { is: "random", name: "RNG", returns: "ring.rand.SystemRandom" },
  "ring.rand.SystemRandom#fill": { refines: true, byteLength: arg(0, "size") },
  [`${crates}.rand.generate`]: { is: "random", name: "RNG" },
  "aws_lc_rs.rand.fill": { is: "random", name: "RNG", byteLength: arg(0, "size") },

  [`${crates}.signature.ED25519`]: { name: "Ed25519" },
  "aws_lc_rs.signature.ECDSA_P{256,384}_SHA512_ASN1": { name: "ECDSA", curve: "P-{1}", digest: "SHA-512" },
  "aws_lc_rs.signature.ECDSA_P384_SHA3_384_{ASN1,FIXED,ASN1_SIGNING,FIXED_SIGNING}": {
    name: "ECDSA",
    curve: "P-384",
    digest: "SHA3-384"
  },
  "aws_lc_rs.signature.ECDSA_P521_SHA3_512_{ASN1,FIXED,ASN1_SIGNING,FIXED_SIGNING}": {
    name: "ECDSA",
    curve: "P-521",
    digest: "SHA3-512"
  },
  "aws_lc_rs.signature.ECDSA_P521_SHA1_{ASN1,FIXED}": { name: "ECDSA", curve: "P-521", digest: "SHA-1" },
  [`${crates}.signature.ECDSA_P{256,384}_SHA{256,384}_ASN1`]: { name: "ECDSA", curve: "P-{2}", digest: "SHA-{3}" },
  [`${crates}.signature.{ECDSA_P256_SHA256_FIXED,ECDSA_P256_SHA256_ASN1_SIGNING,ECDSA_P256_SHA256_FIXED_SIGNING}`]: {
    name: "ECDSA",
    curve: "P-256",
    digest: "SHA-256"
  },
  [`${crates}.signature.{ECDSA_P384_SHA384_FIXED,ECDSA_P384_SHA384_ASN1_SIGNING,ECDSA_P384_SHA384_FIXED_SIGNING}`]: {
    name: "ECDSA",
    curve: "P-384",
    digest: "SHA-384"
  },
  "aws_lc_rs.signature.ECDSA_P521_SHA{224,256,384,512}_{ASN1,FIXED,ASN1_SIGNING,FIXED_SIGNING}": {
    name: "ECDSA",
    curve: "P-521",
    digest: "SHA-{1}"
  },
  "aws_lc_rs.signature.ECDSA_P256K1_SHA{256,3_256}_{ASN1,FIXED,ASN1_SIGNING,FIXED_SIGNING}": {
    name: "ECDSA",
    curve: "secp256k1",
    digest: text("sha{1}", "hash")
  },
  [`${crates}.signature.RSA_PKCS1_1024_8192_SHA{256,512}_FOR_LEGACY_USE_ONLY`]: {
    ...rsaVerify,
    padding: "pkcs1v15",
    digest: "SHA-{2}"
  },
  [`${crates}.signature.RSA_PKCS1_{1024,2048}_8192_SHA1_FOR_LEGACY_USE_ONLY`]: {
    ...rsaVerify,
    padding: "pkcs1v15",
    digest: "SHA-1"
  },
  [`${crates}.signature.RSA_PKCS1_2048_8192_SHA{256,384,512}`]: {
    ...rsaVerify,
    padding: "pkcs1v15",
    digest: "SHA-{2}"
  },
  [`${crates}.signature.RSA_PKCS1_3072_8192_SHA384`]: { ...rsaVerify, padding: "pkcs1v15", digest: "SHA-384" },
  [`${crates}.signature.RSA_PKCS1_SHA{256,384,512}`]: { ...rsaVerify, padding: "pkcs1v15", digest: "SHA-{2}" },
  [`${crates}.signature.{RSA_PSS_2048_8192_SHA,RSA_PSS_SHA}{256,384,512}`]: {
    ...rsaVerify,
    padding: "pss",
    digest: "SHA-{3}",
    mgfDigest: "SHA-{3}",
    saltBits: text("{3}", "int")
  },
  [`{ring.signature.UnparsedPublicKey,aws_lc_rs.signature.UnparsedPublicKey,aws_lc_rs.signature.ParsedPublicKey}.new`]:
    {
      is: "signature",
      algorithm: arg(0, "any"),
      functions: ["verify"]
    },
  [`${crates}.signature.RsaPublicKeyComponents#verify`]: {
    is: "signature",
    algorithm: arg(0, "any"),
    functions: ["verify"]
  },
  [`${crates}.signature.verify`]: { is: "signature", algorithm: arg(0, "any"), functions: ["verify"] },
  [`${crates}.signature.Ed25519KeyPair.{generate,generate_pkcs8}`]: {
    is: "keygen",
    name: "Ed25519",
    returns: "ring.Ed25519KeyPair"
  },
  [`${crates}.signature.Ed25519KeyPair.{from_pkcs8,from_pkcs8_maybe_unchecked,from_seed_and_public_key,from_seed_unchecked}`]:
    {
      is: "key",
      name: "Ed25519",
      material: "private-key",
      returns: "ring.Ed25519KeyPair"
    },
  [`{ring,ring.signature,aws_lc_rs.signature}.Ed25519KeyPair#{sign,try_sign}`]: {
    is: "signature",
    name: "Ed25519",
    functions: ["sign"]
  },
  [`${crates}.signature.EcdsaKeyPair.{generate,generate_pkcs8}`]: {
    is: "keygen",
    algorithm: arg(0, "any"),
    returns: "ring.EcdsaKeyPair"
  },
  "{ring.signature.EcdsaKeyPair.from_pkcs8,aws_lc_rs.signature.EcdsaKeyPair.from_pkcs8,ring.signature.EcdsaKeyPair.from_private_key_and_public_key,aws_lc_rs.signature.EcdsaKeyPair.from_private_key_and_public_key,aws_lc_rs.signature.EcdsaKeyPair.from_private_key_der}":
    {
      is: "key",
      algorithm: arg(0, "any"),
      material: "private-key",
      returns: "ring.EcdsaKeyPair"
    },
  "ring.EcdsaKeyPair#sign": { is: "signature", inherits: true, functions: ["sign"] },
  [`{ring.signature,ring.rsa,aws_lc_rs.signature,aws_lc_rs.rsa}.{RsaKeyPair,KeyPair}.{from_pkcs8,from_der,from_components}`]:
    {
      is: "key",
      name: "RSA",
      material: "private-key",
      returns: "ring.RsaKeyPair"
    },
  "aws_lc_rs.{rsa,signature}.{KeyPair,RsaKeyPair}.generate": {
    is: "keygen",
    name: "RSA",
    keyBits: arg(0, "any"),
    returns: "ring.RsaKeyPair"
  },
  "aws_lc_rs.rsa.KeySize.Rsa{2048,3072,4096,8192}": { keyBits: text("{1}", "int") },
  "ring.RsaKeyPair#sign": { is: "signature", algorithm: arg(0, "any"), inherits: true, functions: ["sign"] },

  "aws_lc_rs.rsa.PrivateDecryptingKey.generate": { is: "keygen", name: "RSA", keyBits: arg(0, "any") },
  "aws_lc_rs.rsa.PrivateDecryptingKey.from_pkcs8": { is: "key", name: "RSA", material: "private-key" },
  "aws_lc_rs.rsa.PublicEncryptingKey.from_der": { is: "key", name: "RSA", material: "public-key" },
  "aws_lc_rs.rsa.Oaep{PublicEncrypting,PrivateDecrypting}Key.new": {
    is: "cipher",
    name: "RSA",
    primitive: "pke",
    padding: "oaep",
    key: arg(0, "any"),
    returns: "aws_lc_rs.Oaep"
  },
  "aws_lc_rs.rsa.OAEP_SHA{1,256,384,512}_MGF1SHA{1,256,384,512}": { digest: "SHA-{1}", mgfDigest: "SHA-{2}" },
  "aws_lc_rs.Oaep#encrypt": { refines: true, algorithm: arg(0, "any"), functions: ["encrypt"] },
  "aws_lc_rs.Oaep#decrypt": { refines: true, algorithm: arg(0, "any"), functions: ["decrypt"] },
  "aws_lc_rs.rsa.Pkcs1{PublicEncrypting,PrivateDecrypting}Key.new": {
    is: "cipher",
    name: "RSA",
    primitive: "pke",
    padding: "pkcs1v15",
    key: arg(0, "any")
  },

  "aws_lc_rs.cipher.AES_{128,192,256}": { name: "AES", keyBits: text("{1}", "int") },
  "aws_lc_rs.cipher.DES_FOR_LEGACY_USE_ONLY": { name: "DES" },
  "aws_lc_rs.cipher.DES_EDE_FOR_LEGACY_USE_ONLY": { name: "3DES", keyBits: 112 },
  "aws_lc_rs.cipher.DES_EDE3_FOR_LEGACY_USE_ONLY": { name: "3DES", keyBits: 168 },
  "aws_lc_rs.cipher.UnboundCipherKey.new": { is: "cipher", algorithm: arg(0, "any") },
  "aws_lc_rs.cipher.{EncryptingKey,StreamingEncryptingKey}.{ctr,cfb128,ecb,cbc}": {
    is: "cipher",
    mode: text("{2}", "mode"),
    from: arg(0, "any"),
    functions: ["encrypt"]
  },
  "aws_lc_rs.cipher.{DecryptingKey,StreamingDecryptingKey}.{ctr,cfb128,ecb,cbc}": {
    is: "cipher",
    mode: text("{2}", "mode"),
    from: arg(0, "any"),
    functions: ["decrypt"]
  },
  "aws_lc_rs.cipher.{PaddedBlockEncryptingKey,StreamingEncryptingKey}.{cbc,ecb}_pkcs7": {
    is: "cipher",
    mode: text("{2}", "mode"),
    padding: "pkcs7",
    from: arg(0, "any"),
    functions: ["encrypt"]
  },
  "aws_lc_rs.cipher.{PaddedBlockDecryptingKey,StreamingDecryptingKey}.{cbc,ecb}_pkcs7": {
    is: "cipher",
    mode: text("{2}", "mode"),
    padding: "pkcs7",
    from: arg(0, "any"),
    functions: ["decrypt"]
  },
  "aws_lc_rs.kem.ML_KEM_{512,768,1024}": { name: "ML-KEM", parameterSet: "{1}" },
  "aws_lc_rs.kem.DecapsulationKey.generate": {
    is: "keygen",
    algorithm: arg(0, "any"),
    returns: "aws_lc_rs.kem.Key"
  },
  "aws_lc_rs.kem.DecapsulationKey.new": {
    is: "key",
    material: "private-key",
    algorithm: arg(0, "any"),
    returns: "aws_lc_rs.kem.Key"
  },
  "aws_lc_rs.kem.EncapsulationKey.new": {
    is: "key",
    algorithm: arg(0, "any"),
    material: "public-key",
    returns: "aws_lc_rs.kem.Key"
  },
  "aws_lc_rs.kem.Key#encapsulation_key": { inherits: true, returns: "aws_lc_rs.kem.Key" },
  "aws_lc_rs.kem.Key#encapsulate": { is: "kem", inherits: true, functions: ["encapsulate"] },
  "aws_lc_rs.kem.Key#decapsulate": { is: "kem", inherits: true, functions: ["decapsulate"] },
  "aws_lc_rs.unstable.signature.{ML_DSA,MLDSA}_{44,65,87}{,_SIGNING}": { name: "ML-DSA", parameterSet: "{2}" },
  "aws_lc_rs.signature.ML_DSA_{44,65,87}{,_SIGNING}": { name: "ML-DSA", parameterSet: "{1}" },
  "aws_lc_rs.ml_dsa.ExternalMuSigner.new": { is: "signature", name: "ML-DSA", key: arg(0, "any"), functions: ["sign"] },
  "aws_lc_rs.ml_dsa.ExternalMuVerifier.new": {
    is: "signature",
    name: "ML-DSA",
    key: arg(0, "any"),
    functions: ["verify"]
  },
  "aws_lc_rs.{unstable.signature,signature}.PqdsaKeyPair.generate": {
    is: "keygen",
    algorithm: arg(0, "any"),
    returns: "ring.EcdsaKeyPair"
  },
  "aws_lc_rs.{unstable.signature,signature}.PqdsaKeyPair.{from_pkcs8,from_seed,from_raw_private_key}": {
    is: "key",
    material: "private-key",
    algorithm: arg(0, "any"),
    returns: "ring.EcdsaKeyPair"
  },
  "aws_lc_rs.key_wrap.{AES_128,AES_256}": { algorithm: text("{1}", "cipher") },
  "aws_lc_rs.key_wrap.AesKek.new": {
    is: "key-wrap",
    algorithm: arg(0, "any"),
    mode: "kw",
    returns: "aws_lc_rs.AesKek"
  },
  "aws_lc_rs.AesKek#{wrap,unwrap}": { refines: true },
  "aws_lc_rs.AesKek#{wrap_with_padding,unwrap_with_padding}": { refines: true, mode: "kwp" },
  "aws_lc_rs.cmac.AES_{128,192,256}": { name: "AES", keyBits: text("{1}", "int") },
  "aws_lc_rs.cmac.{TDES,DES_EDE3}_FOR_LEGACY_USE_ONLY": { name: "3DES" },
  "aws_lc_rs.cmac.Key.{new,generate}": { is: "mac", name: "CMAC", cipher: arg(0, "any"), key: arg(0, "any") },
  "aws_lc_rs.kdf.{kbkdf_ctr_hmac,sskdf_hmac,sskdf_digest}": { is: "kdf", algorithm: arg(0, "any") },
  "aws_lc_rs.kdf.get_kbkdf_ctr_hmac_algorithm": { name: "KBKDF-Counter" },
  "aws_lc_rs.kdf.{get_sskdf_hmac_algorithm,get_sskdf_digest_algorithm}": { name: "ConcatKDF" },
  "aws_lc_rs.tls_prf.P_SHA{256,384}": { name: "TLS-PRF", digest: "SHA-{1}" },
  "aws_lc_rs.tls_prf.Secret.new": { is: "kdf", algorithm: arg(0, "any") }
})
