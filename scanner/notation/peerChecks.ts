import type { Facts } from "../model/Facts.ts"
import type { Notation } from "./Notation.ts"
import { anyName, anyPeer, checksPeer, flag, peer } from "./trust.ts"

/** Facts of the protocol by its name, for what says by itself that it is TLS: an option of whatever object. */
const ofTls = ({ verification }: Facts): Facts => ({ name: "TLS", ...(verification !== undefined && { verification }) })

/** Words that stand for facts of TLS, whatever their case and whether parted by `-` or `_`. */
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

/** Dialects of what says whether the other side is checked. */
export const peerChecks = {
  /** True: the other side must show a certificate that can be checked. Anything else is what servers do for most clients, and says nothing. */
  requiresPeer: {
    ofBoolean: (value) => (value ? peer : {}),
    ofText: (text) => (MUST.test(text.trim()) ? peer : NEED_NOT.test(text.trim()) ? {} : undefined)
  },
  /** False: the name is not checked. True says nothing of the certificate. */
  leavesOutName: flag({}, anyName),
  /**
   * The name that a certificate must have, null for any; that it is given says nothing of the certificate
   * (docs.openssl.org/master/man3/SSL_set1_host, mbedtls_ssl_set_hostname).
   */
  expectedName: { ofNull: anyName, ofText: (text) => (HOST.test(text) ? {} : undefined) },
  /** The same where the certificate is checked as well: gnutls_session_set_verify_cert (gnutls.org/manual/gnutls.html). */
  namedPeer: { ofNull: anyName, ofText: (text) => (HOST.test(text) ? peer : undefined) },
  /** MBEDTLS_SSL_VERIFY_NONE, _OPTIONAL (what is found wrong is only told) and _REQUIRED: 0, 1, 2. */
  authMode: {
    ofNumber: (value) => (value === 0 ? anyPeer : value === 2 ? peer : undefined),
    ofText: (text) => (text === "none" ? anyPeer : text === "required" ? peer : undefined)
  },
  /** A callback that always gives 0 accepts every certificate: gnutls_certificate_set_verify_function. */
  acceptsByZero: { ofNumber: (value) => (value === 0 ? anyPeer : undefined) },
  /** Envoy's TrustChainVerification; what VERIFY_TRUST_CHAIN leaves to check is said elsewhere. */
  trustChain: {
    ofText: (text) => (text === "ACCEPT_UNTRUSTED" ? anyPeer : text === "VERIFY_TRUST_CHAIN" ? {} : undefined)
  },
  /** Hosts whose certificates are accepted as they are: Jakarta Mail's mail.smtp.ssl.trust (github.com/eclipse-ee4j/angus-mail). */
  trustedHosts: {
    ofText: (text) => (text.split(/\s+/).every((host) => host === "*" || HOST.test(host)) ? anyPeer : undefined)
  },
  /** https://dev.mysql.com/doc/refman/8.4/en/connection-options.html#option_general_ssl-mode */
  mysqlSslMode: words({ preferred: anyPeer, required: anyPeer, verify_ca: anyName, verify_identity: peer }),
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
  /** What a function gives that looks at the name: an error, or nothing where it accepts it (nodejs.org/api/tls.html). */
  nameError: { ofNull: ofTls(anyName) },
  /** What a function gives that looks at the key of the host: true where it accepts it. */
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
