import { arg, library, text } from "../../match/rule.ts"

const keygen = { is: "keygen" } as const
const kyber = "{kyber512,kyber768,kyber1024}"
const mlkem = "{mlkem512,mlkem768,mlkem1024}"
const kems =
  "{hqc128,hqc192,hqc256,hqcrmrs128,hqcrmrs192,hqcrmrs256,mceliece348864,mceliece460896,mceliece6688128,mceliece6960119,mceliece8192128,frodokem640aes,frodokem640shake,frodokem976aes,frodokem976shake,frodokem1344aes,frodokem1344shake,ntruhps2048509,ntruhps2048677,ntruhps4096821,ntruhrss701}"
const sphincs =
  "{sphincssha2128fsimple,sphincssha2128ssimple,sphincssha2192fsimple,sphincssha2192ssimple,sphincssha2256fsimple,sphincssha2256ssimple,sphincsshake128fsimple,sphincsshake128ssimple,sphincsshake192fsimple,sphincsshake192ssimple,sphincsshake256fsimple,sphincsshake256ssimple}"
const sign = { is: "signature", functions: ["sign"] } as const
const verify = { is: "signature", functions: ["verify"] } as const

/*
 * pqcrypto 0.18 and its crates, oqs 0.10 (liboqs), pqc_kyber 0.7, fips203 to fips205, libcrux-ml-kem: API references (docs.rs).
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
  [`pqcrypto.kem.${kems}.{keypair,encapsulate,decapsulate}`]: { is: "kem", algorithm: text("{1}", "pqc") },
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
  "{pqcrypto_mldsa,pqcrypto.sign}.{mldsa44,mldsa65,mldsa87}.{keypair,sign,detached_sign}": {
    ...sign,
    algorithm: text("{2}", "pqc")
  },
  "{pqcrypto_mldsa,pqcrypto.sign}.{mldsa44,mldsa65,mldsa87}.{open,verify_detached_signature}": {
    ...verify,
    algorithm: text("{2}", "pqc")
  },
  "{pqcrypto_falcon,pqcrypto.sign}.{falcon512,falcon1024}.{keypair,sign,detached_sign}": {
    ...sign,
    algorithm: text("{2}", "pqc")
  },
  "{pqcrypto_falcon,pqcrypto.sign}.{falcon512,falcon1024}.{open,verify_detached_signature}": {
    ...verify,
    algorithm: text("{2}", "pqc")
  },
  [`{pqcrypto_sphincsplus,pqcrypto.sign}.${sphincs}.{keypair,sign,detached_sign}`]: {
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
  "libcrux_ml_kem.mlkem{512,768,1024}.{generate_key_pair,encapsulate,decapsulate}": {
    is: "kem",
    name: "ML-KEM",
    parameterSet: "{1}"
  }
})
