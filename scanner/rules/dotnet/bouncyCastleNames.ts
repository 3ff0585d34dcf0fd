import { arg, library } from "../../match/rule.ts"

const security = "Org.BouncyCastle.Security"
const crypto = "Org.BouncyCastle.Crypto"
const pqc = "Org.BouncyCastle.Pqc.Crypto"
const keygen = { is: "keygen", returns: `${crypto}.IAsymmetricCipherKeyPairGenerator` } as const

/*
 * Bouncy Castle for .NET 2.6, Org.BouncyCastle.Security, whose factories know the names of the Java edition, and
 * Org.BouncyCastle.{Pkcs,X509,OpenSsl,Cms,Crypto.Operators,Bcpg.OpenPgp,Tls} as far as they name algorithms,
 * Org.BouncyCastle.Pqc.Crypto for the schemes that no standard has taken over.
 */
export const bouncyCastleNames = library("dotnet", "bouncyCastleNames", {
  [`${security}.CipherUtilities.GetCipher`]: {
    is: "cipher",
    algorithm: arg(0, "jca"),
    returns: `${crypto}.IBufferedCipher`
  },
  [`${security}.WrapperUtilities.GetWrapper`]: {
    is: "key-wrap",
    algorithm: arg(0, "jca"),
    returns: `${crypto}.IWrapper`
  },
  [`${security}.DigestUtilities.GetDigest`]: { is: "hash", algorithm: arg(0, "jca"), returns: `${crypto}.IDigest` },
  [`${security}.DigestUtilities.{CalculateDigest,DoFinal}`]: { is: "hash", algorithm: arg(0, "jca") },
  [`${security}.MacUtilities.GetMac`]: { is: "mac", algorithm: arg(0, "jca"), returns: `${crypto}.IMac` },
  [`${security}.MacUtilities.CalculateMac`]: { is: "mac", algorithm: arg(0, "jca") },
  [`${security}.SignerUtilities.{GetSigner,InitSigner}`]: {
    is: "signature",
    algorithm: arg(0, "jca"),
    returns: `${crypto}.ISigner`
  },
  [`${security}.GeneratorUtilities.GetKeyGenerator`]: {
    is: "keygen",
    algorithm: arg(0, "jca"),
    returns: `${crypto}.CipherKeyGenerator`
  },
  [`${security}.GeneratorUtilities.GetKeyPairGenerator`]: { ...keygen, algorithm: arg(0, "jca") },
  [`${security}.AgreementUtilities.{GetBasicAgreement,GetBasicAgreementWithKdf,GetRawAgreement}`]: {
    is: "key-agreement",
    algorithm: arg(0, "jca"),
    returns: `${crypto}.IBasicAgreement`
  },
  [`${security}.KemUtilities.{GetEncapsulator,GetDecapsulator}`]: { is: "kem", algorithm: arg(0, "jca") },
  [`${security}.ParameterUtilities.CreateKeyParameter`]: { algorithm: arg(0, "jca"), keyBits: arg(1, "bytes") },
  [`${security}.PbeUtilities.{CreateEngine,GenerateAlgorithmParameters}`]: { is: "cipher", algorithm: arg(0, "jca") },
  [`${security}.{PrivateKeyFactory,PublicKeyFactory}.CreateKey`]: { is: "key" },
  [`${security}.PrivateKeyFactory.DecryptKey`]: { is: "key", material: "private-key" },
  [`${security}.DotNetUtilities.{GetRsaKeyPair,GetRsaPublicKey,ToRSA,ToRSAParameters}`]: { is: "key", name: "RSA" },
  [`${security}.DotNetUtilities.{GetDsaKeyPair,GetDsaPublicKey}`]: { is: "key", name: "DSA" },
  [`${security}.DotNetUtilities.{GetECDsaKeyPair,GetECDsaPublicKey,GetECKeyPair}`]: { is: "key", name: "EC" },

  [`new ${crypto}.Operators.Asn1SignatureFactory`]: {
    is: "signature",
    algorithm: arg(0, "jca"),
    key: arg(1, "any")
  },
  "new Org.BouncyCastle.X509.{X509V3CertificateGenerator,X509V1CertificateGenerator}": {
    is: "certificate",
    certificateFormat: "X.509",
    returns: "Org.BouncyCastle.X509.X509V3CertificateGenerator"
  },
  "Org.BouncyCastle.X509.X509V3CertificateGenerator#Generate": { refines: true, from: arg(0, "any") },
  "new Org.BouncyCastle.X509.X509CertificateParser": { is: "certificate", certificateFormat: "X.509" },
  "new Org.BouncyCastle.Pkcs.Pkcs10CertificationRequest": { is: "certificate", algorithm: arg(0, "jca") },
  "new Org.BouncyCastle.Pkcs.{Pkcs12Store,Pkcs12StoreBuilder}": { is: "keystore", certificateFormat: "PKCS12" },
  "new Org.BouncyCastle.Security.JksStore": { is: "keystore", certificateFormat: "JKS" },
  "new Org.BouncyCastle.OpenSsl.{PemReader,PemWriter}": { is: "key", certificateFormat: "PEM" },
  "new Org.BouncyCastle.Cms.{CmsSignedDataGenerator,CmsSignedData}": { is: "signature", name: "CMS" },
  "new Org.BouncyCastle.Cms.{CmsEnvelopedDataGenerator,CmsEnvelopedData}": { is: "cipher", name: "CMS" },
  "new Org.BouncyCastle.Tls.{TlsClientProtocol,TlsServerProtocol}": { is: "protocol", name: "TLS" },
  "new Org.BouncyCastle.Tls.{DtlsClientProtocol,DtlsServerProtocol}": { is: "protocol", name: "DTLS" },
  "Org.BouncyCastle.Tls.ProtocolVersion.TLSv{10,11,12,13}": {
    is: "protocol",
    algorithm: { text: "TLSv{1}", as: "tlsVersion" }
  },
  "Org.BouncyCastle.Tls.ProtocolVersion.DTLSv{10,12,13}": {
    is: "protocol",
    algorithm: { text: "DTLSv{1}", as: "tlsVersion" }
  },
  "Org.BouncyCastle.Tls.ProtocolVersion.SSLv3": { is: "protocol", name: "TLS", version: "ssl3" },

  "new Org.BouncyCastle.Bcpg.OpenPgp.PgpEncryptedDataGenerator": { is: "cipher", name: "PGP", cipher: arg(0, "any") },
  "new Org.BouncyCastle.Bcpg.OpenPgp.PgpSignatureGenerator": {
    is: "signature",
    name: "PGP",
    from: arg(0, "any"),
    digest: arg(1, "any")
  },
  "Org.BouncyCastle.Bcpg.SymmetricKeyAlgorithmTag.{Idea,TripleDes,Cast5,Blowfish,Des,Twofish}": {
    algorithm: { text: "{1}", as: "cipher" }
  },
  "Org.BouncyCastle.Bcpg.SymmetricKeyAlgorithmTag.Aes{128,192,256}": {
    algorithm: { text: "Aes{1}", as: "cipher" }
  },
  "Org.BouncyCastle.Bcpg.SymmetricKeyAlgorithmTag.Camellia{128,192,256}": {
    algorithm: { text: "Camellia{1}", as: "cipher" }
  },
  "Org.BouncyCastle.Bcpg.HashAlgorithmTag.{MD5,Sha1,Sha256,Sha384,Sha512,Sha224,RipeMD160}": {
    algorithm: { text: "{1}", as: "hash" }
  },

  [`new ${pqc}.Bike.BikeKeyPairGenerator`]: { ...keygen, name: "BIKE" },
  [`new ${pqc}.Bike.{BikeKemGenerator,BikeKemExtractor}`]: { is: "kem", name: "BIKE" },
  [`new ${pqc}.Cmce.CmceKeyPairGenerator`]: { ...keygen, name: "Classic-McEliece" },
  [`new ${pqc}.Cmce.{CmceKemGenerator,CmceKemExtractor}`]: { is: "kem", name: "Classic-McEliece" },
  [`new ${pqc}.Falcon.FalconKeyPairGenerator`]: { ...keygen, name: "FN-DSA" },
  [`new ${pqc}.Falcon.FalconSigner`]: { is: "signature", name: "FN-DSA" },
  [`${pqc}.Falcon.FalconParameters.falcon_{512,1024}`]: { name: "FN-DSA", parameterSet: "{1}" },
  [`new ${pqc}.Falcon.FalconKeyGenerationParameters`]: { from: arg(1, "any") },
  [`new ${pqc}.Frodo.FrodoKeyPairGenerator`]: { ...keygen, name: "FrodoKEM" },
  [`new ${pqc}.Frodo.{FrodoKEMGenerator,FrodoKEMExtractor}`]: { is: "kem", name: "FrodoKEM" },
  [`new ${pqc}.Hqc.HqcKeyPairGenerator`]: { ...keygen, name: "HQC" },
  [`new ${pqc}.Hqc.{HqcKemGenerator,HqcKemExtractor}`]: { is: "kem", name: "HQC" },
  [`new ${pqc}.Lms.LmsKeyPairGenerator`]: { ...keygen, name: "LMS" },
  [`new ${pqc}.Lms.HssKeyPairGenerator`]: { ...keygen, name: "HSS" },
  [`new ${pqc}.Lms.LmsSigner`]: { is: "signature", name: "LMS" },
  [`new ${pqc}.Lms.HssSigner`]: { is: "signature", name: "HSS" },
  [`new ${pqc}.Ntru.NtruKeyPairGenerator`]: { ...keygen, name: "NTRU" },
  [`new ${pqc}.Ntru.{NtruKemGenerator,NtruKemExtractor}`]: { is: "kem", name: "NTRU" },
  [`new ${pqc}.NtruPrime.SNtruPrimeKeyPairGenerator`]: { ...keygen, name: "SNTRUPrime" },
  [`new ${pqc}.NtruPrime.NtruLPRimeKeyPairGenerator`]: { ...keygen, name: "NTRULPRime" },
  [`new ${pqc}.NtruPrime.{SNtruPrimeKemGenerator,SNtruPrimeKemExtractor}`]: { is: "kem", name: "SNTRUPrime" },
  [`new ${pqc}.NtruPrime.{NtruLPRimeKemGenerator,NtruLPRimeKemExtractor}`]: { is: "kem", name: "NTRULPRime" },
  [`new ${pqc}.Picnic.PicnicKeyPairGenerator`]: { ...keygen, name: "Picnic" },
  [`new ${pqc}.Picnic.PicnicSigner`]: { is: "signature", name: "Picnic" },
  [`new ${pqc}.Saber.SaberKeyPairGenerator`]: { ...keygen, name: "SABER" },
  [`new ${pqc}.Saber.{SaberKemGenerator,SaberKemExtractor}`]: { is: "kem", name: "SABER" },
  [`new ${pqc}.SphincsPlus.SphincsPlusKeyPairGenerator`]: { ...keygen, name: "SPHINCS+" },
  [`new ${pqc}.SphincsPlus.SphincsPlusSigner`]: { is: "signature", name: "SPHINCS+" },
  [`new ${pqc}.Crystals.Dilithium.DilithiumKeyPairGenerator`]: { ...keygen, name: "Dilithium" },
  [`new ${pqc}.Crystals.Dilithium.DilithiumSigner`]: { is: "signature", name: "Dilithium" },
  [`new ${pqc}.Crystals.Kyber.KyberKeyPairGenerator`]: { ...keygen, name: "Kyber" },
  [`new ${pqc}.Crystals.Kyber.{KyberKemGenerator,KyberKemExtractor}`]: { is: "kem", name: "Kyber" }
})
