package org.example.tls.old;

import java.io.InputStream;
import java.io.OutputStream;
import java.security.SecureRandom;
import java.util.Vector;
import org.bouncycastle.crypto.tls.*;

class OldServer extends DefaultTlsServer {
    @Override
    protected ProtocolVersion getMinimumVersion() {
        return ProtocolVersion.TLSv10; // expect: protocol TLSv1.0
    }

    @Override
    protected ProtocolVersion getMaximumVersion() {
        return ProtocolVersion.TLSv12; // expect: protocol TLSv1.2
    }

    void accept(InputStream in, OutputStream out, SecureRandom random) throws Exception {
        new TlsServerProtocol(in, out, random).accept(this); // expect: protocol TLS
        new TlsClientProtocol(in, out, random); // expect: protocol TLS
        new DTLSClientProtocol(random); // expect: protocol DTLS
        new DTLSServerProtocol(random); // expect: protocol DTLS
        boolean old = getServerVersion().equals(ProtocolVersion.SSLv3) || getServerVersion().equals(ProtocolVersion.TLSv11); // expect: protocol SSLv3; protocol TLSv1.1
        boolean datagram = getServerVersion().equals(ProtocolVersion.DTLSv10) || getServerVersion().equals(ProtocolVersion.DTLSv12); // expect: protocol DTLSv1.0; protocol DTLSv1.2
    }

    int[] curves() {
        return new int[] {
            NamedCurve.sect163k1, // expect: parameters ECDHE-K-163
            NamedCurve.sect163r1, // expect: parameters ECDHE-sect163r1
            NamedCurve.sect163r2, // expect: parameters ECDHE-B-163
            NamedCurve.sect193r1, // expect: parameters ECDHE-sect193r1
            NamedCurve.sect193r2, // expect: parameters ECDHE-sect193r2
            NamedCurve.sect233k1, // expect: parameters ECDHE-K-233
            NamedCurve.sect233r1, // expect: parameters ECDHE-B-233
            NamedCurve.sect239k1, // expect: parameters ECDHE-sect239k1
            NamedCurve.sect283k1, // expect: parameters ECDHE-K-283
            NamedCurve.sect283r1, // expect: parameters ECDHE-B-283
            NamedCurve.sect409k1, // expect: parameters ECDHE-K-409
            NamedCurve.sect409r1, // expect: parameters ECDHE-B-409
            NamedCurve.sect571k1, // expect: parameters ECDHE-K-571
            NamedCurve.sect571r1, // expect: parameters ECDHE-B-571
            NamedCurve.secp160k1, // expect: parameters ECDHE-secp160k1
            NamedCurve.secp160r1, // expect: parameters ECDHE-secp160r1
            NamedCurve.secp160r2, // expect: parameters ECDHE-secp160r2
            NamedCurve.secp192k1, // expect: parameters ECDHE-secp192k1
            NamedCurve.secp192r1, // expect: parameters ECDHE-P-192
            NamedCurve.secp224k1, // expect: parameters ECDHE-secp224k1
            NamedCurve.secp224r1, // expect: parameters ECDHE-P-224
            NamedCurve.secp256k1, // expect: parameters ECDHE-secp256k1
            NamedCurve.secp256r1, // expect: parameters ECDHE-P-256
            NamedCurve.secp384r1, // expect: parameters ECDHE-P-384
            NamedCurve.secp521r1, // expect: parameters ECDHE-P-521
            NamedCurve.brainpoolP256r1, // expect: parameters ECDHE-brainpoolP256r1
            NamedCurve.brainpoolP384r1, // expect: parameters ECDHE-brainpoolP384r1
            NamedCurve.brainpoolP512r1 // expect: parameters ECDHE-brainpoolP512r1
        };
    }

    Vector algorithms() {
        Vector all = new Vector();
        all.add(new SignatureAndHashAlgorithm(HashAlgorithm.sha256, SignatureAlgorithm.rsa)); // expect: signature RSA-PKCS1-1.5-SHA-256
        all.add(new SignatureAndHashAlgorithm(HashAlgorithm.sha1, SignatureAlgorithm.dsa)); // expect: signature DSA-SHA-1
        all.add(new SignatureAndHashAlgorithm(HashAlgorithm.sha384, SignatureAlgorithm.ecdsa)); // expect: signature ECDSA-SHA-384
        all.add(new SignatureAndHashAlgorithm(HashAlgorithm.sha512, SignatureAlgorithm.ecdsa)); // expect: signature ECDSA-SHA-512
        all.add(new SignatureAndHashAlgorithm(HashAlgorithm.sha224, SignatureAlgorithm.ecdsa)); // expect: signature ECDSA-SHA-224
        all.add(new SignatureAndHashAlgorithm(HashAlgorithm.md5, SignatureAlgorithm.rsa)); // expect: signature RSA-PKCS1-1.5-MD5
        return all;
    }
}
