import * as Effect from "effect/Effect"
import { readText } from "../node/readRegular.ts"
import { CommandFailed } from "../domain/CommandFailed.ts"

const PROBLEMS: { readonly [code: string]: string } = {
  ENOENT: "does not exist",
  ENOTFILE: "is not a file",
  EACCES: "may not be read"
}

/** The text of a file that was named on the command line. */
export const fileText = (path: string): Effect.Effect<string, CommandFailed> =>
  Effect.try({
    try: () => readText(path),
    catch: (cause) => {
      const { code = "" } = cause as { readonly code?: string }
      return CommandFailed.failure(`${path} ${PROBLEMS[code] ?? `cannot be read (${code})`}`)
    }
  })
