import type { MemberRef } from "./constantPool.ts"
import type { MethodBody } from "./Flow.ts"
import type { ReadingClass } from "./MethodFlow.ts"

/** A variable of a method. */
export interface Local {
  readonly name: string
  type: string
  /** Parameters and caught exceptions are declared by what they are of. */
  readonly isDeclared: boolean
  /** Whether the code has no name for it. */
  readonly isMade: boolean
  writes: number
  reads: number
}

/** A value on the operand stack, as it would be written; `type` is a descriptor. */
export type Value =
  | { readonly kind: "literal"; readonly value: string | number | bigint | null; readonly type: string }
  | { readonly kind: "class"; readonly descriptor: string; readonly type: string }
  | { readonly kind: "local"; readonly local: Local; readonly type: string }
  | StaticField
  | { readonly kind: "field"; readonly object: Value; readonly member: MemberRef; readonly type: string }
  | Call
  | Construction
  | ArrayOf
  | { readonly kind: "index"; readonly array: Value; readonly index: Value; readonly type: string }
  | { readonly kind: "length"; readonly array: Value; readonly type: string }
  | Binary
  | { readonly kind: "unary"; readonly operator: string; readonly of: Value; readonly type: string }
  | { readonly kind: "cast"; readonly of: Value; readonly type: string; readonly isTest?: true }
  | { readonly kind: "instance"; readonly of: Value; readonly tested: string; readonly type: string }
  | { readonly kind: "concat"; readonly parts: ReadonlyArray<Value>; readonly type: string }
  | {
      readonly kind: "choice"
      readonly test: Value
      readonly consequence: Value
      readonly alternative: Value
      readonly type: string
    }
  | { readonly kind: "lambda"; readonly parameters: ReadonlyArray<Local>; readonly body: Block; readonly type: string }
  | {
      readonly kind: "reference"
      readonly object: Value | undefined
      readonly member: MemberRef
      readonly type: string
    }
  /** The object around that of a class within it. */
  | { readonly kind: "outer"; readonly type: string }
  | { readonly kind: "unknown"; readonly type: string }

export interface StaticField {
  readonly kind: "static"
  readonly member: MemberRef
  readonly type: string
  /** It holds the object that sources call by the name of the class. */
  readonly isObject?: boolean
}

export interface Call {
  readonly kind: "call"
  /** Undefined for static methods. */
  readonly object: Value | undefined
  readonly isSuper: boolean
  readonly member: MemberRef
  readonly args: ReadonlyArray<Value>
  readonly parameters: ReadonlyArray<string>
  readonly type: string
  readonly line: number
  /** Types that a generic method is called with. */
  readonly given?: ReadonlyArray<string>
}

/** What is given to a member of a new object, or added to it, where it is made. */
export type Initial =
  | { readonly kind: "member"; readonly member: MemberRef; readonly value: Value }
  | { readonly kind: "items"; readonly values: ReadonlyArray<Value> }

/** Without arguments until its constructor is called. */
export interface Construction {
  readonly kind: "new"
  readonly owner: string
  args: ReadonlyArray<Value> | undefined
  parameters: ReadonlyArray<string>
  readonly type: string
  line: number
  /** What a class that has no name of its own stands for where it is made. */
  local?: LocalClass
  readonly initial?: Array<Initial>
}

/** A class within a method, as sources write it: a function, or a base with what differs from it. */
export type LocalClass =
  | { readonly kind: "lambda"; readonly parameters: ReadonlyArray<Local>; readonly body: Block }
  | {
      readonly kind: "class"
      readonly base: string
      readonly args: ReadonlyArray<Value>
      readonly parameters: ReadonlyArray<string>
      /** What is done when it is made. */
      readonly initial: MethodBody
      readonly of: ReadingClass
    }

export interface ArrayOf {
  readonly kind: "array"
  readonly element: string
  readonly length: Value
  /** By index, where the code writes them one after the other. */
  readonly items: Array<Value>
  readonly type: string
}

export interface Binary {
  readonly kind: "binary"
  readonly operator: string
  readonly left: Value
  readonly right: Value
  readonly type: string
}

export type Block = Array<Statement>

export type Statement = { readonly line: number } & (
  | { readonly kind: "value"; readonly value: Value }
  | { readonly kind: "assign"; readonly target: Value; readonly operator: string; readonly value: Value }
  | { readonly kind: "return"; readonly value: Value | undefined; readonly type: string }
  | { readonly kind: "throw"; readonly value: Value }
  | { readonly kind: "if"; test: Value; readonly consequence: Block; readonly alternative: Block }
  | { readonly kind: "loop"; readonly body: Block }
  | { readonly kind: "each"; readonly local: Local; readonly of: Value; readonly body: Block }
  | { readonly kind: "switch"; readonly subject: Value; readonly arms: ReadonlyArray<SwitchArm> }
  | { readonly kind: "catch"; readonly type: string; readonly local: Local; readonly body: Block }
  | { readonly kind: "break" | "continue" }
  | {
      readonly kind: "function"
      readonly name: string
      readonly parameters: ReadonlyArray<Local>
      readonly locals: ReadonlyArray<Local>
      readonly body: Block
      readonly type: string
    }
)

export interface SwitchArm {
  /** Undefined for what no other arm is for. */
  readonly labels: ReadonlyArray<Value | undefined>
  readonly body: Block
}

export const OBJECT = "Ljava/lang/Object;"
export const STRING = "Ljava/lang/String;"

/** Objects that languages keep in a field of a class, and that sources call by the name of the class: Scala's, and some of Kotlin. */
export const isObjectOfClass = (value: Value): boolean =>
  value.kind === "static" &&
  (value.isObject === true ||
    value.member.name === "MODULE$" ||
    (value.member.name === "Default" && value.member.owner === "kotlin/random/Random"))

export const unknown = (type: string): Value => ({ kind: "unknown", type })

export const int = (value: number): Value => ({ kind: "literal", value, type: "I" })

const OPPOSITES: { readonly [operator: string]: string } = {
  "==": "!=",
  "!=": "==",
  "<": ">=",
  ">=": "<",
  ">": "<=",
  "<=": ">"
}

/** What is true where a test is not. */
export const negated = (test: Value): Value => {
  if (test.kind === "unary" && test.operator === "!") return test.of
  if (test.kind === "binary") {
    const opposite = OPPOSITES[test.operator]
    if (opposite !== undefined) return { ...test, operator: opposite }
  }
  return { kind: "unary", operator: "!", of: test, type: "Z" }
}
