import { readdirSync, readFileSync } from "node:fs"
import { expandNames, type Product } from "../../../scanner/configuration/Product.ts"
import { readTree } from "../../../scanner/formats/readTree.ts"
import { planOf, spelled, typedBlock, usesIn } from "../../../scanner/configuration/usesIn.ts"
import { scanConfiguration } from "../../../scanner/configuration/scanConfiguration.ts"
import type { Finding } from "../../../scanner/model/Finding.ts"
import {
  compareFindings,
  type Expectation,
  expectationsIn,
  type FixtureResult
} from "../../../scanner/ownRules/expectations.ts"

const folder = new URL("../../../scanner/configuration/", import.meta.url)

/** A configuration as it stands under its own path, which its first line says. */
export interface Fixture {
  readonly name: string
  readonly path: string
  readonly text: string
  readonly findings: ReadonlyArray<Finding>
}

const COMMENT = /^\s*(?:[#;!]|\/\/|"\/\/")/

/** The expectations of a comment are of the line below the comments. */
const expectationsOf = (text: string): ReadonlyArray<Expectation> => {
  const lines = text.split("\n")
  const below = (at: number): number => (COMMENT.test(lines[at] ?? "") ? below(at + 1) : at)
  return lines.flatMap((line, at) => expectationsIn(line.replace(/",?\s*$/, ""), below(at) + 1))
}

const readFixture = (name: string): Fixture => {
  const text = readFileSync(new URL(name, folder), "utf8")
  const path = /\bpath: ([^\s"]+)/.exec(text)?.[1]
  if (path === undefined) throw new Error(`${name} does not say under which path it stands`)
  return {
    name,
    path,
    text,
    findings: scanConfiguration(path, "configuration", new TextEncoder().encode(text)).findings
  }
}

export const fixtures: ReadonlyArray<Fixture> = readdirSync(folder)
  .filter((file) => file.includes(".fixture."))
  .map(readFixture)

export const fixturesOf = ({ name }: Product): ReadonlyArray<Fixture> =>
  fixtures.filter((fixture) => fixture.name.startsWith(`${name}.`) || fixture.name.startsWith(`${name}-`))

const byText = (texts: ReadonlyArray<string>): ReadonlyArray<string> => [...new Set(texts)].toSorted()

/** Files that the findings name, and those that comments such as `refers: certificate /etc/a.pem` say. */
const referencesOf = ({ text, findings }: Fixture): FixtureResult => {
  const expected = [...text.matchAll(/\brefers: (\S+ [^\s"]+)/g)].map(([, one]) => one!)
  const found = findings.flatMap(({ references = [] }) => references.map(({ of, path }) => `${of} ${path}`))
  return {
    missing: byText(expected.filter((one) => !found.includes(one))),
    extra: byText(found.filter((one) => !expected.includes(one)))
  }
}

/** Compares findings, and the files they name, with what the comments of a fixture expect. */
export const compareFixture = (fixture: Fixture): FixtureResult => {
  const found = compareFindings(fixture.findings, expectationsOf(fixture.text))
  const named = referencesOf(fixture)
  return { missing: [...found.missing, ...named.missing], extra: [...found.extra, ...named.extra] }
}

/** Names of the rows that the product's fixtures exercise. */
const usedRows = (product: Product): ReadonlySet<string> => {
  const plan = planOf(product)
  const place = { line: 1, column: 1, endLine: 1, endColumn: 1 }
  const files = fixturesOf(product).map(({ text }) => readTree(product.syntax, text))
  return new Set(
    files
      .flatMap((children) => usesIn(plan, typedBlock(product, { name: "", values: [], place, children })))
      .flatMap(({ directives }) => directives.map(({ row }) => row))
  )
}

/** Rows that no fixture exercises. */
export const unusedRows = (product: Product): ReadonlyArray<string> => {
  const used = usedRows(product)
  return product.uses
    .flatMap(({ rows }) => [...expandNames(rows).keys()])
    .filter((row) => !used.has(spelled(product, row)))
}
