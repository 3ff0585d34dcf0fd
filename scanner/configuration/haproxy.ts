import {
  algorithms,
  attribute,
  certificate,
  groups,
  type Meaning,
  never,
  only,
  parameters,
  present,
  type Product,
  revocation,
  suites,
  trust,
  versions,
  verification
} from "./Product.ts"

const tls = { is: "protocol", facts: { name: "TLS" } } as const

const signatures = algorithms("signature", "tlsSignature")

const versionOptions: { readonly [option: string]: Meaning } = {
  "ssl-min-ver": versions("minimum"),
  "ssl-max-ver": versions("maximum"),
  "force-sslv3": only("SSLv3"),
  "force-tlsv10": only("TLSv1.0"),
  "force-tlsv11": only("TLSv1.1"),
  "force-tlsv12": only("TLSv1.2"),
  "force-tlsv13": only("TLSv1.3"),
  "no-sslv3": never("SSLv3"),
  "no-tlsv10": never("TLSv1.0"),
  "no-tlsv11": never("TLSv1.1"),
  "no-tlsv12": never("TLSv1.2"),
  "no-tlsv13": never("TLSv1.3")
}

const lineOptions: { readonly [option: string]: Meaning } = {
  ...versionOptions,
  ssl: present,
  ciphers: suites,
  ciphersuites: suites,
  curves: groups,
  sigalgs: signatures,
  "client-sigalgs": signatures,
  crt: certificate,
  "{ca-file,ca-verify-file}": trust,
  "crl-file": revocation
}

const defaultsFor = (side: "bind" | "server"): { readonly [row: string]: Meaning } => ({
  [`ssl-default-${side}-ciphers`]: suites,
  [`ssl-default-${side}-ciphersuites`]: suites,
  [`ssl-default-${side}-curves`]: groups,
  [`ssl-default-${side}-sigalgs`]: signatures,
  [`ssl-default-${side}-client-sigalgs`]: signatures,
  ...Object.fromEntries(
    Object.entries(versionOptions).map(([option, meaning]) => [`ssl-default-${side}-options.${option}`, meaning])
  )
})

/*
 * https://docs.haproxy.org/dev/configuration.html, sections 3.1, 5.1 and 5.2. What `bind` and `server` lines do not say
 * themselves is what the `ssl-default-*` lines of `global` say.
 */
export const haproxy: Product = {
  name: "haproxy",
  files: [
    { path: /(?:^|\/)haproxy[\w.-]*\.(?:cfg|conf)(?:\.[\w.-]+)?$/ },
    {
      path: /\.(?:cfg|conf|tmpl|template|j2)$/,
      mark: /^(?:frontend|backend|listen)[ \t]+\S+[^{\n]*$[^]{0,4096}^[ \t]+(?:bind|server|mode)[ \t]/m
    }
  ],
  syntax: {
    kind: "lines",
    sections: [
      "global",
      "defaults",
      "frontend",
      "backend",
      "listen",
      "peers",
      "ring",
      "log-forward",
      "fcgi-app",
      "resolvers",
      "userlist",
      "cache",
      "program",
      "mailers",
      "crt-store",
      "http-errors"
    ],
    options: [
      "bind",
      "server",
      "default-server",
      "server-template",
      "ssl-default-bind-options",
      "ssl-default-server-options"
    ]
  },
  variables: { used: /\$\{?(\w{1,128})\}?/g, defined: { "global.setenv *": "*", "global.presetenv *": "*" } },
  uses: [
    ...(["bind", "server"] as const).map((side) => ({ ...tls, in: ["global"], rows: defaultsFor(side) })),
    { ...tls, in: ["global"], rows: { "ssl-server-verify": verification("checksPeer") } },
    {
      is: "parameters",
      facts: { name: "DH" },
      in: ["global"],
      rows: { "tune.ssl.default-dh-param": attribute("keyBits", "int") }
    },
    { is: "parameters", facts: { name: "DH" }, in: ["global"], rows: { "ssl-dh-param-file": parameters } },
    ...(
      [
        ["bind", ["bind"]],
        ["server", ["server", "default-server", "server-template"]]
      ] as const
    ).map(([side, names]) => ({
      ...tls,
      in: names,
      where: { name: "ssl", value: /^/ },
      startsFrom: { in: "global", prefixes: [`ssl-default-${side}-`, `ssl-default-${side}-options.`] },
      rows: {
        ...lineOptions,
        ...(side === "bind" && { ecdhe: groups }),
        verify: verification(side === "bind" ? "requiresPeer" : "checksPeer")
      }
    }))
  ]
}
