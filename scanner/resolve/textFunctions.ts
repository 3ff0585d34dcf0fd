import type { TextFunction } from "../../grammars/Text.ts"
import { qualify } from "../match/qualify.ts"
import type { SettingSpelling } from "../../grammars/settingSpellings.ts"
import { placeholderOf } from "./placeholder.ts"
import type { Argument, CallExpr, ConstructExpr, Expr } from "../source/Expr.ts"
import type { ParsedFile } from "../source/ParsedFile.ts"
import { formatText, joinTexts, repeat } from "./combine.ts"
import { compare } from "./compare.ts"
import type { FileContext } from "./FileContext.ts"
import { attributeRead } from "./attributeRead.ts"
import { entryValues } from "./entryValues.ts"
import { settingAt } from "./settingAt.ts"
import { keyedElsewhere } from "./settingValues.ts"
import { fixedLength } from "./fixedLength.ts"
import { sliceValues } from "./sliceValues.ts"
import { HERE, trailOf, unknownValue, type Value } from "./Value.ts"
import { writtenUnder } from "./writtenUnder.ts"
import type { Grammar } from "../../grammars/Grammar.ts"

type TextValue = Extract<Value, { readonly kind: "text" }>

export interface TextCall {
  readonly function: TextFunction
  readonly onReceiver: boolean
  /** Where one named argument decides what the function does: that argument. */
  readonly argument?: Argument
}

/** `Data(count:)`: a function of the table that is told apart by the name of an argument. */
const labelled = (parsed: ParsedFile, names: ReadonlyArray<string>, { args }: CallExpr): TextCall | undefined => {
  for (const argument of args) {
    if (argument.keyword === undefined) continue
    const found = names.map((name) => parsed.grammar.text.textFunctions[`${name}(${argument.keyword}:)`])
    const known = found.find((one) => one !== undefined)
    if (known !== undefined) return { function: known, onReceiver: false, argument }
  }
  return undefined
}

/** The standard text function a call names, if the language's table has it. */
export const textFunctionOf = (context: FileContext, expr: CallExpr | ConstructExpr): TextCall | undefined => {
  const { file } = context
  const table = file.grammar.text.textFunctions
  if (expr.kind === "construct") {
    const made = qualify(file, expr.type)
      .map((name) => table[`new ${name}`] ?? (expr.declared === true ? table[name] : undefined))
      .find((found) => found !== undefined)
    return made === undefined ? undefined : { function: made, onReceiver: false }
  }
  const names = expr.callee.kind === "list" ? ["[]"] : qualify(file, expr.callee)
  const byLabel = labelled(file, names, expr)
  if (byLabel !== undefined) return byLabel
  const named = names.map((name) => table[name]).find((found) => found !== undefined)
  if (named !== undefined) return { function: named, onReceiver: false }
  if (expr.callee.kind !== "member") return undefined
  const { object, name } = expr.callee
  const ofType = context
    .typesOf(object)
    .map((type) => table[`${type}#${name}`])
    .find((found) => found !== undefined)
  if (ofType !== undefined) return { function: ofType, onReceiver: false }
  const method = table[`#${name}`]
  return method === undefined ? undefined : { function: method, onReceiver: true }
}

type Operands = ReadonlyArray<ReadonlyArray<Value>>

const mapText = (values: ReadonlyArray<Value> | undefined, change: (text: string) => string): ReadonlyArray<Value> =>
  (values ?? []).map((value): Value => (value.kind === "text" ? { ...value, text: change(value.text) } : unknownValue))

/** The case of a text changes that of what it is known to begin with, too. */
const mapCase = (values: ReadonlyArray<Value> = [], change: (text: string) => string): ReadonlyArray<Value> =>
  values.flatMap((value) =>
    value.kind === "unknown" && value.prefix !== undefined
      ? [{ ...unknownValue, kind: "unknown", prefix: change(value.prefix) }]
      : mapText([value], change)
  )

