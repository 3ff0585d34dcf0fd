import type { Expr } from "../source/Expr.ts"
import { scopeAt } from "../source/ParsedFile.ts"
import { casesOf } from "./armCases.ts"
import { isChosen, mergeCases } from "./Case.ts"
import type { FileContext } from "./FileContext.ts"
import { type Taken, takenAt } from "./takenAt.ts"
import type { Trail } from "./Value.ts"
import { loopsAround } from "./visibleWrites.ts"

/** The arms around an offset that are taken once: in a loop something else may have been chosen in an earlier round. */
export const chosenAt = ({ file }: FileContext, offset: number): ReadonlyArray<Taken> =>
  takenAt(file, offset).filter(({ choice }) => loopsAround(file, scopeAt(file.scopes, choice.start)).length === 0)

/** What can hold in one of the arms around an expression. */
export const possibleAt = <A extends Pick<Trail, "when">>(
  context: FileContext,
  { start }: Expr,
  all: ReadonlyArray<A>
): ReadonlyArray<A> => {
  if (all.length < 2 || !isChosen(all.map(({ when }) => when))) return all
  const cases = casesOf(context, chosenAt(context, start))
  const possible = all.filter(({ when }) => cases.some((one) => mergeCases(one, when) !== undefined))
  return possible.length === 0 ? all : possible
}
