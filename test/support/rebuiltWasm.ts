import { fileURLToPath } from "node:url"
import { main } from "assemblyscript/asc"
import { expect } from "vitest"

/** What the AssemblyScript beside a module compiles to, by the asconfig.json of its folder. */
export const rebuiltWasm = async (committed: URL): Promise<Uint8Array> => {
  let built = new Uint8Array()
  const config = fileURLToPath(new URL("asconfig.json", committed))
  const { error, stderr } = await main(["--config", config], {
    writeFile: (_name, contents) => {
      built = Uint8Array.from(contents as Uint8Array)
    }
  })
  expect(error, stderr.toString()).toBeNull()
  return built
}
