import type { Grammar } from "../../grammars/Grammar.ts"
import { writtenElements } from "./writtenElements.ts"
import { implicitObjects } from "../match/implicitObjects.ts"
import { lookup } from "../match/lookup.ts"
import { qualify } from "../match/qualify.ts"
import {
  ENTRY,
  type IndexedRow,
  type RuleIndex,
  rowOf,
  textAt,
  withCount,
  withEntry,
  withLabel
} from "../match/RuleIndex.ts"
import type { Argument, CallExpr, Expr, MemberExpr, NameExpr } from "../source/Expr.ts"
import { type EntrySite, type ParsedFile, scopeAround } from "../source/ParsedFile.ts"
import { entryValues } from "./entryValues.ts"
import type { FileContext } from "./FileContext.ts"
import { madeMatch } from "./madeMatch.ts"
import { functionsCalled } from "./ownMembers.ts"
import type { RuleMatch } from "./RuleMatch.ts"

const first = (index: RuleIndex, keys: Iterable<string>): IndexedRow | undefined => {
  for (const key of keys) {
    const row = rowOf(index, key)
    if (row !== undefined) return row
  }
  return undefined
}

/** Names with the name of an argument, for rows that only calls with such an argument match: `Type.make(from:)`. */
const labelled = (names: ReadonlyArray<string>, args: ReadonlyArray<Argument>): ReadonlyArray<string> =>
  args.flatMap(({ keyword }) => (keyword === undefined ? [] : names.map((name) => name + withLabel(keyword))))

/** The row for calls with an object that has a certain entry: `$client->get($url, ["verify" => false])`. */
const rowForEntry = (
  context: FileContext,
  names: ReadonlyArray<string>,
  args: ReadonlyArray<Argument>
): IndexedRow | undefined => {
  const { byEntry, rows } = context.index
  const asked =
    byEntry.size === 0 ? [] : names.flatMap((name) => [...(byEntry.get(name) ?? [])].map((entry) => ({ name, entry })))
  if (asked.length === 0) return undefined
  const objects = args.flatMap(({ value }) => context.evaluate(value))
  const found = asked.find(
    ({ entry }) =>
      objects.some((object) => entryValues(context, object, entry)?.some(({ kind }) => kind !== "null") === true) ||
      args.some(({ value }) => writtenElements(context, value, [entry]) !== undefined)
  )
  return found && rows.get(found.name + withEntry(found.entry))
}

const firstOfCall = (
  context: FileContext,
  names: ReadonlyArray<string>,
  args: ReadonlyArray<Argument>
): IndexedRow | undefined => {
  const { index } = context
  const isCounted = args.every(({ spread }) => spread !== true)
  const counted = isCounted ? names.map((name) => name + withCount(args.length)) : []
  const special = [...labelled(names, args), ...counted].find((name) => index.rows.has(name))
  if (special !== undefined) return index.rows.get(special)
  return rowForEntry(context, names, args) ?? first(index, names)
}

/** The row for calls with a certain text as an argument: `System.setProperty("https.protocols", ...)`. */
const rowForText = (
  context: FileContext,
  names: ReadonlyArray<string>,
  args: ReadonlyArray<Argument>
): IndexedRow | undefined => {
  for (const name of names) {
    const known = context.index.byText.get(name)
    if (known === undefined) continue
    const words =
      context.file.grammar.commands !== undefined ? args.filter(({ keyword }) => keyword === undefined) : args
    for (const position of known) {
      const given = words[position]?.value
      const texts = given === undefined ? [] : context.evaluate(given)
      for (const value of texts) {
        const row = value.kind === "text" ? context.index.rows.get(name + textAt(position, value.text)) : undefined
        if (row !== undefined) return row
      }
    }
  }
  return undefined
}

/** Whether a file adds such a method to types itself: a function whose first parameter is the object. */
const isExtended = ({ scopes, grammar }: ParsedFile, name: string, args: ReadonlyArray<Argument>): boolean =>
  scopes.some(
    (scope) =>
      scope.kind === "type" &&
      scope.functionsNamed(name)?.some((at) => {
        const { parameters } = scopes[at]!
        return parameters.length === args.length + 1 && !grammar.scoping.selfNames.has(parameters[0]!.name)
      }) === true
  )

