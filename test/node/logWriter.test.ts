import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { describe, expect, it } from "vitest"

const script = join(import.meta.dirname, "processes/logMany.ts")

/** Runs a process that logs so much, and reads what it says, from the beginning or only once it has said something on standard error. */
const logging = async (lines: number, length: number, ending: string, isSlow = false) => {
  const child = spawn(process.execPath, [script, String(lines), String(length), ending], {
    stdio: ["ignore", "pipe", "pipe"]
  })
  let errors = ""
  let text = ""
  child.stderr.setEncoding("utf8").on("data", (part: string) => (errors += part))
  const ended = once(child, "close")
  if (isSlow) await once(child.stderr, "data")
  child.stdout.setEncoding("utf8").on("data", (part: string) => (text += part))
  const [code] = await ended
  return { code, errors, lines: text.split("\n").slice(0, -1) }
}

const numbered = (length: number) => Array.from({ length }, (_, line) => String(line))

describe("lines of the log", () => {
  it("are all written, in their order", async () => {
    const { code, lines } = await logging(5_000, 100, "")
    expect(code).toBe(0)
    expect(lines.slice(0, -1).map((line) => line.split(" ")[0])).toEqual(numbered(5_000))
    expect(lines.at(-1)).toBe("last")
  })

  it("are all written, once, when the process exits at the same moment", async () => {
    const { code, lines } = await logging(5_000, 100, "exit")
    expect(code).toBe(0)
    expect(lines.map((line) => line.split(" ")[0])).toEqual(numbered(5_000))
  })

  it("do not hold up the process when nobody reads them, and the newest are dropped when they are too many", async () => {
    const { errors, lines } = await logging(12_000, 1_000, "", true)
    expect(Number(errors)).toBe(100)
    const written = lines.filter((line) => /^\d+ x/.test(line)).map((line) => line.split(" ")[0])
    expect(written).toEqual(numbered(written.length))
    expect(written.length).toBeGreaterThan(8_000)
    expect(written.length).toBeLessThan(12_000)
  })
})
