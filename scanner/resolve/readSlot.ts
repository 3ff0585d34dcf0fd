import { raise } from "./raise.ts"
import { questionsOf } from "./questionsOf.ts"
import type { Slot } from "../rules/rule.ts"
import { type Notation, type NotationName, notations } from "../notation/notations.ts"
import type { Attribute, Facts } from "../model/Facts.ts"
import type { Expr } from "../source/Expr.ts"
import { entryValues } from "./entryValues.ts"
import type { FileContext } from "./FileContext.ts"
import type { RuleMatch } from "./RuleMatch.ts"
import { impliedValue } from "./writtenValues.ts"
import { settingAt, settingQuestions } from "./settingAt.ts"
import { restsOnParameter } from "./restsOnParameter.ts"
import { writtenDecisions } from "./writtenDecisions.ts"
import { writtenElements } from "./writtenElements.ts"
import { impliedTypeArguments, typeArgumentsOf } from "./typeArgumentsOf.ts"
import { HERE, type Trail, trailOf, unknownValue, type Value } from "./Value.ts"
import { objectContext } from "./madeObjects.ts"
import { resultsOf } from "./resultsOf.ts"
import type { Scope } from "../source/Scope.ts"

/** What one value of an argument says: facts, or another part, or nothing that can be read. */
export type SlotReading = Trail &
  (
    | { readonly facts: Facts; readonly unread?: Attribute }
    | { readonly part: RuleMatch; readonly by?: RuleMatch }
    | { readonly unknown: true }
  )

/** The arguments a slot means; none when the call leaves them out. */
export const slotExpressions = (context: FileContext, match: RuleMatch, slot: Slot): ReadonlyArray<Expr> => {
  if (slot.receiver === true) return match.receiver === undefined ? [] : [match.receiver]
  if (slot.typeArg === true) {
    const written = typeArgumentsOf(context.file, match.expr)
    const typeArgument = (written.length > 0 ? written : impliedTypeArguments(context.file, match.expr)).at(slot.at)
    return typeArgument === undefined ? [] : [typeArgument]
  }
  const named =
    slot.keyword === undefined ? undefined : match.args.find((argument) => argument.keyword === slot.keyword)
  if (named !== undefined) {
    context.entriesRead.add(named.value.id)
    return [named.value]
  }
  const positional = match.args.filter(({ keyword, isInPlace }) => keyword === undefined || isInPlace === true)
  const from = slot.at < 0 ? positional.length + slot.at : slot.at
  const to = slot.rest === true ? positional.length : from + 1
  const hidden = positional.slice(0, slot.rest === true ? from : to)
  if (from < 0 || hidden.some((argument) => argument.spread === true)) return []
  const block =
    match.expr.kind === "call" && context.file.grammar.calls.blockIsArgument === true ? match.expr.block : undefined
  if (block !== undefined && from === positional.length) return [block]
  return positional.slice(from, to).map((argument) => argument.value)
}

/** Whether `*args` or `**kwargs` may hold what the call does not show: not where all of its entries are seen. */
const mayBeSpread = (context: FileContext, { args }: RuleMatch, { receiver, typeArg, keyword }: Slot): boolean => {
  const spreads = args.filter((argument) => argument.spread === true).map(({ value }) => context.evaluate(value))
  const isSeen = (value: Value): boolean =>
    keyword !== undefined && (entryValues(context, value, keyword) ?? []).some(({ kind }) => kind === "null")
  return receiver !== true && typeArg !== true && spreads.some((values) => !values.every(isSeen))
}

/** What a hash given as last argument, or spread, says of a keyword. */
const optionValues = (context: FileContext, match: RuleMatch, { keyword, path = [] }: Slot): ReadonlyArray<Value> => {
  if (keyword === undefined) return []
  const isLastRead = context.file.grammar.calls.optionsAreKeywords === true
  const positional = match.args.filter((argument) => argument.keyword === undefined)
  const options = positional.filter(
    (argument, at) => argument.spread === true || (isLastRead && at === positional.length - 1)
  )
  return within(
    context,
    options.flatMap(({ value }) => context.evaluate(value)).filter(({ kind }) => kind === "entries"),
    [keyword, ...path]
  )
}

const textEncoder = new TextEncoder()

const scalar = (attribute: Attribute, result: Facts | number | undefined): Facts | undefined =>
  typeof result === "number" ? { [attribute]: result } : result

/** The protocol that a version is of, where the calls that set versions are named after another: `DTLS1_VERSION`. */
export const protocolOf = ({ name }: Facts): Pick<Facts, "name"> => (name === "DTLS" ? { name } : {})

