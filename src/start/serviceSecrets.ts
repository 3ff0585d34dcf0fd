import { chmod, mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import type { Values } from "../config/settings.ts"
import { base62, randomBytes, randomText } from "../domain/randomText.ts"
import { hashOfToken } from "../server/adminAccess.ts"
import { type Pepper, pepperOf } from "../domain/Peppers.ts"

/** The file of generated secrets cannot be read or written, or is not one; `code` says why. */
export class SecretsUnusable extends Schema.TaggedError<SecretsUnusable>()("SecretsUnusable", {
  path: Schema.String,
  code: Schema.String
}) {
  override get message(): string {
    return `${this.path} cannot be used: ${this.code}`
  }
  get isRetryable(): boolean {
    return false
  }
}

/** What is made once and kept beside the embedded database: the pepper, and a hash of the admin token. */
const Kept = Schema.fromJsonString(
  Schema.Struct({
    key_pepper: Schema.String.check(Schema.isMinLength(32)),
    admin_token_sha256: Schema.String.check(Schema.isPattern(/^[0-9a-f]{64}$/))
  })
)

type Secrets = readonly [Pepper, ...ReadonlyArray<Pepper>]

export interface ServiceSecrets {
  readonly peppers: Secrets
  /** Peppers are among them, so that what was sealed before there was a `SECRETS_KEY` opens. */
  readonly sealingKeys: Secrets
  readonly adminTokenHash: Uint8Array
  /** The admin token, when it was made just now: it is kept nowhere. */
  readonly newAdminToken: Redacted.Redacted | undefined
}

const secretLength = 43

const secretsOf = (config: Values, pepper: Redacted.Redacted): Pick<ServiceSecrets, "peppers" | "sealingKeys"> => {
  const given = (text: Redacted.Redacted | undefined) => (text === undefined ? [] : [pepperOf(text)])
  const peppers: Secrets = [pepperOf(pepper), ...given(config.oldKeyPepper)]
  const [newest = peppers[0], ...older] = [...given(config.secretsKey), ...peppers, ...given(config.oldSecretsKey)]
  return { peppers, sealingKeys: [newest, ...older] }
}

const codeOf = (cause: unknown): string =>
  typeof cause === "object" && cause !== null && "code" in cause ? String(cause.code) : "not a file of secrets"

const io = <A>(path: string, act: () => Promise<A>) =>
  Effect.tryPromise({ try: act, catch: (cause) => new SecretsUnusable({ path, code: codeOf(cause) }) })

const write = (path: string, kept: typeof Kept.Type) =>
  Effect.gen(function* () {
    const text = yield* Effect.orDie(Schema.encodeEffect(Kept)(kept))
    const beside = `${path}.new`
    yield* io(path, () => mkdir(dirname(path), { recursive: true, mode: 0o700 }))
    yield* io(path, () => writeFile(beside, `${text}\n`, { mode: 0o600 }))
    yield* io(path, () => chmod(beside, 0o600))
    yield* io(path, () => rename(beside, path))
  })

const make = (path: string) =>
  Effect.gen(function* () {
    const adminToken = Redacted.make(randomText(base62, secretLength, randomBytes), { label: "admin token" })
    const kept = {
      key_pepper: randomText(base62, secretLength, randomBytes),
      admin_token_sha256: bytesToHex(hashOfToken(adminToken))
    }
    yield* write(path, kept)
    return { kept, newAdminToken: adminToken }
  })

const readOrMake = (path: string) =>
  Effect.gen(function* () {
    const text = yield* io(path, () => readFile(path, "utf8")).pipe(
      Effect.catchIf(
        ({ code }) => code === "ENOENT",
        () => Effect.succeed(undefined)
      )
    )
    if (text === undefined) return yield* make(path)
    const kept = yield* Schema.decodeEffect(Kept)(text).pipe(
      Effect.mapError(() => new SecretsUnusable({ path, code: "not a file of secrets" }))
    )
    return { kept, newAdminToken: undefined }
  })

/** The secrets of the configuration, and for those that it leaves out the ones of `DATA_DIR/secrets.json`, made when missing. */
export const serviceSecrets = Effect.fnUntraced(function* (config: Values) {
  if (config.keyPepper !== undefined && config.adminToken !== undefined) {
    return {
      ...secretsOf(config, config.keyPepper),
      adminTokenHash: hashOfToken(config.adminToken),
      newAdminToken: undefined
    } satisfies ServiceSecrets
  }
  const { kept, newAdminToken } = yield* readOrMake(join(config.dataDirectory, "secrets.json"))
  return {
    ...secretsOf(config, config.keyPepper ?? Redacted.make(kept.key_pepper)),
    adminTokenHash:
      config.adminToken === undefined ? hexToBytes(kept.admin_token_sha256) : hashOfToken(config.adminToken),
    newAdminToken: config.adminToken === undefined ? newAdminToken : undefined
  } satisfies ServiceSecrets
})
