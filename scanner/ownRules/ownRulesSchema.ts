import * as Schema from "effect/Schema"
import { manifest } from "../../grammars/manifest.ts"
import { type Attribute, attributes } from "../model/Facts.ts"
import { purposes } from "../model/Purpose.ts"
import { cryptoFunctions, findingKinds, primitives, verifications } from "../model/vocabularies.ts"
import { type NotationName, notations } from "../notation/notations.ts"

/** Languages that rows may be for. Those that call the same libraries share their rows; programs of a shell are no rows alone. */
export const ruleLanguages: ReadonlyArray<string> = manifest.flatMap(({ name, grammar }) =>
  grammar.commands === undefined ? [name] : []
)

export const ecosystemOfLanguage = (language: string): string =>
  manifest.find(({ name }) => name === language)!.ecosystem

export const notationNames = Object.keys(notations) as ReadonlyArray<NotationName>

const described = <S extends Schema.Top>(schema: S, description: string) => schema.annotate({ description })

const text = Schema.String

/** YAML has texts only, so that numbers and truth values are read from them. */
const whole = Schema.Union([Schema.Int, Schema.String.check(Schema.isPattern(/^-?\d{1,9}$/u))]).annotate({
  identifier: "Whole"
})

const yes = Schema.Literals([true, "true"]).annotate({ identifier: "Yes" })

const listOr = <S extends Schema.Top>(one: S) => Schema.Union([one, Schema.Array(one)])

const notation = Schema.Literals(notationNames).annotate({ identifier: "Notation" })

const kind = Schema.Literals(findingKinds).annotate({ identifier: "Kind" })

/** Where a value stands: exactly one of the members from `arg` to `text`. */
export const argumentPlaces = [
  "arg",
  "rest",
  "parts",
  "typeArg",
  "receiver",
  "anyArg",
  "named",
  "setting",
  "text"
] as const

export const argumentSchema = Schema.Struct({
  arg: Schema.optionalKey(described(whole, "Position of the argument from 0; a negative one counts from the end")),
  rest: Schema.optionalKey(described(whole, "All arguments from this position on")),
  parts: Schema.optionalKey(described(whole, "Position of an array whose parts all apply")),
  typeArg: Schema.optionalKey(described(whole, "Position of a type argument, outer types first")),
  receiver: Schema.optionalKey(described(yes, "The object the method is called on")),
  anyArg: Schema.optionalKey(described(yes, "Whichever argument is an object that has the path")),
  named: Schema.optionalKey(described(text, "The value of an option, by its name")),
  setting: Schema.optionalKey(described(text, "A file of the project that the library reads; key names the setting")),
  text: Schema.optionalKey(described(text, "A text that is fixed")),
  as: Schema.optionalKey(described(notation, "The notation that the value is written in; any, unless it is given")),
  keyword: Schema.optionalKey(described(text, "The name of the argument, where the language has such")),
  path: Schema.optionalKey(described(listOr(text), "Path into an object; names with one meaning are separated by |")),
  key: Schema.optionalKey(described(text, "Of a setting: its key, with dots")),
  type: Schema.optionalKey(described(text, "Type whose members may be named without it")),
  madeBy: Schema.optionalKey(described(kind, "Only where the argument is what a use of this kind gives"))
}).annotate({ identifier: "Argument", description: "Where a value stands, and the notation it is written in" })

export type WrittenArgument = typeof argumentSchema.Type

/** What a finding alone says of itself. */
type OfFindings = "generator" | "freshness"

const values = {
  name: text,
  primitive: Schema.Literals(primitives),
  parameterSet: text,
  keyBits: whole,
  mode: text,
  padding: text,
  digest: text,
  mgfDigest: text,
  cipher: text,
  curve: text,
  group: text,
  tagBits: whole,
  nonceBits: whole,
  saltBits: whole,
  outputBits: whole,
  iterations: whole,
  memoryKib: whole,
  parallelism: whole,
  blockSize: whole,
  version: text,
  suite: text,
  material: text,
  certificateFormat: text,
  byteLength: whole,
  functions: listOr(Schema.Literals(cryptoFunctions)),
  verification: Schema.Literals(verifications),
  side: Schema.Literals(["server"]),
  checkedBy: Schema.Literals(["program"]),
  purpose: Schema.Literals(purposes)
} satisfies { readonly [A in Exclude<Attribute, OfFindings>]: Schema.Top }

