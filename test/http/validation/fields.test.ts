import { describe, expect, it } from "@effect/vitest"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import {
  literal,
  nullable,
  queryBoolean,
  queryInteger,
  text,
  textPattern,
  withDefault
} from "../../../src/domain/fields.ts"
import { pydanticItems } from "../../../src/http/validation/pydanticItems.ts"

const read = <A>(schema: Schema.ConstraintDecoder<A>, input: unknown): A | string => {
  const options = { errors: "all", reportInput: true } as const
  const result = Schema.decodeUnknownResult(schema, options)(input)
  return Result.isSuccess(result)
    ? result.success
    : pydanticItems(result.failure.issue, [])
        .map(({ loc, type }) => [...loc, type].join("."))
        .join(" ")
}

describe("an integer of a query", () => {
  const integer = queryInteger({ ge: -5, le: 200 })

  /** As pydantic 2.13 reads them, but for the underscore. */
  it.each([
    [" 5", 5],
    ["5 ", 5],
    ["\t5\n", 5],
    ["\u00a05\u2003", 5],
    ["\u00855", 5],
    ["+5", 5],
    ["007", 7],
    ["-3", -3],
    ["-0", 0],
    ["1.0", 1],
    ["+01.00 ", 1],
    [`${"0".repeat(5_000)}5`, 5],
    [`1.${"0".repeat(5_000)}`, 1],
    ["1_0", "int_parsing"],
    ["++5", "int_parsing"],
    ["+-5", "int_parsing"],
    ["- 5", "int_parsing"],
    ["1.", "int_parsing"],
    [".0", "int_parsing"],
    ["1.5", "int_parsing"],
    ["1e2", "int_parsing"],
    ["0x10", "int_parsing"],
    ["٣", "int_parsing"],
    ["\ufeff5", "int_parsing"],
    ["\u200b5", "int_parsing"],
    ["5\0", "int_parsing"],
    ["", "int_parsing"],
    ["-", "int_parsing"],
    ["Infinity", "int_parsing"],
    ["a".repeat(5_000), "int_parsing"],
    ["201", "less_than_equal"],
    ["-6", "greater_than_equal"],
    ["9".repeat(400), "less_than_equal"],
    ["9".repeat(4_300), "less_than_equal"],
    ["9".repeat(4_301), "int_parsing_size"],
    [`-${"9".repeat(4_299)}`, "greater_than_equal"],
    [`-${"9".repeat(4_300)}`, "int_parsing_size"],
    [5, "string_type"]
  ] as const)("%j is %s", (input, output) => {
    expect(read(integer, input)).toBe(output)
  })

  it("is exact or refused when nothing bounds it from above", () => {
    const open = queryInteger({ ge: 0 })
    expect(read(open, "9007199254740991")).toBe(Number.MAX_SAFE_INTEGER)
    expect(read(open, "9007199254740992")).toBe(Number.MAX_SAFE_INTEGER)
  })

  it("is written as a client would write it", () => {
    expect(Schema.encodeSync(integer)(7)).toBe("7")
  })
})

describe("a truth value of a query", () => {
  it.each([
    ["true", true],
    ["1", true],
    ["yes", true],
    ["oN", true],
    ["T", true],
    ["Y", true],
    ["FALSE", false],
    ["0", false],
    ["no", false],
    ["Off", false],
    ["f", false],
    ["n", false],
    ["", "bool_parsing"],
    [" true", "bool_parsing"],
    ["true\n", "bool_parsing"],
    ["2", "bool_parsing"],
    ["1.0", "bool_parsing"],
    ["ye", "bool_parsing"],
    ["yess", "bool_parsing"],
    ["ＴＲＵＥ", "bool_parsing"]
  ] as const)("%j is %s", (input, output) => {
    expect(read(queryBoolean, input)).toBe(output)
  })
})

