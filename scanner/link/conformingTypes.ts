import { qualifiedType, qualify } from "../match/qualify.ts"
import { isSameName } from "../resolve/isSameName.ts"
import type { FileContext } from "../resolve/FileContext.ts"
import type { Defined } from "../resolve/definedExpr.ts"
import { HERE } from "../resolve/Value.ts"
import type { PlainValue } from "../resolve/Question.ts"

/**
 * What a type that derives from another one stands for: the type it says under a name, as for one that a protocol leaves open, or
 * else itself and the type of a library that it extends.
 */
export const conformingTypes = (
  context: FileContext,
  scope: number,
  { owner, names: [name = "", ...members] }: Defined
): ReadonlyArray<PlainValue> => {
  const { file } = context
  const said = file.scopes[scope]!.variable(name)?.writes ?? []
  const { type } = file.scopes[scope]!
  const own = [qualifiedType(file, scope), ...(type === undefined ? [] : qualify(file, type))]
  const types =
    said.length > 0
      ? said.flatMap(({ value }) => (value === undefined ? [] : qualify(file, value)))
      : own.filter((one) => !isSameName(context, one, owner)).map((one) => (name === "" ? one : `${one}.${name}`))
  return members.length > 0
    ? []
    : [...new Set(types)]
        .filter((one) => !isSameName(context, one, owner))
        .map((text) => ({ kind: "text", text, ...HERE }))
}
