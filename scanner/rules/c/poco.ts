import { arg, library } from "../rule.ts"

/*
 * Source: the POCO C++ Libraries reference (docs.pocoproject.org), Crypto, Foundation and NetSSL;
 * https://github.com/pocoproject/poco/blob/main/NetSSL_OpenSSL/include/Poco/Net/Context.h.
 */
export const poco = library("c", "poco", {
  "new Poco.MD4Engine": { is: "hash", name: "MD4" },
  "new Poco.MD5Engine": { is: "hash", name: "MD5" },
  "new Poco.SHA1Engine": { is: "hash", name: "SHA-1" },
  "new Poco.SHA2Engine": { is: "hash" },
  "new Poco.HMACEngine": { is: "mac", name: "HMAC" },
  "new Poco.PBKDF2Engine": { is: "kdf", name: "PBKDF2", iterations: arg(1, "int"), outputBits: arg(2, "bytes") },
  "new Poco.Crypto.DigestEngine": { is: "hash", algorithm: arg(0, "openssl") },
  "new Poco.Crypto.CipherKey": { is: "key", algorithm: arg(0, "openssl"), iterations: arg(3, "int") },
  "new Poco.Crypto.RSAKey": { is: "key", name: "RSA" },
  "new Poco.Crypto.RSADigestEngine": { is: "signature", name: "RSA", padding: "pkcs1v15", digest: arg(1, "hash") },
  "new Poco.Crypto.ECKey": { is: "key", name: "EC", curve: arg(0, "curve") },
  "new Poco.Crypto.ECDSADigestEngine": { is: "signature", name: "ECDSA", digest: arg(1, "hash") },
  "new Poco.Net.Context": { is: "protocol", name: "TLS", from: [arg(2, "any"), arg(4, "any")] },
  "Poco.Net.Context.VERIFY_NONE": { verification: "none" },
  "Poco.Net.Context.{VERIFY_RELAXED,VERIFY_STRICT,VERIFY_ONCE}": { verification: "peer" },
  "Poco.Net.Context#enableExtendedCertificateVerification": {
    is: "protocol",
    name: "TLS",
    verification: arg(0, "checksName")
  },
  "new Poco.Net.AcceptCertificateHandler": { is: "protocol", name: "TLS", verification: "none" }
})
