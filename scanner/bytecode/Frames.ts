import type { Decoded } from "./decodeCode.ts"
import type { Flow } from "./Flow.ts"
import { type Block, negated, type Statement, type SwitchArm, type Value } from "./Statement.ts"

type If = Extract<Statement, { kind: "if" }>

/** A part of the code that is a block of its own, up to where it ends. */
interface Frame {
  readonly kind: "body" | "then" | "else" | "loop" | "arm" | "catch"
  end: number
  readonly block: Block
  /** The operand stack where it began; of an `else`, that at the end of what it is the other of. */
  readonly saved: ReadonlyArray<Value> | undefined
  readonly branch?: If
  /** Of a `then`: where its test goes on otherwise, and where the code behind the `else` begins. */
  target?: number
  elseEnd?: number | undefined
  readonly rest?: RestOfSwitch
}

/** The arms of a switch that are still to come, and what the others left on the stack. */
interface RestOfSwitch {
  readonly subject: Value
  readonly arms: ReadonlyArray<SwitchArm & { readonly start: number; readonly end: number }>
  readonly at: number
  readonly end: number
  readonly left: Array<ReadonlyArray<Value>>
}

/** Values within values that are looked through. */
const MAX_DEPTH = 100

const mayAct = (value: Value, depth = 0): boolean => {
  if (depth > MAX_DEPTH) return true
  switch (value.kind) {
    case "call":
    case "new":
      return true
    case "binary":
      return mayAct(value.left, depth + 1) || mayAct(value.right, depth + 1)
    case "unary":
    case "cast":
    case "instance":
      return mayAct(value.of, depth + 1)
    case "length":
      return mayAct(value.array, depth + 1)
    default:
      return false
  }
}

/** Blocks within blocks that are told apart. */
const MAX_OPEN = 100

/** Instructions that are looked through for the end of a handler. */
const MAX_HANDLER = 512

/**
 * The blocks of a method while its instructions are read in their order: each jump forward begins a block that ends where it
 * leads, within those around it. What compilers make of source code has this form; of other code each instruction is still read once.
 */
export class Frames {
  readonly #flow: Flow
  readonly #open: Array<Frame>
  readonly #loops: ReadonlyMap<number, number>
  readonly #byPc: ReadonlyMap<number, number>
  readonly #jumps = new Map<number, ReadonlyArray<Value>>()
  /** What a jump took along that was the last instruction. */
  #leaving: { readonly next: number; readonly stack: ReadonlyArray<Value> } | undefined
  isReachable = true
  /** How often the code has gone on at a place to which only jumps lead from elsewhere. */
  restarts = 0
  readonly #targets: ReadonlySet<number>

