import def, { a as b, type T } from "node:crypto"
import * as ns from "m"
import type { Z } from "z"
import crypto = require("crypto")
import json from "./data.json" with { type: "json" }
export { createHash } from "crypto"
export * as everything from "crypto"
export type { Z as Renamed } from "z"

const { c, d: e, f = 1, g: { h }, ...rest } = require("m")
const [p, , q = 2] = await import("m")

function fn({ alg = "md5", opt: o }: { alg?: string; opt?: number } = {}, y: Foo<string> = 3, ...zs: string[]): Bar<Qux> {
  return `a${alg}b\n${o}`
}

abstract class Base<T extends object = {}> implements I, J {
  #priv = 1
  static readonly ALG: string = "x"
  declare ambient: string
  override kept?: number
  constructor(private readonly k: Key = y, protected z?: T) {
    super()
    this.#priv = 2
  }
  get alg(): string {
    return "x"
  }
  set alg(value: string) {
    this.#priv ||= value.length
  }
  static {
    console.log(#priv in Base)
  }
  abstract run(): Promise<void>
  async *stream(): AsyncGenerator<number> {
    yield* [1, 2]
  }
}

enum Weak { A = "sha256", B = 1 << 2, C }
declare const enum Inline { X = 1 }
const TABLE = { name: "AES-GCM", "q": 1, [p]: 2, c, ...rest, method() { return 1 }, get lazy() { return 2 } } as const satisfies Record<string, unknown>
const chained = a?.b?.(1)!.c["d"]?.[0] ?? f ** 2
const cast = <any>chained as unknown as string
const arrow = async <const U,>(z: U): Promise<U> => z
const big = 10n, hex = 0xff, underscored = 1_000

type Mapped<K extends string> = { readonly [P in K as `get${P}`]-?: () => P }
type Conditional<X> = X extends (infer Y extends string)[] ? Y : never
type Tuple = readonly [first: string, second?: number, ...others: boolean[]]
interface Callable { (x: number): string; new (x: string): Callable; readonly [key: string]: unknown }
function assertIsString(val: unknown): asserts val is string {}
function overload(x: string): string
function overload(x: number): number
function overload(x: unknown) { return x }
namespace N.M { export const A = "md5" }
declare module "x" { export function y(): void }
declare global { interface Window { z: string } }

@Injectable({ provide: "x" })
class Decorated {
  @Input() value = 1
  @HostListener("click", ["$event"]) on(@Inject(TOKEN) event: Event) {}
}

for (const v of list) continue
for await (const v of stream) break
for (const key in object) delete object[key]
label: while (true) { break label }
switch (z) {
  case 1: { x = 1; break }
  default: x = 2
}
try { risky() } catch { recover() } finally { done() }
using file = open("x")
const regex = /a\/[b/]\p{L}/gv
const tagged = html`<b>${1}</b>`
new a.b.C<D>(1, ...args)
foo<Type>(1)
x &&= y
export default class {}
