import type { Node } from "../tree/Node.ts"
import type { Captures } from "./captures.ts"
import { type Arm, armAt, type Choice, type Choices } from "./Choice.ts"
import { type Expr, TYPE_TEST } from "./Expr.ts"
import { once } from "./LazyWrite.ts"
import { located, opposite } from "./located.ts"

type Lower = (node: Node) => Expr

/** A choice while its arms are gathered, one match of the query after the other. */
interface Draft {
  readonly node: Node
  test: Node | undefined
  /** Whether the first arm is taken where the test is not true. */
  isUnless: boolean
  subject: Node | undefined
  /** Whether arms are told by the type of the subject. */
  isByType: boolean
  readonly arms: Map<number, DraftArm>
}

interface DraftArm {
  readonly node: Node
  readonly labels: Array<Node>
  /** Of which types the subject is. */
  readonly types: Array<Node>
  isElse: boolean
  /** Whether the node only stands in front of the arm. */
  isHead: boolean
}

const draftOf = (drafts: Map<number, Draft>, node: Node): Draft => {
  const known = drafts.get(node.id)
  if (known !== undefined) return known
  const made: Draft = {
    node,
    test: undefined,
    isUnless: false,
    subject: undefined,
    isByType: false,
    arms: new Map()
  }
  drafts.set(node.id, made)
  return made
}

const armOf = (draft: Draft, node: Node): DraftArm => {
  const known = draft.arms.get(node.id)
  if (known !== undefined) return known
  const made = { node, labels: new Array<Node>(), types: new Array<Node>(), isElse: false, isHead: false }
  draft.arms.set(node.id, made)
  return made
}

const note = (drafts: Map<number, Draft>, captures: Captures): void => {
  const { choice } = captures
  if (choice === undefined) return
  const draft = draftOf(drafts, choice)
  draft.test ??= captures["choice.test"] ?? captures["choice.unless"]
  if (captures["choice.unless"] !== undefined) draft.isUnless = true
  draft.subject ??= captures["choice.subject"]
  if (captures["choice.then"] !== undefined) armOf(draft, captures["choice.then"])
  if (captures["choice.head"] !== undefined) armOf(draft, captures["choice.head"]).isHead = true
  if (captures["choice.else"] !== undefined) armOf(draft, captures["choice.else"]).isElse = true
  if (captures["choice.arm"] === undefined) return
  const arm = armOf(draft, captures["choice.arm"])
  if (captures["choice.label"] !== undefined) arm.labels.push(captures["choice.label"])
  if (captures["choice.type"] !== undefined) {
    arm.types.push(captures["choice.type"])
    draft.isByType = true
  }
  if (captures["choice.default"] !== undefined) arm.isElse = true
}

const CLOSING = /^[\s;})\]]*(?:end)?[\s;})\]]*$/

interface Range {
  readonly start: number
  readonly end: number
}

/** A statement that leaves; one that leaves the innermost loop, or choice by a subject, is `isInner`. */
interface Exit extends Range {
  readonly isInner: boolean
}

const exitOf = ({ exit, "exit.inner": inner }: Captures): ReadonlyArray<Exit> => {
  const node = exit ?? inner
  return node === undefined ? [] : [{ start: node.startIndex, end: node.endIndex, isInner: exit === undefined }]
}

/**
 * Where the last statement of an arm leaves: nothing stands between it and the end of the arm. Exits are in the order of
 * their ends.
 */
const exitAtEnd = (
  text: string,
  exits: ReadonlyArray<Exit>,
  { start, end }: Range,
  isBySubject: boolean
): number | undefined => {
  let low = -1
  let high = exits.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (exits[middle]!.end <= end) low = middle
    else high = middle - 1
  }
  const last = exits[low]
  const isOut = last !== undefined && last.start >= start && !(isBySubject && last.isInner)
  return isOut && CLOSING.test(text.slice(last.end, end)) ? last.start : undefined
}

/** Whether a choice leaves whatever is chosen. */
const alwaysLeaves = ({ isComplete, arms }: Choice): boolean =>
  isComplete && arms.length > 0 && arms.every(({ leaves }) => leaves)

/** The labels that one pattern lists. */
const alternativesIn = (label: Expr): ReadonlyArray<Expr> =>
  label.kind === "branches" ? label.options.flatMap(alternativesIn) : [label]

/** Whether an arm is taken where the subject is none of what the others say. */
const isRest = ({ subject }: Draft, { labels, types }: DraftArm): boolean =>
  subject !== undefined && labels.length === 0 && types.length === 0

/** What a label of an arm, beside others that are types, says as a test; nothing of what cannot be read. */
const equalTo = ({ subject }: Draft, label: Node, lower: Lower): ReadonlyArray<Expr> => {
  const right = lower(label)
  return subject === undefined || right.kind === "opaque"
    ? []
    : [{ ...right, kind: "operator", id: -label.id * 64 - 8, operator: "==", left: lower(subject), right }]
}