const decoded = (values: ReadonlyArray<Value> | undefined, length: (text: string) => number): ReadonlyArray<Value> =>
  (values ?? []).map((value): Value =>
    value.kind === "text"
      ? { kind: "bytes", length: length(value.text), isFixed: true, ...trailOf(value) }
      : unknownValue
  )

const ENCODINGS: {
  readonly [name: string]: { readonly bytes: (text: string) => number; readonly text: (bytes: number) => number }
} = {
  hex: { bytes: (text) => Math.floor(text.length / 2), text: (bytes) => bytes * 2 },
  base64: { bytes: (text) => base64Length(text), text: (bytes) => Math.ceil(bytes / 3) * 4 },
  base64url: { bytes: (text) => base64Length(text), text: (bytes) => Math.ceil((bytes * 4) / 3) }
}

const encodingsOf = (values: ReadonlyArray<Value> | undefined): ReadonlyArray<string | undefined> =>
  (values ?? []).map((value) => (value.kind === "text" ? value.text.toLowerCase() : undefined))

const decodedAs = ([subject = [], names = []]: Operands): ReadonlyArray<Value> => {
  if (names.length === 0) return subject
  return encodingsOf(names).flatMap((name): ReadonlyArray<Value> => {
    const encoding = name === undefined ? undefined : ENCODINGS[name]
    if (encoding !== undefined) return decoded(subject, encoding.bytes)
    return name === undefined ? [unknownValue] : subject
  })
}

/** Bytes written as text are longer than they were; what the text is is not known. */
const encodedAs = ([subject = [], names = []]: Operands): ReadonlyArray<Value> =>
  names.length === 0
    ? subject
    : encodingsOf(names).flatMap((name) => {
        const encoding = name === undefined ? undefined : ENCODINGS[name]
        return subject.map((value): Value => {
          if (value.kind === "text" && encoding === undefined && name !== undefined) return value
          return value.kind === "bytes" && encoding !== undefined
            ? { ...value, length: encoding.text(value.length) }
            : unknownValue
        })
      })

const zeroed = (context: FileContext, values: ReadonlyArray<Value> | undefined): ReadonlyArray<Value> =>
  (values ?? []).map((value): Value => {
    const trail = trailOf(value)
    if (value.kind === "number") return { kind: "bytes", length: value.value, ...trail }
    if (value.kind !== "list") return value
    const isFixed = fixedLength(context, value) !== undefined
    return { kind: "bytes", length: value.items.length, ...(isFixed && { isFixed }), ...trail }
  })

const base64Length = (text: string): number => Math.floor((text.replace(/[^A-Za-z0-9+/_-]/g, "").length * 3) / 4)

const replaced = ([subject, from, to]: Operands): ReadonlyArray<Value> =>
  (from ?? []).flatMap((a) =>
    (to ?? []).flatMap((b) =>
      a.kind === "text" && b.kind === "text"
        ? mapText(subject, (text) => text.replaceAll(a.text, b.text))
        : [unknownValue]
    )
  )

const repeated = ([text, count]: Operands): ReadonlyArray<Value> => repeat(text ?? [], count ?? [])

const joined = (context: FileContext, [separator, ...items]: Operands): ReadonlyArray<Value> => {
  const only = items.length === 1 && items[0]?.length === 1 ? items[0][0] : undefined
  const pieces = only?.kind === "list" ? only.items.map((item) => context.evaluate(item)) : items
  return joinTexts(pieces.flatMap((piece, at) => (at === 0 ? [piece] : [separator ?? [unknownValue], piece])))
}

const joinedList = (context: FileContext, [lists = [], separators]: Operands): ReadonlyArray<Value> =>
  lists.flatMap((list) =>
    list.kind === "list"
      ? joined(context, [separators ?? [{ kind: "text", text: ",", ...HERE }], [list]])
      : [unknownValue]
  )