/** Attributes that rows may state. */
const ruleAttributes = attributes.filter((name): name is keyof typeof values => Object.hasOwn(values, name))

/** Attributes whose values are whole numbers. */
export const numericAttributes: ReadonlySet<string> = new Set(
  ruleAttributes.filter((name) => (values[name] as unknown) === whole)
)

const facts = Schema.Struct(
  Object.fromEntries(ruleAttributes.map((name) => [name, Schema.optionalKey(values[name])])) as {
    readonly [A in keyof typeof values]: Schema.optionalKey<(typeof values)[A]>
  }
).annotate({ identifier: "Facts" })

const valued = Object.fromEntries(
  ruleAttributes.map((name) => [name, Schema.optionalKey(Schema.Union([values[name], argumentSchema]))])
) as {
  readonly [A in keyof typeof values]: Schema.optionalKey<Schema.Union<[(typeof values)[A], typeof argumentSchema]>>
}

const flag = (description: string) => Schema.optionalKey(described(yes, description))

const argument = (description: string) => Schema.optionalKey(described(argumentSchema, description))

export const rowSchema = Schema.Struct({
  ...valued,
  is: Schema.optionalKey(described(kind, "The call is reported, as a use of this kind")),
  tabled: Schema.optionalKey(described(kind, "A constant that is reported as such where it stands in a table")),
  alsoIs: Schema.optionalKey(described(kind, "The kind of use that also names; cipher, unless it is given")),
  refines: flag("The call adds to what its receiver is"),
  fluent: flag("The call gives the object it is called on"),
  operates: flag("With refines: the line is a place of use as well; with is: the call itself puts data through"),
  sequential: flag("With refines and outputBits: what the calls give follows on one another, so that it adds up"),
  inherits: flag("A use of its own that takes over what is known of its receiver"),
  supplies: flag("A source that others draw from"),
  generates: flag("With is: key: the call generates a key where its size or curve is known"),
  imports: flag("The call brings a key with it"),
  asksType: flag("The call asks only for the type of its arguments"),
  replaces: flag("A row of the scanner with this name does not count"),
  algorithm: argument("An argument with a complete name of an algorithm"),
  from: Schema.optionalKey(described(listOr(argumentSchema), "Arguments that are parts of this")),
  into: Schema.optionalKey(described(listOr(argumentSchema), "Arguments whose variables receive the result")),
  key: argument("The key: its size and curve matter, and it stays a finding of its own"),
  also: argument("An argument that names a second algorithm"),
  on: argument("The argument with the object that the call works on"),
  fills: argument("The argument that is filled with random bytes"),
  output: argument("The argument that the result is written to"),
  continues: Schema.optionalKey(
    described(
      Schema.Union([yes, argumentSchema]),
      "An argument without which the call adds to a known object; true: it always does"
    )
  ),
  returns: Schema.optionalKey(described(text, "Qualified type of the result")),
  value: Schema.optionalKey(described(text, "The text that a constant stands for")),
  labels: Schema.optionalKey(described(listOr(text), "Names of arguments that no attribute reads")),
  varies: Schema.optionalKey(
    described(listOr(Schema.Literals(ruleAttributes)), "Attributes that the library sets differently in its versions")
  ),
  defaults: Schema.optionalKey(described(facts, "What the library does when the call does not say")),
  fixed: Schema.optionalKey(described(facts, "Sizes that are the only ones there are"))
}).annotate({ identifier: "Row", description: "What one API means" })

export type WrittenRow = typeof rowSchema.Type

const rows = Schema.Record(Schema.String, rowSchema).annotate({
  identifier: "Rows",
  description: "Rows by qualified names: pkg.Type.member, pkg.Type#method, new pkg.Type"
})

/** A file of rules that a project has for its own wrappers. */
export const ownRulesSchema = Schema.Struct({
  name: Schema.optionalKey(
    described(
      Schema.String.check(Schema.isPattern(/^[A-Za-z0-9][\w .-]{0,63}$/u)),
      "What these rows are of, as outputs call it; the name of the file, unless it is given"
    )
  ),
  rows: Schema.Struct(Object.fromEntries(ruleLanguages.map((name) => [name, Schema.optionalKey(rows)]))).annotate({
    description: "Rows by language"
  })
}).annotate({ description: "Rows for a project's own wrappers of cryptography" })
