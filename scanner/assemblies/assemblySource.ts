import { isName } from "../bytecode/isName.ts"
import type { MethodBody } from "../bytecode/Flow.ts"
import { isConstructorCall } from "../bytecode/recovered.ts"
import { SourceText, TextTooLong } from "../bytecode/SourceText.ts"
import { type Block, type Statement, STRING, type Value } from "../bytecode/Statement.ts"
import { writeBlock, writeMethodBody } from "../bytecode/writeBlock.ts"
import { type Writing, writeValue } from "../bytecode/writeValue.ts"
import { Assembly, FLAG, type TypeDef } from "./Assembly.ts"
import { MalformedAssembly } from "./AssemblyReader.ts"
import { csharpDialect, literalText } from "./csharpDialect.ts"
import { CsharpNames, chainOf, namespaceOf } from "./CsharpNames.ts"
import { isGeneratedType, localFunction, machineOf, plainField } from "./generatedNames.ts"
import { type Around, newAround, parameterNames, type ReadingAssembly, signatureOf } from "./IlFlow.ts"
import { TABLE } from "./metadataTables.ts"
import { type Debugging, noDebugging } from "./pdb.ts"
import { readingOf } from "./readIlBody.ts"

/** A part of an assembly as source code says it: some of its types. */
export interface AssemblyPart {
  readonly text: string
  /** The line of a source file of each line of the text; 0 where nothing says it. */
  readonly lines: ReadonlyArray<number>
}

export interface AssemblySource {
  readonly parts: ReadonlyArray<AssemblyPart>
  /** Whether all of it was read. */
  readonly isWhole: boolean
}

/** Why an assembly is not read. */
export interface UnreadAssembly {
  readonly why: string
}

/** A part has about so many characters, as long as it has more than one type. */
const PART = 524_288

/** Parts of an assembly that are read. */
const MAX_PARTS = 64

interface WritingAssembly extends Writing {
  readonly of: ReadingAssembly
  readonly names: CsharpNames
  readonly nested: ReadonlyMap<number, ReadonlyArray<TypeDef>>
  readonly machines: ReadonlyMap<string, TypeDef>
}

const SPECIAL = 0x0800

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

const fieldRows = ({ fields: [first, end] }: TypeDef): ReadonlyArray<number> =>
  Array.from({ length: end - first }, (_, at) => first + at)

const methodRows = ({ methods: [first, end] }: TypeDef): ReadonlyArray<number> =>
  Array.from({ length: end - first }, (_, at) => first + at)

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
  row: number,
  values: ReadonlyMap<string, Assign>,
  isProperty: boolean
): void => {
  const { text, names, of } = writing
  const { metadata } = of.assembly
  const flags = metadata.value(TABLE.field, row, 0)
  const name = plainField(metadata.text(TABLE.field, row, 1))
  if (!isName(name)) return
  const type = of.assembly.signature(metadata.blob(TABLE.field, row, 2)).field()
  const value = values.get(name)
  const constant = of.assembly.constantOf({ table: TABLE.field, row })
  text.begin(value?.line ?? 0)
  text.add(
    `public ${isProperty ? modifiers(flags & ~FLAG.initOnly) : modifiers(flags)}${names.ofDescriptor(type)} ${name}`
  )
  if (isProperty) text.add(" { get; set; }")
  if (value !== undefined) {
    text.add(" = ")
    writeValue(writing, value.value, type)
  } else if (constant !== undefined) {
    text.add(" = ")
    writeValue(writing, { kind: "literal", ...constant } as Value, type)
  }
  if (!isProperty || value !== undefined) text.add(";")
}

/** The body of a method: where it runs in steps, those of its machine. */
const bodyOf = (writing: WritingAssembly, type: TypeDef, row: number, around: Around): MethodBody => {
  const { of } = writing
  const name = of.assembly.metadata.text(TABLE.method, row, 3)
  const machine = writing.machines.get(`${type.name} ${name} ${row}`)
  const own = of.body({ row, type, around, depth: 0, written: type.name })
  const steps =
    machine === undefined
      ? undefined
      : methodRows(machine).find((one) => of.assembly.metadata.text(TABLE.method, one, 3) === "MoveNext")
  if (machine === undefined || steps === undefined) return own
  return of.body({ row: steps, type: machine, around: newAround(), depth: 0, written: type.name, source: row })
}

/** Functions within a method that were called in it, each with those that it calls itself. */
const localFunctions = (writing: WritingAssembly, type: TypeDef, around: Around): Block => {
  const found: Block = []
  const { of } = writing
  // more may be found while they are read
  for (const [row, name] of around.functions) {
    if (of.inlined.has(row) || found.length >= 64) continue
    of.inlined.add(row)
    const owner = of.assembly.types.find(({ methods: [first, end] }) => row >= first && row < end) ?? type
    const { parameters, locals, body } = of.body({ row, type: owner, around, depth: 1, written: type.name })
    found.push({
      kind: "function",
      name,
      parameters,
      locals,
      body,
      type: signatureOf(of.assembly, row).result,
      line: 0
    })
  }
  return found
}

