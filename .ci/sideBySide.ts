import { spawn } from "node:child_process"
import { once } from "node:events"

/** One script of package.json; what it prints is kept until it ends, so that the others do not stand in between. */
const run = async (script: string): Promise<boolean> => {
  const child = spawn(process.execPath, ["--run", script], { stdio: ["ignore", "pipe", "pipe"] })
  const printed: Array<Buffer> = []
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece: Buffer) => printed.push(piece))
  const [code] = (await once(child, "close")) as [number | null]
  console.log(`--- ${script}: ${code === 0 ? "passed" : "failed"}\n${Buffer.concat(printed).toString().trim()}`)
  return code === 0
}

const passed = await Promise.all(process.argv.slice(2).map(run))
process.exitCode = passed.every(Boolean) ? 0 : 1