const pick = (attribute: Attribute | "algorithm", facts: Facts | undefined): Facts | undefined => {
  if (facts === undefined || attribute === "algorithm" || Object.keys(facts).length === 0) return facts
  const value = facts[attribute] ?? (NAMES_OF_OTHERS.has(attribute) ? facts.name : undefined)
  return value === undefined ? undefined : { [attribute]: value, ...(attribute === "version" && protocolOf(facts)) }
}

/** Attributes that hold the name of another algorithm. */
export const NAMES_OF_OTHERS: ReadonlySet<Attribute | "algorithm"> = new Set(["digest", "mgfDigest", "cipher"])

const lengthOf = (value: Value): number | undefined => {
  if (value.kind === "bytes") return value.length
  if (value.kind === "text") return textEncoder.encode(value.text).length
  return value.kind === "list" ? value.items.length : undefined
}

const factsOf = (notation: Notation, attribute: Attribute | "algorithm", value: Value): Facts | undefined => {
  const key = attribute === "algorithm" ? "name" : attribute
  if (value.kind === "text") {
    const read = pick(attribute, scalar(key, notation.ofText?.(value.text)))
    if (read !== undefined) return read
  }
  if (value.kind === "unknown" && value.prefix !== undefined) return pick(attribute, notation.ofPrefix?.(value.prefix))
  if (value.kind === "number" && value.value < 0) return undefined
  if (value.kind === "number") return pick(attribute, scalar(key, notation.ofNumber?.(value.value)))
  if (value.kind === "boolean") return pick(attribute, scalar(key, notation.ofBoolean?.(value.value)))
  const length = value.kind === "text" && notation.textHasNoLength === true ? undefined : lengthOf(value)
  return length === undefined ? undefined : pick(attribute, scalar(key, notation.ofLength?.(length)))
}

/** Several flags that hold at once. */
const flagsOf = (
  context: FileContext,
  slot: Slot,
  attribute: Attribute | "algorithm",
  items: ReadonlyArray<Expr>
): SlotReading => {
  const types = slot.type === undefined ? [] : [slot.type]
  const names = items.flatMap((item) => context.evaluate(item)).map((item) => impliedValue(context, item, types))
  const text = names.map((name) => (name.kind === "text" ? name.text : "")).join("|")
  const facts = factsOf(notations[slot.as], attribute, { kind: "text", text, ...HERE })
  return facts === undefined ? { ...HERE, unknown: true } : { ...HERE, facts }
}

const operandsOf = (context: FileContext, expr: Expr): ReadonlyArray<Expr> =>
  expr.kind === "operator" && context.file.grammar.text.operators[expr.operator] === "union"
    ? [...operandsOf(context, expr.left), ...operandsOf(context, expr.right)]
    : [expr]

/** The flags that an operator sets together, where each of them alone would say something else. */
const flagsIn = (context: FileContext, match: RuleMatch, slot: Slot): ReadonlyArray<Expr> =>
  (notations[slot.as] as Notation).isFlags === true
    ? slotExpressions(context, match, slot).flatMap((expr) => operandsOf(context, expr))
    : []

const readValue = (
  context: FileContext,
  slot: Slot,
  attribute: Attribute | "algorithm",
  given: Value
): ReadonlyArray<SlotReading> => {
  const value = slot.type === undefined ? given : impliedValue(context, given, [slot.type])
  const trail = trailOf(value)
  if (value.kind === "part") return [{ ...trail, part: value.part, ...(value.by !== undefined && { by: value.by }) }]
  const notation: Notation = notations[slot.as]
  if (value.kind === "unknown" && value.made !== undefined && notation.decidedBy !== undefined)
    return decidedValues(context, value, notation.decidedBy).flatMap((one) =>
      readValue(context, slot, attribute, one.kind === "unknown" ? unknownValue : one)
    )
  if (value.kind === "null") {
    const none = pick(attribute, notation.ofNull)
    return none === undefined ? [] : [{ ...trail, facts: none }]
  }
  if (value.kind === "text" && notation.membersOf !== undefined) {
    return notation.membersOf(value.text).flatMap((text): ReadonlyArray<SlotReading> => {
      const facts = factsOf(notation, attribute, { ...value, text })
      return [facts === undefined ? { ...trail, unknown: true } : { ...trail, facts }]
    })
  }
  if (value.kind === "entries" && notation.nameKey !== undefined) {
    return namedIn(context, value, notation.nameKey).flatMap((one) => readValue(context, slot, attribute, one))
  }
  if (value.kind === "text" && notation.separator !== undefined) {
    const matches = value.text.split(notation.separator).map((text) => factsOf(notation, attribute, { ...value, text }))
    const read = matches.flatMap((facts) => (facts === undefined ? [] : [{ ...trail, facts }]))
    return read.length === 0 ? [{ ...trail, unknown: true }] : read
  }
  const facts = factsOf(notation, attribute, value)
  const unread = value.kind === "unknown" && facts !== undefined ? notation.behindPrefix?.(facts) : undefined
  if (facts !== undefined) return [{ ...trail, facts, ...(unread !== undefined && { unread }) }]
  if (value.kind !== "list") return [{ ...trail, unknown: true }]
  const together = notations[slot.as] as Notation
  if (together.isFlags === true && value.items.length > 1) return [flagsOf(context, slot, attribute, value.items)]
  for (const { id } of value.items) context.entriesRead.add(id)
  return value.items
    .flatMap((item) => context.evaluate(item))
    .flatMap((item) => readValue(context, slot, attribute, { ...item, hops: item.hops + value.hops }))
}