/**
 * Methods that an import adds to any type, by a wildcard or by their names: `package.*#method`, unless the file has such
 * a method of its own.
 */
const addedRow = (context: FileContext, callee: MemberExpr, args: ReadonlyArray<Argument>): IndexedRow | undefined => {
  if (callee.object.kind === "implied") return undefined
  const { wildcards, imports } = context.file
  const named = (imports.get(callee.name) ?? []).filter(({ path }) => path.endsWith(`.${callee.name}`))
  const owners = [...wildcards, ...named.map(({ path }) => path.slice(0, path.lastIndexOf(".")))]
  const keys = owners.map((owner) => `${owner}.*#${callee.name}`).filter((key) => context.index.rows.has(key))
  if (keys.length === 0 || functionsCalled(context.file, callee).length > 0) return undefined
  return isExtended(context.file, callee.name, args) ? undefined : first(context.index, keys)
}

type Access = "call" | "read" | "write"

const memberNames = ({ types: { accessors } }: Grammar, name: string, access: Access): ReadonlyArray<string> => {
  const own = access === "write" ? `${name}=` : name
  if (accessors === undefined || access === "call") return [own]
  const property = name.slice(0, 1).toUpperCase() + name.slice(1)
  return [own, ...(access === "write" ? [accessors.set] : accessors.get).map((prefix) => prefix + property)]
}

/** The row of a member, by what any of the types says of it before what one says of all its other members. */
const memberRow = (
  context: FileContext,
  object: Expr,
  name: string,
  access: Access,
  args: ReadonlyArray<Argument> = []
): { readonly row: IndexedRow; readonly receiver: Expr } | undefined => {
  const { index, file } = context
  const names = memberNames(file.grammar, name, access)
  const keys = context.typesOf(object).flatMap((type) => names.map((one) => `${type}#${one}`))
  const ordered = names.length > 1 ? [...keys.filter((key) => index.rows.has(key)), ...keys] : keys
  const row = rowForText(context, ordered, args) ?? firstOfCall(context, ordered, args)
  return row && { row, receiver: object }
}

const methodRow = (
  context: FileContext,
  callee: MemberExpr,
  access: Access,
  args: ReadonlyArray<Argument> = []
): { readonly row: IndexedRow; readonly receiver: Expr } | undefined => {
  const own = memberRow(context, callee.object, callee.name, access, args)
  const added = own !== undefined || access === "write" ? undefined : addedRow(context, callee, args)
  return own ?? (added && { row: added, receiver: callee.object })
}

/** The row of a name that is a member of an object that a block around it runs on. */
const implicitRow = (context: FileContext, expr: NameExpr, access: Access) => {
  for (const object of implicitObjects(context.file, expr)) {
    const found = memberRow(context, object, expr.name, access)
    if (found !== undefined) return found
  }
  return undefined
}

const constructionsOf = (types: ReadonlyArray<string>): ReadonlyArray<string> => types.map((type) => `new ${type}`)

const constructedRow = (
  context: FileContext,
  types: ReadonlyArray<string>,
  args: ReadonlyArray<Argument>
): IndexedRow | undefined =>
  context.file.grammar.types.calledTypes === "constructed"
    ? firstOfCall(context, constructionsOf(types), args)
    : undefined

interface MatchedRow {
  readonly row: IndexedRow
  readonly receiver?: Expr
  /** The object a function is called on as if it were a method, which is its first argument. */
  readonly first?: Expr
  /** The arguments of the method that a function stands for. */
  readonly args?: ReadonlyArray<Argument>
  readonly isAssumed?: true
}

/** Whether a file holds a module of that name, or names one of its package. */
const isModule = ({ scopes, imports }: ParsedFile, name: string): boolean =>
  imports.has(name) || scopes.some((scope) => scope.variable(name) !== undefined)

/**
 * The names of what a package of the program, or one that no row knows, gives on: `common::sha2::Sha256` of the package `sha2`. What the
 * package of the file itself holds is not taken for it.
 */
