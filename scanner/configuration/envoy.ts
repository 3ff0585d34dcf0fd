import {
  algorithms,
  certificate,
  groups,
  privateKey,
  type Product,
  revocation,
  suites,
  trust,
  type Use,
  versions,
  verification
} from "./Product.ts"
import { helm } from "./Variables.ts"

const context = "common-tls-context"

const use = (...names: ReadonlyArray<string>): Use => ({
  is: "protocol",
  facts: { name: "TLS" },
  in: names,
  rows: {
    [`${context}.tls-params.tls-minimum-protocol-version`]: versions("minimum"),
    [`${context}.tls-params.tls-maximum-protocol-version`]: versions("maximum"),
    [`${context}.tls-params.cipher-suites`]: suites,
    [`${context}.tls-params.ecdh-curves`]: groups,
    [`${context}.tls-params.signature-algorithms`]: algorithms("signature", "tlsSignature"),
    [`${context}.tls-certificates.certificate-chain.filename`]: certificate,
    [`${context}.tls-certificates.private-key.filename`]: privateKey,
    [`${context}.validation-context.trusted-ca.filename`]: trust,
    [`${context}.combined-validation-context.default-validation-context.trusted-ca.filename`]: trust,
    [`${context}.validation-context.crl.filename`]: revocation,
    [`${context}.{validation-context,combined-validation-context.default-validation-context}.trust-chain-verification`]:
      verification("trustChain"),
    "require-client-certificate": verification("requiresPeer")
  },
  always: true
})

/*
 * https://www.envoyproxy.io/docs/envoy/latest/api-v3/extensions/transport_sockets/tls/v3/common.proto; the blocks were named
 * `tls_context` in version 2 of the API. A list in brackets is of suites that are equally good.
 */
export const envoy: Product = {
  name: "envoy",
  files: [
    {
      path: /\.(?:ya?ml|json)(?:\.[\w.-]+)?$/,
      mark: /envoy\.(?:extensions\.)?transport_sockets?\.tls|envoy\.api\.v2\.auth|\btls_context["']?\s*:/
    }
  ],
  syntax: { kind: "yaml" },
  variables: helm,
  typed: "@type",
  spelling: "relaxed",
  uses: [use("DownstreamTlsContext", "UpstreamTlsContext", "tls_context")]
}
