import process from "node:process"
import type { Readable, Writable } from "node:stream"
import * as Config from "effect/Config"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"

/** Where a command reads and writes what is in no file. */
export interface StandardStreams {
  readonly stdin: Readable
  readonly stdout: Writable
  readonly stderr: Writable
}

/** Those of the process, unless the program that runs the command has others for it. */
export const StandardStreams = Context.Reference<StandardStreams>("ciphermap/node/StandardStreams", {
  defaultValue: () => process
})

export const isTerminal = (stream: Readable | Writable): boolean => "isTTY" in stream && stream.isTTY === true

interface DenoPermissions {
  readonly permissions: { readonly querySync: (of: { readonly name: "env" }) => { readonly state: string } }
}

/** Deno asks the person at the terminal before it lets a program read the environment; nothing here is worth a question. */
const mayReadEnvironment = (): boolean => {
  const { Deno } = globalThis as { readonly Deno?: DenoPermissions }
  return Deno === undefined || Deno.permissions.querySync({ name: "env" }).state === "granted"
}

/** A variable of the environment that only changes how a command looks; empty where it is not set or may not be read. */
export const lookVariable = (name: string): Effect.Effect<string> =>
  Effect.suspend(() =>
    mayReadEnvironment() ? Config.String(name).pipe(Config.withDefault("")) : Effect.succeed("")
  ).pipe(Effect.catchCause(() => Effect.succeed("")))
