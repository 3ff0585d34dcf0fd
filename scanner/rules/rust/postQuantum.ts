import { arg, library, text } from "../rule.ts"

const keygen = { is: "keygen" } as const
const kyber = "{kyber512,kyber768,kyber1024}"
const mlkem = "{mlkem512,mlkem768,mlkem1024}"
const kems =
  "{hqc128,hqc192,hqc256,hqcrmrs128,hqcrmrs192,hqcrmrs256,mceliece348864,mceliece348864f,mceliece460896,mceliece460896f,mceliece6688128,mceliece6688128f,mceliece6960119,mceliece6960119f,mceliece8192128,mceliece8192128f,frodokem640aes,frodokem640shake,frodokem976aes,frodokem976shake,frodokem1344aes,frodokem1344shake,ntruhps2048509,ntruhps2048677,ntruhps4096821,ntruhrss701}"
const ownKems = "{pqcrypto_hqc}.{hqc128,hqc192,hqc256}"
const ownMcEliece =
  "{pqcrypto_classicmceliece}.{mceliece348864,mceliece348864f,mceliece460896,mceliece460896f,mceliece6688128,mceliece6688128f,mceliece6960119,mceliece6960119f,mceliece8192128,mceliece8192128f}"
const libcrux = "{libcrux_kem.key_gen,libcrux_kem.key_gen_derand}"
const sphincs =
  "{sphincssha2128fsimple,sphincssha2128ssimple,sphincssha2192fsimple,sphincssha2192ssimple,sphincssha2256fsimple,sphincssha2256ssimple,sphincsshake128fsimple,sphincsshake128ssimple,sphincsshake192fsimple,sphincsshake192ssimple,sphincsshake256fsimple,sphincsshake256ssimple}"
const sign = { is: "signature", functions: ["sign"] } as const
const verify = { is: "signature", functions: ["verify"] } as const

/*
 * pqcrypto 0.18 and its crates, oqs 0.10 (liboqs), pqc_kyber 0.7, fips203 to fips205: API references (docs.rs); https://github.com/rustpq/pqcrypto,
 * https://github.com/cryspen/libcrux 0.0.9.
 */
