import { arg, library, text } from "../rule.ts"

const signerBuilder = "org.bouncycastle.operator.jcajce.JcaContentSignerBuilder"

/** One that is for one kind of key, whatever it is given. */
const bcSigner = {
  is: "signature",
  functions: ["sign"],
  from: [arg(0, "any"), arg(1, "any")],
  returns: signerBuilder
} as const
const verifierBuilder = "org.bouncycastle.operator.jcajce.JcaContentVerifierProviderBuilder"
const encryptorBuilder = "org.bouncycastle.operator.OutputEncryptorBuilder"
const calculatorProvider = "org.bouncycastle.operator.DigestCalculatorProvider"
const signerInfo = "org.bouncycastle.cms.jcajce.JcaSimpleSignerInfoGeneratorBuilder"
const passwordRecipient = "org.bouncycastle.cms.PasswordRecipientInfoGenerator"
const wrap = { is: "key-wrap", functions: ["encrypt"] } as const
const unwrap = { is: "key-wrap", functions: ["decrypt"] } as const
const request = { is: "certificate", certificateFormat: "PKCS10" } as const
const certificate = { is: "certificate", name: "X.509", certificateFormat: "X.509" } as const

/*
 * Bouncy Castle 1.83, javadoc of org.bouncycastle.operator, cms, pkcs, openssl, cert and tsp with their jcajce and bc
 * packages. Algorithms are object identifiers, algorithm identifiers made of them, or names of the JCA.
 */
