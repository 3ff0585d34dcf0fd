import type { Facts } from "../model/Facts.ts"
import type { CanonicalFacts } from "./CanonicalFacts.ts"
import type { Notation } from "./Notation.ts"
import { firstOf, ignored, ofNormalised, optional, sequence, token, words, type Words } from "./words.ts"

const owner = ignored(
  "protocol sslprotocol sslprotocols tlsversion sslversion version protocolversion securityprotocoltype k"
)

const tlsVersions: Words = words({
  "1 10 v1 v10": { version: "1.0" },
  "11 v11": { version: "1.1" },
  "12 v12": { version: "1.2" },
  "13 v13": { version: "1.3" }
})

const dtlsVersions: Words = words({
  "1 10 v1 v10": { version: "1.0" },
  "12 v12": { version: "1.2" },
  "13 v13": { version: "1.3" }
})

/** `SSLv23` is OpenSSL's old name for "the best version both sides have". */
const sslVersions: Words = words({ "2 v2": { version: "ssl2" }, "3 v3 30 v30": { version: "ssl3" }, "23 v23": {} })

const role: Words = words({
  "method clientmethod client version protocol": {},
  "servermethod server": { side: "server" }
})

const version = (protocol: Words, versions: Words): ((normalised: string) => CanonicalFacts | undefined) =>
  sequence(optional(owner), token(protocol), optional(versions), optional(role))

/** A version of TLS, or TLS of any version, from a normalised name. */
export const tlsName = firstOf(
  version(words({ "tls tlsprotocol": { name: "TLS" } }), tlsVersions),
  version(words({ "ssl sslprotocol": { name: "TLS" } }), sslVersions),
  version(words({ "dtls dtlsprotocol": { name: "DTLS" } }), dtlsVersions)
)

const bare: ReadonlyMap<string, CanonicalFacts> = new Map(
  ["1.0", "1.1", "1.2", "1.3"].map((text) => [text, { name: "TLS", version: text }])
)

/** Wire values (RFC 8446 4.1.2, RFC 9147 5.3), and versions written as decimal numbers. */
const numbers: ReadonlyMap<number, CanonicalFacts> = new Map<number, CanonicalFacts>([
  [0x0002, { name: "TLS", version: "ssl2" }],
  [0x0300, { name: "TLS", version: "ssl3" }],
  [0x0301, { name: "TLS", version: "1.0" }],
  [0x0302, { name: "TLS", version: "1.1" }],
  [0x0303, { name: "TLS", version: "1.2" }],
  [0x0304, { name: "TLS", version: "1.3" }],
  [0xfeff, { name: "DTLS", version: "1.0" }],
  [0xfefd, { name: "DTLS", version: "1.2" }],
  [0xfefc, { name: "DTLS", version: "1.3" }],
  [1.1, { name: "TLS", version: "1.1" }],
  [1.2, { name: "TLS", version: "1.2" }],
  [1.3, { name: "TLS", version: "1.3" }]
])

/** A version that says which protocol it is of. */
export const tlsVersionName: Notation = { ofText: ofNormalised(tlsName) }

/** A protocol version: `TLSv1.2`, `PROTOCOL_TLSv1_2`, `SslProtocols.Tls13`, `SSLv23_method`, 0x0303. */
export const tlsVersion: Notation = {
  ofText: (text) => bare.get(text.trim()) ?? ofNormalised(tlsName)(text),
  ofNumber: (value) => numbers.get(value)
}

const SWITCHED_OFF = ["SSLv3", "TLSv1", "TLSv1_1", "TLSv1_2"]
const LEAST_LEFT = [undefined, undefined, "1.1", "1.2", "1.3"]

/** Flags that leave the least version as it is. */
const OTHER_FLAGS: ReadonlySet<string> = new Set(["SSLv2", "TLSv1_3", "option"])

/**
 * Which version is the least that flags leave which switch versions off (docs.openssl.org/master/man3/SSL_CTX_set_options).
 * One flag alone says nothing, since others that are set beside it may add to it, nor does any of SSL alone.
 */
