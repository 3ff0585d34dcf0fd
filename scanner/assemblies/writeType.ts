import type { MethodBody } from "../bytecode/Flow.ts"
import { isName } from "../bytecode/isName.ts"
import type { Block, Statement, Value } from "../bytecode/Statement.ts"
import { writeMethodBody } from "../bytecode/writeBlock.ts"
import { writeValue } from "../bytecode/writeValue.ts"
import { FLAG, type TypeDef } from "./Assembly.ts"
import { chainOf, namespaceOf } from "./CsharpNames.ts"
import { plainField } from "./generatedNames.ts"
import { newAround } from "./IlFlow.ts"
import { TABLE } from "./metadataTables.ts"
import { isLate, propertiesOf, writeLate, writeMethod, writeProperty } from "./writeMethods.ts"
import { fieldRows, memberNamed, methodRows, type WritingAssembly } from "./WritingAssembly.ts"

const baseNames = (writing: WritingAssembly, type: TypeDef): ReadonlyArray<string> => {
  const { names, of } = writing
  const { metadata } = of.assembly
  const plain = ["LSystem.ValueType;", "LSystem.Enum;", "LSystem.MulticastDelegate;", "Ljava/lang/Object;"]
  const base = type.base === undefined || plain.includes(type.base) ? [] : [type.base]
  const interfaces = metadata
    .rowsOf(TABLE.interfaceImpl, 0, { table: TABLE.typeDef, row: type.row })
    .slice(0, 64)
    .map((row) => of.assembly.descriptor(metadata.leadsTo(TABLE.interfaceImpl, row, 1)))
  return [...base, ...interfaces].map(names.ofDescriptor)
}

const writeEnumeration = (writing: WritingAssembly, type: TypeDef): void => {
  const { text, of } = writing
  const { metadata } = of.assembly
  text.add(`enum ${chainOf(type.name).at(-1)!} {`)
  for (const row of fieldRows(type)) {
    const name = metadata.text(TABLE.field, row, 1)
    if ((metadata.value(TABLE.field, row, 0) & FLAG.literal) === 0 || !isName(name)) continue
    const value = of.assembly.constantOf({ table: TABLE.field, row })?.value
    text.begin(0)
    text.add(`${name}${value === undefined ? "" : ` = ${String(value)}`},`)
  }
  text.begin(0)
  text.add("}")
}

type Assign = Extract<Statement, { kind: "assign" }>

/** The first values of static fields, as long as no variable of the initialiser is in them. */
const initialValues = (owner: string, { locals, body }: MethodBody): ReadonlyMap<string, Assign> => {
  const found = new Map<string, Assign>()
  if (locals.length > 0) return found
  for (const statement of body) {
    if (statement.kind !== "assign" || statement.target.kind !== "static") continue
    const { member } = statement.target
    if (member.owner === owner && !found.has(member.name)) found.set(member.name, statement)
  }
  return found
}

const modifiers = (flags: number): string =>
  (flags & FLAG.literal) !== 0
    ? "const "
    : `${(flags & FLAG.static) === 0 ? "" : "static "}${(flags & FLAG.initOnly) === 0 ? "" : "readonly "}`

const writeField = (
  writing: WritingAssembly,
  type: TypeDef,
  row: number,
  values: ReadonlyMap<string, Assign>,
  isProperty: boolean
): void => {
  const { text, names, of } = writing
  const { metadata } = of.assembly
  const flags = metadata.value(TABLE.field, row, 0)
  const name = plainField(metadata.text(TABLE.field, row, 1))
  if (!isName(name)) return
  const kind = of.assembly.signature(metadata.blob(TABLE.field, row, 2)).field()
  const value = values.get(name)
  const constant = of.assembly.constantOf({ table: TABLE.field, row })
  text.member = memberNamed(type, name)
  text.begin(value?.line ?? 0)
  text.add(
    `public ${isProperty ? modifiers(flags & ~FLAG.initOnly) : modifiers(flags)}${names.ofDescriptor(kind)} ${name}`
  )
  if (isProperty) text.add(" { get; set; }")
  if (value !== undefined) {
    text.add(" = ")
    writeValue(writing, value.value, kind)
  } else if (constant !== undefined) {
    text.add(" = ")
    writeValue(writing, { kind: "literal", ...constant } as Value, kind)
  }
  if (!isProperty || value !== undefined) text.add(";")
}

const writeInitialiser = (
  writing: WritingAssembly,
  type: TypeDef,
  { locals, body }: MethodBody,
  written: ReadonlySet<Statement>
): void => {
  const rest: Block = body.filter((one) => !written.has(one))
  if (rest.every(({ kind }) => kind === "return")) return
  writing.text.member = memberNamed(type, chainOf(type.name).at(-1)!)
  writing.text.begin(rest[0]!.line)
  writing.text.add(`static ${chainOf(type.name).at(-1)!}() `)
  writeMethodBody(writing, locals, rest)
}

const none: MethodBody = { parameters: [], locals: [], body: [] }

const writeMembers = (writing: WritingAssembly, type: TypeDef): void => {
  const { of } = writing
  const { metadata } = of.assembly
  const rows = methodRows(type)
  const nameOf = (row: number): string => metadata.text(TABLE.method, row, 3)
  const initialiser = rows.find((row) => nameOf(row) === ".cctor")
  const initial =
    initialiser === undefined
      ? none
      : of.body({ row: initialiser, type, around: newAround(), depth: 0, written: type.name })
  const values = initialValues(type.name, initial)
  const properties = propertiesOf(writing, type)
  const backed = new Set<string>()
  for (const row of fieldRows(type)) {
    const name = metadata.text(TABLE.field, row, 1)
    const plain = plainField(name)
    if (plain !== name) backed.add(plain)
    writeField(writing, type, row, values, plain !== name && properties.has(plain))
  }
  const accessors = new Set([...properties.values()].flat())
  for (const [name, own] of properties) if (!backed.has(name)) writeProperty(writing, type, name, own)
  for (const row of rows)
    if (row !== initialiser && !accessors.has(row) && !isLate(nameOf(row))) writeMethod(writing, type, row)
  for (const row of rows) if (isLate(nameOf(row))) writeLate(writing, type, row)
  writeInitialiser(writing, type, initial, new Set(values.values()))
}

const writeType = (writing: WritingAssembly, type: TypeDef, depth: number): void => {
  const { text, nested } = writing
  const name = chainOf(type.name).at(-1)!
  if (!isName(name) || depth > 16) return
  text.begin(0)
  if (type.base === "LSystem.Enum;") return writeEnumeration(writing, type)
  if (type.base === "LSystem.MulticastDelegate;") return
  const kind =
    (type.flags & FLAG.interface) !== 0 ? "interface" : type.base === "LSystem.ValueType;" ? "struct" : "class"
  const bases = baseNames(writing, type)
  text.add(`public ${kind} ${name}${bases.length === 0 ? "" : ` : ${bases.join(", ")}`} {`)
  const own = { ...writing, file: { name: type.name } }
  writeMembers(own, type)
  for (const one of nested.get(type.row) ?? []) writeType(writing, one, depth + 1)
  text.begin(0)
  text.add("}")
}

/** A type that stands in no other, with its namespace. */
export const writeOutermost = (writing: WritingAssembly, type: TypeDef): void => {
  const { text } = writing
  const namespace = namespaceOf(type.name)
  text.begin(0)
  if (namespace !== "") text.add(`namespace ${namespace} {`)
  writeType(writing, type, 0)
  text.begin(0)
  if (namespace !== "") text.add("}")
}
