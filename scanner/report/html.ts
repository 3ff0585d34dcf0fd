import type { Assessment } from "../model/Assessment.ts"
import type { Inventory } from "../model/Inventory.ts"
import { page } from "./page.ts"
import type { HtmlOptions } from "./HtmlOptions.ts"
import { makeReport } from "./Report.ts"

/**
 * A report for people, as one HTML file in pieces: scores, findings, what policies say, the inventory, and what was not
 * read. It loads nothing but the partner's logo, if that is one by https, runs no script but its own, and can be read
 * without any. Tables show at most `maxRows` findings and assets and 20 places of each, and say how many they do not.
 *
 * ```ts
 * import { assess, htmlChunks, policies, scanDirectory, toInventory } from "ciphermap/scanner"
 *
 * const inventory = toInventory(await scanDirectory("scanner/rules/java", { workers: 0, include: ["jca.fixture.java"] }))
 * const assessment = assess(inventory, { on: "2026-11-21", policies: Object.values(policies) })
 * const chunks = htmlChunks(inventory, assessment, {
 *   component: { name: "example" },
 *   timestamp: "2026-11-21T12:00:00Z",
 *   serialNumber: "3e671687-395b-41f5-a30f-a58921a69b79",
 *   tool: { name: "ciphermap", version: "0.1.0" },
 *   branding: { displayName: "Example Audits", accentColor: "#7A1F3D" }
 * })
 * console.log([...chunks].join("").startsWith("<!DOCTYPE html>"))
 * ```
 */
export function* htmlChunks(
  inventory: Inventory,
  assessment: Assessment,
  options: HtmlOptions
): Generator<string, void> {
  for (const { html } of page(makeReport(inventory, assessment, options))) yield `${html}\n`
}
