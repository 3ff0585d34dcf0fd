/** What the name of a file says of its folder: terms of use, a release of its own, a package of its own. */
export type FolderMark = "licence" | "release" | "package"

export type FolderMarks = { readonly [mark in FolderMark]: Set<string> }

export const noFolderMarks = (): FolderMarks => ({ licence: new Set(), release: new Set(), package: new Set() })

const MARKS: ReadonlyArray<readonly [FolderMark, RegExp]> = [
  [
    "licence",
    /^(?:licen[cs]e|copying)(?:[-.](?:txt|md|rst|html?|lesser|lib|(?:[al]?gpl|mit|apache|bsd|mpl|isc)[\w.-]*))*$/i
  ],
  ["release", /^(?:AUTHORS|NEWS|THANKS)(?:\.(?:txt|md|rst))?$|\.pc\.in$/],
  [
    "package",
    /^(?:package\.json|cargo\.toml|go\.mod|pom\.xml|build\.(?:gradle(?:\.kts)?|sbt|bazel)|setup\.(?:py|cfg)|pyproject\.toml|composer\.json|gemfile|mix\.exs|pubspec\.yaml|package\.swift|chart\.yaml|action\.ya?ml|cmakelists\.txt|meson\.build|info\.xml|manifest\.json|__manifest__\.py|plugin\.(?:json|xml|ya?ml)|.+\.(?:cs|fs|vb|vcx)proj|.+\.(?:gemspec|podspec|rockspec|nuspec|cabal))$/i
  ]
]

export const folderMarkOf = (name: string): FolderMark | undefined => MARKS.find(([, names]) => names.test(name))?.[0]

/**
 * Where projects keep what others wrote: packages of their own, as `packages/a` of a monorepo, have licences, too. At most two folders
 * below one of these names: `libs/swiftmailer/LICENSE`, `libs/jsonrpc/src/LICENSE`.
 */
const KEPT = /(?:^|\/)(?:libs?|tools|assets|static|public|js|contrib)\/(?:[^/]+\/){1,2}$/

/** Where all that stands beside several copies is one of them: `contrib/zstd/LICENSE`, then `contrib/librdns/`. */
const COLLECTION = /^(?:.*\/)?(?:libs|contrib)\/(?=[^/]+\/$)/

const MIN_COPIES = 3

/** Folders whose members are packages of the project, or are under terms that it sets for them. */
const OF_THE_PROJECT =
  /(?:^|\/)(?:addons?|apps?|assembly|bindings|charts|clients?|commercial|components|crates|debian|dist|distributions?|docs?|ee|enterprise|extensions?|images|installers?|licen[cs]es|modules|packages|packaging|plugins|premium|pro|projects|release|resources|rpm|sdks?|services|skins|themes)\//i

/** A folder within a folder of source code that has terms of its own: `src/Common/OAuth/LICENSE`. */
const isCopiedSource = (folder: string, { package: packages }: FolderMarks): boolean =>
  folder.split("/").length > 3 && !packages.has(folder) && !OF_THE_PROJECT.test(folder)

/** Packages of well-known libraries, as folders of source code. */
const KNOWN_PACKAGES =
  /^(?:.*\/)?(?:org\/(?:bouncycastle|conscrypt|jasypt|mindrot|spongycastle|whispersystems\/curve25519)|com\/(?:google\/crypto\/tink|jcraft\/jsch|lambdaworks\/crypto|trilead\/ssh2)|ch\/ethz\/ssh2|net\/i2p\/crypto|gnu\/crypto|Org\.?BouncyCastle|BouncyCastle(?:\.Crypto)?)\/(?=.)/

/** A project that is not the library itself has most of its source elsewhere. */
const copiedPackages = (paths: ReadonlyArray<string>): ReadonlyArray<string> => {
  const files = Map.groupBy(paths, (path) => KNOWN_PACKAGES.exec(path)?.[0])
  const within = paths.length - (files.get(undefined)?.length ?? 0)
  return within * 2 > paths.length ? [] : [...files.keys()].filter((folder) => folder !== undefined)
}

const byLicence = (marks: FolderMarks): ReadonlyArray<string> => {
  const marked = [...new Set([...marks.licence, ...marks.release])]
  const copies = marked.filter((folder) => KEPT.test(folder))
  const collections = Map.groupBy(copies, (folder) => COLLECTION.exec(folder)?.[0])
  return [
    ...copies,
    ...[...collections].flatMap(([folder, members]) =>
      folder !== undefined && members.length >= MIN_COPIES ? [folder] : []
    ),
    ...[...marks.licence].filter((folder) => isCopiedSource(folder, marks))
  ]
}

/**
 * Folders of other people's code: those with terms of use or releases of their own, where the project has terms at its root (an empty path), and
 * packages of well-known libraries. `paths` are those of the source files; each path of a folder ends in `/`.
 */
export const copiedFolders = (marks: FolderMarks, paths: ReadonlyArray<string>): ReadonlyArray<string> =>
  [...new Set([...(marks.licence.has("") ? byLicence(marks) : []), ...copiedPackages(paths)])].toSorted()

/** Whether a file stands in one of some folders. */
export const standsIn = (folders: ReadonlyArray<string>): ((path: string) => boolean) => {
  const all = new Set(folders)
  return (path) => {
    for (let at = path.lastIndexOf("/"); at >= 0; at = path.lastIndexOf("/", at - 1)) {
      if (all.has(path.slice(0, at + 1))) return true
      if (at === 0) return false
    }
    return false
  }
}
