import { Assembly } from "./Assembly.ts"
import { MalformedAssembly } from "./AssemblyReader.ts"
import type { UnreadAssembly } from "./assemblySource.ts"
import { namespaceOf, chainOf } from "./CsharpNames.ts"
import { enumerationNamed } from "./enumerations.ts"
import { TABLE } from "./metadataTables.ts"

const encoder = new TextEncoder()
const utf16 = new TextDecoder("utf-16le")

const plainMember = (name: string): string => name.replace(/^(?:get|set|add|remove)_/, "")

/** The types that an assembly refers to, as source code uses, names and makes them. */
const typesIn = (assembly: Assembly): ReadonlyArray<string> => {
  const found: Array<string> = []
  for (let row = 1; row <= assembly.metadata.rows(TABLE.typeRef); row++) {
    const name = assembly.typeName(TABLE.typeRef, row)
    const dotted = name.replaceAll("/", ".")
    found.push(`using ${namespaceOf(name)};`, `${dotted};new ${dotted}(`, `new ${chainOf(name).at(-1)!}(`)
    for (const value of enumerationNamed(name)?.values() ?? []) found.push(`${dotted}.${value};`)
  }
  return found
}

const declared = (assembly: Assembly): ReadonlyArray<string> =>
  assembly.types.map(({ name, base = "" }) => `class ${chainOf(name).at(-1)!} : ${base.slice(1, -1)} {`)

const membersIn = ({ metadata }: Assembly): ReadonlyArray<string> => {
  const found: Array<string> = []
  for (let row = 1; row <= metadata.rows(TABLE.memberRef); row++) {
    const name = metadata.text(TABLE.memberRef, row, 1)
    const plain = plainMember(name)
    found.push(plain === name ? `.${name}(` : `.${plain} = ${plain};`)
  }
  return found
}

/**
 * The names and texts in an assembly in the words of source code, for stages that look for words: the namespaces that it uses, the types
 * that it names and makes, the members that it calls and sets, and all its texts.
 */
export const assemblySketch = (bytes: Uint8Array): Uint8Array | UnreadAssembly => {
  try {
    const assembly = new Assembly(bytes)
    const { names, texts } = assembly.metadata.heaps
    const words = [...declared(assembly), ...typesIn(assembly), ...new Set(membersIn(assembly))].join("\n")
    const written = encoder.encode(`${words}\n${utf16.decode(texts.subarray(1, texts.length & ~1))}\n`)
    const odd = encoder.encode(utf16.decode(texts.subarray(0, texts.length & ~1)))
    const sketch = new Uint8Array(written.length + odd.length + names.length)
    sketch.set(written)
    sketch.set(odd, written.length)
    sketch.set(
      names.map((byte) => (byte === 0 ? 10 : byte)),
      written.length + odd.length
    )
    return sketch
  } catch (cause) {
    if (cause instanceof MalformedAssembly) return { why: cause.message }
    throw cause
  }
}
