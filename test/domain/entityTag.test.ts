import { describe, expect, it } from "@effect/vitest"
import * as Schema from "effect/Schema"
import { contentCoding } from "../../src/domain/contentCoding.ts"
import { entityTagOf, isNotModified, namesEntityTag } from "../../src/domain/entityTag.ts"
import { formatHttpDate, parseHttpDate } from "../../src/domain/httpDate.ts"

const tag = entityTagOf("abc")
const now = Date.UTC(2026, 10, 22)

describe("If-None-Match", () => {
  it.each([
    '"abc"',
    'W/"abc"',
    '"x", "abc"',
    '"x","abc","y"',
    ' "abc" ',
    "*",
    " * ",
    ', ,"abc",',
    '"a,b", "abc"',
    'W/"x" ,\tW/"abc"'
  ])("%j names the tag", (value) => {
    expect(namesEntityTag(value, tag)).toBe(true)
  })

  it.each([
    "",
    "abc",
    '"ABC"',
    '"abc',
    'abc"',
    '"abcd"',
    '""',
    'w/"abc"',
    'W / "abc"',
    '"x" "abc"',
    '"x, "abc"',
    '"x, abc"',
    '"*"',
    '*, "abc"',
    '"x",*',
    '"x", abc, "abc"',
    '"abc", abc',
    '"abc" *'
  ])("%j does not name it", (value) => {
    expect(namesEntityTag(value, tag)).toBe(false)
  })

  it("tells one coding of a document from another", () => {
    expect(entityTagOf("abc", "gzip")).toBe('"abc-gzip"')
    expect(namesEntityTag('"abc"', entityTagOf("abc", "gzip"))).toBe(false)
  })

  it.prop(
    "names any tag it was made of",
    { hashes: Schema.Array(Schema.String.check(Schema.isPattern(/^[!#-~,]{0,8}$/))).check(Schema.isMinLength(1)) },
    ({ hashes }) => {
      for (const weak of ["", "W/"]) {
        const value = hashes.map((hash) => `${weak}"${hash}"`).join(",")
        for (const hash of hashes) expect(namesEntityTag(value, entityTagOf(hash))).toBe(true)
        expect(namesEntityTag(value, entityTagOf("longer than any of them"))).toBe(false)
      }
    }
  )
})

describe("a conditional GET", () => {
  const stored = { tag, lastModified: Date.UTC(2026, 10, 20, 12, 0, 0, 500) }
  const [before, same, after] = [-1000, 0, 1000].map((ms) => formatHttpDate(stored.lastModified + ms))

  it.each([
    ["without conditions", {}, false],
    ["with its tag", { ifNoneMatch: '"abc"' }, true],
    ["with another tag", { ifNoneMatch: '"x"' }, false],
    ["since it was made", { ifModifiedSince: same }, true],
    ["since a second later", { ifModifiedSince: after }, true],
    ["since a second earlier", { ifModifiedSince: before }, false],
    ["with another tag, though not changed since", { ifNoneMatch: '"x"', ifModifiedSince: after }, false],
    ["with its tag, though changed since", { ifNoneMatch: '"abc"', ifModifiedSince: before }, true],
    ["with an empty list of tags, though not changed since", { ifNoneMatch: "", ifModifiedSince: after }, false],
    ["since no date", { ifModifiedSince: "yesterday" }, false],
    ["since two dates", { ifModifiedSince: `${after}, ${after}` }, false],
    ["since a date in another zone", { ifModifiedSince: after?.replace("GMT", "UTC") }, false],
    ["since an ISO date", { ifModifiedSince: "2026-11-21T00:00:00Z" }, false]
  ])("%s", (_, conditions, expected) => {
    expect(isNotModified(conditions, stored, now)).toBe(expected)
  })
})

describe("an HTTP date", () => {
  it.each(["Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994"])(
    "may be written as %s",
    (text) => {
      expect(parseHttpDate(text, now)).toBe(784_111_777_000)
    }
  )

  it("of two digits lies at most 50 years ahead", () => {
    const year = (two: string) =>
      new Date(parseHttpDate(`Sunday, 06-Nov-${two} 08:49:37 GMT`, now) ?? 0).getUTCFullYear()
    expect([year("26"), year("76"), year("77"), year("00"), year("99")]).toEqual([2026, 2076, 1977, 2000, 1999])
  })

  it.each([
    "Sun, 06 Nov 1994 24:00:00 GMT",
    "Sun, 06 Nov 1994 08:60:00 GMT",
    "Sun, 06 Nov 1994 08:49:61 GMT",
    "Sun, 31 Feb 1994 08:49:37 GMT",
    "Sun, 00 Nov 1994 08:49:37 GMT",
    "Sun, 06 Foo 1994 08:49:37 GMT",
    "Sun, 6 Nov 1994 08:49:37 GMT",
    "Sun, 06 Nov 94 08:49:37 GMT",
    "Sun, 06 Nov 1994 08:49:37 +0000",
    "Sun, 06 Nov 1994 08:49:37",
    " Sun, 06 Nov 1994 08:49:37 GMT",
    "Sun, 06 nov 1994 08:49:37 GMT",
    "784111777",
    ""
  ])("is not written as %j", (text) => {
    expect(parseHttpDate(text, now)).toBeUndefined()
  })

  it.prop(
    "is read as it was written",
    { seconds: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 4_102_444_800 })) },
    ({ seconds }) => {
      expect(parseHttpDate(formatHttpDate(seconds * 1000), now)).toBe(seconds * 1000)
    }
  )
})

describe("Accept-Encoding", () => {
  it.each([
    "gzip",
    "GZIP",
    "x-gzip",
    "gzip, deflate, br",
    "br;q=1.0, gzip;q=0.8, *;q=0.1",
    "*",
    "*;q=0.5",
    "gzip;q=0.001",
    "gzip;q=1.000",
    "gzip ; q=1",
    "gzip;Q=1",
    "identity;q=0.5, gzip",
    "gzip, identity",
    "identity;q=0, gzip;q=0.1",
    "deflate;q=x, gzip",
    ",gzip,"
  ])("%j asks for gzip", (value) => {
    expect(contentCoding(value)).toBe("gzip")
  })

  it.each([
    undefined,
    "",
    "br",
    "identity",
    "deflate, br",
    "gzip;q=0",
    "gzip;q=0.000",
    "gzip;q=0, *",
    "*;q=0",
    "identity;q=1, gzip;q=0.5",
    "identity, *;q=0.5",
    "gzip;q=1.1",
    "gzip;q=0.0001",
    "gzip;q=",
    "gzip;q=-1",
    "gzip;level=9",
    "gzipped",
    "x-gzip2"
  ])("%j does not", (value) => {
    expect(contentCoding(value)).toBe("identity")
  })
})
