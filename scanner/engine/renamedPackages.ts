import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { keptFile, type SourceFile } from "../model/SourceFile.ts"
import { type Selection, selectContent } from "../select/Selection.ts"
import type { Engine } from "./Engine.ts"
import { makeFileFacts } from "./fileFacts.ts"
import type { FileIndex } from "./FileIndex.ts"
import type { FileResult } from "./FileResult.ts"
import type { ReadAgain } from "./linkFiles.ts"
import { ecosystemOf } from "./Linking.ts"
import { isLanguage } from "./resultShapes.ts"
import type { ScanMemory } from "./ScanMemory.ts"
import type { ScanTask } from "./ScanThreads.ts"
import type { ParsedFile } from "../source/ParsedFile.ts"

/** A library that a manifest gives a name of its own, which the files beside and below it call it by. */
interface Renamed {
  readonly folder: string
  readonly ecosystem: string
  readonly local: string
  readonly own: string
}

/** Files given to a thread at one go. */
const BATCH = 32

/** More than a project can need; beyond it names are those of a list and no manifest. */
const MAX_RENAMED = 256

const renamedIn = (results: ReadonlyArray<FileResult>): ReadonlyArray<Renamed> =>
  results
    .flatMap(({ manifest }) => manifest?.mentions ?? [])
    .flatMap(({ localName: local, api: { ecosystem, names }, occurrence: { path } }): ReadonlyArray<Renamed> => {
      const own = names.find((name) => !name.endsWith("*"))
      if (local === undefined || own === undefined || local === own) return []
      return [{ folder: path.slice(0, path.lastIndexOf("/") + 1), ecosystem, local, own }]
    })
    .slice(0, MAX_RENAMED)

const latin1 = new TextDecoder("latin1")

const mayName = (text: string, name: string): boolean => {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!/[\w-]/.test(text.charAt(at - 1)) && !/[\w-]/.test(text.charAt(at + name.length))) return true
  return false
}

/**
 * Reads the files again that name a library as their project's manifest calls it: `jwt = { package = "jsonwebtoken" }`,
 * `"bc": "npm:bcryptjs"`. Without such a manifest nothing is read. The engine tells the names with every later task.
 */
export const scanRenamed = Effect.fnUntraced(function* <E, R>(
  index: FileIndex,
  selection: Selection,
  engine: Engine,
  readAgain: ReadAgain<E, R>,
  results: ReadonlyArray<FileResult>,
  memory: ScanMemory | undefined
) {
  const all = renamedIn(results)
  if (all.length === 0) return { engine, results }
  const namesFor = (path: string, language: string): ReadonlyArray<Renamed> =>
    all.filter(({ folder, ecosystem }) => path.startsWith(folder) && ecosystem === ecosystemOf(language))
  const renaming: Engine = {
    ...engine,
    scanTasks: (tasks) =>
      engine.scanTasks(
        tasks.map((task) => {
          const names = namesFor(task.file.path, task.language)
          return names.length === 0 ? task : { ...task, renames: names.map(({ local, own }) => [local, own] as const) }
        })
      )
  }
  const concerned = [...index.files.values()].filter(({ path, language }) => namesFor(path, language).length > 0)
  /** The language of a file that may name such a library; empty for others. */
  const languageNaming = ({ path, bytes }: SourceFile): string => {
    const selected = selectContent(path, bytes, selection)
    if ("reason" in selected) return ""
    const names = namesFor(path, selected.language)
    const text = names.length === 0 ? "" : latin1.decode(selected.ascii)
    return names.some(({ local }) => mayName(text, local)) ? selected.language : ""
  }
  const facts = yield* makeFileFacts(memory, selection, ["renamed", all], isLanguage)
  const again = yield* readAgain(new Set(concerned.map(({ path }) => path))).pipe(
    Stream.map((file): ReadonlyArray<ScanTask> => {
      const known = facts.known(file)
      const language = known ?? languageNaming(file)
      if (known === undefined) facts.note(file, language)
      return language === "" ? [] : [{ file: keptFile(file), language }]
    }),
    Stream.flattenIterable,
    Stream.grouped(BATCH),
    Stream.mapEffect((tasks) => renaming.scanTasks(tasks), { concurrency: engine.parallel, unordered: true }),
    Stream.runCollect
  )
  yield* facts.save
  const byPath = new Map(again.flat().map((result) => [result.path, result]))
  const better = results.map((result) => {
    const renamed = byPath.get(result.path)
    return renamed === undefined || renamed.skipped !== undefined ? result : { ...result, ...renamed }
  })
  return { engine: renaming, results: better }
})

/** What a project calls packages, and what they are called everywhere. */
export type Renames = ReadonlyArray<readonly [local: string, everywhere: string]>

/** A file as if it named packages as they are called everywhere, and not as its project calls them. */
export const withRenames = (file: ParsedFile, renames: Renames = []): ParsedFile => {
  if (renames.length === 0) return file
  const whole = (path: string): string => {
    const found = renames.find(([local]) => path.startsWith(local) && /^(?:$|[./])/.test(path.slice(local.length)))
    return found === undefined ? path : found[1] + path.slice(found[0].length)
  }
  const { grammar } = file
  const { wholePath, modulesNamed } = grammar.imports
  return {
    ...file,
    imports: new Map(
      [...file.imports].map(([name, all]) => [name, all.map((one) => ({ ...one, path: whole(one.path) }))])
    ),
    wildcards: file.wildcards.map(whole),
    grammar: {
      ...grammar,
      imports: {
        ...grammar.imports,
        wholePath: (own, path) => whole(wholePath(own, path)),
        modulesNamed: (written) => modulesNamed(written).map(whole)
      }
    }
  }
}
