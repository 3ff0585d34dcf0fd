import type { MemberRef } from "./constantPool.ts"
import { classIn } from "./descriptors.ts"
import type { Dialect } from "./Dialect.ts"
import { isName } from "./isName.ts"
import type { SourceText } from "./SourceText.ts"
import {
  type Block,
  type Call,
  type Construction,
  type Initial,
  isObjectOfClass,
  type LocalClass,
  type Value
} from "./Statement.ts"

/** How types are written: by their names, and by their descriptors. */
export interface WrittenTypes {
  readonly of: (name: string) => string
  readonly ofDescriptor: (descriptor: string) => string
}

/** What a type is written with. */
export interface Writing {
  readonly file: { readonly name: string }
  readonly names: WrittenTypes
  readonly dialect: Dialect
  readonly text: SourceText
  readonly block: (writing: Writing, block: Block) => void
  /** Writes what is in a class within a method, which only some languages have. */
  readonly members?: (writing: Writing, local: Extract<LocalClass, { kind: "class" }>) => void
}

/** Values within values that are written. */
const MAX_DEPTH = 400

let depth = 0

const list = (writing: Writing, values: ReadonlyArray<Value>, types: ReadonlyArray<string>): void => {
  for (const [at, value] of values.entries()) {
    if (at > 0) writing.text.add(", ")
    writeValue(writing, value, types[at] ?? value.type)
  }
}

/** Arguments of a method, in which numbers that have names are written by these. */
const argumentsOf = (
  writing: Writing,
  method: Pick<MemberRef, "owner" | "name">,
  args: ReadonlyArray<Value>,
  types: ReadonlyArray<string>
): void =>
  list(
    writing,
    args.map((value, at): Value => {
      const constant =
        value.kind === "literal" ? writing.dialect.constantAt(method, at, args.length, value.value) : undefined
      return constant === undefined
        ? value
        : { kind: "static", member: { ...constant, descriptor: value.type }, type: value.type }
    }),
    types
  )

const memberName = (name: string): string => (isName(name) ? name : "unnamed")

/** What a call gives has the type that its descriptor says, which only other files say of their own methods. */
const isOpen = (value: Value): boolean =>
  value.kind === "choice" ||
  value.kind === "concat" ||
  value.kind === "binary" ||
  value.kind === "lambda" ||
  (value.kind === "new" && value.local?.kind === "lambda")

const writeObject = (writing: Writing, value: Value): void => {
  if (!isOpen(value)) return writeValue(writing, value, value.type)
  writing.text.add("(")
  writeValue(writing, value, value.type)
  writing.text.add(")")
}

const callOf = (writing: Writing, call: Call): void => {
  const { object, member, args, parameters, line } = call
  const { text, names, file, dialect } = writing
  if (member.name === "<init>") text.add(member.owner === file.name ? "this" : dialect.base)
  else if (object === undefined) {
    text.move(line)
    text.add(`${member.owner === file.name ? "" : `${names.of(member.owner)}.`}${memberName(member.name)}`)
  } else {
    if (call.isSuper) text.add(dialect.base)
    else if (object.kind !== "outer") writeObject(writing, object)
    text.move(line)
    // members of an object around need no more than their names
    text.add(`${object.kind === "outer" && !call.isSuper ? "" : "."}${memberName(member.name)}`)
  }
  if (call.given !== undefined && call.given.length > 0)
    text.add(`<${call.given.map((one) => names.ofDescriptor(one)).join(", ")}>`)
  text.add("(")
  argumentsOf(writing, member, args, parameters)
  text.add(")")
}

const initialOf = (writing: Writing, one: Initial): void => {
  if (one.kind === "member") {
    writing.text.add(`${memberName(one.member.name)} = `)
    return writeValue(writing, one.value, one.member.descriptor)
  }
  if (one.values.length > 1) writing.text.add("{ ")
  list(writing, one.values, [])
  if (one.values.length > 1) writing.text.add(" }")
}

const constructionOf = (writing: Writing, made: Construction): void => {
  const { owner, args, parameters, line, initial = [], type, local } = made
  writing.text.move(line)
  if (local?.kind === "lambda") return lambdaOf(writing, local)
  if (local?.kind === "class") return localClassOf(writing, local)
  writing.text.add(`new ${type.includes("<") ? writing.names.ofDescriptor(type) : writing.names.of(owner)}(`)
  argumentsOf(writing, { owner, name: "<init>" }, args ?? [], parameters)
  writing.text.add(")")
  if (initial.length === 0) return
  writing.text.add(" { ")
  for (const [at, one] of initial.entries()) {
    if (at > 0) writing.text.add(", ")
    initialOf(writing, one)
  }
  writing.text.add(" }")
}

const lambdaOf = (
  writing: Writing,
  { parameters, body }: Pick<Extract<LocalClass, { kind: "lambda" }>, "parameters" | "body">
): void => {
  writing.text.add(`(${parameters.map(({ name }) => name).join(", ")}) ${writing.dialect.arrow} {`)
  writing.block(writing, body)
  writing.text.add("}")
}

const localClassOf = (writing: Writing, local: Extract<LocalClass, { kind: "class" }>): void => {
  const { base, args, parameters } = local
  writing.text.add(`new ${writing.names.of(base)}(`)
  argumentsOf(writing, { owner: base, name: "<init>" }, args, parameters)
  writing.text.add(") {")
  writing.members?.(writing, local)
  writing.text.add("}")
}

