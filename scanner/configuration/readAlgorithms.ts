import type { Facts, Primitive } from "../model/Facts.ts"
import { algorithmOf } from "../model/algorithms.ts"
import type { FindingKind } from "../model/Finding.ts"
import type { Notation } from "../notation/Notation.ts"
import { notations } from "../notation/notations.ts"
import { isOpen, plainValue } from "../formats/openText.ts"
import { groups, type Meaning } from "./Product.ts"
import type { KnownDirective } from "./usesIn.ts"

/** An algorithm that a directive names; without facts one that nobody can read. */
export interface NamedAlgorithm {
  readonly known: KnownDirective
  readonly kind: FindingKind
  readonly facts: Facts | undefined
}

const MAX_NAMES = 256

const SEPARATOR = /[\s,:]+/

/** Words of a list, without those that take something away. */
const namesIn = (
  { values }: KnownDirective,
  { separator = SEPARATOR, signed }: Extract<Meaning, { kind: "algorithms" }>
) => {
  const text = plainValue(values.join(" ")).trim()
  if (signed === true && text.startsWith("-")) return []
  return (signed === true ? text.replace(/^[+^]/, "") : text)
    .split(separator)
    .map((name) => name.trim())
    .filter((name) => name !== "" && !/^[!-]/.test(name))
    .slice(0, MAX_NAMES)
}

const factsOf = (notation: Notation, name: string): Facts | undefined => {
  if (isOpen(name)) return undefined
  const facts = notation.ofText?.(name)
  return typeof facts === "object" ? facts : undefined
}

const kindByPrimitive: { readonly [P in Primitive]?: FindingKind } = {
  mac: "mac",
  hash: "hash",
  kdf: "kdf",
  kem: "kem",
  signature: "signature",
  "key-agree": "key-agreement",
  combiner: "key-agreement"
}

const ownKind = (facts: Facts | undefined): FindingKind =>
  kindByPrimitive[algorithmOf(facts?.name)?.primitive ?? "unknown"] ?? "cipher"

/** What a policy stands for in words of its own. */
const spelledOut = (directive: KnownDirective): KnownDirective => {
  const { meaning, values } = directive
  const named = meaning.kind === "policy" ? meaning.policies[values[0] ?? ""]?.groups : undefined
  return named === undefined ? directive : { ...directive, meaning: groups, values: [named] }
}

/** The algorithms that one directive names, each once. */
export const readAlgorithms = (written: KnownDirective): ReadonlyArray<NamedAlgorithm> => {
  const directive = spelledOut(written)
  const { meaning } = directive
  if (meaning.kind !== "algorithms") return []
  const { dialect, silent, is, facts: fixed } = meaning
  const seen = new Map<string, NamedAlgorithm>()
  for (const name of namesIn(directive, meaning)) {
    if (silent?.test(name) === true) continue
    const facts = factsOf(notations[dialect], name)
    const all = facts && { ...facts, ...fixed }
    seen.set(JSON.stringify(all), { known: directive, kind: is ?? ownKind(all), facts: all })
  }
  return [...seen.values()]
}
