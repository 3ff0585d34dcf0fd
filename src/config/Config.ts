import * as EffectConfig from "effect/Config"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import { forgesOf } from "../domain/RepositoryUrl.ts"
import type { Setting } from "./Setting.ts"
import { settings, type Values } from "./settings.ts"

/** Invalid environment variables, by name; their values are never shown. */
export class ConfigInvalid extends Schema.TaggedError<ConfigInvalid>()("ConfigInvalid", {
  problems: Schema.Array(Schema.Struct({ name: Schema.String, expected: Schema.String }))
}) {
  override get message(): string {
    return this.problems.map(({ name, expected }) => `${name} must be ${expected}`).join("; ")
  }
  get isRetryable(): boolean {
    return false
  }
}

const readOne = (setting: Setting<unknown>) =>
  EffectConfig.String(setting.name).pipe(
    EffectConfig.option,
    Effect.map((given) => {
      const text = Option.getOrElse(given, () => "").trim()
      return text === ""
        ? { value: setting.fallback, isRight: true }
        : { value: setting.read(text), isRight: setting.read(text) !== undefined }
    }),
    Effect.orElseSucceed(() => ({ value: undefined, isRight: false }))
  )

const pairs: ReadonlyArray<readonly [keyof Values, keyof Values]> = [
  ["tlsCertificate", "tlsKey"],
  ["documentsAccessKey", "documentsSecretKey"]
]

/** Variables that have a meaning only together with another one. */
const needs: ReadonlyArray<readonly [keyof Values, keyof Values]> = [
  ["redirectPort", "tlsCertificate"],
  ["databaseOwnerUrl", "databaseUrl"],
  ["documentsUrl", "documentsAccessKey"],
  ["documentsAccessKey", "documentsUrl"],
  ["documentsTarget", "documentsUrl"]
]

/** Variables that are not wanted count as not set. */
const read = Effect.fnUntraced(function* (wanted: ReadonlyArray<string>) {
  const values: Record<string, unknown> = {}
  const problems: Array<{ readonly name: string; readonly expected: string }> = []
  for (const [key, setting] of Object.entries<Setting<unknown>>(settings)) {
    const { value, isRight } = wanted.includes(key)
      ? yield* readOne(setting)
      : { value: setting.fallback, isRight: true }
    if (!isRight) problems.push({ name: setting.name, expected: setting.expected })
    values[key] = value
  }
  for (const [one, other] of pairs) {
    if ((values[one] === undefined) !== (values[other] === undefined)) {
      problems.push({ name: settings[one].name, expected: `given together with ${settings[other].name}` })
    }
  }
  for (const [one, needed] of needs) {
    if (values[one] !== settings[one].fallback && values[needed] === undefined) {
      problems.push({ name: settings[one].name, expected: `given together with ${settings[needed].name}` })
    }
  }
  if (problems.length > 0) return yield* new ConfigInvalid({ problems })
  return values as unknown as Values
})

/** All configuration, read once from the environment. */
export class Config extends Context.Service<Config, Values>()("ciphermap/Config") {
  static readonly layer = Layer.effect(this, read(Object.keys(settings)))
  /** Only some of it, for commands that the rest does not concern. */
  static readonly layerOf = (keys: ReadonlyArray<keyof Values>) => Layer.effect(this, read(keys))
}

/** The forges whose repositories this installation scans. */
export const configuredForges = Effect.map(Config, ({ allowedHosts, insecureHosts }) =>
  forgesOf(allowedHosts, insecureHosts)
)
