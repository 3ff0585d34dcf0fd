import type { Place } from "../model/Place.ts"
import type { Ancestor } from "../source/ancestorsIn.ts"
import type { Argument, Expr } from "../source/Expr.ts"
import { oncePer } from "../source/oncePer.ts"
import { enclosing, type ParsedFile, scopeAt, type Variable, type Write } from "../source/ParsedFile.ts"
import { calledNames, makesOfSeveral, MAX_DEPTH, namesIn } from "./namesIn.ts"
import type { NamePosition } from "./purposeWords.ts"
import { wordsOf } from "./wordsOf.ts"

/** A name around a use or along the way of its result, and how far along. */
export interface NameAround {
  readonly name: string
  readonly position: NamePosition
  readonly hops: number
  /** True for what the result itself is called, as opposed to where it goes. */
  readonly isOwnName?: true
  /** True for the name of what the result is given to. */
  readonly isCalled?: true
  /** True for what is behind a call that answers a question for which the result was only given to it. */
  readonly isAnswer?: true
  readonly place: () => Place
}

/** A value of the file that has a name. */
export interface NamedWrite {
  readonly name: string
  readonly write: Write
  /** Absent: a member of an object of another file. */
  readonly variable?: Variable
}

const writesOf = oncePer((file: ParsedFile): ReadonlyArray<NamedWrite> => {
  const found: Array<NamedWrite> = []
  for (const scope of file.scopes)
    for (const variable of scope.variables())
      for (const write of variable.writes) found.push({ name: variable.name, write, variable })
  for (const [name, writes] of file.memberWrites) for (const { write } of writes) found.push({ name, write })
  for (const [name, writes] of file.fieldWrites) for (const write of writes) found.push({ name, write })
  for (const { target, write } of file.elementWrites)
    for (const [name] of namesIn(target.index)) found.push({ name, write })
  return found.toSorted((a, b) => a.write.start - b.write.start)
})

/** So many values that are written before a place are looked at for one that holds it. */
const MAX_BEFORE = 8

/** What the value at a place is assigned to: the last values before it are asked whether they are among the nodes around it. */
export const assignedTo = (
  file: ParsedFile,
  around: ReadonlyArray<Ancestor>,
  offset: number
): ReadonlyArray<NamedWrite> => {
  const writes = writesOf(file)
  let low = 0
  let high = writes.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (writes[middle]!.write.start <= offset) low = middle + 1
    else high = middle
  }
  const ids = new Set(around.map(({ id }) => id))
  const holds = (value: Expr | undefined): boolean =>
    value !== undefined && (ids.has(value.id) || (value.kind === "nth" && value.position === 0 && holds(value.of)))
  return writes.slice(Math.max(0, low - MAX_BEFORE), low).filter(({ write }) => holds(write.value))
}

const textsIn = (args: ReadonlyArray<Argument>): ReadonlyArray<readonly [string, Expr]> =>
  args.flatMap(({ value }) => (value.kind === "text" ? namesIn(value, 1) : []))

type Found = readonly [name: string, at: Expr, position: NamePosition, isCalled?: true]

export const as = (position: NamePosition, names: ReadonlyArray<readonly [string, Expr]>): ReadonlyArray<Found> =>
  names.map(([name, at]) => [name, at, position])

/** What else has to hold says nothing of a value. */
const CONJUNCTIONS: ReadonlySet<string> = new Set(["&&", "and"])

