import { readdirSync, realpathSync, statSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import type { RulesText } from "../../scanner/ownRules/readOwnRules.ts"
import type { RulesFixture } from "../../scanner/testOwnRules.ts"
import { codeOf, readRegular, type Unread } from "./readRegular.ts"

/** A file or folder of rules cannot be read. */
export class OwnRulesUnreadable extends Schema.TaggedError<OwnRulesUnreadable>()("OwnRulesUnreadable", {
  path: Schema.String,
  why: Schema.String
}) {
  get isRetryable(): boolean {
    return false
  }
  override get message(): string {
    return `${this.path} ${this.why}`
  }
}

/** A text of rules with where it stands. */
export interface PlacedRules extends RulesText {
  readonly path: string
}

const FIXTURE = /\.fixture\./

const RULES = /\.(?:ya?ml|json)$/i

const isRules = (name: string): boolean => RULES.test(name) && !FIXTURE.test(name) && !name.startsWith(".")

/** In bytes. */
const MAX_FIXTURE = 1_048_576

/** Fixtures of one folder. */
const MAX_FIXTURES = 1_000

const PROBLEMS: { readonly [code: string]: string } = {
  ENOENT: "does not exist",
  ELOOP: "is a link that leads in circles",
  EACCES: "may not be read"
}

const unreadable = (path: string, cause: unknown): OwnRulesUnreadable => {
  const code = codeOf(cause)
  return new OwnRulesUnreadable({ path, why: PROBLEMS[code] ?? `cannot be read (${code})` })
}

const attempt = <A>(path: string, work: () => A): Effect.Effect<A, OwnRulesUnreadable> =>
  Effect.try({ try: work, catch: (cause) => unreadable(path, cause) })

const whyUnread = ({ reason, detail }: Unread): string =>
  reason === "too-large" ? `is too large (${detail})` : `cannot be read (${detail})`

const decoder = new TextDecoder()

const textAt = Effect.fnUntraced(function* (path: string, maxBytes: number) {
  const bytes = yield* attempt(path, () => readRegular(path, maxBytes))
  return "reason" in bytes ? yield* new OwnRulesUnreadable({ path, why: whyUnread(bytes) }) : decoder.decode(bytes)
})

/** Those in a folder, by name; or the file itself. */
const filesAt = Effect.fnUntraced(function* (path: string) {
  const isFolder = yield* attempt(path, () => statSync(path).isDirectory())
  if (!isFolder) return [{ file: basename(path), path, real: yield* attempt(path, () => realpathSync(path)) }]
  const names = (yield* attempt(path, () => readdirSync(path))).filter(isRules).toSorted()
  if (names.length === 0)
    return yield* new OwnRulesUnreadable({ path, why: "holds no file of rules (.yml, .yaml or .json)" })
  return names.map((file) => ({ file, path: join(path, file), real: join(path, file) }))
})

/** The texts of files of rules, and of those in folders. No link in a folder is followed, and no file of more bytes than may be is read. */
export const rulesTexts = Effect.fnUntraced(function* (paths: ReadonlyArray<string>) {
  const { MAX_RULES_FILES, MAX_RULES_LENGTH } = yield* Effect.promise(
    () => import("../../scanner/ownRules/readOwnRules.ts")
  )
  const files = (yield* Effect.forEach(paths, filesAt)).flat()
  const twice = files.find(({ file }, at) => files.findIndex((one) => one.file === file) !== at)
  if (twice !== undefined)
    return yield* new OwnRulesUnreadable({ path: twice.path, why: "has the name of another file of rules" })
  return yield* Effect.forEach(files.slice(0, MAX_RULES_FILES + 1), ({ file, path, real }) =>
    Effect.map(textAt(real, MAX_RULES_LENGTH), (text): PlacedRules => ({ file, path, text }))
  )
})

/** The rules in files and folders. */
export const ownRulesIn = Effect.fnUntraced(function* (paths: ReadonlyArray<string>) {
  const { readOwnRules } = yield* Effect.promise(() => import("../../scanner/ownRules/readOwnRules.ts"))
  return yield* readOwnRules(yield* rulesTexts(paths))
})

/** The fixtures in folders, and beside files, of rules. */
export const fixturesBeside = Effect.fnUntraced(function* (paths: ReadonlyArray<string>) {
  const folders = yield* Effect.forEach(paths, (path) =>
    attempt(path, () => (statSync(path).isDirectory() ? path : dirname(path)))
  )
  const files = yield* Effect.forEach(new Set(folders), (folder) =>
    Effect.map(
      attempt(folder, () => readdirSync(folder)),
      (names) =>
        names
          .filter((name) => FIXTURE.test(name))
          .toSorted()
          .map((name) => join(folder, name))
    )
  )
  const all = files.flat()
  if (all.length > MAX_FIXTURES)
    return yield* new OwnRulesUnreadable({ path: all[MAX_FIXTURES]!, why: `is one fixture more than ${MAX_FIXTURES}` })
  return yield* Effect.forEach(all, (file) =>
    Effect.map(textAt(file, MAX_FIXTURE), (text): RulesFixture => ({ file, text }))
  )
})
