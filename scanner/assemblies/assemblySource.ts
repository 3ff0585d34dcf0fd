import { SourceText, TextTooLong } from "../bytecode/SourceText.ts"
import { writeBlock } from "../bytecode/writeBlock.ts"
import { Assembly, type TypeDef } from "./Assembly.ts"
import { MalformedAssembly } from "./AssemblyReader.ts"
import { csharpDialect } from "./csharpDialect.ts"
import { CsharpNames } from "./CsharpNames.ts"
import { isGeneratedType, machineOf } from "./generatedNames.ts"
import { TABLE } from "./metadataTables.ts"
import { type Debugging, noDebugging } from "./pdb.ts"
import { readingOf } from "./readIlBody.ts"
import { writeOutermost } from "./writeType.ts"
import { methodRows } from "./WritingAssembly.ts"

/** A part of an assembly as source code says it: some of its types. */
export interface AssemblyPart {
  readonly text: string
  /** The line of a source file of each line of the text; where nothing says it, that in the texts of all parts one after the other. */
  readonly lines: ReadonlyArray<number>
  /** The member that each line is of, where nothing says of which line that is. */
  readonly members: ReadonlyArray<string>
}

export interface AssemblySource {
  readonly parts: ReadonlyArray<AssemblyPart>
  /** Whether all of it was read. */
  readonly isWhole: boolean
}

/** Why an assembly is not read. */
export interface UnreadAssembly {
  readonly why: string
}

/** A part has about so many characters, as long as it has more than one type. */
const PART = 524_288

/** Parts of an assembly that are read. */
const MAX_PARTS = 64

/** The machines of methods by the type, the name and the row of the method. */
const machinesOf = (
  assembly: Assembly,
  nested: ReadonlyMap<number, ReadonlyArray<TypeDef>>
): ReadonlyMap<string, TypeDef> => {
  const found = new Map<string, TypeDef>()
  for (const type of assembly.types) {
    const rows = methodRows(type)
    for (const machine of nested.get(type.row) ?? []) {
      const name = machineOf(machine.name)
      if (name === undefined) continue
      const candidates = rows.filter((row) => assembly.metadata.text(TABLE.method, row, 3) === name)
      const taken = candidates.find((row) => !found.has(`${type.name} ${name} ${row}`))
      if (taken !== undefined) found.set(`${type.name} ${name} ${taken}`, machine)
    }
  }
  return found
}

/** The texts of parts, each with what it uses before it. */
const partsOf = (bodies: ReadonlyArray<SourceText>, head: ReadonlyArray<string>): ReadonlyArray<AssemblyPart> => {
  const hasLines = bodies.some(({ lines }) => lines.some((line) => line > 0))
  let before = 0
  return bodies.map(({ text, lines, members }) => {
    const all = [...head.map(() => 0), ...lines, 0]
    const from = before
    before += all.length
    return {
      text: [...head, text, ""].join("\n"),
      lines: hasLines ? all : all.map((_, at) => from + at + 1),
      members: hasLines ? [] : [...head.map(() => ""), ...members, ""]
    }
  })
}

const written = (assembly: Assembly, debugging: Debugging): AssemblySource => {
  const of = readingOf(assembly, debugging)
  const nested = Map.groupBy(assembly.types, ({ outer }) => outer ?? 0)
  const outermost = (nested.get(0) ?? []).filter(({ name }) => !isGeneratedType(name))
  const names = new CsharpNames(outermost.map(({ name }) => name))
  const machines = machinesOf(assembly, nested)
  const dialect = csharpDialect(assembly, names)
  const bodies: Array<SourceText> = []
  for (const type of outermost) {
    if (bodies.length === 0 || bodies.at(-1)!.text.length > PART) {
      if (bodies.length === MAX_PARTS) {
        of.isWhole = false
        break
      }
      bodies.push(new SourceText())
    }
    const text = new SourceText()
    try {
      writeOutermost({ of, file: { name: type.name }, names, nested, machines, dialect, text, block: writeBlock }, type)
      bodies.at(-1)!.append(text)
    } catch (cause) {
      if (!(cause instanceof MalformedAssembly || cause instanceof TextTooLong)) throw cause
      of.isWhole = false
    }
  }
  const parts = partsOf(
    bodies,
    names.used.map((name) => `using ${name};`)
  )
  return { parts, isWhole: of.isWhole }
}

/** An assembly as source code in C# says it: what its methods call, with what values. */
export const assemblySource = (
  bytes: Uint8Array,
  debugging: Debugging = noDebugging
): AssemblySource | UnreadAssembly => {
  try {
    return written(new Assembly(bytes), debugging)
  } catch (cause) {
    if (cause instanceof MalformedAssembly) return { why: cause.message }
    throw cause
  }
}
