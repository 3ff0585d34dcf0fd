import { readdirSync, readFileSync } from "node:fs"
import { extname, join } from "node:path"
import type { Browser } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { assess, policies, scanDirectory, toInventory } from "../../../src/scanner.ts"
import { scanJsonChunks } from "../../../scanner/bom/scanJson.ts"
import { isLong } from "../../support/isLong.ts"
import { mixedTree } from "../../support/mixedTree.ts"
import { openBrowser } from "../openReport.ts"
import { type Fronts, startFronts } from "./fronts.ts"
import { openFront } from "./openFront.ts"
import { downloaded, drop, folderWith, reportIn } from "./scanWorld.ts"

let fronts: Fronts
let browser: Browser

beforeAll(async () => {
  fronts = await startFronts()
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  await fronts?.stop()
})

const rules = join(import.meta.dirname, "../../../scanner/rules")

/** A fixture of each extension, or all. */
const fixtures = (): ReadonlyArray<readonly [string, Uint8Array]> => {
  const all = readdirSync(rules, { recursive: true, encoding: "utf8" }).filter((name) => name.includes(".fixture."))
  const some = [...Map.groupBy(all.toSorted(), extname).values()].map(([first]) => first!)
  return (isLong ? all : some).map((name) => [name, readFileSync(join(rules, name))])
}

/** What decides that a file is left out stands in the folder: ignore files, git's own, and folders of other people's code. */
const leftOut: ReadonlyArray<readonly [string, string]> = [
  [".gitignore", "ignored/\n*.tmp.py\n"],
  ["ignored/Hash.java", 'class Hash { Object o = java.security.MessageDigest.getInstance("MD5"); }\n'],
  ["some.tmp.py", "import hashlib\nhashlib.md5(b'')\n"],
  ["inner/.ciphermapignore", "two.py\n"],
  ["inner/two.py", "import hashlib\nhashlib.md5(b'')\n"],
  ["inner/three.py", "import hashlib\nhashlib.md5(b'')\n"],
  [".git/info/exclude", "inner/four.py\n"],
  [".git/HEAD", "ref: refs/heads/main\n"],
  ["inner/four.py", "import hashlib\nhashlib.md5(b'')\n"],
  ["node_modules/md5/md5.js", "require('crypto').createHash('md5')\n"],
  ["tool", "#!/usr/bin/env python3\nimport hashlib\nhashlib.sha1(b'')\n"],
  ["large.py", `import hashlib\nhashlib.md5(b'')\n${"# text of a line\n".repeat(70_000)}`],
  ["notes.xyz", "text"]
]

/** The documents without what says when they were made. */
const comparable = (text: string): object => ({ ...JSON.parse(text), source: undefined })

const scannedHere = async (path: string): Promise<object> => {
  const report = await scanDirectory(path, { workers: 0, archives: false })
  const on = new Date().toISOString().slice(0, 10)
  const assessment = assess(toInventory(report), { on, policies: Object.values(policies) })
  const options = { component: { name: "" }, timestamp: "", serialNumber: "", tool: { name: "", version: "" } }
  return comparable([...scanJsonChunks(report, assessment, options)].join(""))
}

describe("a scan in the browser", () => {
  it.each(["chosen", "dropped"])("finds in a %s folder what the command line finds, to the byte", async (how) => {
    const mixed = mixedTree().map(({ path, bytes }) => [path, bytes] as const)
    const others = how === "chosen" || isLong ? [...mixed, ...fixtures()] : []
    using folder = folderWith([...others, ...leftOut])
    const { page, complaints, close } = await openFront(browser, `${fronts.service.url}/`)
    if (how === "chosen") await page.locator("#folder").setInputFiles(folder.path)
    else await drop(page, [folder.path])
    await reportIn(page)
    const seen = comparable(await downloaded(page, "JSON"))
    expect(seen).toMatchObject({ filesScanned: expect.any(Number) })
    expect(JSON.stringify(seen)).toBe(JSON.stringify(await scannedHere(folder.path)))
    expect(complaints).toEqual([])
    await close()
  })
})
