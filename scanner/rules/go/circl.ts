import { arg, library } from "../rule.ts"

const circl = "github.com/cloudflare/circl"
const pair = (name: string, parameterSet: string) => ({ is: "keygen", name, parameterSet }) as const
const scheme = (name: string, parameterSet: string) =>
  ({ is: "parameters", name, parameterSet, returns: `${circl}.Scheme` }) as const
const mldsa = "{44,65,87}"
const mlkem = "{512,768,1024}"
const slhdsa =
  "{SHA2_128s,SHAKE_128s,SHA2_128f,SHAKE_128f,SHA2_192s,SHAKE_192s,SHA2_192f,SHAKE_192f,SHA2_256s,SHAKE_256s,SHA2_256f,SHAKE_256f}"

/*
 * https://github.com/cloudflare/circl 1.6: kem, pke, sign, dh, hpke, oprf, cipher/ascon, blindsign, secretsharing, xof. A
 * package is one parameter set; what a scheme makes takes over what the scheme is. The hybrids of Kyber and the pairs of
 * EdDSA and Dilithium have no name of a standard and are told by their parts only where the model knows them.
 */
export const circlTable = library("go", "circl", {
  [`${circl}/kem/mlkem/mlkem${mlkem}.{GenerateKeyPair,NewKeyFromSeed}`]: pair("ML-KEM", "{1}"),
  [`${circl}/kem/mlkem/mlkem${mlkem}.Scheme`]: scheme("ML-KEM", "{1}"),
  [`${circl}/kem/kyber/kyber${mlkem}.{GenerateKeyPair,NewKeyFromSeed}`]: pair("Kyber", "{1}"),
  [`${circl}/kem/kyber/kyber${mlkem}.Scheme`]: scheme("Kyber", "{1}"),
  [`${circl}/kem/frodo/frodo640shake.Scheme`]: scheme("FrodoKEM", "640-SHAKE"),
  [`${circl}/pke/kyber/kyber${mlkem}.{GenerateKey,NewKeyFromSeed}`]: pair("Kyber", "{1}"),
  [`${circl}/pke/kyber/kyber${mlkem}.NewKeyFromSeedMLKEM`]: pair("ML-KEM", "{1}"),
  [`${circl}/kem/hybrid.{Kyber512X25519,Kyber768X448,Kyber1024X448,P256Kyber768Draft00}`]: {
    is: "kem",
    returns: `${circl}.Scheme`
  },
  [`${circl}/kem/hybrid.Kyber768X25519`]: { is: "kem", name: "X25519Kyber768Draft00", returns: `${circl}.Scheme` },
  [`${circl}/kem/sike/sikep{434,503,751}.GenerateKeyPair`]: pair("SIKE", "p{1}"),
  [`${circl}/kem/sike/sikep{434,503,751}.Scheme`]: scheme("SIKE", "p{1}"),
  [`${circl}/dh/sidh.NewSike{434,503,751}`]: { is: "kem", name: "SIKE", parameterSet: "p{1}" },
  [`${circl}/kem/hybrid.X25519MLKEM768`]: { is: "kem", name: "X25519MLKEM768", returns: `${circl}.Scheme` },
  [`${circl}/kem/xwing.{GenerateKeyPair,GenerateKeyPairPacked,DeriveKeyPair,DeriveKeyPairPacked}`]: {
    is: "keygen",
    name: "X-Wing"
  },
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
  [`${circl}/sign/dilithium/mode{2,3,5}.Scheme`]: scheme("Dilithium", "{1}"),
  [`${circl}/sign/eddilithium{2,3}.{GenerateKey,NewKeyFromSeed}`]: { is: "keygen" },
  [`${circl}/sign/eddilithium{2,3}.SignTo`]: { is: "signature", functions: ["sign"] },
  [`${circl}/sign/eddilithium{2,3}.Verify`]: { is: "signature", functions: ["verify"] },
  [`${circl}/sign/eddilithium{2,3}.Scheme`]: { is: "parameters", returns: `${circl}.Scheme` },
  [`${circl}/sign/slhdsa.IDByName`]: { algorithm: arg(0, "pqc"), returns: `${circl}.Id` },
  [`${circl}/sign/slhdsa.NewPreHashWithHash`]: { is: "hash", algorithm: arg(0, "hash") },
  [`${circl}/sign/slhdsa.${slhdsa}`]: { algorithm: { text: "SLH-DSA-{1}", as: "pqc" }, returns: `${circl}.Id` },
  [`${circl}/sign/slhdsa.GenerateKey`]: { is: "keygen", algorithm: arg(1, "any"), defaults: { name: "SLH-DSA" } },
  [`${circl}/sign/slhdsa.{SignDeterministic,SignRandomized}`]: {
    is: "signature",
    name: "SLH-DSA",
    functions: ["sign"]
  },
  [`${circl}/sign/slhdsa.Verify`]: { is: "signature", name: "SLH-DSA", functions: ["verify"] },
  [`${circl}/sign/schemes.ByName`]: { is: "signature", algorithm: arg(0, "pqc"), returns: `${circl}.Scheme` },
  [`${circl}/kem/mlkem/mlkem${mlkem}.PublicKey#EncapsulateTo`]: {
    is: "kem",
    name: "ML-KEM",
    parameterSet: "{1}",
    functions: ["encapsulate"]
  },
  [`${circl}/kem/mlkem/mlkem${mlkem}.PrivateKey#DecapsulateTo`]: {
    is: "kem",
    name: "ML-KEM",
    parameterSet: "{1}",
    functions: ["decapsulate"]
  },
  [`${circl}/kem/kyber/kyber${mlkem}.PublicKey#EncapsulateTo`]: {
    is: "kem",
    name: "Kyber",
    parameterSet: "{1}",
    functions: ["encapsulate"]
  },
  [`${circl}/kem/kyber/kyber${mlkem}.PrivateKey#DecapsulateTo`]: {
    is: "kem",
    name: "Kyber",
    parameterSet: "{1}",
    functions: ["decapsulate"]
  },
  [`${circl}/kem/xwing.PublicKey#EncapsulateTo`]: { is: "kem", name: "X-Wing", functions: ["encapsulate"] },
  [`${circl}/kem/xwing.PrivateKey#DecapsulateTo`]: { is: "kem", name: "X-Wing", functions: ["decapsulate"] },
  [`${circl}/pke/kyber/kyber${mlkem}.PublicKey#EncryptTo`]: {
    is: "cipher",
    name: "Kyber",
    parameterSet: "{1}",
    functions: ["encrypt"]
  },
  [`${circl}/pke/kyber/kyber${mlkem}.PrivateKey#DecryptTo`]: {
    is: "cipher",
    name: "Kyber",
    parameterSet: "{1}",
    functions: ["decrypt"]
  },
  [`${circl}/sign/mldsa/mldsa${mldsa}.PrivateKey#Sign`]: {
    is: "signature",
    name: "ML-DSA",
    parameterSet: "{1}",
    functions: ["sign"]
  },
  [`${circl}/sign/dilithium/mode{2,3,5}.PrivateKey#Sign`]: {
    is: "signature",
    name: "Dilithium",
    parameterSet: "{1}",
    functions: ["sign"]
  },
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
  [`${circl}/sign/ed25519.SignWithCtx`]: { is: "signature", name: "Ed25519ctx", functions: ["sign"] },
  [`${circl}/sign/ed25519.VerifyWithCtx`]: { is: "signature", name: "Ed25519ctx", functions: ["verify"] },
  [`${circl}/sign/ed25519.VerifyAny`]: { is: "signature", name: "Ed25519", functions: ["verify"] },
  [`${circl}/sign/ed448.VerifyAny`]: { is: "signature", name: "Ed448", functions: ["verify"] },
  [`${circl}/sign/ed25519.Scheme`]: { is: "parameters", name: "Ed25519", returns: `${circl}.Scheme` },
  [`${circl}/sign/ed448.Scheme`]: { is: "parameters", name: "Ed448", returns: `${circl}.Scheme` },
  [`${circl}/pki.{UnmarshalPEMPublicKey,MarshalPEMPublicKey}`]: {
    is: "key",
    material: "public-key",
    certificateFormat: "PEM"
  },
  [`${circl}/pki.{UnmarshalPKIXPublicKey,MarshalPKIXPublicKey}`]: {
    is: "key",
    material: "public-key",
    certificateFormat: "SPKI"
  },
  [`${circl}/pki.{UnmarshalPEMPrivateKey,MarshalPEMPrivateKey}`]: {
    is: "key",
    material: "private-key",
    certificateFormat: "PEM"
  },
  [`${circl}/pki.{UnmarshalPKIXPrivateKey,MarshalPKIXPrivateKey}`]: { is: "key", material: "private-key" },
  [`${circl}/secretsharing.{New,Recover,Verify}`]: { is: "kdf", name: "Shamir-Secret-Sharing" },
  [`${circl}/tss/rsa.GenerateKey`]: { is: "keygen", name: "RSA", keyBits: arg(1, "int") },
  [`${circl}/tss/rsa.PadHash`]: { is: "signature", name: "RSA", digest: arg(1, "hash"), functions: ["sign"] },
  [`${circl}/tss/rsa.CombineSignShares`]: { is: "signature", name: "RSA", functions: ["sign"] },
  [`${circl}/xof/k12.{NewDraft10,Draft10Sum}`]: { is: "hash", name: "KangarooTwelve" },
  [`${circl}/xof.{SHAKE128,SHAKE256,BLAKE2XB,BLAKE2XS}`]: { algorithm: { text: "{1}", as: "hash" } },
  [`${circl}/xof.{SHAKE128,SHAKE256,BLAKE2XB,BLAKE2XS}.New`]: { is: "hash", algorithm: { text: "{1}", as: "hash" } },
  [`${circl}/xof.K12D10`]: { name: "KangarooTwelve" },
  [`${circl}/xof.K12D10.New`]: { is: "hash", name: "KangarooTwelve" },
  [`${circl}/sign/slhdsa.NewPreHashWithXof`]: { is: "hash", from: arg(0, "any") },
  [`${circl}/expander.NewExpanderMD`]: { is: "hash", algorithm: arg(0, "hash") },
  [`${circl}/expander.NewExpanderXOF`]: { is: "hash", from: arg(0, "any") },
  [`${circl}/sign/bls.Aggregate`]: { is: "signature", name: "BLS" },
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
    from: [arg(0, "any"), arg(2, "any")],
    digest: arg(1, "any")
  },
  [`${circl}/hpke.KEM_P256_HKDF_SHA256`]: { curve: "P-256" },
  [`${circl}/hpke.KEM_P384_HKDF_SHA384`]: { curve: "P-384" },
  [`${circl}/hpke.KEM_P521_HKDF_SHA512`]: { curve: "P-521" },
  [`${circl}/hpke.KEM_X25519_HKDF_SHA256`]: { curve: "Curve25519" },
  [`${circl}/hpke.KEM_X448_HKDF_SHA512`]: { curve: "Curve448" },
  [`${circl}/hpke.KDF_HKDF_SHA{256,384,512}`]: { digest: "SHA-{1}" },
  [`${circl}/hpke.AEAD_AES{128,256}GCM`]: { cipher: "AES", keyBits: { text: "{1}", as: "int" }, mode: "gcm" },
  [`${circl}/hpke.AEAD_ChaCha20Poly1305`]: { cipher: "ChaCha20-Poly1305" },
  [`${circl}/oprf.{NewClient,NewServer,NewVerifiableClient,NewVerifiableServer,NewPartialObliviousClient,NewPartialObliviousServer}`]:
    { is: "kdf", name: "OPRF", from: arg(0, "any") },
  [`${circl}/oprf.{GenerateKey,DeriveKey}`]: { is: "keygen", name: "OPRF", from: arg(0, "any") },
  [`${circl}/oprf.SuiteRistretto255`]: { curve: "Ristretto255", digest: "SHA-512" },
  [`${circl}/oprf.GetSuite("ristretto255-SHA512")`]: { curve: "Ristretto255", digest: "SHA-512" },
  [`${circl}/oprf.GetSuite("P256-SHA256")`]: { curve: "P-256", digest: "SHA-256" },
  [`${circl}/oprf.GetSuite("P384-SHA384")`]: { curve: "P-384", digest: "SHA-384" },
  [`${circl}/oprf.GetSuite("P521-SHA512")`]: { curve: "P-521", digest: "SHA-512" },
  [`${circl}/oprf.SuiteP256`]: { curve: "P-256", digest: "SHA-256" },
  [`${circl}/oprf.SuiteP384`]: { curve: "P-384", digest: "SHA-384" },
  [`${circl}/oprf.SuiteP521`]: { curve: "P-521", digest: "SHA-512" },
  [`${circl}/cipher/ascon.New`]: { is: "cipher", algorithm: arg(1, "cipher"), returns: "crypto/cipher.AEAD" },
  [`${circl}/cipher/ascon.{Ascon128,Ascon128a,Ascon80pq}`]: { value: "{1}" },
  [`${circl}/blindsign/blindrsa.{NewClient,NewVerifier}`]: {
    is: "signature",
    name: "RSA",
    padding: "pss",
    from: arg(0, "any"),
    key: arg(1, "any")
  },
  [`${circl}/blindsign/blindrsa.{SHA384PSSRandomized,SHA384PSSZeroRandomized,SHA384PSSDeterministic,SHA384PSSZeroDeterministic}`]:
    { digest: "SHA-384", mgfDigest: "SHA-384" },
  [`${circl}/blindsign/blindrsa.NewSigner`]: { is: "signature", name: "RSA", padding: "pss", key: arg(0, "any") },
  [`${circl}/blindsign/blindrsa/partiallyblindrsa.{NewVerifier,NewSigner}`]: {
    is: "signature",
    name: "RSA",
    padding: "pss",
    key: arg(0, "any"),
    digest: arg(1, "hash")
  }
})
