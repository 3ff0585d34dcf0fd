import { mutate } from "../../support/mutate.ts"
import { type Draft, type Material, mark, pick, pickFrom } from "./Draft.ts"
import { encoded, parametersOf } from "./draftOf.ts"
import { hostileJson, hostileTexts, hostileValues } from "./hostileValues.ts"

type Spoil = (draft: Draft, material: Material, mark: string) => void

const queryNames = ({ described }: Draft, material: Material): ReadonlyArray<string> =>
  parametersOf(described.operation, material)
    .filter((parameter) => parameter["in"] === "query")
    .map((parameter) => String(parameter["name"]))

const odd = [
  "-1",
  "0",
  "1",
  "51",
  "201",
  "1.0",
  "1.5",
  "+5",
  "007",
  "1_0",
  "0x10",
  "\u0661",
  "TRUE",
  "2",
  "spdx\n",
  "SPDX"
]

const path: ReadonlyArray<Spoil> = [
  (draft, { random }, own) => {
    const name = pickFrom(random, [...draft.path.keys()])
    if (name !== undefined) draft.path.set(name, pick(random, hostileTexts(own)) || "%20")
  },
  (draft) => draft.bend.push((text) => `${text}/`),
  (draft) => draft.bend.push((text) => text.replaceAll("/", "//")),
  (draft) => draft.bend.push((text) => text.replace("/cbom/", "/cbom/%2e%2e/cbom/")),
  (draft) => draft.bend.push((text) => text.replace("/cbom/", "/cbom/../cbom/")),
  (draft) => draft.bend.push((text) => text.replace("/cbom/", "/cbom/./")),
  (draft) => draft.bend.push((text) => `${text}%00`),
  (draft) => draft.bend.push((text) => `${text}%zz`),
  (draft) => draft.bend.push((text) => `${text}%c3%28`),
  (draft) => draft.bend.push((text) => `${text}%ed%a0%80`),
  (draft) => draft.bend.push((text) => `${text}%2F..%2F..%2Fetc%2Fpasswd`),
  (draft) => draft.bend.push((text) => `${text};jsessionid=1`),
  (draft) => draft.bend.push((text) => `${text}/${"a".repeat(9_000)}`),
  (draft) => draft.bend.push((text) => `${text}${"a".repeat(9_000)}`),
  (draft) => draft.bend.push((text) => text.toUpperCase()),
  (draft) => draft.bend.push((text) => `/${text}`),
  (draft) => draft.bend.push((text) => `http://127.0.0.1${text}`),
  (draft) => draft.bend.push((text) => text.replace("v1", "v%31")),
  (draft) => draft.bend.push((text) => `${text}#fragment`),
  (draft) => draft.bend.push((text) => text.replaceAll(/(?<=^\/.*)\//g, "\\")),
  (draft) => draft.bend.push(() => "*")
]

const query: ReadonlyArray<Spoil> = [
  (draft, material, own) => {
    const name = pickFrom(material.random, queryNames(draft, material)) ?? own
    draft.query.push(`${name}=${encoded(pick(material.random, hostileTexts(own)))}`)
  },
  (draft, material) => {
    const name = pickFrom(material.random, queryNames(draft, material)) ?? "limit"
    draft.query.push(`${name}=${encoded(pickFrom(material.random, odd) ?? "")}`)
  },
  (draft) => draft.query.push(...draft.query, ...draft.query),
  (draft, _, own) => draft.query.push(`${own}=${own}`),
  (draft, _, own) => draft.query.push(`limit[]=1`, `limit[${own}]=2`, "=", "&", "&&="),
  (draft) => draft.query.push("limit=%zz", "format=%c3%28", "status=%ed%a0%80", "cursor=%00"),
  (draft, _, own) => draft.query.push(`api_key=${own}`, `authorization=Bearer%20${own}`),
  (draft) => draft.query.push(...Array.from({ length: 500 }, (_, at) => `limit=${at}`))
]

const contentTypes = [
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "multipart/form-data",
  "application/json; charset=utf-16",
  "APPLICATION/JSON",
  "application/vnd.api+json",
  "application/xml",
  "json",
  ";",
  ""
] as const

const body: ReadonlyArray<Spoil> = [
  (draft, { random }, own) => {
    const fields = Object.entries(Object(draft.body))
    const key = pickFrom(random, fields)?.[0] ?? "undeclared"
    draft.body = { ...Object(draft.body), [key]: pick(random, hostileValues(own)) }
  },
  (draft, { random }, own) => {
    const fields = Object.keys(Object(draft.body))
    draft.body = Object.fromEntries(fields.map((key) => [key, pick(random, hostileValues(own))]))
  },
  (draft, { random }) => {
    draft.body = Object.fromEntries(Object.entries(Object(draft.body)).filter(() => random() < 0.5))
  },
  (draft, _, own) => {
    // The name of a field that may not be there is told, its value is not.
    draft.body = { ...Object(draft.body), undeclared: own, "\u0000": 1, "": null }
  },
  (draft, { random }, own) => {
    draft.body = pick(random, hostileValues(own))
  },
  (draft, { random }, own) => {
    draft.raw = hostileJson(random, JSON.stringify(draft.body ?? {}), own)
  },
  (draft, { random }) => {
    draft.raw = mutate(new TextEncoder().encode(JSON.stringify(draft.body ?? {})), random)
  },
  (draft, { random }) => {
    draft.raw = Uint8Array.from({ length: 64 }, () => Math.floor(random() * 256))
  },
  (draft, { random }) => {
    if (random() < 0.2) draft.raw = JSON.stringify({ ...Object(draft.body), name: "a".repeat(1_100_000) })
  },
  (draft, { random }) => {
    draft.headers.set("content-type", pick(random, contentTypes))
  },
  (draft) => {
    draft.body = undefined
  }
]

const authorizations = (
  own: string
): readonly [string | ReadonlyArray<string>, ...ReadonlyArray<string | ReadonlyArray<string>>] => [
  own,
  `Bearer ${own}`,
  "Bearer",
  "Bearer ",
  `Basic ${btoa(own)}`,
  `Bearer cbk_test_0123456789abcdef_${"0".repeat(32)}`,
  `bearer\t${own}`,
  `Bearer ${"a".repeat(1_500)}${own}`,
  [`Bearer ${own}`, `Bearer ${own}`],
  ""
]

const headers: ReadonlyArray<Spoil> = [
  (draft, { random }, own) => draft.headers.set("authorization", pick(random, authorizations(own))),
  (draft) => draft.headers.delete("authorization"),
  (draft) => draft.headers.set("accept", "application/problem+json"),
  (draft, { random }, own) => draft.headers.set("accept", pick(random, hostileTexts(own))),
  (draft, { random }, own) => draft.headers.set("Idempotency-Key", pick(random, hostileTexts(own))),
  (draft, _, own) => draft.headers.set("Idempotency-Key", [own, `${own}2`]),
  (draft) => draft.headers.set("Idempotency-Key", "the-same-for-all"),
  (draft, { random }, own) =>
    draft.headers.set("If-None-Match", pick(random, ["*", `"${own}"`, "W/", ...hostileTexts(own)])),
  (draft, { random }, own) => draft.headers.set("If-Modified-Since", pick(random, hostileTexts(own))),
  (draft, { random }) =>
    draft.headers.set("accept-encoding", pick(random, ["br", "*;q=0", "gzip;q=2", "identity;q=0"])),
  (draft, _, own) => draft.headers.set("x-forwarded-for", [own, "999.1.1.1, ::1"]),
  (draft) => draft.headers.set("x-forwarded-proto", "http"),
  (draft) => draft.headers.set("range", "bytes=0-1"),
  (draft, _, own) => draft.headers.set("x-trace-id", own),
  (draft, _, own) => draft.headers.set("cookie", `session=${own}`),
  (draft) => draft.headers.set("content-encoding", "gzip"),
  (draft) => draft.headers.set("host", "evil.example"),
  (draft) => draft.headers.set("x-http-method-override", "DELETE"),
  (draft, { random }) => {
    draft.method = pick(random, [
      "HEAD",
      "OPTIONS",
      "PATCH",
      "DELETE",
      "TRACE",
      "PROPFIND",
      "QUERY",
      "GET",
      "POST",
      "PUT"
    ])
  }
]

/** One change for the worse, or for the odd. */
export const spoil = (draft: Draft, material: Material): void => {
  const { random } = material
  const own = mark(random)
  const kinds = [
    path,
    query,
    headers,
    ...(draft.described.operation.requestBody === undefined ? [] : [body, body, body])
  ]
  pickFrom(random, pickFrom(random, kinds) ?? path)?.(draft, material, own)
  draft.marks.push(own)
}
