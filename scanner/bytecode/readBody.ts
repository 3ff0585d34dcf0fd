import type { ClassFile, Method } from "./classFile.ts"
import { MalformedClass } from "./ClassReader.ts"
import { descriptorOf } from "./descriptors.ts"
import type { MethodBody } from "./Flow.ts"
import { MethodFlow, type ReadingClass, type ReadingUnit } from "./MethodFlow.ts"
import { readInstruction } from "./readInstruction.ts"
import type { Value } from "./Statement.ts"
import { withoutCopies } from "./withoutCopies.ts"

/** Code of a `finally` that runs where something was thrown; it stands in the code a second time. It ends where that is thrown again. */
const endOfFinally = ({ code }: MethodFlow, first: number): number => {
  let at = first
  while (at < code.length && code[at]!.does !== "throw") at++
  return at + 1
}

const readAll = (flow: MethodFlow): void => {
  const byPc = Map.groupBy(flow.handlers, ({ at }) => at)
  let skippedTo = 0
  for (const [index, instruction] of flow.code.entries()) {
    if (index < skippedTo) continue
    const handlers = byPc.get(instruction.pc) ?? []
    const types = handlers.flatMap(({ type }) => type ?? [])
    if (handlers.length > 0 && types.length === 0 && !flow.frames.isReachable) {
      skippedTo = endOfFinally(flow, index)
      continue
    }
    flow.at = instruction
    flow.frames.arrive(instruction.pc)
    if (types.length > 0)
      flow.frames.catch(instruction.pc, descriptorOf(types.length === 1 ? types[0]! : "java/lang/Exception"))
    readInstruction(flow, instruction)
  }
  flow.frames.end()
}

const readBody = (of: ReadingClass, method: Method, captured: ReadonlyArray<Value>, depth: number): MethodBody => {
  const flow = new MethodFlow(of, method, captured, depth)
  try {
    readAll(flow)
  } catch (cause) {
    if (!(cause instanceof MalformedClass)) throw cause
    of.isWhole = false
  }
  const body = withoutCopies(flow.body)
  const locals = flow.locals.all.filter(({ isDeclared, writes }) => !isDeclared && writes > 0)
  return { parameters: flow.parameters, locals, body }
}

/** Classes that are read where they are made: those of a source have seldom more than some dozens. */
const MAX_INLINED = 1_024

/** Begins to read the classes of one source. */
export const readingUnit = (files: ReadonlyArray<ClassFile>): ReadingUnit => ({
  classes: new Map(files.map((file) => [file.name, file])),
  nesting: new Map(files.flatMap(({ nesting }) => [...nesting])),
  inlined: new Set(),
  left: MAX_INLINED,
  isWhole: true
})

/** Begins to read the methods of a class, in so many methods of others. */
export const readingOf = (
  file: ClassFile,
  unit: ReadingUnit,
  captured: ReadonlyMap<string, Value> = new Map(),
  around = 0
): ReadingClass => {
  const of: ReadingClass = {
    file,
    unit,
    captured,
    body: (method, taken = [], depth = around) => readBody(of, method, taken, depth),
    within: (other, values, depth) => readingOf(other, unit, values, depth),
    inlined: new Set(),
    get isWhole() {
      return unit.isWhole
    },
    set isWhole(isWhole) {
      unit.isWhole = isWhole
    }
  }
  return of
}
