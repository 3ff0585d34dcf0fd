import type { RuleIndex } from "./match/RuleIndex.ts"
import type { Finding } from "./model/Finding.ts"
import type { FileContext } from "./resolve/FileContext.ts"
import { makeFileContext } from "./resolve/makeFileContext.ts"
import { flatten } from "./resolve/flatten.ts"
import type { Part } from "./resolve/Part.ts"
import { assignedPart, receiverParts } from "./resolve/readPart.ts"
import type { Site, Unit } from "./syntax/Unit.ts"

const partAt = (context: FileContext, site: Site): Part | undefined =>
  site.kind === "set" ? assignedPart(context, site.target, site.value) : context.partOf(site.expr)

const counts = (context: FileContext, taker: Part): boolean =>
  taker.row.row.is !== undefined || (taker.row.row.refines === true && receiverParts(context, taker).length > 0)

/** Whether another finding speaks for this part, directly or through parts that are not reported themselves. */
const isTaken = (context: FileContext, part: Part, seen: ReadonlySet<Part> = new Set()): boolean =>
  [...part.takenBy].some(
    (taker) => !seen.has(taker) && (counts(context, taker) || isTaken(context, taker, new Set([...seen, part])))
  )

const toFindings = (context: FileContext, part: Part): ReadonlyArray<Finding> => {
  const { is } = part.row.row
  if (is === undefined || isTaken(context, part)) return []
  return flatten(context, part).map(({ facts, sources, evidence }): Finding => ({
    kind: is,
    api: part.row.key,
    library: part.row.library,
    language: context.unit.grammar.name,
    path: context.unit.path,
    place: part.place,
    facts,
    sources,
    evidence
  }))
}

/** Findings of one file: match every site, let `init` and its like add to what they are called on, then read the facts. */
export const scanUnit = (unit: Unit, index: RuleIndex): ReadonlyArray<Finding> => {
  const context = makeFileContext(unit, index)
  const parts = [...new Set(unit.sites.flatMap((site) => partAt(context, site) ?? []))]
  for (const part of parts) {
    if (part.row.row.refines !== true) continue
    for (const refined of receiverParts(context, part))
      if (!refined.refinements.includes(part)) refined.refinements.push(part)
  }
  for (const part of parts) flatten(context, part)
  return parts.flatMap((part) => toFindings(context, part))
}
