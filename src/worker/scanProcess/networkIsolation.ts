import { spawnSync } from "node:child_process"
import process from "node:process"

/** A network of its own, in which nothing can be reached, not even this machine; without privileges, by a user namespace: unshare(1). */
const unshare = ["unshare", "--user", "--map-current-user", "--net", "--"] as const

const patience = 5_000

let known: ReadonlyArray<string> | undefined

/**
 * The command that starts another one without a network, as arguments before it; none where the system has no `unshare` of
 * util-linux, or allows no user namespaces. Deno starts children by itself.
 */
export const networkIsolation = (): ReadonlyArray<string> => {
  if (known !== undefined) return known
  const [program, ...options] = unshare
  const isPossible =
    process.versions["deno"] === undefined &&
    spawnSync(program, [...options, "true"], { stdio: "ignore", timeout: patience }).status === 0
  known = isPossible ? unshare : []
  return known
}
