import { type ClassFile, FLAG, type Field, type Method, readClass } from "./classFile.ts"
import { MalformedClass } from "./ClassReader.ts"
import { methodType } from "./descriptors.ts"
import type { MethodBody } from "./Flow.ts"
import type { ReadingClass } from "./MethodFlow.ts"
import { readingOf } from "./readBody.ts"
import { isConstructorCall } from "./recovered.ts"
import { SourceText, TextTooLong } from "./SourceText.ts"
import { type Block, isObjectOfClass, type Statement } from "./Statement.ts"
import { isName } from "./isName.ts"
import { javaDialect, literalText } from "./javaDialect.ts"
import { TypeNames } from "./TypeNames.ts"
import { annotationText } from "./writeAnnotation.ts"
import { writeBlock, writeMethodBody } from "./writeBlock.ts"
import { type Writing, writeValue } from "./writeValue.ts"

/** A class file as source code says it. */
export interface ClassSource {
  readonly text: string
  /** The line of the source file of each line of the text; 0 where the class does not say it. */
  readonly lines: ReadonlyArray<number>
  /** Whether all of it was read. */
  readonly isWhole: boolean
}

/** Why a class file is not read. */
export interface UnreadClass {
  readonly why: string
}

/** What compilers add for the machine. */
const ADDED = FLAG.bridge | FLAG.synthetic

const isEnum = ({ flags, base }: ClassFile): boolean => (flags & FLAG.enum) !== 0 && base === "java/lang/Enum"

/** What a class is written with. */
interface WritingClass extends Writing {
  readonly file: ClassFile
  readonly names: TypeNames
}

const headOf = ({ file, names }: WritingClass): string => {
  const kind = isEnum(file) ? "enum" : (file.flags & FLAG.interface) === 0 ? "class" : "interface"
  const around = names.chain.slice(0, -1).map((name) => `class ${name} { `)
  const bases = file.interfaces.map((one) => names.of(one))
  const base =
    kind === "class" && file.base !== undefined && file.base !== "java/lang/Object" ? [names.of(file.base)] : []
  const derived =
    kind === "interface" ? [["extends", bases] as const] : [["extends", base] as const, ["implements", bases] as const]
  const clauses = derived.flatMap(([word, all]) => (all.length === 0 ? [] : [` ${word} ${all.join(", ")}`]))
  const annotations = file.annotations.map((one) => annotationText(names, one)).join("")
  return `${around.join("")}${annotations}${kind} ${names.chain.at(-1)!}${clauses.join("")} {`
}

const modifiers = (flags: number): string =>
  `${(flags & FLAG.static) === 0 ? "" : "static "}${(flags & FLAG.final) === 0 ? "" : "final "}`

const writeField = (
  writing: WritingClass,
  field: Field,
  value: Extract<Statement, { kind: "assign" }> | undefined
): void => {
  const { text, names } = writing
  const { name, descriptor, constant, flags } = field
  if (!isName(name)) return
  text.begin(value?.line ?? 0)
  const annotations = field.annotations.map((one) => annotationText(names, one)).join("")
  text.add(`${annotations}${modifiers(flags)}${names.ofDescriptor(descriptor)} ${name}`)
  if (value !== undefined) {
    text.add(" = ")
    writeValue(writing, value.value, descriptor)
  } else if (constant?.kind === "text") text.add(` = ${literalText(constant.text, descriptor)}`)
  else if (constant !== undefined && "value" in constant) text.add(` = ${literalText(constant.value, descriptor)}`)
  text.add(";")
}

type Assign = Extract<Statement, { kind: "assign" }>

/** The first values of static fields, as long as no variable of the initialiser is in them. */
const initialValues = (file: ClassFile, { locals, body }: MethodBody): ReadonlyMap<string, Assign> => {
  const found = new Map<string, Assign>()
  if (locals.length > 0) return found
  for (const statement of body) {
    if (statement.kind !== "assign" || statement.target.kind !== "static") continue
    const { owner, name } = statement.target.member
    if (owner === file.name && !found.has(name)) found.set(name, statement)
  }
  return found
}

const writeConstants = (writing: WritingClass, values: ReadonlyMap<string, Assign>): ReadonlySet<string> => {
  const { file, text } = writing
  const constants = file.fields.filter(({ flags, name }) => (flags & FLAG.enum) !== 0 && isName(name))
  for (const { name } of constants) {
    const given = values.get(name)
    text.begin(given?.line ?? 0)
    text.add(name)
    // a compiler gives them their name and their position first
    if (given?.value.kind === "new") {
      const { args = [], parameters } = given.value
      text.add("(")
      for (const [at, value] of args.slice(2).entries()) {
        if (at > 0) text.add(", ")
        writeValue(writing, value, parameters[at + 2] ?? value.type)
      }
      text.add(")")
    }
    text.add(",")
  }
  text.add(";")
  return new Set(constants.map(({ name }) => name))
}

