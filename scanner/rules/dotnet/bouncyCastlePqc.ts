import { arg, library, text, type Row } from "../rule.ts"

const pqc = "Org.BouncyCastle.Pqc.Crypto"
const crypto = "Org.BouncyCastle.Crypto"
const parameters = `${crypto}.Parameters`

/** The classes of one scheme that every scheme has. */
const keysOf = (prefix: string, name: NonNullable<Row["name"]>): { readonly [key: string]: Row } => ({
  [`new ${pqc}.${prefix}KeyPairGenerator`]: {
    is: "keygen",
    name,
    returns: `${crypto}.IAsymmetricCipherKeyPairGenerator`
  },
  [`new ${pqc}.${prefix}KeyGenerationParameters`]: { from: arg(1, "any") },
  [`new ${pqc}.${prefix}PrivateKeyParameters`]: { is: "key", name, from: arg(0, "any"), material: "private-key" },
  [`new ${pqc}.${prefix}PublicKeyParameters`]: { is: "key", name, from: arg(0, "any"), material: "public-key" }
})

const kemOf = (prefix: string, name: NonNullable<Row["name"]>): { readonly [key: string]: Row } => ({
  ...keysOf(prefix, name),
  [`new ${pqc}.${prefix}KemGenerator`]: { is: "kem", name, returns: `${pqc}.IEncapsulatedSecretGenerator` },
  [`new ${pqc}.${prefix}KemExtractor`]: {
    is: "kem",
    name,
    key: arg(0, "any"),
    functions: ["decapsulate"],
    returns: `${pqc}.IEncapsulatedSecretExtractor`
  }
})

const signatureOf = (prefix: string, name: NonNullable<Row["name"]>): { readonly [key: string]: Row } => ({
  ...keysOf(prefix, name),
  [`new ${pqc}.${prefix}Signer`]: { is: "signature", name, returns: `${pqc}.IMessageSigner` }
})

/*
 * Bouncy Castle for .NET 2.7, Org.BouncyCastle.Pqc.Crypto (github.com/bcgit/bc-csharp/tree/master/crypto/src/pqc), for the
 * schemes that no standard has taken over, and Org.BouncyCastle.Crypto.Parameters of those that one has.
 */
