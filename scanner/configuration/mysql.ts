import {
  algorithms,
  certificate,
  privateKey,
  type Product,
  revocation,
  suites,
  trust,
  versions,
  verification
} from "./Product.ts"

/*
 * https://dev.mysql.com/doc/refman/8.4/en/server-system-variables.html, connection-options.html and option-files.html, the same
 * names in MariaDB, and https://mariadb.com/kb/en/file-key-management-encryption-plugin/. A name may be written with `-` or `_`.
 */
export const mysql: Product = {
  name: "mysql",
  files: [
    {
      path: /(?:^|\/)(?:\.?my|mysqld?|mariadb|50-server|50-client|60-galera)\.(?:cnf|ini)(?:\.[\w.-]+)?$/,
      mark: /^[ \t]*\[(?:mysql|client|server|mariadb|galera|mysqld_safe)/m
    },
    { path: /\.(?:cnf|conf|cfg|ini)$/, mark: /^[ \t]*\[(?:mysqld?|mariadbd?|client-server)\]/m }
  ],
  syntax: { kind: "lines", assigns: "equals", sections: "square", comments: "#;", whole: true },
  spelling: "dashed",
  repeated: "last",
  uses: [
    {
      is: "protocol",
      facts: { name: "TLS" },
      rows: {
        ssl: { kind: "switch", on: /^(?:|1|on|true)$/i, off: /^(?:0|off|false)$/i },
        skip_ssl: { kind: "switch", off: /^/ },
        ssl_mode: {
          kind: "switch",
          on: /^(?:required|verify_ca|verify_identity)$/i,
          off: /^disabled$/i,
          also: { attribute: "verification", dialect: "mysqlSslMode" }
        },
        ssl_verify_server_cert: verification("checksPeer", "on"),
        require_secure_transport: { kind: "switch", on: /^(?:on|1|true)$/i },
        "{,admin_}tls_version": versions("list"),
        "{,admin_}ssl_cipher": suites,
        "{,admin_}tls_ciphersuites": suites,
        "{,admin_}ssl_cert": certificate,
        "{,admin_}ssl_key": privateKey,
        "{,admin_}ssl_{ca,capath}": trust,
        "{,admin_}ssl_{crl,crlpath}": revocation
      }
    },
    {
      rows: {
        default_authentication_plugin: algorithms("password-hash", "mysqlPlugin"),
        default_auth: algorithms("password-hash", "mysqlPlugin"),
        authentication_policy: algorithms("password-hash", "mysqlPlugin", {
          separator: /[\s,:]+/,
          silent: /^(?!\w*password$)/i
        }),
        file_key_management_encryption_algorithm: algorithms("cipher", "openssl"),
        block_encryption_mode: algorithms("cipher", "openssl")
      }
    }
  ]
}
