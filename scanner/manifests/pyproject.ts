import type { LibraryScope } from "../model/LibraryUse.ts"
import type { Declared, Reader } from "./Declared.ts"
import { isTrue, elementsOf, type JsonObject, memberOf, membersOf, textOf } from "../formats/treeValues.ts"
import { groupScope, pythonRequirement } from "./pythonRequirement.ts"
import { versionOrRange } from "./versions.ts"
import { readDocument } from "./readDocument.ts"

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
const PINNED = /^(?:===?\s*)?\d[\w.+-]*$/

/** Names with what is asked for, as Poetry and Pipenv write it. */
export const namedRequirements = (table: unknown, scope: LibraryScope): ReadonlyArray<Declared> =>
  membersOf(table).flatMap(([name, wanted]): ReadonlyArray<Declared> => {
    if (name === "python") return []
    const version = textOf(wanted) ?? memberOf(wanted, "version")
    const isOptional = scope === "required" && isTrue(memberOf(wanted, "optional"))
    return [
      {
        type: "pypi",
        name,
        ...versionOrRange(version, (text) => PINNED.test(text)),
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
