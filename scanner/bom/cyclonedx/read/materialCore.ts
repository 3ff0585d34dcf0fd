import type { StoredObject } from "../../../model/Artefact.ts"
import { type AssetDraft, materialDraft } from "../../../model/AssetDraft.ts"
import { assetId, type AssetIdentity } from "../../../model/assetId.ts"
import type { Attribute, Facts } from "../../../model/Facts.ts"
import { isMaterial } from "../../../model/materials.ts"
import { isPlainWord } from "../../../model/plainFacts.ts"
import { countIn, countInText, type JsonObject, objectIn, textIn } from "../../read/JsonObject.ts"
import { type AssetCore, nativeIdOf } from "./AssetCore.ts"
import { type BomComponent, nativeText } from "./BomComponent.ts"

const SHA256 = /^(?:sha256:)?([0-9a-f]{64})$/i

export const sha256In = (block: JsonObject): string | undefined => {
  const hash = objectIn(block, "fingerprint")
  const content = textIn(hash, "alg") === "SHA-256" ? textIn(hash, "content") : undefined
  return SHA256.exec(content ?? "")?.[1]?.toLowerCase()
}

const storedIn = (
  component: BomComponent,
  block: JsonObject,
  fingerprint: string | undefined
): StoredObject | undefined => {
  const format = textIn(block, "format")
  if (format === undefined || !isPlainWord(format)) return undefined
  const isEncrypted = nativeText(component, "encrypted")
  const entries = countInText(nativeText(component, "entries"))
  const subject = nativeText(component, "subject")
  return {
    format,
    ...(fingerprint !== undefined && { fingerprint }),
    ...((isEncrypted === "true" || isEncrypted === "false") && { isEncrypted: isEncrypted === "true" }),
    ...(entries !== undefined && { entries }),
    ...(subject !== undefined && { subject })
  }
}

interface OfAlgorithm {
  readonly facts: Facts
  readonly says: ReadonlyArray<Attribute>
}

/** What a material of no algorithm can be: a keystore of a format, or nothing that has facts. */
const withoutAlgorithm = (name: string): ReadonlyArray<OfAlgorithm> => {
  const format = /^(.+)-keystore$/.exec(name)?.[1]
  return [
    { facts: {}, says: ["material"] },
    ...(format === undefined ? [] : [{ facts: { name: format }, says: ["name"] } as const])
  ]
}

/** Its id is the hash of its identity, which shows whether the algorithm that it refers to is part of that. */
const nativeCore = (
  identity: Omit<AssetIdentity, "facts">,
  id: string,
  algorithms: ReadonlyArray<OfAlgorithm>
): AssetCore => {
  const readings = [...algorithms, ...withoutAlgorithm(identity.name)]
  const right = readings.find(({ facts }) => assetId({ ...identity, facts }) === id) ?? readings[0]!
  return { ...identity, facts: right.facts, says: right.says, known: right.facts, id }
}

const draftOf = ({ type, name, facts, says, known }: AssetCore): AssetDraft => ({
  type,
  name,
  facts,
  says,
  seen: known,
  functions: [],
  related: []
})

const importedCore = (
  identity: Pick<AssetIdentity, "fingerprint" | "size">,
  material: string | undefined,
  algorithm: AssetCore | undefined
): AssetCore => {
  const type = isMaterial(material) ? material : "unknown"
  const of = algorithm === undefined ? undefined : draftOf(algorithm)
  const size: Facts = identity.size === undefined ? {} : { byteLength: identity.size / 8 }
  const { name, facts, says } = materialDraft(size, type, of)
  const whole: AssetIdentity = { type: "related-crypto-material", name, facts, material: type, ...identity }
  return { ...whole, says, known: facts, id: assetId(whole) }
}

/** A key, a nonce, a keystore and the like, of the algorithms that it refers to. */
export const materialCore = (component: BomComponent, algorithms: ReadonlyArray<AssetCore>): AssetCore => {
  const block = objectIn(objectIn(component.fields, "cryptoProperties"), "relatedCryptoMaterialProperties")
  const material = textIn(block, "type")
  const size = countIn(block, "size")
  const fingerprint = sha256In(block) ?? SHA256.exec(textIn(block, "id") ?? "")?.[1]?.toLowerCase()
  const ownId = nativeIdOf(component.own)
  const identity = { ...(size !== undefined && { size }), ...(fingerprint !== undefined && { fingerprint }) }
  const core =
    ownId === undefined
      ? importedCore(identity, material, algorithms[0])
      : nativeCore(
          {
            type: "related-crypto-material",
            name: component.name,
            ...(isMaterial(material) && { material }),
            ...identity
          },
          ownId,
          algorithms
        )
  const stored = storedIn(component, block, fingerprint)
  return stored === undefined ? core : { ...core, stored }
}
