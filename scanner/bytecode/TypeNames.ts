import type { ClassFile } from "./classFile.ts"
import { classIn, primitives } from "./descriptors.ts"
import { isName } from "./isName.ts"

const packageOf = (name: string): string => name.slice(0, Math.max(name.lastIndexOf("/"), 0))

/** Scala's objects are of a class of their name with `$` behind it. */
const withoutMark = (name: string): string => (name.length > 1 && name.endsWith("$") ? name.slice(0, -1) : name)

/** Classes within classes. */
const MAX_NESTING = 16

/** How the classes that a class names are written: with their own names, which are imported, as long as no two have the same. */
export class TypeNames {
  readonly #nesting: ClassFile["nesting"]
  readonly #package: string
  readonly #owners = new Map<string, string>()
  readonly #known = new Map<string, string>()
  readonly #imported = new Set<string>()
  /** The names of the classes around the class and its own, the outermost first. */
  readonly chain: ReadonlyArray<string>

  constructor({ name, nesting }: Pick<ClassFile, "name" | "nesting">) {
    this.#nesting = nesting
    this.#package = packageOf(name)
    this.chain = this.#chainOf(name)
    for (const one of this.chain.slice(1)) this.#owners.set(one, "")
    this.#owners.set(this.chain[0]!, this.#outermost(name))
  }
  get package(): string {
    return this.#package.replaceAll("/", ".")
  }
  /** Of nested classes that are not local, with those around them. */
  #chainOf(name: string): ReadonlyArray<string> {
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
  /** A class by its internal name. */
  of(name: string): string {
    const known = this.#known.get(name)
    if (known !== undefined) return known
    const chain = this.#chainOf(name)
    const written = chain.every(isName) ? this.#written(this.#outermost(name), chain) : "Object"
    this.#known.set(name, written)
    return written
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
