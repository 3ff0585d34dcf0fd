import { arg, library } from "../rule.ts"

const tls = { is: "protocol", name: "TLS" } as const
const peer = "pycurl.{SSL_VERIFYPEER,PROXY_SSL_VERIFYPEER}"
const host = "pycurl.{SSL_VERIFYHOST,PROXY_SSL_VERIFYHOST}"

/*
 * PycURL 7.45 (http://pycurl.io/docs/latest/curl.html), which hands options to libcurl: CURLOPT_SSL_VERIFYPEER and
 * CURLOPT_SSL_VERIFYHOST (https://curl.se/libcurl/c/CURLOPT_SSL_VERIFYHOST.html). `Curl` has the constants as well.
 */
export const pycurl = library("python", "pycurl", {
  "pycurl.Curl": { returns: "pycurl.Curl" },
  [peer]: { value: "{1}" },
  [host]: { value: "{1}" },
  "pycurl.Curl#{SSL_VERIFYPEER,SSL_VERIFYHOST}": { value: "{1}" },
  'pycurl.Curl#setopt("{SSL_VERIFYPEER,PROXY_SSL_VERIFYPEER}")': { ...tls, verification: arg(1, "checksPeer") },
  'pycurl.Curl#setopt("{SSL_VERIFYHOST,PROXY_SSL_VERIFYHOST}")': { ...tls, verification: arg(1, "checksHost") }
})
