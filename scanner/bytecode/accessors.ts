import { FLAG } from "./classFile.ts"
import { descriptorOf } from "./descriptors.ts"
import { MAX_LAMBDAS, type MethodFlow } from "./MethodFlow.ts"
import type { Call, Statement, Value } from "./Statement.ts"

/** How compilers name the methods by which a class reaches what is private to another one. */
const ACCESSOR = /^access\$/

/** `access$getNAME$p`, by which Kotlin reads a property of another class. */
const GETTER = /^access\$get(.+)\$(?:p|cp)$/

const fieldOf = ({ member, args, type }: Call): Value | undefined => {
  const name = GETTER.exec(member.name)?.[1]
  if (name === undefined) return undefined
  const field = { owner: member.owner, name, descriptor: type }
  const [object] = args
  const ofObject = object !== undefined && object.type === descriptorOf(member.owner)
  return ofObject ? { kind: "field", object, member: field, type } : { kind: "static", member: field, type }
}

/** What a call of a method does that a compiler has put between two classes of a source; undefined where it is none. */
export const accessedBy = (
  { of, depth }: MethodFlow,
  call: Call
): Extract<Statement, { kind: "value" | "assign" }> | undefined => {
  const { member, args, line } = call
  if (!ACCESSOR.test(member.name)) return undefined
  const file = of.unit.classes.get(member.owner)
  const method = file?.methods.find(({ name, descriptor }) => name === member.name && descriptor === member.descriptor)
  const isOne = method !== undefined && (method.flags & FLAG.synthetic) !== 0 && (method.flags & FLAG.static) !== 0
  if (file === undefined || !isOne || depth >= MAX_LAMBDAS) {
    const value = fieldOf(call)
    return value === undefined ? undefined : { kind: "value", value, line }
  }
  const [first, second] = of.within(file, new Map(), depth + 1).body(method, args).body
  if (first?.kind === "return" && first.value !== undefined) return { kind: "value", value: first.value, line }
  const isOnly = second === undefined || (second.kind === "return" && second.value === undefined)
  return isOnly && (first?.kind === "value" || first?.kind === "assign") ? first : undefined
}
