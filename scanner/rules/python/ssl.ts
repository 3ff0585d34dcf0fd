import { arg, library, text } from "../rule.ts"

const context = { is: "protocol", name: "TLS", returns: "ssl.SSLContext" } as const
const client = { is: "protocol", name: "TLS" } as const

/** Without a context `ssl._create_stdlib_context` makes one, which checks nothing (CPython, Lib/ssl.py). */
const unchecked = { ...client, defaults: { verification: "none" } } as const

/*
 * The Python Standard Library 3.14, "ssl", with wrap_socket of 3.11, and the modules that speak TLS themselves. What a
 * context allows when nothing is set depends on the versions of Python and OpenSSL. Options that switch a version off
 * say nothing of what is used; they are kept as evidence. A constant that names a version is a use of it wherever it is
 * passed.
 */
export const ssl = library("python", "ssl", {
  "ssl.SSLContext": { ...context, algorithm: arg(0, "tlsVersion", "protocol") },
  "ssl.{_create_unverified_context,_create_stdlib_context}": {
    ...context,
    algorithm: arg(0, "tlsVersion", "protocol"),
    verification: "none"
  },
  "ssl.CERT_NONE": { ...client, verification: "none" },
  "ssl.{CERT_OPTIONAL,CERT_REQUIRED}": { verification: "peer" },
  "ssl.VerifyMode.CERT_NONE": { ...client, verification: "none" },
  "ssl.VerifyMode.{CERT_OPTIONAL,CERT_REQUIRED}": { verification: "peer" },
  "ssl._create_default_https_context=": { ...client, verification: arg(0, "any") },
  "ssl.create_default_context": { ...context, from: arg(0, "any", "purpose") },
  "ssl.Purpose.CLIENT_AUTH": { side: "server" },
  "ssl.wrap_socket": {
    ...client,
    algorithm: arg(5, "tlsVersion", "ssl_version"),
    suite: arg(9, "cipherList", "ciphers"),
    verification: arg(4, "any", "cert_reqs"),
    side: arg(3, "serverSide", "server_side")
  },
  "ssl.get_server_certificate": { ...client, algorithm: arg(1, "tlsVersion", "ssl_version") },
  "ssl.PROTOCOL_{SSLv2,SSLv3,SSLv23,TLS,TLS_CLIENT,TLS_SERVER,TLSv1,TLSv1_1,TLSv1_2}": {
    is: "protocol",
    algorithm: text("PROTOCOL_{1}", "tlsVersion")
  },
  "ssl.TLSVersion.{SSLv3,TLSv1,TLSv1_1,TLSv1_2,TLSv1_3}": { is: "protocol", algorithm: text("{1}", "tlsVersion") },

  "ssl.SSLContext#{minimum_version,maximum_version}=": { refines: true, version: arg(0, "tlsVersion") },
  "ssl.SSLContext#options=": { refines: true },
  "ssl.SSLContext#verify_mode=": { refines: true, verification: arg(0, "any") },
  "ssl.SSLContext#check_hostname=": { refines: true, verification: arg(0, "checksName") },
  "ssl.SSLContext#{set_ciphers,set_ciphersuites}": { refines: true, suite: arg(0, "cipherList") },
  "ssl.SSLContext#{wrap_socket,wrap_bio}(server_side:)": {
    refines: true,
    side: arg(2, "serverSide", "server_side")
  },
  "ssl.SSLContext#set_ecdh_curve": { refines: true, curve: arg(0, "curve"), group: arg(0, "curve") },
  "ssl.SSLContext#set_groups": { is: "key-agreement", algorithm: arg(0, "groupList") },
  "ssl.SSLContext#{set_client_sigalgs,set_server_sigalgs}": { is: "signature", algorithm: arg(0, "signatureList") },
  "ssl.SSLContext#load_dh_params": { is: "parameters", name: "DH" },
  "ssl.SSLContext#{load_cert_chain,load_verify_locations}": { is: "certificate", certificateFormat: "X.509" },
  "ssl.{DER_cert_to_PEM_cert,PEM_cert_to_DER_cert}": { is: "certificate", certificateFormat: "X.509" },

  "http.client.HTTPSConnection": client,
  "smtplib.SMTP_SSL": { ...unchecked, verification: arg(7, "any", "context") },
  "poplib.POP3_SSL": { ...unchecked, verification: arg(5, "any", "context") },
  "{imaplib.IMAP4_SSL,nntplib.NNTP_SSL}": { ...unchecked, verification: arg(4, "any", "ssl_context") },
  "ftplib.FTP_TLS": { ...unchecked, verification: arg(6, "any", "context") },
  "smtplib.SMTP#starttls": { ...unchecked, verification: arg(2, "any", "context") },
  "imaplib.IMAP4#starttls": { ...unchecked, verification: arg(0, "any", "ssl_context") },
  "nntplib.NNTP#starttls": { ...unchecked, verification: arg(0, "any", "context") },
  "poplib.POP3#stls": { ...unchecked, verification: arg(0, "any", "context") }
})
