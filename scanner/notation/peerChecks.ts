import type { Facts } from "../model/Facts.ts"
import type { Notation } from "./Notation.ts"

const ON = new Set(["1", "on", "optional", "peer", "require", "required", "true", "validate", "verify", "yes"])
const OFF = new Set(["0", "allow", "false", "ignore", "never", "no", "none", "off", "optional_no_ca"])

/** A switch: a boolean, 0 or 1, or a word that means one. */
const flag = (on: Facts, off: Facts): Notation => ({
  ofBoolean: (value) => (value ? on : off),
  ofNumber: (value) => (value === 0 ? off : value === 1 ? on : undefined),
  ofText: (text) => {
    const written = text.trim().toLowerCase()
    return ON.has(written) ? on : OFF.has(written) ? off : undefined
  }
})

const peer: Facts = { verification: "peer" }
const anyName: Facts = { verification: "no-host-name" }
const anyPeer: Facts = { verification: "none" }

const checksPeer = flag(peer, anyPeer)
const checksName = flag(peer, anyName)

/** A function that returns true where it accepts, or an object whose methods accept by that or by doing nothing. */
const accepts = (accepted: Facts, decidedBy: ReadonlyArray<string>): Notation => ({
  decidedBy,
  ofBoolean: (value) => (value ? accepted : undefined)
})

/** Facts with the protocol's name, for options that only TLS has, whichever object they are set on. */
const ofTls = ({ verification }: Facts): Facts => ({ name: "TLS", ...(verification !== undefined && { verification }) })

/** Words for facts of TLS, in any case and with `-` or `_` between their parts. */
const words = (known: { readonly [word: string]: Facts }): Notation => ({
  ofText: (text) => {
    const word = text.trim().toLowerCase().replaceAll("-", "_")
    return Object.hasOwn(known, word) ? ofTls(known[word]!) : undefined
  }
})

const MUST = /^(?:on|yes|true|1|need|require|required|requireandverifyclientcert|require_and_verify)$/i
const NEED_NOT =
  /^(?:off|no|none|false|0|want|requested|optional|optional_no_ca|noclientcert|requestclientcert|requireanyclientcert|verifyclientcertifgiven)$/i

/** A name or an address of a host. */
const HOST = /^(?:localhost|[a-z0-9][\w-]{0,62}(?:\.[\w-]{1,63}){1,16}|[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){2,7})$/i

const TRUST_FILE = /^[~/][\w./-]*\w$|\w\.(?:pem|crt|cer|cert|ca-bundle)$/i
const HOST_KEYS = /(?:^|[/\\_.-])known_?hosts\w*$/i