const lengths = (values: ReadonlyArray<Value> | undefined): ReadonlyArray<Value> =>
  (values ?? []).map((value): Value => {
    const trail = trailOf(value)
    if (value.kind === "text") return { kind: "number", value: value.text.length, ...trail }
    if (value.kind === "list") return { kind: "number", value: value.items.length, ...trail }
    return value.kind === "bytes" ? { kind: "number", value: value.length, ...trail } : unknownValue
  })

const allocated = ([, size]: Operands): ReadonlyArray<Value> =>
  (size ?? []).map((value): Value =>
    value.kind === "number" ? { kind: "bytes", length: value.value, ...trailOf(value) } : unknownValue
  )

const merged = (expr: CallExpr | ConstructExpr, operands: Operands): ReadonlyArray<Value> => {
  const all = expr.args.map((argument) => argument.value)
  const others = all.slice(0, -1)
  return (operands.at(-1) ?? []).map((value): Value =>
    value.kind === "entries"
      ? { ...value, under: [...(value.under ?? []), ...others] }
      : { kind: "entries", entries: [], spreads: all, ...HERE }
  )
}

const listOf = (expr: CallExpr | ConstructExpr, operands: Operands): ReadonlyArray<Value> =>
  operands.length < 2
    ? (operands[0] ?? [unknownValue])
    : [{ kind: "list", items: expr.args.map((argument) => argument.value), ...HERE }]

const sized = (values: ReadonlyArray<Value> | undefined): ReadonlyArray<Value> =>
  (values ?? []).map((value): Value =>
    value.kind === "number" ? { ...value, kind: "bytes", length: value.value } : unknownValue
  )

const attributeValues = (
  context: FileContext,
  expr: CallExpr | ConstructExpr,
  [, , fallback = []]: Operands
): ReadonlyArray<Value> => {
  const member = attributeRead(context, expr)
  return [...(member === undefined ? [unknownValue] : context.evaluate(member)), ...fallback]
}

/** A field of settings: its default, and the settings it names, of which one is set. */
const fieldValues = (context: FileContext, { args }: CallExpr | ConstructExpr): ReadonlyArray<Value> => {
  const named = (names: ReadonlySet<string>): ReadonlyArray<Value> =>
    args.flatMap(({ keyword, value }) => (keyword !== undefined && names.has(keyword) ? context.evaluate(value) : []))
  const keys = named(FIELD_KEYS).flatMap((key) => (key.kind === "text" ? [key.text] : []))
  const first = args[0]?.keyword === undefined ? args[0] : undefined
  const defaults = first === undefined ? named(FIELD_DEFAULTS) : context.evaluate(first.value)
  return [...(keys.length === 0 ? [] : settingsNamed(context, keys, "environment")), ...defaults]
}

const FIELD_KEYS: ReadonlySet<string> = new Set(["env", "validation_alias", "alias"])
const FIELD_DEFAULTS: ReadonlySet<string> = new Set(["default"])

const nameOf = ({ args: [argument] }: CallExpr | ConstructExpr): Value => {
  const expr = argument?.value
  return expr?.kind === "name" || expr?.kind === "member" ? { kind: "text", text: expr.name, ...HERE } : unknownValue
}

const firstTexts = (context: FileContext, { args }: CallExpr | ConstructExpr): ReadonlyArray<TextValue> =>
  args.length === 0 ? [] : context.evaluate(args[0]!.value).filter((value) => value.kind === "text")

/** The values of settings that stand for each other, of which one is set. */
const settingsNamed = (
  context: FileContext,
  keys: ReadonlyArray<string>,
  spelling?: SettingSpelling
): ReadonlyArray<Value> => {
  const all = keys.flatMap((key) => settingAt(context, { path: [key], ...(spelling !== undefined && { spelling }) }))
  const known = all.filter(({ kind }) => kind !== "unknown")
  if (known.length > 0) return known
  return all.length === 0 ? [unknownValue] : all
}

