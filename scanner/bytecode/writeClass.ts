import { type ClassFile, FLAG, type Field, type Method } from "./classFile.ts"
import { methodType } from "./descriptors.ts"
import { isSwitchMap } from "./enumSwitch.ts"
import { isThis, type MethodBody } from "./Flow.ts"
import { isName } from "./isName.ts"
import { javaDialect } from "./javaDialect.ts"
import { literalText } from "./literals.ts"
import type { ReadingClass, ReadingUnit } from "./MethodFlow.ts"
import { readingOf } from "./readBody.ts"
import { isAdded } from "./readCalls.ts"
import { isConstructorCall } from "./recovered.ts"
import type { SourceText } from "./SourceText.ts"
import { type Block, isObjectOfClass, type LocalClass, type Statement } from "./Statement.ts"
import { MAX_NESTING, type TypeNames } from "./TypeNames.ts"
import { annotationText } from "./writeAnnotation.ts"
import { writeBlock, writeMethodBody } from "./writeBlock.ts"
import { type Writing, writeValue } from "./writeValue.ts"

/** What compilers add for the machine. */
const ADDED = FLAG.bridge | FLAG.synthetic

const isEnum = ({ flags, base }: ClassFile): boolean => (flags & FLAG.enum) !== 0 && base === "java/lang/Enum"

/** What a class is written with. */
interface WritingClass extends Writing {
  readonly file: ClassFile
  readonly names: TypeNames
}