/** Notations of settings that decide how a peer is checked. */
export const peerChecks = {
  /** True: the peer's certificate is checked. `rejectUnauthorized`, `verify`. */
  checksPeer,
  /** True: any certificate is accepted. `InsecureSkipVerify`. */
  acceptsAnyPeer: flag(anyPeer, peer),
  /** True: the name in the certificate is checked. `check_hostname`. */
  checksName,
  /** True: any name in the certificate is accepted. */
  acceptsAnyName: flag(anyName, peer),
  /** False: the use does not depend on the security of the algorithm. `usedforsecurity`. */
  forSecurity: flag({}, { purpose: "non-security" }),
  /** Checks of a certificate: `X509TrustManager`, `RemoteCertificateValidationCallback`. */
  acceptsPeer: accepts(anyPeer, ["checkServerTrusted", "isTrusted", "verify_server_cert"]),
  /** A function of the program that is asked as well, and decides unless it never finds an error: `VerifyConnection` of Go. */
  checksByItself: { decidedBy: [] },
  /** The same by what an event is told: `ValidateCertificate` of FluentFTP. */
  acceptsByEvent: { ...accepts(anyPeer, []), writesDecision: { member: "Accept", errors: "PolicyErrors" } },
  /** Of a host key: `HostKeyReceived` of SSH.NET. */
  trustsByEvent: { ...accepts(anyPeer, []), writesDecision: { member: "CanTrust" } },
  /** Checks of a host key: by no error, by true, or by an object. */
  acceptsHostKey: { ...accepts(anyPeer, ["verify", "verifyServerKey"]), ofNull: anyPeer },
  /** Checks of the name in a certificate: `HostnameVerifier`. */
  acceptsName: accepts(anyName, ["verify"]),
  /** The rules by which the name in a certificate is checked; an empty text or null checks no name. */
  endpointAlgorithm: {
    ofNull: anyName,
    ofText: (text) => (text === "" ? anyName : /^(?:https|ldaps)$/i.test(text) ? peer : undefined)
  },
  /** A callback that always returns 1 overrides every error: `verify_callback` of OpenSSL. */
  acceptsByOne: { ofNumber: (value) => (value === 1 ? anyPeer : undefined) },
  /** 0 does not check the name; 1 and 2 do, and have been the same since libcurl 7.66. */
  checksHost: {
    ...checksName,
    ofNumber: (value) => (value === 0 ? anyName : value === 1 || value === 2 ? peer : undefined)
  },
  /** Flags of `SSL_CTX_set_verify`; the lowest bit requests a certificate and its check. */
  verifyFlags: {
    ofNumber: (value) => (value === 0 ? anyPeer : value % 2 === 1 ? peer : undefined),
    ofText: (text) => {
      const flags = text.split("|")
      return flags.includes("peer") ? peer : flags.every((flag) => flag === "none") ? anyPeer : undefined
    }
  },
  /** True: the peer must present a certificate that can be verified. Anything else is normal for servers and gives no facts. */
  requiresPeer: {
    ofBoolean: (value) => (value ? peer : {}),
    ofText: (text) => (MUST.test(text.trim()) ? peer : NEED_NOT.test(text.trim()) ? {} : undefined)
  },
  /** False: the name is not checked. True leaves open whether the certificate is. */
  leavesOutName: flag({}, anyName),
  /**
   * The name that a certificate must have, null for any; whether the certificate is checked stays open
   * (docs.openssl.org/master/man3/SSL_set1_host, mbedtls_ssl_set_hostname).
   */
  expectedName: { ofNull: anyName, ofText: (text) => (HOST.test(text) ? {} : undefined) },
  /** The same where the certificate is checked as well: gnutls_session_set_verify_cert (gnutls.org/manual/gnutls.html). */
  namedPeer: { ofNull: anyName, ofText: (text) => (HOST.test(text) ? peer : undefined) },
  /** MBEDTLS_SSL_VERIFY_NONE, _OPTIONAL (errors are only reported) and _REQUIRED: 0, 1, 2. */
  authMode: {
    ofNumber: (value) => (value === 0 ? anyPeer : value === 2 ? peer : undefined),
    ofText: (text) => (text === "none" ? anyPeer : text === "required" ? peer : undefined)
  },
  /** A callback that always returns 0 accepts every certificate: gnutls_certificate_set_verify_function. */
  acceptsByZero: { ofNumber: (value) => (value === 0 ? anyPeer : undefined) },
  /** Envoy's TrustChainVerification; VERIFY_TRUST_CHAIN leaves the name to other settings. */
  trustChain: {
    ofText: (text) => (text === "ACCEPT_UNTRUSTED" ? anyPeer : text === "VERIFY_TRUST_CHAIN" ? {} : undefined)
  },
  /** Hosts whose certificates are accepted as they are: Jakarta Mail's mail.smtp.ssl.trust (github.com/eclipse-ee4j/angus-mail). */
  trustedHosts: {
    ofText: (text) => (text.split(/\s+/).every((host) => host === "*" || HOST.test(host)) ? anyPeer : undefined)
  },
  /** https://dev.mysql.com/doc/refman/8.4/en/connection-options.html#option_general_ssl-mode */
  mysqlSslMode: words({ preferred: anyPeer, required: anyPeer, verify_ca: anyName, verify_identity: peer }),
  /**
   * Modes of a connection string, whichever driver reads it: those of libpq and of MySQL, `VerifyCA` of ADO.NET, `trust` of
   * https://mariadb.com/kb/en/using-tls-ssl-with-mariadb-java-connector/, `no-verify` of
   * https://github.com/brianc/node-postgres.
   */
  connectionSslMode: words({
    allow: anyPeer,
    prefer: anyPeer,
    prefered: anyPeer,
    preferred: anyPeer,
    require: anyPeer,
    required: anyPeer,
    no_verify: anyPeer,
    trust: anyPeer,
    verify_ca: anyName,
    verifyca: anyName,
    verify_full: peer,
    verifyfull: peer,
    verify_identity: peer
  }),
  /** `tls` of https://github.com/go-sql-driver/mysql; other words are names of configurations. */
  goMysqlTls: words({ true: peer, skip_verify: anyPeer, preferred: anyPeer }),
  /** `encrypt` of SQL Server: with it the certificate is checked unless another option turns that off. */
  sqlServerEncrypt: words({ true: peer, yes: peer, mandatory: peer, strict: peer }),
  /**
   * Levels of https://www.postfix.org/TLS_README.html#client_tls_levels. Where a client may do without TLS, nobody expects a check (RFC 7435);
   * `dane` checks where there is something to check against.
   */
  postfixLevel: {
    ofText: (text) => {
      const level = text.trim()
      if (/^(?:dane-only|fingerprint|verify|secure)$/.test(level)) return peer
      return level === "encrypt" ? anyPeer : /^(?:may|dane)$/.test(level) ? {} : undefined
    }
  },
  /** True: the object is a server. */
  serverSide: flag({ side: "server" }, {}),
  /** True: TLS is used, whatever is checked. */
  speaksTls: flag({ name: "TLS" }, {}),
  /** True: the certificate is checked, and not the name. Connector/J translates it to VERIFY_CA. */
  tlsChecksChain: flag(ofTls(anyName), ofTls(anyPeer)),
  /** Class of https://jdbc.postgresql.org/documentation/ssl/ that accepts any certificate. */
  sslFactory: { ofText: (text) => (/(?:^|\.)NonValidatingFactory$/.test(text.trim()) ? ofTls(anyPeer) : undefined) },
  tlsChecksPeer: flag(ofTls(peer), ofTls(anyPeer)),
  tlsAcceptsAnyPeer: flag(ofTls(anyPeer), ofTls(peer)),
  tlsChecksName: flag(ofTls(peer), ofTls(anyName)),
  tlsAcceptsAnyName: flag(ofTls(anyName), ofTls(peer)),
  /** A switch, or the path of the certificates to trust. */
  trustOrFile: {
    ...checksPeer,
    ofText: (text) => checksPeer.ofText?.(text) ?? (TRUST_FILE.test(text) ? peer : undefined)
  },
  /** A file of host keys; null: any key is accepted. */
  hostKeys: { ofNull: anyPeer, ofText: (text) => (HOST_KEYS.test(text) ? peer : undefined) },
  /** Python's ssl.CERT_NONE and its like, as texts. */
  certReqs: words({
    none: anyPeer,
    optional: peer,
    required: peer,
    cert_none: anyPeer,
    cert_optional: peer,
    cert_required: peer
  }),
  /** https://www.postgresql.org/docs/current/libpq-ssl.html, table 32.1: only the modes that verify look at the certificate. */
  sslMode: words({
    allow: anyPeer,
    prefer: anyPeer,
    require: anyPeer,
    verify_ca: anyName,
    verify_full: peer
  }),
  /** Result of a function that checks the name: an error, or nothing where it accepts it (nodejs.org/api/tls.html). */
  nameError: { ofNull: ofTls(anyName) },
  /** Result of a function that checks the host key: true where it accepts it. */
  hostVerdict: { ofBoolean: (accepts) => (accepts ? { name: "SSH", ...anyPeer } : undefined) },
  /** CURLOPT_SSL_VERIFYHOST: 2 checks the name, 0 does not (curl.se/libcurl/c/CURLOPT_SSL_VERIFYHOST.html). */
  curlHost: {
    ofNumber: (value) => (value === 2 ? ofTls(peer) : value === 0 ? ofTls(anyName) : undefined),
    ofText: (text) => (text.trim() === "2" ? ofTls(peer) : text.trim() === "0" ? ofTls(anyName) : undefined),
    ofBoolean: (value) => (value ? undefined : ofTls(anyName))
  },
  /** `:verify_none`, which says by itself what it is about. */
  verifyAtom: words({ verify_none: anyPeer, verify_peer: peer }),
  /** Options of hackney, one of which is `:insecure`. */
  hackneyOptions: words({ insecure: anyPeer }),
  /** Modes of OpenSSL in one list of LuaSec, which may be several. */
  verifyModes: {
    isFlags: true,
    ofText: (text) => {
      const modes = text.split("|")
      return modes.includes("none") ? anyPeer : modes.includes("peer") ? peer : undefined
    }
  },
  /** When a host key is checked: OpenSSH's StrictHostKeyChecking, net-ssh's `verify_host_key`. New keys may be accepted with others. */
  strictHostKeys: {
    ofBoolean: (value) => (value ? undefined : anyPeer),
    ofText: (text) => {
      const word = text.trim().toLowerCase()
      if (/^(?:no|off|never|false)$/.test(word)) return anyPeer
      if (/^(?:ask|accept[-_]new\w*)$/.test(word)) return {}
      return /^(?:yes|always|strict|secure)$/.test(word) ? peer : undefined
    }
  }
} satisfies { readonly [name: string]: Notation }