/** The setting that a call names by its first argument. */
const settingCalled = (context: FileContext, expr: CallExpr | ConstructExpr): ReadonlyArray<Value> => {
  const keys = firstTexts(context, expr).map(({ text }) => text)
  const [first] = expr.args
  const keyed = keys.length > 0 || first === undefined ? [] : keyedElsewhere(context, [{ path: [] }], first.value)
  return keyed.length > 0 ? keyed : settingsNamed(context, keys)
}

/** What an object of this file holds under a key, or what stands for it. */
const entryOf = (
  context: FileContext,
  expr: CallExpr | ConstructExpr,
  [objects = [], keys = [], ...others]: Operands
): ReadonlyArray<Value> => {
  const names = keys.flatMap((key) => (key.kind === "text" ? [key.text] : []))
  const held = objects.flatMap((object) => names.flatMap((name) => entryValues(context, object, name) ?? []))
  const found = [...held.filter(({ kind }) => kind !== "null"), ...writtenUnder(context, expr, names)]
  return found.length > 0 ? found : [unknownValue, ...(others.at(-1) ?? [])]
}

/** Entries of keys and values by turns: `Map.of("a", 1, "b", 2)`. */
const paired = ({ args }: CallExpr | ConstructExpr): Value => {
  const values = args.map(({ value }) => value)
  const entries = values.flatMap((key, at) => {
    const value = values[at + 1]
    return at % 2 === 0 && value !== undefined ? [{ key, value }] : []
  })
  return { kind: "entries", entries, ...HERE }
}

/** Entries that are written as arguments, and those of an object before them: `dict(base, algorithm="RS256")`. */
const namedArguments = ({ args }: CallExpr | ConstructExpr): Value => {
  const entries = args.flatMap(({ keyword, value }) =>
    keyword === undefined ? [] : [{ key: keyOf(keyword, value), value }]
  )
  const spreads = args.flatMap(({ keyword, value }) => (keyword === undefined ? [value] : []))
  return { kind: "entries", entries, ...(spreads.length > 0 && { spreads }), ...HERE }
}

const keyOf = (name: string, { id, start, place }: Expr): Expr => ({
  kind: "name",
  id: -id * 64 - 9,
  start,
  place,
  name
})

