import * as Effect from "effect/Effect"
import * as Argument from "effect/cli/Argument"
import * as Command from "effect/cli/Command"
import * as Flag from "effect/cli/Flag"
import { KeyName } from "../../domain/KeyRecord.ts"
import { withAdministration, administrationFlags, argument, print } from "./withAdministration.ts"

const create = Command.make(
  "create",
  {
    tenant: Argument.String("tenant").pipe(Argument.withDescription("Id of the tenant, tnt_...")),
    name: Argument.String("name").pipe(Argument.withDescription("Name of the key")),
    env: Flag.Literals("env", ["live", "test"]).pipe(Flag.withDescription("live or test")),
    ...administrationFlags
  },
  Effect.fnUntraced(function* (flags) {
    const name = yield* argument("name", KeyName, flags.name)
    const key = yield* withAdministration(flags, ({ createKey }) => createKey(flags.tenant, name, flags.env))
    yield* print(flags, key, ({ api_key }) => `${api_key}\n`)
  })
).pipe(Command.withDescription("Create a key for a tenant and print it; it is shown only once"))

export const keyCommand = Command.make("key").pipe(
  Command.withDescription("API keys of a service's tenants"),
  Command.withSubcommands([create])
)
