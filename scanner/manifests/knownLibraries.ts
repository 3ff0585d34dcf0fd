import type { LibraryApi } from "../model/LibraryApi.ts"
import type { KnownLibraries, KnownLibrary } from "./known/KnownLibrary.ts"
import { cargoLibraries } from "./known/cargoLibraries.ts"
import { golangLibraries } from "./known/golangLibraries.ts"
import { mavenLibraries } from "./known/mavenLibraries.ts"
import { npmLibraries } from "./known/npmLibraries.ts"
import { pypiLibraries } from "./known/pypiLibraries.ts"
import { foldedName, type PurlType } from "./purl.ts"

interface Registry {
  readonly libraries: KnownLibraries
  /** The set of rule tables its packages are called in. */
  readonly ecosystem: string
  /** How the qualified names of a package begin, where its entry does not say. */
  readonly apiOf: (name: string) => ReadonlyArray<string>
}

const none = (): ReadonlyArray<string> => []
const itself = (name: string): ReadonlyArray<string> => [name]

/** The known cryptographic libraries of each type of package. */
export const registries: { readonly [T in PurlType]?: Registry } = {
  npm: { libraries: npmLibraries, ecosystem: "javascript", apiOf: itself },
  pypi: { libraries: pypiLibraries, ecosystem: "python", apiOf: (name) => [name.replaceAll("-", "_")] },
  golang: { libraries: golangLibraries, ecosystem: "go", apiOf: itself },
  cargo: { libraries: cargoLibraries, ecosystem: "rust", apiOf: (name) => [name.replaceAll("-", "_")] },
  maven: { libraries: mavenLibraries, ecosystem: "java", apiOf: none }
}

const folded = new Map(
  Object.entries(registries).map(([type, { libraries }]) => [
    type,
    new Map(Object.entries(libraries).map(([name, known]) => [foldedName(type as PurlType, name), { name, known }]))
  ])
)

/** A library that is known to be cryptographic. */
export interface Known {
  /** As this project's tables write it. */
  readonly name: string
  readonly library: KnownLibrary
  readonly api: LibraryApi
}

export const knownLibrary = (type: PurlType, name: string): Known | undefined => {
  const found = folded.get(type)?.get(foldedName(type, name))
  if (found === undefined) return undefined
  const { ecosystem, apiOf } = registries[type]!
  const { known } = found
  return {
    name: found.name,
    library: known,
    api: {
      ecosystem: known.ecosystem ?? ecosystem,
      names: known.api ?? (known.tables === undefined ? apiOf(found.name) : []),
      tables: known.tables ?? []
    }
  }
}
