import { type Block, isObjectOfClass, type Local, type Statement, type SwitchArm, type Value } from "./Statement.ts"

/** `this(...)` or `super(...)`, which stands before all else. */
export const isConstructorCall = (one: Statement): boolean =>
  one.kind === "value" && one.value.kind === "call" && one.value.member.name === "<init>"

/** Of a nested class compilers keep what it is in before they call its base. */
const withConstructorFirst = (block: Block): Block => {
  const at = block.findIndex(isConstructorCall)
  return at > 0 ? [block[at]!, ...block.slice(0, at), ...block.slice(at + 1)] : block
}

const localIn = (value: Value | undefined): Local | undefined => (value?.kind === "local" ? value.local : undefined)

/** The object of a call without arguments. */
const objectOf = (value: Value, name: string): Value | undefined =>
  value.kind === "call" && value.member.name === name && value.args.length === 0 ? value.object : undefined

const uncast = (value: Value): Value => (value.kind === "cast" ? value.of : value)

/** `for (T one : all)`, of which compilers make a loop that asks an iterator. */
const eachOf = (before: Statement, loop: Statement): Statement | undefined => {
  if (before.kind !== "assign" || loop.kind !== "loop") return undefined
  const iterator = localIn(before.target)
  const of = objectOf(before.value, "iterator")
  const [test, ...behind] = loop.body
  if (iterator === undefined || of === undefined || test?.kind !== "if" || behind.length > 0) return undefined
  const [first, ...body] = test.consequence
  const local = first?.kind === "assign" ? localIn(first.target) : undefined
  if (first?.kind !== "assign" || local === undefined || local.writes !== 1) return undefined
  const isAsked = localIn(objectOf(test.test, "hasNext")) === iterator
  const isGiven = localIn(objectOf(uncast(first.value), "next")) === iterator
  return isAsked && isGiven ? { kind: "each", local, of, body, line: loop.line } : undefined
}

/** The texts that a value is compared with, by the numbers that a variable is given for them. */
interface Compared {
  readonly subject: Value
  readonly texts: Map<number, Value>
}

const compare = (block: Block, chosen: Local, found: { subject?: Value; readonly texts: Map<number, Value> }): void => {
  for (const one of block) {
    if (one.kind !== "if") continue
    const { test, consequence, alternative } = one
    const [given] = consequence
    const isChoice = given?.kind === "assign" && localIn(given.target) === chosen && given.value.kind === "literal"
    if (isChoice && test.kind === "call" && test.member.name === "equals" && test.object !== undefined) {
      found.subject = test.object
      if (given.value.kind === "literal") found.texts.set(Number(given.value.value), test.args[0]!)
    }
    compare(alternative, chosen, found)
  }
}

/** What a first switch chooses a number by, where it is one over the hash codes of texts. */
const comparedIn = (hashes: Statement, chosen: Local): Compared | undefined => {
  if (hashes.kind !== "switch") return undefined
  const found: { subject?: Value; readonly texts: Map<number, Value> } = { texts: new Map() }
  for (const { body } of hashes.arms) compare(body, chosen, found)
  const { subject, texts } = found
  return subject === undefined ? undefined : { subject, texts }
}

const armWith = (arm: SwitchArm, texts: Compared["texts"]): SwitchArm => ({
  ...arm,
  labels: arm.labels.map((label) => (label?.kind === "literal" ? (texts.get(Number(label.value)) ?? label) : label))
})

/** `switch` over texts, of which compilers make one over hash codes, and one over the number that the first has chosen. */
const switchOf = (hashes: Statement, numbers: Statement): Statement | undefined => {
  const chosen = numbers.kind === "switch" ? localIn(numbers.subject) : undefined
  const compared = chosen === undefined ? undefined : comparedIn(hashes, chosen)
  if (numbers.kind !== "switch" || compared === undefined) return undefined
  return { ...numbers, subject: compared.subject, arms: numbers.arms.map((arm) => armWith(arm, compared.texts)) }
}

/** Statements as they stood in the source, where compilers take them apart. */
export const recovered = (block: Block): Block => {
  const found: Block = []
  for (const statement of withConstructorFirst(block)) {
    if (statement.kind === "assign" && isObjectOfClass(statement.target)) continue
    const before = found.at(-1)
    const whole = before === undefined ? undefined : (eachOf(before, statement) ?? switchOf(before, statement))
    if (whole !== undefined) found.pop()
    found.push(whole ?? statement)
  }
  return found
}
