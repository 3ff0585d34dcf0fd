import { assess } from "../../scanner/classify/assess.ts"
import { policies } from "../../scanner/classify/policies.ts"
import type { Assessment, Verdict, Weakness } from "../../scanner/model/Assessment.ts"
import type { Inventory } from "../../scanner/model/Inventory.ts"

/** A weakness as stored: its references and policies are held once for the whole scan. */
type StoredWeakness = Omit<Weakness, "references" | "policies"> & { readonly policies: ReadonlyArray<string> }

interface StoredAssessment extends Omit<Assessment, "verdicts" | "weaknesses"> {
  readonly verdicts: { readonly [asset: string]: ReadonlyArray<Verdict> }
  readonly weaknesses: ReadonlyArray<StoredWeakness>
}

const lists = ["policies", "conflicts", "laterConflicts", "weaknesses", "rules"] as const

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === "object" && value !== null

/** Of this shape or of an older program's. It is our own document: the lists in it are what they were written as. */
const isStored = (value: unknown): value is StoredAssessment =>
  isObject(value) &&
  typeof value["on"] === "string" &&
  isObject(value["verdicts"]) &&
  isObject(value["score"]) &&
  lists.every((name) => Array.isArray(value[name]))

const restored = ({ verdicts, weaknesses, ...assessment }: StoredAssessment): Assessment => {
  const byAsset = new Map(Object.entries(verdicts))
  const references = new Map(assessment.rules.map((rule) => [rule.id, rule.references]))
  return {
    ...assessment,
    verdicts: byAsset,
    weaknesses: weaknesses.map((one) => ({
      ...one,
      references: references.get(one.rule) ?? [],
      policies: (byAsset.get(one.asset) ?? []).filter(({ policy }) => one.policies.includes(policy))
    }))
  }
}

/**
 * The assessment of the time of the scan, whatever rules and policies have changed since; assessed again for that day where the
 * document does not hold it.
 */
export const storedAssessment = (document: unknown, inventory: Inventory, day: string): Assessment => {
  const stored = isObject(document) ? document["assessment"] : undefined
  return isStored(stored) ? restored(stored) : assess(inventory, { on: day, policies: Object.values(policies) })
}
