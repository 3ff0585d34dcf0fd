import { raise } from "./raise.ts"
import { qualifiedType } from "../match/qualify.ts"
import type { Evidence } from "../model/Finding.ts"
import type { Expr } from "../source/Expr.ts"
import { type BaseCall, enclosing, scopeAt } from "../source/ParsedFile.ts"
import type { FileContext } from "./FileContext.ts"
import { isOfTests } from "./isOfTests.ts"
import { type Question, questionId } from "./Question.ts"
import { restsOnParameter } from "./restsOnParameter.ts"

/** Constructions that are listed for one call of a constructor. */
const MAX_CONSTRUCTIONS = 32

/**
 * Where objects are made whose constructor itself says what it gives to the one of its base: each of them is what it says.
 * `class Sha256Signer extends Signer { Sha256Signer() { super("SHA256withRSA") } }`.
 */
export const constructionsOf = (context: FileContext, { start }: BaseCall, given: Expr): ReadonlyArray<Evidence> => {
  const { file } = context
  const at = scopeAt(file.scopes, start)
  const constructor = enclosing(file.scopes, at, "function")
  const type = enclosing(file.scopes, at, "type")
  const symbol = type === undefined ? undefined : file.scopes[type]!.name
  if (constructor === undefined || type === undefined || symbol === undefined) return []
  if (restsOnParameter(file, given)) return []
  const count = file.scopes[constructor]!.parameters.length
  const own = file
    .callsOf(symbol)
    .filter((call) => call.kind === "construct" && call.args.length === count)
    .map((call): Evidence => ({ place: call.place(), symbol, role: "caller" }))
  const question: Question = { kind: "call", name: qualifiedType(file, type), count }
  raise(context, [question])
  const elsewhere = (context.answers.get(questionId(question)) ?? []).flatMap(({ evidence }) => evidence)
  return [...own, ...elsewhere].filter((one) => !isOfTests(file, start, [one])).slice(0, MAX_CONSTRUCTIONS)
}
