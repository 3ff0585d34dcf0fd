import {
  algorithms,
  certificate,
  groups,
  onOff,
  parameters,
  privateKey,
  type Product,
  revocation,
  suites,
  trust,
  versions,
  verification
} from "./Product.ts"

const tls = { is: "protocol", facts: { name: "TLS" }, inherits: true } as const

/** What the documentation says `all` stands for, and TLS 1.3 where OpenSSL has it. */
const signed = versions("signed", "tlsVersion", ["ssl3", "1.0", "1.1", "1.2", "1.3"])

/*
 * https://httpd.apache.org/docs/trunk/mod/mod_ssl.html. Sections inherit the configuration of the server around them
 * (https://httpd.apache.org/docs/trunk/sections.html).
 */
export const apache: Product = {
  name: "apache",
  files: [
    {
      path: /(?:^|\/)(?:httpd|apache2?|ssl|httpd-ssl|default-ssl)\.conf(?:\.[\w.-]+)?$/,
      mark: /^[ \t]*<?(?:SSL|Virtual|Listen|Load|IfModule)/im
    },
    {
      path: /\.(?:conf|vhost|htaccess|inc|tmpl|template|j2|erb)$|(?:^|\/)(?:\.htaccess|sites-(?:available|enabled)\/[^/]+)$/,
      mark: /^[ \t]*(?:<VirtualHost\s|SSL(?:Engine|Protocol|CipherSuite|CertificateFile|OpenSSLConfCmd|Proxy\w+)\s)/im
    }
  ],
  syntax: { kind: "lines", sections: "angle", continues: "backslash" },
  spelling: "caseless",
  variables: { used: /\$\{(\w{1,128})\}/g, defined: { "**.Define *": "*", "**.define *": "*" } },
  uses: [
    {
      ...tls,
      rows: {
        SSLEngine: onOff,
        SSLProtocol: signed,
        SSLCipherSuite: suites,
        "SSLOpenSSLConfCmd Protocol": versions("signed", "tlsVersion"),
        "SSLOpenSSLConfCmd MinProtocol": versions("minimum"),
        "SSLOpenSSLConfCmd MaxProtocol": versions("maximum"),
        "SSLOpenSSLConfCmd {CipherString,Ciphersuites}": suites,
        "SSLOpenSSLConfCmd {Curves,Groups,ECDHParameters}": groups,
        "SSLOpenSSLConfCmd {SignatureAlgorithms,ClientSignatureAlgorithms}": algorithms("signature", "tlsSignature"),
        "SSLOpenSSLConfCmd DHParameters": parameters,
        "SSLCertificate{File,ChainFile}": certificate,
        SSLCertificateKeyFile: privateKey,
        "SSLCACertificate{File,Path}": trust,
        "SSLCARevocation{File,Path}": revocation,
        SSLVerifyClient: verification("requiresPeer")
      }
    },
    {
      ...tls,
      rows: {
        SSLProxyEngine: onOff,
        SSLProxyProtocol: signed,
        SSLProxyCipherSuite: suites,
        "SSLProxyMachineCertificate{File,Path,ChainFile}": certificate,
        "SSLProxyCACertificate{File,Path}": trust,
        "SSLProxyCARevocation{File,Path}": revocation,
        SSLProxyVerify: verification("checksPeer"),
        "SSLProxyCheckPeer{Name,CN}": verification("leavesOutName")
      }
    }
  ]
}
