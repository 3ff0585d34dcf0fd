import { canonicalCurve, curveOf } from "../../../model/curves.ts"
import type { Attribute, Facts } from "../../../model/Facts.ts"
import { modes, paddings } from "../../../model/modes.ts"
import { isPlainWord } from "../../../model/plainFacts.ts"
import { countInText, type JsonObject, objectIn, textIn } from "../../read/JsonObject.ts"
import { type BomComponent, nativeText } from "./BomComponent.ts"
import { factsOf, isPrimitive } from "./factOf.ts"

/** The fields of an algorithm that have one meaning each. */
export interface AlgorithmFields {
  readonly facts: Facts
  /** The possible meanings of the one field for modes, and so on; undefined is one of them. */
  readonly modes: ReadonlyArray<string | undefined>
  readonly paddings: ReadonlyArray<string | undefined>
  readonly parameterSet: string | undefined
}

/** Attributes that the scanner writes as properties. */
const PROPERTIES: ReadonlyArray<Attribute> = [
  "digest",
  "mgfDigest",
  "cipher",
  "group",
  "tagBits",
  "nonceBits",
  "saltBits",
  "outputBits",
  "iterations",
  "memoryKib",
  "parallelism",
  "blockSize",
  "keyBits"
]

const curveIn = (component: BomComponent, block: JsonObject): string | undefined => {
  const registry = textIn(block, "ellipticCurve") ?? nativeText(component, "ellipticCurve")
  const written = registry?.slice(registry.indexOf("/") + 1) ?? textIn(block, "curve")
  if (written === undefined) return undefined
  return canonicalCurve(written) ?? (isPlainWord(written) ? written : undefined)
}

/** One word of CycloneDX covers several modes; those that the name contains come first. */
const spelled = (
  rows: { readonly [name: string]: { readonly registry?: string; readonly cyclonedx16: string } },
  word: string | undefined,
  name: string
): ReadonlyArray<string | undefined> => {
  const all = Object.entries(rows).filter(([, row]) => row.cyclonedx16 === word)
  if (all.length === 0 || word === "other") return [undefined]
  const parts = new Set(name.split("-"))
  const said = all.filter(([, { registry }]) => registry !== undefined && parts.has(registry)).map(([one]) => one)
  return [...new Set([...said, ...all.map(([one]) => one)])]
}

/** A protocol that is written as an algorithm has its version only in its name. */
const versionIn = (name: string): string | undefined => {
  const [, old, version] = /^(?:SSLv(\d)|(?:D?TLSv|SSHv|IKEv|QUICv|WPA|IPsec-)(\d[\w.]*))$/.exec(name) ?? []
  return old === undefined ? version : `ssl${old}`
}

/** Reads the fields of an algorithm that have one meaning, and what the others may mean. */
export const algorithmFields = (component: BomComponent): AlgorithmFields => {
  const block = objectIn(objectIn(component.fields, "cryptoProperties"), "algorithmProperties")
  const primitive = nativeText(component, "primitive") ?? textIn(block, "primitive")
  const curve = curveIn(component, block)
  const mode = nativeText(component, "mode")
  const padding = nativeText(component, "padding")
  const version = versionIn(component.name)
  return {
    facts: {
      ...(version !== undefined && { version }),
      ...factsOf(PROPERTIES.map((attribute) => [attribute, nativeText(component, attribute)])),
      ...(isPrimitive(primitive) && { primitive }),
      ...(curve !== undefined && { curve })
    },
    modes: mode === undefined ? spelled(modes, textIn(block, "mode"), component.name) : [mode],
    paddings: padding === undefined ? spelled(paddings, textIn(block, "padding"), component.name) : [padding],
    parameterSet: textIn(block, "parameterSetIdentifier")
  }
}

/** The possible meanings of a parameter set: a size or a name. The size of a curve follows from its name. */
export const parameterFacts = ({ parameterSet, facts }: AlgorithmFields): ReadonlyArray<Facts> => {
  const keyBits = countInText(parameterSet)
  const bits = curveOf(facts.curve)?.bits
  const sets: ReadonlyArray<Facts> = [
    ...(keyBits === undefined ? [] : [{ keyBits }]),
    {},
    ...(parameterSet === undefined || !isPlainWord(parameterSet) ? [] : [{ parameterSet }])
  ]
  return bits === undefined ? sets : [...sets, ...sets.map((set) => ({ ...set, keyBits: bits }))]
}
