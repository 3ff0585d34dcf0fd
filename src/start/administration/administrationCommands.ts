import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Argument from "effect/cli/Argument"
import * as Command from "effect/cli/Command"
import * as Flag from "effect/cli/Flag"
import { section } from "../../cli/columns.ts"
import { CommandFailed } from "../../domain/CommandFailed.ts"
import { KeyName } from "../../domain/KeyRecord.ts"
import { TenantKind, TenantName, type TenantRecord } from "../../domain/TenantRecord.ts"
import { administrationFlags, argument, print, withAdministration } from "./withAdministration.ts"

const table = (tenants: ReadonlyArray<TenantRecord>): string =>
  section(
    ["ID", "STATUS", "KIND", "MONTHLY CAP", "CREATED", "NAME"],
    tenants.map(({ id, status, kind, monthly_scan_cap: cap, created_at: created, name }) => [
      id,
      status,
      kind,
      cap === null ? "default" : String(cap),
      created,
      name
    ])
  )

const line = ({ id, status }: TenantRecord): string => `${id} ${status}\n`

const create = Command.make(
  "create",
  {
    name: Argument.String("name").pipe(Argument.withDescription("Name of the tenant")),
    kind: Flag.String("kind").pipe(Flag.withDescription("Kind of tenant"), Flag.withDefault("partner")),
    cap: Flag.Int("monthly-scan-cap").pipe(
      Flag.withDescription("Scans in a calendar month (default: MONTHLY_SCAN_CAP)"),
      Flag.optional
    ),
    readsConfiguration: Flag.Boolean("reads-configuration").pipe(
      Flag.withDescription("Scans follow the .ciphermap.yml of a repository: which files, and severities"),
      Flag.withDefault(false)
    ),
    ...administrationFlags
  },
  Effect.fnUntraced(function* ({ cap, readsConfiguration, ...flags }) {
    const name = yield* argument("name", TenantName, flags.name)
    const kind = yield* argument("--kind", TenantKind, flags.kind)
    const tenant = { name, kind, monthlyScanCap: Option.getOrNull(cap), readsConfiguration }
    const made = yield* withAdministration(flags, ({ createTenant }) => createTenant(tenant))
    yield* print(flags, made, ({ id }) => `${id}\n`)
  })
).pipe(Command.withDescription("Create a tenant and print its id"))

const list = Command.make(
  "list",
  administrationFlags,
  Effect.fnUntraced(function* (flags) {
    yield* print(flags, yield* withAdministration(flags, ({ listTenants }) => listTenants()), table)
  })
).pipe(Command.withDescription("List tenants"))

const tenantId = Argument.String("tenant").pipe(Argument.withDescription("Id of the tenant, tnt_..."))

const suspend = Command.make(
  "suspend",
  { tenant: tenantId, ...administrationFlags },
  Effect.fnUntraced(function* (flags) {
    yield* print(flags, yield* withAdministration(flags, ({ suspendTenant }) => suspendTenant(flags.tenant)), line)
  })
).pipe(Command.withDescription("Refuse all keys of a tenant until it is resumed"))

const resume = Command.make(
  "resume",
  { tenant: tenantId, ...administrationFlags },
  Effect.fnUntraced(function* (flags) {
    yield* print(flags, yield* withAdministration(flags, ({ resumeTenant }) => resumeTenant(flags.tenant)), line)
  })
).pipe(Command.withDescription("Accept the keys of a suspended tenant again"))

export const tenantCommand = Command.make("tenant").pipe(
  Command.withDescription("Tenants of a service: create, list, suspend, resume"),
  Command.withSubcommands([create, list, suspend, resume])
)

const createKeyCommand = Command.make(
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

const resealCommand = Command.make(
  "reseal",
  administrationFlags,
  Effect.fnUntraced(function* (flags) {
    const counts = yield* withAdministration(flags, ({ resealSecrets }) => resealSecrets)
    yield* print(flags, counts, ({ resealed, unreadable }) => `${resealed} resealed, ${unreadable} unreadable\n`)
    if (counts.unreadable > 0) return yield* CommandFailed.failure(`${counts.unreadable} secrets are under another key`)
  })
).pipe(Command.withDescription("Encrypt stored tokens and signing secrets again, under the newest key"))

export const secretsCommand = Command.make("secrets").pipe(
  Command.withDescription("Secrets that a service stores encrypted"),
  Command.withSubcommands([resealCommand])
)

export const keyCommand = Command.make("key").pipe(
  Command.withDescription("API keys of a service's tenants"),
  Command.withSubcommands([createKeyCommand])
)
