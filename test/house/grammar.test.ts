import { isDeepStrictEqual } from "node:util"
import { describe, expect, it } from "vitest"
import { grammarLicences } from "../../.ci/grammarLicences.ts"
import { plainCalls } from "../../grammars/Calls.ts"
import { plainImports } from "../../grammars/Imports.ts"
import { manifest } from "../../grammars/manifest.ts"
import { plainScoping } from "../../grammars/Scoping.ts"
import { plainSettings } from "../../grammars/settings.ts"
import { plainText } from "../../grammars/Text.ts"
import { plainTypes } from "../../grammars/Types.ts"

/** So many members of the records may serve one language alone. Another one is a capture or a node rule, or it has a second user. */
const MAX_OF_ONE_LANGUAGE = 15

/** What a language says that has nothing to say; a record that is left out has no member. */
const plain = {
  imports: plainImports,
  scoping: plainScoping,
  calls: plainCalls,
  types: plainTypes,
  text: plainText,
  settings: plainSettings,
  commands: {},
  annotations: { types: new Set(), within: new Set() }
} as const

type RecordName = keyof typeof plain

const records = Object.keys(plain) as ReadonlyArray<RecordName>

/** Languages that share a query are dialects of one. */
const languages = Map.groupBy(manifest, ({ sharedQuery, query }) => sharedQuery ?? query)

/** Members of a record to which a language gives a value of its own. */
const membersSet = (record: RecordName, given: object): ReadonlyArray<string> =>
  Object.entries(given)
    .filter(([name, value]) => !isDeepStrictEqual(value, (plain[record] as { [member: string]: unknown })[name]))
    .map(([name]) => `${record}.${name}`)

const usersOf = (): ReadonlyMap<string, ReadonlySet<string>> => {
  const users = new Map<string, Set<string>>()
  for (const [language, dialects] of languages)
    for (const { grammar } of dialects)
      for (const record of records)
        for (const member of membersSet(record, grammar[record] ?? {}))
          users.set(member, (users.get(member) ?? new Set()).add(language))
  return users
}

describe("a grammar", () => {
  it("is made of what every language says, and of these records", () => {
    const known = new Set<string>(["name", "expressions", "comments", "repair", ...records])
    for (const { grammar } of manifest) for (const member of Object.keys(grammar)) expect(known).toContain(member)
  })

  it.each(records)("has each member of %s, or none", (record) => {
    const given = manifest.flatMap(({ grammar }) => grammar[record] ?? [])
    const members = new Set(given.flatMap((one) => Object.keys(one)))
    for (const one of given) expect(Object.keys(one).toSorted()).toEqual([...members].toSorted())
  })

  it(`has at most ${MAX_OF_ONE_LANGUAGE} members that one language alone gives a value`, () => {
    const single = [...usersOf()].flatMap(([member, users]) => (users.size === 1 ? [`${member}: ${[...users]}`] : []))
    expect(single.length, single.join("\n")).toBeLessThanOrEqual(MAX_OF_ONE_LANGUAGE)
  })

  it("has its licence in the table of those that the packages pass on, as each in the table is in use", () => {
    const inUse = new Set(manifest.map(({ wasm }) => wasm))
    expect(grammarLicences.map(({ wasm }) => wasm).toSorted()).toEqual([...inUse].toSorted())
  })
})
