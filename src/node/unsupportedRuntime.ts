/** The oldest releases that everything is tested with, as `engines` of package.json has it. */
const OLDEST = { node: [22, 19], deno: [2, 9] } as const

const NAMES = { node: "Node", deno: "Deno" } as const

/** A sentence where a runtime is too old for Ciphermap; this must itself run in old ones. */
export const unsupportedRuntime = (versions: { readonly [name: string]: string | undefined }): string | undefined => {
  const runtime = versions["deno"] === undefined ? "node" : "deno"
  const version = versions[runtime] ?? "0"
  const [major = 0, minor = 0] = version.split(".").map(Number)
  const [oldestMajor, oldestMinor] = OLDEST[runtime]
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)
    ? undefined
    : `ciphermap needs Node ${OLDEST.node.join(".")} or Deno ${OLDEST.deno.join(".")}, or a newer one; this is ${NAMES[runtime]} ${version}`
}