export const bouncyCastlePqc = library("dotnet", "bouncyCastlePqc", {
  ...kemOf("Bike.Bike", "BIKE"),
  [`${pqc}.Bike.BikeParameters.bike{128,192,256}`]: { algorithm: text("bike{1}", "pqc") },
  ...kemOf("Cmce.Cmce", "Classic-McEliece"),
  [`${pqc}.Cmce.CmceParameters.mceliece{348864,348864f,460896,460896f,6688128,6688128f,6960119,6960119f,8192128,8192128f}r3`]:
    { parameterSet: "{1}" },
  ...signatureOf("Crystals.Dilithium.Dilithium", "Dilithium"),
  [`${pqc}.Crystals.Dilithium.DilithiumParameters.Dilithium{2,3,5}`]: { parameterSet: "{1}" },
  [`${pqc}.Crystals.Dilithium.DilithiumParameters.Dilithium{2,3,5}Aes`]: { parameterSet: "{1}-AES" },
  ...kemOf("Crystals.Kyber.Kyber", "Kyber"),
  [`${pqc}.Crystals.Kyber.KyberParameters.kyber{512,768,1024}`]: { parameterSet: "{1}" },
  [`${pqc}.Crystals.Kyber.KyberParameters.kyber{512,768,1024}_aes`]: { parameterSet: "{1}-AES" },
  ...signatureOf("Falcon.Falcon", "FN-DSA"),
  [`${pqc}.Falcon.FalconParameters.falcon_{512,1024}`]: { parameterSet: "{1}" },
  ...keysOf("Frodo.Frodo", "FrodoKEM"),
  [`new ${pqc}.Frodo.FrodoKEMGenerator`]: {
    is: "kem",
    name: "FrodoKEM",
    returns: `${pqc}.IEncapsulatedSecretGenerator`
  },
  [`new ${pqc}.Frodo.FrodoKEMExtractor`]: {
    is: "kem",
    name: "FrodoKEM",
    key: arg(0, "any"),
    functions: ["decapsulate"],
    returns: `${pqc}.IEncapsulatedSecretExtractor`
  },
  [`${pqc}.Frodo.FrodoParameters.frodokem{640,976,1344}{aes,shake}`]: { algorithm: text("frodokem{1}{2}", "pqc") },
  [`${pqc}.Frodo.FrodoParameters.frodokem{19888,31296,43088}r3`]: { name: "FrodoKEM" },
  [`${pqc}.Frodo.FrodoParameters.frodokem{19888,31296,43088}shaker3`]: { name: "FrodoKEM" },
  ...kemOf("Hqc.Hqc", "HQC"),
  [`${pqc}.Hqc.HqcParameters.hqc{128,192,256}`]: { parameterSet: "{1}" },
  ...signatureOf("Lms.Lms", "LMS"),
  ...signatureOf("Lms.Hss", "HSS"),
  [`new ${pqc}.Lms.LmsKeyGenerationParameters`]: { from: arg(0, "any") },
  [`new ${pqc}.Lms.HssKeyGenerationParameters`]: {},
  [`new ${pqc}.Lms.LmsParameters`]: { from: arg(0, "any") },
  [`${pqc}.Lms.LMSigParameters.lms_sha256_n32_{h5,h10,h15,h20,h25}`]: {
    parameterSet: text("lms-SHA256_M32_{1}", "pqc")
  },
  [`${pqc}.Lms.LMSigParameters.lms_sha256_n24_{h5,h10,h15,h20,h25}`]: {
    parameterSet: text("lms-SHA256_M24_{1}", "pqc")
  },
  [`${pqc}.Lms.LMSigParameters.lms_shake256_n32_{h5,h10,h15,h20,h25}`]: {
    parameterSet: text("lms-SHAKE_M32_{1}", "pqc")
  },
  [`${pqc}.Lms.LMSigParameters.lms_shake256_n24_{h5,h10,h15,h20,h25}`]: {
    parameterSet: text("lms-SHAKE_M24_{1}", "pqc")
  },
  ...kemOf("Ntru.Ntru", "NTRU"),
  [`${pqc}.Ntru.NtruParameters.Ntru{Hps2048509,Hps2048677,Hps4096821,Hps40961229,Hrss701,Hrss1373}`]: {
    algorithm: text("ntru{1}", "pqc")
  },
  ...kemOf("NtruPrime.SNtruPrime", "SNTRUPrime"),
  [`${pqc}.NtruPrime.SNtruPrimeParameters.sntrup{653,761,857,953,1013,1277}`]: { parameterSet: "{1}" },
  ...kemOf("NtruPrime.NtruLPRime", "NTRULPRime"),
  [`${pqc}.NtruPrime.NtruLPRimeParameters.ntrulpr{653,761,857,953,1013,1277}`]: { parameterSet: "{1}" },
  ...signatureOf("Picnic.Picnic", "Picnic"),
  [`${pqc}.Picnic.PicnicParameters.picnicl{1,3,5}{fs,ur,full}`]: { parameterSet: text("picnicl{1}{2}", "pqc") },
  [`${pqc}.Picnic.PicnicParameters.picnic3l{1,3,5}`]: { parameterSet: "3-L{1}" },
  ...kemOf("Saber.Saber", "SABER"),
  ...signatureOf("SphincsPlus.SphincsPlus", "SPHINCS+"),
  [`${pqc}.SphincsPlus.SphincsPlusParameters.{sha2,shake,haraka}_{128s,128f,192s,192f,256s,256f}{,_simple}`]: {
    parameterSet: text("{1}_{2}{3}", "pqc")
  },
  [`${pqc}.IEncapsulatedSecretGenerator#GenerateEncapsulated`]: {
    is: "kem",
    inherits: true,
    key: arg(0, "any"),
    functions: ["encapsulate"]
  },
  [`${pqc}.IEncapsulatedSecretExtractor#ExtractSecret`]: { refines: true, operates: true },
  [`${pqc}.IMessageSigner#Init`]: { refines: true, functions: arg(0, "signFunction"), key: arg(1, "any") },
  [`${pqc}.IMessageSigner#{GenerateSignature,VerifySignature}`]: { refines: true, operates: true },

  [`${parameters}.{MLDsa,MLKem,SlhDsa}PrivateKeyParameters.{FromEncoding,FromSeed}`]: {
    is: "key",
    from: arg(0, "any"),
    material: "private-key"
  },
  [`${parameters}.{MLDsa,MLKem,SlhDsa}PublicKeyParameters.FromEncoding`]: {
    is: "key",
    from: arg(0, "any"),
    material: "public-key"
  },
  [`${crypto}.{IKemEncapsulator,IKemDecapsulator}#Init`]: { refines: true, key: arg(0, "any") },
  [`${crypto}.IKemEncapsulator#Encapsulate`]: { refines: true, operates: true, functions: ["encapsulate"] },
  [`${crypto}.IKemDecapsulator#Decapsulate`]: { refines: true, operates: true, functions: ["decapsulate"] }
})
