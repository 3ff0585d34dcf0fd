import type { ClassFile } from "./classFile.ts"
import type { MethodFlow } from "./MethodFlow.ts"
import type { Block, Value } from "./Statement.ts"

/** The fields in which compilers number the constants of an enumeration for a `switch` over it: those of Java, and of Kotlin. */
export const isSwitchMap = (field: string): boolean => /^\$(?:SwitchMap|EnumSwitchMapping)\$/.test(field)

/** What a number of a `switch` stands for. */
type Numbers = ReadonlyMap<number, Value>

const nameOf = (array: Value): string | undefined =>
  array.kind === "static" ? array.member.name : array.kind === "local" ? `local ${array.local.name}` : undefined

/** `numbers[Kind.BLOCK.ordinal()] = 1`, by the array that the numbers are in. */
const numbersIn = (body: Block): ReadonlyMap<string, Numbers> => {
  const found = new Map<string, Map<number, Value>>()
  for (const statement of body) {
    if (statement.kind !== "assign") continue
    const { target, value } = statement
    const local = nameOf(value)
    const filled = local === undefined ? undefined : found.get(local)
    if (target.kind === "static" && filled !== undefined) found.set(target.member.name, filled)
    const array = target.kind === "index" ? nameOf(target.array) : undefined
    if (target.kind !== "index" || array === undefined || value.kind !== "literal") continue
    const { index } = target
    const constant = index.kind === "call" && index.member.name === "ordinal" ? index.object : undefined
    if (constant === undefined) continue
    const numbers = found.get(array) ?? new Map<number, Value>()
    numbers.set(Number(value.value), constant)
    found.set(array, numbers)
  }
  return found
}

const numbersOf = (flow: MethodFlow, file: ClassFile): ReadonlyMap<string, Numbers> => {
  const initialiser = file.methods.find(({ name }) => name === "<clinit>")
  if (initialiser === undefined || flow.of.file === file) return new Map()
  return numbersIn(flow.of.within(file, new Map(), flow.depth + 1).body(initialiser).body)
}

/** A `switch` over an enumeration, of which compilers make one over numbers that another class has for its constants. */
export const enumSwitch = (
  flow: MethodFlow,
  subject: Value
): { readonly subject: Value; readonly numbers: Numbers } | undefined => {
  if (subject.kind !== "index" || subject.array.kind !== "static" || subject.index.kind !== "call") return undefined
  const { owner, name } = subject.array.member
  const { object, member } = subject.index
  const file = flow.of.unit.classes.get(owner)
  if (file === undefined || object === undefined || member.name !== "ordinal" || !isSwitchMap(name)) return undefined
  const numbers = numbersOf(flow, file).get(name)
  return numbers === undefined ? undefined : { subject: object, numbers }
}
