import { certificate, privateKey, type Product, trust, verification, versions } from "./Product.ts"
import { helm } from "./Variables.ts"

/*
 * https://prometheus.io/docs/prometheus/latest/configuration/configuration/#tls_config, which Alertmanager, Loki, Promtail and the
 * exporters share.
 */
export const prometheus: Product = {
  name: "prometheus",
  files: [{ path: /\.ya?ml(?:\.[\w.-]+)?$/, mark: /^[ \t]*(?:-[ \t]+)?tls_config\s*:/m }],
  syntax: { kind: "yaml" },
  variables: helm,
  uses: [
    {
      is: "protocol",
      facts: { name: "TLS" },
      in: ["tls_config"],
      rows: {
        insecure_skip_verify: verification("acceptsAnyPeer"),
        min_version: versions("minimum"),
        max_version: versions("maximum"),
        ca_file: trust,
        cert_file: certificate,
        key_file: privateKey
      }
    }
  ]
}
