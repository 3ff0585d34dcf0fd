import {
  algorithms,
  attribute,
  certificate,
  groups,
  onOff,
  parameters,
  present,
  privateKey,
  type Product,
  revocation,
  suites,
  trust,
  versions
} from "./Product.ts"

/*
 * https://www.postgresql.org/docs/current/runtime-config-connection.html; the last line of a name counts
 * (https://www.postgresql.org/docs/current/config-setting.html).
 */
export const postgresql: Product = {
  name: "postgresql",
  files: [
    { path: /(?:^|\/)(?:postgresql|postgres)(?:[\w.-]*\.conf(?:\.[\w.-]+)?|\/(?:[^/]+\/)*(?!pg_)[^/]+\.conf)$/ },
    {
      path: /(?:^|\/)conf\.d\/[^/]+\.conf$/,
      mark: /^[ \t]*(?:ssl_min_protocol_version|password_encryption|ssl_cert_file)\b/m
    }
  ],
  syntax: { kind: "lines", assigns: "either" },
  spelling: "caseless",
  repeated: "last",
  uses: [
    {
      is: "protocol",
      facts: { name: "TLS" },
      rows: {
        ssl: onOff,
        ssl_min_protocol_version: versions("minimum"),
        ssl_max_protocol_version: versions("maximum"),
        "ssl_{ciphers,tls13_ciphers}": suites,
        "ssl_{ecdh_curve,groups}": groups,
        ssl_cert_file: certificate,
        ssl_key_file: privateKey,
        ssl_ca_file: trust,
        "ssl_crl_{file,dir}": revocation,
        ssl_dh_params_file: parameters
      }
    },
    { rows: { password_encryption: algorithms("password-hash", "postgresPassword") } },
    {
      is: "password-hash",
      facts: { name: "PBKDF2", digest: "SHA-256" },
      rows: { scram_iterations: attribute("iterations", "int") }
    }
  ]
}

const methods = algorithms("password-hash", "postgresPassword", { silent: /^(?!(?:md5|scram-sha-256)$)/ })

/** https://www.postgresql.org/docs/current/auth-pg-hba-conf.html */
export const postgresqlAccess: Product = {
  name: "pg_hba",
  library: "postgresql",
  files: [{ path: /(?:^|\/)pg_hba[\w.-]*\.conf(?:\.[\w.-]+)?$/ }],
  syntax: { kind: "lines" },
  uses: [
    { rows: { "{local,host,hostnossl,hostgssenc,hostnogssenc}": methods } },
    { is: "protocol", facts: { name: "TLS" }, rows: { hostssl: present } },
    { rows: { hostssl: methods } }
  ]
}