const writeParameters = (writing: WritingAssembly, row: number, { parameters }: MethodBody): string => {
  const { names, of } = writing
  const { metadata } = of.assembly
  return parameters
    .map(({ type, name }, at) => {
      const constant = defaultOf(writing, row, at)
      return `${names.ofDescriptor(type)} ${name}${constant === undefined ? "" : ` = ${constant}`}`
    })
    .join(", ")
    .concat(metadata.rows(TABLE.param) < 0 ? " " : "")
}

const defaultOf = ({ of, dialect, names }: WritingAssembly, method: number, position: number): string | undefined => {
  const { metadata } = of.assembly
  const first = metadata.value(TABLE.method, method, 5)
  const last =
    method < metadata.rows(TABLE.method) ? metadata.value(TABLE.method, method + 1, 5) : metadata.rows(TABLE.param) + 1
  for (let row = first; row >= 1 && row < Math.min(last, first + 256, metadata.rows(TABLE.param) + 1); row++) {
    if (metadata.value(TABLE.param, row, 1) !== position + 1) continue
    const constant = of.assembly.constantOf({ table: TABLE.param, row })
    if (constant === undefined) return undefined
    const type = signatureOf(of.assembly, method).parameters[position] ?? "I"
    return (
      dialect.named({ kind: "literal", ...constant }, type) ??
      literalText(constant.value, type.length === 1 ? type : constant.type)
    )
  }
  return undefined
}

/** `: base(...)`, which stands before the body of a constructor. */
const writeBase = (writing: WritingAssembly, body: Block): Block => {
  const at = body.findIndex(isConstructorCall)
  if (at < 0) return body
  const call = body[at]!
  if (call.kind === "value") {
    writing.text.add(" : ")
    writeValue(writing, call.value, "V")
  }
  return [...body.slice(0, at), ...body.slice(at + 1)]
}

const writeMethod = (writing: WritingAssembly, type: TypeDef, row: number): void => {
  const { text, names, of } = writing
  const { metadata } = of.assembly
  const name = metadata.text(TABLE.method, row, 3)
  const isConstructor = name === ".ctor"
  const own = name.slice(name.lastIndexOf(".") + 1)
  if (of.inlined.has(row) || (!isConstructor && !isName(own))) return
  const around = newAround()
  const method = bodyOf(writing, type, row, around)
  const within = localFunctions(writing, type, around)
  const { locals } = method
  text.begin(method.body[0]?.line ?? 0)
  const flags = metadata.value(TABLE.method, row, 2)
  const isStatic = (flags & FLAG.static) === 0 ? "" : "static "
  const result = isConstructor ? "" : `${names.ofDescriptor(signatureOf(of.assembly, row).result)} `
  const written = isConstructor ? chainOf(type.name).at(-1)! : own
  text.add(`public ${isStatic}${result}${written}(${writeParameters(writing, row, method)})`)
  if (metadata.value(TABLE.method, row, 0) === 0) return text.add(";")
  const body = isConstructor ? writeBase(writing, method.body) : method.body
  text.add(" ")
  writeMethodBody(writing, locals, [...body, ...within])
}

/** A property with the code of its accessors. */
const writeProperty = (
  writing: WritingAssembly,
  type: TypeDef,
  name: string,
  accessors: ReadonlyArray<number>
): void => {
  const { text, names, of } = writing
  const { metadata } = of.assembly
  const getter = accessors.find((row) => metadata.text(TABLE.method, row, 3).startsWith("get_"))
  const first = getter ?? accessors[0]!
  const signature = signatureOf(of.assembly, first)
  const kind = getter === undefined ? signature.parameters.at(-1)! : signature.result
  const isStatic = (metadata.value(TABLE.method, first, 2) & FLAG.static) === 0 ? "" : "static "
  text.begin(0)
  text.add(`public ${isStatic}${names.ofDescriptor(kind)} ${name} {`)
  for (const row of accessors) {
    const around = newAround()
    const method = bodyOf(writing, type, row, around)
    const within = localFunctions(writing, type, around)
    text.begin(method.body[0]?.line ?? 0)
    text.add(row === getter ? "get " : "set ")
    writeMethodBody(writing, method.locals, [...method.body, ...within])
  }
  text.begin(0)
  text.add("}")
}

/** The accessors of properties by their names, but for those of elements, and of those that a compiler has written. */
const propertiesOf = ({ of }: WritingAssembly, type: TypeDef): ReadonlyMap<string, ReadonlyArray<number>> => {
  const { metadata } = of.assembly
  const found = new Map<string, Array<number>>()
  for (const row of methodRows(type)) {
    const name = /^[gs]et_(.+)$/.exec(metadata.text(TABLE.method, row, 3))?.[1]
    if (name === undefined || !isName(name) || (metadata.value(TABLE.method, row, 2) & SPECIAL) === 0) continue
    const count = signatureOf(of.assembly, row).parameters.length
    const isPlain = count === (metadata.text(TABLE.method, row, 3).startsWith("get_") ? 0 : 1)
    if (isPlain) found.set(name, [...(found.get(name) ?? []), row])
  }
  return found
}

