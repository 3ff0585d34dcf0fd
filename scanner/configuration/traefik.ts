import {
  attribute,
  certificate,
  groups,
  privateKey,
  type Product,
  suites,
  trust,
  type Use,
  versions,
  verification
} from "./Product.ts"
import { helm } from "./Variables.ts"

const uses: ReadonlyArray<Use> = [
  {
    is: "protocol",
    facts: { name: "TLS" },
    rows: {
      minVersion: versions("minimum"),
      maxVersion: versions("maximum"),
      cipherSuites: suites,
      curvePreferences: groups,
      "clientAuth.caFiles": trust,
      "clientAuth.clientAuthType": verification("requiresPeer")
    }
  },
  {
    is: "protocol",
    facts: { name: "TLS" },
    rows: {
      certFile: certificate,
      keyFile: privateKey,
      rootCAs: trust,
      insecureSkipVerify: verification("acceptsAnyPeer")
    }
  },
  { is: "keygen", rows: { "acme.keyType": attribute("algorithm", "keyType") } }
]

/** Versions and groups have the names of Go. */
const mark =
  /\b(?:(?:min|max)Version["']?\s*[:=]\s*["']?Version(?:TLS1[0-3]|SSL30)|curvePreferences|serversTransports?|ServersTransport(?:TCP)?|entryPoints|certificatesResolvers)\b/

/** https://doc.traefik.io/traefik/reference/routing-configuration/http/tls/tls-options/ */
export const traefik: Product = {
  name: "traefik",
  files: [
    { path: /(?:^|\/)traefik[\w.-]*\.ya?ml(?:\.[\w.-]+)?$|(?:^|\/)traefik\/(?:[^/]+\/)*[^/]+\.ya?ml$/ },
    { path: /\.ya?ml(?:\.[\w.-]+)?$/, mark }
  ],
  syntax: { kind: "yaml" },
  variables: helm,
  uses
}

export const traefikToml: Product = {
  ...traefik,
  name: "traefik-toml",
  library: "traefik",
  files: [
    { path: /(?:^|\/)traefik[\w.-]*\.toml(?:\.[\w.-]+)?$|(?:^|\/)traefik\/(?:[^/]+\/)*[^/]+\.toml$/ },
    { path: /\.toml(?:\.[\w.-]+)?$/, mark }
  ],
  syntax: { kind: "toml" }
}