/** What one node around a value says of it. `inside` tells whether an expression holds the value. */
const saidBy = (expr: Expr, inside: (one: Expr) => boolean): ReadonlyArray<Found> => {
  switch (expr.kind) {
    case "call":
    case "construct": {
      const called = expr.kind === "call" ? expr.callee : expr.type
      const given = expr.args.find(({ value }) => inside(value))
      if (given !== undefined)
        return [
          ...as("result", given.keyword === undefined ? [] : [[given.keyword, expr]]),
          ...calledNames(called).map(([name, at]): Found => [name, at, "result", true]),
          ...as("result", textsIn(expr.args.filter((one) => one !== given)))
        ]
      const inputs = expr.args.flatMap(({ value }) => namesIn(value))
      return called.kind === "member" ? [...as("method", [[called.name, called]]), ...as("input", inputs)] : []
    }
    case "member":
      return as("method", [[expr.name, expr]])
    case "operator": {
      if (CONJUNCTIONS.has(expr.operator)) return []
      const other = inside(expr.left) ? expr.right : expr.left
      return as("result", namesIn(other, 3))
    }
    case "index":
      return as("result", namesIn(expr.index, 2))
    case "text":
      return as(
        "result",
        expr.parts.flatMap((part) => (typeof part === "string" ? [[part, expr] as const] : []))
      )
    case "entries":
      return as(
        "result",
        expr.entries.flatMap(({ key, value }) => (inside(value) ? namesIn(key, 1) : []))
      )
    default:
      return []
  }
}

/** Where a value is, and what has been found of it so far. */
interface Spot {
  readonly offset: number
  readonly hops: number
  /** The expression of the value, where that is not the innermost one. */
  readonly own?: Expr
  readonly isAnswer?: true
}

export const toName =
  (hops: number) =>
  ([name, at, position, isCalled]: Found): NameAround => ({
    name,
    position,
    hops,
    place: at.place,
    ...(isCalled === true && { isCalled })
  })

interface Followed {
  readonly names: ReadonlyArray<NameAround>
  readonly next: ReadonlyArray<Spot>
}

const ownInputs = (own: Expr | undefined): ReadonlyArray<Found> =>
  own === undefined || (own.kind !== "call" && own.kind !== "construct")
    ? []
    : as(
        "input",
        own.args.flatMap(({ value }) => namesIn(value))
      )

/** So often a name may stand in its scope for each of its places to be looked at. */
export const MAX_MENTIONS = 6

/** Where a variable is read after it was written. */
export const readsOf = (file: ParsedFile, { variable, write }: NamedWrite, hops: number): ReadonlyArray<Spot> => {
  if (variable === undefined) return []
  const scope = file.scopes[variable.scope]!
  const from = variable.kind === "field" ? scope.start : write.end
  return file
    .mentionsOf(variable.name)
    .filter((offset) => offset > from && offset < scope.end && offset !== write.start)
    .slice(0, MAX_MENTIONS)
    .map((offset) => ({ offset, hops }))
}

/** Calls of a function of which more places than these are named are not looked for. */
const MAX_CALLS = 4

interface Maker {
  readonly name: string
  readonly start: number
  /** What it returns. */
  readonly value: number
}

/** The function that returns the value. */
const makerOf = (file: ParsedFile, ids: ReadonlySet<number>, offset: number): Maker | undefined => {
  const scope = file.scopes[enclosing(file.scopes, scopeAt(file.scopes, offset), "function") ?? -1]
  const returned = scope?.returns.find(({ value }) => ids.has(value?.id ?? -1))?.value
  return scope?.name === undefined || returned === undefined
    ? undefined
    : { name: scope.name, start: scope.start, value: returned.id }
}

/** Where a function is called. */
const callsOf = (file: ParsedFile, { name }: Maker, hops: number): ReadonlyArray<Spot> =>
  file.mentionsOf(name).length > 2 * MAX_CALLS
    ? []
    : file
        .callsOf(name)
        .slice(0, MAX_CALLS)
        .map((own) => ({ offset: own.start, hops, own }))

const isMention = (around: ReadonlyArray<Ancestor>): boolean => {
  const kind = around[0]?.read().kind
  return kind === "name" || kind === "member"
}

const isWithin = (one: Place, other: Place): boolean =>
  one.endLine < other.endLine || (one.endLine === other.endLine && one.endColumn <= other.endColumn)

