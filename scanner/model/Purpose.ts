/**
 * What the result of a use is for, as far as names around it and along its trail tell, or the call itself states.
 *
 * - `signature`, `certificate`: two inputs with one result would be a forgery.
 * - `password`, `authentication`, `token`, `key`: a secret is behind it.
 * - `mac`: the digest of a MAC.
 * - `protocol`: a protocol demands the algorithm, such as WebSocket, OAuth 1, HTTP digest, Git, TOTP, or UUIDs made of names.
 * - `legacy-format`: a format from before, which programs must still read or write.
 * - `trust-anchor`: a certificate that others are checked against.
 * - `option`: only where the user of the program asks for it.
 * - `loopback`: the peer is on the same machine, so that nobody is in between.
 * - `probe`: a check of whether a peer answers, a diagnosis, a measurement.
 * - `building-block`: a part of another construction, such as the blocks of counter mode.
 * - `size-query`: asked for nothing but its lengths.
 * - `placeholder`: replaced before it is used.
 * - `etag`, `checksum`, `cache-key`, `file-name`, `identifier`, `fingerprint`, `colour`, `sharding`, `deduplication`, `delay`,
 *   `sampling`: no security rests on it.
 * - `non-security`: the call states that it does not depend on the security of the algorithm.
 */
export type Purpose =
  | "password"
  | "signature"
  | "authentication"
  | "token"
  | "certificate"
  | "key"
  | "mac"
  | "protocol"
  | "legacy-format"
  | "trust-anchor"
  | "option"
  | "loopback"
  | "probe"
  | "building-block"
  | "size-query"
  | "placeholder"
  | "etag"
  | "checksum"
  | "cache-key"
  | "file-name"
  | "identifier"
  | "fingerprint"
  | "colour"
  | "sharding"
  | "deduplication"
  | "delay"
  | "sampling"
  | "non-security"

/** How a purpose bears on a weakness: purposes of one group have one column in the table of severities. */
export type PurposeGroup =
  | "unknown"
  | "authenticity"
  | "secret"
  | "mac"
  | "prescribed"
  | "optional"
  | "part"
  | "harmless"

const GROUPS: { readonly [P in Purpose]: Exclude<PurposeGroup, "unknown"> } = {
  password: "secret",
  signature: "authenticity",
  authentication: "secret",
  token: "secret",
  certificate: "authenticity",
  key: "secret",
  mac: "mac",
  protocol: "prescribed",
  "legacy-format": "prescribed",
  "trust-anchor": "prescribed",
  option: "optional",
  loopback: "optional",
  probe: "optional",
  "building-block": "part",
  "size-query": "part",
  placeholder: "part",
  etag: "harmless",
  checksum: "harmless",
  "cache-key": "harmless",
  "file-name": "harmless",
  identifier: "harmless",
  fingerprint: "harmless",
  colour: "harmless",
  sharding: "harmless",
  deduplication: "harmless",
  delay: "harmless",
  sampling: "harmless",
  "non-security": "harmless"
}

export const purposes = Object.keys(GROUPS) as ReadonlyArray<string> as ReadonlyArray<Purpose>

export const purposeGroups: ReadonlyArray<PurposeGroup> = ["unknown", ...new Set(Object.values(GROUPS))]

export const purposesIn = (group: PurposeGroup): ReadonlyArray<Purpose> =>
  purposes.filter((purpose) => GROUPS[purpose] === group)

export const groupOf = (purpose: Purpose | undefined): PurposeGroup =>
  purpose === undefined ? "unknown" : GROUPS[purpose]

/** What a result is for, in words that go on from what is used. */
export const PURPOSES: { readonly [P in Purpose]: string } = {
  password: "for a password",
  signature: "for a signature",
  authentication: "to authenticate",
  token: "for a token",
  certificate: "for a certificate",
  key: "for a key",
  mac: "in a MAC",
  protocol: "a protocol demands it",
  "legacy-format": "for an old format",
  "trust-anchor": "to check others against",
  option: "only where the user asks for it",
  loopback: "for a peer on the same machine",
  probe: "in a check or a measurement",
  "building-block": "part of another construction",
  "size-query": "only asked for its lengths",
  placeholder: "replaced before use",
  etag: "for an ETag",
  checksum: "for a checksum",
  "cache-key": "for the key of a cache",
  "file-name": "for the name of a file",
  identifier: "for an identifier",
  fingerprint: "for a fingerprint",
  colour: "for a colour",
  sharding: "to choose a shard",
  deduplication: "to find duplicates",
  delay: "for a delay",
  sampling: "for a sample",
  "non-security": "the call says that nothing rests on it"
}
