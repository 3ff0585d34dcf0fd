import { readFileSync } from "node:fs"
import { join } from "node:path"
import { parseArgs } from "node:util"
import * as Effect from "effect/Effect"
import { Language as WasmLanguage } from "web-tree-sitter"
import { type Language, manifest } from "../grammars/manifest.ts"
import { compileLanguagePrefilter } from "../scanner/engine/compileLanguagePrefilter.ts"
import { makeFileIndex } from "../scanner/engine/FileIndex.ts"
import { makeTriage } from "../scanner/engine/makeTriage.ts"
import { makePrefilters } from "../scanner/engine/Prefilters.ts"
import { expandRow } from "../scanner/match/expandRow.ts"
import { indexRules } from "../scanner/match/RuleIndex.ts"
import { type Library, library } from "../scanner/rules/rule.ts"
import { librariesOf } from "../scanner/rules/librariesOf.ts"
import { findUses } from "../scanner/findUses.ts"
import { decodeSource } from "../scanner/select/decodeSource.ts"
import { makeSelection } from "../scanner/select/makeSelection.ts"
import { unlimitedSteps } from "../scanner/source/StepBudget.ts"
import { makeSyntax } from "../scanner/source/Syntax.ts"
import { startTreeLayer } from "../scanner/tree/TreeLayer.ts"
import { nodeAssets } from "../src/node/nodeAssets.ts"
import { walk } from "../src/node/walk.ts"
import { median } from "./measure.ts"

const { values } = parseArgs({
  options: {
    corpus: { type: "string" },
    runs: { type: "string", default: "3" },
    times: { type: "string", default: "10" }
  }
})
if (values.corpus === undefined) {
  console.error("usage: node bench/rows.ts --corpus DIR [--runs 3] [--times 10]")
  process.exit(64)
}

const WORD = /[A-Za-z_]\w*/g

/** `new javax.crypto.Cipher` becomes `new javax_copy3.crypto_copy3.Cipher_copy3`: as many names again that no program uses. */
const renamed = (name: string, copy: number): string =>
  name.replace(
    /^(?<kind>(?:new|entry) )?(?<rest>.*)$/,
    (_, kind = "", rest: string) => kind + rest.replace(WORD, (word) => `${word}_copy${copy}`)
  )

const copyOf = (one: Library, copy: number): Library =>
  library(
    one.ecosystem,
    `${one.name}-${copy}`,
    Object.fromEntries(
      Object.entries(one.rows)
        .flatMap(([pattern, row]) => expandRow(pattern, row))
        .map(({ key, row }) => [
          renamed(key, copy),
          row.returns === undefined ? row : { ...row, returns: renamed(row.returns, copy) }
        ])
    )
  )

const copiesOf = async (ecosystem: string, times: number): Promise<ReadonlyArray<Library>> =>
  (await librariesOf(ecosystem)).flatMap((one) => [
    one,
    ...Array.from({ length: times - 1 }, (_, copy) => copyOf(one, copy + 2))
  ])

const selection = makeSelection({})
const { root, paths } = await Effect.runPromise(walk(values.corpus, { selection, gitignore: false }))
const files = paths.map((path) => ({ path, bytes: readFileSync(join(root, path)) }))
const layer = await startTreeLayer(nodeAssets)

interface Prepared {
  readonly language: Language
  readonly libraries: ReadonlyArray<Library>
  readonly wasm: WasmLanguage
  readonly query: string
  readonly image: Uint8Array
}

const prepare = async (language: Language, times: number): Promise<Prepared> => {
  const libraries = await copiesOf(language.ecosystem, times)
  return {
    language,
    libraries,
    wasm: await WasmLanguage.load(await nodeAssets.grammar(language)),
    query: await nodeAssets.query(language),
    image: compileLanguagePrefilter(language, libraries)
  }
}

const rowsOf = (prepared: ReadonlyArray<Prepared>): number =>
  prepared.reduce((sum, { libraries }) => sum + indexRules(libraries).rows.size, 0)

/** Milliseconds to load the tables, to prefilter, and to parse and match. */
const scan = async (
  prepared: ReadonlyArray<Prepared>
): Promise<{ readonly millis: number; readonly found: number }> => {
  const started = performance.now()
  const assets = {
    ...nodeAssets,
    prefilter: async ({ name }: Language) => prepared.find((one) => one.language.name === name)!.image
  }
  const triage = makeTriage(makePrefilters(assets), selection, makeFileIndex())
  for (const { name } of manifest) await Effect.runPromise(triage.load(name))
  const readers = new Map(
    prepared.map(({ language, libraries, wasm, query }) => [
      language.name,
      { syntax: makeSyntax(language, wasm, query, layer), index: indexRules(libraries) }
    ])
  )
  let found = 0
  for (const file of files) {
    const decision = triage.decide(file)
    if (!("task" in decision)) continue
    const { syntax, index } = readers.get(decision.task.language)!
    const { text } = decodeSource(file.bytes)
    found += syntax.read(
      file.path,
      text,
      index.interest,
      unlimitedSteps,
      (unit) => findUses(unit, index).findings.length
    )
  }
  return { millis: performance.now() - started, found }
}

const times = Number(values.times)
const once = await Promise.all(manifest.map((language) => prepare(language, 1)))
const many = await Promise.all(manifest.map((language) => prepare(language, times)))
await scan(once)
await scan(many)
const ratios: Array<number> = []
for (let run = 0; run < Number(values.runs); run++) {
  const [one, other] =
    run % 2 === 0 ? [await scan(once), await scan(many)] : [await scan(many), await scan(once)].reverse()
  if (one!.found !== other!.found) throw new Error(`${one!.found} findings, with more rows ${other!.found}`)
  ratios.push(other!.millis / one!.millis)
  console.log(`${(one!.millis / 1000).toFixed(2)} s, ${(other!.millis / 1000).toFixed(2)} s, ${one!.found} findings`)
}
console.log(`${rowsOf(once)} rows, then ${rowsOf(many)}: the time grows by a factor of ${median(ratios).toFixed(3)}`)
