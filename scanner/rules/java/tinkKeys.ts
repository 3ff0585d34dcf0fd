import { arg, library } from "../rule.ts"

const tink = "com.google.crypto.tink"
const secret = { is: "key", material: "secret-key" } as const
const privateKey = { is: "key", material: "private-key" } as const
const publicKey = { is: "key", material: "public-key" } as const
const pkcs1 = { name: "RSA", padding: "pkcs1v15", primitive: "signature" } as const
const pss = { name: "RSA", padding: "pss" } as const
const signs = { is: "signature", functions: ["sign"] } as const
const verifies = { is: "signature", functions: ["verify"] } as const
const given = { from: arg(0, "any") } as const
const built =
  "{aead.AesGcm,aead.AesGcmSiv,aead.AesEax,aead.AesCtrHmacAead,daead.AesSiv,mac.Hmac,mac.AesCmac,prf.HkdfPrf,prf.HmacPrf,jwt.JwtHmac}Key"
const builtPublic =
  "{signature.Ecdsa,signature.RsaSsaPkcs1,signature.RsaSsaPss,signature.MlDsa,signature.SlhDsa,signature.CompositeMlDsa,jwt.JwtEcdsa,jwt.JwtRsaSsaPkcs1,jwt.JwtRsaSsaPss,jwt.JwtMlDsa}PublicKey"
const builtPrivate =
  "{signature.Ecdsa,signature.RsaSsaPkcs1,signature.RsaSsaPss,jwt.JwtRsaSsaPkcs1,jwt.JwtRsaSsaPss}PrivateKey"

/*
 * https://github.com/tink-crypto/tink-java 1.9 to 1.23: the key of each type, put together from its parameters or its public key, and
 * the subtle classes that make a primitive of one key. An X-Wing key is told by its KEM, a composite of ML-DSA has two algorithms.
 */
