import type { LibraryApi } from "../model/LibraryApi.ts"
import type { KnownLibraries, KnownLibrary } from "./known/KnownLibrary.ts"
import { cocoapodsLibraries, swiftLibraries } from "./known/appleLibraries.ts"
import { cargoLibraries } from "./known/cargoLibraries.ts"
import { composerLibraries } from "./known/composerLibraries.ts"
import { gemLibraries } from "./known/gemLibraries.ts"
import { golangLibraries } from "./known/golangLibraries.ts"
import { hexLibraries } from "./known/hexLibraries.ts"
import { mavenLibraries } from "./known/mavenLibraries.ts"
import { conanLibraries, distributedLibraries, genericLibraries, vcpkgLibraries } from "./known/nativeLibraries.ts"
import { npmLibraries } from "./known/npmLibraries.ts"
import { nugetLibraries } from "./known/nugetLibraries.ts"
import { pubLibraries } from "./known/pubLibraries.ts"
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
export const registries: { readonly [T in PurlType]: Registry } = {
  npm: { libraries: npmLibraries, ecosystem: "javascript", apiOf: itself },
  pypi: { libraries: pypiLibraries, ecosystem: "python", apiOf: (name) => [name.replaceAll("-", "_")] },
  golang: { libraries: golangLibraries, ecosystem: "go", apiOf: itself },
  cargo: { libraries: cargoLibraries, ecosystem: "rust", apiOf: (name) => [name.replaceAll("-", "_")] },
  maven: { libraries: mavenLibraries, ecosystem: "java", apiOf: none },
  gem: { libraries: gemLibraries, ecosystem: "ruby", apiOf: none },
  composer: { libraries: composerLibraries, ecosystem: "php", apiOf: none },
  nuget: { libraries: nugetLibraries, ecosystem: "dotnet", apiOf: none },
  swift: { libraries: swiftLibraries, ecosystem: "swift", apiOf: none },
  cocoapods: { libraries: cocoapodsLibraries, ecosystem: "swift", apiOf: none },
  pub: { libraries: pubLibraries, ecosystem: "dart", apiOf: itself },
  hex: { libraries: hexLibraries, ecosystem: "elixir", apiOf: none },
  conan: { libraries: conanLibraries, ecosystem: "c", apiOf: none },
  vcpkg: { libraries: vcpkgLibraries, ecosystem: "c", apiOf: none },
  generic: { libraries: genericLibraries, ecosystem: "c", apiOf: none },
  deb: { libraries: distributedLibraries, ecosystem: "c", apiOf: none },
  apk: { libraries: distributedLibraries, ecosystem: "c", apiOf: none },
  rpm: { libraries: distributedLibraries, ecosystem: "c", apiOf: none }
}

const folded = new Map(
  Object.entries(registries).map(([type, { libraries }]) => [
    type,
    new Map(Object.entries(libraries).map(([name, known]) => [foldedName(type as PurlType, name), { name, known }]))
  ])
)

const byArtifact = Map.groupBy(Object.keys(mavenLibraries), (name) => name.slice(name.indexOf(":") + 1))

const byWholeName = Map.groupBy(Object.keys(mavenLibraries), (name) => name.replace(":", "."))

/** The Maven packages with a name, whatever their group is, or with that of their group before it. */
export const mavenPackagesNamed = (artifact: string): ReadonlyArray<string> =>
  byArtifact.get(artifact) ?? byWholeName.get(artifact) ?? []

/** The name of a library that is published for several versions of Java and Scala. */
export const unversioned = (name: string): string =>
  name.includes(":") ? name.replace(/-(?:jdk\w+|fips|lts8on)$|_[23](?:\.\d+)?$/, "") : name

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
  const { ecosystem, apiOf } = registries[type]
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
