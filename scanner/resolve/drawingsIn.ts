import type { Expr } from "../source/Expr.ts"
import type { Source } from "./drawnFrom.ts"
import type { FileContext } from "./FileContext.ts"
import { flatten } from "./flatten.ts"
import type { Part } from "./Part.ts"
import { receiverParts } from "./readPart.ts"

/** What a file draws from generators of random numbers. */
export interface Drawings {
  readonly all: ReadonlyArray<{ readonly part: Part; readonly source: Source }>
  /** Calls that fill an argument. */
  readonly fills: ReadonlyArray<{ readonly part: Part; readonly into: Expr }>
  /** Undefined where a call draws no numbers, or from a generator that cannot be told. */
  readonly sourceOf: (part: Part) => Source | undefined
}

const PREDICTABLE = "NonCryptographicPRNG"

const generatorsOf = (context: FileContext, part: Part): ReadonlyArray<Part> => {
  const { is, refines } = part.row.row
  return (refines === true ? receiverParts(context, part) : is === undefined ? [] : [part]).filter(
    (one) => one.row.row.is === "random"
  )
}

const sourceIn = (context: FileContext, part: Part): Source | undefined => {
  const names = generatorsOf(context, part).flatMap((one) => flatten(context, one).map(({ facts }) => facts.name))
  if (names.length === 0 || names.includes(undefined)) return undefined
  const { place, row } = part
  return {
    isPredictable: names.every((name) => name === PREDICTABLE),
    evidence: [{ place, symbol: row.key, role: "definition" }]
  }
}

const fillOf = (part: Part): ReadonlyArray<{ readonly part: Part; readonly into: Expr }> => {
  const { fills } = part.row.row
  const into = fills === undefined ? undefined : part.args[fills.at]?.value
  return into === undefined ? [] : [{ part, into }]
}

/** What the calls of a file draw. Undefined where no generator can be predicted. */
export const drawingsIn = (context: FileContext, parts: ReadonlyArray<Part>): Drawings | undefined => {
  const sources = new Map<Part, Source | undefined>()
  const sourceOf = (part: Part): Source | undefined => {
    if (!sources.has(part)) sources.set(part, sourceIn(context, part))
    return sources.get(part)
  }
  const all = parts.flatMap((part) => {
    const source = sourceOf(part)
    return source === undefined ? [] : [{ part, source }]
  })
  return all.some(({ source }) => source.isPredictable) ? { all, fills: parts.flatMap(fillOf), sourceOf } : undefined
}
