import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import * as SchemaIssue from "effect/SchemaIssue"
import { jsonErrorAt } from "./jsonErrorAt.ts"
import { Malformed } from "./Malformed.ts"

/** Deeper than anything that makes sense, and far from the limit of the stack. */
const MAX_DEPTH = 64

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/

/** A step of a path: `.name`, `[0]`, `["a name"]`. */
export const stepText = (key: PropertyKey): string =>
  typeof key === "number" || /^\d+$/.test(String(key))
    ? `[${String(key)}]`
    : IDENTIFIER.test(String(key))
      ? `.${String(key)}`
      : `[${JSON.stringify(String(key).slice(0, 40))}]`

const issuesOf = SchemaIssue.makeFormatterStandardSchemaV1()

const WORDS: { readonly [type: string]: string } = {
  array: "a list",
  boolean: "true or false",
  number: "a number",
  object: "an object",
  string: "a text"
}

/** What a schema expects, in words. Values are not repeated but where a schema's own words do. */
export const problemOf = (message: string): string => {
  const [first = ""] = message.split("\n")
  if (/^missing key/i.test(first)) return "is missing"
  const expected = /^Expected (.*?)(?:, got .*)?$/.exec(first)?.[1]
  if (expected === undefined) return first
  if (/excess/.test(expected)) return "is not known here"
  const choices = expected.split(" | ").map((one) => WORDS[one] ?? one)
  return `must be ${choices.join(" or ")}`
}

/** The value of a schema, or the first thing that is wrong with it. Members that the schema does not know are refused. */
export const decoded = <A, I>(kind: string, schema: Schema.Codec<A, I>, value: unknown): Result.Result<A, Malformed> =>
  Result.mapError(
    Schema.decodeUnknownResult(schema, { onExcessProperty: "error", errors: "first" })(value),
    (error) => {
      const [issue] = issuesOf(error.issue).issues
      const path = (issue?.path ?? []).map((one) => stepText(typeof one === "object" ? one.key : one))
      return new Malformed({ kind, path: `$${path.join("")}`, problem: problemOf(issue?.message ?? "is not valid") })
    }
  )

const isDeeperThan = (value: unknown, depth: number): boolean =>
  typeof value === "object" &&
  value !== null &&
  (depth === 0 || Object.values(value).some((one) => isDeeperThan(one, depth - 1)))

/** Engines differ in their messages for a text that is not JSON, and repeat parts of it. */
const notJson = (kind: string, text: string): Malformed => {
  const before = text.slice(0, jsonErrorAt(text)).split("\n")
  const place = `line ${before.length}, column ${before.at(-1)!.length + 1}`
  return new Malformed({ kind, path: "$", problem: `is not JSON (${place})` })
}

/** The value of a JSON text, with or without a byte order mark. */
export const parsedJson = (kind: string, text: string): Result.Result<unknown, Malformed> => {
  const json = text.replace(/^\uFEFF/, "")
  return Result.flatMap(
    Result.try({ try: (): unknown => JSON.parse(json), catch: () => notJson(kind, json) }),
    (value) =>
      isDeeperThan(value, MAX_DEPTH)
        ? Result.fail(new Malformed({ kind, path: "$", problem: "is nested too deeply" }))
        : Result.succeed(value)
  )
}

/** Decodes a JSON text by its schema. */
export const decodedJson = <A, I>(
  kind: string,
  schema: Schema.Codec<A, I>,
  text: string
): Result.Result<A, Malformed> => Result.flatMap(parsedJson(kind, text), (value) => decoded(kind, schema, value))
