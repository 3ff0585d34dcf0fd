import type { MethodBody } from "../bytecode/Flow.ts"
import { isName } from "../bytecode/isName.ts"
import { isConstructorCall } from "../bytecode/recovered.ts"
import type { Block } from "../bytecode/Statement.ts"
import { writeMethodBody } from "../bytecode/writeBlock.ts"
import { writeValue } from "../bytecode/writeValue.ts"
import { FLAG, type TypeDef } from "./Assembly.ts"
import { literalText } from "../bytecode/literals.ts"
import { chainOf } from "./CsharpNames.ts"
import { localFunction } from "./generatedNames.ts"
import { type Around, newAround, signatureOf } from "./IlFlow.ts"
import { TABLE } from "./metadataTables.ts"
import { memberNamed, methodRows, type WritingAssembly } from "./WritingAssembly.ts"

const SPECIAL = 0x0800

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

const defaultOf = ({ of, dialect }: WritingAssembly, method: number, position: number): string | undefined => {
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

export const writeMethod = (writing: WritingAssembly, type: TypeDef, row: number): void => {
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
  text.member = memberNamed(type, isConstructor ? chainOf(type.name).at(-1)! : own)
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
export const writeProperty = (
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
  text.member = memberNamed(type, name)
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
export const propertiesOf = ({ of }: WritingAssembly, type: TypeDef): ReadonlyMap<string, ReadonlyArray<number>> => {
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

/** Bodies of lambdas and functions within methods, which are written where they are made. */
export const isLate = (name: string): boolean => name.startsWith("<")

/** One that was made nowhere. */
export const writeLate = (writing: WritingAssembly, type: TypeDef, row: number): void => {
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