/** An item of a list or a tuple, where the path names a position. */
const itemAt = (context: FileContext, object: Value, position: string): ReadonlyArray<Value> => {
  const item = object.kind === "list" && /^\d+$/.test(position) ? object.items[Number(position)] : undefined
  return item === undefined ? [] : context.evaluate(item)
}

const within = (
  context: FileContext,
  values: ReadonlyArray<Value>,
  path: ReadonlyArray<string>
): ReadonlyArray<Value> =>
  path.reduce<ReadonlyArray<Value>>(
    (objects, name) =>
      objects.flatMap((object) => {
        if (object.kind === "unknown") return [object]
        return object.kind === "list"
          ? name.split("|").flatMap((one) => itemAt(context, object, one))
          : namedIn(context, object, name)
      }),
    values
  )

/** `name` may be several names, parted by `|`, of which an object has one. */
const namedIn = (context: FileContext, object: Value, names: string): ReadonlyArray<Value> =>
  names
    .split("|")
    .flatMap((name) => entryValues(context, object, name) ?? [])
    .filter((value) => value.kind !== "null")

const knownIn = (values: ReadonlyArray<Value>): ReadonlyArray<Value> => values.filter(({ kind }) => kind !== "unknown")

/** The notation of what may be given as a length or as the bytes themselves, which many callers make and few show. */
const BYTES: NotationName = "bytes"

/** Notes what other files may say of an argument. A key is as good unnamed, and of bytes only constants matter. */
const ask = (context: FileContext, match: RuleMatch, slot: Slot, argument: Expr): void => {
  const { key, from } = match.row.row
  const isTaken = slot === key || slot === from || (Array.isArray(from) && from.includes(slot))
  if (isTaken && slot.as === "any") return
  const questions = questionsOf(context, argument)
  raise(context, slot.as === BYTES ? questions.filter(({ kind }) => kind === "constant") : questions)
}

/** Whether other files may say more: the value is unknown, or one of those that callers choose. */
const isOpen = (reading: SlotReading): boolean =>
  "unknown" in reading || reading.evidence.some(({ role }) => role === "caller")

const memberOf = (context: FileContext, object: Expr, name: string): Expr => ({
  kind: "member",
  id: context.freshId(),
  start: object.start,
  place: object.place,
  object,
  name
})

/** What the file writes to a member of an object that is built piece by piece: `mechanism.type = ...; init(&mechanism)`. */
const writtenTo = (
  context: FileContext,
  object: Expr,
  path: ReadonlyArray<string> | undefined
): ReadonlyArray<Value> | undefined => {
  if (object.kind === "typed") return writtenTo(context, object.value, path)
  const names = path?.at(-1)?.split("|") ?? []
  const name = names.find((one) => context.file.memberWrites.has(one))
  if (name === undefined) return undefined
  const holder = (path ?? []).slice(0, -1).reduce<Expr>((held, step) => memberOf(context, held, step), object)
  return context.evaluate(memberOf(context, holder, name))
}

/** One of the objects an argument may be, for which all that is said of it is read together. */
export interface Choice {
  readonly argument: Expr
  readonly value: Value
}

/** The objects that the argument with the options may be; none where there is no choice. */
export const choicesOf = (
  context: FileContext,
  match: RuleMatch,
  slots: ReadonlyArray<Slot>
): ReadonlyArray<Choice> => {
  const slot = slots.find(({ path, rest }) => path !== undefined && path.length > 0 && rest !== true)
  const argument = slot === undefined ? undefined : slotExpressions(context, match, slot)[0]
  if (argument === undefined) return []
  const values = context.evaluate(argument)
  return values.filter(({ kind }) => kind === "entries").length < 2 ? [] : values.map((value) => ({ argument, value }))
}

