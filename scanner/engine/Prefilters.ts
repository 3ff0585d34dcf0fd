import * as Effect from "effect/Effect"
import { manifest, type Language } from "../../grammars/manifest.ts"
import { AssetUnavailable, ScannerError } from "../ScannerError.ts"
import { makePrefilter, type Prefilter } from "../select/prefilter/Prefilter.ts"
import { librariesWith } from "../rules/librariesOf.ts"
import type { OwnRules } from "../rules/rule.ts"
import type { AssetFiles } from "./ScannerAssets.ts"
import { importStatements } from "../../grammars/importStatements.ts"
import { importsOf } from "../manifests/importsOf.ts"
import { compilePrefilter } from "../select/prefilter/compilePrefilter.ts"

const nothing: Prefilter = { mayMatch: () => false }

/** A path of a library as it stands in the source. */
const written = (path: string, separator: string): string =>
  separator === "/" || separator === "." ? path : path.replaceAll(".", separator)

/** Finds files that may import a cryptographic library, among those that the language's own prefilter leaves out. */
const importPrefilter = (
  automaton: WebAssembly.Module,
  { name, ecosystem }: Pick<Language, "name" | "ecosystem">
): Pick<Prefilter, "mayMatch"> => {
  const statement = importStatements[name]
  if (statement === undefined) return nothing
  const words = importsOf(ecosystem).flatMap(({ imports }) =>
    imports.flatMap((path) => statement.spellings.map((one) => one.replace("%", written(path, statement.separator))))
  )
  return words.length === 0
    ? nothing
    : makePrefilter(automaton, compilePrefilter([...new Set(words)].map((word) => [word])))
}

export type Configures = (path: string, bytes: Uint8Array) => boolean

/** What is loaded for files that are no programs. */
export const CONFIGURATION = "configuration"

/** What reads the bytes of files before any is parsed: loaded when a first file needs it, and kept for later scans. */
export interface Prefilters {
  /** By language: whether a file may call what the rules know. */
  readonly calls: ReadonlyMap<string, Prefilter>
  /** By language: whether a file may import a library of cryptography. */
  readonly imports: ReadonlyMap<string, Pick<Prefilter, "mayMatch">>
  readonly mayConfigure: () => Configures | undefined
  /** Loads what a language, or `CONFIGURATION`, needs. */
  readonly load: (name: string) => Effect.Effect<void, ScannerError>
}

const loadAsset = <A>(asset: string, load: () => Promise<A>): Effect.Effect<A, ScannerError> =>
  Effect.tryPromise({
    try: load,
    catch: (cause) => new ScannerError({ reason: new AssetUnavailable({ asset, cause }) })
  })

/** That of a language with the rows of a project, which no build has compiled. */
const prefilterWith = async (language: Language, rules: OwnRules): Promise<Uint8Array> => {
  const { compileLanguagePrefilter } = await import("./compileLanguagePrefilter.ts")
  return compileLanguagePrefilter(language, await librariesWith(language.ecosystem, rules))
}

const hasRowsFor = (rules: OwnRules | undefined, { ecosystem }: Language): rules is OwnRules =>
  rules?.libraries.some((one) => one.ecosystem === ecosystem) === true

export const makePrefilters = (assets: AssetFiles, rules?: OwnRules): Prefilters => {
  const calls = new Map<string, Prefilter>()
  const imports = new Map<string, Pick<Prefilter, "mayMatch">>()
  let compiled: WebAssembly.Module | undefined
  let mayConfigure: Configures | undefined
  const automaton = Effect.suspend(() =>
    compiled !== undefined
      ? Effect.succeed(compiled)
      : loadAsset("automaton.wasm", async () => WebAssembly.compile((await assets.automaton()) as BufferSource)).pipe(
          Effect.tap((made) => Effect.sync(() => (compiled = made)))
        )
  )
  const load = Effect.fnUntraced(function* (name: string) {
    if (name === CONFIGURATION) {
      const { configurationInterest } = yield* loadAsset(
        name,
        () => import("../configuration/configurationInterest.ts")
      )
      mayConfigure = configurationInterest(yield* automaton)
      return
    }
    const language = manifest.find((one) => one.name === name)!
    const image = yield* loadAsset(`prefilter of ${name}`, () =>
      hasRowsFor(rules, language) ? prefilterWith(language, rules) : assets.prefilter(language)
    )
    const wasm = yield* automaton
    calls.set(name, makePrefilter(wasm, image))
    imports.set(name, importPrefilter(wasm, language))
  })
  return { calls, imports, mayConfigure: () => mayConfigure, load }
}
