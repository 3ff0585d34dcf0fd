import { arg, library } from "../rule.ts"

/** No call reaches this position: the parameter can only be named. */
const KEYWORD_ONLY = 99

const asymmetric = "cryptography.hazmat.primitives.asymmetric"
const types = `${asymmetric}.types`
const serialization = "cryptography.hazmat.primitives.serialization"
const pkcs12 = `${serialization}.pkcs12`
const pkcs7 = `${serialization}.pkcs7`
const PRIVATE = `${types}.PrivateKeyTypes`
const PUBLIC = `${types}.PublicKeyTypes`

/*
 * pyca/cryptography 50, "Key Serialization". A key that is loaded may be of any algorithm: PrivateKeyTypes and
 * PublicKeyTypes stand for all of them, and what is done with it is told by the padding or signature algorithm.
 * BestAvailableEncryption is documented to change, so that it names no algorithm.
 */
export const pycaSerialization = library("python", "pycaSerialization", {
  [`${serialization}.load_pem_private_key`]: {
    is: "key",
    material: "private-key",
    certificateFormat: "PEM",
    returns: PRIVATE
  },
  [`${serialization}.load_der_private_key`]: {
    is: "key",
    material: "private-key",
    certificateFormat: "DER",
    returns: PRIVATE
  },
  [`${serialization}.{load_ssh_private_key,ssh.load_ssh_private_key}`]: {
    is: "key",
    material: "private-key",
    certificateFormat: "OpenSSH",
    returns: PRIVATE
  },
  [`${serialization}.load_pem_public_key`]: {
    is: "key",
    material: "public-key",
    certificateFormat: "PEM",
    returns: PUBLIC
  },
  [`${serialization}.load_der_public_key`]: {
    is: "key",
    material: "public-key",
    certificateFormat: "DER",
    returns: PUBLIC
  },
  [`${serialization}.{load_ssh_public_key,load_ssh_public_identity,ssh.load_ssh_public_key,ssh.load_ssh_public_identity}`]:
    {
      is: "key",
      material: "public-key",
      certificateFormat: "OpenSSH",
      returns: PUBLIC
    },
  [`${serialization}.{load_pem_parameters,load_der_parameters}`]: {
    is: "parameters",
    name: "DH",
    returns: `${asymmetric}.dh.DHParameters`
  },
  [`${serialization}.{ssh_key_fingerprint,ssh.ssh_key_fingerprint}`]: {
    is: "hash",
    algorithm: arg(1, "any", "hash_algorithm")
  },

  [`${PRIVATE}#public_key`]: { inherits: true, returns: PUBLIC },
  [`${PRIVATE}#sign`]: {
    is: "signature",
    inherits: true,
    from: [arg(1, "any", "padding"), arg(1, "any", "signature_algorithm")],
    digest: arg(2, "any", "algorithm"),
    functions: ["sign"]
  },
  [`${PUBLIC}#verify`]: {
    is: "signature",
    inherits: true,
    from: [arg(2, "any", "padding"), arg(2, "any", "signature_algorithm")],
    digest: arg(3, "any", "algorithm"),
    functions: ["verify"]
  },
  [`${PUBLIC}#encrypt`]: {
    is: "cipher",
    name: "RSA",
    inherits: true,
    from: arg(1, "any", "padding"),
    functions: ["encrypt"]
  },
  [`${PRIVATE}#decrypt`]: {
    is: "cipher",
    name: "RSA",
    inherits: true,
    from: arg(1, "any", "padding"),
    functions: ["decrypt"]
  },
  [`${PRIVATE}#exchange`]: { is: "key-agreement", inherits: true, from: arg(0, "any", "algorithm") },

  [`${serialization}.PrivateFormat.{PKCS8,TraditionalOpenSSL,OpenSSH}`]: { value: "{1}" },
  [`${serialization}.PublicFormat.{SubjectPublicKeyInfo,PKCS1,OpenSSH}`]: { value: "{1}" },
  [`{${PRIVATE},${asymmetric}.rsa.RSAPrivateKey,${asymmetric}.dsa.DSAPrivateKey}#private_bytes`]: {
    is: "key",
    inherits: true,
    material: "private-key",
    certificateFormat: arg(1, "certificateFormat", "format")
  },
  [`${asymmetric}.{dh.DHPrivateKey,ec.EllipticCurvePrivateKey,ed25519.Ed25519PrivateKey,ed448.Ed448PrivateKey}#private_bytes`]:
    {
      is: "key",
      inherits: true,
      material: "private-key",
      certificateFormat: arg(1, "certificateFormat", "format")
    },
  [`${asymmetric}.{x25519.X25519PrivateKey,x448.X448PrivateKey}#private_bytes`]: {
    is: "key",
    inherits: true,
    material: "private-key",
    certificateFormat: arg(1, "certificateFormat", "format")
  },
  [`{${PUBLIC},${asymmetric}.rsa.RSAPublicKey,${asymmetric}.dsa.DSAPublicKey}#public_bytes`]: {
    is: "key",
    inherits: true,
    material: "public-key",
    certificateFormat: arg(1, "certificateFormat", "format")
  },
  [`${asymmetric}.{dh.DHPublicKey,ec.EllipticCurvePublicKey,ed25519.Ed25519PublicKey,ed448.Ed448PublicKey}#public_bytes`]:
    {
      is: "key",
      inherits: true,
      material: "public-key",
      certificateFormat: arg(1, "certificateFormat", "format")
    },
  [`${asymmetric}.{x25519.X25519PublicKey,x448.X448PublicKey}#public_bytes`]: {
    is: "key",
    inherits: true,
    material: "public-key",
    certificateFormat: arg(1, "certificateFormat", "format")
  },

  [`${serialization}.BestAvailableEncryption`]: { is: "key-wrap", functions: ["encrypt"] },
  [`${serialization}.PrivateFormat.{PKCS8,PKCS12,OpenSSH}.encryption_builder`]: {
    is: "key-wrap",
    functions: ["encrypt"],
    returns: `${serialization}.KeySerializationEncryptionBuilder`
  },
  [`${serialization}.KeySerializationEncryptionBuilder#kdf_rounds`]: {
    refines: true,
    iterations: arg(0, "int", "rounds"),
    returns: `${serialization}.KeySerializationEncryptionBuilder`
  },
  [`${serialization}.KeySerializationEncryptionBuilder#key_cert_algorithm`]: {
    refines: true,
    algorithm: arg(0, "any", "algorithm"),
    returns: `${serialization}.KeySerializationEncryptionBuilder`
  },
  [`${serialization}.KeySerializationEncryptionBuilder#*`]: {
    returns: `${serialization}.KeySerializationEncryptionBuilder`
  },
  [`${pkcs12}.PBES.PBESv1SHA1And3KeyTripleDESCBC`]: {
    name: "PKCS12-PBE",
    digest: "SHA-1",
    cipher: "3DES",
    keyBits: 168,
    mode: "cbc"
  },
  [`${pkcs12}.PBES.PBESv2SHA256AndAES256CBC`]: {
    name: "PBES2",
    digest: "SHA-256",
    cipher: "AES",
    keyBits: 256,
    mode: "cbc"
  },
  [`${pkcs12}.{load_key_and_certificates,load_pkcs12,serialize_key_and_certificates,serialize_java_truststore}`]: {
    is: "keystore",
    certificateFormat: "PKCS12"
  },

  [`${pkcs7}.{load_pem_pkcs7_certificates,load_der_pkcs7_certificates,serialize_certificates}`]: {
    is: "certificate",
    certificateFormat: "PKCS7"
  },
  [`${pkcs7}.PKCS7SignatureBuilder`]: { is: "signature", functions: ["sign"] },
  [`${pkcs7}.PKCS7SignatureBuilder#add_signer`]: {
    refines: true,
    digest: arg(2, "any", "hash_algorithm"),
    from: arg(KEYWORD_ONLY, "any", "rsa_padding"),
    key: arg(1, "any", "private_key"),
    returns: `${pkcs7}.PKCS7SignatureBuilder`
  },
  [`${pkcs7}.PKCS7SignatureBuilder#*`]: { returns: `${pkcs7}.PKCS7SignatureBuilder` },
  [`${pkcs7}.PKCS7EnvelopeBuilder`]: {
    is: "cipher",
    functions: ["encrypt"],
    defaults: { name: "AES", keyBits: 128, mode: "cbc" }
  },
  [`${pkcs7}.PKCS7EnvelopeBuilder#set_content_encryption_algorithm`]: {
    refines: true,
    algorithm: arg(0, "any", "algorithm"),
    returns: `${pkcs7}.PKCS7EnvelopeBuilder`
  },
  [`${pkcs7}.PKCS7EnvelopeBuilder#*`]: { returns: `${pkcs7}.PKCS7EnvelopeBuilder` },
  [`${pkcs7}.{pkcs7_decrypt_der,pkcs7_decrypt_pem,pkcs7_decrypt_smime}`]: {
    is: "cipher",
    name: "CMS",
    functions: ["decrypt"]
  },

  [`${serialization}.SSHCertificateBuilder`]: { returns: `${serialization}.SSHCertificateBuilder` },
  [`${serialization}.SSHCertificateBuilder#sign`]: {
    is: "certificate",
    certificateFormat: "OpenSSH",
    key: arg(0, "any", "private_key"),
    functions: ["sign"]
  },
  [`${serialization}.SSHCertificateBuilder#*`]: { returns: `${serialization}.SSHCertificateBuilder` }
})
