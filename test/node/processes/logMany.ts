import { logWriter } from "../../../src/node/logWriter.ts"

const [lines = "0", length = "0", ending = ""] = process.argv.slice(2)

const writer = logWriter(1)
process.on("exit", writer.flush)
let ticks = 0
const ticking = setInterval(() => ticks++, 1)
for (let line = 0; line < Number(lines); line++) writer.write(`${line} ${"x".repeat(Number(length))}`)
if (ending === "exit") process.exit(0)
setTimeout(() => {
  process.stderr.write(`${ticks}\n`)
  writer.write("last")
  clearInterval(ticking)
}, 300)