export const tinkKeys = library("java", "tinkKeys", {
  [`${tink}.aead.{AesGcmKey,AesGcmSivKey,AesEaxKey,AesCtrHmacAeadKey}.builder`]: {
    ...secret,
    name: "AES",
    returns: `${tink}.aead.{1}.Builder`
  },
  [`${tink}.daead.AesSivKey.builder`]: {
    ...secret,
    name: "AES",
    mode: "siv",
    returns: `${tink}.daead.AesSivKey.Builder`
  },
  [`${tink}.{mac.HmacKey,prf.HmacPrfKey,jwt.JwtHmacKey}.builder`]: {
    ...secret,
    name: "HMAC",
    returns: `${tink}.{1}.Builder`
  },
  [`${tink}.mac.AesCmacKey.builder`]: {
    ...secret,
    name: "CMAC",
    cipher: "AES",
    returns: `${tink}.mac.AesCmacKey.Builder`
  },
  [`${tink}.prf.HkdfPrfKey.builder`]: { ...secret, name: "HKDF", returns: `${tink}.prf.HkdfPrfKey.Builder` },
  [`${tink}.${built}.Builder#setParameters`]: { ...given, refines: true, returns: `${tink}.{1}Key.Builder` },
  [`${tink}.${built}.Builder#build`]: { inherits: true, returns: `${tink}.{1}Key` },
  [`${tink}.${built}.Builder#*`]: { returns: `${tink}.{1}Key.Builder` },
  [`${tink}.aead.ChaCha20Poly1305Key.create`]: { ...secret, name: "ChaCha20-Poly1305" },
  [`${tink}.aead.XChaCha20Poly1305Key.create`]: { ...secret, name: "XChaCha20-Poly1305" },
  [`${tink}.aead.XAesGcmKey.create`]: { ...secret, name: "AES", mode: "gcm", keyBits: 256 },
  [`${tink}.prf.AesCmacPrfKey.create`]: { ...secret, name: "CMAC", cipher: "AES", keyBits: arg(1, "bytes") },
  [`${tink}.streamingaead.{AesGcmHkdfStreamingKey,AesCtrHmacStreamingKey}.create`]: {
    ...secret,
    ...given,
    name: "AES"
  },
  [`${tink}.keyderivation.PrfBasedKeyDerivationKey.create`]: { ...secret, from: arg(1, "any") },

  [`${tink}.{signature.EcdsaPublicKey,jwt.JwtEcdsaPublicKey}.builder`]: {
    ...publicKey,
    name: "ECDSA",
    returns: `${tink}.{1}.Builder`
  },
  [`${tink}.{signature.RsaSsaPkcs1PublicKey,jwt.JwtRsaSsaPkcs1PublicKey}.builder`]: {
    ...publicKey,
    ...pkcs1,
    returns: `${tink}.{1}.Builder`
  },
  [`${tink}.{signature.RsaSsaPssPublicKey,jwt.JwtRsaSsaPssPublicKey}.builder`]: {
    ...publicKey,
    ...pss,
    returns: `${tink}.{1}.Builder`
  },
  [`${tink}.{signature.MlDsaPublicKey,signature.CompositeMlDsaPublicKey,jwt.JwtMlDsaPublicKey}.builder`]: {
    ...publicKey,
    name: "ML-DSA",
    returns: `${tink}.{1}.Builder`
  },
  [`${tink}.signature.SlhDsaPublicKey.builder`]: {
    ...publicKey,
    name: "SLH-DSA",
    returns: `${tink}.signature.SlhDsaPublicKey.Builder`
  },
  [`${tink}.${builtPublic}.Builder#setParameters`]: {
    ...given,
    refines: true,
    returns: `${tink}.{1}PublicKey.Builder`
  },
  [`${tink}.${builtPublic}.Builder#build`]: { inherits: true, returns: `${tink}.{1}PublicKey` },
  [`${tink}.${builtPublic}.Builder#*`]: { returns: `${tink}.{1}PublicKey.Builder` },
  [`${tink}.signature.Ed25519PublicKey.create`]: { ...publicKey, name: "Ed25519" },
  [`${tink}.hybrid.EciesPublicKey.createForCurveX25519`]: {
    ...publicKey,
    ...given,
    name: "ECIES",
    curve: "Curve25519"
  },
  [`${tink}.hybrid.EciesPublicKey.createForNistCurve`]: { ...publicKey, ...given, name: "ECIES" },
  [`${tink}.hybrid.HpkePublicKey.create`]: { ...publicKey, ...given, name: "HPKE" },

  [`${tink}.signature.EcdsaPrivateKey.builder`]: {
    ...privateKey,
    name: "ECDSA",
    returns: `${tink}.signature.EcdsaPrivateKey.Builder`
  },
  [`${tink}.{signature.RsaSsaPkcs1PrivateKey,jwt.JwtRsaSsaPkcs1PrivateKey}.builder`]: {
    ...privateKey,
    ...pkcs1,
    returns: `${tink}.{1}.Builder`
  },
  [`${tink}.{signature.RsaSsaPssPrivateKey,jwt.JwtRsaSsaPssPrivateKey}.builder`]: {
    ...privateKey,
    ...pss,
    returns: `${tink}.{1}.Builder`
  },
  [`${tink}.signature.CompositeMlDsaPrivateKey.builder`]: {
    ...privateKey,
    name: "ML-DSA",
    returns: `${tink}.signature.CompositeMlDsaPrivateKey.Builder`
  },
  [`${tink}.signature.CompositeMlDsaPrivateKey.Builder#setParameters`]: {
    ...given,
    refines: true,
    returns: `${tink}.signature.CompositeMlDsaPrivateKey.Builder`
  },
  [`${tink}.${builtPrivate}.Builder#setPublicKey`]: {
    ...given,
    material: "private-key",
    refines: true,
    returns: `${tink}.{1}PrivateKey.Builder`
  },
  [`${tink}.${builtPrivate}.Builder#build`]: { inherits: true, returns: `${tink}.{1}PrivateKey` },
  [`${tink}.${builtPrivate}.Builder#*`]: { returns: `${tink}.{1}PrivateKey.Builder` },
  [`${tink}.signature.Ed25519PrivateKey.create`]: { ...privateKey, name: "Ed25519" },
  [`${tink}.signature.MlDsaPrivateKey.createWithoutVerification`]: { ...privateKey, ...given, name: "ML-DSA" },
  [`${tink}.signature.SlhDsaPrivateKey.createWithoutVerification`]: { ...privateKey, ...given, name: "SLH-DSA" },
  [`${tink}.jwt.JwtEcdsaPrivateKey.create`]: { ...privateKey, ...given, name: "ECDSA" },
  [`${tink}.jwt.JwtMlDsaPrivateKey.create`]: { ...privateKey, ...given, name: "ML-DSA" },
  [`${tink}.hybrid.EciesPrivateKey.createForCurveX25519`]: {
    ...privateKey,
    ...given,
    name: "ECIES",
    curve: "Curve25519"
  },
  [`${tink}.hybrid.EciesPrivateKey.createForNistCurve`]: { ...privateKey, ...given, name: "ECIES" },
  [`${tink}.hybrid.HpkePrivateKey.create`]: { ...privateKey, ...given, name: "HPKE" },

  [`${tink}.signature.SlhDsaParameters.createSlhDsaWithSha2And128S`]: {
    name: "SLH-DSA",
    parameterSet: "SHA2-128s"
  },
  [`${tink}.signature.CompositeMlDsaParameters.builder`]: {
    name: "ML-DSA",
    returns: `${tink}.signature.CompositeMlDsaParameters.Builder`
  },
  [`${tink}.signature.CompositeMlDsaParameters.Builder#setMlDsaInstance`]: {
    refines: true,
    algorithm: arg(0, "tink"),
    returns: `${tink}.signature.CompositeMlDsaParameters.Builder`
  },
  [`${tink}.signature.CompositeMlDsaParameters.MlDsaInstance.ML_DSA_{44,65,87}`]: { value: "ML_DSA_{1}" },
  [`${tink}.signature.CompositeMlDsaParameters.Builder#*`]: {
    returns: `${tink}.signature.CompositeMlDsaParameters.Builder`
  },

  [`${tink}.{aead.subtle.AesGcmAead,subtle.AesGcmJce}.create`]: {
    ...given,
    is: "cipher",
    name: "AES",
    mode: "gcm",
    returns: `${tink}.Aead`
  },
  [`${tink}.{aead.subtle.AesGcmSivAead,aead.subtle.AesGcmSiv}.create`]: {
    ...given,
    is: "cipher",
    name: "AES",
    mode: "gcm-siv",
    returns: `${tink}.Aead`
  },
  [`${tink}.{aead.subtle.AesEaxAead,subtle.AesEaxJce}.create`]: {
    ...given,
    is: "cipher",
    name: "AES",
    mode: "eax",
    returns: `${tink}.Aead`
  },
  [`${tink}.{aead.subtle.AesCtrHmacAead,subtle.EncryptThenAuthenticate}.create`]: {
    ...given,
    is: "cipher",
    name: "AES",
    mode: "ctr-hmac",
    returns: `${tink}.Aead`
  },
  [`${tink}.{aead.subtle.ChaCha20Poly1305Aead,subtle.ChaCha20Poly1305}.create`]: {
    ...given,
    is: "cipher",
    name: "ChaCha20-Poly1305",
    returns: `${tink}.Aead`
  },
  [`${tink}.{aead.subtle.XChaCha20Poly1305Aead,subtle.XChaCha20Poly1305}.create`]: {
    ...given,
    is: "cipher",
    name: "XChaCha20-Poly1305",
    returns: `${tink}.Aead`
  },
  [`${tink}.aead.subtle.XAesGcmAead.create`]: {
    ...given,
    is: "cipher",
    name: "AES",
    mode: "gcm",
    keyBits: 256,
    returns: `${tink}.Aead`
  },
  [`${tink}.{daead.subtle.AesSivDeterministicAead,subtle.AesSiv}.create`]: {
    ...given,
    is: "cipher",
    name: "AES",
    mode: "siv",
    returns: `${tink}.DeterministicAead`
  },
  [`${tink}.{streamingaead.subtle.AesGcmHkdfStreamingAead,subtle.AesGcmHkdfStreaming}.create`]: {
    ...given,
    is: "cipher",
    name: "AES",
    mode: "gcm",
    returns: `${tink}.StreamingAead`
  },
  [`${tink}.{streamingaead.subtle.AesCtrHmacStreamingAead,subtle.AesCtrHmacStreaming}.create`]: {
    ...given,
    is: "cipher",
    name: "AES",
    mode: "ctr-hmac",
    returns: `${tink}.StreamingAead`
  },
  [`${tink}.mac.subtle.AesCmacMac.create`]: {
    ...given,
    is: "mac",
    name: "CMAC",
    cipher: "AES",
    returns: `${tink}.Mac`
  },
  [`${tink}.mac.subtle.HmacMac.create`]: { ...given, is: "mac", name: "HMAC", returns: `${tink}.Mac` },
  [`${tink}.subtle.PrfMac.create`]: { ...given, is: "mac", returns: `${tink}.Mac` },
  [`${tink}.mac.subtle.AesCmacChunkedMac.create`]: { ...given, is: "mac", name: "CMAC", cipher: "AES" },
  [`${tink}.mac.subtle.HmacChunkedMac.create`]: { ...given, is: "mac", name: "HMAC" },
  [`${tink}.{prf.subtle.AesCmacPrf,subtle.PrfAesCmac}.create`]: {
    ...given,
    is: "kdf",
    name: "CMAC",
    cipher: "AES",
    returns: `${tink}.prf.Prf`
  },
  [`${tink}.{prf.subtle.HkdfPrf,subtle.prf.HkdfStreamingPrf}.create`]: {
    ...given,
    is: "kdf",
    name: "HKDF",
    returns: `${tink}.prf.Prf`
  },
  [`${tink}.{prf.subtle.HmacPrf,subtle.PrfHmacJce}.create`]: {
    ...given,
    is: "kdf",
    name: "HMAC",
    returns: `${tink}.prf.Prf`
  },
  [`${tink}.{signature.subtle.EcdsaSigner,subtle.EcdsaSignJce}.create`]: {
    ...given,
    ...signs,
    name: "ECDSA",
    returns: `${tink}.PublicKeySign`
  },
  [`${tink}.{signature.subtle.EcdsaVerifier,subtle.EcdsaVerifyJce}.create`]: {
    ...given,
    ...verifies,
    name: "ECDSA",
    returns: `${tink}.PublicKeyVerify`
  },
  [`${tink}.{signature.subtle.Ed25519Signer,subtle.Ed25519Sign}.create`]: {
    ...given,
    ...signs,
    name: "Ed25519",
    returns: `${tink}.PublicKeySign`
  },
  [`${tink}.{signature.subtle.Ed25519Verifier,subtle.Ed25519Verify}.create`]: {
    ...given,
    ...verifies,
    name: "Ed25519",
    returns: `${tink}.PublicKeyVerify`
  },
  [`${tink}.signature.subtle.MlDsaSigner.create`]: {
    ...given,
    ...signs,
    name: "ML-DSA",
    returns: `${tink}.PublicKeySign`
  },
  [`${tink}.signature.subtle.MlDsaVerifier.create`]: {
    ...given,
    ...verifies,
    name: "ML-DSA",
    returns: `${tink}.PublicKeyVerify`
  },
  [`${tink}.signature.subtle.SlhDsaSigner.create`]: {
    ...given,
    ...signs,
    name: "SLH-DSA",
    returns: `${tink}.PublicKeySign`
  },
  [`${tink}.signature.subtle.SlhDsaVerifier.create`]: {
    ...given,
    ...verifies,
    name: "SLH-DSA",
    returns: `${tink}.PublicKeyVerify`
  },
  [`${tink}.{signature.subtle.RsaSsaPkcs1Signer,subtle.RsaSsaPkcs1SignJce}.create`]: {
    ...given,
    ...signs,
    ...pkcs1,
    returns: `${tink}.PublicKeySign`
  },
  [`${tink}.{signature.subtle.RsaSsaPkcs1Verifier,subtle.RsaSsaPkcs1VerifyJce}.create`]: {
    ...given,
    ...verifies,
    ...pkcs1,
    returns: `${tink}.PublicKeyVerify`
  },
  [`${tink}.{signature.subtle.RsaSsaPssSigner,subtle.RsaSsaPssSignJce}.create`]: {
    ...given,
    ...signs,
    ...pss,
    returns: `${tink}.PublicKeySign`
  },
  [`${tink}.{signature.subtle.RsaSsaPssVerifier,subtle.RsaSsaPssVerifyJce}.create`]: {
    ...given,
    ...verifies,
    ...pss,
    returns: `${tink}.PublicKeyVerify`
  },
  [`${tink}.signature.subtle.CompositeMlDsaSigner.create`]: {
    ...given,
    ...signs,
    name: "ML-DSA",
    returns: `${tink}.PublicKeySign`
  },
  [`${tink}.signature.subtle.CompositeMlDsaVerifier.create`]: {
    ...given,
    ...verifies,
    name: "ML-DSA",
    returns: `${tink}.PublicKeyVerify`
  },
  [`${tink}.{hybrid.subtle.EciesEncrypt,subtle.EciesAeadHkdfHybridEncrypt}.create`]: {
    ...given,
    is: "cipher",
    name: "ECIES",
    functions: ["encrypt"],
    returns: `${tink}.HybridEncrypt`
  },
  [`${tink}.{hybrid.subtle.EciesDecrypt,subtle.EciesAeadHkdfHybridDecrypt}.create`]: {
    ...given,
    is: "cipher",
    name: "ECIES",
    functions: ["decrypt"],
    returns: `${tink}.HybridDecrypt`
  },
  [`${tink}.hybrid.subtle.HpkeEncrypt.create`]: {
    ...given,
    is: "cipher",
    name: "HPKE",
    functions: ["encrypt"],
    returns: `${tink}.HybridEncrypt`
  },
  [`${tink}.hybrid.subtle.HpkeDecrypt.create`]: {
    ...given,
    is: "cipher",
    name: "HPKE",
    functions: ["decrypt"],
    returns: `${tink}.HybridDecrypt`
  },
  [`${tink}.jwt.subtle.JwtHmac.create`]: { ...given, is: "token", name: "HMAC", returns: `${tink}.jwt.JwtMac` },
  [`${tink}.jwt.subtle.JwtEcdsaPublicKeySign.create`]: {
    ...given,
    is: "token",
    name: "ECDSA",
    functions: ["sign"],
    returns: `${tink}.jwt.JwtPublicKeySign`
  },
  [`${tink}.jwt.subtle.JwtEcdsaPublicKeyVerify.create`]: {
    ...given,
    is: "token",
    name: "ECDSA",
    functions: ["verify"],
    returns: `${tink}.jwt.JwtPublicKeyVerify`
  },
  [`${tink}.jwt.subtle.JwtMlDsaPublicKeySign.create`]: {
    ...given,
    is: "token",
    name: "ML-DSA",
    functions: ["sign"],
    returns: `${tink}.jwt.JwtPublicKeySign`
  },
  [`${tink}.jwt.subtle.JwtMlDsaPublicKeyVerify.create`]: {
    ...given,
    is: "token",
    name: "ML-DSA",
    functions: ["verify"],
    returns: `${tink}.jwt.JwtPublicKeyVerify`
  },
  [`${tink}.jwt.subtle.JwtRsaSsaPkcs1PublicKeySign.create`]: {
    ...given,
    is: "token",
    ...pkcs1,
    functions: ["sign"],
    returns: `${tink}.jwt.JwtPublicKeySign`
  },
  [`${tink}.jwt.subtle.JwtRsaSsaPkcs1PublicKeyVerify.create`]: {
    ...given,
    is: "token",
    ...pkcs1,
    functions: ["verify"],
    returns: `${tink}.jwt.JwtPublicKeyVerify`
  },
  [`${tink}.jwt.subtle.JwtRsaSsaPssPublicKeySign.create`]: {
    ...given,
    is: "token",
    ...pss,
    functions: ["sign"],
    returns: `${tink}.jwt.JwtPublicKeySign`
  },
  [`${tink}.jwt.subtle.JwtRsaSsaPssPublicKeyVerify.create`]: {
    ...given,
    is: "token",
    ...pss,
    functions: ["verify"],
    returns: `${tink}.jwt.JwtPublicKeyVerify`
  },

  [`new ${tink}.hybrid.subtle.RsaKemHybridEncrypt`]: {
    is: "cipher",
    name: "RSA-KEM",
    digest: arg(1, "jca"),
    functions: ["encrypt"]
  },
  [`new ${tink}.hybrid.subtle.RsaKemHybridDecrypt`]: {
    is: "cipher",
    name: "RSA-KEM",
    digest: arg(1, "jca"),
    functions: ["decrypt"]
  },
  [`new ${tink}.aead.subtle.AesGcmFactory`]: { is: "cipher", name: "AES", mode: "gcm", keyBits: arg(0, "bytes") },

  [`${tink}.integration.android.AndroidKeystore.generateNewAes256GcmKey`]: {
    is: "keygen",
    name: "AES",
    mode: "gcm",
    keyBits: 256
  },
  [`${tink}.integration.android.AndroidKeystoreKmsClient.{generateNewAeadKey,getOrGenerateNewAeadKey}`]: {
    is: "keygen",
    name: "AES",
    mode: "gcm",
    keyBits: 256
  },
  [`new ${tink}.integration.android.AndroidKeystoreAesGcm`]: {
    is: "cipher",
    name: "AES",
    mode: "gcm",
    returns: `${tink}.Aead`
  },
  [`${tink}.integration.android.AndroidKeystore.getAead`]: {
    is: "cipher",
    name: "AES",
    mode: "gcm",
    returns: `${tink}.Aead`
  },
  [`${tink}.subtle.Random.randInt`]: { is: "random", name: "RNG" },
  [`${tink}.subtle.X25519.publicFromPrivate`]: { ...publicKey, name: "X25519" },
  [`${tink}.util.SecretBytes.randomBytes`]: { is: "random", name: "RNG", byteLength: arg(0, "size") }
})
