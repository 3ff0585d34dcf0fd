package org.example.tls;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.Vector;
import org.bouncycastle.tls.*;

class Client extends DefaultTlsClient {
    @Override
    protected ProtocolVersion[] getSupportedVersions() {
        return ProtocolVersion.TLSv13.downTo(ProtocolVersion.TLSv12); // expect: protocol TLSv1.3; protocol TLSv1.2
    }

    void connect(InputStream in, OutputStream out) throws Exception {
        TlsClientProtocol protocol = new TlsClientProtocol(in, out); // expect: protocol TLS
        protocol.connect(this);
        new TlsServerProtocol(in, out); // expect: protocol TLS
        new DTLSClientProtocol(); // expect: protocol DTLS
        new DTLSServerProtocol(); // expect: protocol DTLS
    }

    ProtocolVersion[] versions() {
        return new ProtocolVersion[] {
            ProtocolVersion.SSLv3, // expect: protocol SSLv3
            ProtocolVersion.TLSv10, // expect: protocol TLSv1.0
            ProtocolVersion.TLSv11, // expect: protocol TLSv1.1
            ProtocolVersion.DTLSv10, // expect: protocol DTLSv1.0
            ProtocolVersion.DTLSv12, // expect: protocol DTLSv1.2
            ProtocolVersion.DTLSv13 // expect: protocol DTLSv1.3
        };
    }

    @Override
    protected Vector getSupportedGroups(Vector namedGroupRoles) {
        int[] all = {
            NamedGroup.sect163k1, // expect: parameters ECDHE-K-163
            NamedGroup.sect163r1, // expect: parameters ECDHE-sect163r1
            NamedGroup.sect163r2, // expect: parameters ECDHE-B-163
            NamedGroup.sect193r1, // expect: parameters ECDHE-sect193r1
            NamedGroup.sect193r2, // expect: parameters ECDHE-sect193r2
            NamedGroup.sect233k1, // expect: parameters ECDHE-K-233
            NamedGroup.sect233r1, // expect: parameters ECDHE-B-233
            NamedGroup.sect239k1, // expect: parameters ECDHE-sect239k1
            NamedGroup.sect283k1, // expect: parameters ECDHE-K-283
            NamedGroup.sect283r1, // expect: parameters ECDHE-B-283
            NamedGroup.sect409k1, // expect: parameters ECDHE-K-409
            NamedGroup.sect409r1, // expect: parameters ECDHE-B-409
            NamedGroup.sect571k1, // expect: parameters ECDHE-K-571
            NamedGroup.sect571r1, // expect: parameters ECDHE-B-571
            NamedGroup.secp160k1, // expect: parameters ECDHE-secp160k1
            NamedGroup.secp160r1, // expect: parameters ECDHE-secp160r1
            NamedGroup.secp160r2, // expect: parameters ECDHE-secp160r2
            NamedGroup.secp192k1, // expect: parameters ECDHE-secp192k1
            NamedGroup.secp192r1, // expect: parameters ECDHE-P-192
            NamedGroup.secp224k1, // expect: parameters ECDHE-secp224k1
            NamedGroup.secp224r1, // expect: parameters ECDHE-P-224
            NamedGroup.secp256k1, // expect: parameters ECDHE-secp256k1
            NamedGroup.secp256r1, // expect: parameters ECDHE-P-256
            NamedGroup.secp384r1, // expect: parameters ECDHE-P-384
            NamedGroup.secp521r1, // expect: parameters ECDHE-P-521
            NamedGroup.brainpoolP256r1, // expect: parameters ECDHE-brainpoolP256r1
            NamedGroup.brainpoolP384r1, // expect: parameters ECDHE-brainpoolP384r1
            NamedGroup.brainpoolP512r1, // expect: parameters ECDHE-brainpoolP512r1
            NamedGroup.brainpoolP256r1tls13, // expect: parameters ECDHE-brainpoolP256r1
            NamedGroup.brainpoolP384r1tls13, // expect: parameters ECDHE-brainpoolP384r1
            NamedGroup.brainpoolP512r1tls13, // expect: parameters ECDHE-brainpoolP512r1
            NamedGroup.curveSM2, // expect: parameters ECDHE-sm2p256v1
            NamedGroup.x25519, // expect: parameters x25519
            NamedGroup.x448, // expect: parameters x448
            NamedGroup.ffdhe2048, // expect: parameters FFDHE-ffdhe2048
            NamedGroup.ffdhe3072, // expect: parameters FFDHE-ffdhe3072
            NamedGroup.ffdhe4096, // expect: parameters FFDHE-ffdhe4096
            NamedGroup.ffdhe6144, // expect: parameters FFDHE-ffdhe6144
            NamedGroup.ffdhe8192, // expect: parameters FFDHE-ffdhe8192
            NamedGroup.MLKEM512, // expect: parameters ML-KEM-512
            NamedGroup.MLKEM768, // expect: parameters ML-KEM-768
            NamedGroup.MLKEM1024, // expect: parameters ML-KEM-1024
            NamedGroup.OQS_mlkem512, // expect: parameters ML-KEM-512
            NamedGroup.OQS_mlkem768, // expect: parameters ML-KEM-768
            NamedGroup.OQS_mlkem1024, // expect: parameters ML-KEM-1024
            NamedGroup.X25519MLKEM768, // expect: parameters X25519MLKEM768
            NamedGroup.SecP256r1MLKEM768, // expect: parameters SecP256r1MLKEM768
            NamedGroup.SecP384r1MLKEM1024, // expect: parameters SecP384r1MLKEM1024
            NamedGroup.curveSM2MLKEM768 // expect: parameters curveSM2MLKEM768
        };
        return TlsUtils.vectorOfOne(NamedGroup.arbitrary_explicit_prime_curves);
    }

