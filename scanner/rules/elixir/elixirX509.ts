import { arg, library } from "../rule.ts"

const key = { is: "key" } as const
const issued = {
  is: "certificate",
  certificateFormat: "X.509",
  digest: arg(9, "hash", "hash"),
  functions: ["sign"]
} as const

/* https://github.com/voltone/x509 0.8: everything is signed with SHA-256 unless the option `hash` says otherwise. */
export const elixirX509 = library("elixir", "elixirX509", {
  "X509.PrivateKey.new_rsa": { is: "keygen", name: "RSA", keyBits: arg(0, "int"), material: "private-key" },
  "X509.PrivateKey.new_ec": { is: "keygen", name: "EC", curve: arg(0, "curve"), material: "private-key" },
  "X509.PrivateKey.{from_pem,from_pem!,to_pem}": { ...key, certificateFormat: "PEM", material: "private-key" },
  "X509.PrivateKey.{from_der,from_der!,to_der}": { ...key, certificateFormat: "DER", material: "private-key" },
  "X509.PublicKey.{from_pem,from_pem!,to_pem}": { ...key, certificateFormat: "PEM", material: "public-key" },
  "X509.PublicKey.{from_der,from_der!,to_der}": { ...key, certificateFormat: "DER", material: "public-key" },
  "X509.Certificate.{self_signed,new}": { ...issued, defaults: { digest: "SHA-256" } },
  "X509.Certificate.{from_pem,from_pem!,from_der,from_der!}": { is: "certificate", certificateFormat: "X.509" },
  "X509.CSR.new": {
    is: "certificate",
    certificateFormat: "PKCS10",
    digest: arg(9, "hash", "hash"),
    functions: ["sign"],
    defaults: { digest: "SHA-256" }
  },
  "X509.CSR.valid?": { is: "certificate", certificateFormat: "PKCS10", functions: ["verify"] },
  "X509.CRL.new": {
    is: "certificate",
    certificateFormat: "X.509-CRL",
    digest: arg(9, "hash", "hash"),
    functions: ["sign"],
    defaults: { digest: "SHA-256" }
  },
  "X509.CRL.valid?": { is: "certificate", certificateFormat: "X.509-CRL", functions: ["verify"] },
  "{CAStore.file_path,:certifi.cacerts,:certifi.cacertfile}": { is: "certificate", certificateFormat: "X.509" }
})