const headOf = ({ file, names }: WritingClass, own: string): string => {
  const kind = isEnum(file) ? "enum" : (file.flags & FLAG.interface) === 0 ? "class" : "interface"
  const bases = file.interfaces.map((one) => names.of(one))
  const base =
    kind === "class" && file.base !== undefined && file.base !== "java/lang/Object" ? [names.of(file.base)] : []
  const derived =
    kind === "interface" ? [["extends", bases] as const] : [["extends", base] as const, ["implements", bases] as const]
  const clauses = derived.flatMap(([word, all]) => (all.length === 0 ? [] : [` ${word} ${all.join(", ")}`]))
  const annotations = file.annotations.map((one) => annotationText(names, one)).join("")
  return `${annotations}${kind} ${own}${clauses.join("")} {`
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

/** The first values of fields, as long as no variable of the initialiser is in them. */
const initialValues = (file: ClassFile, { locals, body }: MethodBody): ReadonlyMap<string, Assign> => {
  const found = new Map<string, Assign>()
  if (locals.length > 0) return found
  for (const statement of body) {
    if (statement.kind !== "assign") continue
    const { target } = statement
    if (target.kind !== "static" && !(target.kind === "field" && isThis(target.object))) continue
    const { owner, name } = target.member
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
      if (given.value.local?.kind === "class") {
        text.add(" {")
        writeLocalMembers(writing, given.value.local)
        text.add("}")
      }
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

/** What the method is called that gives a parameter of a method in Scala its value where the caller does not. */
const defaultOf = (method: string, at: number): string => `${method}$default$${at + 1}`

/** A method in Scala whose last parameters have values of their own, as one more without these parameters. */
const writeDefaults = (
  { file, names, text }: WritingClass,
  { name, descriptor }: Method,
  { parameters }: MethodBody
): void => {
  const given = parameters.map((_, at) => file.methods.some((one) => one.name === defaultOf(name, at)))
  const needed = given.lastIndexOf(false) + 1
  if (needed === parameters.length) return
  const left = parameters.slice(0, needed)
  const head = left.map((one) => `${names.ofDescriptor(one.type)} ${one.name}`)
  const args = parameters.map((one, at) => (at < needed ? one.name : `${defaultOf(name, at)}()`))
  const { result } = methodType(descriptor)
  text.begin(0)
  text.add(`${names.ofDescriptor(result)} ${name}(${head.join(", ")}) {`)
  text.begin(0)
  text.add(`${result === "V" ? "" : "return "}${name}(${args.join(", ")}); }`)
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
  writeDefaults(writing, method, body)
  text.begin(body.body[0]?.line ?? 0)
  text.add(method.annotations.map((one) => annotationText(names, one)).join(""))
  const head = isConstructor
    ? names.own(file.name)
    : `${modifiers(method.flags)}${names.ofDescriptor(result)} ${method.name}`
  text.add(`${head}(${parameters.join(", ")}) `)
  if (method.code === undefined) text.add(";")
  else
    writeMethodBody(writing, body.locals, isEnum(file) ? body.body.filter((one) => !isConstructorCall(one)) : body.body)
}

const writeInitialiser = (
  writing: WritingClass,
  { locals, body }: MethodBody,
  written: ReadonlySet<Statement>,
  isStatic: boolean
): void => {
  const rest: Block = body.filter((one) => !written.has(one))
  if (rest.every(({ kind }) => kind === "return")) return
  writing.text.begin(rest[0]!.line)
  writing.text.add(isStatic ? "static " : "")
  writeMethodBody(writing, locals, rest)
}

const none: MethodBody = { parameters: [], locals: [], body: [] }

const initialiserOf = ({ file, body }: ReadingClass): MethodBody => {
  const method = file.methods.find(({ name }) => name === "<clinit>")
  return method === undefined ? none : body(method)
}

const writeMembers = (writing: WritingClass, of: ReadingClass, initial: MethodBody, isLocal: boolean): void => {
  const { file } = writing
  const values = initialValues(file, initial)
  const constants = isEnum(file) ? writeConstants(writing, values) : new Set<string>()
  for (const field of file.fields) {
    const isOwn = !constants.has(field.name) && field.name !== "MODULE$" && !of.captured.has(field.name)
    if (isOwn && (field.flags & FLAG.synthetic) === 0) writeField(writing, field, values.get(field.name))
  }
  const own = file.methods.filter(
    ({ name }) => name !== "<clinit>" && name !== "$deserializeLambda$" && !(isLocal && name === "<init>")
  )
  const [added = [], written = []] = [true, false].map((is) => own.filter((method) => isAdded(file, method) === is))
  for (const method of written) if ((method.flags & ADDED) === 0) writeMethod(writing, of, method)
  for (const method of added)
    if ((method.flags & FLAG.bridge) === 0 && !of.inlined.has(method)) writeMethod(writing, of, method)
  writeInitialiser(writing, initial, new Set(values.values()), !isLocal)
}

/** What a class within a method adds to its base. */
const writeLocalMembers = (
  around: Omit<WritingClass, "file">,
  { of, initial }: Extract<LocalClass, { kind: "class" }>
): void => writeMembers({ ...around, file: of.file }, of, initial, true)

/** Whether sources call the members of a class by the name of another one: those of Scala's objects, and of companions in Kotlin. */
const isPartOf = ({ nesting, classes }: ReadingUnit, part: string, whole: string): boolean => {
  const nested = nesting.get(part)
  const isCompanion = nested?.outer === whole && nested.name === "Companion"
  return part === `${whole}$` || (isCompanion && classes.get(part)?.isKotlin === true)
}

/** Classes whose fields number the constants of enumerations for a `switch` over them. */
const isOfSwitches = ({ fields, methods }: ClassFile): boolean =>
  fields.length > 0 && fields.every(({ name }) => isSwitchMap(name)) && methods.every(({ name }) => name === "<clinit>")

const isNestedIn = ({ nesting }: ReadingUnit, name: string, around: ReadonlyArray<string>): boolean => {
  const { outer, name: own } = nesting.get(name) ?? {}
  return own !== undefined && outer !== undefined && outer !== name && around.includes(outer)
}

/** Writes a class with those in it that have names, as far as they are not written yet. */
const writeClass = (writing: WritingClass, unit: ReadingUnit, left: Set<ClassFile>, depth: number): void => {
  const { file, text, names } = writing
  left.delete(file)
  text.add(headOf(writing, names.own(file.name)))
  const parts = [file, ...[...left].filter(({ name }) => isPartOf(unit, name, file.name))]
  for (const part of parts) {
    left.delete(part)
    const of = readingOf(part, unit)
    writeMembers({ ...writing, file: part }, of, initialiserOf(of), false)
  }
  const around = parts.map(({ name }) => name)
  if (depth < MAX_NESTING)
    for (const nested of left)
      if (left.has(nested) && isNestedIn(unit, nested.name, around) && !unit.inlined.has(nested.name)) {
        text.begin(0)
        writeClass({ ...writing, file: nested }, unit, left, depth + 1)
      }
  text.begin(0)
  text.add("}")
}

/** Writes the classes of a source, each that is not in another one by itself. */
export const writeClasses = (unit: ReadingUnit, names: TypeNames, text: SourceText): void => {
  const left = new Set([...unit.classes.values()].filter((file) => !isOfSwitches(file)))
  const members: Writing["members"] = (around, local) => writeLocalMembers({ ...around, names }, local)
  for (const file of left) {
    if (!left.has(file) || unit.inlined.has(file.name)) continue
    const around = names.chainOf(file.name).slice(0, -1)
    text.begin(0)
    text.add(around.map((name) => `class ${name} { `).join(""))
    const writing: WritingClass = { file, names, text, dialect: javaDialect, block: writeBlock, members }
    writeClass(writing, unit, left, 0)
    text.add("}".repeat(around.length))
  }
}
