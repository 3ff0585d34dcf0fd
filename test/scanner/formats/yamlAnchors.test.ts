import { describe, expect, it } from "vitest"
import type { Directive } from "../../../scanner/formats/Directive.ts"
import { yamlDirectives } from "../../../scanner/formats/yamlDirectives.ts"
import { cpuSeconds } from "../../support/cpuSeconds.ts"

/** Paths with their values and the line they stand on. */
const flat = (all: ReadonlyArray<Directive>, before = ""): ReadonlyArray<string> =>
  all.flatMap(({ name, values, place, block }) =>
    block === undefined ? [`${before}${name}=${values.join()} ${place.line}`] : flat(block, `${before}${name}.`)
  )

const read = (text: string) => flat(yamlDirectives(text))

describe("nodes of YAML with a name", () => {
  it("stand for themselves where an alias names them: a text where it is used, a mapping where it is written", () => {
    expect(
      read(
        "a: &min TLSv1.2\nb: *min\nc: &all\n  x: 1\n  y: [p, q]\nd: *all\ne: &list\n  - p\n  - q\nf: *list # again\n"
      )
    ).toEqual([
      "a=TLSv1.2 1",
      "b=TLSv1.2 2",
      "c.x=1 4",
      "c.y=p 5",
      "c.y=q 5",
      "d.x=1 4",
      "d.y=p 5",
      "d.y=q 5",
      "e=p 8",
      "e=q 9",
      "f=p 10",
      "f=q 10"
    ])
  })

  it("are merged into a mapping, whose own keys and those of earlier ones go before", () => {
    const base = "a: &a { x: 1, y: 1 }\nb: &b\n  y: 2\n  z: 2\n"
    expect(read(`${base}c:\n  <<: *a\n  x: 3\n`).slice(4)).toEqual(["c.x=3 7", "c.y=1 1"])
    expect(read(`${base}c:\n  <<: [*b, *a]\n`).slice(4)).toEqual(["c.y=2 3", "c.z=2 4", "c.x=1 1"])
    expect(read(`${base}c:\n  <<:\n    - *a\n    - *b\n`).slice(4)).toEqual(["c.x=1 1", "c.y=1 1", "c.z=2 4"])
    expect(read(`${base}c: { <<: *b, z: 3 }\n`).slice(4)).toEqual(["c.z=3 5", "c.y=2 3"])
    expect(read(`${base}c:\n  - <<: *a\n    z: 3\n`).slice(4)).toEqual(["c.z=3 7", "c.x=1 1", "c.y=1 1"])
  })

  it("may be items of a list, and have a tag", () => {
    expect(read("a:\n  - &one\n    x: 1\n  - &two y: 2\n  - &three !!str z\nb: [*two, *one, *three]\n")).toEqual([
      "a.x=1 3",
      "a.y=2 4",
      "a=z 5",
      "b.y=2 4",
      "b.x=1 3",
      "b=z 6"
    ])
  })

  it("are open where nobody wrote them, and of their own document", () => {
    expect(read("a: *none\n")).toEqual(["a=\0 1"])
    expect(read("a: [*none]\n")).toEqual(["a=\0 1"])
    expect(read("a: &a 1\n---\nb: *a\n")).toEqual([".a=1 1", ".b=\0 3"])
    expect(read("a: &a\n  b: *a\n")).toEqual(["a.b=\0 2"])
  })

  it("may not come to more than a file may hold", () => {
    const levels = Array.from({ length: 40 }, (_, at) => `l${at + 1}: &l${at + 1} [*l${at}, *l${at}, *l${at}]\n`).join(
      ""
    )
    const blocks = Array.from({ length: 40 }, (_, at) => `m${at + 1}: &m${at + 1}\n  a: *m${at}\n  b: *m${at}\n`).join(
      ""
    )
    const before = cpuSeconds()
    const found = read(`l0: &l0 x\n${levels}m0: &m0 x\n${blocks}`)
    expect(found.length).toBeLessThan(400_000)
    expect(cpuSeconds() - before).toBeLessThan(10)
  })
})
