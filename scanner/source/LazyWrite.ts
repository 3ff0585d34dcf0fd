import type { Place } from "../model/Place.ts"
import type { Expr } from "./Expr.ts"
import { type FieldWrite, type Variable, type Write } from "./ParsedFile.ts"

/** An expression that is read from the tree when it is first asked for. */
export type Lazy = () => Expr | undefined

export const once = <A>(read: () => A): (() => A) => {
  let known: { readonly value: A } | undefined
  return () => (known ??= { value: read() }).value
}

export const none = (): undefined => undefined

/** Read when it is asked for, which most are not. */
export class LazyWrite implements Write {
  readonly start: number
  readonly end: number
  readonly isFallback: boolean
  readonly #readPlace: () => Place
  readonly #readValue: Lazy
  readonly #readAdded: Lazy
  #place: Place | undefined
  #value: Expr | undefined
  #isRead = false

  constructor(
    start: number,
    readPlace: () => Place,
    readValue: Lazy,
    end = start,
    isFallback = false,
    readAdded: Lazy = none
  ) {
    this.start = start
    this.isFallback = isFallback
    this.end = Math.max(start, end)
    this.#readPlace = readPlace
    this.#readValue = readValue
    this.#readAdded = readAdded
  }
  get added(): Expr | undefined {
    return this.#readAdded()
  }
  get place(): Place {
    return (this.#place ??= this.#readPlace())
  }
  get value(): Expr | undefined {
    if (!this.#isRead) {
      this.#value = this.#readValue()
      this.#isRead = true
    }
    return this.#value
  }
}

/** A write that says which object's field it is. */
export class LazyFieldWrite extends LazyWrite implements FieldWrite {
  readonly #readOwner: () => FieldWrite["of"]

  constructor(
    start: number,
    readPlace: () => Place,
    readValue: Lazy,
    readOwner: () => FieldWrite["of"],
    readAdded?: Lazy
  ) {
    super(start, readPlace, readValue, start, false, readAdded)
    this.#readOwner = once(readOwner)
  }
  get of(): FieldWrite["of"] {
    return this.#readOwner()
  }
}

const NOWHERE: ReadonlyArray<number> = []

export class LazyVariable implements Variable {
  readonly name: string
  readonly kind: Variable["kind"]
  readonly scope: number
  readonly writes: Array<Write> = []
  passed: ReadonlyArray<number> = NOWHERE
  readonly #readType: Lazy

  constructor(name: string, kind: Variable["kind"], scope: number, type: Lazy) {
    this.name = name
    this.kind = kind
    this.scope = scope
    this.#readType = once(type)
  }
  get type(): Expr | undefined {
    return this.#readType()
  }
  /** A call that ends there is given its address. */
  pass(end: number): void {
    this.passed = [...this.passed, end]
  }
}

/** A type parameter. */
export class LazyGeneric extends LazyVariable {
  readonly generic: NonNullable<Variable["generic"]>

  constructor(name: string, kind: Variable["kind"], generic: NonNullable<Variable["generic"]>) {
    super(name, kind, generic.scope, none)
    this.generic = generic
  }
}

export class LazyParameter extends LazyVariable {
  readonly parameter: NonNullable<Variable["parameter"]>
  initial?: Write

  constructor(name: string, type: Lazy, parameter: NonNullable<Variable["parameter"]>) {
    super(name, "parameter", parameter.scope, type)
    this.parameter = parameter
  }
  /** A default may stand apart from the parameter, so that it is met later. */
  begin(initial: Write | undefined): void {
    if (initial === undefined || this.initial !== undefined) return
    this.initial = initial
    this.writes.push(initial)
  }
}