export const versionsOff: Notation = {
  isFlags: true,
  ofText: (text) => {
    const flags = text.split("|")
    const off = SWITCHED_OFF.filter((one) => flags.includes(one))
    const from = flags.includes("SSLv3") ? 0 : 1
    const isWhole = off.every((one, at) => one === SWITCHED_OFF[from + at])
    const version = off.length > 1 && isWhole ? LEAST_LEFT[from + off.length] : undefined
    if (version !== undefined) return { version }
    return off.length > 0 || flags.some((one) => OTHER_FLAGS.has(one)) ? {} : undefined
  }
}

/** Versions of SSH as sshd_config wrote them: `2`, `2,1`. */
export const sshVersion: Notation = {
  ofText: (text) => (text === "1" || text === "2" ? { name: "SSH", version: `${text}.0` } : undefined)
}

/** Versions as resources of Azure write them: `Tls` is 1.0 (https://learn.microsoft.com/azure/cosmos-db/self-serve-minimum-tls-enforcement). */
export const azureTls: Notation = {
  ...tlsVersion,
  ofText: (text) => (/^tls$/i.test(text) ? { name: "TLS", version: "1.0" } : tlsVersion.ofText?.(text))
}

/** Libreswan's older words (ipsec.conf(5), `keyexchange`). */
const IKE_WORDS: ReadonlyMap<string, string> = new Map([
  ["yes", "2"],
  ["propose", "2"],
  ["insist", "2"],
  ["no", "1"],
  ["permit", "1"],
  ["never", "1"]
])

/** Versions of IKE as strongSwan and Libreswan write them: `ikev2`, `2`, `insist`. */
export const ikeVersion: Notation = {
  ofText: (text) => {
    const version = /^(?:ikev)?([12])$/i.exec(text)?.[1] ?? IKE_WORDS.get(text.toLowerCase())
    return version === undefined ? undefined : { name: "IKE", version }
  }
}

const addedVersion = ofNormalised(tlsName)

/** Versions that a GnuTLS priority string adds: `NORMAL:-VERS-ALL:+VERS-TLS1.3`. Keywords such as `NORMAL` name none. */
export const gnutlsPriority: Notation = {
  membersOf: (text) => text.split(":").filter((entry) => !/^[-!%]/.test(entry)),
  ofText: (text) => {
    const name = /^\+?VERS-((?:D?TLS|SSL)\d\.\d)$/i.exec(text.trim())?.[1]
    return name === undefined ? undefined : addedVersion(name)
  }
}

/** No name is longer. */
const MAX_LENGTH = 80

const VERSIONS: ReadonlyMap<string, string> = new Map([
  ["10", "1.0"],
  ["11", "1.1"],
  ["12", "1.2"],
  ["13", "1.3"]
])

/** The lowest version is behind the first of these; what stands in front of it decides how it is written. */
const SPELLINGS: ReadonlyArray<RegExp> = [
  /^ELBSecurityPolicy-(?:TLS13|TLS|FS)-(1-[0-3])(?:-|$)/,
  /^Policy-Min-TLS-(1-[0-3])-/,
  /^SecurityPolicy_TLS13_(1_[0-3])_/,
  /^TLSv(1\.[1-3])(?:_\d{4})?$/,
  /^TLS_?v?(1[._][0-3])$/i,
  /^(1\.[0-3])$/
]

const FROM_10 = /^(?:TLSv1(?:_2016)?|ELBSecurityPolicy-(?:2016-08|2015-05|FS-2018-06))$/

/** The lowest version of TLS that policies of AWS, Azure and Google Cloud allow, by their names in those services. */
export const cloudTls: Notation = {
  ofText: (written): Facts | undefined => {
    if (written.length > MAX_LENGTH) return undefined
    if (FROM_10.test(written)) return { name: "TLS", version: "1.0" }
    const found = SPELLINGS.map((spelling) => spelling.exec(written)?.[1]).find((one) => one !== undefined)
    const version = VERSIONS.get(found?.replace(/\D/g, "") ?? "")
    return version === undefined ? undefined : ({ name: "TLS", version } as Facts)
  }
}