const writeInitialiser = (
  writing: WritingAssembly,
  type: TypeDef,
  { locals, body }: MethodBody,
  written: ReadonlySet<Statement>
): void => {
  const rest: Block = body.filter((one) => !written.has(one))
  if (rest.every(({ kind }) => kind === "return")) return
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
    writeField(writing, row, values, plain !== name && properties.has(plain))
  }
  const accessors = new Set([...properties.values()].flat())
  for (const [name, own] of properties) if (!backed.has(name)) writeProperty(writing, type, name, own)
  for (const row of rows)
    if (row !== initialiser && !accessors.has(row) && !isLate(nameOf(row))) writeMethod(writing, type, row)
  for (const row of rows) if (isLate(nameOf(row))) writeLate(writing, type, row)
  writeInitialiser(writing, type, initial, new Set(values.values()))
}

/** Bodies of lambdas and functions within methods, which are written where they are made. */
const isLate = (name: string): boolean => name.startsWith("<")

/** One that was made nowhere. */
const writeLate = (writing: WritingAssembly, type: TypeDef, row: number): void => {
  const { text, of } = writing
  if (of.inlined.has(row)) return
  of.inlined.add(row)
  const around = newAround()
  const method = of.body({ row, type, around, depth: 0, written: type.name })
  const within = localFunctions(writing, type, around)
  const name = localFunction(of.assembly.metadata.text(TABLE.method, row, 3)) ?? `unnamed${row}`
  text.begin(method.body[0]?.line ?? 0)
  text.add(`void ${isName(name) ? name : `unnamed${row}`}(${writeParameters(writing, row, method)}) `)
  writeMethodBody(writing, method.locals, [...method.body, ...within])
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
const writeOutermost = (writing: WritingAssembly, type: TypeDef): void => {
  const { text } = writing
  const namespace = namespaceOf(type.name)
  text.begin(0)
  if (namespace !== "") text.add(`namespace ${namespace} {`)
  writeType(writing, type, 0)
  text.begin(0)
  if (namespace !== "") text.add("}")
}

/** The machines of methods by the type, the name and the row of the method. */
const machinesOf = (
  assembly: Assembly,
  nested: ReadonlyMap<number, ReadonlyArray<TypeDef>>
): ReadonlyMap<string, TypeDef> => {
  const found = new Map<string, TypeDef>()
  for (const type of assembly.types) {
    const rows = methodRows(type)
    for (const machine of nested.get(type.row) ?? []) {
      const name = machineOf(machine.name)
      if (name === undefined) continue
      const candidates = rows.filter((row) => assembly.metadata.text(TABLE.method, row, 3) === name)
      const taken = candidates.find((row) => !found.has(`${type.name} ${name} ${row}`))
      if (taken !== undefined) found.set(`${type.name} ${name} ${taken}`, machine)
    }
  }
  return found
}

const written = (assembly: Assembly, debugging: Debugging): AssemblySource => {
  const of = readingOf(assembly, debugging)
  const nested = Map.groupBy(assembly.types, ({ outer }) => outer ?? 0)
  const outermost = (nested.get(0) ?? []).filter(({ name }) => !isGeneratedType(name))
  const names = new CsharpNames(outermost.map(({ name }) => name))
  const machines = machinesOf(assembly, nested)
  const dialect = csharpDialect(assembly, names)
  const bodies: Array<SourceText> = []
  for (const type of outermost) {
    if (bodies.length === 0 || bodies.at(-1)!.text.length > PART) {
      if (bodies.length === MAX_PARTS) {
        of.isWhole = false
        break
      }
      bodies.push(new SourceText())
    }
    const text = new SourceText()
    try {
      writeOutermost({ of, file: { name: type.name }, names, nested, machines, dialect, text, block: writeBlock }, type)
      bodies.at(-1)!.append(text)
    } catch (cause) {
      if (!(cause instanceof MalformedAssembly || cause instanceof TextTooLong)) throw cause
      of.isWhole = false
    }
  }
  const head = names.used.map((name) => `using ${name};`)
  const parts = bodies.map(({ text, lines }) => ({
    text: [...head, text, ""].join("\n"),
    lines: [...head.map(() => 0), ...lines, 0]
  }))
  return { parts, isWhole: of.isWhole }
}

/** An assembly as source code in C# says it: what its methods call, with what values. */
export const assemblySource = (
  bytes: Uint8Array,
  debugging: Debugging = noDebugging
): AssemblySource | UnreadAssembly => {
  try {
    return written(new Assembly(bytes), debugging)
  } catch (cause) {
    if (cause instanceof MalformedAssembly) return { why: cause.message }
    throw cause
  }
}
