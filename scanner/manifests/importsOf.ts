import type { LibraryApi } from "../model/LibraryApi.ts"
import { type ImportedLibrary, importedLibraries } from "./known/importedLibraries.ts"
import { registries, unversioned } from "./knownLibraries.ts"
import type { PurlType } from "./purl.ts"

/** A cryptographic library as programs of an ecosystem import it. */
export interface CryptoImport {
  readonly name: string
  /** What imports of it begin with. */
  readonly imports: ReadonlyArray<string>
  readonly except: ReadonlyArray<string>
  readonly api: LibraryApi
  readonly functions: RegExp | undefined
}

/** Types of packages whose programs import a library by what its API is named, or by the name of the package. */
const IMPORTED: { readonly [T in PurlType]?: (name: string) => string } = {
  npm: (name) => name,
  golang: (name) => name,
  cargo: (name) => name.replaceAll("-", "_"),
  pypi: (name) => name.replaceAll("-", "_"),
  maven: () => "",
  composer: () => "",
  nuget: (name) => name,
  swift: () => "",
  pub: (name) => name,
  hex: () => ""
}

/** Names of functions of PHP and macros of Elixir begin in lower case, and are called without an import. */
const isModule = (type: PurlType, name: string): boolean =>
  name !== "" && !name.includes("*") && ((type !== "composer" && type !== "hex") || /^[A-Z]/.test(name))

const ofRegistries = (ecosystem: string): ReadonlyArray<CryptoImport> =>
  (Object.keys(IMPORTED) as ReadonlyArray<PurlType>).flatMap((type) => {
    const { libraries, ecosystem: own, apiOf } = registries[type]
    return Object.entries(libraries).flatMap(([name, known]): ReadonlyArray<CryptoImport> => {
      if (known.isGeneral === true || (known.ecosystem ?? own) !== ecosystem) return []
      const names = known.api ?? (known.tables === undefined ? apiOf(name) : [])
      const imports = (names.length > 0 ? names : [IMPORTED[type]!(name)]).filter((one) => isModule(type, one))
      if (imports.length === 0) return []
      return [
        {
          name: known.as ?? unversioned(name),
          imports,
          except: [],
          api: { ecosystem, names: names.length > 0 ? names : imports, tables: known.tables ?? [] },
          functions: undefined
        }
      ]
    })
  })

const ofPlatform = (ecosystem: string, one: ImportedLibrary): CryptoImport => ({
  name: one.name,
  imports: one.imports,
  except: one.except ?? [],
  api: { ecosystem, names: one.api ?? (one.tables === undefined ? one.imports : []), tables: one.tables ?? [] },
  functions: one.functions
})

const known = new Map<string, ReadonlyArray<CryptoImport>>()

/** The cryptographic libraries that programs of an ecosystem import: those of the platform first, each import once. */
export const importsOf = (ecosystem: string): ReadonlyArray<CryptoImport> => {
  const found = known.get(ecosystem)
  if (found !== undefined) return found
  const taken = new Set<string>()
  const platform = (importedLibraries[ecosystem] ?? []).map((one) => ofPlatform(ecosystem, one))
  const all = [...platform, ...ofRegistries(ecosystem)].flatMap((one) => {
    const imports = one.imports.filter((name) => !taken.has(name))
    for (const name of imports) taken.add(name)
    return imports.length === 0 ? [] : [{ ...one, imports }]
  })
  known.set(ecosystem, all)
  return all
}
