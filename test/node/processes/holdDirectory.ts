import * as Effect from "effect/Effect"
import { openDataDirectory } from "../../../src/node/DataDirectory.ts"

let isOpen = false

/** Opens a data directory and holds it until it is killed, or says why it could not. */
const program = openDataDirectory(process.argv[2] ?? "").pipe(
  Effect.andThen(
    Effect.sync(() => {
      console.log("open")
      isOpen = true
    })
  ),
  Effect.andThen(Effect.never),
  Effect.scoped,
  Effect.catch((error) => Effect.sync(() => console.log(error._tag)))
)

/** Whatever nothing refers to is gone after this; with `--expose-gc` only. */
const collect = (globalThis as { readonly gc?: () => void }).gc

/** Says so when that has been done after it was opened. */
const awake = setInterval(() => {
  collect?.()
  if (isOpen) console.log("collected")
}, 50)
await Effect.runPromise(program)
clearInterval(awake)
