package com.example;

import org.apache.xml.security.signature.XMLSignature;
import org.apache.xml.security.algorithms.MessageDigestAlgorithm;
import org.apache.xml.security.encryption.XMLCipher;
import org.apache.wss4j.dom.WSConstants;
import org.apache.wss4j.common.WSS4JConstants;
import org.apache.wss4j.dom.message.WSSecEncrypt;
import org.apache.wss4j.dom.message.WSSecSignature;
import org.opensaml.xmlsec.signature.support.SignatureConstants;
import org.opensaml.xmlsec.encryption.support.DataEncryptionParameters;
import org.opensaml.xmlsec.encryption.support.EncryptionConstants;
import org.opensaml.xmlsec.encryption.support.KeyEncryptionParameters;

class XmlSecurityUses {
    void uses(byte[] data, char[] password, Object other) throws Exception {
        org.opensaml.xmlsec.signature.Signature saml = null;
        DataEncryptionParameters dataParameters = null;
        KeyEncryptionParameters keyParameters = null;
        new XMLSignature(document, "", XMLSignature.ALGO_ID_SIGNATURE_RSA_SHA1); // expect: signature RSA-PKCS1-1.5-SHA-1
        new XMLSignature(document, "", XMLSignature.ALGO_ID_SIGNATURE_RSA_SHA224); // expect: signature RSA-PKCS1-1.5-SHA-224
        new XMLSignature(document, "", XMLSignature.ALGO_ID_SIGNATURE_RSA_SHA256); // expect: signature RSA-PKCS1-1.5-SHA-256
        new XMLSignature(document, "", XMLSignature.ALGO_ID_SIGNATURE_RSA_SHA384); // expect: signature RSA-PKCS1-1.5-SHA-384
        new XMLSignature(document, "", XMLSignature.ALGO_ID_SIGNATURE_RSA_SHA512); // expect: signature RSA-PKCS1-1.5-SHA-512
        new XMLSignature(document, "", XMLSignature.ALGO_ID_SIGNATURE_RSA_SHA1_MGF1); // expect: signature RSA-PSS-SHA-1-MGF1-20
        new XMLSignature(document, "", XMLSignature.ALGO_ID_SIGNATURE_RSA_SHA256_MGF1); // expect: signature RSA-PSS-SHA-256-MGF1-32
        new XMLSignature(document, "", XMLSignature.ALGO_ID_SIGNATURE_RSA_SHA384_MGF1); // expect: signature RSA-PSS-SHA-384-MGF1-48
        new XMLSignature(document, "", XMLSignature.ALGO_ID_SIGNATURE_RSA_SHA512_MGF1); // expect: signature RSA-PSS-SHA-512-MGF1-64
        new XMLSignature(document, "", XMLSignature.ALGO_ID_SIGNATURE_ECDSA_SHA1); // expect: signature ECDSA-SHA-1
        new XMLSignature(document, "", XMLSignature.ALGO_ID_SIGNATURE_ECDSA_SHA224); // expect: signature ECDSA-SHA-224
        new XMLSignature(document, "", XMLSignature.ALGO_ID_SIGNATURE_ECDSA_SHA256); // expect: signature ECDSA-SHA-256
        new XMLSignature(document, "", XMLSignature.ALGO_ID_SIGNATURE_ECDSA_SHA384); // expect: signature ECDSA-SHA-384
        new XMLSignature(document, "", XMLSignature.ALGO_ID_SIGNATURE_ECDSA_SHA512); // expect: signature ECDSA-SHA-512
        new XMLSignature(document, "", XMLSignature.ALGO_ID_SIGNATURE_DSA); // expect: signature DSA-SHA-1
        new XMLSignature(document, "", XMLSignature.ALGO_ID_SIGNATURE_DSA_SHA256); // expect: signature DSA-SHA-256
        new XMLSignature(document, "", XMLSignature.ALGO_ID_MAC_HMAC_SHA1); // expect: mac HMAC-SHA-1
        new XMLSignature(document, "", XMLSignature.ALGO_ID_MAC_HMAC_SHA224); // expect: mac HMAC-SHA-224
        new XMLSignature(document, "", XMLSignature.ALGO_ID_MAC_HMAC_SHA256); // expect: mac HMAC-SHA-256
        new XMLSignature(document, "", XMLSignature.ALGO_ID_MAC_HMAC_SHA384); // expect: mac HMAC-SHA-384
        new XMLSignature(document, "", XMLSignature.ALGO_ID_MAC_HMAC_SHA512); // expect: mac HMAC-SHA-512
        XMLSignature signature = new XMLSignature(document, "", other.toString()); // expect: signature unknown
        signature.addDocument("", transforms, MessageDigestAlgorithm.ALGO_ID_DIGEST_SHA1); // expect: hash SHA-1
        signature.addDocument("", transforms, MessageDigestAlgorithm.ALGO_ID_DIGEST_SHA224); // expect: hash SHA-224
        signature.addDocument("", transforms, MessageDigestAlgorithm.ALGO_ID_DIGEST_SHA256); // expect: hash SHA-256
        signature.addDocument("", transforms, MessageDigestAlgorithm.ALGO_ID_DIGEST_SHA384); // expect: hash SHA-384
        signature.addDocument("", transforms, MessageDigestAlgorithm.ALGO_ID_DIGEST_SHA512); // expect: hash SHA-512
        XMLCipher.getInstance(XMLCipher.AES_128); // expect: cipher AES-128-CBC
        XMLCipher.getInstance(XMLCipher.AES_192); // expect: cipher AES-192-CBC
        XMLCipher.getInstance(XMLCipher.AES_256); // expect: cipher AES-256-CBC
        XMLCipher.getInstance(XMLCipher.AES_128_GCM); // expect: cipher AES-128-GCM
        XMLCipher.getInstance(XMLCipher.AES_192_GCM); // expect: cipher AES-192-GCM
        XMLCipher.getInstance(XMLCipher.AES_256_GCM); // expect: cipher AES-256-GCM
        XMLCipher.getInstance(XMLCipher.AES_128_KeyWrap); // expect: cipher AES-128-KW
        XMLCipher.getInstance(XMLCipher.AES_192_KeyWrap); // expect: cipher AES-192-KW
        XMLCipher.getInstance(XMLCipher.AES_256_KeyWrap); // expect: cipher AES-256-KW
        XMLCipher.getInstance(XMLCipher.TRIPLEDES); // expect: cipher 3DES-168-CBC
        XMLCipher.getInstance(XMLCipher.TRIPLEDES_KeyWrap); // expect: cipher 3DES-168-Wrap
        XMLCipher.getInstance(XMLCipher.RSA_v1dot5); // expect: cipher RSA-PKCS1-1.5
        XMLCipher.getInstance(XMLCipher.RSA_OAEP); // expect: cipher RSA-OAEP-MGF1-SHA-1
        XMLCipher.getInstance(XMLCipher.RSA_OAEP_11); // expect: cipher RSA-OAEP
        XMLCipher.getInstance(XMLCipher.AES_128).init(XMLCipher.ENCRYPT_MODE, key); // expect: cipher AES-128-CBC
        WSSecEncrypt encrypt = new WSSecEncrypt(header);
        WSSecSignature sign = new WSSecSignature(header);
        encrypt.setSymmetricEncAlgorithm(WSConstants.AES_128); // expect: cipher AES-128-CBC functions=encrypt
        encrypt.setSymmetricEncAlgorithm(WSConstants.AES_192); // expect: cipher AES-192-CBC functions=encrypt
        encrypt.setSymmetricEncAlgorithm(WSConstants.AES_256); // expect: cipher AES-256-CBC functions=encrypt
        encrypt.setSymmetricEncAlgorithm(WSConstants.AES_128_GCM); // expect: cipher AES-128-GCM functions=encrypt
        encrypt.setSymmetricEncAlgorithm(WSConstants.AES_192_GCM); // expect: cipher AES-192-GCM functions=encrypt
        encrypt.setSymmetricEncAlgorithm(WSConstants.AES_256_GCM); // expect: cipher AES-256-GCM functions=encrypt
        encrypt.setSymmetricEncAlgorithm(WSConstants.TRIPLE_DES); // expect: cipher 3DES-168-CBC functions=encrypt
        encrypt.setKeyEncAlgo(WSConstants.KEYTRANSPORT_RSA15); // expect: key-wrap RSA-PKCS1-1.5
        encrypt.setKeyEncAlgo(WSConstants.KEYTRANSPORT_RSAOAEP); // expect: key-wrap RSA-OAEP-MGF1-SHA-1
        sign.setSignatureAlgorithm(WSConstants.RSA_SHA1); // expect: signature RSA-PKCS1-1.5-SHA-1 functions=sign
        sign.setSignatureAlgorithm(WSConstants.HMAC_SHA1); // expect: mac HMAC-SHA-1 functions=sign
        sign.setSignatureAlgorithm(WSConstants.HMAC_SHA256); // expect: mac HMAC-SHA-256 functions=sign
        sign.setDigestAlgo(WSConstants.SHA1); // expect: hash SHA-1
        sign.setDigestAlgo(WSConstants.SHA256); // expect: hash SHA-256
        sign.setDigestAlgo(WSConstants.SHA384); // expect: hash SHA-384
        sign.setDigestAlgo(WSConstants.SHA512); // expect: hash SHA-512
        encrypt.setSymmetricEncAlgorithm(WSS4JConstants.AES_128); // expect: cipher AES-128-CBC functions=encrypt
        encrypt.setSymmetricEncAlgorithm(WSS4JConstants.AES_192); // expect: cipher AES-192-CBC functions=encrypt
        encrypt.setSymmetricEncAlgorithm(WSS4JConstants.AES_256); // expect: cipher AES-256-CBC functions=encrypt
        encrypt.setSymmetricEncAlgorithm(WSS4JConstants.AES_128_GCM); // expect: cipher AES-128-GCM functions=encrypt
        encrypt.setSymmetricEncAlgorithm(WSS4JConstants.AES_192_GCM); // expect: cipher AES-192-GCM functions=encrypt
        encrypt.setSymmetricEncAlgorithm(WSS4JConstants.AES_256_GCM); // expect: cipher AES-256-GCM functions=encrypt
        encrypt.setSymmetricEncAlgorithm(WSS4JConstants.TRIPLE_DES); // expect: cipher 3DES-168-CBC functions=encrypt
        encrypt.setKeyEncAlgo(WSS4JConstants.KEYTRANSPORT_RSA15); // expect: key-wrap RSA-PKCS1-1.5
        encrypt.setKeyEncAlgo(WSS4JConstants.KEYTRANSPORT_RSAOAEP); // expect: key-wrap RSA-OAEP-MGF1-SHA-1
        sign.setSignatureAlgorithm(WSS4JConstants.RSA_SHA1); // expect: signature RSA-PKCS1-1.5-SHA-1 functions=sign
        sign.setSignatureAlgorithm(WSS4JConstants.HMAC_SHA1); // expect: mac HMAC-SHA-1 functions=sign
        sign.setSignatureAlgorithm(WSS4JConstants.HMAC_SHA256); // expect: mac HMAC-SHA-256 functions=sign
        sign.setDigestAlgo(WSS4JConstants.SHA1); // expect: hash SHA-1
        sign.setDigestAlgo(WSS4JConstants.SHA256); // expect: hash SHA-256
        sign.setDigestAlgo(WSS4JConstants.SHA384); // expect: hash SHA-384
        sign.setDigestAlgo(WSS4JConstants.SHA512); // expect: hash SHA-512
        saml.setSignatureAlgorithm(SignatureConstants.ALGO_ID_SIGNATURE_RSA_SHA1); // expect: signature RSA-PKCS1-1.5-SHA-1
        saml.setSignatureAlgorithm(SignatureConstants.ALGO_ID_SIGNATURE_RSA_SHA256); // expect: signature RSA-PKCS1-1.5-SHA-256
        saml.setSignatureAlgorithm(SignatureConstants.ALGO_ID_SIGNATURE_RSA_SHA384); // expect: signature RSA-PKCS1-1.5-SHA-384
        saml.setSignatureAlgorithm(SignatureConstants.ALGO_ID_SIGNATURE_RSA_SHA512); // expect: signature RSA-PKCS1-1.5-SHA-512
        saml.setSignatureAlgorithm(SignatureConstants.ALGO_ID_SIGNATURE_ECDSA_SHA1); // expect: signature ECDSA-SHA-1
        saml.setSignatureAlgorithm(SignatureConstants.ALGO_ID_SIGNATURE_ECDSA_SHA256); // expect: signature ECDSA-SHA-256
        saml.setSignatureAlgorithm(SignatureConstants.ALGO_ID_SIGNATURE_ECDSA_SHA384); // expect: signature ECDSA-SHA-384
        saml.setSignatureAlgorithm(SignatureConstants.ALGO_ID_SIGNATURE_ECDSA_SHA512); // expect: signature ECDSA-SHA-512
        saml.setSignatureAlgorithm(SignatureConstants.ALGO_ID_SIGNATURE_RSA); // expect: signature RSA-PKCS1-1.5-SHA-1
        saml.setSignatureAlgorithm(SignatureConstants.ALGO_ID_MAC_HMAC_SHA1); // expect: mac HMAC-SHA-1
        saml.setSignatureAlgorithm(SignatureConstants.ALGO_ID_MAC_HMAC_SHA256); // expect: mac HMAC-SHA-256
        saml.setSignatureAlgorithm(SignatureConstants.ALGO_ID_MAC_HMAC_SHA384); // expect: mac HMAC-SHA-384
        saml.setSignatureAlgorithm(SignatureConstants.ALGO_ID_MAC_HMAC_SHA512); // expect: mac HMAC-SHA-512
        dataParameters.setAlgorithm(EncryptionConstants.ALGO_ID_BLOCKCIPHER_AES128); // expect: cipher AES-128-CBC functions=encrypt
        dataParameters.setAlgorithm(EncryptionConstants.ALGO_ID_BLOCKCIPHER_AES192); // expect: cipher AES-192-CBC functions=encrypt
        dataParameters.setAlgorithm(EncryptionConstants.ALGO_ID_BLOCKCIPHER_AES256); // expect: cipher AES-256-CBC functions=encrypt
        dataParameters.setAlgorithm(EncryptionConstants.ALGO_ID_BLOCKCIPHER_AES128_GCM); // expect: cipher AES-128-GCM functions=encrypt
        dataParameters.setAlgorithm(EncryptionConstants.ALGO_ID_BLOCKCIPHER_AES192_GCM); // expect: cipher AES-192-GCM functions=encrypt
        dataParameters.setAlgorithm(EncryptionConstants.ALGO_ID_BLOCKCIPHER_AES256_GCM); // expect: cipher AES-256-GCM functions=encrypt
        dataParameters.setAlgorithm(EncryptionConstants.ALGO_ID_BLOCKCIPHER_TRIPLEDES); // expect: cipher 3DES-168-CBC functions=encrypt
        keyParameters.setAlgorithm(EncryptionConstants.ALGO_ID_KEYWRAP_AES128); // expect: cipher AES-128-KW functions=encrypt
        keyParameters.setAlgorithm(EncryptionConstants.ALGO_ID_KEYWRAP_AES192); // expect: cipher AES-192-KW functions=encrypt
        keyParameters.setAlgorithm(EncryptionConstants.ALGO_ID_KEYWRAP_AES256); // expect: cipher AES-256-KW functions=encrypt
        keyParameters.setAlgorithm(EncryptionConstants.ALGO_ID_KEYTRANSPORT_RSA15); // expect: cipher RSA-PKCS1-1.5 functions=encrypt
        keyParameters.setAlgorithm(EncryptionConstants.ALGO_ID_KEYTRANSPORT_RSAOAEP); // expect: cipher RSA-OAEP-MGF1-SHA-1 functions=encrypt
        other.setAlgorithm("http://www.w3.org/2001/04/xmlenc#aes128-cbc");
    }
}