export const bcPki = library("java", "bcPki", {
  [`new ${signerBuilder}`]: {
    is: "signature",
    algorithm: arg(0, "jca"),
    functions: ["sign"],
    from: arg(1, "any"),
    returns: signerBuilder
  },
  [`${signerBuilder}#{setProvider,setSecureRandom}`]: { refines: true, returns: signerBuilder },
  [`${signerBuilder}#build`]: { refines: true, key: arg(0, "any"), returns: "org.bouncycastle.operator.ContentSigner" },
  [`new ${verifierBuilder}`]: { returns: verifierBuilder },
  [`${verifierBuilder}#setProvider`]: { refines: true, returns: verifierBuilder },
  [`${verifierBuilder}#build`]: { is: "signature", inherits: true, functions: ["verify"], key: arg(0, "any") },
  "new org.bouncycastle.operator.jcajce.JcaDigestCalculatorProviderBuilder": { returns: calculatorProvider },
  "new org.bouncycastle.operator.bc.BcDigestCalculatorProvider": { returns: calculatorProvider },
  [`${calculatorProvider}#{setProvider,build}`]: { refines: true, returns: calculatorProvider },
  [`${calculatorProvider}#get`]: { is: "hash", algorithm: arg(0, "any") },
  "new org.bouncycastle.operator.{DefaultSignatureAlgorithmIdentifierFinder,DefaultDigestAlgorithmIdentifierFinder}": {
    returns: "org.bouncycastle.operator.AlgorithmIdentifierFinder"
  },
  "org.bouncycastle.operator.AlgorithmIdentifierFinder#find": { algorithm: arg(0, "jca") },
  "new org.bouncycastle.asn1.x509.AlgorithmIdentifier": { algorithm: arg(0, "jca") },
  "new org.bouncycastle.asn1.ASN1ObjectIdentifier": { algorithm: arg(0, "oid") },

  "new org.bouncycastle.operator.bc.{BcContentSignerBuilder,BcEdECContentSignerBuilder}": {
    is: "signature",
    algorithm: arg(0, "any"),
    functions: ["sign"],
    from: arg(1, "any"),
    returns: signerBuilder
  },
  "new org.bouncycastle.operator.bc.BcRSAContentSignerBuilder": { ...bcSigner, name: "RSA" },
  "new org.bouncycastle.operator.bc.BcECContentSignerBuilder": { ...bcSigner, name: "ECDSA" },
  "new org.bouncycastle.operator.bc.BcDSAContentSignerBuilder": { ...bcSigner, name: "DSA" },
  "new org.bouncycastle.operator.bc.BcHssLmsContentSignerBuilder": {
    is: "signature",
    name: "HSS",
    functions: ["sign"],
    returns: signerBuilder
  },
  "new org.bouncycastle.operator.bc.BcRSAContentVerifierProviderBuilder": { name: "RSA", returns: verifierBuilder },
  "new org.bouncycastle.operator.bc.BcECContentVerifierProviderBuilder": { name: "ECDSA", returns: verifierBuilder },
  "new org.bouncycastle.operator.bc.BcDSAContentVerifierProviderBuilder": { name: "DSA", returns: verifierBuilder },
  "new org.bouncycastle.operator.bc.BcEdDSAContentVerifierProviderBuilder": { name: "EdDSA", returns: verifierBuilder },
  "new org.bouncycastle.operator.bc.BcHssLmsContentVerifierProviderBuilder": { name: "HSS", returns: verifierBuilder },

  "new org.bouncycastle.operator.jcajce.{JceAsymmetricKeyWrapper,JceKTSKeyWrapper}": {
    ...wrap,
    from: arg(0, "any"),
    key: arg(-1, "any")
  },
  "new org.bouncycastle.operator.jcajce.{JceAsymmetricKeyUnwrapper,JceKTSKeyUnwrapper}": {
    ...unwrap,
    from: arg(0, "any"),
    key: arg(1, "any")
  },
  "new org.bouncycastle.operator.jcajce.JceSymmetricKeyWrapper": { ...wrap, key: arg(0, "any") },
  "new org.bouncycastle.operator.jcajce.JceSymmetricKeyUnwrapper": {
    ...unwrap,
    from: arg(0, "any"),
    key: arg(1, "any")
  },
  "new org.bouncycastle.operator.bc.{BcAsymmetricKeyWrapper,BcRSAAsymmetricKeyWrapper}": {
    ...wrap,
    from: arg(0, "any"),
    key: arg(1, "any")
  },
  "new org.bouncycastle.operator.bc.{BcAsymmetricKeyUnwrapper,BcRSAAsymmetricKeyUnwrapper}": {
    ...unwrap,
    from: arg(0, "any"),
    key: arg(1, "any")
  },
  "new org.bouncycastle.operator.bc.BcAESSymmetricKeyWrapper": {
    ...wrap,
    name: "AES",
    mode: "kw",
    from: arg(0, "any")
  },
  "new org.bouncycastle.operator.bc.BcAESSymmetricKeyUnwrapper": {
    ...unwrap,
    name: "AES",
    mode: "kw",
    from: arg(0, "any")
  },
  "new org.bouncycastle.operator.bc.BcSymmetricKeyWrapper": { ...wrap, from: [arg(1, "any"), arg(2, "any")] },
  "new org.bouncycastle.operator.bc.BcSymmetricKeyUnwrapper": { ...unwrap, from: [arg(1, "any"), arg(2, "any")] },

  "new org.bouncycastle.cms.{jcajce.JceCMSContentEncryptorBuilder,bc.BcCMSContentEncryptorBuilder}": {
    is: "cipher",
    algorithm: arg(0, "jca"),
    keyBits: arg(1, "int"),
    functions: ["encrypt"],
    returns: encryptorBuilder
  },
  "new org.bouncycastle.cms.jcajce.JceCMSMacCalculatorBuilder": {
    is: "mac",
    algorithm: arg(0, "jca"),
    keyBits: arg(1, "int"),
    returns: encryptorBuilder
  },
  [`${encryptorBuilder}#{setProvider,setSecureRandom,setAlgorithmParameters,setEnableSha256HKdf,setRandom,build}`]: {
    refines: true,
    returns: encryptorBuilder
  },
  "new org.bouncycastle.cms.jcajce.{JceKeyTransRecipientInfoGenerator,JceKTSKeyTransRecipientInfoGenerator}": {
    ...wrap,
    from: [arg(1, "any"), arg(0, "any")]
  },
  "new org.bouncycastle.cms.bc.BcRSAKeyTransRecipientInfoGenerator": {
    ...wrap,
    name: "RSA",
    from: arg(1, "any"),
    key: arg(2, "any")
  },
  "new org.bouncycastle.cms.jcajce.JceKEKRecipientInfoGenerator": { ...wrap, key: arg(1, "any") },
  "new org.bouncycastle.cms.bc.BcKEKRecipientInfoGenerator": { ...wrap, from: arg(1, "any") },
  "new org.bouncycastle.cms.jcajce.JceKEMRecipientInfoGenerator": {
    is: "kem",
    functions: ["encapsulate"],
    cipher: arg(-1, "jca")
  },
  "new org.bouncycastle.cms.jcajce.JceKeyAgreeRecipientInfoGenerator": {
    is: "key-agreement",
    algorithm: arg(0, "jca"),
    cipher: arg(3, "jca"),
    key: arg(1, "any")
  },
  "new org.bouncycastle.cms.{jcajce.JcePasswordRecipientInfoGenerator,bc.BcPasswordRecipientInfoGenerator}": {
    is: "kdf",
    name: "PBKDF2",
    cipher: arg(0, "jca"),
    returns: passwordRecipient,
    defaults: { digest: "SHA-1", iterations: 1024 }
  },
  [`${passwordRecipient}#setSaltAndIterationCount`]: {
    refines: true,
    saltBits: arg(0, "bytes"),
    iterations: arg(1, "int"),
    returns: passwordRecipient
  },
  [`${passwordRecipient}#setPRF`]: { refines: true, digest: arg(0, "hash"), returns: passwordRecipient },
  [`${passwordRecipient}#{setProvider,setSecureRandom,setPasswordConversionScheme}`]: {
    refines: true,
    returns: passwordRecipient
  },
  "org.bouncycastle.cms.PasswordRecipient.PRF.HMac{SHA1,SHA224,SHA256,SHA384,SHA512}": { value: "{1}" },
  "new org.bouncycastle.cms.jcajce.{JceKeyTransEnvelopedRecipient,JceKeyTransAuthEnvelopedRecipient,JceKeyTransAuthenticatedRecipient}":
    {
      ...unwrap,
      key: arg(0, "any")
    },
  "new org.bouncycastle.cms.jcajce.{JceKTSKeyTransEnvelopedRecipient,JceKEKEnvelopedRecipient,JceKEKAuthEnvelopedRecipient}":
    {
      ...unwrap,
      key: arg(0, "any")
    },
  "new org.bouncycastle.cms.bc.BcRSAKeyTransEnvelopedRecipient": { ...unwrap, name: "RSA", key: arg(0, "any") },
  "new org.bouncycastle.cms.jcajce.{JceKeyAgreeEnvelopedRecipient,JceKeyAgreeAuthEnvelopedRecipient}": {
    is: "key-agreement",
    key: arg(0, "any")
  },
  "new org.bouncycastle.cms.jcajce.{JceKEMEnvelopedRecipient,JceKEMAuthEnvelopedRecipient}": {
    is: "kem",
    functions: ["decapsulate"],
    key: arg(0, "any")
  },
  "new org.bouncycastle.cms.jcajce.{JcePasswordEnvelopedRecipient,JcePasswordAuthEnvelopedRecipient}": {
    is: "kdf",
    name: "PBKDF2"
  },
  [`new ${signerInfo}`]: { returns: signerInfo },
  [`${signerInfo}#{setProvider,setDirectSignature,setSignedAttributeGenerator,setUnsignedAttributeGenerator}`]: {
    refines: true,
    returns: signerInfo
  },
  [`${signerInfo}#build`]: { is: "signature", algorithm: arg(0, "jca"), functions: ["sign"], key: arg(1, "any") },
  "new org.bouncycastle.cms.jcajce.JcaSimpleSignerInfoVerifierBuilder": { returns: verifierBuilder },

  "org.bouncycastle.cms.{CMSAlgorithm,CMSEnvelopedGenerator,CMSEnvelopedDataGenerator}.{AES128,AES192,AES256,CAMELLIA128,CAMELLIA192,CAMELLIA256}_CBC":
    { value: "{2}/CBC" },
  "org.bouncycastle.cms.CMSAlgorithm.{AES128,AES192,AES256}_{CCM,GCM}": { value: "{1}/{2}" },
  "org.bouncycastle.cms.CMSAuthEnvelopedGenerator.{AES128,AES192,AES256}_{CCM,GCM}": { value: "{1}/{2}" },
  "org.bouncycastle.cms.{CMSAlgorithm,CMSAuthEnvelopedGenerator}.ChaCha20Poly1305": { value: "ChaCha20-Poly1305" },
  "org.bouncycastle.cms.{CMSAlgorithm,CMSEnvelopedGenerator,CMSEnvelopedDataGenerator}.{IDEA,CAST5,RC2,SEED}_CBC": {
    value: "{2}/CBC"
  },
  "org.bouncycastle.cms.{CMSAlgorithm,CMSEnvelopedGenerator,CMSEnvelopedDataGenerator}.DES_EDE3_CBC": {
    value: "1.2.840.113549.3.7"
  },
  "org.bouncycastle.cms.CMSAlgorithm.DES_CBC": { value: "DES/CBC" },
  "org.bouncycastle.cms.CMSAlgorithm.SM4_CBC": { value: "SM4/CBC" },
  "org.bouncycastle.cms.CMSAlgorithm.GOST28147_GCFB": { value: "GOST28147/GCFB" },
  "org.bouncycastle.cms.{CMSAlgorithm,CMSEnvelopedGenerator}.{AES128,AES192,AES256,CAMELLIA128,CAMELLIA192,CAMELLIA256,SEED}_WRAP":
    {
      value: "{2}/KW"
    },
  "org.bouncycastle.cms.CMSAlgorithm.{AES128,AES192,AES256}_WRAP_PAD": { value: "{1}/KWP" },
  "org.bouncycastle.cms.{CMSAlgorithm,CMSEnvelopedGenerator}.DES_EDE3_WRAP": { value: "DESedeWrap" },
  "org.bouncycastle.cms.CMSAlgorithm.{ECDH,ECCDH,ECMQV}_SHA{1,224,256,384,512}KDF": { value: "{1}withSHA{2}KDF" },
  "org.bouncycastle.cms.CMSEnvelopedGenerator.ECMQV_SHA{1,224,256,384,512}KDF": { value: "ECMQVwithSHA{1}KDF" },
  "org.bouncycastle.cms.CMSEnvelopedGenerator.ECDH_SHA1KDF": { value: "ECDHwithSHA1KDF" },
  "org.bouncycastle.cms.CMSAlgorithm.{SHA1,SHA224,SHA256,SHA384,SHA512,MD5,RIPEMD128,RIPEMD160,RIPEMD256,GOST3411}": {
    value: "{1}"
  },
  "org.bouncycastle.cms.CMSAlgorithm.GOST3411_2012_{256,512}": { value: "GOST3411-2012-{1}" },
  "org.bouncycastle.cms.CMSSignedDataGenerator.DIGEST_{MD5,SHA1,SHA224,SHA256,SHA384,SHA512,RIPEMD128,RIPEMD160,RIPEMD256,GOST3411}":
    {
      value: "{1}"
    },

  "new org.bouncycastle.pkcs.jcajce.JcePKCSPBEOutputEncryptorBuilder": {
    is: "cipher",
    algorithm: arg(-1, "jca"),
    functions: ["encrypt"],
    returns: "org.bouncycastle.pkcs.PBEEncryptorBuilder"
  },
  "new org.bouncycastle.pkcs.bc.BcPKCS12PBEOutputEncryptorBuilder": {
    is: "cipher",
    algorithm: arg(0, "jca"),
    functions: ["encrypt"],
    from: [arg(1, "any"), arg(2, "any")],
    returns: "org.bouncycastle.pkcs.PBEEncryptorBuilder"
  },
  "new org.bouncycastle.openssl.jcajce.JceOpenSSLPKCS8EncryptorBuilder": {
    is: "cipher",
    algorithm: arg(0, "jca"),
    functions: ["encrypt"],
    returns: "org.bouncycastle.pkcs.PBEEncryptorBuilder"
  },
  "new org.bouncycastle.openssl.jcajce.JcePEMEncryptorBuilder": {
    is: "cipher",
    algorithm: arg(0, "openssl"),
    functions: ["encrypt"],
    returns: "org.bouncycastle.pkcs.PBEEncryptorBuilder"
  },
  "org.bouncycastle.pkcs.PBEEncryptorBuilder#setIterationCount": {
    refines: true,
    iterations: arg(0, "int"),
    returns: "org.bouncycastle.pkcs.PBEEncryptorBuilder"
  },
  "org.bouncycastle.pkcs.PBEEncryptorBuilder#setPRF": {
    refines: true,
    digest: arg(0, "any"),
    returns: "org.bouncycastle.pkcs.PBEEncryptorBuilder"
  },
  "org.bouncycastle.pkcs.PBEEncryptorBuilder#{setProvider,setRandom,setSecureRandom,setPassword,setKeySizeProvider,build}":
    {
      refines: true,
      returns: "org.bouncycastle.pkcs.PBEEncryptorBuilder"
    },
  "org.bouncycastle.openssl.{PKCS8Generator,jcajce.JceOpenSSLPKCS8EncryptorBuilder}.{AES_128,AES_192,AES_256,SM4}_CBC":
    {
      value: "{2}/CBC"
    },
  "org.bouncycastle.openssl.{PKCS8Generator,jcajce.JceOpenSSLPKCS8EncryptorBuilder}.DES3_CBC": {
    value: "1.2.840.113549.3.7"
  },
  "org.bouncycastle.openssl.{PKCS8Generator,jcajce.JceOpenSSLPKCS8EncryptorBuilder}.PBE_SHA1_RC4_128": {
    value: "1.2.840.113549.1.12.1.1"
  },
  "org.bouncycastle.openssl.{PKCS8Generator,jcajce.JceOpenSSLPKCS8EncryptorBuilder}.PBE_SHA1_RC4_40": {
    value: "1.2.840.113549.1.12.1.2"
  },
  "org.bouncycastle.openssl.{PKCS8Generator,jcajce.JceOpenSSLPKCS8EncryptorBuilder}.PBE_SHA1_3DES": {
    value: "1.2.840.113549.1.12.1.3"
  },
  "org.bouncycastle.openssl.{PKCS8Generator,jcajce.JceOpenSSLPKCS8EncryptorBuilder}.PBE_SHA1_2DES": {
    value: "1.2.840.113549.1.12.1.4"
  },
  "org.bouncycastle.openssl.{PKCS8Generator,jcajce.JceOpenSSLPKCS8EncryptorBuilder}.PBE_SHA1_RC2_128": {
    value: "1.2.840.113549.1.12.1.5"
  },
  "org.bouncycastle.openssl.{PKCS8Generator,jcajce.JceOpenSSLPKCS8EncryptorBuilder}.PBE_SHA1_RC2_40": {
    value: "1.2.840.113549.1.12.1.6"
  },
  "org.bouncycastle.openssl.PKCS8Generator.PRF_HMAC{SHA1,SHA224,SHA256,SHA384,SHA512,SHA3_224,SHA3_256,SHA3_384,SHA3_512,SM3}":
    {
      digest: text("{1}", "hash")
    },
  "new org.bouncycastle.pkcs.{jcajce.JcePKCS12MacCalculatorBuilder,bc.BcPKCS12MacCalculatorBuilder}": {
    is: "mac",
    name: "HMAC",
    digest: arg(0, "jca"),
    returns: "org.bouncycastle.pkcs.PBEEncryptorBuilder",
    defaults: { digest: "SHA-1" }
  },
  "new org.bouncycastle.pkcs.jcajce.JcePBMac1CalculatorBuilder": {
    is: "mac",
    name: "PBMAC1",
    digest: arg(0, "jca"),
    keyBits: arg(1, "int"),
    returns: "org.bouncycastle.pkcs.PBEEncryptorBuilder"
  },

  "new org.bouncycastle.openssl.jcajce.JcaPEMKeyConverter": {
    returns: "org.bouncycastle.openssl.jcajce.JcaPEMKeyConverter"
  },
  "org.bouncycastle.openssl.jcajce.JcaPEMKeyConverter#setProvider": {
    refines: true,
    returns: "org.bouncycastle.openssl.jcajce.JcaPEMKeyConverter"
  },
  "org.bouncycastle.openssl.jcajce.JcaPEMKeyConverter#{getKeyPair,getPrivateKey}": {
    is: "key",
    material: "private-key"
  },
  "org.bouncycastle.openssl.jcajce.JcaPEMKeyConverter#getPublicKey": { is: "key", material: "public-key" },

  "new org.bouncycastle.cert.{X509v1CertificateBuilder,X509v3CertificateBuilder,X509v2AttributeCertificateBuilder}":
    certificate,
  "new org.bouncycastle.cert.jcajce.{JcaX509v1CertificateBuilder,JcaX509v3CertificateBuilder,JcaX509CertificateHolder}":
    certificate,
  "new org.bouncycastle.cert.jcajce.JcaX509ExtensionUtils": {
    is: "hash",
    algorithm: arg(0, "any"),
    defaults: { name: "SHA-1" }
  },
  "new org.bouncycastle.cert.{X509CertificateHolder,X509v2CRLBuilder,X509CRLHolder}": certificate,
  "new org.bouncycastle.cert.jcajce.JcaX509v2CRLBuilder": certificate,
  "new org.bouncycastle.pkcs.{PKCS10CertificationRequest,PKCS10CertificationRequestBuilder}": request,
  "new org.bouncycastle.pkcs.jcajce.{JcaPKCS10CertificationRequest,JcaPKCS10CertificationRequestBuilder}": request,
  "new org.bouncycastle.x509.{X509V1CertificateGenerator,X509V3CertificateGenerator}": {
    ...certificate,
    returns: "org.bouncycastle.x509.X509V3CertificateGenerator"
  },
  "org.bouncycastle.x509.X509V3CertificateGenerator#setSignatureAlgorithm": {
    is: "signature",
    algorithm: arg(0, "jca"),
    functions: ["sign"]
  },

  "new org.bouncycastle.tsp.TimeStampRequestGenerator": { returns: "org.bouncycastle.tsp.TimeStampRequestGenerator" },
  "org.bouncycastle.tsp.TimeStampRequestGenerator#generate": { is: "hash", algorithm: arg(0, "jca") },
  "org.bouncycastle.tsp.TSPAlgorithms.{MD5,SHA1,SHA224,SHA256,SHA384,SHA512,SHA3_224,SHA3_256,SHA3_384,SHA3_512}": {
    value: "{1}"
  },
  "org.bouncycastle.tsp.TSPAlgorithms.{RIPEMD128,RIPEMD160,RIPEMD256,GOST3411,SM3}": { value: "{1}" },
  "org.bouncycastle.tsp.TSPAlgorithms.GOST3411_2012_{256,512}": { value: "GOST3411-2012-{1}" }
})
