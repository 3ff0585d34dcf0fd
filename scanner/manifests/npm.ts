import { elementsOf, isObject, isTrue, type JsonObject, memberOf, membersOf, textOf } from "../formats/treeValues.ts"
import type { LibraryScope } from "../model/LibraryUse.ts"
import type { Declared, Reader } from "./Declared.ts"
import { readDocument } from "./readDocument.ts"
import { exactVersion, versionOrRange } from "./versions.ts"

/** https://docs.npmjs.com/cli/configuring-npm/package-json, from `dependencies` on. */
const npmSections: ReadonlyArray<readonly [string, LibraryScope]> = [
  ["dependencies", "required"],
  ["optionalDependencies", "optional"],
  ["peerDependencies", "required"],
  ["devDependencies", "excluded"]
]

const EXACT = /^=?\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/

/** What a dependency is, which may go by another name: `"forge": "npm:node-forge@^1.3.0"`. */
const npmRequirement = (
  name: string,
  wanted: unknown
): Pick<Declared, "type" | "name" | "localName" | "version" | "requirement"> => {
  const alias = typeof wanted === "string" ? /^npm:(@?[^@]+)(?:@(.*))?$/.exec(wanted) : null
  const range = alias === null ? wanted : alias[2]
  const own = alias?.[1] === undefined ? { name } : { name: alias[1], localName: name }
  return { type: "npm", ...own, ...versionOrRange(range, (text) => EXACT.test(text)) }
}

/** `package.json`. */
/** What `npm pack` writes: the package itself is in the archive. */
const PACKED = /!\/package\/package\.json$/

const packedItself = ({ name, version }: JsonObject): ReadonlyArray<Declared> =>
  typeof name === "string" ? [{ type: "npm", name, version: exactVersion(version), find: ['"name"'] }] : []

export const readPackageJson: Reader = (text, _, path) => {
  const manifest = readDocument("json", text)
  if (manifest === undefined) return undefined
  const required = npmSections.flatMap(([section, scope]) =>
    membersOf(manifest[section]).map(([name, wanted]): Declared => ({
      ...npmRequirement(name, wanted),
      scope: isTrue(memberOf(manifest, "peerDependenciesMeta", name, "optional")) ? "optional" : scope,
      transitive: false,
      find: [JSON.stringify(section), JSON.stringify(name)]
    }))
  )
  return PACKED.test(path) ? [...packedItself(manifest), ...required] : required
}

const bunScopes = (lock: unknown): ReadonlyMap<string, LibraryScope> =>
  new Map(
    npmSections
      .toReversed()
      .flatMap(([section, scope]) =>
        membersOf(memberOf(lock, "workspaces")).flatMap(([, workspace]) =>
          membersOf(memberOf(workspace, section)).map(([name]) => [name, scope] as const)
        )
      )
  )

const BUN_RESOLUTION = /^(@?[^@]+)@(\d.*)$/

/** `bun.lock` (https://bun.sh/reference/bun/BunLockFile): JSON with trailing commas. */
export const readBunLock: Reader = (text) => {
  const lock = readDocument("json", text)
  if (lock === undefined) return undefined
  const direct = bunScopes(lock)
  return membersOf(lock["packages"]).flatMap(([place, entry]): ReadonlyArray<Declared> => {
    const [, name, version] = BUN_RESOLUTION.exec(textOf(elementsOf(entry)[0]) ?? "") ?? []
    if (name === undefined) return []
    const scope = direct.get(place)
    return [
      {
        type: "npm",
        name,
        version: exactVersion(version),
        scope,
        transitive: scope === undefined,
        find: ['"packages"', JSON.stringify(place)]
      }
    ]
  })
}

const scopeOf = (entry: JsonObject): LibraryScope => {
  if (isTrue(entry["dev"])) return "excluded"
  return isTrue(entry["optional"]) || isTrue(entry["devOptional"]) ? "optional" : "required"
}

const FOLDER = "node_modules/"

/** Names that the projects of the lock file ask for, which are those without `node_modules` in their place. */
const askedFor = (packages: JsonObject): ReadonlySet<string> =>
  new Set(
    Object.entries(packages)
      .filter(([place]) => !place.includes(FOLDER))
      .flatMap(([, project]) => npmSections.flatMap(([section]) => membersOf(memberOf(project, section))))
      .map(([name]) => name)
  )

/** Version 2 and later: every package by the folder it is installed in. */
const installed = (packages: JsonObject): ReadonlyArray<Declared> => {
  const direct = askedFor(packages)
  return Object.entries(packages).flatMap(([place, entry]): ReadonlyArray<Declared> => {
    const at = place.lastIndexOf(FOLDER)
    if (at < 0 || !isObject(entry) || isTrue(entry["link"])) return []
    const folder = place.slice(at + FOLDER.length)
    return [
      {
        type: "npm",
        name: textOf(entry["name"]) ?? folder,
        version: exactVersion(entry["version"]),
        scope: scopeOf(entry),
        transitive: at !== 0 || !direct.has(folder),
        find: ['"packages"', JSON.stringify(place)]
      }
    ]
  })
}

const MAX_DEPTH = 32

