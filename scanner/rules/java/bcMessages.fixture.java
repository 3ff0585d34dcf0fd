package demo;

import org.bouncycastle.cert.bc.BcX509v1CertificateBuilder;
import org.bouncycastle.cert.bc.BcX509v3CertificateBuilder;
import org.bouncycastle.cert.cmp.ProtectedPKIMessage;
import org.bouncycastle.cert.cmp.ProtectedPKIMessageBuilder;
import org.bouncycastle.cert.crmf.CertificateRequestMessage;
import org.bouncycastle.cert.crmf.CertificateRequestMessageBuilder;
import org.bouncycastle.cert.crmf.jcajce.JcaCertificateRequestMessage;
import org.bouncycastle.cert.crmf.jcajce.JcaCertificateRequestMessageBuilder;
import org.bouncycastle.cert.jcajce.JcaX509CRLConverter;
import org.bouncycastle.cert.jcajce.JcaX509CRLHolder;
import org.bouncycastle.cert.jcajce.JcaX509CertificateConverter;
import org.bouncycastle.cert.ocsp.BasicOCSPResp;
import org.bouncycastle.cert.ocsp.BasicOCSPRespBuilder;
import org.bouncycastle.cert.ocsp.CertificateID;
import org.bouncycastle.cert.ocsp.OCSPReq;
import org.bouncycastle.cert.ocsp.OCSPReqBuilder;
import org.bouncycastle.cert.ocsp.OCSPResp;
import org.bouncycastle.cert.ocsp.jcajce.JcaBasicOCSPRespBuilder;
import org.bouncycastle.cert.ocsp.jcajce.JcaCertificateID;
import org.bouncycastle.cms.CMSAuthEnvelopedData;
import org.bouncycastle.cms.CMSAuthEnvelopedDataGenerator;
import org.bouncycastle.cms.CMSAuthEnvelopedDataParser;
import org.bouncycastle.cms.CMSAuthEnvelopedDataStreamGenerator;
import org.bouncycastle.cms.CMSAuthenticatedData;
import org.bouncycastle.cms.CMSAuthenticatedDataGenerator;
import org.bouncycastle.cms.CMSAuthenticatedDataParser;
import org.bouncycastle.cms.CMSAuthenticatedDataStreamGenerator;
import org.bouncycastle.cms.CMSDigestedData;
import org.bouncycastle.cms.CMSEncryptedData;
import org.bouncycastle.cms.CMSEncryptedDataGenerator;
import org.bouncycastle.cms.CMSEnvelopedData;
import org.bouncycastle.cms.CMSEnvelopedDataGenerator;
import org.bouncycastle.cms.CMSEnvelopedDataParser;
import org.bouncycastle.cms.CMSEnvelopedDataStreamGenerator;
import org.bouncycastle.cms.CMSSignedData;
import org.bouncycastle.cms.CMSSignedDataGenerator;
import org.bouncycastle.cms.CMSSignedDataParser;
import org.bouncycastle.cms.CMSSignedDataStreamGenerator;
import org.bouncycastle.cms.SignerInformation;
import org.bouncycastle.openssl.PEMParser;
import org.bouncycastle.openssl.PKCS8Generator;
import org.bouncycastle.openssl.bc.BcPEMDecryptorProvider;
import org.bouncycastle.openssl.jcajce.JcaPKCS8Generator;
import org.bouncycastle.openssl.jcajce.JceOpenSSLPKCS8DecryptorProviderBuilder;
import org.bouncycastle.openssl.jcajce.JcePEMDecryptorProviderBuilder;
import org.bouncycastle.pkcs.PKCS12PfxPdu;
import org.bouncycastle.pkcs.PKCS12PfxPduBuilder;
import org.bouncycastle.pkcs.PKCS8EncryptedPrivateKeyInfo;
import org.bouncycastle.pkcs.PKCS8EncryptedPrivateKeyInfoBuilder;
import org.bouncycastle.pkcs.bc.BcPKCS10CertificationRequest;
import org.bouncycastle.pkcs.bc.BcPKCS10CertificationRequestBuilder;
import org.bouncycastle.pkcs.bc.BcPKCS12PBEInputDecryptorProviderBuilder;
import org.bouncycastle.pkcs.jcajce.JcaPKCS8EncryptedPrivateKeyInfoBuilder;
import org.bouncycastle.pkcs.jcajce.JcePKCSPBEInputDecryptorProviderBuilder;
import org.bouncycastle.tsp.TimeStampResponse;
import org.bouncycastle.tsp.TimeStampToken;
import org.bouncycastle.tsp.TimeStampTokenGenerator;
import org.bouncycastle.operator.jcajce.JcaDigestCalculatorProviderBuilder;

