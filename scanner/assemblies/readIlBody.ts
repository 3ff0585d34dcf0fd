import type { MethodBody } from "../bytecode/Flow.ts"
import { unknown } from "../bytecode/Statement.ts"
import type { Assembly } from "./Assembly.ts"
import { MalformedAssembly } from "./AssemblyReader.ts"
import { IlFlow, type MethodOf, type ReadingAssembly } from "./IlFlow.ts"
import { methodCode } from "./methodCode.ts"
import { readIl } from "./readIl.ts"
import { noArguments } from "./Signatures.ts"
import type { Debugging } from "./pdb.ts"

/** Instructions of one assembly that are read. */
const MAX_INSTRUCTIONS = 8_000_000

const EXCEPTION = "LSystem.Exception;"

const begin = (flow: IlFlow, pc: number): void => {
  for (const { kind, at, until, type, filter } of flow.handlers) {
    if (kind === "filter" && filter === pc) flow.stack = [unknown(EXCEPTION)]
    if (at !== pc) continue
    if (kind === "catch" && !flow.isMachine) flow.frames.catch(pc, type ?? EXCEPTION, until)
    else if (kind === "catch" || kind === "filter") flow.stack = [unknown(EXCEPTION)]
    else flow.stack = []
  }
}

const readAll = (flow: IlFlow): void => {
  const starts = new Set(flow.handlers.flatMap(({ at, filter }) => [at, filter]))
  for (const instruction of flow.code) {
    flow.at = instruction
    flow.frames.arrive(instruction.pc)
    if (starts.has(instruction.pc)) begin(flow, instruction.pc)
    readIl(flow, instruction)
  }
  flow.frames.end()
}

const nothing: MethodBody = { parameters: [], locals: [], body: [] }

const readBody = (of: ReadingAssembly, method: MethodOf): MethodBody => {
  const code = methodCode(of.assembly, method.row, noArguments)
  const read = code ?? { code: [], isWhole: true, locals: [], handlers: [] }
  of.left -= read.code.length
  if (of.left < 0) {
    of.isWhole = false
    return nothing
  }
  const flow = new IlFlow(of, method, read)
  try {
    readAll(flow)
  } catch (cause) {
    if (!(cause instanceof MalformedAssembly)) throw cause
    of.isWhole = false
  }
  const { parameters, body, locals } = flow
  return { parameters, locals: locals.all.filter(({ isDeclared }) => !isDeclared), body }
}

/** Begins to read the methods of an assembly, each of which is read as far as it is none that contradicts itself. */
export const readingOf = (assembly: Assembly, { linesOf, localsOf }: Debugging): ReadingAssembly => {
  const of: ReadingAssembly = {
    assembly,
    linesOf,
    localsOf,
    body: (method) => {
      try {
        return readBody(of, method)
      } catch (cause) {
        if (!(cause instanceof MalformedAssembly)) throw cause
        of.isWhole = false
        return nothing
      }
    },
    inlined: new Set(),
    isWhole: true,
    left: MAX_INSTRUCTIONS
  }
  return of
}