describe("a text", () => {
  const bounded = text({ min: 2, max: 3, pattern: "^[^x]*$" })

  it.each([
    ["ab", "ab"],
    ["😀😀😀", "😀😀😀"],
    ["😀😀😀😀", "string_too_long"],
    ["😀", "string_too_short"],
    ["", "string_too_short"],
    ["xxxx", "string_too_long"],
    ["x", "string_too_short"],
    ["xx", "string_pattern_mismatch"],
    ["a\0", "value_error"],
    ["a\ud83d", "string_unicode"],
    ["\ude00\ud83d", "string_unicode"],
    [null, "string_type"],
    [["ab"], "string_type"],
    [12, "string_type"]
  ] as const)("%j is %s", (input, output) => {
    expect(read(bounded, input)).toBe(output)
  })

  it.each(["spdx\n", "\nspdx", "spdx\nspdx", "spdx ", "Spdx", "cyclonedx|spdx"])(
    "%j does not match in part",
    (input) => {
      expect(read(textPattern("^(cyclonedx|spdx)$"), input)).toBe("string_pattern_mismatch")
    }
  )

  it("shows its pattern as written", () => {
    const result = Schema.decodeUnknownResult(textPattern("^https://[a-z]+/$"))("x")
    const items = Result.isFailure(result) ? pydanticItems(result.failure.issue, ["body"]) : []
    expect(items).toEqual([
      {
        type: "string_pattern_mismatch",
        loc: ["body"],
        msg: "String should match pattern '^https://[a-z]+/$'",
        ctx: { pattern: "^https://[a-z]+/$" }
      }
    ])
  })

  it("may be null where it says so, and then breaks its own rules only", () => {
    expect(read(nullable(bounded), null)).toBeNull()
    expect(read(nullable(bounded), "a")).toBe("string_too_short")
    expect(read(nullable(bounded), 1)).toBe("string_type")
    expect(read(nullable(literal("a", "b")), "c")).toBe("literal_error")
  })

  it("may have a default, which an empty text and null are not", () => {
    const schema = Schema.Struct({ format: text({ min: 1 }).pipe(withDefault("spdx")) })
    expect(read(schema, {})).toEqual({ format: "spdx" })
    expect(read(schema, { format: "" })).toBe("format.string_too_short")
    expect(read(schema, { format: null })).toBe("format.string_type")
  })
})

describe("one of several texts", () => {
  const messageOf = (schema: Schema.ConstraintDecoder<unknown>) => {
    const result = Schema.decodeUnknownResult(schema)("?")
    return Result.isFailure(result) ? pydanticItems(result.failure.issue, []).map(({ ctx, msg }) => [msg, ctx]) : []
  }

  it.each([
    [literal("test"), "'test'"],
    [literal("a", "b"), "'a' or 'b'"],
    [literal("a", "b", "c"), "'a', 'b' or 'c'"],
    [literal("it's"), `"it's"`],
    [nullable(literal("a", "b")), "'a' or 'b'"]
  ])("%# is named as Python writes it", (schema, expected) => {
    expect(messageOf(schema)).toEqual([[`Input should be ${expected}`, { expected }]])
  })
})

describe("what Effect's own schemas refuse", () => {
  const list = Schema.Array(Schema.Struct({ n: Schema.Finite.check(Schema.isBetween({ minimum: 1, maximum: 2 })) }))

  it.each([
    [Schema.Int, "5", "int_type"],
    [Schema.Int, 1.5, "int_from_float"],
    [Schema.Int, 1e300, "int_parsing_size"],
    [Schema.Finite, "5", "float_type"],
    [Schema.Finite.check(Schema.isGreaterThan(1)), 1, "greater_than"],
    [Schema.Finite.check(Schema.isLessThan(1)), 1, "less_than"],
    [Schema.Boolean, [], "bool_type"],
    [Schema.Boolean, 2, "bool_parsing"],
    [Schema.Boolean, 0.5, "bool_type"],
    [Schema.Record(Schema.String, Schema.String), [], "dict_type"],
    [Schema.Record(Schema.String, Schema.String), { a: 1 }, "a.string_type"],
    [Schema.Array(Schema.String).check(Schema.isMinLength(1)), [], "too_short"],
    [list, {}, "list_type"],
    [
      list,
      [{ n: 1 }, { n: 0 }, { n: 3 }, {}, 4],
      "1.n.greater_than_equal 2.n.less_than_equal 3.n.missing 4.model_attributes_type"
    ],
    [Schema.Union([Schema.Int, Schema.String]), [], "int_type"],
    [Schema.Null, 1, "none_required"],
    [Schema.String.check(Schema.isUUID()), "x", "value_error"],
    [Schema.DateTimeUtcFromString, "x", "value_error"]
  ] as const)("%#", (schema: Schema.ConstraintDecoder<unknown>, input, output) => {
    expect(read(schema, input)).toBe(output)
  })
})
