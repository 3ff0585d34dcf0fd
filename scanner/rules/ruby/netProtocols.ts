import { arg, library } from "../rule.ts"

/** No call reaches this position: the parameter can only be named. */
const KEYWORD_ONLY = 99

const ssh = {
  is: "protocol",
  name: "SSH",
  version: "2.0",
  verification: arg(KEYWORD_ONLY, "strictHostKeys", "verify_host_key")
} as const
const tls = { is: "protocol", name: "TLS" } as const
const setters = {
  ...tls,
  version: arg(0, "tlsVersion")
} as const

/*
 * Ruby 3.4, Net::HTTP, Net::SMTP, Net::IMAP, Net::FTP; READMEs of net-ssh 7.3 (which speaks SSH 2 only), net-sftp, net-scp,
 * Faraday 2.13 and Puma 7; HTTParty 0.24 (`verify`, `verify_peer`:
 * https://github.com/jnunemaker/httparty/blob/main/lib/httparty/connection_adapter.rb). What TLS allows when nothing is set depends on OpenSSL.
 */
export const netProtocols = library("ruby", "netProtocols", {
  "Net.{SSH,SFTP,SCP}.start": ssh,
  "Net.SSH.Transport.Session.new": ssh,
  "Net.SSH.Gateway.new": ssh,
  "Net.SSH.KeyFactory.{load_private_key,load_data_private_key}": { is: "key", material: "private-key" },
  "Net.SSH.KeyFactory.{load_public_key,load_data_public_key}": { is: "key", material: "public-key" },
  "SSHKey.generate": {
    is: "keygen",
    algorithm: arg(KEYWORD_ONLY, "openssl", "type"),
    keyBits: arg(KEYWORD_ONLY, "int", "bits"),
    defaults: { name: "RSA", keyBits: 2048 }
  },
  "SSHKey.new": { is: "key", material: "private-key" },

  "Net.HTTP.{new,start,Proxy.new}": {
    returns: "Net.HTTP"
  },
  "Net.{HTTP,SMTP,IMAP,FTP}#ssl_version=": setters,
  "Net.HTTP#{min_version=,max_version=}": setters,
  "Net.HTTP#ciphers=": { ...tls, suite: arg(0, "cipherList") },
  "Net.HTTP#ecdh_curves=": { is: "key-agreement", algorithm: arg(0, "groupList") },
  "Net.HTTP#use_ssl=": { refines: true },
  "Net.HTTP#verify_mode=": { ...tls, verification: arg(0, "any") },
  "Net.HTTP#verify_hostname=": { ...tls, verification: arg(0, "checksName") },
  "Net.HTTP.start({verify_mode,verify_hostname}:)": {
    ...tls,
    verification: arg(KEYWORD_ONLY, "checksName", "{1}"),
    returns: "Net.HTTP"
  },

  "Faraday.new(ssl:)": {
    ...tls,
    version: arg(KEYWORD_ONLY, "tlsVersion", "ssl", "version|min_version|max_version"),
    verification: arg(KEYWORD_ONLY, "checksPeer", "ssl", "verify|verify_mode"),
    returns: "Faraday.Connection"
  },
  "Faraday.SSLOptions#verify=": { ...tls, verification: arg(0, "checksPeer") },
  "Faraday.SSLOptions#verify_mode=": { ...tls, verification: arg(0, "any") },
  "Faraday.SSLOptions#verify_hostname=": { ...tls, verification: arg(0, "checksName") },
  "HTTParty.{get,post,put,patch,delete,head,options}({verify,verify_peer}:)": {
    ...tls,
    verification: arg(KEYWORD_ONLY, "checksPeer", "{2}")
  },
  "Faraday.new": { returns: "Faraday.Connection" },
  "Faraday.Connection#ssl": { returns: "Faraday.SSLOptions" },
  "Faraday.SSLOptions#{version=,min_version=,max_version=}": setters,
  "Faraday.SSLOptions#ciphers=": { ...tls, suite: arg(0, "cipherList") },

  "Puma.MiniSSL.Context.new": { ...tls, returns: "Puma.MiniSSL.Context" },
  "Puma.MiniSSL.Context#ssl_cipher_filter=": { refines: true, suite: arg(0, "cipherList") },
  ssl_bind: { ...tls, suite: arg(KEYWORD_ONLY, "cipherList", "ssl_cipher_filter") }
})