const arrayOf = (writing: Writing, { element, items, length, type }: Extract<Value, { kind: "array" }>): void => {
  const { text, names } = writing
  if (items.length > 0) {
    text.add(`new ${names.ofDescriptor(type)}{`)
    list(
      writing,
      items,
      items.map(() => element)
    )
    return text.add("}")
  }
  const inner = names.ofDescriptor(element)
  const dimensions = /(?:\[\])*$/.exec(inner)![0]
  text.add(`new ${inner.slice(0, inner.length - dimensions.length)}[`)
  writeValue(writing, length, "I")
  text.add(`]${dimensions}`)
}

const isTruth = (value: Value, of: number): boolean => value.kind === "literal" && value.value === of

const choiceOf = (
  writing: Writing,
  { test, consequence, alternative }: Extract<Value, { kind: "choice" }>,
  type: string
): void => {
  const isTest = type === "Z" && isTruth(consequence, 1) && isTruth(alternative, 0)
  if (isTest) return writeValue(writing, test, "Z")
  writing.text.add("(")
  writeValue(writing, test, "Z")
  writing.text.add(" ? ")
  writeValue(writing, consequence, type)
  writing.text.add(" : ")
  writeValue(writing, alternative, type)
  writing.text.add(")")
}

const between = (writing: Writing, left: Value, operator: string, right: Value, type: string): void => {
  writing.text.add("(")
  writeValue(writing, left, type === "Z" ? left.type : type)
  writing.text.add(` ${operator} `)
  writeValue(writing, right, type === "Z" ? left.type : type)
  writing.text.add(")")
}

const concatOf = (writing: Writing, parts: ReadonlyArray<Value>): void => {
  const isText = parts.some((part) => part.type === "Ljava/lang/String;")
  if (!isText) writing.text.add(parts.length === 0 ? '""' : '"" + ')
  for (const [at, part] of parts.entries()) {
    if (at > 0) writing.text.add(" + ")
    writeObject(writing, part)
  }
}

const memberOf = (writing: Writing, value: Extract<Value, { kind: "static" | "field" }>): void => {
  const { member } = value
  if (isObjectOfClass(value)) return writing.text.add(writing.names.of(member.owner))
  if (value.kind === "field" && value.object.kind === "outer") return writing.text.add(memberName(member.name))
  if (value.kind === "field") writeObject(writing, value.object)
  else writing.text.add(writing.names.of(member.owner))
  writing.text.add(`.${memberName(member.name)}`)
}

const referenceOf = (writing: Writing, { object, member }: Extract<Value, { kind: "reference" }>): void => {
  if (object === undefined) writing.text.add(writing.names.of(member.owner))
  else writeObject(writing, object)
  writing.text.add(`${writing.dialect.reference}${member.name === "<init>" ? "new" : memberName(member.name)}`)
}

const castOf = (writing: Writing, of: Value, type: string): void => {
  writing.text.add(`((${writing.names.ofDescriptor(type)}) `)
  writeObject(writing, of)
  writing.text.add(")")
}

const writeKind = (writing: Writing, value: Value, type: string): void => {
  const { text, names, dialect } = writing
  switch (value.kind) {
    case "literal":
      return text.add(dialect.literal(value.value, value.type === "I" ? type : value.type))
    case "class":
      return text.add(dialect.typeValue(names.ofDescriptor(value.descriptor)))
    case "local":
      return text.add(value.local.name)
    case "static":
    case "field":
      return memberOf(writing, value)
    case "call":
      return callOf(writing, value)
    case "new":
      return constructionOf(writing, value)
    case "array":
      return arrayOf(writing, value)
    case "index":
      writeObject(writing, value.array)
      text.add("[")
      writeValue(writing, value.index, "I")
      return text.add("]")
    case "length":
      writeObject(writing, value.array)
      return text.add(`.${dialect.length}`)
    case "binary":
      return between(writing, value.left, value.operator, value.right, value.type)
    case "unary":
      text.add(value.operator)
      return writeObject(writing, value.of)
    case "cast":
      return castOf(writing, value.of, value.type)
    case "instance":
      text.add("(")
      writeObject(writing, value.of)
      return text.add(` ${dialect.isOf} ${names.ofDescriptor(value.tested)})`)
    case "concat":
      return concatOf(writing, value.parts)
    case "choice":
      return choiceOf(writing, value, type)
    case "lambda":
      return lambdaOf(writing, value)
    case "reference":
      return referenceOf(writing, value)
    case "outer":
      return text.add(`${names.ofDescriptor(value.type)}.this`)
    case "unknown":
      return text.add("unread")
  }
}

/** Writes a value where one of some type, a descriptor, is wanted: the machine has numbers where the source has truth and characters. */
export const writeValue = (writing: Writing, value: Value, type: string): void => {
  if (depth > MAX_DEPTH) return writing.text.add("unread")
  const named = writing.dialect.named(value, type)
  if (named !== undefined) return writing.text.add(named)
  depth++
  try {
    const isPlain = classIn(type) === undefined && type.length === 1
    writeKind(writing, value, isPlain || value.kind === "choice" ? type : value.type)
  } finally {
    depth--
  }
}
