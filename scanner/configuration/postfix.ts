import {
  algorithms,
  certificate,
  files,
  groups,
  nothing,
  parameters,
  privateKey,
  type Product,
  suites,
  trust,
  type Use,
  versions,
  withoutSuites
} from "./Product.ts"

/** Names of postconf(5): a list that only excludes leaves all others that OpenSSL has. */
const ALL = ["ssl3", "1.0", "1.1", "1.2", "1.3"]

const spoken = (side: "smtpd" | "smtp" | "lmtp"): Use => ({
  is: "protocol",
  facts: { name: "TLS" },
  rows: {
    [`${side}_tls_security_level`]: {
      kind: "switch",
      on: /^(?:may|encrypt|dane|dane-only|fingerprint|verify|secure)$/,
      off: /^none$/,
      ...(side !== "smtpd" && { also: { attribute: "verification", dialect: "postfixLevel" } })
    },
    [`${side}_use_tls`]: { kind: "switch", on: /^yes$/ },
    [`${side}_tls_{,mandatory_}protocols`]: versions("excluding", "tlsVersion", ALL),
    [`${side}_tls_{,mandatory_}ciphers`]: nothing,
    [`${side}_tls_{,mandatory_}exclude_ciphers`]: withoutSuites,
    [`${side}_tls_cipherlist`]: suites,
    [`${side}_tls_{,d,ec}cert_file`]: certificate,
    [`${side}_tls_{,d,ec}key_file`]: privateKey,
    [`${side}_tls_chain_files`]: files("certificate"),
    [`${side}_tls_{CAfile,CApath}`]: trust,
    ...(side === "smtpd" && {
      smtpd_tls_eecdh_grade: nothing,
      "smtpd_tls_dh{512,1024}_param_file": parameters
    }),
    [`${side}_tls_fingerprint_digest`]: algorithms("hash", "openssl")
  }
})

/*
 * https://www.postfix.org/postconf.5.html. The grades of `smtpd_tls_ciphers` are lists of `tls_high_cipherlist` and the like;
 * what they are by default depends on the version, and so does what `smtpd_tls_eecdh_grade` means, which 3.6 ignores.
 */
export const postfix: Product = {
  name: "postfix",
  files: [{ path: /(?:^|\/)main\.cf(?:\.[\w.-]+)?$/ }, { path: /(?:^|\/)postfix\/[\w.-]*\.cf$/ }],
  syntax: { kind: "lines", assigns: "equals", continues: "indent", whole: true },
  repeated: "last",
  variables: { used: /\$[{(]?(\w{1,128})[})]?/g, defined: { "*": "*" } },
  uses: [
    spoken("smtpd"),
    spoken("smtp"),
    spoken("lmtp"),
    {
      is: "protocol",
      facts: { name: "TLS" },
      rows: {
        "tls_{high,medium,low,export,null}_cipherlist": suites,
        "tls_{eecdh_auto_curves,eecdh_strong_curve,eecdh_ultra_curve,ffdhe_auto_groups}": groups
      }
    }
  ]
}
