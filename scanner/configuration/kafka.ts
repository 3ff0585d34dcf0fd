import { algorithms, attribute, file, type Product, suites, versions, verification } from "./Product.ts"

/** https://kafka.apache.org/documentation/#security_ssl; the names stand behind prefixes such as `listener.name.internal`. */
export const kafka: Product = {
  name: "kafka",
  files: [
    {
      path: /^(?!(?:.*\/)?(?:application|bootstrap)[\w.-]*\.properties$).*\.(?:properties|conf|config)$/,
      mark: /^[ \t]*[\w.-]*(?:security\.protocol|ssl\.(?:keystore|truststore|enabled\.protocols|cipher\.suites|endpoint|protocol|key\.password))\b/m
    }
  ],
  syntax: { kind: "properties", dotted: true },
  repeated: "last",
  uses: [
    {
      is: "protocol",
      facts: { name: "TLS" },
      in: ["ssl"],
      rows: {
        "enabled.protocols": versions("list"),
        protocol: versions("list"),
        "cipher.suites": suites,
        "keystore.location": file("keystore"),
        "truststore.location": file("truststore"),
        "endpoint.identification.algorithm": verification("endpointAlgorithm"),
        "client.auth": verification("requiresPeer")
      }
    },
    {
      is: "protocol",
      facts: { name: "TLS" },
      rows: { "security.{protocol,inter.broker.protocol}": { kind: "switch", on: /^(?:SASL_)?SSL$/ } }
    },
    { is: "keystore", in: ["ssl"], rows: { "keystore.type": attribute("algorithm", "keystore") } },
    { is: "keystore", in: ["ssl"], rows: { "truststore.type": attribute("algorithm", "keystore") } },
    {
      rows: {
        "sasl.{mechanism,enabled.mechanisms,mechanism.inter.broker.protocol}": algorithms("password-hash", "scram", {
          silent: /^(?!SCRAM)/
        }),
        "ssl.secure.random.implementation": algorithms("random", "jca")
      }
    }
  ]
}
