import type { Evidence } from "../model/Finding.ts"
import { conformersIn } from "./choices.ts"
import { genericsAround } from "./conformingMatches.ts"
import type { FileContext } from "./FileContext.ts"
import type { RuleMatch } from "./RuleMatch.ts"
import { typesOfGeneric } from "./typesOfGeneric.ts"

/** The types that the text of a type is made of: itself and its type arguments. */
const typesIn = (text: string): ReadonlyArray<string> => text.split(/[<>,]/).filter((one) => one !== "")

/** Whether a type is the one that conforms, or the one that it is a part of. */
const isOf = (conformer: string, type: string): boolean => conformer === type || conformer.startsWith(`${type}.`)

/** All types that files say conform where a choice of them is left open. */
const conformersOf = ({ answers }: FileContext, choice: string): ReadonlySet<string> =>
  new Set(
    [...answers.values()]
      .flat()
      .flatMap(({ when }) => conformersIn(when).flatMap((one) => (one.choice === choice ? [one.branch] : [])))
  )

/**
 * The calls that give the generic type or function around a use a type argument by which the type that conforms there is this
 * one: what several types would follow from says nothing of any.
 */
export const conformingCallers = (context: FileContext, { expr, when = [] }: RuleMatch): ReadonlyArray<Evidence> => {
  const [chosen, ...others] = conformersIn(when)
  if (chosen === undefined || others.length > 0) return []
  const all = [...conformersOf(context, chosen.choice)]
  return genericsAround(context, expr.start)
    .flatMap((variable) => typesOfGeneric(context, variable))
    .filter(({ text }) => {
      const types = typesIn(text)
      const meant = all.filter((conformer) => types.some((type) => isOf(conformer, type)))
      return meant.length === 1 && meant[0] === chosen.branch
    })
    .flatMap(({ evidence }) => evidence)
}
