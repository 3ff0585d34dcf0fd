import { arg, library } from "../rule.ts"

const bc = "org.bouncycastle"
const signed = { is: "signature", name: "CMS" } as const
const sealed = { is: "cipher", name: "CMS" } as const
const certificate = { is: "certificate", certificateFormat: "X.509" } as const
const request = { is: "certificate", certificateFormat: "PKCS10" } as const
const ocsp = { is: "certificate", certificateFormat: "OCSP" } as const

/*
 * https://github.com/bcgit/bc-java 1.8x, pkix: messages of CMS, OCSP and TSP, PKCS #12 stores and what is written as PEM. What protects a
 * message is told where its signer, recipient or encryptor is made.
 */
export const bcMessages = library("java", "bcMessages", {
  [`new ${bc}.cms.{CMSSignedDataGenerator,CMSSignedDataStreamGenerator}`]: { ...signed, functions: ["sign"] },
  [`new ${bc}.cms.{CMSSignedData,CMSSignedDataParser}`]: signed,
  [`${bc}.cms.SignerInformation#verify`]: { ...signed, from: arg(0, "any"), functions: ["verify"] },
  [`new ${bc}.cms.{CMSEnvelopedDataGenerator,CMSEnvelopedDataStreamGenerator,CMSAuthEnvelopedDataGenerator,CMSAuthEnvelopedDataStreamGenerator,CMSEncryptedDataGenerator}`]:
    { ...sealed, functions: ["encrypt"] },
  [`new ${bc}.cms.{CMSEnvelopedData,CMSEnvelopedDataParser,CMSAuthEnvelopedData,CMSAuthEnvelopedDataParser,CMSEncryptedData}`]:
    sealed,
  [`new ${bc}.cms.{CMSAuthenticatedDataGenerator,CMSAuthenticatedDataStreamGenerator}`]: {
    is: "mac",
    name: "CMS",
    functions: ["tag"]
  },
  [`new ${bc}.cms.{CMSAuthenticatedData,CMSAuthenticatedDataParser}`]: {
    is: "mac",
    name: "CMS"
  },
  [`new ${bc}.cms.CMSDigestedData`]: { is: "hash", name: "CMS" },

  [`new ${bc}.cert.bc.{BcX509v1CertificateBuilder,BcX509v3CertificateBuilder}`]: certificate,
  [`new ${bc}.cert.jcajce.{JcaX509CertificateConverter,JcaX509CRLConverter}`]: certificate,
  [`new ${bc}.cert.jcajce.JcaX509CRLHolder`]: { is: "certificate", certificateFormat: "X.509-CRL" },
  [`new ${bc}.pkcs.bc.{BcPKCS10CertificationRequest,BcPKCS10CertificationRequestBuilder}`]: request,
  [`new ${bc}.cert.crmf.{CertificateRequestMessage,CertificateRequestMessageBuilder}`]: {
    is: "certificate",
    certificateFormat: "CRMF"
  },
  [`new ${bc}.cert.crmf.jcajce.{JcaCertificateRequestMessage,JcaCertificateRequestMessageBuilder}`]: {
    is: "certificate",
    certificateFormat: "CRMF"
  },
  [`new ${bc}.cert.cmp.{ProtectedPKIMessage,ProtectedPKIMessageBuilder}`]: {
    is: "certificate",
    certificateFormat: "CMP"
  },
  [`new ${bc}.cert.ocsp.{OCSPReq,OCSPReqBuilder,OCSPResp,BasicOCSPResp,BasicOCSPRespBuilder}`]: ocsp,
  [`new ${bc}.cert.ocsp.jcajce.JcaBasicOCSPRespBuilder`]: ocsp,
  [`new ${bc}.cert.ocsp.{CertificateID,jcajce.JcaCertificateID}`]: { is: "hash", from: arg(0, "any") },
  [`${bc}.cert.ocsp.CertificateID.HASH_SHA1`]: { name: "SHA-1" },

  [`new ${bc}.tsp.{TimeStampResponse,TimeStampToken}`]: signed,
  [`new ${bc}.tsp.TimeStampTokenGenerator`]: { ...signed, functions: ["sign"] },
  [`${bc}.tsp.TimeStampToken#validate`]: { ...signed, from: arg(0, "any"), functions: ["verify"] },

  [`new ${bc}.openssl.PEMParser`]: { is: "key", certificateFormat: "PEM" },
  [`new ${bc}.openssl.{jcajce.JcaPKCS8Generator,PKCS8Generator}`]: {
    is: "key",
    material: "private-key",
    certificateFormat: "PKCS8",
    key: arg(0, "any"),
    from: arg(1, "any")
  },
  [`new ${bc}.openssl.{jcajce.JcePEMDecryptorProviderBuilder,bc.BcPEMDecryptorProvider,jcajce.JceOpenSSLPKCS8DecryptorProviderBuilder}`]:
    { is: "cipher", functions: ["decrypt"] },
  [`new ${bc}.pkcs.{PKCS8EncryptedPrivateKeyInfo,PKCS8EncryptedPrivateKeyInfoBuilder}`]: {
    is: "key",
    material: "private-key",
    certificateFormat: "PKCS8"
  },
  [`new ${bc}.pkcs.jcajce.JcaPKCS8EncryptedPrivateKeyInfoBuilder`]: {
    is: "key",
    material: "private-key",
    certificateFormat: "PKCS8",
    key: arg(0, "any")
  },
  [`new ${bc}.pkcs.{PKCS12PfxPdu,PKCS12PfxPduBuilder}`]: { is: "keystore", certificateFormat: "PKCS12" },
  [`new ${bc}.pkcs.{jcajce.JcePKCSPBEInputDecryptorProviderBuilder,bc.BcPKCS12PBEInputDecryptorProviderBuilder}`]: {
    is: "cipher",
    functions: ["decrypt"]
  }
})
