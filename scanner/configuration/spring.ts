import {
  algorithms,
  attribute,
  certificate,
  file,
  type Meaning,
  onOff,
  privateKey,
  type Product,
  suites,
  trust,
  type Use,
  versions,
  verification
} from "./Product.ts"
import { placeholders } from "./Variables.ts"

const keystoreType: Meaning = attribute("algorithm", "keystore")

const uses: ReadonlyArray<Use> = [
  {
    is: "protocol",
    facts: { name: "TLS" },
    in: ["ssl"],
    rows: {
      enabled: onOff,
      "enabled-protocols": versions("list"),
      protocol: versions("list"),
      ciphers: suites,
      "{key-store,key-store-location}": file("keystore"),
      "{trust-store,trust-store-location}": file("truststore"),
      certificate,
      "certificate-private-key": privateKey,
      "trust-certificate": trust,
      "client-auth": verification("requiresPeer"),
      "verify-hostname": verification("leavesOutName"),
      "validate-server-certificate": verification("checksPeer"),
      "use-insecure-trust-manager": verification("acceptsAnyPeer"),
      "endpoint.identification.algorithm": verification("endpointAlgorithm"),
      checkserveridentity: verification("leavesOutName"),
      trust: verification("trustedHosts")
    }
  },
  { is: "keystore", in: ["ssl"], rows: { "key-store-type": keystoreType } },
  { is: "keystore", in: ["ssl"], rows: { "trust-store-type": keystoreType } },
  { is: "keystore", rows: { "keystore.type": keystoreType } },
  { is: "keystore", rows: { "truststore.type": keystoreType } },
  { rows: { "jwt.jws-algorithms": algorithms("signature", "jose") } },
  {
    is: "protocol",
    facts: { name: "TLS" },
    rows: {
      "options.enabled-protocols": versions("list"),
      "options.ciphers": suites,
      "keystore.location": file("keystore"),
      "truststore.location": file("truststore"),
      "keystore.certificate": certificate,
      "keystore.private-key": privateKey,
      "truststore.certificate": trust
    }
  }
]

/*
 * https://docs.spring.io/spring-boot/reference/features/ssl.html and appendix/application-properties: `server.ssl`,
 * `spring.kafka.ssl` and the like, and the bundles of `spring.ssl.bundle`; `useInsecureTrustManager` of
 * https://docs.spring.io/spring-cloud-gateway/reference/spring-cloud-gateway-server-webflux/tls-and-ssl.html; `mail.smtp.ssl.trust` and `checkserveridentity` of
 * https://jakarta.ee/specifications/mail/.
 */
export const spring: Product = {
  name: "spring",
  files: [{ path: /(?:^|\/)(?:application|bootstrap)[\w.-]*\.properties$/ }],
  syntax: { kind: "properties", dotted: true },
  spelling: "relaxed",
  variables: placeholders,
  uses
}

export const springYaml: Product = {
  ...spring,
  name: "spring-yaml",
  library: "spring",
  files: [{ path: /(?:^|\/)(?:application|bootstrap)[\w.-]*\.ya?ml$/ }],
  syntax: { kind: "yaml", dotted: true }
}
