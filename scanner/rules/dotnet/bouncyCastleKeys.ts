import { arg, library, text } from "../rule.ts"

const crypto = "Org.BouncyCastle.Crypto"
const engines = `${crypto}.Engines`
const encodings = `${crypto}.Encodings`
const signers = `${crypto}.Signers`
const generators = `${crypto}.Generators`
const agreement = `${crypto}.Agreement`
const parameters = `${crypto}.Parameters`
const pke = { is: "cipher", returns: `${crypto}.IAsymmetricBlockCipher` } as const
const signer = { is: "signature", returns: `${crypto}.ISigner` } as const
const dsa = { is: "signature", returns: `${crypto}.IDsa` } as const
const keygen = { is: "keygen", returns: `${crypto}.IAsymmetricCipherKeyPairGenerator` } as const
const agree = { is: "key-agreement", returns: `${crypto}.IBasicAgreement` } as const
const deriving = { is: "kdf", returns: `${crypto}.IDerivationFunction` } as const
const pbe = { is: "kdf", returns: `${crypto}.PbeParametersGenerator` } as const
const curve = { curve: arg(0, "curve"), returns: "Org.BouncyCastle.Asn1.X9.X9ECParameters" } as const

/*
 * Bouncy Castle for .NET 2.6, Org.BouncyCastle.Crypto.{Engines,Encodings,Signers,Generators,Agreement,Parameters,EC,Prng}
 * and the tables of curves. OaepEncoding hashes with SHA-1 and masks with the hash of the message when it is not told.
 * BCrypt.Generate takes the exponent of its cost.
 */
