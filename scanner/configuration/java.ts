import { algorithms, attribute, groups, type Product, suites, versions } from "./Product.ts"

/** What follows a name is its provider. */
const random = algorithms("random", "jca", { separator: /\s*,\s*|:\w+/ })

/*
 * The comments of java.security in https://github.com/openjdk/jdk, and the properties of "Customizing JSSE"
 * (https://docs.oracle.com/en/java/javase/25/security/java-secure-socket-extension-jsse-reference-guide.html). A disabled
 * algorithm is none that is used; what is left when it is taken away depends on the version.
 */
export const java: Product = {
  name: "java",
  files: [
    { path: /(?:^|\/)[\w.-]*java[\w.-]*\.security$|(?:^|\/)java\.security\.[\w.-]+$/ },
    {
      path: /\.properties$/,
      mark: /^[ \t]*(?:systemProp\.)?(?:jdk\.tls\.|https\.(?:protocols|cipherSuites)|keystore\.pkcs12\.)/m
    }
  ],
  syntax: { kind: "properties", dotted: true },
  repeated: "last",
  uses: [
    {
      is: "protocol",
      facts: { name: "TLS" },
      in: ["", "systemProp"],
      rows: {
        "jdk.tls.disabledAlgorithms": versions("never"),
        "{jdk.tls.client.protocols,jdk.tls.server.protocols,https.protocols}": versions("list"),
        "{jdk.tls.client.cipherSuites,jdk.tls.server.cipherSuites,https.cipherSuites}": suites,
        "jdk.tls.namedGroups": groups,
        "jdk.tls.{client,server}.SignatureSchemes": algorithms("signature", "tlsSignature")
      }
    },
    {
      is: "parameters",
      facts: { name: "DH" },
      in: ["", "systemProp"],
      rows: { "jdk.tls.ephemeralDHKeySize": attribute("keyBits", "int") }
    },
    { is: "keystore", in: [""], rows: { "keystore.type": attribute("algorithm", "keystore") } },
    {
      in: [""],
      rows: {
        "securerandom.strongAlgorithms": random,
        "keystore.pkcs12.{cert,key}ProtectionAlgorithm": algorithms("cipher", "jca", { separator: /\s+/ }),
        "keystore.pkcs12.macAlgorithm": algorithms("mac", "jca", { separator: /\s+/ })
      }
    }
  ]
}
