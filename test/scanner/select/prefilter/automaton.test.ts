import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { main } from "assemblyscript/asc"
import { expect, it } from "vitest"
import { automatonUrl } from "./prefilterFor.ts"

const rebuild = async (): Promise<Uint8Array> => {
  let built = new Uint8Array()
  const config = fileURLToPath(new URL("asconfig.json", automatonUrl))
  const { error, stderr } = await main(["--config", config], {
    writeFile: (_name, contents) => {
      built = Uint8Array.from(contents as Uint8Array)
    }
  })
  expect(error, stderr.toString()).toBeNull()
  return built
}

it("the committed automaton is what its source compiles to", async () => {
  expect(Buffer.from(await rebuild()).equals(readFileSync(automatonUrl))).toBe(true)
})

it("the automaton is small and imports nothing", () => {
  const bytes = readFileSync(automatonUrl)
  expect(bytes.length).toBeLessThan(2048)
  expect(() => new WebAssembly.Instance(new WebAssembly.Module(bytes))).not.toThrow()
})