/** A text that is no placeholder stands for itself. */
const filledIn = (context: FileContext, value: TextValue): ReadonlyArray<Value> => {
  const placeholder = placeholderOf(value.text)
  if (placeholder === undefined) return [/[#$]\{/.test(value.text) ? unknownValue : value]
  const set = settingsNamed(context, placeholder.keys, "relaxed")
  return placeholder.fallback === undefined
    ? set
    : [...set, ...filledIn(context, { ...value, text: placeholder.fallback })]
}

/** The last two: the first of three is the type that compares them. */
const pairOf = (operands: Operands): readonly [ReadonlyArray<Value>, ReadonlyArray<Value>] => [
  operands.at(-2) ?? [unknownValue],
  operands.at(-1) ?? [unknownValue]
]

const table: {
  readonly [F in TextFunction]: (
    context: FileContext,
    expr: CallExpr | ConstructExpr,
    operands: Operands
  ) => ReadonlyArray<Value>
} = {
  same: (_, __, operands) => operands[0] ?? [],
  lower: (_, __, operands) => mapCase(operands[0], (text) => text.toLowerCase()),
  upper: (_, __, operands) => mapCase(operands[0], (text) => text.toUpperCase()),
  equals: (_, __, operands) => compare("equal", ...pairOf(operands)),
  "equals-ignoring-case": (_, __, operands) => compare("equal", ...pairOf(operands), true),
  difference: (_, __, operands) =>
    compare("equal", ...pairOf(operands)).map((one): Value =>
      one.kind === "boolean" ? { ...trailOf(one), kind: "number", value: one.value ? 0 : 1 } : unknownValue
    ),
  among: () => [unknownValue],
  holds: () => [unknownValue],
  "is-text": () => [unknownValue],
  trim: (_, __, operands) => mapText(operands[0], (text) => text.trim()),
  replace: (_, __, operands) => replaced(operands),
  concat: (_, __, operands) => joinTexts(operands),
  join: (context, _, operands) => joined(context, operands),
  format: (_, __, [format, ...args]) => (format ?? []).flatMap((one) => formatText(one, args)),
  printf: (_, __, [format, ...args]) => (format ?? []).flatMap((one) => formatText(one, args)),
  utf8: (_, __, operands) => decoded(operands[0], (text) => new TextEncoder().encode(text).length),
  hex: (_, __, operands) => decoded(operands[0], (text) => text.length / 2),
  base64: (_, __, operands) => decoded(operands[0], base64Length),
  decode: (_, __, operands) => decodedAs(operands),
  encode: (_, __, operands) => encodedAs(operands),
  zeros: (context, _, operands) => zeroed(context, operands[0]),
  repeat: (_, __, operands) => repeated(operands),
  merge: (_, expr, operands) => merged(expr, operands),
  "join-list": (context, _, operands) => joinedList(context, operands),
  either: (_, __, operands) =>
    operands.length > 2
      ? [unknownValue, ...operands.at(-1)!]
      : operands.flat().filter((value) => value.kind !== "null"),
  sized: (_, __, operands) => sized(operands[0]),
  attribute: (context, expr, operands) => attributeValues(context, expr, operands),
  field: (context, expr) => fieldValues(context, expr),
  default: (_, __, operands) => operands.at(-2) ?? [unknownValue],
  value: (_, __, [only = [unknownValue], ...others]) => (others.length === 0 ? only : [unknownValue]),
  first: (_, __, [first = [unknownValue]]) => first,
  list: (_, expr, operands) => listOf(expr, operands),
  buffer: (_, __, operands) =>
    (operands[0] ?? []).map((value): Value =>
      value.kind === "number" ? { ...value, kind: "bytes", length: value.value } : unknownValue
    ),
  length: (_, __, operands) => lengths(operands[0]),
  allocate: (_, __, operands) => allocated(operands),
  nameof: (_, expr) => [nameOf(expr)],
  fallback: (context, expr, operands) => [
    ...settingCalled(context, expr),
    ...(expr.args.length > 1 ? (operands.at(-1) ?? []) : [])
  ],
  entry: (context, expr, operands) => entryOf(context, expr, operands),
  slice: (_, __, [subject = [], from, to]) =>
    sliceValues(subject, { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }),
  part: (_, __, [subject = [], from, count]) =>
    sliceValues(subject, { ...(from !== undefined && { from }), ...(count !== undefined && { count }) }),
  head: (_, __, [subject = [], count]) => (count === undefined ? subject : sliceValues(subject, { count })),
  second: (_, __, operands) => operands[1] ?? [unknownValue],
  named: (_, expr) => [namedArguments(expr)],
  pairs: (_, expr) => [paired(expr)],
  placeholder: (context, expr) => firstTexts(context, expr).flatMap((value) => filledIn(context, value))
}

export const applyTextFunction = (
  context: FileContext,
  call: TextCall,
  expr: CallExpr | ConstructExpr
): ReadonlyArray<Value> => {
  const given = call.argument === undefined ? expr.args : [call.argument]
  const args = given.map((argument) => context.evaluate(argument.value))
  const operands =
    call.onReceiver && expr.kind === "call" && expr.callee.kind === "member"
      ? [context.evaluate(expr.callee.object), ...args]
      : args
  const values = table[call.function](context, expr, operands)
  return values.length === 0 ? [unknownValue] : values
}

/** Whether a member is, for the scanner, the object it is a member of: `text.bytes`, the `value` of an enumeration. */
export const isSameMember = ({ text: { textFunctions, sameMembers } }: Grammar, name: string): boolean =>
  textFunctions[`#${name}`] === "same" || sameMembers?.has(name) === true
