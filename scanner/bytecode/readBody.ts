import type { ClassFile, Method } from "./classFile.ts"
import { MalformedClass } from "./ClassReader.ts"
import { descriptorOf } from "./descriptors.ts"
import type { MethodBody } from "./Flow.ts"
import { MethodFlow, type ReadingClass } from "./MethodFlow.ts"
import { readInstruction } from "./readInstruction.ts"
import type { Value } from "./Statement.ts"

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
  const { parameters, body, locals } = flow
  return { parameters, locals: locals.all.filter(({ isDeclared }) => !isDeclared), body }
}

/** Begins to read the methods of a class. */
export const readingOf = (file: ClassFile): ReadingClass => {
  const of: ReadingClass = {
    file,
    body: (method, captured = [], depth = 0) => readBody(of, method, captured, depth),
    inlined: new Set(),
    isWhole: true
  }
  return of
}
