import { arg, library } from "../rule.ts"

const tink = "github.com/tink-crypto/tink-go/v2"
const size = (field: string) => arg(99, "bytes", field)
const part = (field: string) => arg(99, "any", field)
const secret = { is: "key", material: "secret-key" } as const
const privateKey = { is: "key", material: "private-key" } as const
const publicKey = { is: "key", material: "public-key" } as const
const opts = { from: arg(0, "any") } as const
const hashed = "{aead/aesctrhmac,mac/hmac,hybrid/ecies,prf/hkdfprf,prf/hmacprf}"
const plain = "{aead/aesgcm,aead/aesgcmsiv,aead/chacha20poly1305,aead/xchacha20poly1305,aead/xaesgcm,daead/aessiv}"
const paired = "{signature/ecdsa,signature/ed25519,signature/mldsa,signature/slhdsa,hybrid/ecies,hybrid/hpke}"

/*
 * https://github.com/tink-crypto/tink-go 2.2 to 2.7: one package for each type of key, with parameters that replace the templates.
 * Sizes are bytes. The key of AES-SIV is as long as two keys of AES, the nonce of XAES-256-GCM is the salt and 12 bytes more.
 * SLH-DSA's set is put together from three arguments, and a composite of ML-DSA has two algorithms: neither has a name here.
 */
