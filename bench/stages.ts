import { readFileSync } from "node:fs"
import { join } from "node:path"
import * as Effect from "effect/Effect"
import { Language as WasmLanguage, Parser } from "web-tree-sitter"
import { manifest } from "../grammars/manifest.ts"
import type { ScanTask } from "../scanner/engine/ScanThreads.ts"
import { makeFileIndex } from "../scanner/engine/FileIndex.ts"
import { makeTriage } from "../scanner/engine/makeTriage.ts"
import { makePrefilters } from "../scanner/engine/Prefilters.ts"
import { indexRules } from "../scanner/match/RuleIndex.ts"
import { librariesOf } from "../scanner/rules/librariesOf.ts"
import { findUses } from "../scanner/findUses.ts"
import { decodeSource } from "../scanner/select/decodeSource.ts"
import { makeSelection } from "../scanner/select/makeSelection.ts"
import { selectContent } from "../scanner/select/Selection.ts"
import { unlimitedSteps } from "../scanner/source/StepBudget.ts"
import { makeSyntax } from "../scanner/source/Syntax.ts"
import { startTreeLayer } from "../scanner/tree/TreeLayer.ts"
import { walk } from "../src/node/walk.ts"
import { nodeAssets } from "../src/node/nodeAssets.ts"

export interface Stage {
  readonly stage: string
  readonly files: number
  readonly megabytes: number
  readonly millis: number
}

const timed = async <A>(run: () => A | Promise<A>): Promise<readonly [A, number]> => {
  const started = performance.now()
  const result = await run()
  return [result, performance.now() - started]
}

const MEGABYTE = 1_000_000

const parseAll = async (tasks: ReadonlyArray<ScanTask>, match: boolean): Promise<number> => {
  const layer = await startTreeLayer(nodeAssets)
  let millis = 0
  for (const language of manifest) {
    const own = tasks.filter((task) => task.language === language.name)
    if (own.length === 0) continue
    const wasm = await WasmLanguage.load(await nodeAssets.grammar(language))
    const syntax = makeSyntax(language, wasm, await nodeAssets.query(language), layer)
    const parser = new Parser()
    parser.setLanguage(wasm)
    const index = indexRules(await librariesOf(language.ecosystem))
    const [, spent] = await timed(() => {
      for (const { file } of own) {
        const { text } = decodeSource(file.bytes)
        if (match) syntax.read(file.path, text, index.interest, unlimitedSteps, (unit) => findUses(unit, index))
        else parser.parse(text)?.delete()
      }
    })
    millis += spent
  }
  return millis
}

/** Times each stage alone, in one thread, over a whole folder. */
export const measureStages = async (folder: string): Promise<ReadonlyArray<Stage>> => {
  const selection = makeSelection({})
  const [listing, listMillis] = await timed(() => Effect.runPromise(walk(folder, { selection, gitignore: false })))
  const [files, readMillis] = await timed(() =>
    listing.paths.map((path) => ({ path, bytes: readFileSync(join(listing.root, path)) }))
  )
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0) / MEGABYTE
  const [, selectMillis] = await timed(() => files.forEach((file) => selectContent(file.path, file.bytes, selection)))
  const triage = makeTriage(makePrefilters(nodeAssets), selection, makeFileIndex())
  for (const { name } of manifest) await Effect.runPromise(triage.load(name))
  files.slice(0, 20).forEach(triage.decide)
  const [decisions, triageMillis] = await timed(() => files.map(triage.decide))
  const tasks = decisions.flatMap((decision) => ("task" in decision ? [decision.task] : []))
  const parsed = tasks.reduce((sum, { file }) => sum + file.bytes.length, 0) / MEGABYTE
  await parseAll(tasks.slice(0, 50), true)
  const parseMillis = await parseAll(tasks, false)
  const matchMillis = await parseAll(tasks, true)
  return [
    { stage: "list", files: files.length, megabytes: bytes, millis: listMillis },
    { stage: "read", files: files.length, megabytes: bytes, millis: readMillis },
    { stage: "select", files: files.length, megabytes: bytes, millis: selectMillis },
    { stage: "prefilter", files: files.length, megabytes: bytes, millis: Math.max(triageMillis - selectMillis, 0.001) },
    { stage: "parse", files: tasks.length, megabytes: parsed, millis: parseMillis },
    { stage: "match", files: tasks.length, megabytes: parsed, millis: Math.max(matchMillis - parseMillis, 0.001) }
  ]
}
