import * as Effect from "effect/Effect"
import { CommandFailed } from "../domain/CommandFailed.ts"
import type { ScanTarget } from "../node/scanTarget.ts"
import { isTerminal, StandardStreams } from "../node/StandardStreams.ts"
import { gitFailed } from "./assessTarget.ts"

/** `git@host:owner/name`, as ssh takes it. */
const SSH = /^[\w.-]+@[\w.-]+:(?!\/\/)/

/** Whether an argument is the address of a repository and not a path. */
export const isAddress = (text: string): boolean => /^[A-Za-z][A-Za-z0-9+.-]*:\/\//.test(text) || SSH.test(text)

/** An address is not repeated, since it may hold a password. */
const refused = (message: string, advice: string): CommandFailed =>
  CommandFailed.usage(message.replace(/^URL /, "the address of the repository "), advice)

const FORM =
  "Write https://HOST/OWNER/NAME, and behind it @ and a branch, tag or commit if it is not to be the default branch."

const ADVICE: { readonly [reason: string]: string } = {
  host_not_allowed: "The environment variable REPOSITORY_HOSTS names others that may be asked.",
  has_credentials: "Only public repositories are fetched: clone this one, and scan the folder."
}

const NO_SUCH_REF = "Or it has no branch, tag or commit of that name."

/** Fetches the repository at an address; it is removed when the scope closes. */
export const fetchedTarget = Effect.fnUntraced(
  function* (text: string, isQuiet: boolean) {
    if (SSH.test(text)) return yield* refused("URL must use https", FORM)
    const { fetchedRepository } = yield* Effect.promise(() => import("../node/git/fetchedRepository.ts"))
    const { stderr } = yield* StandardStreams
    const isShown = isTerminal(stderr) && !isQuiet
    const { address, version, identity } = yield* fetchedRepository(text, (url) => {
      if (isShown) stderr.write(`fetching ${url}\n`)
    })
    const target: ScanTarget = { root: address, version, identity }
    return target
  },
  Effect.mapError((error) => {
    if ("reason" in error) return refused(error.message, ADVICE[error.reason] ?? FORM)
    if (error._tag === "CommandFailed") return error
    if (error._tag !== "ScanFailure") return CommandFailed.failure(error.message)
    const { message, advice = NO_SUCH_REF } = gitFailed(error)
    return error.code === "repo_not_found" ? CommandFailed.failure(message, advice) : gitFailed(error)
  })
)
