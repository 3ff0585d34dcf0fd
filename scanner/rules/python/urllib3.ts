import { arg, library } from "../rule.ts"

/* urllib3 2.7, "Utilities"; requests carried it as one of its packages. A context goes on as one of the ssl module. */
export const urllib3 = library("python", "urllib3", {
  "{urllib3,requests.packages.urllib3}.util.ssl_.create_urllib3_context": {
    is: "protocol",
    name: "TLS",
    algorithm: arg(0, "tlsVersion", "ssl_version"),
    suite: arg(3, "cipherList", "ciphers"),
    version: arg(4, "tlsVersion", "ssl_minimum_version"),
    returns: "ssl.SSLContext"
  },
  "{urllib3,requests.packages.urllib3}.util.ssl_.ssl_wrap_socket": {
    is: "protocol",
    name: "TLS",
    algorithm: arg(6, "tlsVersion", "ssl_version"),
    suite: arg(7, "cipherList", "ciphers")
  },
  "urllib3.util.ssl_wrap_socket": {
    is: "protocol",
    name: "TLS",
    algorithm: arg(6, "tlsVersion", "ssl_version"),
    suite: arg(7, "cipherList", "ciphers")
  }
})