export const bouncyCastleKeys = library("dotnet", "bouncyCastleKeys", {
  [`new ${engines}.{RsaEngine,RsaBlindedEngine,RsaBlindingEngine}`]: { ...pke, name: "RSA" },
  [`new ${engines}.ElGamalEngine`]: { ...pke, name: "ElGamal" },
  [`new ${engines}.NaccacheSternEngine`]: { ...pke, name: "NaccacheStern" },
  [`new ${engines}.SM2Engine`]: { is: "cipher", name: "SM2", digest: arg(0, "any") },
  [`new ${engines}.IesEngine`]: { is: "cipher", name: "IES" },
  [`new ${encodings}.OaepEncoding`]: {
    ...pke,
    padding: "oaep",
    from: arg(0, "any"),
    digest: arg(1, "any"),
    mgfDigest: arg(2, "any"),
    defaults: { digest: "SHA-1" }
  },
  [`new ${encodings}.Pkcs1Encoding`]: { ...pke, padding: "pkcs1v15", from: arg(0, "any") },
  [`new ${encodings}.ISO9796d1Encoding`]: { ...pke, padding: "iso9796-1", from: arg(0, "any") },

  [`new ${signers}.RsaDigestSigner`]: {
    ...signer,
    name: "RSA",
    padding: "pkcs1v15",
    digest: arg(0, "any"),
    from: arg(1, "any")
  },
  [`new ${signers}.PssSigner`]: {
    ...signer,
    padding: "pss",
    from: arg(0, "any"),
    digest: arg(1, "any"),
    mgfDigest: arg(2, "any"),
    saltBits: arg(-1, "bytes")
  },
  [`new ${signers}.{Iso9796d2Signer,Iso9796d2PssSigner}`]: {
    ...signer,
    padding: "iso9796-2",
    from: arg(0, "any"),
    digest: arg(1, "any")
  },
  [`new ${signers}.X931Signer`]: { ...signer, padding: "x931", from: arg(0, "any"), digest: arg(1, "any") },
  [`new ${signers}.GenericSigner`]: { ...signer, from: arg(0, "any"), digest: arg(1, "any") },
  [`new ${signers}.{DsaDigestSigner,Gost3410DigestSigner}`]: { ...signer, from: arg(0, "any"), digest: arg(1, "any") },
  [`new ${signers}.DsaSigner`]: { ...dsa, name: "DSA", digest: arg(0, "any") },
  [`new ${signers}.ECDsaSigner`]: { ...dsa, name: "ECDSA", digest: arg(0, "any") },
  [`new ${signers}.HMacDsaKCalculator`]: { from: arg(0, "any") },
  [`new ${signers}.ECNRSigner`]: { ...dsa, name: "ECNR" },
  [`new ${signers}.{ECGost3410Signer,Gost3410Signer}`]: { ...dsa, name: "GOSTR3410" },
  [`new ${signers}.Dstu4145Signer`]: { ...dsa, name: "DSTU4145" },
  [`new ${signers}.SM2Signer`]: { ...signer, name: "SM2", digest: arg(-1, "any"), defaults: { digest: "SM3" } },
  [`new ${signers}.{Ed25519,Ed25519ctx,Ed25519ph,Ed448,Ed448ph}Signer`]: { ...signer, name: "{1}" },
  [`new ${signers}.{MLDsa,SlhDsa}Signer`]: { ...signer, algorithm: text("{1}", "pqc"), from: arg(0, "any") },
  [`new ${signers}.HashMLDsaSigner`]: { ...signer, name: "HashML-DSA", from: arg(0, "any") },
  [`new ${signers}.HashSlhDsaSigner`]: { ...signer, name: "HashSLH-DSA", from: arg(0, "any") },
  [`${crypto}.{ISigner,IDsa}#Init`]: { refines: true, functions: arg(0, "signFunction"), key: arg(1, "any") },
  [`${crypto}.ISigner#{BlockUpdate,GenerateSignature,VerifySignature}`]: { refines: true, operates: true },
  [`${crypto}.IDsa#{GenerateSignature,VerifySignature}`]: { refines: true, operates: true },

  [`new ${generators}.RsaKeyPairGenerator`]: { ...keygen, name: "RSA" },
  [`new ${generators}.DsaKeyPairGenerator`]: { ...keygen, name: "DSA" },
  [`new ${generators}.ECKeyPairGenerator`]: { ...keygen, name: "EC" },
  [`new ${generators}.{Ed25519,Ed448,X25519,X448}KeyPairGenerator`]: { ...keygen, name: "{1}" },
  [`new ${generators}.{DHKeyPairGenerator,DHBasicKeyPairGenerator}`]: { ...keygen, name: "DH" },
  [`new ${generators}.ElGamalKeyPairGenerator`]: { ...keygen, name: "ElGamal" },
  [`new ${generators}.Gost3410KeyPairGenerator`]: { ...keygen, name: "GOSTR3410" },
  [`new ${generators}.Dstu4145KeyPairGenerator`]: { ...keygen, name: "DSTU4145" },
  [`new ${generators}.NaccacheSternKeyPairGenerator`]: { ...keygen, name: "NaccacheStern" },
  [`new ${generators}.{MLDsa,MLKem,SlhDsa}KeyPairGenerator`]: { ...keygen, algorithm: text("{1}", "pqc") },
  [`${crypto}.IAsymmetricCipherKeyPairGenerator#Init`]: { refines: true, from: arg(0, "any") },
  [`${crypto}.IAsymmetricCipherKeyPairGenerator#GenerateKeyPair`]: {
    inherits: true,
    returns: `${crypto}.AsymmetricCipherKeyPair`
  },
  [`${crypto}.AsymmetricCipherKeyPair#{Private,Public}`]: { inherits: true },
  [`new ${parameters}.RsaKeyGenerationParameters`]: { keyBits: arg(2, "int") },
  [`new ${parameters}.ECKeyGenerationParameters`]: { curve: arg(0, "any") },
  [`new ${parameters}.{DsaKeyGenerationParameters,DHKeyGenerationParameters,ElGamalKeyGenerationParameters}`]: {
    from: arg(1, "any")
  },
  [`new ${parameters}.{MLDsaKeyGenerationParameters,MLKemKeyGenerationParameters,SlhDsaKeyGenerationParameters}`]: {
    from: arg(1, "any")
  },
  [`new ${parameters}.{Ed25519,Ed448,X25519,X448}KeyGenerationParameters`]: { name: "{1}" },
  [`${parameters}.MLDsaParameters.ml_dsa_{44,65,87}`]: { name: "ML-DSA", parameterSet: "{1}" },
  [`${parameters}.MLDsaParameters.ml_dsa_{44,65,87}_with_sha512`]: {
    name: "HashML-DSA",
    parameterSet: "{1}",
    digest: "SHA-512"
  },
  [`${parameters}.MLKemParameters.ml_kem_{512,768,1024}`]: { name: "ML-KEM", parameterSet: "{1}" },
  [`${parameters}.SlhDsaParameters.slh_dsa_sha2_{128s,128f,192s,192f,256s,256f}`]: {
    name: "SLH-DSA",
    parameterSet: "SHA2-{1}"
  },
  [`${parameters}.SlhDsaParameters.slh_dsa_shake_{128s,128f,192s,192f,256s,256f}`]: {
    name: "SLH-DSA",
    parameterSet: "SHAKE-{1}"
  },
  [`new ${crypto}.Kems.MLKemEncapsulator`]: {
    is: "kem",
    name: "ML-KEM",
    from: arg(0, "any"),
    returns: `${crypto}.IKemEncapsulator`
  },
  [`new ${crypto}.Kems.MLKemDecapsulator`]: {
    is: "kem",
    name: "ML-KEM",
    from: arg(0, "any"),
    returns: `${crypto}.IKemDecapsulator`
  },
  [`new ${generators}.DsaParametersGenerator`]: {
    is: "parameters",
    name: "DSA",
    digest: arg(0, "any"),
    returns: `${generators}.DHParametersGenerator`
  },
  [`new ${generators}.DHParametersGenerator`]: {
    is: "parameters",
    name: "DH",
    returns: `${generators}.DHParametersGenerator`
  },
  [`new ${generators}.ElGamalParametersGenerator`]: {
    is: "parameters",
    name: "ElGamal",
    returns: `${generators}.DHParametersGenerator`
  },
  [`${generators}.DHParametersGenerator#Init`]: { refines: true, keyBits: arg(0, "int"), from: arg(0, "any") },
  [`${generators}.DHParametersGenerator#GenerateParameters`]: { inherits: true },
  [`new ${parameters}.DsaParameterGenerationParameters`]: { keyBits: arg(0, "int") },

  [`new ${parameters}.RsaKeyParameters`]: { is: "key", name: "RSA", material: arg(0, "keyHalf") },
  [`new ${parameters}.RsaPrivateCrtKeyParameters`]: { is: "key", name: "RSA", material: "private-key" },
  [`new ${parameters}.ECPrivateKeyParameters`]: {
    is: "key",
    name: "EC",
    curve: arg(-1, "any"),
    material: "private-key"
  },
  [`new ${parameters}.ECPublicKeyParameters`]: { is: "key", name: "EC", curve: arg(-1, "any"), material: "public-key" },
  [`new ${parameters}.{Ed25519,Ed448,X25519,X448}PrivateKeyParameters`]: {
    is: "key",
    name: "{1}",
    material: "private-key"
  },
  [`new ${parameters}.{Ed25519,Ed448,X25519,X448}PublicKeyParameters`]: {
    is: "key",
    name: "{1}",
    material: "public-key"
  },
  [`new ${parameters}.{DsaPrivateKeyParameters,DsaPublicKeyParameters}`]: { is: "key", name: "DSA" },
  [`new ${parameters}.{DHPrivateKeyParameters,DHPublicKeyParameters}`]: { is: "key", name: "DH" },
  [`new ${parameters}.{ElGamalPrivateKeyParameters,ElGamalPublicKeyParameters}`]: { is: "key", name: "ElGamal" },

  [`new ${agreement}.{DHAgreement,DHBasicAgreement}`]: { ...agree, name: "DH" },
  [`new ${agreement}.{ECDHBasicAgreement,ECDHCBasicAgreement,ECDHRawAgreement,ECDhcRawAgreement}`]: {
    ...agree,
    name: "ECDH"
  },
  [`new ${agreement}.{ECDHWithKdfBasicAgreement,ECDHCWithKdfBasicAgreement}`]: {
    ...agree,
    name: "ECDH",
    digest: arg(1, "any")
  },
  [`new ${agreement}.ECMqvBasicAgreement`]: { ...agree, name: "ECMQV" },
  [`new ${agreement}.ECMqvWithKdfBasicAgreement`]: { ...agree, name: "ECMQV", digest: arg(1, "any") },
  [`new ${agreement}.ECVkoAgreement`]: { ...agree, name: "ECVKO", digest: arg(0, "any") },
  [`new ${agreement}.SM2KeyExchange`]: { ...agree, name: "SM2", digest: arg(0, "any") },
  [`new ${agreement}.{X25519,X448}Agreement`]: { ...agree, name: "{1}" },
  [`${crypto}.IBasicAgreement#Init`]: { refines: true, key: arg(0, "any") },
  [`${crypto}.IBasicAgreement#CalculateAgreement`]: { refines: true, operates: true },
  [`${agreement}.DHStandardGroups.rfc7919_{ffdhe2048,ffdhe3072,ffdhe4096,ffdhe6144,ffdhe8192}`]: {
    name: "DH",
    group: "{1}"
  },
  [`${agreement}.DHStandardGroups.rfc2409_{768,1024}`]: { name: "DH", group: "modp{1}" },
  [`${agreement}.DHStandardGroups.rfc3526_{1536,2048,3072,4096,6144,8192}`]: { name: "DH", group: "modp{1}" },
  [`new ${agreement}.Srp.{Srp6Client,Srp6Server,Srp6VerifierGenerator}`]: { is: "key-agreement", name: "SRP" },
  [`new ${agreement}.JPake.JPakeParticipant`]: { is: "key-agreement", name: "J-PAKE", digest: arg(3, "any") },

  [`{${crypto}.EC.CustomNamedCurves,Org.BouncyCastle.Asn1.X9.ECNamedCurveTable,Org.BouncyCastle.Asn1.Sec.SecNamedCurves}.{GetByName,GetByOid}`]:
    curve,
  [`Org.BouncyCastle.Asn1.{Nist.NistNamedCurves,TeleTrust.TeleTrusTNamedCurves,X9.X962NamedCurves,GM.GMNamedCurves}.{GetByName,GetByOid}`]:
    curve,
  [`Org.BouncyCastle.Asn1.Sec.SecObjectIdentifiers.SecP{192k1,192r1,224k1,224r1,256k1,256r1,384r1,521r1}`]: {
    curve: text("secp{1}", "curve")
  },
  [`Org.BouncyCastle.Asn1.X9.X9ECParameters#Curve`]: { inherits: true },
  [`new ${parameters}.{ECDomainParameters,ECNamedDomainParameters}`]: { curve: arg(0, "any") },
  [`${parameters}.{ECDomainParameters,ECNamedDomainParameters}.{FromX9ECParameters,LookupOid,LookupName}`]: {
    curve: arg(0, "curve")
  },

  [`new ${generators}.Pkcs5S2ParametersGenerator`]: {
    ...pbe,
    name: "PBKDF2",
    digest: arg(0, "any"),
    defaults: { digest: "SHA-1" }
  },
  [`new ${generators}.Pkcs5S1ParametersGenerator`]: { ...pbe, name: "PBKDF1", digest: arg(0, "any") },
  [`new ${generators}.Pkcs12ParametersGenerator`]: { ...pbe, name: "PKCS12KDF", digest: arg(0, "any") },
  [`new ${generators}.OpenSslPbeParametersGenerator`]: { ...pbe, name: "OpenSSL-KDF", digest: arg(0, "any") },
  [`${crypto}.PbeParametersGenerator#Init`]: { refines: true, saltBits: arg(1, "bytes"), iterations: arg(2, "int") },
  [`${crypto}.PbeParametersGenerator#{GenerateDerivedParameters,GenerateDerivedMacParameters}`]: {
    refines: true,
    outputBits: arg(-1, "int")
  },
  [`${generators}.SCrypt.Generate`]: {
    is: "kdf",
    name: "scrypt",
    saltBits: arg(1, "bytes"),
    iterations: arg(2, "int"),
    blockSize: arg(3, "int"),
    parallelism: arg(4, "int"),
    outputBits: arg(5, "bytes")
  },
  [`${generators}.BCrypt.Generate`]: { is: "password-hash", name: "bcrypt", iterations: arg(2, "log2") },
  [`${generators}.OpenBsdBCrypt.Generate`]: { is: "password-hash", name: "bcrypt", iterations: arg(-1, "log2") },
  [`${generators}.OpenBsdBCrypt.CheckPassword`]: { is: "password-hash", name: "bcrypt" },
  [`new ${generators}.Argon2BytesGenerator`]: {
    is: "password-hash",
    name: "Argon2",
    returns: `${generators}.Argon2BytesGenerator`
  },
  [`${generators}.Argon2BytesGenerator#Init`]: { refines: true, algorithm: arg(0, "any") },
  [`${generators}.Argon2BytesGenerator#GenerateBytes`]: { refines: true, operates: true },
  [`new ${parameters}.Argon2Parameters.Builder`]: {
    algorithm: arg(0, "any"),
    returns: `${parameters}.Argon2Parameters.Builder`
  },
  [`${parameters}.Argon2Parameters.Argon2{d,i,id}`]: { name: "Argon2{1}" },
  [`${parameters}.Argon2Parameters.Builder#WithIterations`]: {
    refines: true,
    iterations: arg(0, "int"),
    returns: `${parameters}.Argon2Parameters.Builder`
  },
  [`${parameters}.Argon2Parameters.Builder#WithMemoryAsKB`]: {
    refines: true,
    memoryKib: arg(0, "int"),
    returns: `${parameters}.Argon2Parameters.Builder`
  },
  [`${parameters}.Argon2Parameters.Builder#WithMemoryPowOfTwo`]: {
    refines: true,
    memoryKib: arg(0, "log2"),
    returns: `${parameters}.Argon2Parameters.Builder`
  },
  [`${parameters}.Argon2Parameters.Builder#WithParallelism`]: {
    refines: true,
    parallelism: arg(0, "int"),
    returns: `${parameters}.Argon2Parameters.Builder`
  },
  [`${parameters}.Argon2Parameters.Builder#WithSalt`]: {
    refines: true,
    saltBits: arg(0, "bytes"),
    returns: `${parameters}.Argon2Parameters.Builder`
  },
  [`${parameters}.Argon2Parameters.Builder#{WithVersion,WithSecret,WithAdditional,Build}`]: {
    refines: true,
    returns: `${parameters}.Argon2Parameters.Builder`
  },
  [`new ${generators}.HkdfBytesGenerator`]: { ...deriving, name: "HKDF", digest: arg(0, "any") },
  [`new ${generators}.KdfCounterBytesGenerator`]: { ...deriving, name: "KBKDF-Counter", digest: arg(0, "any") },
  [`new ${generators}.KdfFeedbackBytesGenerator`]: { ...deriving, name: "KBKDF-Feedback", digest: arg(0, "any") },
  [`new ${generators}.KdfDoublePipelineIterationBytesGenerator`]: {
    ...deriving,
    name: "KBKDF-DoublePipeline",
    digest: arg(0, "any")
  },
  [`new ${generators}.Kdf{1,2}BytesGenerator`]: { ...deriving, name: "KDF{1}", digest: arg(0, "any") },
  [`new ${generators}.Mgf1BytesGenerator`]: { ...deriving, name: "MGF1", digest: arg(0, "any") },
  [`new ${agreement}.Kdf.ConcatenationKdfGenerator`]: { ...deriving, name: "ConcatKDF", digest: arg(0, "any") },
  [`new ${agreement}.Kdf.{DHKekGenerator,ECDHKekGenerator}`]: { ...deriving, name: "X942KDF", digest: arg(0, "any") },
  [`${crypto}.IDerivationFunction#Init`]: { refines: true, from: arg(0, "any") },
  [`${crypto}.IDerivationFunction#GenerateBytes`]: { refines: true, outputBits: arg(0, "bytes") },
  [`new ${parameters}.HkdfParameters`]: { saltBits: arg(1, "bytes") },
  [`new ${parameters}.{KdfParameters,MgfParameters}`]: {},

  [`new ${crypto}.Prng.{DigestRandomGenerator,VmpcRandomGenerator,CryptoApiRandomGenerator}`]: {
    is: "random",
    name: "RNG"
  },
  [`new ${crypto}.Prng.{SP800SecureRandomBuilder,X931SecureRandomBuilder}`]: { is: "random", name: "RNG" },
  "new Org.BouncyCastle.Security.SecureRandom": { is: "random", name: "RNG" },
  "Org.BouncyCastle.Security.SecureRandom.GetInstance": { is: "random", name: "RNG" }
})
