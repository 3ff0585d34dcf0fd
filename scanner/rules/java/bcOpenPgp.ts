import { arg, library } from "../rule.ts"

const operators = "org.bouncycastle.openpgp.operator"
const encryptor = { refines: true, returns: `${operators}.PGPDataEncryptorBuilder` } as const
const pair = { is: "keygen", returns: "org.bouncycastle.openpgp.PGPKeyPair" } as const
const symmetricOwners =
  "org.bouncycastle.{bcpg.SymmetricKeyAlgorithmTags,openpgp.PGPEncryptedData,openpgp.PGPEncryptedDataGenerator}"
const hashOwners = "org.bouncycastle.{bcpg.HashAlgorithmTags,openpgp.PGPUtil}"
const keyOwners = "org.bouncycastle.{bcpg.PublicKeyAlgorithmTags,openpgp.PGPPublicKey}"

/*
 * Bouncy Castle 1.83, javadoc of org.bouncycastle.openpgp, its operator packages and org.bouncycastle.bcpg. The classes
 * that hold algorithms are named through the interfaces that define the constants or through those that inherit them.
 */
export const bcOpenPgp = library("java", "bcOpenPgp", {
  [`${symmetricOwners}.{AES_128,AES_192,AES_256,CAMELLIA_128,CAMELLIA_192,CAMELLIA_256}`]: { value: "{2}" },
  [`${symmetricOwners}.{IDEA,TRIPLE_DES,CAST5,BLOWFISH,DES,TWOFISH}`]: { value: "{2}" },
  [`${symmetricOwners}.SAFER`]: { name: "SAFER" },
  [`${hashOwners}.{MD2,MD5,SHA1,SHA224,SHA256,SHA384,SHA512,RIPEMD160,TIGER_192}`]: { value: "{2}" },
  "org.bouncycastle.bcpg.HashAlgorithmTags.{SHA3_224,SHA3_256,SHA3_384,SHA3_512,MD4,SM3}": { value: "{1}" },
  [`${keyOwners}.{RSA_GENERAL,RSA_ENCRYPT,RSA_SIGN}`]: { value: "RSA" },
  [`${keyOwners}.{ELGAMAL_ENCRYPT,ELGAMAL_GENERAL}`]: { value: "ElGamal" },
  [`${keyOwners}.{DSA,ECDH,ECDSA}`]: { value: "{2}" },
  [`${keyOwners}.DIFFIE_HELLMAN`]: { value: "DH" },
  [`${keyOwners}.{EDDSA,EDDSA_LEGACY}`]: { value: "EdDSA" },
  [`${keyOwners}.{X25519,X448,Ed25519,Ed448}`]: { value: "{2}" },
  "org.bouncycastle.bcpg.AEADAlgorithmTags.{EAX,OCB,GCM}": { value: "{1}" },

  [`new ${operators}.{jcajce.JcePGPDataEncryptorBuilder,bc.BcPGPDataEncryptorBuilder}`]: {
    is: "cipher",
    algorithm: arg(0, "cipher"),
    functions: ["encrypt"],
    returns: `${operators}.PGPDataEncryptorBuilder`,
    defaults: { mode: "openpgpcfb" }
  },
  [`${operators}.PGPDataEncryptorBuilder#setWithAEAD`]: { ...encryptor, mode: arg(0, "mode") },
  [`${operators}.PGPDataEncryptorBuilder#{setWithIntegrityPacket,setSecureRandom,setProvider,setUseV5AEAD,setUseV6AEAD,build}`]:
    encryptor,

  [`new ${operators}.{jcajce.JcaPGPContentSignerBuilder,bc.BcPGPContentSignerBuilder}`]: {
    is: "signature",
    algorithm: arg(0, "canonical"),
    digest: arg(1, "hash"),
    functions: ["sign"],
    returns: `${operators}.PGPContentSignerBuilder`
  },
  [`${operators}.PGPContentSignerBuilder#{setProvider,setDigestProvider,setSecureRandom}`]: {
    refines: true,
    returns: `${operators}.PGPContentSignerBuilder`
  },
  [`${operators}.PGPContentSignerBuilder#build`]: { refines: true, key: arg(1, "any") },
  [`new ${operators}.{jcajce.JcaPGPContentSignerBuilderProvider,bc.BcPGPContentSignerBuilderProvider}`]: {
    is: "signature",
    digest: arg(0, "hash"),
    functions: ["sign"]
  },
  "org.bouncycastle.openpgp.{PGPSignature,PGPOnePassSignature}#init": {
    is: "signature",
    functions: ["verify"],
    key: arg(1, "any")
  },

  [`new ${operators}.jcajce.JcaPGPDigestCalculatorProviderBuilder`]: {
    returns: `${operators}.PGPDigestCalculatorProvider`
  },
  [`new ${operators}.bc.BcPGPDigestCalculatorProvider`]: { returns: `${operators}.PGPDigestCalculatorProvider` },
  [`${operators}.PGPDigestCalculatorProvider#{setProvider,build}`]: {
    refines: true,
    returns: `${operators}.PGPDigestCalculatorProvider`
  },
  [`${operators}.PGPDigestCalculatorProvider#get`]: { is: "hash", algorithm: arg(0, "hash") },

  [`new ${operators}.{jcajce.JcePBESecretKeyEncryptorBuilder,bc.BcPBESecretKeyEncryptorBuilder}`]: {
    is: "cipher",
    algorithm: arg(0, "cipher"),
    digest: arg(1, "any"),
    functions: ["encrypt"],
    returns: `${operators}.PBESecretKeyEncryptor`,
    defaults: { mode: "openpgpcfb", digest: "SHA-1" }
  },
  [`${operators}.PBESecretKeyEncryptor#{setProvider,setSecureRandom,build}`]: {
    refines: true,
    returns: `${operators}.PBESecretKeyEncryptor`
  },
  [`new ${operators}.{jcajce.JcaAEADSecretKeyEncryptorBuilder,bc.BcAEADSecretKeyEncryptorBuilder}`]: {
    is: "cipher",
    algorithm: arg(1, "cipher"),
    mode: arg(0, "mode"),
    functions: ["encrypt"]
  },
  [`new ${operators}.{jcajce.JcaCFBSecretKeyEncryptorFactory,bc.BcCFBSecretKeyEncryptorFactory}`]: {
    is: "cipher",
    algorithm: arg(0, "cipher"),
    functions: ["encrypt"],
    defaults: { mode: "openpgpcfb" }
  },
  [`new ${operators}.{jcajce.JcePBEKeyEncryptionMethodGenerator,bc.BcPBEKeyEncryptionMethodGenerator}`]: {
    is: "kdf",
    name: "S2K",
    digest: arg(1, "any")
  },
  [`new ${operators}.{jcajce.JcePublicKeyKeyEncryptionMethodGenerator,bc.BcPublicKeyKeyEncryptionMethodGenerator}`]: {
    is: "key-wrap",
    functions: ["encrypt"],
    key: arg(0, "any")
  },
  [`new ${operators}.{jcajce.JcePublicKeyDataDecryptorFactoryBuilder,bc.BcPublicKeyDataDecryptorFactory}`]: {
    is: "key-wrap",
    functions: ["decrypt"],
    key: arg(0, "any")
  },

  [`new ${operators}.{jcajce.JcaPGPKeyPair,bc.BcPGPKeyPair}`]: {
    is: "key",
    algorithm: arg(-3, "canonical"),
    key: arg(-2, "any"),
    returns: "org.bouncycastle.openpgp.PGPKeyPair"
  },
  [`new ${operators}.{jcajce.JcaPGPKeyPairGeneratorProvider,bc.BcPGPKeyPairGeneratorProvider}`]: {
    returns: `${operators}.PGPKeyPairGeneratorProvider`
  },
  [`${operators}.PGPKeyPairGeneratorProvider#get`]: { returns: `${operators}.PGPKeyPairGenerator` },
  [`${operators}.PGPKeyPairGenerator#generateRsaKeyPair`]: { ...pair, name: "RSA", keyBits: arg(-1, "int") },
  [`${operators}.PGPKeyPairGenerator#generate{Ed25519,Ed448,X25519,X448}KeyPair`]: { ...pair, name: "{1}" },
  [`${operators}.PGPKeyPairGenerator#generateLegacy{Ed25519,X25519}KeyPair`]: { ...pair, name: "{1}" },
  [`${operators}.PGPKeyPairGenerator#generateNistP{256,384,521}{ECDH,ECDSA}KeyPair`]: {
    ...pair,
    name: "{2}",
    curve: "P-{1}"
  },
  [`${operators}.PGPKeyPairGenerator#generateBrainpoolP{256,384,512}r1{ECDH,ECDSA}KeyPair`]: {
    ...pair,
    name: "{2}",
    curve: "brainpoolP{1}r1"
  },
  [`${operators}.PGPKeyPairGenerator#generate{ECDH,ECDSA}KeyPair`]: { ...pair, name: "{1}", curve: arg(0, "curve") },
  [`${operators}.PGPKeyPairGenerator#generatePrimaryKey`]: { ...pair, name: "Ed25519" },
  [`${operators}.PGPKeyPairGenerator#generateSigningSubkey`]: { ...pair, name: "Ed25519" },
  [`${operators}.PGPKeyPairGenerator#generateEncryptionSubkey`]: { ...pair, name: "X25519" },
  "org.bouncycastle.openpgp.PGPKeyPair#{getPrivateKey,getPublicKey}": { inherits: true },
  "new org.bouncycastle.openpgp.{PGPPublicKeyRing,PGPPublicKeyRingCollection}": {
    is: "key",
    name: "PGP",
    material: "public-key"
  },
  "new org.bouncycastle.openpgp.{PGPSecretKeyRing,PGPSecretKeyRingCollection}": {
    is: "key",
    name: "PGP",
    material: "private-key"
  }
})
