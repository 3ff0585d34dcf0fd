import {
  algorithms,
  certificate,
  file,
  groups,
  parameters,
  present,
  privateKey,
  type Product,
  revocation,
  suites,
  trust,
  versions
} from "./Product.ts"

const ciphers = algorithms("cipher", "openssl", { separator: /[\s:?]+/, silent: /^(?:none|DEFAULT)$/i })

const secret = file("secret-key")

/*
 * https://openvpn.net/community-docs/community-articles/openvpn-2-6-manual.html. TLS protects the control channel;
 * `tls-crypt` encrypts it again with AES-256-CTR and HMAC-SHA-256 (tls_crypt.h).
 */
export const openvpn: Product = {
  name: "openvpn",
  files: [
    { path: /\.ovpn(?:\.[\w.-]+)?$/ },
    { path: /(?:^|\/)openvpn(?:\/[^/]+)*\/[^/]+\.conf(?:\.[\w.-]+)?$|(?:^|\/)openvpn[\w.-]*\.conf(?:\.[\w.-]+)?$/ },
    {
      path: /\.conf(?:\.[\w.-]+)?$/,
      mark: /^(?:client|tls-client|tls-server|remote-cert-tls[ \t]+\S+|ifconfig-pool-persist\b.*|dev[ \t]+tu[nap]\d?\S*)[ \t\r]*$/m
    }
  ],
  syntax: { kind: "lines", comments: "#;", sections: "angle" },
  uses: [
    {
      is: "protocol",
      facts: { name: "TLS" },
      rows: {
        "{client,tls-client,tls-server}": present,
        "tls-version-min": versions("minimum"),
        "tls-version-max": versions("maximum"),
        "{tls-cipher,tls-ciphersuites}": suites,
        "{tls-groups,ecdh-curve}": groups,
        dh: parameters,
        "{ca,capath}": trust,
        "{cert,extra-certs}": certificate,
        key: privateKey,
        pkcs12: file("keystore"),
        "crl-verify": revocation
      }
    },
    {
      is: "protocol",
      facts: { name: "OpenVPN" },
      rows: {
        "{data-ciphers,ncp-ciphers,cipher,data-ciphers-fallback}": ciphers,
        auth: algorithms("mac", "hmacDigest", { silent: /^none$/i }),
        "{tls-auth,secret}": secret
      }
    },
    { is: "cipher", facts: { name: "AES", keyBits: 256, mode: "ctr" }, rows: { "{tls-crypt,tls-crypt-v2}": secret } },
    { is: "mac", facts: { name: "HMAC", digest: "SHA-256" }, rows: { "{tls-crypt,tls-crypt-v2}": secret } }
  ]
}
