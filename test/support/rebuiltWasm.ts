import { fileURLToPath } from "node:url"
import { expect } from "vitest"

interface Compiler {
  readonly main: (
    args: ReadonlyArray<string>,
    options: { readonly writeFile: (name: string, contents: Uint8Array | string) => void }
  ) => Promise<{ readonly error: Error | null; readonly stderr: { toString(): string } }>
}

/** Of the tools that `npm run tools` installs. */
const compiler = new URL("../../.ci/tools/node_modules/assemblyscript/dist/asc.js", import.meta.url)

/** What the AssemblyScript beside a module compiles to, by the asconfig.json of its folder. */
export const rebuiltWasm = async (committed: URL): Promise<Uint8Array> => {
  const { main } = (await import(compiler.href)) as Compiler
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
