import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import type { Page } from "playwright-core"

/** A folder on disk that is gone after its use. */
export interface TestFolder {
  readonly path: string
  readonly [Symbol.dispose]: () => void
}

export const folderWith = (files: Iterable<readonly [path: string, content: string | Uint8Array]>): TestFolder => {
  const path = join(mkdtempSync(join(tmpdir(), "ciphermap-folder-")), "shop")
  const all = [...files]
  for (const folder of new Set(all.map(([name]) => dirname(join(path, name))))) mkdirSync(folder, { recursive: true })
  for (const [name, content] of all) writeFileSync(join(path, name), content)
  return { path, [Symbol.dispose]: () => rmSync(dirname(path), { recursive: true }) }
}

/** Drops what is at these paths on a page, as a file manager does. */
export const drop = async (page: Page, paths: ReadonlyArray<string>): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  const data = { items: [], files: [...paths], dragOperationsMask: 1 }
  for (const type of ["dragEnter", "dragOver", "drop"] as const)
    await session.send("Input.dispatchDragEvent", { type, x: 200, y: 200, data })
}

/** The text of a document that the dialog offers. */
export const downloaded = async (page: Page, name: string): Promise<string> => {
  const begun = page.waitForEvent("download")
  await page.getByRole("dialog").getByRole("link", { name, exact: true }).click()
  return readFileSync(await (await begun).path(), "utf8")
}

/** The frame with the report, once the scan is done. */
export const reportIn = async (page: Page) => {
  const frame = page.frameLocator("dialog iframe")
  await frame.getByRole("heading", { level: 1 }).waitFor({ timeout: 120_000 })
  return frame
}
