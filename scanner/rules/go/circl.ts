import { arg, library } from "../../match/rule.ts"

const circl = "github.com/cloudflare/circl"
const pair = (name: string, parameterSet: string) => ({ is: "keygen", name, parameterSet }) as const
const scheme = (name: string, parameterSet: string) =>
  ({ is: "parameters", name, parameterSet, returns: `${circl}.Scheme` }) as const
const mldsa = "{44,65,87}"
const mlkem = "{512,768,1024}"
const slhdsa =
  "{SHA2_128s,SHAKE_128s,SHA2_128f,SHAKE_128f,SHA2_192s,SHAKE_192s,SHA2_192f,SHAKE_192f,SHA2_256s,SHAKE_256s,SHA2_256f,SHAKE_256f}"

/*
 * CIRCL 1.6 (github.com/cloudflare/circl, pkg.go.dev and its source): kem, sign, dh, hpke, oprf, cipher/ascon, blindsign. A
 * package is one parameter set; what a scheme makes takes over what the scheme is. The hybrids of Kyber and the pairs of
 * EdDSA and Dilithium have no name of a standard and are told by their parts only where the model knows them.
 */
export const circlTable = library("go", "circl", {
  [`${circl}/kem/mlkem/mlkem${mlkem}.{GenerateKeyPair,NewKeyFromSeed}`]: pair("ML-KEM", "{1}"),
  [`${circl}/kem/mlkem/mlkem${mlkem}.Scheme`]: scheme("ML-KEM", "{1}"),
  [`${circl}/kem/kyber/kyber${mlkem}.{GenerateKeyPair,NewKeyFromSeed}`]: pair("Kyber", "{1}"),
  [`${circl}/kem/kyber/kyber${mlkem}.Scheme`]: scheme("Kyber", "{1}"),
  [`${circl}/kem/frodo/frodo640shake.{GenerateKeyPair,Scheme}`]: {
    is: "keygen",
    name: "FrodoKEM",
    parameterSet: "640-SHAKE"
  },
  [`${circl}/kem/hybrid.X25519MLKEM768`]: { is: "kem", name: "X25519MLKEM768", returns: `${circl}.Scheme` },
  [`${circl}/kem/xwing.{GenerateKeyPair,GenerateKeyPairPacked,DeriveKeyPair}`]: { is: "keygen", name: "X-Wing" },
  [`${circl}/kem/xwing.Encapsulate`]: { is: "kem", name: "X-Wing", functions: ["encapsulate"] },
  [`${circl}/kem/xwing.Decapsulate`]: { is: "kem", name: "X-Wing", functions: ["decapsulate"] },
  [`${circl}/kem/xwing.Scheme`]: { is: "parameters", name: "X-Wing", returns: `${circl}.Scheme` },
  [`${circl}/kem/schemes.ByName`]: { is: "kem", algorithm: arg(0, "pqc"), returns: `${circl}.Scheme` },
  [`${circl}/sign/mldsa/mldsa${mldsa}.{GenerateKey,NewKeyFromSeed}`]: pair("ML-DSA", "{1}"),
  [`${circl}/sign/mldsa/mldsa${mldsa}.SignTo`]: {
    is: "signature",
    name: "ML-DSA",
    parameterSet: "{1}",
    functions: ["sign"]
  },
  [`${circl}/sign/mldsa/mldsa${mldsa}.Verify`]: {
    is: "signature",
    name: "ML-DSA",
    parameterSet: "{1}",
    functions: ["verify"]
  },
  [`${circl}/sign/mldsa/mldsa${mldsa}.Scheme`]: scheme("ML-DSA", "{1}"),
  [`${circl}/sign/dilithium/mode{2,3,5}.{GenerateKey,NewKeyFromSeed}`]: pair("Dilithium", "{1}"),
  [`${circl}/sign/dilithium/mode{2,3,5}.SignTo`]: {
    is: "signature",
    name: "Dilithium",
    parameterSet: "{1}",
    functions: ["sign"]
  },
  [`${circl}/sign/dilithium/mode{2,3,5}.Verify`]: {
    is: "signature",
    name: "Dilithium",
    parameterSet: "{1}",
    functions: ["verify"]
  },
  [`${circl}/sign/slhdsa.${slhdsa}`]: { algorithm: { text: "SLH-DSA-{1}", as: "pqc" }, returns: `${circl}.Id` },
  [`${circl}/sign/slhdsa.GenerateKey`]: { is: "keygen", algorithm: arg(1, "any"), defaults: { name: "SLH-DSA" } },
  [`${circl}/sign/slhdsa.{SignDeterministic,SignRandomized}`]: {
    is: "signature",
    name: "SLH-DSA",
    functions: ["sign"]
  },
  [`${circl}/sign/slhdsa.Verify`]: { is: "signature", name: "SLH-DSA", functions: ["verify"] },
  [`${circl}/sign/schemes.ByName`]: { is: "signature", algorithm: arg(0, "pqc"), returns: `${circl}.Scheme` },
  [`${circl}.Scheme#{GenerateKeyPair,GenerateKey,DeriveKeyPair,DeriveKey}`]: { is: "keygen", inherits: true },
  [`${circl}.Scheme#{Encapsulate,EncapsulateDeterministically}`]: {
    is: "kem",
    inherits: true,
    functions: ["encapsulate"]
  },
  [`${circl}.Scheme#Decapsulate`]: { is: "kem", inherits: true, functions: ["decapsulate"] },
  [`${circl}.Scheme#Sign`]: { is: "signature", inherits: true, functions: ["sign"] },
  [`${circl}.Scheme#Verify`]: { is: "signature", inherits: true, functions: ["verify"] },

  [`${circl}/sign/{ed25519,ed448}.{GenerateKey,NewKeyFromSeed}`]: {
    is: "keygen",
    algorithm: { text: "{1}", as: "openssl" }
  },
  [`${circl}/sign/{ed25519,ed448}.Sign`]: {
    is: "signature",
    algorithm: { text: "{1}", as: "openssl" },
    functions: ["sign"]
  },
  [`${circl}/sign/{ed25519,ed448}.SignPh`]: {
    is: "signature",
    algorithm: { text: "{1}ph", as: "openssl" },
    functions: ["sign"]
  },
  [`${circl}/sign/{ed25519,ed448}.Verify`]: {
    is: "signature",
    algorithm: { text: "{1}", as: "openssl" },
    functions: ["verify"]
  },
  [`${circl}/sign/{ed25519,ed448}.VerifyPh`]: {
    is: "signature",
    algorithm: { text: "{1}ph", as: "openssl" },
    functions: ["verify"]
  },
  [`${circl}/sign/bls.KeyGen`]: { is: "keygen", name: "BLS" },
  [`${circl}/sign/bls.Sign`]: { is: "signature", name: "BLS", functions: ["sign"] },
  [`${circl}/sign/bls.{Verify,VerifyAggregate}`]: { is: "signature", name: "BLS", functions: ["verify"] },
  [`${circl}/dh/x25519.KeyGen`]: { is: "keygen", name: "X25519" },
  [`${circl}/dh/x25519.Shared`]: { is: "key-agreement", name: "X25519" },
  [`${circl}/dh/x448.KeyGen`]: { is: "keygen", name: "X448" },
  [`${circl}/dh/x448.Shared`]: { is: "key-agreement", name: "X448" },

  [`${circl}/hpke.NewSuite`]: {
    is: "cipher",
    name: "HPKE",
    from: arg(0, "any"),
    digest: arg(1, "any"),
    cipher: arg(2, "any")
  },
  [`${circl}/hpke.KEM_P256_HKDF_SHA256`]: { curve: "P-256" },
  [`${circl}/hpke.KEM_P384_HKDF_SHA384`]: { curve: "P-384" },
  [`${circl}/hpke.KEM_P521_HKDF_SHA512`]: { curve: "P-521" },
  [`${circl}/hpke.KEM_X25519_HKDF_SHA256`]: { curve: "Curve25519" },
  [`${circl}/hpke.KEM_X448_HKDF_SHA512`]: { curve: "Curve448" },
  [`${circl}/hpke.KDF_HKDF_SHA{256,384,512}`]: { digest: "SHA-{1}" },
  [`${circl}/hpke.AEAD_AES{128,256}GCM`]: { cipher: "AES" },
  [`${circl}/hpke.AEAD_ChaCha20Poly1305`]: { cipher: "ChaCha20-Poly1305" },
  [`${circl}/oprf.{NewClient,NewServer,NewVerifiableClient,NewVerifiableServer,NewPartialObliviousClient,NewPartialObliviousServer}`]:
    { is: "kdf", name: "OPRF", from: arg(0, "any") },
  [`${circl}/oprf.{GenerateKey,DeriveKey}`]: { is: "keygen", name: "OPRF", from: arg(0, "any") },
  [`${circl}/oprf.Suite{P256,P384,P521}`]: { curve: { text: "{1}", as: "curve" } },
  [`${circl}/cipher/ascon.New`]: { is: "cipher", algorithm: arg(1, "cipher"), returns: "crypto/cipher.AEAD" },
  [`${circl}/cipher/ascon.{Ascon128,Ascon128a,Ascon80pq}`]: { value: "{1}" },
  [`${circl}/blindsign/blindrsa.{NewClient,NewSigner,NewVerifier}`]: { is: "signature", name: "RSA", padding: "pss" }
})
