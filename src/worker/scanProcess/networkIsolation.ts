import { spawnSync } from "node:child_process"
import process from "node:process"
import type { ScanUser } from "./ScanUser.ts"

/** A network of its own, in which nothing can be reached, not even this machine; without privileges, by a user namespace: unshare(1). */
const unshare = ["unshare", "--user", "--map-current-user", "--net", "--"] as const

const patience = 5_000

const known = new Map<number | undefined, ReadonlyArray<string>>()

/**
 * The command that starts another one without a network, as arguments before it; none where the system has no `unshare` of
 * util-linux, or allows this user no user namespaces. Deno starts children by itself.
 */
export const networkIsolation = (user?: ScanUser): ReadonlyArray<string> => {
  const asked = known.get(user?.uid)
  if (asked !== undefined) return asked
  const [program, ...options] = unshare
  const isPossible =
    process.versions["deno"] === undefined &&
    spawnSync(program, [...options, "true"], { stdio: "ignore", timeout: patience, cwd: "/", ...user }).status === 0
  const command = isPossible ? unshare : []
  known.set(user?.uid, command)
  return command
}
