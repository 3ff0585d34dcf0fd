import { arg, library } from "../../match/rule.ts"

const tink = "github.com/{tink-crypto/tink-go/v2,tink-crypto/tink-go,google/tink/go}"
const signer = { is: "signature", name: "ECDSA", digest: arg(0, "hash") } as const
const pss = (digest: string) => ({ name: "RSA", padding: "pss", digest, mgfDigest: digest }) as const
const hpke = { name: "HPKE", digest: "SHA-256" } as const

/*
 * Tink for Go 2 (github.com/tink-crypto/tink-go/v2, pkg.go.dev) and the paths it had before. Templates are functions, whose
 * names say the algorithm; a handle takes over what its template says. Lengths are bytes. An SIV key of 64 bytes is two keys
 * of AES-256.
 */
export const tinkGo = library("go", "tinkGo", {
  [`${tink}/aead.{AES128GCM,AES256GCM,AES256GCMNoPrefix,AES128GCMSIV,AES256GCMSIV,AES128CTRHMACSHA256,AES256CTRHMACSHA256,ChaCha20Poly1305,XChaCha20Poly1305}KeyTemplate`]:
    { algorithm: { text: "{2}", as: "tink" } },
  [`${tink}/aead.{XAES256GCM160BitNonce,XAES256GCM192BitNonce}KeyTemplate`]: { name: "AES", keyBits: 256, mode: "gcm" },
  [`${tink}/aead.{KMSEnvelopeAEADKeyTemplate,CreateKMSEnvelopeAEADKeyTemplate}`]: { from: arg(1, "any") },
  [`${tink}/daead.AESSIVKeyTemplate`]: { name: "AES", keyBits: 256, mode: "siv" },
  [`${tink}/mac.HMACSHA{256,512}Tag{128,256,512}KeyTemplate`]: {
    name: "HMAC",
    digest: "SHA-{2}",
    tagBits: { text: "{3}", as: "int" }
  },
  [`${tink}/mac.AESCMACTag128KeyTemplate`]: { name: "CMAC", cipher: "AES", tagBits: 128 },
  [`${tink}/prf.{HMACSHA256PRF,HMACSHA512PRF,AESCMACPRF}KeyTemplate`]: { algorithm: { text: "{2}", as: "tink" } },
  [`${tink}/prf.HKDFSHA256PRFKeyTemplate`]: { name: "HKDF", digest: "SHA-256" },
  [`${tink}/signature.{ECDSAP256,ECDSAP384SHA384,ECDSAP384SHA512,ECDSAP521}KeyTemplate`]: {
    algorithm: { text: "{2}", as: "tink" }
  },
  [`${tink}/signature.{ED25519KeyTemplate,ED25519KeyWithoutPrefixTemplate}`]: { name: "Ed25519" },
  [`${tink}/signature.RSA_SSA_PKCS1_{3072_SHA256,4096_SHA512}_F4_Key_Template`]: {
    algorithm: { text: "RSA_SSA_PKCS1_{2}_F4", as: "tink" }
  },
  [`${tink}/signature.RSA_SSA_PSS_3072_SHA256_32_F4_Key_Template`]: { ...pss("SHA-256"), keyBits: 3072, saltBits: 256 },
  [`${tink}/signature.RSA_SSA_PSS_4096_SHA512_64_F4_Key_Template`]: { ...pss("SHA-512"), keyBits: 4096, saltBits: 512 },
  [`${tink}/hybrid.ECIESHKDF{AES128GCM,AES128CTRHMACSHA256}KeyTemplate`]: {
    name: "ECIES",
    curve: "P-256",
    digest: "SHA-256"
  },
  [`${tink}/hybrid.DHKEM_X25519_HKDF_SHA256_HKDF_SHA256_{AES_128_GCM,AES_256_GCM,CHACHA20_POLY1305}_Key_Template`]: {
    ...hpke,
    curve: "Curve25519"
  },
  [`${tink}/hybrid.DHKEM_P256_HKDF_SHA256_HKDF_SHA256_{AES_128_GCM,AES_256_GCM}_Key_Template`]: {
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
  [`${tink}/keyset.NewHandle`]: { is: "keygen", from: arg(0, "any"), returns: "tink.Handle" },
  [`${tink}/keyset.Manager#{Add,Rotate}`]: { is: "keygen", from: arg(0, "any") },
  "tink.Handle#Public": { inherits: true, returns: "tink.Handle" },
  [`${tink}/aead.New`]: { is: "cipher", from: arg(0, "any") },
  [`${tink}/daead.New`]: { is: "cipher", from: arg(0, "any") },
  [`${tink}/streamingaead.New`]: { is: "cipher", from: arg(0, "any") },
  [`${tink}/aead.NewKMSEnvelopeAEAD2`]: { is: "cipher", from: arg(0, "any") },
  [`${tink}/hybrid.NewHybridEncrypt`]: { is: "cipher", from: arg(0, "any"), functions: ["encrypt"] },
  [`${tink}/hybrid.NewHybridDecrypt`]: { is: "cipher", from: arg(0, "any"), functions: ["decrypt"] },
  [`${tink}/mac.New`]: { is: "mac", from: arg(0, "any") },
  [`${tink}/prf.NewPRFSet`]: { is: "kdf", from: arg(0, "any") },
  [`${tink}/signature.NewSigner`]: { is: "signature", from: arg(0, "any"), functions: ["sign"] },
  [`${tink}/signature.NewVerifier`]: { is: "signature", from: arg(0, "any"), functions: ["verify"] },

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
  [`${tink}/signature/subtle.{NewED25519Signer,NewED25519Verifier}`]: { is: "signature", name: "Ed25519" }
})
