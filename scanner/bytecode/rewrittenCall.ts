import type { MemberRef } from "./constantPool.ts"
import { type Call, type LocalClass, STRING, type Value } from "./Statement.ts"

const BUILDERS = new Set(["java/lang/StringBuilder", "java/lang/StringBuffer"])

const BOXES = new Set(
  ["Boolean", "Byte", "Character", "Short", "Integer", "Long", "Float", "Double"].map((name) => `java/lang/${name}`)
)

/** What compilers put in to check that something is there: it is what it was given. */
const CHECKS = "kotlin/jvm/internal/Intrinsics"

/** The next class for a class of files (`CollectionsKt`), of which Kotlin's library has one for each file. */
const facadeOf = (owner: string): string => owner.replace(/__\w+$/, "")

const FUNCTION = "Lscala/Function0;"

const isBuilder = (value: Value): boolean =>
  value.kind === "new" && BUILDERS.has(value.owner) && (value.args ?? []).every(({ type }) => type === STRING)

/** The parts of `new StringBuilder().append(a).append(b)`. */
const partsOf = (chain: Value): ReadonlyArray<Value> | undefined => {
  const parts: Array<Value> = []
  let at = chain
  while (at.kind === "call" && at.member.name === "append" && at.args.length === 1 && at.object !== undefined) {
    const [part] = at.args
    const [type] = at.parameters
    parts.unshift(type === "C" && part!.kind === "literal" ? { ...part!, type: "C" } : part!)
    at = at.object
  }
  return isBuilder(at) && at.kind === "new" ? [...(at.args ?? []), ...parts] : undefined
}

const uncast = (value: Value | undefined): Value | undefined => (value?.kind === "cast" ? uncast(value.of) : value)

const itemsOf = (value: Value | undefined): ReadonlyArray<Value> | undefined => {
  const array = uncast(value)
  return array?.kind === "array" ? array.items : undefined
}

type Function = Extract<LocalClass, { kind: "lambda" }>

/** The function that a value is, whether a compiler makes it a class or a method. */
export const lambdaOf = (value: Value): Pick<Function, "parameters" | "body"> | undefined => {
  const inner = uncast(value)
  if (inner?.kind === "lambda") return inner
  return inner?.kind === "new" && inner.local?.kind === "lambda" ? inner.local : undefined
}

/** A list with these elements, as Java writes it. */
const listWith = (call: Call, items: ReadonlyArray<Value>): Value => ({
  ...call,
  object: undefined,
  member: { ...call.member, owner: "java/util/List", name: "of" },
  args: items,
  parameters: items.map(({ type }) => type)
})

type Rewrite = (call: Call) => Value | undefined

const ofBuilder: Rewrite = ({ object }) => {
  const parts = object === undefined ? undefined : partsOf(object)
  return parts === undefined ? undefined : { kind: "concat", parts, type: STRING }
}

const ofBox: Rewrite = ({ object, member: { name }, args }) => {
  if (name === "valueOf" && args.length === 1 && args[0]!.type.length === 1) return args[0]
  return object !== undefined && name.endsWith("Value") ? object : undefined
}

const first: Rewrite = ({ args }) => args[0]

/** `s"AES/$mode"`: texts, and the values between them. */
const interpolated: Rewrite = ({ object, args }) => {
  const texts = object?.kind === "new" ? itemsOf(object.args?.[0]) : undefined
  const values = itemsOf(args[0])
  if (texts === undefined || values === undefined) return undefined
  const parts = texts.flatMap((text, at) => [text, ...values.slice(at, at + 1)])
  return { kind: "concat", parts: parts.filter((part) => part.kind !== "literal" || part.value !== ""), type: STRING }
}

const listFrom: Rewrite = (call) => {
  const items = itemsOf(call.args[0]) ?? (call.parameters[0]?.startsWith("[") === false ? call.args : undefined)
  return items === undefined ? undefined : listWith(call, items)
}

const scalaList: Rewrite = (call) => {
  const items = itemsOf(call.args[0])
  return items === undefined ? undefined : listWith(call, items)
}

const renamed =
  (owner: string, name: string): Rewrite =>
  (call) => ({ ...call, member: { ...call.member, owner, name } })

/** A function of Kotlin that sources call on its first argument. */
const onFirst: Rewrite = (call) => {
  const [object, ...args] = call.args
  return object === undefined ? undefined : { ...call, object, args, parameters: call.parameters.slice(1) }
}