const givenOn = ({ file, index }: FileContext, names: ReadonlyArray<string>): ReadonlyArray<string> => {
  if (!file.grammar.imports.givesOnPackages) return []
  const own = file.package.split(".")[0]
  return names.flatMap((name) => {
    const parts = name.split(".")
    const [head = ""] = parts
    if (head === own || index.packages().has(head) || isModule(file, head)) return []
    const at = parts.findIndex((part) => index.packages().has(part))
    return at < 0 ? [] : [parts.slice(at).join(".")]
  })
}

/** A function of another type, called as a method: `using ECDSA for bytes32; hash.recover(signature)`. */
const extensionRow = ({ file, index }: FileContext, { object, name }: MemberExpr): MatchedRow | undefined => {
  if (file.extensions.length === 0 || (object.kind === "name" && lookup(file, object).kind !== "variable"))
    return undefined
  const row = first(
    index,
    file.extensions.flatMap((type) => qualify(file, type).map((owner) => `${owner}.${name}`))
  )
  return row === undefined ? undefined : { row, first: object }
}

/** A function that stands for a method of its first argument: `io.ReadFull(reader, buffer)`. */
const methodFunctionRow = (
  context: FileContext,
  names: ReadonlyArray<string>,
  [first, ...args]: ReadonlyArray<Argument>
): MatchedRow | undefined => {
  const name = names.find((one) => context.file.grammar.calls.methodFunctions.has(one))
  if (name === undefined || first === undefined) return undefined
  const found = memberRow(context, first.value, name.slice(name.lastIndexOf(".") + 1), "call", args)
  return found && { ...found, args }
}

/** The row of what has a name, or else of what that is taken to give on. */
const namedRow = (
  context: FileContext,
  expr: Expr,
  rowNamed: (names: ReadonlyArray<string>) => IndexedRow | undefined
): MatchedRow | undefined => {
  const names = qualify(context.file, expr)
  const own = rowNamed(names)
  if (own !== undefined) return { row: own }
  const given = givenOn(context, names)
  const row = given.length === 0 ? undefined : rowNamed(given)
  return row && { row, isAssumed: true }
}

const calledRow = (context: FileContext, names: ReadonlyArray<string>, args: ReadonlyArray<Argument>) =>
  rowForText(context, names, args) ?? constructedRow(context, names, args) ?? firstOfCall(context, names, args)

const callRow = (context: FileContext, expr: CallExpr): MatchedRow | undefined => {
  const named = namedRow(context, expr.callee, (names) => calledRow(context, names, expr.args))
  if (named !== undefined) return named
  const ofFirst = methodFunctionRow(context, qualify(context.file, expr.callee), expr.args)
  if (ofFirst !== undefined) return ofFirst
  const callee = expr.callee.kind === "generic" ? expr.callee.of : expr.callee
  if (callee.kind === "name") return implicitRow(context, callee, "call")
  return callee.kind === "member"
    ? (methodRow(context, callee, "call", expr.args) ?? extensionRow(context, callee))
    : undefined
}

const rowFor = (context: FileContext, expr: Expr): MatchedRow | undefined => {
  if (expr.kind === "call") return callRow(context, expr)
  if (expr.kind === "construct")
    return namedRow(context, expr.type, (types) => firstOfCall(context, constructionsOf(types), expr.args))
  const named = namedRow(context, expr, (names) => first(context.index, names))
  if (named !== undefined) return named
  if (expr.kind === "name") return implicitRow(context, expr, "read")
  return expr.kind === "member" ? methodRow(context, expr, "read") : undefined
}

const argumentsOf = (expr: Expr): ReadonlyArray<Argument> =>
  expr.kind === "call" || expr.kind === "construct" ? expr.args : []

/** The part an expression is, if a row knows what it calls or names. */
export const readMatch = (context: FileContext, expr: Expr): RuleMatch | undefined => {
  const found = rowFor(context, expr)
  if (found === undefined) return expr.kind === "call" ? madeMatch(context, expr) : undefined
  const args = found.args ?? argumentsOf(expr)
  const { on } = found.row.row
  const named = on?.keyword === undefined ? undefined : args.find(({ keyword }) => keyword === on.keyword)
  const receiver = found.receiver ?? (on && (named ?? args[on.at])?.value)
  return {
    row: found.row,
    place: expr.place(),
    expr,
    args: [...(found.first === undefined ? [] : [{ value: found.first }]), ...args],
    ...(receiver !== undefined && { receiver }),
    ...(found.isAssumed && { isAssumed: true }),
    refinements: [],
    takenBy: new Set()
  }
}

