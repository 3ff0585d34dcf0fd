import type { Notation } from "./Notation.ts"
import { tlsVersion } from "./tlsVersion.ts"

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
