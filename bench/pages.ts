import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { parseArgs } from "node:util"
import * as Effect from "effect/Effect"
import type { Browser } from "playwright-core"
import { openBrowser } from "../test/browser/openReport.ts"
import { measured, openFront } from "../test/browser/pages/openFront.ts"
import { reportWorld } from "../test/browser/pages/reportWorld.ts"
import { median } from "./measure.ts"

const { values } = parseArgs({
  options: {
    files: { type: "string", default: "40" },
    times: { type: "string", default: "7" }
  }
})

const rules = join(import.meta.dirname, "../scanner/rules/java")

/** A repository that is full of cryptography. */
const sources = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(rules)
      .filter((name) => name.includes(".fixture."))
      .slice(0, Number(values.files))
      .map((name) => [`src/${name}`, readFileSync(join(rules, name), "utf8")])
  )

/** Who is sent a link has it no sooner, in milliseconds. */
const SHARED_AFTER = 2_000

/** Each time by a browser that has nothing of the page yet. */
const measure = async (
  browser: Browser,
  name: string,
  address: string,
  times = Number(values.times)
): Promise<void> => {
  const seen = []
  for (let at = 0; at < times; at++) {
    const { page, close } = await openFront(browser, address, { viewport: { width: 1280, height: 900 } })
    seen.push(await measured(page))
    await close()
  }
  console.log(
    [
      name.padEnd(27),
      `largest paint ${median(seen.map(({ largestPaint }) => largestPaint)).toFixed(0)} ms`,
      `at most ${Math.max(...seen.map(({ largestPaint }) => largestPaint)).toFixed(0)} ms`,
      `shift ${Math.max(...seen.map(({ shift }) => shift))}`,
      `${(median(seen.map(({ transferred }) => transferred)) / 1e3).toFixed(1)} kB`
    ].join("  ")
  )
}

const bench = Effect.gen(function* () {
  const { git, service, submit, ended, publish, tenant } = yield* reportWorld
  const browser = yield* Effect.acquireRelease(Effect.promise(openBrowser), (opened) =>
    Effect.promise(() => opened.close())
  )
  yield* Effect.promise(async () => {
    const scanned = async (name: string): Promise<string> => {
      git.repository(name, sources())
      const scan = await submit(git.url(name))
      await ended(scan)
      return scan
    }
    const scan = await scanned("example/shop")
    const later = await scanned("example/later")
    const { json } = await service.v1(`/scans/${scan}`, { key: tenant.live })
    await service.v1("/branding", { key: tenant.live, method: "PUT", body: { subdomain: "example-audits" } })
    console.log(`report of ${json.findings_total} findings`)
    await measure(browser, "landing page", `${service.url}/p/example-audits`)
    await measure(browser, "report, first of a service", await publish(scan), 1)
    const link = await publish(later)
    await sleep(SHARED_AFTER)
    await measure(browser, "report", link)
    await measure(browser, "sign-in", `${service.url}/console/sign-in`)
    await measure(browser, "documentation", `${service.url}/docs`)
  })
})

await Effect.runPromise(Effect.scoped(bench))