const constructs: Rewrite = ({ member: { name }, args, parameters, type, line }) => {
  const owner = type.slice(1, -1)
  return owner.endsWith(`/${name}`) ? { kind: "new", owner, args, parameters, type, line } : undefined
}

const LISTS = ["listOf", "mutableListOf", "arrayListOf", "setOf", "mutableSetOf", "hashSetOf", "listOfNotNull"]

const each = (
  owner: string,
  names: ReadonlyArray<string>,
  rewrite: Rewrite
): ReadonlyArray<readonly [string, Rewrite]> => names.map((name) => [`${owner}.${name}`, rewrite] as const)

const WRAPPERS = ["wrapRefArray", "genericWrapArray", "wrapString", "wrapByteArray", "wrapCharArray", "wrapIntArray"]

const collections = ["Seq", "List", "Vector", "Set", "IndexedSeq", "Iterable"].flatMap((name) =>
  ["scala/collection/", "scala/collection/immutable/"].map((package_) => `${package_}${name}$`)
)

/** Calls of the libraries of Kotlin (https://kotlinlang.org/api/core/kotlin-stdlib/) and Scala (https://www.scala-lang.org/api/current/), and what sources say in their stead. */
const rewrites: ReadonlyMap<string, Rewrite> = new Map<string, Rewrite>([
  ...[...BUILDERS].map((owner) => [`${owner}.toString`, ofBuilder] as const),
  [`${CHECKS}.areEqual`, renamed("java/util/Objects", "equals")],
  [`${CHECKS}.stringPlus`, ({ args }) => ({ kind: "concat", parts: args, type: STRING })],
  ...each("kotlin/collections/CollectionsKt", LISTS, listFrom),
  ...each("kotlin/collections/SetsKt", LISTS, listFrom),
  ...["copyOf", "copyOfRange"].map(
    (name) => [`kotlin/collections/ArraysKt.${name}`, renamed("java/util/Arrays", name)] as const
  ),
  ...each("kotlin/random/URandomKt", ["nextUInt", "nextULong", "nextUBytes"], onFirst),
  ["kotlin/random/RandomKt.Random", constructs],
  ...each("scala/Predef$", WRAPPERS, first),
  ...each("scala/LowPriorityImplicits", WRAPPERS, first),
  ...each("scala/runtime/ScalaRunTime$", WRAPPERS, first),
  ["scala/StringContext.s", interpolated],
  ...collections.map((owner) => [`${owner}.apply`, scalaList] as const),
  ["scala/collection/generic/GenericCompanion.apply", scalaList],
  ["scala/Option.getOrElse", renamed("java/util/Optional", "orElse")]
])

const ofRuntime: Rewrite = ({ member: { name }, args: [value] }) =>
  /^(?:boxTo|unboxTo)/.test(name) ? value : undefined

/** What a function of no parameters gives, if that is all it does. */
const givenBy = (value: Value): Value | undefined => {
  const { parameters, body } = lambdaOf(value) ?? {}
  const [statement, ...rest] = body ?? []
  return parameters?.length === 0 && rest.length === 0 && statement?.kind === "return" ? statement.value : undefined
}

/** Scala hands on a value that is not computed yet as a function: what sources write is the value. */
const byName = (call: Call): Call => {
  const isGiven = call.parameters.includes(FUNCTION)
  if (!isGiven) return call
  const args = call.args.map((value, at) => (call.parameters[at] === FUNCTION ? (givenBy(value) ?? value) : value))
  return { ...call, args }
}

const isAsked = ({ object, member, args }: Call): boolean =>
  object?.kind === "local" && object.type === FUNCTION && member.name === "apply" && args.length === 0

/** What sources say in place of a call that a compiler has made of something else; otherwise the call. */
export const rewrittenCall = (made: Call): Value => {
  const call = byName(made)
  if (isAsked(call)) return { kind: "cast", of: call.object!, type: call.type }
  const { owner, name } = call.member
  const facade = facadeOf(owner)
  const rewrite =
    rewrites.get(`${facade}.${name}`) ??
    (BOXES.has(owner) ? ofBox : owner === "scala/runtime/BoxesRunTime" ? ofRuntime : undefined)
  return rewrite?.(call) ?? call
}

export const isCheckOfCompiler = ({ owner, name }: MemberRef): boolean =>
  owner === CHECKS && (name.startsWith("check") || name.startsWith("reify"))
