import { ClassReader, MalformedClass } from "./ClassReader.ts"
import { type Constant, ConstantPool } from "./constantPool.ts"
import { type InlinedLines, inlinedLines } from "./inlinedLines.ts"

/** Flags of JVMS tables 4.1-B, 4.5-A and 4.6-A. */
export const FLAG = {
  static: 0x0008,
  final: 0x0010,
  bridge: 0x0040,
  interface: 0x0200,
  abstract: 0x0400,
  synthetic: 0x1000,
  annotation: 0x2000,
  enum: 0x4000,
  module: 0x8000
} as const

export interface Annotation {
  /** A descriptor. */
  readonly type: string
  readonly values: ReadonlyArray<readonly [name: string, value: AnnotationValue]>
}

export type AnnotationValue =
  | { readonly kind: "constant"; readonly tag: string; readonly value: string | number | bigint }
  | { readonly kind: "enum"; readonly type: string; readonly name: string }
  | { readonly kind: "class"; readonly descriptor: string }
  | { readonly kind: "annotation"; readonly of: Annotation }
  | { readonly kind: "list"; readonly values: ReadonlyArray<AnnotationValue> }

export interface Field {
  readonly flags: number
  readonly name: string
  readonly descriptor: string
  readonly constant?: Constant
  readonly annotations: ReadonlyArray<Annotation>
}

/** A local variable as the compiler left it (JVMS 4.7.13). */
export interface NamedLocal {
  readonly start: number
  readonly end: number
  readonly name: string
  readonly descriptor: string
  readonly slot: number
}

/** A row of the exception table; without a type it is of a `finally`. */
export interface Handler {
  readonly start: number
  readonly end: number
  readonly at: number
  readonly type: string | undefined
}

export interface Code {
  readonly bytes: Uint8Array
  readonly handlers: ReadonlyArray<Handler>
  readonly lines: ReadonlyArray<readonly [start: number, line: number]>
  readonly locals: ReadonlyArray<NamedLocal>
}

export interface Method {
  readonly flags: number
  readonly name: string
  readonly descriptor: string
  readonly code?: Code
  readonly annotations: ReadonlyArray<Annotation>
  /** By parameter. */
  readonly parameterAnnotations: ReadonlyArray<ReadonlyArray<Annotation>>
}

/** A nested class as others name it: where it stands, and its own name; neither for a local one (JVMS 4.7.6). */
export interface Nesting {
  readonly outer: string | undefined
  readonly name: string | undefined
}

export interface BootstrapMethod {
  readonly method: Constant
  readonly args: ReadonlyArray<Constant>
}

/** A class file as far as it says what source code says (JVMS 4.1). Names are internal ones, with `/`. */
export interface ClassFile {
  readonly pool: ConstantPool
  readonly flags: number
  readonly name: string
  readonly base: string | undefined
  readonly interfaces: ReadonlyArray<string>
  readonly fields: ReadonlyArray<Field>
  readonly methods: ReadonlyArray<Method>
  readonly nesting: ReadonlyMap<string, Nesting>
  readonly bootstraps: ReadonlyArray<BootstrapMethod>
  readonly annotations: ReadonlyArray<Annotation>
  /** Whether Kotlin's compiler made it. */
  readonly isKotlin: boolean
  /** Lines that stand for others (`inlinedLines`). */
  readonly inlinedLines: ReadonlyArray<InlinedLines>
}

const MAGIC = 0xcafebabe

type Attributes = ReadonlyMap<string, Uint8Array>

const readAttributes = (reader: ClassReader, pool: ConstantPool): Attributes =>
  new Map(reader.list(() => [pool.text(reader.u2()), reader.take(reader.u4())] as const))

/** What is in an attribute; `otherwise` where there is none, or where it is not as it should be. */
const within = <A>(attributes: Attributes, name: string, otherwise: A, read: (reader: ClassReader) => A): A => {
  const bytes = attributes.get(name)
  if (bytes === undefined) return otherwise
  try {
    return read(new ClassReader(bytes))
  } catch (cause) {
    if (cause instanceof MalformedClass) return otherwise
    throw cause
  }
}

/** Annotations within annotations that are read. */
const MAX_NESTING = 8

const NUMBERS = "BCDFIJSZ"

/** JVMS 4.7.16.1 */
const readValue = (reader: ClassReader, pool: ConstantPool, depth: number): AnnotationValue => {
  if (depth > MAX_NESTING) throw new MalformedClass("annotations within annotations")
  const tag = String.fromCharCode(reader.u1())
  if (tag === "s") return { kind: "constant", tag, value: pool.text(reader.u2()) }
  if (tag === "e") return { kind: "enum", type: pool.text(reader.u2()), name: pool.text(reader.u2()) }
  if (tag === "c") return { kind: "class", descriptor: pool.text(reader.u2()) }
  if (tag === "@") return { kind: "annotation", of: readAnnotation(reader, pool, depth + 1) }
  if (tag === "[") return { kind: "list", values: reader.list(() => readValue(reader, pool, depth + 1)) }
  const constant = NUMBERS.includes(tag) ? pool.constant(reader.u2()) : undefined
  if (constant === undefined || !("value" in constant)) throw new MalformedClass("a value of no known kind")
  return { kind: "constant", tag, value: constant.value }
}

const readAnnotation = (reader: ClassReader, pool: ConstantPool, depth = 0): Annotation => ({
  type: pool.text(reader.u2()),
  values: reader.list(() => [pool.text(reader.u2()), readValue(reader, pool, depth)] as const)
})

