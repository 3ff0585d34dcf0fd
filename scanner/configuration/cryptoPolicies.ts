import { algorithms, nothing, only, type Product, versions } from "./Product.ts"

/** White space parts names; those with a wildcard only take away, or name what depends on the version. */
const list = { separator: /\s+/, silent: /^(?:AEAD|NULL|ANY)$|\*/ }

/*
 * crypto-policies(7), "CUSTOM POLICIES" (https://gitlab.com/redhat-crypto/fedora-crypto-policies). What a policy allows, for
 * all programs or for those behind `@`.
 */
export const cryptoPolicies: Product = {
  name: "crypto-policies",
  files: [
    {
      path: /\.pol$|\.pmod$/,
      mark: /^[ \t]*(?:mac|group|hash|sign|cipher|protocol|key_exchange|min_\w+)(?:@\S+)?\s*=/m
    }
  ],
  syntax: { kind: "lines", assigns: "equals", continues: "backslash", whole: true },
  spelling: "scoped",
  uses: [
    {
      is: "protocol",
      facts: { name: "TLS" },
      rows: {
        protocol: versions("signed", "policyProtocol"),
        "min_{tls,dtls}_version": versions("minimum", "policyProtocol")
      }
    },
    {
      rows: {
        cipher: algorithms("cipher", "policyCipher", list),
        tls_cipher: algorithms("cipher", "policyCipher", list),
        ssh_cipher: algorithms("cipher", "policyCipher", list),
        mac: algorithms("mac", "policyMac", list),
        group: algorithms("key-agreement", "policyGroup", list),
        ssh_group: algorithms("key-agreement", "policyGroup", list),
        hash: algorithms("hash", "policyHash", list),
        sign: algorithms("signature", "policySignature", list)
      }
    }
  ]
}

/** The name of the policy in force, with the modules behind it; `LEGACY` does not allow the same in every release. */
export const cryptoPolicy: Product = {
  name: "crypto-policy",
  library: "crypto-policies",
  files: [{ path: /(?:^|\/)crypto-policies\/(?:config|state\/current)$/ }],
  syntax: { kind: "lines" },
  spelling: "scoped",
  uses: [
    {
      is: "protocol",
      facts: { name: "TLS" },
      rows: { "{DEFAULT,FUTURE,FIPS}": only("TLSv1.2 TLSv1.3"), LEGACY: nothing }
    }
  ]
}
