import { globSync, readFileSync } from "node:fs"
import { dirname, join, posix } from "node:path"
import { describe, expect, it } from "vitest"
import { arrows, doors } from "./rooms.ts"

const root = join(import.meta.dirname, "../..")

/** A room is a folder of the second level; `grammars/` is one, and each file beside the rooms is one of its own. */
const roomOf = (path: string): string => {
  const [house = "", room = "", ...inside] = path.split("/")
  return house === "grammars" ? house : inside.length === 0 ? path : `${house}/${room}`
}

const specifiers = /(?:\bfrom\s+|\bimport\s*\(?\s*)"(\.[^"]+)"/g

const files = globSync("{grammars,scanner,src}/**/*.ts", { cwd: root })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => !file.includes(".fixture.") && !file.endsWith(".as.ts"))

const imports = files.flatMap((file) =>
  [...readFileSync(join(root, file), "utf8").matchAll(specifiers)].map(([, specifier = ""]) => ({
    file,
    from: roomOf(file),
    target: posix.join(dirname(file), specifier),
    to: roomOf(posix.join(dirname(file), specifier))
  }))
)

const isListed = ({ from, to }: (typeof imports)[number]): boolean => arrows[from]?.includes(to) ?? false

/** Rooms in which no walk that begins there ends are on no circle; the others are told. */
const onCircles = (): ReadonlyArray<string> => {
  const left = new Map(Object.entries(arrows))
  for (;;) {
    const settled = [...left].filter(([, targets]) => targets.every((target) => !left.has(target)))
    if (settled.length === 0) return [...left.keys()]
    for (const [room] of settled) left.delete(room)
  }
}

describe("the rooms of the house", () => {
  it("are imported only along the arrows of the table", () => {
    const between = imports.filter(({ from, to }) => from !== to)
    expect(between.length).toBeGreaterThan(1_000)
    expect(between.filter((one) => !isListed(one)).map(({ file, to }) => `${file} -> ${to}`)).toEqual([])
  })

  it("use every arrow of the table", () => {
    const used = new Set(imports.map(({ from, to }) => `${from} ${to}`))
    const unused = Object.entries(arrows).flatMap(([from, targets]) =>
      targets.filter((to) => !used.has(`${from} ${to}`)).map((to) => `${from} -> ${to}`)
    )
    expect(unused).toEqual([])
  })

  it("are entered by their doors only, where they have some", () => {
    const beside = imports.filter(({ from, to, target }) => from !== to && doors[to]?.includes(target) === false)
    expect(beside.map(({ file, target }) => `${file} -> ${target}`)).toEqual([])
  })

  it("stand on no circle", () => {
    expect(onCircles()).toEqual([])
  })
})