  constructor(flow: Flow) {
    this.#flow = flow
    this.#open = [{ kind: "body", end: Number.POSITIVE_INFINITY, block: flow.body, saved: undefined }]
    this.#byPc = new Map(flow.code.map(({ pc }, at) => [pc, at]))
    this.#targets = new Set(flow.code.filter(({ n }) => n !== "leave").flatMap(({ targets }) => targets))
    const loops = new Map<number, number>()
    for (const { pc, next, targets } of flow.code)
      for (const target of targets) if (target <= pc) loops.set(target, Math.max(loops.get(target) ?? 0, next))
    this.#loops = loops
  }
  get #top(): Frame {
    return this.#open.at(-1)!
  }
  get block(): Block {
    return this.#top.block
  }
  /** Whether there are as many blocks within blocks as are told apart. */
  get isFull(): boolean {
    if (this.#open.length < MAX_OPEN) return false
    this.#flow.of.isWhole = false
    return true
  }
  get blocks(): ReadonlyArray<Block> {
    return this.#open.map(({ block }) => block)
  }
  #clip(end: number): number {
    return Math.min(end, this.#top.end)
  }
  #before(pc: number): Decoded | undefined {
    const at = this.#byPc.get(pc)
    return at === undefined || at === 0 ? undefined : this.#flow.code[at - 1]
  }
  /** Ends the blocks that end at an instruction, and begins the loop that begins there. */
  arrive(pc: number): void {
    while (this.#top.end <= pc) this.#close(pc)
    if (!this.isReachable) {
      this.#flow.stack = [...(this.#jumps.get(pc) ?? [])]
      this.isReachable = true
      if (this.#targets.has(pc)) this.restarts++
    }
    const loopEnd = this.#loops.get(pc)
    if (loopEnd === undefined || this.isFull) return
    const statement: Statement = { kind: "loop", body: [], line: this.#flow.lineAt(pc) }
    this.block.push(statement)
    this.#open.push({ kind: "loop", end: this.#clip(loopEnd), block: statement.body, saved: undefined })
  }
  end(): void {
    while (this.#open.length > 1) this.#close(Number.POSITIVE_INFINITY)
  }
  /** What is on the stack where a block ends, if the code goes on behind it. */
  #leftAt(end: number): ReadonlyArray<Value> | undefined {
    if (this.isReachable) return this.#flow.stack
    return this.#leaving?.next === end ? this.#leaving.stack : undefined
  }
  #close(pc: number): void {
    const frame = this.#open.pop()!
    if (frame.kind === "then") this.#closeThen(frame)
    else if (frame.kind === "else") this.#closeElse(frame)
    else if (frame.kind === "arm") this.#closeArm(frame)
    else if (frame.kind === "loop" && !this.isReachable) this.#resume(undefined, pc)
  }
  #resume(stack: ReadonlyArray<Value> | undefined, pc: number): void {
    const kept = stack ?? this.#jumps.get(pc)
    if (kept === undefined) return
    this.#flow.stack = [...kept]
    this.isReachable = true
  }
  #closeThen({ branch, saved, elseEnd, end }: Frame): void {
    const left = this.#leftAt(end)
    if (elseEnd !== undefined && elseEnd > end) {
      this.#open.push({
        kind: "else",
        end: this.#clip(elseEnd),
        block: branch!.alternative,
        saved: left,
        branch: branch!
      })
      this.#flow.stack = [...saved!]
      this.isReachable = true
      return
    }
    // both ways lead out of the block around
    if (elseEnd !== undefined && left !== undefined && !this.isReachable) return this.#dropEmpty(branch!, true)
    const stack = this.isReachable ? this.#flow.stack : undefined
    this.#join(branch!, stack, saved)
  }
  #closeElse({ branch, saved, end }: Frame): void {
    this.#join(branch!, saved, this.#leftAt(end))
  }
  /** Goes on with what both ways left on the stack: where they differ, the one or the other. */
  #join(
    branch: If,
    consequence: ReadonlyArray<Value> | undefined,
    alternative: ReadonlyArray<Value> | undefined
  ): void {
    const { test } = branch
    let chosen = false
    if (consequence !== undefined && alternative !== undefined && consequence.length === alternative.length) {
      this.#flow.stack = consequence.map((one, at): Value => {
        const other = alternative[at]!
        if (one === other) return one
        chosen = true
        const isNull = one.kind === "literal" && one.value === null
        return { kind: "choice", test, consequence: one, alternative: other, type: isNull ? other.type : one.type }
      })
      this.isReachable = true
    } else {
      const stack = consequence ?? alternative
      this.isReachable = stack !== undefined
      if (stack !== undefined) this.#flow.stack = [...stack]
    }
    this.#dropEmpty(branch, chosen)
  }
  #dropEmpty(branch: If, chosen: boolean): void {
    const { consequence, alternative, test, line } = branch
    if (consequence.length + alternative.length > 0 || this.block.at(-1) !== branch) return
    this.block.pop()
    if (!chosen && mayAct(test)) this.block.push({ kind: "value", value: test, line })
  }
  /** A jump that is always made. */
  jump({ pc, next, targets: [target = 0] }: Decoded): void {
    const stack = this.#flow.stack
    this.isReachable = false
    if (target > pc) {
      this.#jumps.set(target, stack)
      this.#leaving = { next, stack }
    }
    if (next >= this.#top.end) return
    const left = this.#open.findLast(({ kind, end, rest }) => (kind === "loop" ? end : rest?.end) === target)
    if (left !== undefined) this.#flow.emit({ kind: "break" })
    else if (this.#loops.has(target)) this.#flow.emit({ kind: "continue" })
  }
  leave(): void {
    this.isReachable = false
    this.#leaving = undefined
  }
  /** A jump that is made where a test holds. */
  branch(jump: Value, { pc, next, targets: [target = 0] }: Decoded): void {
    if (target <= pc) this.#again(jump)
    else if (!this.isFull) this.#test(negated(jump), target, next)
  }
  /** Code that runs where a test holds, up to a target; tests that lead to the same code are one. */
  #test(test: Value, target: number, next: number): void {
    const top = this.#top
    const isTest = top.kind === "then" && top.block.length === 0 && top.saved!.length === this.#flow.stack.length
    if (isTest && top.target === target) {
      top.branch!.test = { kind: "binary", operator: "&&", left: top.branch!.test, right: test, type: "Z" }
      return
    }
    if (isTest && top.target === next && top.elseEnd === undefined) {
      this.#open.pop()
      this.block.pop()
      const left = negated(top.branch!.test)
      return this.#test({ kind: "binary", operator: "||", left, right: test, type: "Z" }, target, next)
    }
    const branch: If = { kind: "if", test, consequence: [], alternative: [], line: this.#flow.line }
    this.block.push(branch)
    this.#begin(branch, target, next)
  }
  #begin(branch: If, target: number, next: number): void {
    const end = this.#clip(target)
    const last = this.#before(target)
    const isEither = last?.does === "goto" && last.pc >= next && last.targets[0]! > target && end === target
    const saved = [...this.#flow.stack]
    const elseEnd = isEither ? this.#clip(last.targets[0]!) : undefined
    this.#open.push({ kind: "then", end, block: branch.consequence, saved, branch, target, elseEnd })
  }
  /** The test at the end of a loop. */
  #again(test: Value): void {
    const line = this.#flow.line
    this.block.push({ kind: "if", test, consequence: [{ kind: "continue", line }], alternative: [], line })
  }
  /** Where a switch ends: where the last instructions of its arms lead to. */
  #endOfSwitch(starts: ReadonlyArray<number>): number {
    const last = starts.at(-1)!
    const ends = starts.slice(1).map((start) => {
      const before = this.#before(start)
      return before?.does === "goto" ? before.targets[0]! : 0
    })
    return this.#clip(Math.max(last, ...ends))
  }
  switch(subject: Value, labels: ReadonlyArray<Value | undefined>, { pc, targets }: Decoded): void {
    const byTarget = Map.groupBy(labels, (_, at) => targets[at]!)
    const starts = [...byTarget.keys()].filter((start) => start > pc).toSorted((a, b) => a - b)
    if (starts.length === 0 || this.isFull) return
    const end = this.#endOfSwitch(starts)
    const arms = starts
      .filter((start) => start < end)
      .map((start, at) => ({
        labels: byTarget.get(start)!,
        body: [],
        start,
        end: Math.min(starts[at + 1] ?? end, end)
      }))
    this.#flow.emit({ kind: "switch", subject, arms })
    this.#openArm({ subject, arms, at: 0, end, left: [] }, [...this.#flow.stack])
  }
  #openArm(rest: RestOfSwitch, saved: ReadonlyArray<Value>): void {
    const arm = rest.arms[rest.at]
    if (arm !== undefined) this.#open.push({ kind: "arm", end: arm.end, block: arm.body, saved, rest })
  }
  #closeArm({ rest, saved, end, block }: Frame): void {
    const { arms, at, subject, left } = rest!
    const stack = this.#leftAt(end)
    if (stack !== undefined && at + 1 === arms.length) left.push(stack)
    else if (!this.isReachable && stack !== undefined) left.push(stack)
    if (!this.isReachable && block.at(-1)?.kind !== "return" && block.at(-1)?.kind !== "throw")
      block.push({ kind: "break", line: 0 })
    this.#flow.stack = [...saved!]
    this.isReachable = true
    if (at + 1 < arms.length) return this.#openArm({ ...rest!, at: at + 1 }, saved!)
    this.#leaveSwitch(subject, arms, left, saved!)
  }
  #leaveSwitch(
    subject: Value,
    arms: ReadonlyArray<SwitchArm>,
    left: ReadonlyArray<ReadonlyArray<Value>>,
    saved: ReadonlyArray<Value>
  ): void {
    const given = left.filter((one) => one.length > saved.length)
    if (given.length === 0) return
    const values = given.map((one) => one.at(-1)!)
    const value = values.reduceRight((alternative, consequence, at): Value => {
      const label = arms[at]?.labels[0]
      const test: Value = { kind: "binary", operator: "==", left: subject, right: label ?? subject, type: "Z" }
      return { kind: "choice", test, consequence, alternative, type: consequence.type }
    })
    this.#flow.stack = [...given[0]!.slice(0, -1), value]
  }
  /** The code that handles an exception of a type, up to its end where that is known. */
  catch(pc: number, type: string, known?: number): void {
    if (this.isFull) return
    const before = this.#before(pc)
    const [target = 0] = before?.does === "goto" ? before.targets : []
    const end = this.#clip(known ?? (target > pc ? target : this.#endOfHandler(pc)))
    const local = this.#flow.locals.caught(type)
    const body: Block = []
    this.block.push({ kind: "catch", type, local, body, line: this.#flow.lineAt(pc) })
    this.#open.push({ kind: "catch", end, block: body, saved: undefined })
    this.#flow.stack = [{ kind: "local", local, type }]
    this.isReachable = true
  }
  /** Behind the first instruction from which the code does not go on. */
  #endOfHandler(pc: number): number {
    const { code } = this.#flow
    const first = this.#byPc.get(pc) ?? code.length
    for (let at = first; at < Math.min(code.length, first + MAX_HANDLER); at++)
      if (["throw", "return", "returnValue", "goto"].includes(code[at]!.does)) return code[at]!.next
    return code[first]?.next ?? pc
  }
}
