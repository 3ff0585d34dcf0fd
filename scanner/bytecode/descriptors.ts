import { MalformedClass } from "./ClassReader.ts"

/** Primitive types by their letters (JVMS table 4.3-A). */
export const primitives: { readonly [letter: string]: string } = {
  B: "byte",
  C: "char",
  D: "double",
  F: "float",
  I: "int",
  J: "long",
  S: "short",
  Z: "boolean",
  V: "void"
}

const FIELD = /\[*(?:[BCDFIJSZ]|L[^;[]+;)/y

export interface MethodType {
  readonly parameters: ReadonlyArray<string>
  readonly result: string
}

/** The parameters and the result of a method (JVMS 4.3.3), each a descriptor of its own. */
export const methodType = (descriptor: string): MethodType => {
  const parameters: Array<string> = []
  if (!descriptor.startsWith("(")) throw new MalformedClass("no descriptor of a method")
  let at = 1
  while (descriptor[at] !== ")") {
    FIELD.lastIndex = at
    const found = FIELD.exec(descriptor)?.[0]
    if (found === undefined) throw new MalformedClass("no descriptor of a method")
    parameters.push(found)
    at += found.length
  }
  return { parameters, result: descriptor.slice(at + 1) }
}

/** Longs and doubles take two slots of locals, and two of the stack (JVMS 2.6.1, 2.6.2). */
export const isWide = (descriptor: string): boolean => descriptor === "J" || descriptor === "D"

/** The descriptor of a class by its internal name; an array has its own in its stead. */
export const descriptorOf = (name: string): string => (name.startsWith("[") ? name : `L${name};`)

/** The internal name in a descriptor of an object. */
export const classIn = (descriptor: string): string | undefined =>
  descriptor.startsWith("L") ? descriptor.slice(1, -1) : undefined
