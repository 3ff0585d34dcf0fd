import {
  algorithms,
  attribute,
  certificate,
  groups,
  parameters,
  privateKey,
  type Product,
  suites,
  trust,
  versions
} from "./Product.ts"

const signatures = algorithms("signature", "tlsSignature")
const hashes = algorithms("hash", "openssl", { silent: /^(?:default|null)$/i })

/*
 * https://docs.openssl.org/master/man5/config/, SSL_CONF_cmd(3), openssl-req(1), openssl-ca(1), openssl-ts(1). A request for
 * a new key that names no algorithm is one for RSA. What stands before a dot in a name tells several of one name apart.
 */
export const openssl: Product = {
  name: "openssl",
  files: [
    { path: /(?:^|\/)openssl[\w.-]*\.(?:cnf|conf)(?:\.[\w.-]+)?$/ },
    {
      path: /\.(?:cnf|conf|cfg|ini|ext)(?:\.[\w.-]+)?$/,
      mark: /^[ \t]*\[\s*(?:req|ca|CA_default|tsa|openssl_init)\s*\]|^[ \t]*openssl_conf\s*=|^[ \t]*\[\s*(?:tls_)?(?:system_default|ssl_default)\w*\s*\]/m
    }
  ],
  syntax: { kind: "lines", assigns: "equals", sections: "square", continues: "backslash", whole: true },
  spelling: "numbered",
  repeated: "last",
  variables: { used: /\$[{(]?((?:\w{1,128}::)?\w{1,128})[})]?/g, defined: { "*": "*", "*.*": "*::*" } },
  uses: [
    {
      is: "protocol",
      facts: { name: "TLS" },
      rows: {
        MinProtocol: versions("minimum"),
        MaxProtocol: versions("maximum"),
        Protocol: versions("signed"),
        "{CipherString,Ciphersuites}": suites,
        "{Groups,Curves,ECDHParameters}": groups,
        "{SignatureAlgorithms,ClientSignatureAlgorithms}": signatures,
        DHParameters: parameters,
        Certificate: certificate,
        PrivateKey: privateKey,
        "{Verify,Chain,Add,Client}CA{File,Path}": trust
      }
    },
    { is: "keygen", in: ["req"], defaults: { name: "RSA" }, rows: { default_bits: attribute("keyBits", "int") } },
    { rows: { "{default_md,signer_digest,digests,ess_cert_id_alg}": hashes } }
  ]
}
