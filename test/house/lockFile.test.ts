import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

interface Locked {
  readonly link?: boolean
  readonly resolved?: string
  readonly integrity?: string
  readonly deprecated?: string
  readonly hasInstallScript?: boolean
}

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), "utf8"))

describe.each(["", "bench/", ".ci/tools/"])("%spackage-lock.json", (folder) => {
  const { packages } = read(`${folder}package-lock.json`) as { readonly packages: Readonly<Record<string, Locked>> }
  const { allowScripts } = read(`${folder}package.json`) as { readonly allowScripts: Readonly<Record<string, boolean>> }
  const installed = Object.entries(packages).filter(
    ([path, locked]) => path.startsWith("node_modules/") && !locked.link
  )
  const pathsWhere = (holds: (locked: Locked) => boolean) =>
    installed.filter(([, locked]) => holds(locked)).map(([path]) => path)

  it("pins every package by its hash, from whichever registry", () => {
    expect(installed).not.toEqual([])
    expect(pathsWhere((locked) => locked.integrity === undefined || locked.resolved !== undefined)).toEqual([])
  })

  it("holds nothing deprecated, which .npmrc would not let npm say", () => {
    expect(pathsWhere((locked) => locked.deprecated !== undefined)).toEqual([])
  })

  it("holds no install script that nobody judged", () => {
    const judged = Object.keys(allowScripts).map((name) => `node_modules/${name}`)
    const scripted = pathsWhere((locked) => locked.hasInstallScript === true)
    expect(scripted.filter((path) => !judged.includes(path))).toEqual([])
  })
})