    int[] schemes() {
        return new int[] {
            SignatureScheme.rsa_pkcs1_sha1, // expect: signature RSA-PKCS1-1.5-SHA-1
            SignatureScheme.rsa_pkcs1_sha256, // expect: signature RSA-PKCS1-1.5-SHA-256
            SignatureScheme.rsa_pkcs1_sha384, // expect: signature RSA-PKCS1-1.5-SHA-384
            SignatureScheme.rsa_pkcs1_sha512, // expect: signature RSA-PKCS1-1.5-SHA-512
            SignatureScheme.rsa_pss_rsae_sha256, // expect: signature RSA-PSS-SHA-256-MGF1
            SignatureScheme.rsa_pss_rsae_sha384, // expect: signature RSA-PSS-SHA-384-MGF1
            SignatureScheme.rsa_pss_rsae_sha512, // expect: signature RSA-PSS-SHA-512-MGF1
            SignatureScheme.rsa_pss_pss_sha256, // expect: signature RSA-PSS-SHA-256-MGF1
            SignatureScheme.rsa_pss_pss_sha384, // expect: signature RSA-PSS-SHA-384-MGF1
            SignatureScheme.rsa_pss_pss_sha512, // expect: signature RSA-PSS-SHA-512-MGF1
            SignatureScheme.ecdsa_sha1, // expect: signature ECDSA-SHA-1
            SignatureScheme.ecdsa_secp256r1_sha256, // expect: signature ECDSA-P-256-SHA-256
            SignatureScheme.ecdsa_secp384r1_sha384, // expect: signature ECDSA-P-384-SHA-384
            SignatureScheme.ecdsa_secp521r1_sha512, // expect: signature ECDSA-P-521-SHA-512
            SignatureScheme.ecdsa_brainpoolP256r1tls13_sha256, // expect: signature ECDSA-brainpoolP256r1-SHA-256
            SignatureScheme.ecdsa_brainpoolP384r1tls13_sha384, // expect: signature ECDSA-brainpoolP384r1-SHA-384
            SignatureScheme.ecdsa_brainpoolP512r1tls13_sha512, // expect: signature ECDSA-brainpoolP512r1-SHA-512
            SignatureScheme.ed25519, // expect: signature Ed25519
            SignatureScheme.ed448, // expect: signature Ed448
            SignatureScheme.sm2sig_sm3, // expect: signature SM2 digest=SM3
            SignatureScheme.mldsa44, // expect: signature ML-DSA-44
            SignatureScheme.mldsa65, // expect: signature ML-DSA-65
            SignatureScheme.mldsa87, // expect: signature ML-DSA-87
            SignatureScheme.DRAFT_mldsa44, // expect: signature ML-DSA-44
            SignatureScheme.DRAFT_mldsa65, // expect: signature ML-DSA-65
            SignatureScheme.DRAFT_mldsa87, // expect: signature ML-DSA-87
            SignatureScheme.DRAFT_slhdsa_sha2_128s, // expect: signature SLH-DSA-SHA2-128s
            SignatureScheme.DRAFT_slhdsa_sha2_128f, // expect: signature SLH-DSA-SHA2-128f
            SignatureScheme.DRAFT_slhdsa_sha2_192s, // expect: signature SLH-DSA-SHA2-192s
            SignatureScheme.DRAFT_slhdsa_sha2_192f, // expect: signature SLH-DSA-SHA2-192f
            SignatureScheme.DRAFT_slhdsa_sha2_256s, // expect: signature SLH-DSA-SHA2-256s
            SignatureScheme.DRAFT_slhdsa_sha2_256f, // expect: signature SLH-DSA-SHA2-256f
            SignatureScheme.DRAFT_slhdsa_shake_128s, // expect: signature SLH-DSA-SHAKE-128s
            SignatureScheme.DRAFT_slhdsa_shake_128f, // expect: signature SLH-DSA-SHAKE-128f
            SignatureScheme.DRAFT_slhdsa_shake_192s, // expect: signature SLH-DSA-SHAKE-192s
            SignatureScheme.DRAFT_slhdsa_shake_192f, // expect: signature SLH-DSA-SHAKE-192f
            SignatureScheme.DRAFT_slhdsa_shake_256s, // expect: signature SLH-DSA-SHAKE-256s
            SignatureScheme.DRAFT_slhdsa_shake_256f // expect: signature SLH-DSA-SHAKE-256f
        };
    }