/** A value of the argument of a slot, with the argument where it is written out. */
export interface SlotValue {
  readonly value: Value
  readonly argument?: Expr
}

/** Every value the argument of a slot can have; none where the call leaves it out, undefined where that cannot be seen. */
export const slotValues = (
  context: FileContext,
  match: RuleMatch,
  slot: Slot,
  choice?: Choice
): ReadonlyArray<SlotValue> | undefined => {
  const { writesDecision }: Notation = notations[slot.as]
  const evaluate = (expr: Expr): ReadonlyArray<Value> => {
    if (choice?.argument.id === expr.id) return [choice.value]
    return writesDecision === undefined ? context.evaluate(expr) : writtenDecisions(context, expr, writesDecision)
  }
  const isNamed = match.args.some((argument) => argument.keyword !== undefined && argument.keyword === slot.keyword)
  const options = isNamed ? [] : optionValues(context, match, slot)
  if (options.length > 0) return options.map((value) => ({ value }))
  const exprs = slotExpressions(context, match, slot)
  if (exprs.length === 0 && mayBeSpread(context, match, slot)) return undefined
  // Of several arguments one holds the options; what the others are does not matter.
  const isOneOf = slot.rest === true && slot.path !== undefined
  return exprs.flatMap((argument) => {
    const objects = isOneOf ? knownIn(evaluate(argument)) : evaluate(argument)
    const isLeftOut = objects.length > 0 && objects.every(({ kind }) => kind === "null")
    if (isLeftOut && slot.path !== undefined) return []
    const found = within(context, objects, slot.path ?? [])
    const values =
      knownIn(found).length === 0
        ? (writtenTo(context, argument, slot.path) ?? writtenElements(context, argument, slot.path ?? []) ?? found)
        : found
    return values.map((value) => ({ value, argument }))
  })
}

const isMadeBy = ({ madeBy }: Slot, value: Value, reading: SlotReading): boolean =>
  "part" in reading && reading.part.row.row.is === madeBy && value.kind === "part" && value.isConverted !== true

/** What the project configures for the library. */
const configured = (context: FileContext, [file, ...path]: NonNullable<Slot["setting"]>): ReadonlyArray<SlotValue> => {
  const values = settingAt(context, { file, path })
  raise(context, settingQuestions(values))
  return values.map((value) => ({ value }))
}

/** Everything the argument of a slot can say about an attribute. Empty: the call leaves it out. */
export const readSlot = (
  context: FileContext,
  match: RuleMatch,
  attribute: Attribute | "algorithm",
  slot: Slot,
  choice?: Choice
): ReadonlyArray<SlotReading> => {
  const flags = flagsIn(context, match, slot)
  if (flags.length > 1) return [flagsOf(context, slot, attribute, flags)]
  const values =
    slot.setting === undefined ? slotValues(context, match, slot, choice) : configured(context, slot.setting)
  if (values === undefined) return [{ ...HERE, unknown: true }]
  const asked = new Set<Expr>()
  return values.flatMap(({ value, argument }) => {
    const all = readValue(context, slot, attribute, value)
    const readings = slot.madeBy === undefined ? all : all.filter((one) => isMadeBy(slot, value, one))
    const isEmptyField = value.kind === "null" && value.evidence.length > 0
    if (argument === undefined || asked.has(argument)) return readings
    if (all.some(isOpen) || isEmptyField || restsOnParameter(context.file, argument)) {
      asked.add(argument)
      ask(context, match, slot, argument)
    }
    return readings
  })
}

/** Whether a method does no more than give its result: with any other statement it may leave without it. */
const isPlain = ({ body }: Scope): boolean => body === undefined || body.length === 1

/** What methods of an object of this file always decide: true where they do nothing, so that nothing is refused. */
const decidedValues = (context: FileContext, object: Value, names: ReadonlyArray<string>): ReadonlyArray<Value> => {
  const inside = objectContext(context, object)
  if (inside === undefined) return [object]
  const { scopes } = context.file
  const methods = names.flatMap((name) => scopes[inside.type]!.functionsNamed(name) ?? []).map((at) => scopes[at]!)
  const isEmpty = methods.length > 0 && methods.every(({ body }) => body?.length === 0)
  if (isEmpty) return [{ ...HERE, kind: "boolean", value: true }]
  const values = methods.every(({ returns }) => returns.length > 0) ? resultsOf(inside.context, methods) : []
  const isSure = values.every(({ kind }) => kind === "boolean") || (values.length === 1 && methods.every(isPlain))
  return values.length > 0 && isSure ? values : [unknownValue]
}
