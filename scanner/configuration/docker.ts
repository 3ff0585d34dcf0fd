import { certificate, privateKey, type Product, trust, verification } from "./Product.ts"
import { trustsHosts } from "./trustUses.ts"

/*
 * https://docs.docker.com/reference/cli/dockerd/#daemon-configuration-file: a registry that is insecure may have any certificate,
 * or none.
 */
export const docker: Product = {
  name: "docker",
  files: [{ path: /(?:^|\/)daemon\.json(?:\.[\w.-]+)?$/ }],
  syntax: { kind: "json" },
  uses: [
    {
      is: "protocol",
      facts: { name: "TLS" },
      rows: {
        tlsverify: verification("requiresPeer"),
        tlscert: certificate,
        tlskey: privateKey,
        tlscacert: trust
      }
    },
    trustsHosts("insecure-registries")
  ]
}
