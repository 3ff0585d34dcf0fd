import { elementsOf, isObject, isTrue, type JsonObject, memberOf, membersOf, textOf } from "../formats/treeValues.ts"
import type { LibraryScope } from "../model/LibraryUse.ts"
import type { Declared, Reader } from "./Declared.ts"
import { lockedPackages } from "./lockedPackages.ts"
import { foldedName } from "./purl.ts"
import { readDocument } from "./readDocument.ts"
import { exactVersion, versionOrRange } from "./versions.ts"

const REQUIREMENT = /^\s*([A-Za-z0-9][A-Za-z0-9._-]*)\s*(?:\[[^\]]*\])?\s*(?:\(([^)]*)\)|([^;@#]*))/

const PINNED = /^===?\s*[^*,\s]+$/

/** Extras and groups with such names are for those who work on the project. */
const DEVELOPMENT = /(?:^|[-_./])(?:dev|develop|development|tests?|testing|docs?|lint|ci|bench|typing)(?:[-_./]|$)/i

/** The scope of a group of requirements, by its name. */
const groupScope = (name: string, otherwise: LibraryScope): LibraryScope =>
  DEVELOPMENT.test(name) ? "excluded" : otherwise

/**
 * A requirement such as `PyJWT[crypto]==2.8.0 ; python_version > "3"`: PEP 508,
 * https://packaging.python.org/en/latest/specifications/dependency-specifiers/.
 */
const pythonRequirement = (text: string, more: Omit<Declared, "type" | "name" | "find">): ReadonlyArray<Declared> => {
  const [, name, bracketed, plain] = REQUIREMENT.exec(text) ?? []
  if (name === undefined) return []
  const wanted = (bracketed ?? plain ?? "").trim()
  return [{ type: "pypi", name, ...versionOrRange(wanted, (one) => PINNED.test(one)), ...more, find: [text.trim()] }]
}

const listed = (list: unknown, scope: LibraryScope): ReadonlyArray<Declared> =>
  elementsOf(list).flatMap((one) => pythonRequirement(textOf(one) ?? "", { scope, transitive: false }))

/** https://packaging.python.org/en/latest/specifications/pyproject-toml/ and, for groups, PEP 735. */
const standard = (project: JsonObject): ReadonlyArray<Declared> => [
  ...listed(memberOf(project, "project", "dependencies"), "required"),
  ...membersOf(memberOf(project, "project", "optional-dependencies")).flatMap(([name, list]) =>
    listed(list, groupScope(name, "optional"))
  ),
  ...membersOf(project["dependency-groups"]).flatMap(([, list]) => listed(list, "excluded")),
  ...listed(memberOf(project, "tool", "uv", "dev-dependencies"), "excluded"),
  ...membersOf(memberOf(project, "tool", "pdm", "dev-dependencies")).flatMap(([, list]) => listed(list, "excluded"))
]

/** A number alone is one version: https://python-poetry.org/docs/dependency-specification/#exact-requirements. */
const POETRY_PINNED = /^(?:===?\s*)?\d[\w.+-]*$/

/** Names with what is asked for, as Poetry and Pipenv write it. */
const namedRequirements = (table: unknown, scope: LibraryScope): ReadonlyArray<Declared> =>
  membersOf(table).flatMap(([name, wanted]): ReadonlyArray<Declared> => {
    if (name === "python") return []
    const version = textOf(wanted) ?? memberOf(wanted, "version")
    const isOptional = scope === "required" && isTrue(memberOf(wanted, "optional"))
    return [
      {
        type: "pypi",
        name,
        ...versionOrRange(version, (text) => POETRY_PINNED.test(text)),
        scope: isOptional ? "optional" : scope,
        transitive: false,
        find: [name]
      }
    ]
  })

const poetry = (project: JsonObject): ReadonlyArray<Declared> => {
  const own = memberOf(project, "tool", "poetry")
  return [
    ...namedRequirements(memberOf(own, "dependencies"), "required"),
    ...namedRequirements(memberOf(own, "dev-dependencies"), "excluded"),
    ...membersOf(memberOf(own, "group")).flatMap(([name, group]) =>
      namedRequirements(memberOf(group, "dependencies"), groupScope(name, "optional"))
    )
  ]
}

/** `pyproject.toml`. */
export const readPyproject: Reader = (text) => {
  const project = readDocument("toml", text)
  return project === undefined ? undefined : [...standard(project), ...poetry(project)]
}

interface IniEntry {
  readonly section: string
  readonly key: string
  readonly values: Array<string>
}

/** `[section]`, `key = value` and values that go on in indented lines. */
const entriesOf = (text: string): ReadonlyArray<IniEntry> => {
  const entries: Array<IniEntry> = []
  let section = ""
  for (const line of text.split("\n")) {
    const heading = /^\[([^\]]+)\]/.exec(line)
    const entry = /^([^\s#;=:[][^=:]*)[=:](.*)$/.exec(line)
    if (heading !== null) section = heading[1]!.trim()
    else if (entry !== null) entries.push({ section, key: entry[1]!.trim(), values: [entry[2]!.trim()] })
    else if (/^\s+[^\s#;]/.test(line)) entries.at(-1)?.values.push(line.trim())
  }
  return entries
}

const declaredIn = ({ section, key, values }: IniEntry): ReadonlyArray<Declared> => {
  const isOwn = section === "options" && key === "install_requires"
  const isExtra = section === "options.extras_require"
  if (!isOwn && !isExtra) return []
  const scope = isOwn ? ("required" as const) : groupScope(key, "optional")
  return values
    .flatMap((value) => value.split(";")[0]!.split(/,(?=\s*[A-Za-z])/))
    .flatMap((value) => pythonRequirement(value, { scope, transitive: false }))
}

/** `setup.cfg`: https://setuptools.pypa.io/en/latest/userguide/declarative_config.html. */
export const readSetupCfg: Reader = (text) => entriesOf(text).flatMap(declaredIn)

/** `Pipfile`: https://pipenv.pypa.io/en/latest/pipfile.html. */
export const readPipfile: Reader = (text) => {
  const file = readDocument("toml", text)
  if (file === undefined) return undefined
  return [...namedRequirements(file["packages"], "required"), ...namedRequirements(file["dev-packages"], "excluded")]
}

const sections: ReadonlyArray<readonly [string, LibraryScope]> = [
  ["default", "required"],
  ["develop", "excluded"]
]

/** `Pipfile.lock`. */
export const readPipfileLock: Reader = (text) => {
  const lock = readDocument("json", text)
  if (lock === undefined) return undefined
  return sections.flatMap(([section, scope]) =>
    membersOf(lock[section]).map(([name, entry]): Declared => ({
      type: "pypi",
      name,
      version: exactVersion(textOf(memberOf(entry, "version"))?.replace(/^==/, "")),
      scope,
      find: [JSON.stringify(section), JSON.stringify(name)]
    }))
  )
}

/** Lines that end in a backslash go on in the next one; a comment begins a line or follows a space. */
const logicalLines = (text: string): ReadonlyArray<string> =>
  text
    .replace(/\\\n/g, " ")
    .split("\n")
    .map((line) => line.replace(/(?:^|\s)#.*$/, "").trim())

/** What stands behind the requirement are options of its own: `--hash=sha256:...`. */
const withoutOptions = (line: string): string => line.replace(/\s--?[a-z].*$/, "")

/** `requirements.txt` and its like: https://pip.pypa.io/en/stable/reference/requirements-file-format/. */
export const readPipRequirements: Reader = (text, fileName) => {
  const more: Omit<Declared, "type" | "name" | "find"> = fileName.includes("constraints")
    ? { role: "version" }
    : { scope: groupScope(fileName, "required"), transitive: undefined }
  return logicalLines(text).flatMap((line) =>
    line.startsWith("-") ? [] : pythonRequirement(withoutOptions(line), more)
  )
}

/** Poetry 1 has a category, Poetry 2 and PDM have groups. */
const poetryScope = (entry: JsonObject): LibraryScope | undefined => {
  const groups = elementsOf(entry["groups"])
  if (entry["category"] === "dev" || (groups.length > 0 && !groups.includes("main") && !groups.includes("default")))
    return "excluded"
  if (isTrue(entry["optional"])) return "optional"
  return groups.length > 0 || entry["category"] === "main" ? "required" : undefined
}

/** `poetry.lock` and `pdm.lock`: https://python-poetry.org/docs/basic-usage/#installing-with-poetrylock. */
export const readPoetryLock: Reader = (text) =>
  lockedPackages(text)?.map(({ name, version, entry, find }): Declared => ({
    type: "pypi",
    name,
    version: exactVersion(version),
    scope: poetryScope(entry),
    find
  }))

const isProject = ({ entry }: { readonly entry: JsonObject }): boolean =>
  ["virtual", "editable", "directory"].some((kind) => memberOf(entry, "source", kind) !== undefined)

const namesIn = (list: unknown): ReadonlyArray<string> =>
  elementsOf(list).flatMap((one) => textOf(memberOf(one, "name")) ?? [])

/** What the projects of the lock file ask for themselves. */
const directScopes = (projects: ReadonlyArray<{ readonly entry: JsonObject }>): ReadonlyMap<string, LibraryScope> => {
  const named = projects.flatMap(({ entry }) => [
    ...membersOf(entry["dev-dependencies"]).flatMap(([, list]) =>
      namesIn(list).map((name) => [name, "excluded"] as const)
    ),
    ...membersOf(entry["optional-dependencies"]).flatMap(([, list]) =>
      namesIn(list).map((name) => [name, "optional"] as const)
    ),
    ...namesIn(entry["dependencies"]).map((name) => [name, "required"] as const)
  ])
  return new Map(named.map(([name, scope]) => [foldedName("pypi", name), scope]))
}

/** `uv.lock`: https://docs.astral.sh/uv/concepts/projects/layout/#the-lockfile. */
export const readUvLock: Reader = (text) => {
  const packages = lockedPackages(text)
  if (packages === undefined) return undefined
  const direct = directScopes(packages.filter(isProject))
  return packages.flatMap((one): ReadonlyArray<Declared> => {
    if (isProject(one) || !isObject(one.entry["source"])) return []
    const scope = direct.get(foldedName("pypi", one.name))
    return [
      {
        type: "pypi",
        name: one.name,
        version: exactVersion(one.version),
        scope,
        transitive: scope === undefined,
        find: one.find
      }
    ]
  })
}

const EXTRA = /;.*\bextra\s*==/

/**
 * `METADATA` of a wheel and `PKG-INFO` of a source distribution: the package itself and what it requires
 * (https://packaging.python.org/en/latest/specifications/core-metadata/).
 */
export const readPythonMetadata: Reader = (text) => {
  const [head = ""] = text.split("\n\n", 1)
  const fields = [...head.matchAll(/^([\w-]+):[ \t]*(.*)$/gm)].map(
    ([, field, value]) => [field!, value!.trim()] as const
  )
  const valueOf = (field: string): string | undefined => fields.find(([name]) => name === field)?.[1]
  const name = valueOf("Name")
  if (name === undefined) return undefined
  return [
    { type: "pypi", name, version: exactVersion(valueOf("Version")), find: ["Name:", name] },
    ...fields.flatMap(([field, value]) =>
      field === "Requires-Dist"
        ? pythonRequirement(value, { scope: EXTRA.test(value) ? "optional" : "required", transitive: false })
        : []
    )
  ]
}
