import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { manifest } from "../../../grammars/manifest.ts"
import { readOwnRules } from "../../../scanner/ownRules/readOwnRules.ts"
import { ruleLanguages } from "../../../scanner/ownRules/ownRulesSchema.ts"
import { expandRow } from "../../../scanner/match/expandRow.ts"
import { algorithmOf } from "../../../scanner/model/algorithms.ts"
import { librariesOf } from "../../../scanner/rules/librariesOf.ts"
import type { Row, Slot } from "../../../scanner/rules/rule.ts"

const NEVER = 9_999

const placeIn = ({ at, receiver, typeArg, isTogether, rest, setting, keyword }: Slot): object => {
  if (setting !== undefined) return { setting: setting[0], key: setting.slice(1).join(".") }
  if (receiver === true) return { receiver: true }
  if (typeArg === true) return { typeArg: at }
  if (isTogether === true) return { parts: at }
  if (rest === true) return { rest: at }
  return at === NEVER ? { named: keyword } : { arg: at, ...(keyword !== undefined && { keyword }) }
}

/** A value of a row as a file of rules has it: numbers as texts, as YAML would. */
const written = (value: unknown): unknown => {
  if (typeof value === "number") return String(value)
  if (Array.isArray(value)) return value.map(written)
  if (typeof value !== "object" || value === null) return value
  if (!("at" in value)) return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, written(one)]))
  const slot = value as Slot
  const { as, path, type, madeBy } = slot
  return { ...placeIn(slot), as, ...(path && { path }), ...(type && { type }), ...(madeBy && { madeBy }) }
}

/** Some rows name an algorithm that nothing else knows, which a file of rules takes for a slip where it is like a known one. */
const isOfKnown = (key: string, row: Row): boolean =>
  expandRow(key, row).every(({ row: { name } }) => typeof name !== "string" || algorithmOf(name) !== undefined)

const ecosystems = [
  ...new Map(
    manifest.flatMap(({ name, ecosystem }) => (ruleLanguages.includes(name) ? [[ecosystem, name] as const] : []))
  )
]

describe("a file of rules", () => {
  it.effect.each(ecosystems)("can say whatever the tables for %s say", ([ecosystem, language]) =>
    Effect.gen(function* () {
      const tables = (yield* Effect.promise(() => librariesOf(ecosystem))).filter((one) => one.ecosystem === ecosystem)
      const files = tables.map(({ name, rows }) => ({
        file: `${name}.json`,
        text: JSON.stringify({
          rows: {
            [language]: Object.fromEntries(
              Object.entries(rows).flatMap(([key, row]) =>
                isOfKnown(key, row) ? [[key, { ...(written(row) as object), replaces: true }]] : []
              )
            )
          }
        })
      }))
      const known = new Map(tables.map(({ name, rows }) => [`own:${name}.json`, rows]))
      let count = 0
      for (let at = 0; at < files.length; at += 60) {
        const { libraries } = yield* readOwnRules(files.slice(at, at + 60))
        for (const { name, rows } of libraries) {
          count++
          for (const [key, row] of Object.entries(known.get(name)!))
            if (isOfKnown(key, row)) expect([key, rows[key]]).toEqual([key, row])
        }
      }
      expect(count).toBe(tables.length)
    })
  )
})