    SignatureAndHashAlgorithm[] pairs() {
        return new SignatureAndHashAlgorithm[] {
            new SignatureAndHashAlgorithm(HashAlgorithm.sha256, SignatureAlgorithm.rsa), // expect: signature RSA-PKCS1-1.5-SHA-256
            SignatureAndHashAlgorithm.getInstance(HashAlgorithm.sha384, SignatureAlgorithm.ecdsa), // expect: signature ECDSA-SHA-384
            SignatureAndHashAlgorithm.getInstance(HashAlgorithm.sha1, SignatureAlgorithm.dsa), // expect: signature DSA-SHA-1
            SignatureAndHashAlgorithm.getInstance(HashAlgorithm.md5, SignatureAlgorithm.rsa), // expect: signature RSA-PKCS1-1.5-MD5
            SignatureAndHashAlgorithm.getInstance(HashAlgorithm.sha224, SignatureAlgorithm.rsa), // expect: signature RSA-PKCS1-1.5-SHA-224
            SignatureAndHashAlgorithm.getInstance(HashAlgorithm.sha512, SignatureAlgorithm.rsa), // expect: signature RSA-PKCS1-1.5-SHA-512
            SignatureAndHashAlgorithm.getInstance(HashAlgorithm.Intrinsic, SignatureAlgorithm.ed25519), // expect: signature Ed25519
            SignatureAndHashAlgorithm.getInstance(HashAlgorithm.Intrinsic, SignatureAlgorithm.ed448), // expect: signature Ed448
            SignatureAndHashAlgorithm.getInstance(HashAlgorithm.Intrinsic, SignatureAlgorithm.rsa_pss_rsae_sha256), // expect: signature RSA-PSS-SHA-256-MGF1
            SignatureAndHashAlgorithm.getInstance(HashAlgorithm.Intrinsic, SignatureAlgorithm.rsa_pss_rsae_sha384), // expect: signature RSA-PSS-SHA-384-MGF1
            SignatureAndHashAlgorithm.getInstance(HashAlgorithm.Intrinsic, SignatureAlgorithm.rsa_pss_rsae_sha512), // expect: signature RSA-PSS-SHA-512-MGF1
            SignatureAndHashAlgorithm.getInstance(HashAlgorithm.Intrinsic, SignatureAlgorithm.rsa_pss_pss_sha256), // expect: signature RSA-PSS-SHA-256-MGF1
            SignatureAndHashAlgorithm.getInstance(HashAlgorithm.Intrinsic, SignatureAlgorithm.rsa_pss_pss_sha384), // expect: signature RSA-PSS-SHA-384-MGF1
            SignatureAndHashAlgorithm.getInstance(HashAlgorithm.Intrinsic, SignatureAlgorithm.rsa_pss_pss_sha512) // expect: signature RSA-PSS-SHA-512-MGF1
        };
    }

    Object notOurs() {
        return com.acme.ProtocolVersion.TLSv10;
    }
}
