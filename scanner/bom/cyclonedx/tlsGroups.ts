import type { CryptoAsset } from "../../model/CryptoAsset.ts"
import type { Facts } from "../../model/Facts.ts"

/* Names of the IANA registry "TLS Supported Groups" (RFC 8446 4.2.7, RFC 7919, RFC 8734). */
const BY_CURVE: { readonly [curve: string]: string } = {
  "P-256": "secp256r1",
  "P-384": "secp384r1",
  "P-521": "secp521r1",
  brainpoolP256r1: "brainpoolP256r1",
  brainpoolP384r1: "brainpoolP384r1",
  brainpoolP512r1: "brainpoolP512r1"
}
const BY_NAME: { readonly [name: string]: string } = { X25519: "x25519", X448: "x448" }

const groupOf = ({ name = "", primitive, curve, group }: Facts): string | undefined => {
  if (primitive === "combiner") return name
  if (primitive !== "key-agree") return undefined
  return BY_NAME[name] ?? BY_CURVE[curve ?? ""] ?? group
}

/** A suite whose keys are agreed anew for each connection; those of TLS 1.3 do not name how. */
const isEphemeral = (suite: string): boolean => /DHE/.test(suite) || /^TLS_(?!.*_WITH_)/.test(suite)

/**
 * The groups a protocol may agree on, by the name of a cipher suite. Known where one file sets the protocol up: what several
 * files contribute suites and groups that do not belong together.
 */
export const tlsGroupsOf = (
  { relations, occurrences, facts }: CryptoAsset,
  assets: ReadonlyMap<string, CryptoAsset>
): ((suite: string) => ReadonlyArray<string> | undefined) => {
  const isOne = new Set(occurrences.map(({ path }) => path)).size === 1
  const isTls = facts.name === "TLS" || facts.name === "DTLS" || facts.name === "QUIC"
  if (!isOne || !isTls) return () => undefined
  const parts = relations.filter(({ role }) => role === "part").flatMap(({ to }) => assets.get(to) ?? [])
  const groups = [...new Set(parts.flatMap((part) => groupOf(part.facts) ?? []))]
  return (suite) => (groups.length > 0 && isEphemeral(suite) ? groups : undefined)
}