/** A static method that calls the method of Scala's object of the same name, which another class has. */
const isForwarder = ({ body: [first, ...rest] }: MethodBody): boolean => {
  const call = first?.kind === "return" || first?.kind === "value" ? first.value : undefined
  if (call?.kind !== "call" || call.object === undefined || !isObjectOfClass(call.object)) return false
  const isLast = rest.every(({ kind }) => kind === "return")
  return isLast && call.args.every(({ kind }) => kind === "local")
}

const writeMethod = (writing: WritingClass, of: ReadingClass, method: Method): void => {
  const { text, names, file } = writing
  const isConstructor = method.name === "<init>"
  if (!isConstructor && !isName(method.name)) return
  const own = isEnum(file) && isConstructor ? 2 : 0
  const { result } = methodType(method.descriptor)
  const body = of.body(method)
  const parameters = body.parameters.slice(own).map(({ type, name }, at) => {
    const annotations = (method.parameterAnnotations[at] ?? []).map((one) => annotationText(names, one)).join("")
    return `${annotations}${names.ofDescriptor(type)} ${name}`
  })
  if (isForwarder(body)) return
  text.begin(body.body[0]?.line ?? 0)
  text.add(method.annotations.map((one) => annotationText(names, one)).join(""))
  const head = isConstructor
    ? names.chain.at(-1)!
    : `${modifiers(method.flags)}${names.ofDescriptor(result)} ${method.name}`
  text.add(`${head}(${parameters.join(", ")}) `)
  if (method.code === undefined) text.add(";")
  else
    writeMethodBody(writing, body.locals, isEnum(file) ? body.body.filter((one) => !isConstructorCall(one)) : body.body)
}

const writeInitialiser = (
  writing: WritingClass,
  { locals, body }: MethodBody,
  written: ReadonlySet<Statement>
): void => {
  const rest: Block = body.filter((one) => !written.has(one))
  if (rest.every(({ kind }) => kind === "return")) return
  writing.text.begin(rest[0]!.line)
  writing.text.add("static ")
  writeMethodBody(writing, locals, rest)
}

const none: MethodBody = { parameters: [], locals: [], body: [] }

const writeMembers = (writing: WritingClass, of: ReadingClass): void => {
  const { file } = writing
  const initialiser = file.methods.find(({ name }) => name === "<clinit>")
  const initial = initialiser === undefined ? none : of.body(initialiser)
  const values = initialValues(file, initial)
  const constants = isEnum(file) ? writeConstants(writing, values) : new Set<string>()
  for (const field of file.fields)
    if (!constants.has(field.name) && field.name !== "MODULE$" && (field.flags & FLAG.synthetic) === 0)
      writeField(writing, field, values.get(field.name))
  const own = file.methods.filter(({ name }) => name !== "<clinit>" && name !== "$deserializeLambda$")
  for (const method of own) if ((method.flags & ADDED) === 0) writeMethod(writing, of, method)
  for (const method of own)
    if ((method.flags & ADDED) === FLAG.synthetic && !of.inlined.has(method)) writeMethod(writing, of, method)
  writeInitialiser(writing, initial, new Set(values.values()))
}

const assemble = (body: SourceText, names: TypeNames, isWhole: boolean): ClassSource => {
  const head = [
    ...(names.package === "" ? [] : [`package ${names.package};`]),
    ...names.imports.map((name) => `import ${name};`)
  ]
  return {
    text: [...head, body.text, "}".repeat(names.chain.length), ""].join("\n"),
    lines: [...head.map(() => 0), ...body.lines, 0, 0],
    isWhole
  }
}

/** A class file as source code in Java says it: what its methods call, with what values. */
export const classSource = (bytes: Uint8Array): ClassSource | UnreadClass => {
  try {
    const file = readClass(bytes)
    if (file.name === "module-info") return { text: "", lines: [], isWhole: true }
    const of = readingOf(file)
    const names = new TypeNames(file)
    const text = new SourceText()
    const writing: WritingClass = { file, names, text, dialect: javaDialect, block: writeBlock }
    text.begin(0)
    text.add(headOf(writing))
    writeMembers(writing, of)
    return assemble(text, names, of.isWhole)
  } catch (cause) {
    if (cause instanceof MalformedClass || cause instanceof TextTooLong) return { why: cause.message }
    throw cause
  }
}
