import {
  attribute,
  file,
  groups,
  type Meaning,
  type Product,
  suites,
  trust,
  versions,
  verification
} from "./Product.ts"

const tls = { is: "protocol", facts: { name: "TLS" } } as const

const pair: Meaning = file("certificate", "private-key")

/*
 * https://caddyserver.com/docs/caddyfile/directives/tls and reverse_proxy. Its defaults may change with any release, so that
 * they are not told.
 */
export const caddy: Product = {
  name: "caddy",
  files: [{ path: /(?:^|\/)Caddyfile(?:\.[\w.-]+)?$|\.caddyfile$|(?:^|\/)caddy\/(?:[^/]+\/)*[^/]+\.conf$/ }],
  syntax: { kind: "braces", ends: "line" },
  uses: [
    {
      ...tls,
      rows: {
        tls: pair,
        "tls.protocols": versions("range"),
        "tls.ciphers": suites,
        "tls.curves": groups,
        "tls.client_auth.trust_pool file": trust,
        "tls.client_auth.{trusted_ca_cert_file,trusted_leaf_cert_file}": trust
      }
    },
    {
      ...tls,
      in: ["transport"],
      rows: {
        tls_curves: groups,
        tls_client_auth: pair,
        "tls_trust_pool file": trust,
        tls_trusted_ca_certs: trust,
        tls_insecure_skip_verify: verification("acceptsAnyPeer", "true")
      }
    },
    { is: "keygen", rows: { key_type: attribute("algorithm", "keyType") } }
  ]
}