class Messages {
  void make(byte[] data, Object signer, Object key) throws Exception {
    new CMSSignedDataGenerator(key); // expect: signature CMS functions=sign
    new CMSSignedDataStreamGenerator(key); // expect: signature CMS functions=sign
    new CMSSignedData(key); // expect: signature CMS
    new CMSSignedDataParser(key); // expect: signature CMS
    new CMSEnvelopedDataGenerator(key); // expect: cipher CMS functions=encrypt
    new CMSEnvelopedDataStreamGenerator(key); // expect: cipher CMS functions=encrypt
    new CMSAuthEnvelopedDataGenerator(key); // expect: cipher CMS functions=encrypt
    new CMSAuthEnvelopedDataStreamGenerator(key); // expect: cipher CMS functions=encrypt
    new CMSEncryptedDataGenerator(key); // expect: cipher CMS functions=encrypt
    new CMSEnvelopedData(key); // expect: cipher CMS
    new CMSEnvelopedDataParser(key); // expect: cipher CMS
    new CMSAuthEnvelopedData(key); // expect: cipher CMS
    new CMSAuthEnvelopedDataParser(key); // expect: cipher CMS
    new CMSEncryptedData(key); // expect: cipher CMS
    new CMSAuthenticatedDataGenerator(key); // expect: mac CMS functions=tag
    new CMSAuthenticatedDataStreamGenerator(key); // expect: mac CMS functions=tag
    new CMSAuthenticatedData(key); // expect: mac CMS
    new CMSAuthenticatedDataParser(key); // expect: mac CMS
    new CMSDigestedData(key); // expect: hash CMS
    new BcX509v1CertificateBuilder(key); // expect: certificate unknown certificateFormat=X.509
    new BcX509v3CertificateBuilder(key); // expect: certificate unknown certificateFormat=X.509
    new JcaX509CertificateConverter(key); // expect: certificate unknown certificateFormat=X.509
    new JcaX509CRLConverter(key); // expect: certificate unknown certificateFormat=X.509
    new JcaX509CRLHolder(key); // expect: certificate unknown certificateFormat=X.509-CRL
    new BcPKCS10CertificationRequest(key); // expect: certificate unknown certificateFormat=PKCS10
    new BcPKCS10CertificationRequestBuilder(key); // expect: certificate unknown certificateFormat=PKCS10
    new CertificateRequestMessage(key); // expect: certificate unknown certificateFormat=CRMF
    new CertificateRequestMessageBuilder(key); // expect: certificate unknown certificateFormat=CRMF
    new JcaCertificateRequestMessage(key); // expect: certificate unknown certificateFormat=CRMF
    new JcaCertificateRequestMessageBuilder(key); // expect: certificate unknown certificateFormat=CRMF
    new ProtectedPKIMessage(key); // expect: certificate unknown certificateFormat=CMP
    new ProtectedPKIMessageBuilder(key); // expect: certificate unknown certificateFormat=CMP
    new OCSPReq(key); // expect: certificate unknown certificateFormat=OCSP
    new OCSPReqBuilder(key); // expect: certificate unknown certificateFormat=OCSP
    new OCSPResp(key); // expect: certificate unknown certificateFormat=OCSP
    new BasicOCSPResp(key); // expect: certificate unknown certificateFormat=OCSP
    new BasicOCSPRespBuilder(key); // expect: certificate unknown certificateFormat=OCSP
    new JcaBasicOCSPRespBuilder(key); // expect: certificate unknown certificateFormat=OCSP
    new TimeStampResponse(key); // expect: signature CMS
    new TimeStampToken(key); // expect: signature CMS
    new TimeStampTokenGenerator(key); // expect: signature CMS functions=sign
    new PEMParser(key); // expect: key unknown certificateFormat=PEM
    new JcaPKCS8Generator(key); // expect: key unknown material=private-key certificateFormat=PKCS8
    new PKCS8Generator(key); // expect: key unknown material=private-key certificateFormat=PKCS8
    new JcePEMDecryptorProviderBuilder(key); // expect: cipher unknown functions=decrypt
    new BcPEMDecryptorProvider(key); // expect: cipher unknown functions=decrypt
    new JceOpenSSLPKCS8DecryptorProviderBuilder(key); // expect: cipher unknown functions=decrypt
    new PKCS8EncryptedPrivateKeyInfo(key); // expect: key unknown material=private-key certificateFormat=PKCS8
    new PKCS8EncryptedPrivateKeyInfoBuilder(key); // expect: key unknown material=private-key certificateFormat=PKCS8
    new JcaPKCS8EncryptedPrivateKeyInfoBuilder(key); // expect: key unknown material=private-key certificateFormat=PKCS8
    new PKCS12PfxPdu(key); // expect: keystore unknown certificateFormat=PKCS12
    new PKCS12PfxPduBuilder(key); // expect: keystore unknown certificateFormat=PKCS12
    new JcePKCSPBEInputDecryptorProviderBuilder(key); // expect: cipher unknown functions=decrypt
    new BcPKCS12PBEInputDecryptorProviderBuilder(key); // expect: cipher unknown functions=decrypt
    new CertificateID(new JcaDigestCalculatorProviderBuilder().build().get(CertificateID.HASH_SHA1), holder, number); // expect: hash SHA-1
    new JcaCertificateID(new JcaDigestCalculatorProviderBuilder().build().get(CertificateID.HASH_SHA1), certificate, number); // expect: hash SHA-1
  }

  void check(SignerInformation information, TimeStampToken token, Object verifier) throws Exception {
    information.verify(verifier); // expect: signature CMS functions=verify
    token.validate(verifier); // expect: signature CMS functions=verify
  }
}
