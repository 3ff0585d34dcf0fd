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

/*
 * https://doc.dovecot.org/main/core/summaries/settings.html, and the names that 2.2 and 2.3 had. A setting holds in the
 * blocks within its own.
 */
export const dovecot: Product = {
  name: "dovecot",
  files: [
    { path: /(?:^|\/)dovecot[\w.-]*\.conf(?:\.[\w.-]+)?$/ },
    { path: /(?:^|\/)dovecot\/(?:[^/]+\/)*[^/]+\.conf(?:\.ext|\.[\w.-]+)?$/ },
    { path: /(?:^|\/)10-ssl\.conf$/ },
    {
      path: /\.conf(?:\.ext|\.[\w.-]+)?$/,
      mark: /^[ \t]*(?:ssl_(?:min_protocol|cipher_list|cipher_suites|curve_list|server_cert_file|server_key_file|protocols)|ssl_(?:cert|key)(?=[ \t]*=[ \t]*<))[ \t]*=/m
    }
  ],
  syntax: { kind: "braces", ends: "line", assigns: true },
  repeated: "last",
  variables: { used: /\$(?:SET:)?(\w{1,128})/g, defined: { "*": "*" } },
  uses: [
    {
      is: "protocol",
      facts: { name: "TLS" },
      inherits: true,
      rows: {
        ssl: { kind: "switch", on: /^(?:yes|required)$/, off: /^no$/ },
        ssl_min_protocol: versions("minimum"),
        ssl_protocols: versions("excluding"),
        ssl_cipher_list: suites,
        ssl_cipher_suites: suites,
        ssl_curve_list: groups,
        "ssl_{,alt_}cert": certificate,
        "ssl_{server,server_alt,client}_cert_file": certificate,
        "ssl_{,alt_}key": privateKey,
        "ssl_{server,server_alt,client}_key_file": privateKey,
        "ssl_{ca,ca_file,client_ca_file,client_ca_dir,server_ca_file}": trust,
        "ssl_{dh,server_dh_file}": parameters
      }
    },
    { is: "parameters", facts: { name: "DH" }, rows: { ssl_dh_parameters_length: attribute("keyBits", "int") } },
    { rows: { ssl_peer_certificate_fingerprint_hash: algorithms("hash", "openssl") } },
    {
      rows: {
        "{default_pass_scheme,default_password_scheme,passdb_default_password_scheme}": algorithms(
          "password-hash",
          "dovecotScheme",
          { silent: /^(?:plain|cleartext|crypt)/i }
        ),
        auth_mechanisms: algorithms("password-hash", "dovecotScheme", { silent: /^(?!scram-|cram-md5|digest-md5)/i })
      }
    }
  ]
}
