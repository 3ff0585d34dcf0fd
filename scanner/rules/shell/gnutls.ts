import { library, named } from "../rule.ts"

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
        "infile outfile load-privkey load-pubkey load-request load-certificate load-ca-privkey load-ca-certificate load-crl load-data key-type bits curve sec-param hash salt-size template pkcs-cipher password provider key-format sign-params seed label p12-name attime verify-hostname verify-email verify-purpose verify-profile debug|d",
      flags:
        "generate-privkey|p generate-request|q generate-self-signed|s generate-certificate|c generate-crl generate-proxy generate-dh-params to-p12 to-p8 certificate-info|i rsa ecc ecdsa dsa provable text no-text verify verify-chain|e verify-crl verify-allow-broken verbose|V stdout-info certificate-pubkey pubkey-info key-info|k key-id fingerprint crl-info|l crq-info dh-info get-dh-params p7-info p7-generate p7-sign p7-detached-sign p7-verify p12-info p8-info pkcs8|8 to-rsa smime-to-p7 update-certificate|u v1 inder inraw outder outraw hex-numbers cprint null-password empty-password ask-pass disable-quick-random pbmac1",
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
