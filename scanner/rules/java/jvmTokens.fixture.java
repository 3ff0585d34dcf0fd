package com.example;

import com.nimbusds.jose.EncryptionMethod;
import com.nimbusds.jose.JWEAlgorithm;
import com.nimbusds.jose.JWSAlgorithm;
import com.webauthn4j.data.attestation.statement.COSEAlgorithmIdentifier;
import com.yubico.webauthn.data.PublicKeyCredentialParameters;
import io.vertx.ext.auth.PubSecKeyOptions;
import org.pac4j.jwt.config.encryption.*;
import org.pac4j.jwt.config.signature.*;

class JvmTokensUses {
    void uses(byte[] data, char[] password, Object other) throws Exception {
        new SecretSignatureConfiguration(other.toString(), JWSAlgorithm.HS512); // expect: token HMAC-SHA-512
        new SecretSignatureConfiguration(other.toString()); // expect: token HMAC-SHA-256
        new RSASignatureConfiguration(pair, JWSAlgorithm.PS256); // expect: token RSA-PSS-SHA-256-MGF1
        new ECSignatureConfiguration(pair, JWSAlgorithm.ES384); // expect: token ECDSA-P-384-SHA-384
        new SecretEncryptionConfiguration(other.toString(), JWEAlgorithm.A128KW, EncryptionMethod.A128GCM); // expect: token AES-128-KW
        new RSAEncryptionConfiguration(pair, JWEAlgorithm.RSA_OAEP_256, EncryptionMethod.A256GCM); // expect: token RSA-OAEP-SHA-256-MGF1
        new ECEncryptionConfiguration(pair, JWEAlgorithm.ECDH_ES_A128KW, EncryptionMethod.A192CBC_HS384); // expect: token ECDH; cipher AES-192-CBC-HMAC-SHA-384
        new PubSecKeyOptions().setAlgorithm("RS256"); // expect: token RSA-PKCS1-1.5-SHA-256
        new io.vertx.ext.auth.JWTOptions().setAlgorithm("ES256"); // expect: token ECDSA-P-256-SHA-256
        new io.vertx.ext.jwt.JWTOptions().setAlgorithm("HS256"); // expect: token HMAC-SHA-256
        Object y0 = PublicKeyCredentialParameters.ES256; // expect: signature ECDSA-P-256-SHA-256
        Object y1 = PublicKeyCredentialParameters.ES384; // expect: signature ECDSA-P-384-SHA-384
        Object y2 = PublicKeyCredentialParameters.ES512; // expect: signature ECDSA-P-521-SHA-512
        Object y3 = PublicKeyCredentialParameters.RS1; // expect: signature RSA-PKCS1-1.5-SHA-1
        Object y4 = PublicKeyCredentialParameters.RS256; // expect: signature RSA-PKCS1-1.5-SHA-256
        Object y5 = PublicKeyCredentialParameters.RS384; // expect: signature RSA-PKCS1-1.5-SHA-384
        Object y6 = PublicKeyCredentialParameters.RS512; // expect: signature RSA-PKCS1-1.5-SHA-512
        Object y7 = PublicKeyCredentialParameters.EdDSA; // expect: signature EdDSA
        Object w8 = COSEAlgorithmIdentifier.ES256; // expect: signature ECDSA-P-256-SHA-256
        Object w9 = COSEAlgorithmIdentifier.ES384; // expect: signature ECDSA-P-384-SHA-384
        Object w10 = COSEAlgorithmIdentifier.ES512; // expect: signature ECDSA-P-521-SHA-512
        Object w11 = COSEAlgorithmIdentifier.RS1; // expect: signature RSA-PKCS1-1.5-SHA-1
        Object w12 = COSEAlgorithmIdentifier.RS256; // expect: signature RSA-PKCS1-1.5-SHA-256
        Object w13 = COSEAlgorithmIdentifier.RS384; // expect: signature RSA-PKCS1-1.5-SHA-384
        Object w14 = COSEAlgorithmIdentifier.RS512; // expect: signature RSA-PKCS1-1.5-SHA-512
        Object w15 = COSEAlgorithmIdentifier.EdDSA; // expect: signature EdDSA
        new com.acme.JWTOptions().setAlgorithm("HS256");
    }
}
