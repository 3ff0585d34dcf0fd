import type { Attribute } from "../model/Facts.ts"
import type { Expr } from "../source/Expr.ts"
import { scopeAround, scopeAt } from "../source/ParsedFile.ts"
import type { Addition } from "./armsOfAdditions.ts"
import type { FileContext } from "./FileContext.ts"
import type { ResolvedUse } from "./mergeFacts.ts"
import type { RuleMatch } from "./RuleMatch.ts"
import { takenAt } from "./takenAt.ts"
import { loopsAround } from "./visibleWrites.ts"

const rootName = (expr: Expr | undefined): string | undefined =>
  expr?.kind === "member" ? rootName(expr.object) : expr?.kind === "name" ? expr.name : undefined

const SETTER = /#(?:set[A-Z]\w*|\w+=)$/

/** Whether a call sets something of an object that only one value has: an assignment, and no `|=`, or a setter with one argument. */
const isSetting = ({ file }: FileContext, { row: { key }, args, expr }: RuleMatch): boolean => {
  if (!SETTER.test(key) || args.length !== 1) return false
  if (expr.kind !== "member") return expr.kind === "call"
  const writes = file.memberWrites.get(expr.name) ?? []
  const own = writes.find(({ target }) => target.start === expr.start)
  return own !== undefined && own.write.added === undefined && own.write.value?.id === args[0]!.value.id
}

/** Whether the second of two settings is always made after the first one, before anything else is done with the object. */
const replaces = (context: FileContext, later: RuleMatch, earlier: RuleMatch, all: ReadonlySet<number>): boolean => {
  const { file } = context
  const name = rootName(later.receiver)
  const [from, to] = [earlier.expr.start, later.expr.start]
  if (from >= to || name === undefined || rootName(earlier.receiver) !== name) return false
  if (earlier.row.key !== later.row.key || !isSetting(context, later) || !isSetting(context, earlier)) return false
  if (scopeAround(file.scopes, from, "function") !== scopeAround(file.scopes, to, "function")) return false
  const before = takenAt(file, from)
  const isCertain = takenAt(file, to).every(({ choice, arm }) =>
    before.some((one) => one.choice === choice && one.arm === arm)
  )
  const loops = loopsAround(file, scopeAt(file.scopes, from))
  const isOutside = loopsAround(file, scopeAt(file.scopes, to)).every((loop) => loops.includes(loop))
  return isCertain && isOutside && file.mentionsOf(name).every((at) => at <= from || at >= to || all.has(at))
}

/** What is set of an object, without what the next setting replaces: `aes.Mode = CipherMode.ECB; aes.Mode = CipherMode.CBC`. */
const withoutReplaced = (context: FileContext, additions: ReadonlyArray<Addition>): ReadonlyArray<Addition> => {
  const settings = additions.flatMap(({ refinement }) => (isSetting(context, refinement) ? [refinement] : []))
  if (settings.length < 2) return additions
  const places = new Set(settings.map(({ expr }) => expr.start))
  return additions.filter(({ refinement }) => !settings.some((later) => replaces(context, later, refinement, places)))
}

const without = (use: ResolvedUse, attribute: Attribute): ResolvedUse => {
  const { [attribute]: _, ...facts } = use.facts
  const { [attribute]: __, ...sources } = use.sources
  return { ...use, facts, sources }
}

const outputOf = ({ extras }: Addition): number | undefined =>
  extras.length === 1 ? extras[0]!.facts.outputBits : undefined

/** Of calls that each go on where the one before ended, how much they give together. */
const withSums = ({ file }: FileContext, additions: ReadonlyArray<Addition>): ReadonlyArray<Addition> => {
  const calls = additions.filter(({ refinement }) => refinement.row.row.sequential === true)
  if (calls.length < 2) return additions
  const arms = new Set(calls.map(({ refinement }) => takenAt(file, refinement.expr.start).length))
  const sizes = calls.map(outputOf)
  if (arms.size > 1 || sizes.some((size) => size === undefined)) return additions
  const outputBits = sizes.reduce<number>((sum, size) => sum + size!, 0)
  const last = calls.at(-1)
  return additions.map((one) => {
    if (!calls.includes(one)) return one
    const [extra] = one.extras as readonly [ResolvedUse]
    return {
      ...one,
      extras: [one === last ? { ...extra, facts: { ...extra.facts, outputBits } } : without(extra, "outputBits")]
    }
  })
}

/** What calls on an object add to it, as far as one is seen behind another. */
export const additionsInSequence = (
  context: FileContext,
  additions: ReadonlyArray<Addition>
): ReadonlyArray<Addition> =>
  additions.length < 2 ? additions : withSums(context, withoutReplaced(context, additions))