export const tinkGoKeys = library("go", "tinkGoKeys", {
  [`${tink}/keyset.{NewManager,NewManagerFromHandle}`]: { returns: `${tink}/keyset.Manager` },
  [`${tink}/keyset.Manager#AddNewKeyFromParameters`]: { is: "keygen", from: arg(0, "any") },

  [`${tink}/aead/aesgcm.NewParameters`]: { ...opts, name: "AES", mode: "gcm" },
  [`new ${tink}/aead/aesgcm.ParametersOpts`]: {
    keyBits: size("KeySizeInBytes"),
    nonceBits: size("IVSizeInBytes"),
    tagBits: size("TagSizeInBytes")
  },
  [`${tink}/aead/aesgcmsiv.NewParameters`]: { name: "AES", mode: "gcm-siv", keyBits: arg(0, "bytes") },
  [`${tink}/aead/aesctrhmac.NewParameters`]: { ...opts, name: "AES", mode: "ctr-hmac" },
  [`new ${tink}/aead/aesctrhmac.ParametersOpts`]: {
    keyBits: size("AESKeySizeInBytes"),
    nonceBits: size("IVSizeInBytes"),
    tagBits: size("TagSizeInBytes"),
    digest: part("HashType")
  },
  [`${tink}/aead/chacha20poly1305.NewParameters`]: { name: "ChaCha20-Poly1305" },
  [`${tink}/aead/xchacha20poly1305.NewParameters`]: { name: "XChaCha20-Poly1305" },
  [`${tink}/aead/xaesgcm.NewParameters`]: { name: "AES", mode: "gcm", keyBits: 256 },
  [`${tink}/daead/aessiv.NewParameters`]: { name: "AES", mode: "siv" },
  [`${tink}/${plain}.NewKey`]: {
    ...secret,
    from: arg(2, "any")
  },
  [`${tink}/aead/aesctrhmac.NewKey`]: { ...secret, from: arg(0, "any") },
  [`new ${tink}/aead/aesctrhmac.KeyOpts`]: { from: part("Parameters") },
  [`${tink}/aead/aesgcm.NewAEAD`]: { is: "cipher", from: arg(0, "any"), returns: "crypto/cipher.AEAD" },

  [`${tink}/mac/aescmac.NewParameters`]: { ...opts, name: "CMAC", cipher: "AES" },
  [`${tink}/mac/hmac.NewParameters`]: { ...opts, name: "HMAC" },
  [`new ${tink}/mac/{aescmac,hmac}.ParametersOpts`]: {
    keyBits: size("KeySizeInBytes"),
    tagBits: size("TagSizeInBytes"),
    digest: part("HashType")
  },
  [`${tink}/mac/{aescmac,hmac}.NewKey`]: { ...secret, from: arg(1, "any") },
  [`${tink}/prf/aescmacprf.NewParameters`]: { name: "CMAC", cipher: "AES", keyBits: arg(0, "bytes") },
  [`${tink}/prf/aescmacprf.NewKey`]: { ...secret, name: "CMAC", cipher: "AES" },
  [`${tink}/prf/hkdfprf.NewParameters`]: {
    name: "HKDF",
    keyBits: arg(0, "bytes"),
    digest: arg(1, "any"),
    saltBits: arg(2, "bytes")
  },
  [`${tink}/prf/hmacprf.NewParameters`]: { name: "HMAC", keyBits: arg(0, "bytes"), digest: arg(1, "any") },
  [`${tink}/prf/{hkdfprf,hmacprf}.NewKey`]: { ...secret, from: arg(1, "any") },
  [`${tink}/keyderivation/prfbasedkeyderivation.NewParameters`]: opts,

  [`${tink}/signature/ecdsa.NewParameters`]: { name: "ECDSA", curve: arg(0, "any"), digest: arg(1, "any") },
  [`${tink}/signature/ecdsa.NistP{256,384,521}`]: { curve: "P-{1}" },
  [`${tink}/signature/{ecdsa,rsassapkcs1,rsassapss}.SHA{256,384,512}`]: { digest: "SHA-{2}" },
  [`${tink}/signature/ed25519.NewParameters`]: { name: "Ed25519" },
  [`${tink}/signature/mldsa.NewParameters`]: { name: "ML-DSA", ...opts },
  [`${tink}/{signature/mldsa,jwt/jwtmldsa}.MLDSA{44,65,87}`]: { name: "ML-DSA", parameterSet: "{2}" },
  [`${tink}/signature/slhdsa.NewParameters`]: { name: "SLH-DSA" },
  [`${tink}/signature/rsassapkcs1.NewParameters`]: {
    name: "RSA",
    padding: "pkcs1v15",
    primitive: "signature",
    keyBits: arg(0, "int"),
    digest: arg(1, "any")
  },
  [`${tink}/signature/rsassapss.NewParameters`]: { ...opts, name: "RSA", padding: "pss" },
  [`new ${tink}/signature/rsassapss.ParametersValues`]: {
    keyBits: arg(99, "int", "ModulusSizeBits"),
    digest: part("SigHashType"),
    mgfDigest: part("MGF1HashType"),
    saltBits: size("SaltLengthBytes")
  },
  [`${tink}/${paired}.NewPublicKey`]: {
    ...publicKey,
    from: arg(2, "any")
  },
  [`${tink}/${paired}.NewPrivateKey`]: {
    ...privateKey,
    from: arg(2, "any")
  },
  [`${tink}/signature/{rsassapkcs1,rsassapss}.NewPublicKey`]: { ...publicKey, from: arg(2, "any") },
  [`${tink}/signature/{rsassapkcs1,rsassapss}.NewPrivateKey`]: { ...privateKey, from: arg(0, "any") },
  [`${tink}/signature/compositemldsa.NewPublicKey`]: { ...publicKey, from: arg(0, "any") },
  [`${tink}/signature/compositemldsa.NewPrivateKey`]: { ...privateKey, from: arg(0, "any") },
  [`${tink}/signprehash.{NewPrehash,NewPrehashWithConfig}`]: { is: "signature", from: arg(0, "any") },
  [`${tink}/signprehash.{NewPrehashSigner,NewPrehashSignerWithConfig}`]: {
    is: "signature",
    from: arg(0, "any"),
    functions: ["sign"]
  },

  [`${tink}/hybrid/ecies.NewParameters`]: { ...opts, name: "ECIES" },
  [`new ${tink}/hybrid/ecies.ParametersOpts`]: { curve: part("CurveType"), digest: part("HashType") },
  [`${tink}/hybrid/ecies.NISTP{256,384,521}`]: { curve: "P-{1}" },
  [`${tink}/hybrid/ecies.X25519`]: { curve: "Curve25519" },
  [`${tink}/hybrid/hpke.NewParameters`]: { ...opts, name: "HPKE" },
  [`new ${tink}/hybrid/hpke.ParametersOpts`]: {
    from: [part("KEMID"), part("AEADID")],
    digest: part("KDFID")
  },
  [`${tink}/hybrid/hpke.DHKEM_P256_HKDF_SHA256`]: { curve: "P-256" },
  [`${tink}/hybrid/hpke.DHKEM_P384_HKDF_SHA384`]: { curve: "P-384" },
  [`${tink}/hybrid/hpke.DHKEM_P521_HKDF_SHA512`]: { curve: "P-521" },
  [`${tink}/hybrid/hpke.DHKEM_X25519_HKDF_SHA256`]: { curve: "Curve25519" },
  [`${tink}/hybrid/hpke.HKDFSHA{256,384,512}`]: { digest: "SHA-{1}" },
  [`${tink}/hybrid/hpke.AES{128,256}GCM`]: { cipher: "AES", keyBits: { text: "{1}", as: "int" }, mode: "gcm" },
  [`${tink}/hybrid/hpke.ChaCha20Poly1305`]: { cipher: "ChaCha20-Poly1305" },
  [`${tink}/${hashed}.SHA{1,224,256,384,512}`]: { digest: "SHA-{2}" },

  [`${tink}/streamingaead/aesctrhmac.NewParameters`]: { ...opts, name: "AES", mode: "ctr-hmac" },
  [`new ${tink}/streamingaead/aesctrhmac.ParametersOpts`]: {
    keyBits: size("DerivedKeySizeInBytes"),
    digest: part("HmacHashType"),
    tagBits: size("HmacTagSizeInBytes")
  },
  [`${tink}/streamingaead/aesgcmhkdf.NewParameters`]: { ...opts, name: "AES", mode: "gcm" },
  [`new ${tink}/streamingaead/aesgcmhkdf.ParametersOpts`]: { keyBits: size("DerivedKeySizeInBytes") },
  [`${tink}/streamingaead/aesctrhmac.SHA{1,256,512}`]: { digest: "SHA-{1}" },
  [`${tink}/streamingaead/{aesctrhmac,aesgcmhkdf}.NewKey`]: { ...secret, from: arg(0, "any") },
  [`${tink}/streamingaead.NewWithConfig`]: { is: "cipher", from: arg(0, "any") },
  [`${tink}/streamingaead/subtle.NewAESCTRHMAC`]: {
    is: "cipher",
    name: "AES",
    mode: "ctr-hmac",
    keyBits: arg(2, "bytes"),
    digest: arg(3, "hash"),
    tagBits: arg(4, "bytes")
  },
  [`${tink}/streamingaead/subtle.NewAESGCMHKDF`]: { is: "cipher", name: "AES", mode: "gcm", keyBits: arg(2, "bytes") },

  [`${tink}/jwt/{jwtecdsa,jwtmldsa}.NewParameters`]: { algorithm: arg(1, "jose"), from: arg(1, "any") },
  [`${tink}/jwt/jwthmac.NewParameters`]: { keyBits: arg(0, "bytes"), algorithm: arg(2, "jose") },
  [`${tink}/jwt/{jwtrsassapkcs1,jwtrsassapss}.NewParameters`]: opts,
  [`new ${tink}/jwt/{jwtrsassapkcs1,jwtrsassapss}.ParametersOpts`]: {
    algorithm: arg(99, "jose", "Algorithm"),
    keyBits: arg(99, "int", "ModulusSizeInBits")
  },
  [`${tink}/jwt/jwtecdsa.ES{256,384,512}`]: { value: "ES{1}" },
  [`${tink}/jwt/jwthmac.HS{256,384,512}`]: { value: "HS{1}" },
  [`${tink}/jwt/jwtrsassapkcs1.RS{256,384,512}`]: { value: "RS{1}" },
  [`${tink}/jwt/jwtrsassapss.PS{256,384,512}`]: { value: "PS{1}" },
  [`${tink}/jwt.JWKSetFromPublicKeysetHandle`]: { ...publicKey, certificateFormat: "JWK", from: arg(0, "any") },
  [`${tink}/jwt.JWKSetToPublicKeysetHandle`]: { ...publicKey, certificateFormat: "JWK", returns: "tink.Handle" },

  [`${tink}/hybrid/subtle.{NewECIESAEADHKDFHybridEncrypt,NewECIESAEADHKDFHybridDecrypt}`]: {
    is: "cipher",
    name: "ECIES",
    saltBits: arg(1, "bytes"),
    digest: arg(2, "hash")
  },
  [`${tink}/aead/subtle.NewEncryptThenAuthenticate`]: {
    is: "cipher",
    from: arg(0, "any"),
    mode: "ctr-hmac",
    tagBits: arg(2, "bytes")
  },
  [`${tink}/subtle.ComputeHKDF`]: {
    is: "kdf",
    name: "HKDF",
    digest: arg(0, "hash"),
    keyBits: arg(1, "bytes"),
    saltBits: arg(2, "bytes"),
    outputBits: arg(4, "bytes")
  },
  [`${tink}/subtle.ComputeSharedSecretX25519`]: { is: "key-agreement", name: "X25519" },
  [`${tink}/subtle.GeneratePrivateKeyX25519`]: { is: "keygen", name: "X25519" },
  [`${tink}/subtle/random.GetRandomBytes`]: { is: "random", name: "RNG", byteLength: arg(0, "int") },
  [`${tink}/subtle/random.GetRandomUint32`]: { is: "random", name: "RNG", byteLength: 4 }
})
