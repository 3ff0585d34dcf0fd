import { qualifiedType, qualify } from "../match/qualify.ts"
import { type Case, picked } from "../resolve/Case.ts"
import { conformingChoice } from "../resolve/choices.ts"
import { isSameName } from "../resolve/isSameName.ts"
import type { FileContext } from "../resolve/FileContext.ts"
import type { Defined } from "../resolve/definedExpr.ts"
import { HERE } from "../resolve/Value.ts"
import type { PlainValue } from "../resolve/Question.ts"

/** The type that a scope adds to or declares, by the name that rows know, where they know one. */
export const conformer = (context: FileContext, scope: number): string => {
  const { file, index } = context
  const { extended, type } = file.scopes[scope]!
  const own = qualifiedType(file, scope)
  const names = type === undefined || extended === undefined ? [] : qualify(file, type)
  return names.find((name) => name.endsWith(`.${extended}`) && index.owners().has(name)) ?? own
}

/**
 * A type within another one that is not written there but follows from a property of its name: `Key.Public` is what the
 * property `public` of a `Key` is of.
 */
const withinType = ({ index }: FileContext, owner: string, name: string): string =>
  index.rows.get(`${owner}#${name.slice(0, 1).toLowerCase()}${name.slice(1)}`)?.row.returns ?? `${owner}.${name}`

/**
 * What a type that derives from another one stands for, in the case of that type: the type it says under a name, as for one
 * that a protocol leaves open, or one within that; or else itself and the type of a library that it extends.
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
  const when: Case = picked(conformingChoice(owner), conformer(context, scope))
  return [...new Set(types)]
    .map((one) => members.reduce((outer, member) => withinType(context, outer, member), one))
    .filter((one) => !isSameName(context, one, owner))
    .map((text) => ({ kind: "text", text, ...HERE, when }))
}