const annotationsIn = (attributes: Attributes, pool: ConstantPool): ReadonlyArray<Annotation> =>
  ["RuntimeVisibleAnnotations", "RuntimeInvisibleAnnotations"].flatMap((name) =>
    within<ReadonlyArray<Annotation>>(attributes, name, [], (reader) => reader.list(() => readAnnotation(reader, pool)))
  )

const parameterAnnotationsIn = (attributes: Attributes, pool: ConstantPool): ReadonlyArray<ReadonlyArray<Annotation>> =>
  within<ReadonlyArray<ReadonlyArray<Annotation>>>(attributes, "RuntimeVisibleParameterAnnotations", [], (reader) =>
    Array.from({ length: reader.u1() }, () => reader.list(() => readAnnotation(reader, pool)))
  )

const readField = (reader: ClassReader, pool: ConstantPool): Field => {
  const [flags, name, descriptor] = [reader.u2(), pool.text(reader.u2()), pool.text(reader.u2())]
  const attributes = readAttributes(reader, pool)
  const constant = within(attributes, "ConstantValue", undefined, (one): Constant | undefined =>
    pool.constant(one.u2())
  )
  return {
    flags,
    name,
    descriptor,
    ...(constant !== undefined && { constant }),
    annotations: annotationsIn(attributes, pool)
  }
}

/** JVMS 4.7.3 */
const readCode = (bytes: Uint8Array, pool: ConstantPool): Code => {
  const reader = new ClassReader(bytes)
  reader.take(4)
  const code = reader.take(reader.u4())
  const handlers = reader.list((): Handler => ({
    start: reader.u2(),
    end: reader.u2(),
    at: reader.u2(),
    type: pool.optionalClassName(reader.u2())
  }))
  const attributes = readAttributes(reader, pool)
  return {
    bytes: code,
    handlers,
    lines: within<Code["lines"]>(attributes, "LineNumberTable", [], (one) =>
      one.list(() => [one.u2(), one.u2()] as const).toSorted(([a], [b]) => a - b)
    ),
    locals: within<Code["locals"]>(attributes, "LocalVariableTable", [], (one) =>
      one.list((): NamedLocal => {
        const start = one.u2()
        return {
          start,
          end: start + one.u2(),
          name: pool.text(one.u2()),
          descriptor: pool.text(one.u2()),
          slot: one.u2()
        }
      })
    )
  }
}

const readMethod = (reader: ClassReader, pool: ConstantPool): Method => {
  const [flags, name, descriptor] = [reader.u2(), pool.text(reader.u2()), pool.text(reader.u2())]
  const attributes = readAttributes(reader, pool)
  const code = attributes.get("Code")
  return {
    flags,
    name,
    descriptor,
    ...(code !== undefined && { code: readCode(code, pool) }),
    annotations: annotationsIn(attributes, pool),
    parameterAnnotations: parameterAnnotationsIn(attributes, pool)
  }
}

const nestingIn = (attributes: Attributes, pool: ConstantPool): ReadonlyMap<string, Nesting> =>
  within<ReadonlyMap<string, Nesting>>(
    attributes,
    "InnerClasses",
    new Map(),
    (reader) =>
      new Map(
        reader.list(() => {
          const inner = pool.className(reader.u2())
          const outer = pool.optionalClassName(reader.u2())
          const name = reader.u2()
          reader.u2()
          return [inner, { outer, name: name === 0 ? undefined : pool.text(name) }] as const
        })
      )
  )

const bootstrapsIn = (attributes: Attributes, pool: ConstantPool): ReadonlyArray<BootstrapMethod> =>
  within<ReadonlyArray<BootstrapMethod>>(attributes, "BootstrapMethods", [], (reader) =>
    reader.list(() => ({
      method: pool.constant(reader.u2()),
      args: reader.list(() => pool.constant(reader.u2()))
    }))
  )

/** The head of a class file: what stands before its fields. */
export const readHead = (reader: ClassReader): Pick<ClassFile, "pool" | "flags" | "name" | "base" | "interfaces"> => {
  if (reader.u4() !== MAGIC) throw new MalformedClass("it does not begin like one")
  reader.take(4)
  const pool = new ConstantPool(reader)
  const flags = reader.u2()
  const name = (flags & FLAG.module) === 0 ? pool.className(reader.u2()) : "module-info"
  if (name === "module-info") return { pool, flags, name, base: undefined, interfaces: [] }
  const base = pool.optionalClassName(reader.u2())
  return { pool, flags, name, base, interfaces: reader.list(() => pool.className(reader.u2())) }
}

/** Reads a class file. Throws `MalformedClass`. */
export const readClass = (bytes: Uint8Array): ClassFile => {
  const reader = new ClassReader(bytes)
  const head = readHead(reader)
  const { pool } = head
  const fields = reader.list(() => readField(reader, pool))
  const methods = reader.list(() => readMethod(reader, pool))
  const attributes = readAttributes(reader, pool)
  const annotations = annotationsIn(attributes, pool)
  return {
    ...head,
    fields,
    methods,
    nesting: nestingIn(attributes, pool),
    bootstraps: bootstrapsIn(attributes, pool),
    annotations,
    isKotlin: annotations.some(({ type }) => type === "Lkotlin/Metadata;"),
    inlinedLines: inlinedLines(attributes.get("SourceDebugExtension"))
  }
}