const ofType = ({ subject }: Draft, type: Node, lower: Lower): Expr => ({
  kind: "operator",
  ...located(type),
  id: -type.id * 64 - 9,
  operator: TYPE_TEST,
  left: lower(subject!),
  right: lower(type)
})

/** One test that is true where any of some is. */
const anyOf = (tests: ReadonlyArray<Expr>): ReadonlyArray<Expr> => {
  const [first, ...others] = tests
  return first === undefined
    ? []
    : [
        others.reduce<Expr>(
          (left, right) => ({ ...left, kind: "operator", id: -right.id * 64 - 10, operator: "||", left, right }),
          first
        )
      ]
}

/** What an arm holds behind its labels: nothing where the next arm is run for them as well. */
const isEmpty = (text: string, { node, labels, types }: Pick<DraftArm, "node" | "labels" | "types">): boolean => {
  const from = types.length > 0 ? undefined : labels.at(-1)?.endIndex
  return from !== undefined && /^[\s:]*$/.test(text.slice(from, node.endIndex))
}

/** Where an arm is: behind its head, up to the other one. */
const rangeOf = ({ node: whole, arms }: Draft, { node, isHead }: DraftArm): Range => {
  if (!isHead) return { start: node.startIndex, end: node.endIndex }
  const other = [...arms.values()].find(({ isElse }) => isElse)
  return { start: node.endIndex, end: other?.node.startIndex ?? whole.endIndex }
}

/** The last choice within an arm of a choice, by their ends. */
type LastWithin = (end: number) => Choice | undefined

const armsOf = (
  text: string,
  draft: Draft,
  exits: ReadonlyArray<Exit>,
  lower: Lower,
  lastWithin: LastWithin
): ReadonlyArray<Arm> => {
  const arms: Array<Arm> = []
  let handedOn: ReadonlyArray<Node> = []
  for (const arm of draft.arms.values()) {
    const isElse = arm.isElse || isRest(draft, arm)
    const labels = [...handedOn, ...arm.labels]
    if (isEmpty(text, arm) && !isElse) {
      handedOn = labels
      continue
    }
    handedOn = []
    const { start, end } = rangeOf(draft, arm)
    const read = once(() => {
      if (isElse) return []
      if (!draft.isByType) return labels.flatMap((label) => alternativesIn(lower(label)))
      const values = labels.filter(({ id }) => arm.types.every((type) => type.id !== id))
      return anyOf([
        ...values.flatMap((label) => equalTo(draft, label, lower)),
        ...arm.types.map((type) => ofType(draft, type, lower))
      ])
    })
    const leaves = once(() => {
      const exit = exitAtEnd(text, exits, { start, end }, draft.subject !== undefined)
      const inner = exit === undefined ? undefined : lastWithin(end)
      return exit !== undefined && (inner === undefined || inner.end < exit || alwaysLeaves(inner))
    })
    arms.push({
      start,
      end,
      get labels() {
        return read()
      },
      get leaves() {
        return leaves()
      }
    })
  }
  return arms
}

const lazyExpr = (node: Node | undefined, lower: Lower): (() => Expr | undefined) =>
  once(() => (node === undefined ? undefined : lower(node)))

/** Reads the choices of a file from the matches of the section `choices` of its query. */
export const readChoices = (text: string, matches: ReadonlyArray<Captures>, lower: Lower): Choices => {
  const drafts = new Map<number, Draft>()
  const ends: Array<Exit> = []
  for (const captures of matches) {
    ends.push(...exitOf(captures))
    note(drafts, captures)
  }
  const exits = ends.toSorted((a, b) => a.end - b.end)
  const sorted = [...drafts.values()].toSorted(
    (a, b) => a.node.startIndex - b.node.startIndex || b.node.endIndex - a.node.endIndex
  )
  const choices: Array<Choice> = []
  const last = new Map<string, Choice>()
  const stack: Array<number> = []
  for (const draft of sorted) {
    const { id, startIndex: start, endIndex: end } = draft.node
    while (stack.length > 0 && choices[stack.at(-1)!]!.end <= start) stack.pop()
    const outer = stack.at(-1) ?? -1
    const readTest = draft.isUnless
      ? once(() => opposite(draft.test!, lower(draft.test!)))
      : lazyExpr(draft.test, lower)
    const readSubject = lazyExpr(draft.isByType ? undefined : draft.subject, lower)
    const choice: Choice = {
      id,
      start,
      end,
      get test() {
        return readTest()
      },
      get subject() {
        return readSubject()
      },
      arms: armsOf(text, draft, exits, lower, (armEnd) => last.get(`${id} ${armEnd}`)),
      isComplete: draft.arms.size === 0 || [...draft.arms.values()].some((arm) => arm.isElse || isRest(draft, arm)),
      outer,
      outerArm: outer === -1 ? -1 : armAt(choices[outer]!, start)
    }
    const around = outer === -1 ? undefined : choices[outer]!
    const arm = around?.arms[choice.outerArm]
    if (around !== undefined && arm !== undefined) last.set(`${around.id} ${arm.end}`, choice)
    stack.push(choices.push(choice) - 1)
  }
  return choices
}