/** How many of the nodes at its beginning belong to an expression. */
const ownCount = (around: ReadonlyArray<Ancestor>, own: Expr): number => {
  const at = around.findIndex(({ id }) => id === own.id)
  if (at >= 0) return at + 1
  const place = own.place()
  const outer = around.findIndex((one) => !isWithin(one.place(), place))
  return outer < 0 ? around.length : outer
}

/** Where the head of a scope names it. */
export const placeOfName = (file: ParsedFile, name: string, start: number) => (): Place => {
  const offset = file.mentionsOf(name).find((one) => one >= start) ?? start
  return file.around(offset)[0]?.place() ?? { line: 1, column: 1, endLine: 1, endColumn: 1 }
}

/** The nodes around a value that are still about it. */
const reachOf = (around: ReadonlyArray<Ancestor>, own: Expr | undefined): ReadonlyArray<Ancestor> => {
  const ids = new Set(around.map(({ id }) => id))
  const from = own === undefined ? 1 : ownCount(around, own)
  const end = around.findIndex((one, at) => at >= from && makesOfSeveral(one.read(), (each) => ids.has(each.id)))
  return end < 0 ? around : around.slice(0, end)
}

/** What calls begin with that answer a question: what they give is something else than what they are given. */
const ASKING: ReadonlySet<string> = new Set(
  "api call download exec execute fetch file find invoke load lookup open post put query read request search select send".split(
    " "
  )
)

/** What calls begin with that work on their first argument with what else they are given: a key, and not what they make. */
const WORKING: ReadonlySet<string> = new Set(["encrypt", "decrypt", "seal", "unseal", "wrap", "unwrap"])

const isAsked = (expr: Expr, inside: (one: Expr) => boolean): boolean => {
  if (expr.kind !== "call" || !expr.args.some(({ value }) => inside(value))) return false
  const words = wordsOf(calledNames(expr.callee)[0]?.[0] ?? "")
  if (WORKING.has(words[0] ?? "")) return !inside(expr.args[0]!.value)
  return ASKING.has(words[0] ?? "") || words.join() === "get"
}

/** The nodes from the first call on that answers something else about a value. */
const answersAround = (around: ReadonlyArray<Ancestor>, own: Expr | undefined): ReadonlySet<number> => {
  const ids = new Set(around.map(({ id }) => id))
  const from = own === undefined ? 1 : ownCount(around, own)
  const at = around.findIndex((one, index) => index >= from && isAsked(one.read(), (each) => ids.has(each.id)))
  return new Set(at < 0 ? [] : around.slice(at).map(({ id }) => id))
}

/** The nodes from the first object on of which a value is a member: where that goes is said of all its members. */
const objectsAround = (around: ReadonlyArray<Ancestor>): ReadonlySet<number> => {
  const at = around.findIndex((one, index) => {
    const { kind } = one.read()
    return kind === "entries" || (kind === "list" && around[index + 1]?.read().kind === "construct")
  })
  return new Set(at < 0 ? [] : around.slice(at).map(({ id }) => id))
}

type Marked = Pick<NameAround, "isAnswer">

/** What is behind a call that answers something else, at one of its nodes. */
const markedBehind = (all: ReadonlyArray<Ancestor>, { own, isAnswer }: Spot) => {
  const answers = isAnswer === true ? undefined : answersAround(all, own)
  return (id: number | undefined): Marked => (answers?.has(id ?? -1) === false ? {} : { isAnswer: true })
}

/** What the function around a value is called that returns it, and where it is called. */
const madeBy = (file: ParsedFile, maker: Maker | undefined, hops: number, marked: Marked): Followed =>
  maker === undefined
    ? { names: [], next: [] }
    : {
        names: [
          { name: maker.name, position: "maker", hops, place: placeOfName(file, maker.name, maker.start), ...marked }
        ],
        next: callsOf(file, maker, hops + 1).map((one) => ({ ...one, ...marked }))
      }

