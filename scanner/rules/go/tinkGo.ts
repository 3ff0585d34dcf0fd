import { arg, library } from "../rule.ts"

const tink = "github.com/{tink-crypto/tink-go/v2,tink-crypto/tink-go,google/tink/go}"
const signer = { is: "signature", name: "ECDSA", digest: arg(0, "hash") } as const
const pss = (digest: string) => ({ name: "RSA", padding: "pss", digest, mgfDigest: digest }) as const
const hpke = { name: "HPKE", digest: "SHA-256" } as const

/*
 * https://github.com/tink-crypto/tink-go 2.0 to 2.7 and the paths it had before. Templates are functions, whose
 * names say the algorithm; a handle takes over what its template says. Lengths are bytes. An SIV key of 64 bytes is two keys
 * of AES-256.
 */
export const tinkGo = library("go", "tinkGo", {
  [`${tink}/aead.{AES128GCM,AES256GCM,AES256GCMNoPrefix,AES128GCMSIV,AES256GCMSIV,AES128CTRHMACSHA256,AES256CTRHMACSHA256,ChaCha20Poly1305,XChaCha20Poly1305}KeyTemplate`]:
    { algorithm: { text: "{2}", as: "tink" } },
  [`${tink}/aead.AES256GCMSIVNoPrefixKeyTemplate`]: { name: "AES", keyBits: 256, mode: "gcm-siv" },
  [`${tink}/aead.XAES256GCM{160,192}BitNonce{,NoPrefix}KeyTemplate`]: {
    name: "AES",
    keyBits: 256,
    mode: "gcm",
    nonceBits: { text: "{2}", as: "int" }
  },
  [`${tink}/aead.{KMSEnvelopeAEADKeyTemplate,CreateKMSEnvelopeAEADKeyTemplate}`]: { from: arg(1, "any") },
  [`${tink}/daead.AESSIVKeyTemplate`]: { name: "AES", keyBits: 256, mode: "siv" },
  [`${tink}/mac.HMACSHA256Tag{128,256}KeyTemplate`]: {
    name: "HMAC",
    digest: "SHA-256",
    tagBits: { text: "{2}", as: "int" }
  },
  [`${tink}/mac.HMACSHA512Tag{256,512}KeyTemplate`]: {
    name: "HMAC",
    digest: "SHA-512",
    tagBits: { text: "{2}", as: "int" }
  },
  [`${tink}/mac.AESCMACTag128KeyTemplate`]: { name: "CMAC", cipher: "AES", tagBits: 128 },
  [`${tink}/prf.{HMACSHA256PRF,HMACSHA512PRF,AESCMACPRF}KeyTemplate`]: { algorithm: { text: "{2}", as: "tink" } },
  [`${tink}/prf.HKDFSHA256PRFKeyTemplate`]: { name: "HKDF", digest: "SHA-256" },
  [`${tink}/signature.{ECDSAP256,ECDSAP384SHA384,ECDSAP384SHA512,ECDSAP521}KeyTemplate`]: {
    algorithm: { text: "{2}", as: "tink" }
  },
  [`${tink}/signature.ECDSAP256{KeyWithoutPrefix,RawKey}Template`]: {
    name: "ECDSA",
    curve: "P-256",
    digest: "SHA-256"
  },
  [`${tink}/signature.ECDSAP384SHA384KeyWithoutPrefixTemplate`]: { name: "ECDSA", curve: "P-384", digest: "SHA-384" },
  [`${tink}/signature.ECDSAP384KeyWithoutPrefixTemplate`]: { name: "ECDSA", curve: "P-384", digest: "SHA-512" },
  [`${tink}/signature.ECDSAP521KeyWithoutPrefixTemplate`]: { name: "ECDSA", curve: "P-521", digest: "SHA-512" },
  [`${tink}/signature.{ED25519KeyTemplate,ED25519KeyWithoutPrefixTemplate}`]: { name: "Ed25519" },
  [`${tink}/signature.RSA_SSA_PKCS1_{3072_SHA256,4096_SHA512}_F4_{,RAW_}Key_Template`]: {
    algorithm: { text: "RSA_SSA_PKCS1_{2}_F4", as: "tink" }
  },
  [`${tink}/signature.RSA_SSA_PSS_3072_SHA256_32_F4_{,Raw_}Key_Template`]: {
    ...pss("SHA-256"),
    keyBits: 3072,
    saltBits: 256
  },
  [`${tink}/signature.RSA_SSA_PSS_4096_SHA512_64_F4_{,Raw_}Key_Template`]: {
    ...pss("SHA-512"),
    keyBits: 4096,
    saltBits: 512
  },
  [`${tink}/hybrid.ECIESHKDF{AES128GCM,AES128CTRHMACSHA256}KeyTemplate`]: {
    name: "ECIES",
    curve: "P-256",
    digest: "SHA-256"
  },
  [`${tink}/hybrid.DHKEM_X25519_HKDF_SHA256_HKDF_SHA256_{AES_128_GCM,AES_256_GCM,CHACHA20_POLY1305}_{,Raw_}Key_Template`]:
    {
      ...hpke,
      curve: "Curve25519"
    },
  [`${tink}/hybrid.DHKEM_P256_HKDF_SHA256_HKDF_SHA256_{AES_128_GCM,AES_256_GCM}_{,Raw_}Key_Template`]: {
    ...hpke,
    curve: "P-256"
  },
  [`${tink}/streamingaead.{AES128GCMHKDF4KB,AES128GCMHKDF1MB,AES256GCMHKDF4KB,AES256GCMHKDF1MB}KeyTemplate`]: {
    algorithm: { text: "{2}", as: "tink" }
  },
  [`${tink}/streamingaead.AES{128,256}CTRHMACSHA256Segment{4KB,1MB}KeyTemplate`]: {
    name: "AES",
    keyBits: { text: "{2}", as: "int" },
    mode: "ctr-hmac",
    digest: "SHA-256"
  },
  [`${tink}/jwt.{,Raw}HS256Template`]: { name: "HMAC", digest: "SHA-256", keyBits: 256 },
  [`${tink}/jwt.{,Raw}HS384Template`]: { name: "HMAC", digest: "SHA-384", keyBits: 384 },
  [`${tink}/jwt.{,Raw}HS512Template`]: { name: "HMAC", digest: "SHA-512", keyBits: 512 },
  [`${tink}/jwt.{,Raw}{ES256,ES384,ES512}Template`]: { algorithm: { text: "{3}", as: "jose" } },
  [`${tink}/jwt.{,Raw}{RS256,PS256}_{2048,3072}_F4_Key_Template`]: {
    algorithm: { text: "{3}", as: "jose" },
    keyBits: { text: "{4}", as: "int" }
  },
  [`${tink}/jwt.{,Raw}{RS384,PS384}_3072_F4_Key_Template`]: {
    algorithm: { text: "{3}", as: "jose" },
    keyBits: 3072
  },
  [`${tink}/jwt.{,Raw}{RS512,PS512}_4096_F4_Key_Template`]: {
    algorithm: { text: "{3}", as: "jose" },
    keyBits: 4096
  },
  [`${tink}/jwt.{NewMAC,NewMACWithConfig}`]: { is: "token", from: arg(0, "any") },
  [`${tink}/jwt.{NewSigner,NewSignerWithConfig}`]: { is: "token", from: arg(0, "any"), functions: ["sign"] },
  [`${tink}/jwt.{NewVerifier,NewVerifierWithConfig}`]: { is: "token", from: arg(0, "any"), functions: ["verify"] },
  [`${tink}/keyderivation.CreatePRFBasedKeyTemplate`]: { from: arg(0, "any") },
  [`${tink}/keyderivation.{New,NewWithConfig}`]: { is: "kdf", from: arg(0, "any") },
  [`${tink}/keyset.NewHandle`]: { is: "keygen", from: arg(0, "any"), returns: "tink.Handle" },
  [`${tink}/keyset.Manager#Add`]: { is: "keygen", from: arg(0, "any") },
  "tink.Handle#Public": { inherits: true, returns: "tink.Handle" },
  [`${tink}/{aead,daead}.{New,NewWithConfig}`]: { is: "cipher", from: arg(0, "any") },
  [`${tink}/streamingaead.New`]: { is: "cipher", from: arg(0, "any") },
  [`${tink}/aead.{NewKMSEnvelopeAEAD2,NewKMSEnvelopeAEADWithContext}`]: { is: "cipher", from: arg(0, "any") },
  [`${tink}/hybrid.{NewHybridEncrypt,NewHybridEncryptWithConfig}`]: {
    is: "cipher",
    from: arg(0, "any"),
    functions: ["encrypt"]
  },
  [`${tink}/hybrid.{NewHybridDecrypt,NewHybridDecryptWithConfig}`]: {
    is: "cipher",
    from: arg(0, "any"),
    functions: ["decrypt"]
  },
  [`${tink}/mac.{New,NewWithConfig}`]: { is: "mac", from: arg(0, "any") },
  [`${tink}/prf.{NewPRFSet,NewPRFSetWithConfig}`]: { is: "kdf", from: arg(0, "any") },
  [`${tink}/signature.{NewSigner,NewSignerWithConfig}`]: { is: "signature", from: arg(0, "any"), functions: ["sign"] },
  [`${tink}/signature.{NewVerifier,NewVerifierWithConfig}`]: {
    is: "signature",
    from: arg(0, "any"),
    functions: ["verify"]
  },

  [`${tink}/aead/subtle.NewAES{GCM,GCMSIV,CTR}`]: {
    is: "cipher",
    name: "AES",
    mode: { text: "{2}", as: "mode" },
    keyBits: arg(0, "bytes")
  },
  [`${tink}/aead/subtle.New{ChaCha20,XChaCha20}Poly1305`]: {
    is: "cipher",
    name: "{2}-Poly1305",
    keyBits: arg(0, "bytes")
  },
  [`${tink}/daead/subtle.NewAESSIV`]: { is: "cipher", name: "AES", mode: "siv" },
  [`${tink}/mac/subtle.NewHMAC`]: {
    is: "mac",
    name: "HMAC",
    digest: arg(0, "hash"),
    keyBits: arg(1, "bytes"),
    tagBits: arg(2, "bytes")
  },
  [`${tink}/mac/subtle.NewAESCMAC`]: {
    is: "mac",
    name: "CMAC",
    cipher: "AES",
    keyBits: arg(0, "bytes"),
    tagBits: arg(1, "bytes")
  },
  [`${tink}/kwp/subtle.NewKWP`]: { is: "key-wrap", name: "AES", mode: "kwp", keyBits: arg(0, "bytes") },
  [`${tink}/signature/subtle.NewECDSASigner`]: { ...signer, curve: arg(1, "curve"), functions: ["sign"] },
  [`${tink}/signature/subtle.NewECDSAVerifier`]: { ...signer, curve: arg(1, "curve"), functions: ["verify"] },
  [`${tink}/signature/subtle.NewECDSASignerFromPrivateKey`]: { ...signer, key: arg(2, "any"), functions: ["sign"] },
  [`${tink}/signature/subtle.NewECDSAVerifierFromPublicKey`]: { ...signer, key: arg(2, "any"), functions: ["verify"] },
  [`${tink}/prf/subtle.NewAESCMACPRF`]: { is: "kdf", name: "CMAC", cipher: "AES", keyBits: arg(0, "bytes") },
  [`${tink}/prf/subtle.NewHKDFPRF`]: {
    is: "kdf",
    name: "HKDF",
    digest: arg(0, "hash"),
    keyBits: arg(1, "bytes"),
    saltBits: arg(2, "bytes")
  },
  [`${tink}/prf/subtle.NewHMACPRF`]: { is: "kdf", name: "HMAC", digest: arg(0, "hash"), keyBits: arg(1, "bytes") },
  [`${tink}/hybrid/subtle.GenerateECDHKeyPair`]: { is: "keygen", name: "EC", curve: arg(0, "any") },
  [`${tink}/hybrid/subtle.ComputeSharedSecret`]: { is: "key-agreement", name: "ECDH" },
  [`${tink}/signature/subtle.{NewED25519Signer,NewED25519Verifier,NewED25519SignerFromPrivateKey,NewED25519VerifierFromPublicKey}`]:
    { is: "signature", name: "Ed25519" }
})
