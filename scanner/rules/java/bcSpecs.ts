import { arg, library } from "../rule.ts"

/*
 * Bouncy Castle 1.71 to 1.83, javadoc of org.bouncycastle.jcajce.spec and org.bouncycastle.jce.spec: parameters that
 * programs pass to the JCA. The algorithm is named where the JCA object was made.
 */
export const bcSpecs = library("java", "bcSpecs", {
  "new org.bouncycastle.jcajce.spec.AEADParameterSpec": { nonceBits: arg(0, "bytes"), tagBits: arg(1, "int") },
  "new org.bouncycastle.jcajce.spec.{GOST28147ParameterSpec,GOST28147WrapParameterSpec}": {
    nonceBits: arg(1, "bytes")
  },
  "new org.bouncycastle.jce.spec.GOST28147ParameterSpec": { nonceBits: arg(1, "bytes") },
  "new org.bouncycastle.jcajce.spec.RepeatedSecretKeySpec": {},
  "new org.bouncycastle.jce.spec.RepeatedSecretKeySpec": {},
  "new org.bouncycastle.jcajce.spec.FPEParameterSpec": {},
  "new org.bouncycastle.jce.spec.FPEParameterSpec": {},
  "new org.bouncycastle.jcajce.spec.KMACParameterSpec": { tagBits: arg(0, "int") },
  "new org.bouncycastle.jcajce.spec.SkeinParameterSpec.Builder": {
    returns: "org.bouncycastle.jcajce.spec.SkeinParameterSpec.Builder"
  },
  "org.bouncycastle.jcajce.spec.SkeinParameterSpec.Builder#setNonce": {
    refines: true,
    nonceBits: arg(0, "bytes"),
    returns: "org.bouncycastle.jcajce.spec.SkeinParameterSpec.Builder"
  },
  "org.bouncycastle.jcajce.spec.SkeinParameterSpec.Builder#{set,setPersonalisation,setPublicKey,setKeyIdentifier,build}":
    {
      refines: true,
      returns: "org.bouncycastle.jcajce.spec.SkeinParameterSpec.Builder"
    },

  "new org.bouncycastle.jcajce.spec.EdDSAParameterSpec": { curve: arg(0, "curve") },
  "new org.bouncycastle.jcajce.spec.XDHParameterSpec": { curve: arg(0, "curve") },
  "org.bouncycastle.jcajce.spec.EdDSAParameterSpec.{Ed25519,Ed448}": { value: "{1}" },
  "org.bouncycastle.jcajce.spec.XDHParameterSpec.{X25519,X448}": { value: "{1}" },
  "new org.bouncycastle.jcajce.spec.{DHDomainParameterSpec,DHExtendedPrivateKeySpec,DHExtendedPublicKeySpec}": {
    name: "DH",
    from: [arg(0, "any"), arg(1, "any")]
  },
  "new org.bouncycastle.jcajce.spec.DSTU4145ParameterSpec": { curve: arg(0, "any") },
  "new org.bouncycastle.jcajce.spec.GOST3410ParameterSpec": { curve: arg(0, "curve") },
  "new org.bouncycastle.jce.spec.GOST3410ParameterSpec": { parameterSet: arg(0, "text") },
  "new org.bouncycastle.jce.spec.ElGamalGenParameterSpec": { name: "ElGamal", keyBits: arg(0, "int") },
  "new org.bouncycastle.jce.spec.{ElGamalParameterSpec,ElGamalKeySpec,ElGamalPrivateKeySpec,ElGamalPublicKeySpec}": {
    name: "ElGamal"
  },
  "new org.bouncycastle.jce.spec.IESParameterSpec": { keyBits: arg(3, "int"), nonceBits: arg(4, "bytes") },
  "new org.bouncycastle.jcajce.spec.{SM2ParameterSpec,ContextParameterSpec}": {},
  "new org.bouncycastle.jcajce.spec.SM2KeyExchangeSpec": { key: arg(2, "any") },
  "new org.bouncycastle.jcajce.spec.{DHUParameterSpec,MQVParameterSpec}": { key: arg(0, "any") },
  "new org.bouncycastle.jcajce.spec.HybridValueParameterSpec": { from: arg(-1, "any") },
  "new org.bouncycastle.jcajce.spec.UserKeyingMaterialSpec": { saltBits: arg(1, "bytes") },
  "new org.bouncycastle.jcajce.spec.CompositeAlgorithmSpec.Builder": {
    returns: "org.bouncycastle.jcajce.spec.CompositeAlgorithmSpec.Builder"
  },
  "org.bouncycastle.jcajce.spec.CompositeAlgorithmSpec.Builder#{add,build}": {
    refines: true,
    returns: "org.bouncycastle.jcajce.spec.CompositeAlgorithmSpec.Builder"
  },
  "new org.bouncycastle.jcajce.spec.{OpenSSHPrivateKeySpec,OpenSSHPublicKeySpec,RawEncodedKeySpec}": {},

  "new org.bouncycastle.jcajce.spec.Argon2KeySpec": {
    iterations: arg(-4, "int"),
    memoryKib: arg(-3, "kib"),
    parallelism: arg(-2, "int"),
    outputBits: arg(-1, "int")
  },
  "new org.bouncycastle.jcajce.spec.{ScryptKeySpec,ScryptParameterSpec}": {
    saltBits: arg(1, "bytes"),
    iterations: arg(2, "int"),
    blockSize: arg(3, "int"),
    parallelism: arg(4, "int"),
    outputBits: arg(5, "int")
  },
  "new org.bouncycastle.jcajce.spec.PBKDF2KeySpec": {
    saltBits: arg(1, "bytes"),
    iterations: arg(2, "int"),
    outputBits: arg(3, "int"),
    keyBits: arg(3, "int"),
    digest: arg(4, "any")
  },
  "new org.bouncycastle.jcajce.spec.HKDFParameterSpec": { saltBits: arg(1, "bytes"), outputBits: arg(3, "bytes") },
  "new org.bouncycastle.jcajce.spec.TLSKeyMaterialSpec": { outputBits: arg(2, "bytes") },

  "new org.bouncycastle.jcajce.spec.KEMGenerateSpec": {
    key: arg(0, "any"),
    cipher: arg(1, "cipher"),
    outputBits: arg(2, "int")
  },
  "new org.bouncycastle.jcajce.spec.KEMGenerateSpec.Builder": {
    key: arg(0, "any"),
    cipher: arg(1, "cipher"),
    outputBits: arg(2, "int"),
    returns: "org.bouncycastle.jcajce.spec.KTSParameterSpec.Builder"
  },
  "new org.bouncycastle.jcajce.spec.KEMExtractSpec": {
    key: arg(0, "any"),
    cipher: arg(2, "cipher"),
    outputBits: arg(3, "int")
  },
  "new org.bouncycastle.jcajce.spec.KEMExtractSpec.Builder": {
    key: arg(0, "any"),
    cipher: arg(2, "cipher"),
    outputBits: arg(3, "int"),
    returns: "org.bouncycastle.jcajce.spec.KTSParameterSpec.Builder"
  },
  "new org.bouncycastle.jcajce.spec.KEMParameterSpec": { cipher: arg(0, "cipher"), outputBits: arg(1, "int") },
  "new org.bouncycastle.jcajce.spec.KTSParameterSpec.Builder": {
    cipher: arg(0, "cipher"),
    outputBits: arg(1, "int"),
    returns: "org.bouncycastle.jcajce.spec.KTSParameterSpec.Builder"
  },
  "org.bouncycastle.jcajce.spec.KTSParameterSpec.Builder#{withParameterSpec,withNoKdf,withKdfAlgorithm,build}": {
    refines: true,
    returns: "org.bouncycastle.jcajce.spec.KTSParameterSpec.Builder"
  },

  "org.bouncycastle.{jcajce.spec,pqc.jcajce.spec}.MLKEMParameterSpec.ml_kem_{512,768,1024}": { parameterSet: "{2}" },
  "org.bouncycastle.pqc.jcajce.spec.KyberParameterSpec.kyber{512,768,1024}": { parameterSet: "{1}" },
  "org.bouncycastle.pqc.jcajce.spec.KyberParameterSpec.kyber{512,768,1024}_aes": { parameterSet: "{1}-AES" },
  "org.bouncycastle.jcajce.spec.MLDSAParameterSpec.ml_dsa_{44,65,87}": { parameterSet: "{1}" },
  "org.bouncycastle.jcajce.spec.MLDSAParameterSpec.ml_dsa_{44,65,87}_with_sha512": {
    parameterSet: "{1}",
    digest: "SHA-512"
  },
  "org.bouncycastle.pqc.jcajce.spec.DilithiumParameterSpec.dilithium{2,3,5}": { parameterSet: "{1}" },
  "org.bouncycastle.pqc.jcajce.spec.DilithiumParameterSpec.dilithium{2,3,5}_aes": { parameterSet: "{1}-AES" },
  "org.bouncycastle.jcajce.spec.SLHDSAParameterSpec.slh_dsa_sha2_{128f,128s,192f,192s,256f,256s}": {
    parameterSet: "SHA2-{1}"
  },
  "org.bouncycastle.jcajce.spec.SLHDSAParameterSpec.slh_dsa_shake_{128f,128s,192f,192s,256f,256s}": {
    parameterSet: "SHAKE-{1}"
  },
  "org.bouncycastle.jcajce.spec.SLHDSAParameterSpec.slh_dsa_sha2_{128f,128s}_with_sha256": {
    parameterSet: "SHA2-{1}",
    digest: "SHA-256"
  },
  "org.bouncycastle.jcajce.spec.SLHDSAParameterSpec.slh_dsa_sha2_{192f,192s,256f,256s}_with_sha512": {
    parameterSet: "SHA2-{1}",
    digest: "SHA-512"
  },
  "org.bouncycastle.jcajce.spec.SLHDSAParameterSpec.slh_dsa_shake_{128f,128s}_with_shake128": {
    parameterSet: "SHAKE-{1}",
    digest: "SHAKE128"
  },
  "org.bouncycastle.jcajce.spec.SLHDSAParameterSpec.slh_dsa_shake_{192f,192s,256f,256s}_with_shake256": {
    parameterSet: "SHAKE-{1}",
    digest: "SHAKE256"
  },
  "org.bouncycastle.jcajce.spec.{MLKEM,MLDSA,SLHDSA,CMCE,FrodoKEM}ParameterSpec.fromName": {
    parameterSet: arg(0, "pqc")
  },
  "new org.bouncycastle.jcajce.spec.{MLKEM,MLDSA}{PrivateKeySpec,PublicKeySpec}": { from: arg(0, "any") },
  "org.bouncycastle.jcajce.spec.CMCEParameterSpec.mceliece{460896,6688128,6960119,8192128}{,f,pc,pcf}": {
    parameterSet: "{1}{2}"
  },
  "org.bouncycastle.jcajce.spec.FrodoKEMParameterSpec.{frodokem,efrodokem}{976,1344}aes": { parameterSet: "{2}-AES" },
  "org.bouncycastle.jcajce.spec.FrodoKEMParameterSpec.{frodokem,efrodokem}{976,1344}shake": {
    parameterSet: "{2}-SHAKE"
  }
})
