import { algorithmName } from "../../../model/algorithmName.ts"
import { assetId } from "../../../model/assetId.ts"
import type { Facts } from "../../../model/Facts.ts"
import { isPlainWord } from "../../../model/plainFacts.ts"
import { tlsVersion } from "../../../notation/protocolVersions.ts"
import { type JsonObject, objectIn, textIn } from "../../read/JsonObject.ts"
import { type AssetCore, nativeIdOf } from "./AssetCore.ts"
import { beginningsOf } from "./baseNames.ts"
import { type BomComponent, nativeText } from "./BomComponent.ts"

const MAX_NAME = 128

const NAMES: { readonly [type: string]: string } = {
  tls: "TLS",
  ssh: "SSH",
  ipsec: "IPsec",
  ike: "IKE",
  wpa: "WPA",
  sstp: "SSTP",
  dtls: "DTLS",
  quic: "QUIC",
  "eap-aka": "EAP-AKA",
  "eap-aka-prime": "EAP-AKA'",
  prins: "PRINS",
  "5g-aka": "5G-AKA"
}

const typeName = (component: BomComponent, block: JsonObject): string | undefined => {
  const type = nativeText(component, "protocolType") ?? textIn(block, "type") ?? ""
  return Object.hasOwn(NAMES, type) ? NAMES[type] : undefined
}

const protocolFacts = (name: string | undefined, version: string | undefined): Facts => ({
  ...(name !== undefined && { name }),
  ...(version !== undefined && { version })
})

/** Its id is the hash of its identity, which shows which part of its name is that of the protocol. */
const nativeFacts = (component: BomComponent, block: JsonObject, id: string): Facts => {
  const version = textIn(block, "version")?.replace(/^SSLv(?=\d)/, "ssl")
  const names = [typeName(component, block) ?? component.name, ...beginningsOf(component.name)]
  const readings = names.map((name) => protocolFacts(name, version))
  const right = readings.find((facts) => assetId({ type: "protocol", name: component.name, facts }) === id)
  return right ?? readings[0]!
}

/** `1.2`, `TLSv1.2` and `v1.2` are one version. */
const importedFacts = (component: BomComponent, block: JsonObject): Facts => {
  const named = tlsVersion.ofText?.(component.name.slice(0, MAX_NAME))
  const name = typeName(component, block) ?? (isPlainWord(component.name) ? component.name : undefined)
  const written = textIn(block, "version")?.slice(0, MAX_NAME)
  const isTls = name === "TLS" || name === "DTLS"
  const read = written === undefined || !isTls ? undefined : tlsVersion.ofText?.(written)
  const version = typeof read === "object" ? read.version : written?.replace(/^v(?=\d)/i, "")
  const known = version !== undefined && isPlainWord(version) ? version : undefined
  return protocolFacts(name, known ?? (isTls && typeof named === "object" ? named.version : undefined))
}

/** A protocol of one version, or of any. */
export const protocolCore = (component: BomComponent): AssetCore => {
  const block = objectIn(objectIn(component.fields, "cryptoProperties"), "protocolProperties")
  const ownId = nativeIdOf(component.own)
  const facts = ownId === undefined ? importedFacts(component, block) : nativeFacts(component, block, ownId)
  const name = ownId === undefined ? algorithmName({ name: "unknown-protocol", ...facts }, "protocol") : component.name
  const identity = { type: "protocol", name, facts } as const
  const says = facts.version === undefined ? (["name"] as const) : (["name", "version"] as const)
  return { ...identity, id: ownId ?? assetId(identity), says, known: facts }
}
