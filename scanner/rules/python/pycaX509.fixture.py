import datetime

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, padding, rsa
from cryptography.x509 import base, ocsp, verification
from cryptography.x509.oid import NameOID
from cryptography.x509.verification import PolicyBuilder, Store

import otherx509

NAME = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "example.org")])


class Authority:
    def __init__(self) -> None:
        self.key = rsa.generate_private_key(public_exponent=65537, key_size=4096)  # expect: keygen RSA-4096

    def issue(self, request: x509.CertificateSigningRequest, days: int) -> x509.Certificate:
        now = datetime.datetime.now(datetime.timezone.utc)
        builder = (
            x509.CertificateBuilder()
            .subject_name(request.subject)
            .issuer_name(NAME)
            .public_key(request.public_key())
            .serial_number(x509.random_serial_number())  # expect: random RNG
            .not_valid_before(now)
            .not_valid_after(now + datetime.timedelta(days=days))
        )
        extended = builder.add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        return extended.sign(self.key, hashes.SHA256())  # expect: certificate RSA-SHA-256-4096 certificateFormat=X.509 functions=sign

    def revoke(self, crl: x509.CertificateRevocationListBuilder) -> None:
        crl.issuer_name(NAME).sign(private_key=self.key, algorithm=hashes.SHA1())  # expect: certificate RSA-SHA-1-4096 certificateFormat=X.509-CRL


def signed_by_others(key, digest):
    curve_key = ec.generate_private_key(ec.SECP384R1())  # expect: keygen EC-P-384
    request = x509.CertificateSigningRequestBuilder().subject_name(NAME).sign(curve_key, hashes.SHA384())  # expect: certificate ECDSA-P-384-SHA-384 certificateFormat=PKCS10
    base.CertificateSigningRequestBuilder().subject_name(NAME).sign(key, None)  # expect: certificate unknown certificateFormat=PKCS10
    base.CertificateBuilder().sign(key, hashes.SHA512(), rsa_padding=padding.PKCS1v15())  # expect: certificate RSA-PKCS1-1.5-SHA-512
    x509.CertificateBuilder(issuer_name=NAME).sign(key, digest)  # expect: certificate unknown
    base.CertificateRevocationListBuilder().issuer_name(NAME).sign(key, hashes.SHA256())  # expect: certificate unknown digest=SHA-256
    x509.CertificateRevocationListBuilder().last_update(NAME).sign(key, hashes.SHA256())  # expect: certificate unknown digest=SHA-256
    x509.SubjectKeyIdentifier.from_public_key(curve_key.public_key())  # expect: hash SHA-1
    x509.AuthorityKeyIdentifier.from_issuer_public_key(curve_key.public_key())  # expect: hash SHA-1
    return request


def load(data, key):
    certificate = x509.load_pem_x509_certificate(data)  # expect: certificate unknown certificateFormat=X.509
    certificate.public_key().verify(certificate.signature, data, padding.PKCS1v15(), hashes.SHA256())  # expect: signature RSA-PKCS1-1.5-SHA-256
    certificate.fingerprint(hashes.SHA256())  # expect: hash SHA-256
    issuer = x509.load_der_x509_certificate(data)  # expect: certificate unknown
    certificate.verify_directly_issued_by(issuer)  # expect: certificate unknown functions=verify
    x509.load_pem_x509_certificates(data)  # expect: certificate unknown
    crl = x509.load_pem_x509_crl(data)  # expect: certificate unknown certificateFormat=X.509-CRL functions=verify
    crl.is_signature_valid(key)
    crl.fingerprint(algorithm=hashes.SHA1())  # expect: hash SHA-1
    x509.load_der_x509_crl(data)  # expect: certificate unknown certificateFormat=X.509-CRL
    request = x509.load_pem_x509_csr(data)  # expect: certificate unknown certificateFormat=PKCS10
    request.public_key().verify(request.signature, data, ec.ECDSA(hashes.SHA256()))  # expect: signature ECDSA-SHA-256
    return x509.load_der_x509_csr(data)  # expect: certificate unknown certificateFormat=PKCS10


def status(certificate, issuer, key, data):
    ocsp.OCSPRequestBuilder().add_extension(None, False).add_certificate(certificate, issuer, hashes.SHA1()).build()  # expect: hash SHA-1
    ocsp.OCSPRequestBuilder().add_certificate_by_hash(data, data, 1, hashes.SHA256())  # expect: hash SHA-256
    builder = ocsp.OCSPResponseBuilder()
    response = builder.add_response(certificate, issuer, hashes.SHA256(), None, None, None, None, None)  # expect: hash SHA-256
    response.responder_id(ocsp.OCSPResponderEncoding.HASH, issuer).sign(key, hashes.SHA384())  # expect: certificate unknown certificateFormat=OCSP digest=SHA-384
    ocsp.OCSPResponseBuilder().add_response_by_hash(data, data, 1, hashes.SHA1(), None, None, None, None, None)  # expect: hash SHA-1
    ocsp.load_der_ocsp_request(data)  # expect: certificate unknown certificateFormat=OCSP
    return ocsp.load_der_ocsp_response(data)  # expect: certificate unknown certificateFormat=OCSP


def chain(roots, leaf, intermediates):
    builder = PolicyBuilder().store(Store(roots))
    builder.build_server_verifier(x509.DNSName("example.org")).verify(leaf, intermediates)  # expect: certificate unknown functions=verify
    return verification.PolicyBuilder().store(Store(roots)).build_client_verifier().verify(leaf, intermediates)  # expect: certificate unknown functions=verify


def not_ours(x509):
    x509.CertificateBuilder().sign(None, None)
    otherx509.load_pem_x509_certificate(b"")
