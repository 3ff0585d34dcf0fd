package demo;

import java.security.spec.MGF1ParameterSpec;
import java.security.spec.PSSParameterSpec;
import javax.xml.crypto.dsig.CanonicalizationMethod;
import javax.xml.crypto.dsig.DigestMethod;
import javax.xml.crypto.dsig.SignatureMethod;
import javax.xml.crypto.dsig.XMLSignatureFactory;
import javax.xml.crypto.dsig.spec.C14NMethodParameterSpec;
import javax.xml.crypto.dsig.spec.HMACParameterSpec;
import javax.xml.crypto.dsig.spec.RSAPSSParameterSpec;

class XmlSigner {
  private final XMLSignatureFactory factory = XMLSignatureFactory.getInstance("DOM");

  void digests(String unknown) throws Exception {
    factory.newDigestMethod(DigestMethod.SHA1, null); // expect: hash SHA-1
    factory.newDigestMethod(DigestMethod.SHA224, null); // expect: hash SHA-224
    factory.newDigestMethod(DigestMethod.SHA256, null); // expect: hash SHA-256
    factory.newDigestMethod(DigestMethod.SHA384, null); // expect: hash SHA-384
    factory.newDigestMethod(DigestMethod.SHA512, null); // expect: hash SHA-512
    factory.newDigestMethod(DigestMethod.RIPEMD160, null); // expect: hash RIPEMD-160
    factory.newDigestMethod(DigestMethod.SHA3_224, null); // expect: hash SHA3-224
    factory.newDigestMethod(DigestMethod.SHA3_256, null); // expect: hash SHA3-256
    factory.newDigestMethod(DigestMethod.SHA3_384, null); // expect: hash SHA3-384
    factory.newDigestMethod(DigestMethod.SHA3_512, null); // expect: hash SHA3-512
    factory.newDigestMethod("http://www.w3.org/2001/04/xmlenc#sha256", null); // expect: hash SHA-256
    factory.newDigestMethod(unknown, null); // expect: hash unknown
    factory.newCanonicalizationMethod(CanonicalizationMethod.EXCLUSIVE, (C14NMethodParameterSpec) null);
  }

  void signatures() throws Exception {
    factory.newSignatureMethod(SignatureMethod.DSA_SHA1, null); // expect: signature DSA-SHA-1
    factory.newSignatureMethod(SignatureMethod.DSA_SHA256, null); // expect: signature DSA-SHA-256
    factory.newSignatureMethod(SignatureMethod.RSA_SHA1, null); // expect: signature RSA-PKCS1-1.5-SHA-1
    factory.newSignatureMethod(SignatureMethod.RSA_SHA224, null); // expect: signature RSA-PKCS1-1.5-SHA-224
    factory.newSignatureMethod(SignatureMethod.RSA_SHA256, null); // expect: signature RSA-PKCS1-1.5-SHA-256
    factory.newSignatureMethod(SignatureMethod.RSA_SHA384, null); // expect: signature RSA-PKCS1-1.5-SHA-384
    factory.newSignatureMethod(SignatureMethod.RSA_SHA512, null); // expect: signature RSA-PKCS1-1.5-SHA-512
    factory.newSignatureMethod("http://www.w3.org/2001/04/xmldsig-more#rsa-sha256", null); // expect: signature RSA-PKCS1-1.5-SHA-256
    factory.newSignatureMethod(SignatureMethod.SHA1_RSA_MGF1, null); // expect: signature RSA-PSS-SHA-1-MGF1-20
    factory.newSignatureMethod(SignatureMethod.SHA224_RSA_MGF1, null); // expect: signature RSA-PSS-SHA-224-MGF1-28
    factory.newSignatureMethod(SignatureMethod.SHA256_RSA_MGF1, null); // expect: signature RSA-PSS-SHA-256-MGF1-32
    factory.newSignatureMethod(SignatureMethod.SHA384_RSA_MGF1, null); // expect: signature RSA-PSS-SHA-384-MGF1-48
    factory.newSignatureMethod(SignatureMethod.SHA512_RSA_MGF1, null); // expect: signature RSA-PSS-SHA-512-MGF1-64
    factory.newSignatureMethod(SignatureMethod.SHA3_224_RSA_MGF1, null); // expect: signature RSA-PSS-SHA3-224-MGF1-28
    factory.newSignatureMethod(SignatureMethod.SHA3_256_RSA_MGF1, null); // expect: signature RSA-PSS-SHA3-256-MGF1-32
    factory.newSignatureMethod(SignatureMethod.SHA3_384_RSA_MGF1, null); // expect: signature RSA-PSS-SHA3-384-MGF1-48
    factory.newSignatureMethod(SignatureMethod.SHA3_512_RSA_MGF1, null); // expect: signature RSA-PSS-SHA3-512-MGF1-64
    PSSParameterSpec pss = new PSSParameterSpec("SHA-384", "MGF1", MGF1ParameterSpec.SHA384, 48, 1);
    factory.newSignatureMethod(SignatureMethod.RSA_PSS, new RSAPSSParameterSpec(pss)); // expect: signature RSA-PSS-SHA-384-MGF1-48 saltBits=384
  }

  void curves() throws Exception {
    factory.newSignatureMethod(SignatureMethod.ECDSA_SHA1, null); // expect: signature ECDSA-SHA-1
    factory.newSignatureMethod(SignatureMethod.ECDSA_SHA224, null); // expect: signature ECDSA-SHA-224
    factory.newSignatureMethod(SignatureMethod.ECDSA_SHA256, null); // expect: signature ECDSA-SHA-256
    factory.newSignatureMethod(SignatureMethod.ECDSA_SHA384, null); // expect: signature ECDSA-SHA-384
    factory.newSignatureMethod(SignatureMethod.ECDSA_SHA512, null); // expect: signature ECDSA-SHA-512
    factory.newSignatureMethod(SignatureMethod.ED25519, null); // expect: signature Ed25519
    factory.newSignatureMethod(SignatureMethod.ED448, null); // expect: signature Ed448
  }

  void macs() throws Exception {
    factory.newSignatureMethod(SignatureMethod.HMAC_SHA1, new HMACParameterSpec(80)); // expect: mac HMAC-SHA-1-80 tagBits=80
    factory.newSignatureMethod(SignatureMethod.HMAC_SHA224, null); // expect: mac HMAC-SHA-224
    factory.newSignatureMethod(SignatureMethod.HMAC_SHA256, null); // expect: mac HMAC-SHA-256
    factory.newSignatureMethod(SignatureMethod.HMAC_SHA384, null); // expect: mac HMAC-SHA-384
    factory.newSignatureMethod(SignatureMethod.HMAC_SHA512, null); // expect: mac HMAC-SHA-512
  }
}

class NotXml {
  void none(com.example.XMLSignatureFactory factory) {
    factory.newDigestMethod("http://www.w3.org/2000/09/xmldsig#sha1", null);
  }
}
