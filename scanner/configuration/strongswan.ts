import { certificate, type Product, proposals, trust, type Use, versions } from "./Product.ts"

/** `default` stands for what the version of strongSwan prefers; ESN and the absence of something name no algorithm. */
const proposal = proposals("ikeProposal", {
  separator: /[\s,!-]+/,
  silent: /^(?:default|(?:no)?esn|(?:ke[1-7]_)?none|null|modpnone|modpnull)$/i
})

/** In ipsec.conf, algorithms of one kind have `+` between and Libreswan's groups `;` before them, too. */
const flatProposal = proposals("ikeProposal", {
  separator: /[\s,!;+-]+/,
  silent: /^(?:default|(?:no)?esn|(?:ke[1-7]_)?none|null|modpnone|modpnull)$/i
})

const ike: Pick<Use, "is" | "facts"> = { is: "protocol", facts: { name: "IKE" } }
const ipsec: Pick<Use, "is" | "facts"> = { is: "protocol", facts: { name: "IPsec" } }

/** https://docs.strongswan.org/docs/latest/swanctl/swanctlConf.html */
export const strongswan: Product = {
  name: "strongswan",
  files: [
    { path: /(?:^|\/)swanctl(?:[\w.-]*\.conf|\/(?:[^/]+\/)*[^/]+\.conf)(?:\.[\w.-]+)?$/ },
    { path: /\.conf(?:\.[\w.-]+)?$/, mark: /^[ \t]*(?:esp_proposals|ah_proposals)\s*=/m }
  ],
  syntax: { kind: "braces", ends: "line", assigns: true },
  uses: [
    {
      ...ike,
      rows: {
        proposals: proposal,
        version: versions("list", "ikeVersion"),
        "{local,local-1,local-2,local1,local2}.certs": certificate,
        "{remote,remote-1,remote-2,remote1,remote2}.cacerts": trust
      }
    },
    { ...ipsec, rows: { "{esp,ah}_proposals": proposal } }
  ]
}

/** ipsec.conf(5) of strongSwan and of Libreswan (https://libreswan.org/man/ipsec.conf.5.html). */
export const ipsecConf: Product = {
  name: "ipsec",
  library: "strongswan",
  files: [
    { path: /(?:^|\/)ipsec(?:[\w.-]*\.conf|\.d\/[^/]+\.conf)(?:\.[\w.-]+)?$/ },
    {
      path: /\.conf(?:\.[\w.-]+)?$/,
      mark: /^conn[ \t]+\S+[ \t\r]*\n(?:[ \t][^\n]*\n){0,64}[ \t]+(?:left|right|leftsubnet|rightsubnet|keyexchange|authby)[ \t]*=/m
    }
  ],
  syntax: { kind: "lines", assigns: "equals", sections: "flush", whole: true },
  uses: [
    {
      ...ike,
      in: ["conn"],
      rows: {
        ike: flatProposal,
        "{keyexchange,ikev2}": versions("list", "ikeVersion"),
        "{left,right}cert": certificate
      }
    },
    { ...ipsec, in: ["conn"], rows: { "{esp,ah,phase2alg}": flatProposal } }
  ]
}
