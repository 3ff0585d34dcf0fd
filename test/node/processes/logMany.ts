import { logWriter } from "../../../src/node/logWriter.ts"

const [lines = "0", length = "0", ending = ""] = process.argv.slice(2)

/** A process that is held up has none. */
const TICKS = 100

const writer = logWriter(1)
process.on("exit", writer.flush)
for (let line = 0; line < Number(lines); line++) writer.write(`${line} ${"x".repeat(Number(length))}`)
if (ending === "exit") process.exit(0)
let ticks = 0
const ticking = setInterval(() => {
  if (++ticks < TICKS) return
  clearInterval(ticking)
  process.stderr.write(`${ticks}\n`)
  writer.write("last")
}, 1)
