import { arg, library } from "../rule.ts"

/** No call reaches this position: the parameter can only be named. */
const KEYWORD_ONLY = 99

const x509 = "cryptography.x509"
const ocsp = `${x509}.ocsp`
const verification = `${x509}.verification`
const types = "cryptography.hazmat.primitives.asymmetric.types"
const signed = {
  digest: arg(1, "any", "algorithm"),
  from: arg(KEYWORD_ONLY, "any", "rsa_padding"),
  key: arg(0, "any", "private_key"),
  functions: ["sign"]
} as const

/*
 * pyca/cryptography 50, "X.509". The signature of a certificate is by the key it is signed with. The key identifier that
 * from_public_key makes is documented to be a SHA-1 hash; serial numbers are random.
 */
export const pycaX509 = library("python", "pycaX509", {
  [`${x509}.{load_pem_x509_certificate,load_der_x509_certificate}`]: {
    is: "certificate",
    certificateFormat: "X.509",
    returns: `${x509}.Certificate`
  },
  [`${x509}.load_pem_x509_certificates`]: { is: "certificate", certificateFormat: "X.509" },
  [`${x509}.{load_pem_x509_crl,load_der_x509_crl}`]: {
    is: "certificate",
    certificateFormat: "X.509-CRL",
    returns: `${x509}.CertificateRevocationList`
  },
  [`${x509}.{load_pem_x509_csr,load_der_x509_csr}`]: {
    is: "certificate",
    certificateFormat: "PKCS10",
    returns: `${x509}.CertificateSigningRequest`
  },
  [`${x509}.{Certificate,CertificateSigningRequest}#public_key`]: { returns: `${types}.PublicKeyTypes` },
  [`${x509}.{Certificate,CertificateRevocationList}#fingerprint`]: {
    is: "hash",
    algorithm: arg(0, "any", "algorithm")
  },
  [`${x509}.Certificate#verify_directly_issued_by`]: {
    is: "certificate",
    certificateFormat: "X.509",
    functions: ["verify"]
  },
  [`${x509}.CertificateRevocationList#is_signature_valid`]: {
    refines: true,
    functions: ["verify"]
  },

  [`${x509}.{CertificateBuilder,base.CertificateBuilder}`]: { returns: `${x509}.CertificateBuilder` },
  [`${x509}.CertificateBuilder#sign`]: {
    ...signed,
    is: "certificate",
    certificateFormat: "X.509",
    returns: `${x509}.Certificate`
  },
  [`${x509}.CertificateBuilder#*`]: { returns: `${x509}.CertificateBuilder` },
  [`${x509}.{CertificateSigningRequestBuilder,base.CertificateSigningRequestBuilder}`]: {
    returns: `${x509}.CertificateSigningRequestBuilder`
  },
  [`${x509}.CertificateSigningRequestBuilder#sign`]: {
    ...signed,
    is: "certificate",
    certificateFormat: "PKCS10",
    returns: `${x509}.CertificateSigningRequest`
  },
  [`${x509}.CertificateSigningRequestBuilder#*`]: { returns: `${x509}.CertificateSigningRequestBuilder` },
  [`${x509}.{CertificateRevocationListBuilder,base.CertificateRevocationListBuilder}`]: {
    returns: `${x509}.CertificateRevocationListBuilder`
  },
  [`${x509}.CertificateRevocationListBuilder#sign`]: {
    ...signed,
    is: "certificate",
    certificateFormat: "X.509-CRL",
    returns: `${x509}.CertificateRevocationList`
  },
  [`${x509}.CertificateRevocationListBuilder#*`]: { returns: `${x509}.CertificateRevocationListBuilder` },
  [`${x509}.random_serial_number`]: { is: "random", name: "RNG" },
  [`${x509}.{SubjectKeyIdentifier.from_public_key,AuthorityKeyIdentifier.from_issuer_public_key}`]: {
    is: "hash",
    name: "SHA-1"
  },

  [`${ocsp}.{load_der_ocsp_request,load_der_ocsp_response}`]: { is: "certificate", certificateFormat: "OCSP" },
  [`${ocsp}.OCSPRequestBuilder`]: { returns: `${ocsp}.OCSPRequestBuilder` },
  [`${ocsp}.OCSPRequestBuilder#add_certificate`]: {
    is: "hash",
    algorithm: arg(2, "any", "algorithm"),
    returns: `${ocsp}.OCSPRequestBuilder`
  },
  [`${ocsp}.OCSPRequestBuilder#add_certificate_by_hash`]: {
    is: "hash",
    algorithm: arg(3, "any", "algorithm"),
    returns: `${ocsp}.OCSPRequestBuilder`
  },
  [`${ocsp}.OCSPRequestBuilder#*`]: { returns: `${ocsp}.OCSPRequestBuilder` },
  [`${ocsp}.OCSPResponseBuilder`]: { returns: `${ocsp}.OCSPResponseBuilder` },
  [`${ocsp}.OCSPResponseBuilder#add_response`]: {
    is: "hash",
    algorithm: arg(2, "any", "algorithm"),
    returns: `${ocsp}.OCSPResponseBuilder`
  },
  [`${ocsp}.OCSPResponseBuilder#add_response_by_hash`]: {
    is: "hash",
    algorithm: arg(3, "any", "algorithm"),
    returns: `${ocsp}.OCSPResponseBuilder`
  },
  [`${ocsp}.OCSPResponseBuilder#sign`]: {
    is: "certificate",
    certificateFormat: "OCSP",
    digest: arg(1, "any", "algorithm"),
    key: arg(0, "any", "private_key"),
    functions: ["sign"]
  },
  [`${ocsp}.OCSPResponseBuilder#*`]: { returns: `${ocsp}.OCSPResponseBuilder` },

  [`${verification}.PolicyBuilder`]: { returns: `${verification}.PolicyBuilder` },
  [`${verification}.PolicyBuilder#{build_server_verifier,build_client_verifier}`]: {
    returns: `${verification}.Verifier`
  },
  [`${verification}.PolicyBuilder#*`]: { returns: `${verification}.PolicyBuilder` },
  [`${verification}.Verifier#verify`]: { is: "certificate", certificateFormat: "X.509", functions: ["verify"] }
})
