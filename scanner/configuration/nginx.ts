import {
  algorithms,
  certificate,
  groups,
  onOff,
  privateKey,
  revocation,
  type Product,
  suites,
  trust,
  versions,
  parameters,
  verification
} from "./Product.ts"

const tls = { is: "protocol", facts: { name: "TLS" }, inherits: true } as const

const ENDS_IN_TLS = /^(?:https|grpcs):\/\/|^suwsgi:/

/*
 * https://nginx.org/en/docs/http/ngx_http_ssl_module.html, ngx_stream_ssl_module, ngx_mail_ssl_module, and the
 * `proxy_ssl_*`, `grpc_ssl_*` and `uwsgi_ssl_*` directives of the modules that connect to other servers. A level inherits
 * what it does not set itself.
 */
export const nginx: Product = {
  name: "nginx",
  files: [
    { path: /(?:^|\/)nginx[\w.-]*\.conf(?:\.[\w.-]+)?$/i },
    {
      path: /(?:^|\/)(?:nginx|sites-(?:available|enabled))\/(?:[^/]+\/)*[^/]+$/,
      mark: /\b(?:server|http|upstream|location|ssl_\w+)\b[^;{}]*[;{]/
    },
    {
      path: /\.(?:conf|nginx|vhost|inc|tmpl|template|j2)$/,
      mark: /^[ \t]*(?:server|http|stream|upstream \S+|location [^{}\n]+)\s*\{|^[ \t]*ssl_(?:protocols|ciphers|certificate|certificate_key|ecdh_curve|dhparam|conf_command)\s+[^=\n][^\n]*;/m
    }
  ],
  syntax: { kind: "braces", ends: "semicolon" },
  variables: { used: /\$\{?(\w{1,128})\}?/g, defined: { "**.set $*": "*" } },
  uses: [
    {
      ...tls,
      rows: {
        ssl: onOff,
        listen: { kind: "switch", on: /^(?:ssl|quic)$/ },
        ssl_protocols: versions("list"),
        ssl_ciphers: suites,
        "ssl_conf_command {Ciphersuites,CipherString}": suites,
        "ssl_conf_command MinProtocol": versions("minimum"),
        "ssl_conf_command MaxProtocol": versions("maximum"),
        "ssl_conf_command {Groups,Curves}": groups,
        "ssl_conf_command {SignatureAlgorithms,ClientSignatureAlgorithms}": algorithms("signature", "tlsSignature"),
        ssl_ecdh_curve: groups,
        ssl_dhparam: parameters,
        ssl_certificate: certificate,
        ssl_certificate_key: privateKey,
        "ssl_{client,trusted}_certificate": trust,
        ssl_crl: revocation,
        ssl_verify_client: verification("requiresPeer")
      }
    },
    ...["proxy", "grpc", "uwsgi"].map((module) => ({
      ...tls,
      rows: {
        [`${module}_pass`]: { kind: "switch", on: ENDS_IN_TLS } as const,
        ...(module === "proxy" && { proxy_ssl: onOff }),
        [`${module}_ssl_protocols`]: versions("list"),
        [`${module}_ssl_ciphers`]: suites,
        [`${module}_ssl_conf_command {Ciphersuites,CipherString}`]: suites,
        [`${module}_ssl_certificate`]: certificate,
        [`${module}_ssl_certificate_key`]: privateKey,
        [`${module}_ssl_trusted_certificate`]: trust,
        [`${module}_ssl_crl`]: revocation,
        [`${module}_ssl_verify`]: verification("checksPeer")
      }
    }))
  ]
}
