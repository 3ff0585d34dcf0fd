import { isName } from "../bytecode/isName.ts"
import { OBJECT, STRING } from "../bytecode/Statement.ts"
import type { WrittenTypes } from "../bytecode/writeValue.ts"
import { isGeneratedType } from "./generatedNames.ts"
import { genericParts } from "./Signatures.ts"

/** Simple types by their letters (C# specification 8.3.5). */
const SIMPLE: { readonly [descriptor: string]: string } = {
  B: "sbyte",
  C: "char",
  D: "double",
  F: "float",
  I: "int",
  J: "long",
  S: "short",
  V: "void",
  Z: "bool",
  b: "byte",
  i: "uint",
  j: "ulong",
  n: "IntPtr",
  s: "ushort",
  u: "UIntPtr",
  [OBJECT]: "object",
  [STRING]: "string"
}

export const namespaceOf = (name: string): string => {
  const [outermost = ""] = name.split("/", 1)
  return outermost.slice(0, Math.max(outermost.lastIndexOf("."), 0))
}

/** The name of a type and of those around it, the outermost first. */
export const chainOf = (name: string): ReadonlyArray<string> => {
  const [outermost = "", ...nested] = name.split("/")
  return [outermost.slice(outermost.lastIndexOf(".") + 1), ...nested]
}

const MAX_DEPTH = 32

/** How the types that an assembly names are written: with their own names, whose namespaces are used, as long as no two have the same. */
export class CsharpNames implements WrittenTypes {
  readonly #namespaces = new Map<string, string>()
  readonly #known = new Map<string, string>()
  readonly #used = new Set<string>()
  #depth = 0

  /** `own` are the names of the types of the assembly. */
  constructor(own: Iterable<string>) {
    for (const name of own) {
      const [first = ""] = chainOf(name)
      if (!this.#namespaces.has(first)) this.#namespaces.set(first, namespaceOf(name))
    }
  }
  readonly of = (name: string): string => {
    const known = this.#known.get(name)
    if (known !== undefined) return known
    const written = this.#written(name)
    this.#known.set(name, written)
    return written
  }
  #written(name: string): string {
    const chain = chainOf(name)
    if (isGeneratedType(name) || !chain.every(isName)) return "object"
    const namespace = namespaceOf(name)
    const first = chain[0]!
    const taken = this.#namespaces.get(first)
    if (taken === undefined) this.#namespaces.set(first, namespace)
    else if (taken !== namespace) return [namespace, ...chain].filter((one) => one !== "").join(".")
    if (namespace !== "") this.#used.add(namespace)
    return chain.join(".")
  }
  readonly ofDescriptor = (descriptor: string): string => {
    const simple = SIMPLE[descriptor]
    if (simple !== undefined) return simple
    if (descriptor.startsWith("[")) return `${this.ofDescriptor(descriptor.slice(1))}[]`
    if (!descriptor.startsWith("L") || this.#depth > MAX_DEPTH) return "object"
    const { name, args } = genericParts(descriptor)
    if (args.length === 0 || isGeneratedType(name)) return this.of(name)
    this.#depth++
    const given = args.map(this.ofDescriptor)
    this.#depth--
    if (name === "System.Nullable" && given.length === 1) return `${given[0]!}?`
    return `${this.of(name)}<${given.join(", ")}>`
  }
  /** Namespaces of the types that were named. */
  get used(): ReadonlyArray<string> {
    return [...this.#used].toSorted()
  }
}