/** The part that a member stands for whose type is not written but known from the place it is passed to. */
export const impliedMatch = (
  context: FileContext,
  expr: MemberExpr | CallExpr,
  types: ReadonlyArray<string>
): RuleMatch | undefined => {
  const member = expr.kind === "call" ? expr.callee : expr
  if (member.kind !== "member") return undefined
  const constructs = member.name === context.file.grammar.types.constructors?.named
  const row = firstOfCall(
    context,
    types.map((type) => (constructs ? `new ${type}` : `${type}.${member.name}`)),
    argumentsOf(expr)
  )
  return row && { row, place: expr.place(), expr, args: argumentsOf(expr), refinements: [], takenBy: new Set() }
}

/** The row of a property of a type rather than of an object. */
const staticRow = ({ file, index }: FileContext, target: MemberExpr | NameExpr): MatchedRow | undefined => {
  const row = qualify(file, target).flatMap((name) => index.rows.get(`${name}=`) ?? [])[0]
  return row && { row }
}

/** The row of a setting that a file or a type defines, in whatever module that is. */
const settingRow = ({ file, index }: FileContext, target: MemberExpr | NameExpr): MatchedRow | undefined => {
  const row = target.kind === "name" ? index.rows.get(`${target.name}=`) : undefined
  const isLocal = scopeAround(file.scopes, target.start, "function") !== undefined
  return row === undefined || isLocal ? undefined : { row }
}

const writtenRow = (context: FileContext, target: MemberExpr | NameExpr): MatchedRow | undefined =>
  target.kind === "name" ? implicitRow(context, target, "write") : methodRow(context, target, "write")

/** An assignment to a property, as a part whose only argument is the value. */
export const assignedMatch = (
  context: FileContext,
  target: MemberExpr | NameExpr,
  value: Expr
): RuleMatch | undefined => {
  const found = staticRow(context, target) ?? writtenRow(context, target) ?? settingRow(context, target)
  return (
    found && {
      row: found.row,
      place: target.place(),
      expr: target,
      args: [{ value }],
      ...(found.receiver !== undefined && { receiver: found.receiver }),
      refinements: [],
      takenBy: new Set()
    }
  )
}

/** An entry of an object that says something by itself, as a part whose only argument is the value. */
export const entryMatch = ({ index }: FileContext, { name, place, value }: EntrySite): RuleMatch | undefined => {
  const row = index.rows.get(`${ENTRY}${name}`)
  return row && { row, place: place(), expr: value, args: [{ value }], refinements: [], takenBy: new Set() }
}

/** The parts that the receiver of a call stands for. */
export const receiverMatches = (context: FileContext, match: RuleMatch): ReadonlyArray<RuleMatch> =>
  match.receiver === undefined
    ? []
    : [...new Set(context.evaluate(match.receiver).flatMap((value) => (value.kind === "part" ? [value.part] : [])))]

const leavesOut = (context: FileContext, match: RuleMatch): boolean => {
  const { continues } = match.row.row
  const given = continues === undefined || continues === true ? undefined : match.args[continues.at]
  if (given === undefined) return continues !== undefined
  return context.evaluate(given.value).every(({ kind }) => kind === "null")
}

/** The parts that a call adds to because it leaves out what would make it a use of its own, through others that do. */
export const continuedMatches = (
  context: FileContext,
  match: RuleMatch,
  seen: Set<RuleMatch> = new Set()
): ReadonlyArray<RuleMatch> => {
  if (match.row.row.continues === undefined || seen.has(match) || !leavesOut(context, match)) return []
  seen.add(match)
  const continued = receiverMatches(context, match).filter(({ row }) => row.row.refines !== true)
  return continued.flatMap((one) => (leavesOut(context, one) ? continuedMatches(context, one, seen) : [one]))
}