export const postQuantum = library("rust", "postQuantum", {
  [`{pqcrypto_kyber,pqcrypto.kem}.${kyber}.keypair`]: { ...keygen, algorithm: text("{2}", "pqc") },
  [`{pqcrypto_kyber,pqcrypto.kem}.${kyber}.encapsulate`]: {
    is: "kem",
    algorithm: text("{2}", "pqc"),
    functions: ["encapsulate"]
  },
  [`{pqcrypto_kyber,pqcrypto.kem}.${kyber}.decapsulate`]: {
    is: "kem",
    algorithm: text("{2}", "pqc"),
    functions: ["decapsulate"]
  },
  [`{pqcrypto_mlkem,pqcrypto.kem}.${mlkem}.keypair`]: { ...keygen, algorithm: text("{2}", "pqc") },
  [`{pqcrypto_mlkem,pqcrypto.kem}.${mlkem}.encapsulate`]: {
    is: "kem",
    algorithm: text("{2}", "pqc"),
    functions: ["encapsulate"]
  },
  [`{pqcrypto_mlkem,pqcrypto.kem}.${mlkem}.decapsulate`]: {
    is: "kem",
    algorithm: text("{2}", "pqc"),
    functions: ["decapsulate"]
  },
  [`pqcrypto.kem.${kems}.keypair`]: { ...keygen, algorithm: text("{1}", "pqc") },
  [`pqcrypto.kem.${kems}.encapsulate`]: { is: "kem", algorithm: text("{1}", "pqc"), functions: ["encapsulate"] },
  [`pqcrypto.kem.${kems}.decapsulate`]: { is: "kem", algorithm: text("{1}", "pqc"), functions: ["decapsulate"] },
  [`${ownKems}.keypair`]: { ...keygen, algorithm: text("{2}", "pqc") },
  [`${ownKems}.encapsulate`]: { is: "kem", algorithm: text("{2}", "pqc"), functions: ["encapsulate"] },
  [`${ownKems}.decapsulate`]: { is: "kem", algorithm: text("{2}", "pqc"), functions: ["decapsulate"] },
  [`${ownMcEliece}.keypair`]: { ...keygen, algorithm: text("{2}", "pqc") },
  [`${ownMcEliece}.encapsulate`]: { is: "kem", algorithm: text("{2}", "pqc"), functions: ["encapsulate"] },
  [`${ownMcEliece}.decapsulate`]: { is: "kem", algorithm: text("{2}", "pqc"), functions: ["decapsulate"] },
  "{pqcrypto_dilithium,pqcrypto.sign}.{dilithium2,dilithium3,dilithium5}.keypair": {
    ...keygen,
    algorithm: text("{2}", "pqc")
  },
  "{pqcrypto_dilithium,pqcrypto.sign}.{dilithium2,dilithium3,dilithium5}.{sign,detached_sign}": {
    ...sign,
    algorithm: text("{2}", "pqc")
  },
  "{pqcrypto_dilithium,pqcrypto.sign}.{dilithium2,dilithium3,dilithium5}.{open,verify_detached_signature}": {
    ...verify,
    algorithm: text("{2}", "pqc")
  },
  "{pqcrypto_mldsa,pqcrypto.sign}.{mldsa44,mldsa65,mldsa87}.keypair": { ...keygen, algorithm: text("{2}", "pqc") },
  "{pqcrypto_mldsa,pqcrypto.sign}.{mldsa44,mldsa65,mldsa87}.{sign,detached_sign}": {
    ...sign,
    algorithm: text("{2}", "pqc")
  },
  "{pqcrypto_mldsa,pqcrypto.sign}.{mldsa44,mldsa65,mldsa87}.{open,verify_detached_signature}": {
    ...verify,
    algorithm: text("{2}", "pqc")
  },
  "{pqcrypto_falcon,pqcrypto.sign}.{falcon512,falcon1024,falconpadded512,falconpadded1024}.keypair": {
    ...keygen,
    algorithm: text("{2}", "pqc")
  },
  "{pqcrypto_falcon,pqcrypto.sign}.{falcon512,falcon1024,falconpadded512,falconpadded1024}.{sign,detached_sign}": {
    ...sign,
    algorithm: text("{2}", "pqc")
  },
  "{pqcrypto_falcon,pqcrypto.sign}.{falcon512,falcon1024,falconpadded512,falconpadded1024}.{open,verify_detached_signature}":
    {
      ...verify,
      algorithm: text("{2}", "pqc")
    },
  [`{pqcrypto_sphincsplus,pqcrypto.sign}.${sphincs}.keypair`]: { ...keygen, algorithm: text("{2}", "pqc") },
  [`{pqcrypto_sphincsplus,pqcrypto.sign}.${sphincs}.{sign,detached_sign}`]: {
    ...sign,
    algorithm: text("{2}", "pqc")
  },
  [`{pqcrypto_sphincsplus,pqcrypto.sign}.${sphincs}.{open,verify_detached_signature}`]: {
    ...verify,
    algorithm: text("{2}", "pqc")
  },

  "oqs.kem.Kem.new": { is: "kem", algorithm: arg(0, "any"), returns: "oqs.kem.Kem" },
  "oqs.kem.Kem#keypair": { is: "keygen", inherits: true },
  "oqs.kem.Kem#encapsulate": { refines: true, functions: ["encapsulate"] },
  "oqs.kem.Kem#decapsulate": { refines: true, functions: ["decapsulate"] },
  "oqs.kem.Algorithm.{MlKem512,MlKem768,MlKem1024,Kyber512,Kyber768,Kyber1024,BikeL1,BikeL3,BikeL5,Hqc128,Hqc192,Hqc256,FrodoKem640Aes,FrodoKem640Shake,FrodoKem976Aes,FrodoKem976Shake,FrodoKem1344Aes,FrodoKem1344Shake,ClassicMcEliece348864,ClassicMcEliece460896,ClassicMcEliece6688128,ClassicMcEliece6960119,ClassicMcEliece8192128}":
    { algorithm: text("{1}", "pqc") },
  "oqs.kem.Algorithm.NtruPrimeSntrup761": { name: "SNTRUPrime", parameterSet: "761" },
  "oqs.sig.Sig.new": { is: "signature", algorithm: arg(0, "any"), returns: "oqs.sig.Sig" },
  "oqs.sig.Sig#keypair": { is: "keygen", inherits: true },
  "oqs.sig.Sig#sign": { refines: true, functions: ["sign"] },
  "oqs.sig.Sig#verify": { refines: true, functions: ["verify"] },
  "oqs.sig.Algorithm.{MlDsa44,MlDsa65,MlDsa87,Dilithium2,Dilithium3,Dilithium5,Falcon512,Falcon1024,SphincsSha2128fSimple,SphincsSha2128sSimple,SphincsSha2192fSimple,SphincsSha2192sSimple,SphincsSha2256fSimple,SphincsSha2256sSimple,SphincsShake128fSimple,SphincsShake128sSimple,SphincsShake192fSimple,SphincsShake192sSimple,SphincsShake256fSimple,SphincsShake256sSimple}":
    { algorithm: text("{1}", "pqc") },
  "pqc_kyber.{keypair,encapsulate,decapsulate}": { is: "kem", name: "Kyber" },
  "fips203.ml_kem_{512,768,1024}.KG.{try_keygen,try_keygen_with_rng,keygen_from_seed}": {
    ...keygen,
    name: "ML-KEM",
    parameterSet: "{1}"
  },
  "fips204.ml_dsa_{44,65,87}.{try_keygen,try_keygen_with_rng,KG.try_keygen,KG.keygen_from_seed}": {
    ...keygen,
    name: "ML-DSA",
    parameterSet: "{1}"
  },
  "fips205.slh_dsa_{sha2,shake}_{128s,128f,192s,192f,256s,256f}.{try_keygen,KG.try_keygen}": {
    ...keygen,
    algorithm: text("slh-dsa-{1}-{2}", "pqc")
  },
  "libcrux_ml_kem.mlkem{512,768,1024}.{,portable.,avx2.,neon.,rand.}generate_key_pair": {
    ...keygen,
    name: "ML-KEM",
    parameterSet: "{1}"
  },
  "libcrux_ml_kem.mlkem{512,768,1024}.{,portable.,avx2.,neon.,rand.}encapsulate": {
    is: "kem",
    name: "ML-KEM",
    parameterSet: "{1}",
    functions: ["encapsulate"]
  },
  "libcrux_ml_kem.mlkem{512,768,1024}.{,portable.,avx2.,neon.}decapsulate": {
    is: "kem",
    name: "ML-KEM",
    parameterSet: "{1}",
    functions: ["decapsulate"]
  },
  "libcrux_ml_dsa.ml_dsa_{44,65,87}.{,portable.,avx2.,neon.}generate_key_pair": {
    ...keygen,
    name: "ML-DSA",
    parameterSet: "{1}"
  },
  "libcrux_ml_dsa.ml_dsa_{44,65,87}.{,portable.,avx2.,neon.}sign": { ...sign, name: "ML-DSA", parameterSet: "{1}" },
  "libcrux_ml_dsa.ml_dsa_{44,65,87}.{,portable.,avx2.,neon.}verify": { ...verify, name: "ML-DSA", parameterSet: "{1}" },
  "libcrux_ml_dsa.ml_dsa_{44,65,87}.{,portable.,avx2.,neon.}sign_pre_hashed_shake128": {
    ...sign,
    name: "HashML-DSA",
    parameterSet: "{1}",
    digest: "SHAKE128"
  },
  "libcrux_ml_dsa.ml_dsa_{44,65,87}.{,portable.,avx2.,neon.}verify_pre_hashed_shake128": {
    ...verify,
    name: "HashML-DSA",
    parameterSet: "{1}",
    digest: "SHAKE128"
  },
  [libcrux]: { ...keygen, from: arg(0, "any") },
  "libcrux_kem.Algorithm.{X25519,X448}": { name: "{1}" },
  "libcrux_kem.Algorithm.Secp{256,384,521}r1": { name: "ECDH", curve: "P-{1}" },
  "libcrux_kem.Algorithm.MlKem{512,768,1024}": { name: "ML-KEM", parameterSet: "{1}" },
  "libcrux_kem.Algorithm.XWingKemDraft06": { name: "X-Wing" },
  "libcrux_kem.Algorithm.X25519MlKem768Draft00": {},
  "libcrux_kem.PublicKey#{encapsulate,encapsulate_derand}": { is: "kem", functions: ["encapsulate"] },
  "libcrux_kem.Ct#decapsulate": { is: "kem", functions: ["decapsulate"] },
  "libcrux_ecdh.{key_gen,generate_secret}": { ...keygen, from: arg(0, "any") },
  "libcrux_ecdh.derive": { is: "key-agreement", from: arg(0, "any") },
  "libcrux_ecdh.p256_derive": { is: "key-agreement", name: "ECDH", curve: "P-256" },
  "libcrux_ecdh.Algorithm.X25519": { name: "X25519" },
  "libcrux_ecdh.Algorithm.P256": { name: "ECDH", curve: "P-256" },
  "libcrux_sha3.sha{224,256,384,512}": { is: "hash", name: "SHA3-{1}" },
  "libcrux_sha3.shake{128,256}": { is: "hash", name: "SHAKE{1}" },
  "libcrux_hmac.hmac": { is: "mac", name: "HMAC", digest: arg(0, "any") },
  "libcrux_hmac.Algorithm.Sha{256,384,512}": { digest: "SHA-{1}" },
  "libcrux_hkdf.{extract,expand,hkdf}": { is: "kdf", name: "HKDF", digest: arg(0, "any") },
  "libcrux_hkdf.Algorithm.Sha{256,384,512}": { digest: "SHA-{1}" }
})