/** What is said of a value at one place, and where it goes from there. */
const followedAt = (file: ParsedFile, spot: Spot, isNumber: boolean): Followed => {
  const { offset, hops, own } = spot
  const around = file.around(offset)
  if (own === undefined && !isMention(around)) return { names: [], next: [] }
  const all = isNumber ? reachOf(around, own) : around
  const outer = all.slice(own === undefined ? 1 : ownCount(all, own))
  const ids = new Set(all.map(({ id }) => id))
  const inside = (one: Expr): boolean => ids.has(one.id)
  const behind = markedBehind(all, spot)
  const said = outer.flatMap((ancestor, at) =>
    saidBy(ancestor.read(), inside).map((one) => ({ ...toName(hops)(one), ...behind(outer[at - 1]?.id) }))
  )
  const assigned = assignedTo(file, all, offset)
  const objects = objectsAround(all)
  const goesOn = (write: Write): Marked =>
    write.value !== undefined && objects.has(write.value.id) ? { isAnswer: true } : behind(write.value?.id)
  const maker = makerOf(file, ids, offset)
  const made = madeBy(file, maker, hops, behind(maker?.value))
  return {
    names: [
      ...assigned.map(({ name, write }): NameAround => ({
        name,
        position: "result",
        hops,
        isOwnName: true,
        place: () => write.place,
        ...behind(write.value?.id)
      })),
      ...said,
      ...ownInputs(own).map(toName(hops)),
      ...made.names
    ],
    next: [
      ...assigned.flatMap((one) => readsOf(file, one, hops + 1).map((read) => ({ ...read, ...goesOn(one.write) }))),
      ...made.next
    ]
  }
}

/** So many places along the way of one result are looked at. */
const MAX_SPOTS = 16

const MAX_HOPS = 3

/** How a result is followed: at all; and as a number of which something else may be made. */
export interface Following {
  readonly isFollowed: boolean
  readonly isNumber: boolean
}

/** Whether a name is that of one of several that a call is given, and so of what was there before: `key = choice(keys)`. */
const isOneOf = (several: ReadonlySet<string>, name: string): boolean => several.has(`${name}s`)

/** The names along the way of a result, the nearest first: where it is, and where it goes if that is followed. */
export function* namesAlong(
  file: ParsedFile,
  own: Expr,
  { isFollowed, isNumber }: Following
): Generator<NameAround, void> {
  const several = new Set(ownInputs(own).map(([name]) => name))
  let spots: ReadonlyArray<Spot> = [{ offset: own.start, hops: 0, own }]
  let left = MAX_SPOTS
  for (let hops = 0; hops < (isFollowed ? MAX_HOPS : 1) && spots.length > 0; hops++) {
    const next: Array<Spot> = []
    for (const spot of spots) {
      if (left-- === 0) return
      const followed = followedAt(file, spot, isNumber)
      yield* followed.names.filter(({ name }) => !isOneOf(several, name))
      next.push(...followed.next)
    }
    spots = next
  }
}

/** What calls are given on whose results a method is called: `client(local).use(handler)`. */
const givenBefore = (callee: Expr, depth = MAX_DEPTH): ReadonlyArray<readonly [string, Expr]> => {
  if (depth === 0 || callee.kind !== "member" || callee.object.kind !== "call") return []
  const { callee: before, args } = callee.object
  return [...args.flatMap(({ value }) => namesIn(value, 2)), ...givenBefore(before, depth - 1)]
}

/** What the calls are given that functions without a name around a place are given to, beside these. */
export const givenAround = (file: ParsedFile, offset: number): ReadonlyArray<NameAround> => {
  const found: Array<NameAround> = []
  for (let at = scopeAt(file.scopes, offset); at > 0; at = file.scopes[at]!.parent) {
    const { kind, name, start } = file.scopes[at]!
    if (kind !== "function" || name !== undefined || start === 0) continue
    const calls = file.around(start - 1).flatMap((one) => {
      const expr = one.read()
      return expr.kind === "call" ? givenBefore(expr.callee) : []
    })
    found.push(...as("input", calls).map(toName(0)))
  }
  return found
}
