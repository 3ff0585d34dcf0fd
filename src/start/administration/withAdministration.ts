import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { MinimumLogLevel } from "effect/References"
import * as Schema from "effect/Schema"
import * as Flag from "effect/cli/Flag"
import { Config } from "../../config/Config.ts"
import type { Administration } from "../../tenants/Administration.ts"
import { CommandFailed } from "../../domain/CommandFailed.ts"
import { writeText } from "../../cli/output.ts"
import { serviceModules } from "../serviceModules.ts"

/** Flags for the installation to administer, and the output format. */
export const administrationFlags = {
  url: Flag.String("url").pipe(
    Flag.withDescription("Ask the service that runs at this address, with ADMIN_TOKEN; default: the database itself"),
    Flag.optional
  ),
  json: Flag.Boolean("json").pipe(Flag.withDescription("Print JSON"), Flag.withDefault(false))
}

export interface AdministrationFlagValues {
  readonly url: Option.Option<string>
  readonly json: boolean
}

const remote = Effect.fnUntraced(function* (url: string) {
  const { adminToken } = yield* Config
  if (adminToken === undefined) return yield* CommandFailed.usage("--url needs the environment variable ADMIN_TOKEN")
  if (!URL.canParse(url)) return yield* CommandFailed.usage("--url must be an address such as http://localhost:8080")
  const { remoteAdministration } = yield* serviceModules.remoteAdministration
  return remoteAdministration(url, adminToken)
})

const direct = Effect.map(serviceModules.directAdministration, ({ directAdministration }) => directAdministration)

/** Runs an action against the installation of the flags; errors become a sentence. */
export const withAdministration = <A>(
  { url }: AdministrationFlagValues,
  act: (administration: Administration["Service"]) => Effect.Effect<A, { readonly message: string }>
): Effect.Effect<A, CommandFailed> =>
  Effect.gen(function* () {
    const { Administration } = yield* serviceModules.administration
    const layer = Option.isSome(url) ? yield* remote(url.value) : yield* direct
    return yield* Effect.flatMap(Administration, act).pipe(Effect.provide(layer))
  }).pipe(
    Effect.provide(Config.layer),
    Effect.provideService(MinimumLogLevel, "Warn"),
    Effect.mapError((error) => (error instanceof CommandFailed ? error : CommandFailed.failure(error.message)))
  )

/** Checks an argument by the contract's own rule. */
export const argument = <A>(
  name: string,
  schema: Schema.Codec<A, string>,
  text: string
): Effect.Effect<A, CommandFailed> =>
  Effect.mapError(Schema.decodeEffect(schema)(text), ({ message }) => CommandFailed.usage(`${name}: ${message}`))

export const print = <A>({ json }: AdministrationFlagValues, value: A, shown: (value: A) => string) =>
  writeText([json ? `${JSON.stringify(value)}\n` : shown(value)], undefined)
