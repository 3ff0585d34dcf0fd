import { library, named } from "../../match/rule.ts"

/*
 * certtool(1), gnutls-cli(1) and gnutls-serv(1) (gnutls.org/manual/html_node/Other-included-programs.html). Keys and
 * priorities that are not told depend on the version.
 */
export const gnutls = library(
  "shell",
  "gnutls",
  {
    "certtool.{generate-privkey,generate-request,generate-dh-params}": {
      is: "keygen",
      algorithm: named("key-type", "openssl"),
      keyBits: named("bits", "int"),
      curve: named("curve", "curve")
    },
    "certtool.{generate-self-signed,generate-certificate,generate-crl}": {
      is: "certificate",
      certificateFormat: "X.509",
      digest: named("hash", "hash")
    },
    "certtool.to-p12": { is: "keystore", certificateFormat: "PKCS12" },
    "{gnutls-cli,gnutls-serv}": { is: "protocol", name: "TLS", version: named("priority", "gnutlsPriority") }
  },
  {
    certtool: {
      clusters: true,
      valued:
        "infile outfile load-privkey load-pubkey load-request load-certificate load-ca-privkey load-ca-certificate load-crl load-data key-type bits curve sec-param hash salt-size template pkcs-cipher password stdout-info provider rsa-pss-sign",
      flags:
        "generate-privkey|p generate-request|q generate-self-signed|s generate-certificate|c generate-crl generate-proxy generate-dh-params to-p12 to-p8 certificate-info|i rsa ecc ecdsa ed25519 x25519 ed448 x448 dsa provable no-text verify|V verify-chain|e",
      uses: "generate-privkey generate-request generate-dh-params generate-self-signed generate-certificate generate-crl to-p12"
    },
    "gnutls-cli gnutls-serv": {
      clusters: true,
      valued:
        "priority port|p x509cafile x509crlfile x509keyfile x509certfile x509fmtder starttls-proto sni-hostname verify-hostname pskusername pskkey dhparams logfile alpn heartbeat",
      flags: "starttls|s resume|r rehandshake|e insecure echo udp|u http debug|d"
    }
  }
)