/** Version 1: packages within the packages that need another version than others do. */
const nested = (dependencies: unknown, above: ReadonlyArray<string>): ReadonlyArray<Declared> =>
  above.length > MAX_DEPTH
    ? []
    : membersOf(dependencies).flatMap(([name, entry]): ReadonlyArray<Declared> => {
        if (!isObject(entry)) return []
        const find = [...above, JSON.stringify(name)]
        const alias = /^npm:(@?[^@]+)@(.+)$/.exec(textOf(entry["version"]) ?? "")
        const own: Declared = {
          type: "npm",
          name: alias?.[1] ?? name,
          version: exactVersion(alias?.[2] ?? entry["version"]),
          scope: scopeOf(entry),
          ...(above.length > 1 && { transitive: true }),
          find
        }
        return [own, ...nested(entry["dependencies"], find)]
      })

/** `package-lock.json` and `npm-shrinkwrap.json`: https://docs.npmjs.com/cli/configuring-npm/package-lock-json. */
export const readPackageLock: Reader = (text) => {
  const lock = readDocument("json", text)
  if (lock === undefined) return undefined
  const { packages, dependencies } = lock
  return isObject(packages) ? installed(packages) : nested(dependencies, ['"dependencies"'])
}

/** `/elliptic/6.5.4`, `/elliptic@6.5.4`, `elliptic@6.5.4(peer@1.0.0)`, `/@scope/name/1.0.0_peer@1.0.0`. */
const DEPENDENCY_PATH = /^\/?((?:@[^/@]+\/)?[^/@]+)[/@]([^(_]+)/

/** The scope of what a project asks for itself, by name and version. */
const pnpmScopes = (lock: unknown): ReadonlyMap<string, LibraryScope> => {
  const importers = [lock, ...membersOf(memberOf(lock, "importers")).map(([, importer]) => importer)]
  const scopes = new Map<string, LibraryScope>()
  for (const [section, scope] of npmSections.toReversed())
    for (const importer of importers)
      for (const [name, wanted] of membersOf(memberOf(importer, section))) {
        const version = textOf(wanted) ?? textOf(memberOf(wanted, "version")) ?? ""
        scopes.set(`${name}@${version.replace(/[(_].*$/, "")}`, scope)
      }
  return scopes
}

const packagesIn = (lock: JsonObject): ReadonlyArray<Declared> => {
  const direct = pnpmScopes(lock)
  return membersOf(lock["packages"]).flatMap(([path, entry]): ReadonlyArray<Declared> => {
    const [, name, version] = DEPENDENCY_PATH.exec(path) ?? []
    if (name === undefined || version === undefined) return []
    const isDev = isObject(entry) && isTrue(entry["dev"])
    const scope = direct.get(`${name}@${version}`)
    return [
      {
        type: "npm",
        name,
        version: exactVersion(version),
        scope: scope ?? (isDev ? "excluded" : undefined),
        transitive: scope === undefined,
        find: ["packages:", path]
      }
    ]
  })
}

/** `pnpm-lock.yaml` (https://github.com/pnpm/spec/tree/master/lockfile), which may have a first document of pnpm's own packages. */
export const readPnpmLock: Reader = (text) => {
  const documents = text.split(/^---$/m).filter((document) => document.trim() !== "")
  const locks = documents.map((document) => readDocument("yaml", document))
  return locks.every((lock) => lock !== undefined) ? locks.flatMap(packagesIn) : undefined
}

/** `elliptic@^6.5.3`, `@noble/hashes@npm:^1.3.0`, `forge@npm:node-forge@^1.3.0`. */
const nameIn = (descriptor: string): string | undefined => {
  const alias = /^@?[^@]+@npm:(@?[^@]+)@/.exec(descriptor)
  return alias?.[1] ?? /^(@?[^@]+)@/.exec(descriptor)?.[1]
}

/** The first of the descriptors that a line without indentation is made of. */
const firstDescriptor = (line: string): string | undefined =>
  /^[ #]/.test(line) || !line.endsWith(":") ? undefined : line.replace(/^"/, "").split(/[",]/, 1)[0]!.replace(/:$/, "")

const VERSION = /^ {2}version "([^"]+)"$/

/** Version 1: an entry for each version, with all that is satisfied by it at its head. */
const classic = (text: string): ReadonlyArray<Declared> => {
  let head: string | undefined
  let find = ""
  return text.split("\n").flatMap((line): ReadonlyArray<Declared> => {
    const descriptor = firstDescriptor(line)
    if (descriptor !== undefined) {
      head = nameIn(descriptor)
      find = line
    }
    const version = VERSION.exec(line)
    if (version === null || head === undefined) return []
    return [{ type: "npm", name: head, version: exactVersion(version[1]), find: [find] }]
  })
}

/** What was fetched, or fetched and patched. */
const RESOLUTION = /^(@?[^@]+)@(?:npm:|patch:[^#]*@npm%3A)([^#]+)/

/** Version 2 and later: YAML, each entry with what it was resolved to. */
const berry = (text: string): ReadonlyArray<Declared> | undefined => {
  const lock = readDocument("yaml", text)
  if (lock === undefined) return undefined
  return membersOf(lock).flatMap(([key, entry]): ReadonlyArray<Declared> => {
    const resolution = isObject(entry) ? RESOLUTION.exec(textOf(entry["resolution"]) ?? "") : null
    if (resolution === null) return []
    return [{ type: "npm", name: resolution[1]!, version: exactVersion(resolution[2]), find: [key] }]
  })
}

/** `yarn.lock`: https://classic.yarnpkg.com/lang/en/docs/yarn-lock/ and that of later versions, which begin otherwise. */
export const readYarnLock: Reader = (text) => (/^__metadata:/m.test(text) ? berry(text) : classic(text))
