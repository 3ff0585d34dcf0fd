import * as Effect from "effect/Effect"
import { openDataDirectory } from "../../../src/node/DataDirectory.ts"

/** Opens a data directory and holds it until it is killed, or says why it could not. */
const program = openDataDirectory(process.argv[2] ?? "").pipe(
  Effect.andThen(Effect.sync(() => console.log("open"))),
  Effect.andThen(Effect.never),
  Effect.scoped,
  Effect.catch((error) => Effect.sync(() => console.log(error._tag)))
)

/** Whatever nothing refers to is gone after this; with `--expose-gc` only. */
const collect = (globalThis as { readonly gc?: () => void }).gc

const awake = setInterval(() => collect?.(), 50)
await Effect.runPromise(program)
clearInterval(awake)
