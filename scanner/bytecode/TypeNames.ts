import type { ClassFile } from "./classFile.ts"
import { classIn, primitives } from "./descriptors.ts"
import { isName } from "./isName.ts"

const packageOf = (name: string): string => name.slice(0, Math.max(name.lastIndexOf("/"), 0))

/** Scala's objects are of a class of their name with `$` behind it. */
const withoutMark = (name: string): string => (name.length > 1 && name.endsWith("$") ? name.slice(0, -1) : name)

/** Classes within classes. */
export const MAX_NESTING = 16

/** How the classes that a class names are written: with their own names, which are imported, as long as no two have the same. */
export class TypeNames {
  readonly #nesting: ClassFile["nesting"]
  readonly #declared: ReadonlySet<string>
  readonly #package: string
  readonly #owners = new Map<string, string>()
  readonly #known = new Map<string, string>()
  readonly #imported = new Set<string>()
  /** `declared`: classes whose sources stand in the same text. */
  constructor({ name, nesting }: Pick<ClassFile, "name" | "nesting">, declared: Iterable<string>) {
    this.#nesting = nesting
    this.#declared = new Set(declared)
    this.#package = packageOf(name)
    const [outermost = "", ...nested] = this.chainOf(name)
    for (const one of nested) this.#owners.set(one, "")
    for (const one of this.#declared) this.#owners.set(this.own(one), "")
    this.#owners.set(outermost, this.#outermost(name))
  }
  get package(): string {
    return this.#package.replaceAll("/", ".")
  }
  /** The names of the classes around a class that is not local, the outermost first, and its own. */
  chainOf(name: string): ReadonlyArray<string> {
    const chain: Array<string> = []
    let at = name
    for (let depth = 0; depth < MAX_NESTING; depth++) {
      const nested = this.#nesting.get(at)
      if (nested?.outer === undefined || nested.name === undefined || nested.outer === at) break
      chain.unshift(nested.name)
      at = nested.outer
    }
    return [withoutMark(at.slice(at.lastIndexOf("/") + 1)), ...chain.map(withoutMark)]
  }
  #outermost(name: string): string {
    let at = name
    for (let depth = 0; depth < MAX_NESTING; depth++) {
      const nested = this.#nesting.get(at)
      if (nested?.outer === undefined || nested.name === undefined) break
      at = nested.outer
    }
    return withoutMark(at)
  }
  /** The name of a class where it is declared. */
  own(name: string): string {
    return this.chainOf(name).at(-1)!
  }
  /** A class by its internal name. */
  of(name: string): string {
    const known = this.#known.get(name)
    if (known !== undefined) return known
    const chain = this.chainOf(name)
    const isWithin = chain.length > 1 && this.#declared.has(name) && this.#declared.has(this.#outermost(name))
    const written = isWithin ? chain.slice(1) : chain
    const text = chain.every(isName)
      ? isWithin
        ? written.join(".")
        : this.#written(this.#outermost(name), chain)
      : "Object"
    this.#known.set(name, text)
    return text
  }
  #written(outermost: string, chain: ReadonlyArray<string>): string {
    const first = chain[0]!
    const owner = this.#owners.get(first)
    if (owner === undefined) this.#owners.set(first, outermost)
    else if (owner !== outermost) return [outermost.replaceAll("/", "."), ...chain.slice(1)].join(".")
    const package_ = packageOf(outermost)
    const isImplicit = package_ === "" || package_ === "java/lang" || package_ === this.#package
    if (!isImplicit) this.#imported.add(outermost.replaceAll("/", "."))
    return chain.join(".")
  }
  /** A type by its descriptor. */
  ofDescriptor(descriptor: string): string {
    const dimensions = descriptor.lastIndexOf("[") + 1
    const element = descriptor.slice(dimensions)
    const name = classIn(element)
    const written = name === undefined ? (primitives[element] ?? "Object") : this.of(name)
    return written + "[]".repeat(dimensions)
  }
  get imports(): ReadonlyArray<string> {
    return [...this.#imported].toSorted()
  }
}
