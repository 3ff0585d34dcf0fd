import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as McpSchema from "effect/ai/McpSchema"
import * as McpServer from "effect/ai/McpServer"
import { policies } from "../../../scanner/classify/policies.ts"
import { documentRenderers } from "../../../scanner/documentRenderers.ts"
import { explainPolicy, explainRule, policyIds, ruleIds } from "../explain/explain.ts"
import type { Session } from "../Session.ts"
import { ToolFailure } from "../ToolFailure.ts"
import { type DocumentFormat, documentFormats, documentUri } from "../scan/ScanAnswer.ts"

/** Longest document that is given whole, in UTF-16 code units: clients put it into the context of a model. */
const MAX_DOCUMENT = 16_777_216

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

const titles: { readonly [F in DocumentFormat]: string } = {
  json: "The last scan, whole, as JSON",
  sarif: "The findings of the last scan, as SARIF 2.1.0",
  cyclonedx: "The inventory of the last scan, as CycloneDX 1.6"
}

const mimeTypes: { readonly [F in DocumentFormat]: string } = {
  json: "application/json",
  sarif: "application/sarif+json",
  cyclonedx: "application/vnd.cyclonedx+json"
}

/** A text in pieces, joined as long as it is short enough. */
const joined = (pieces: Iterable<string>): string | undefined => {
  const all: Array<string> = []
  let length = 0
  for (const piece of pieces) {
    length += piece.length
    if (length > MAX_DOCUMENT) return undefined
    all.push(piece)
  }
  return all.join("")
}

const lastScan = Effect.fnUntraced(function* ({ kept: { last } }: Session["Service"], format: DocumentFormat) {
  if (last === undefined)
    return yield* new ToolFailure({ code: "no_scan_yet", message: "nothing has been scanned yet: call the tool scan" })
  const text = joined(yield* Effect.promise(() => documentRenderers[format](last)))
  if (text !== undefined) return text
  return yield* new ToolFailure({
    code: "too_large",
    message: `the document is longer than ${MAX_DOCUMENT} characters: ciphermap scan --format ${format} --output FILE writes it to a file`
  })
})

const refused = ({ code, message }: ToolFailure) => new McpSchema.InvalidParams({ message: `${code}: ${message}` })

interface Fixed {
  readonly uri: string
  readonly name: string
  readonly title: string
  readonly mimeType: string
  readonly text: Effect.Effect<string, ToolFailure>
}

const fixedResources = (session: Session["Service"]): ReadonlyArray<Fixed> => [
  {
    uri: "ciphermap://policies",
    name: "policies",
    title: "The policies that come with Ciphermap",
    mimeType: "application/json",
    text: Effect.sync(() => json(policyIds.map(explainPolicy)))
  },
  {
    uri: "ciphermap://rules",
    name: "rules",
    title: "The rules for findings",
    mimeType: "application/json",
    text: Effect.sync(() => json(ruleIds.map(explainRule)))
  },
  ...documentFormats.map((format) => ({
    uri: documentUri(format),
    name: `last-scan-${format}`,
    title: titles[format],
    mimeType: mimeTypes[format],
    text: lastScan(session, format)
  }))
]

const contentsOf = ({ uri, mimeType }: Pick<Fixed, "uri" | "mimeType">, text: string) => ({
  contents: [{ uri, mimeType, text }]
})

const addFixed = Effect.fnUntraced(function* ({ text, ...resource }: Fixed) {
  const server = yield* McpServer.McpServer
  yield* server.addResource({
    resource: new McpSchema.Resource(resource),
    annotations: Context.empty(),
    handle: text.pipe(
      Effect.map((given) => contentsOf(resource, given)),
      Effect.mapError(({ code, message }) => new McpSchema.InternalError({ message: `${code}: ${message}` }))
    )
  })
})

const unknown = (id: string) =>
  new ToolFailure({ code: "unknown_name", message: `there is no ${JSON.stringify(id.slice(0, 100))}` })

interface Entry {
  readonly kind: "policies" | "rules"
  readonly title: string
  readonly find: (id: string) => object | undefined
}

/** A policy with all that it says, and a rule. */
const entries: ReadonlyArray<Entry> = [
  {
    kind: "policies",
    title: "One policy, with every row",
    find: (id) => (Object.hasOwn(policies, id) ? policies[id] : undefined)
  },
  { kind: "rules", title: "One rule for findings", find: explainRule }
]

const addEntry = Effect.fnUntraced(function* ({ kind, title, find }: Entry) {
  const server = yield* McpServer.McpServer
  yield* server.addResourceTemplate({
    template: new McpSchema.ResourceTemplate({
      uriTemplate: `ciphermap://${kind}/{id}`,
      name: kind,
      title,
      mimeType: "application/json"
    }),
    annotations: Context.empty(),
    routerPath: `ciphermap:://${kind}/:0`,
    completions: {},
    handle: (uri, [id = ""]) => {
      const found = find(id)
      return found === undefined
        ? Effect.fail(refused(unknown(id)))
        : Effect.succeed(contentsOf({ uri, mimeType: "application/json" }, json(found)))
    }
  })
})

/** Adds the catalogues and the last scan to the server at hand. */
export const addResources = Effect.fnUntraced(function* (session: Session["Service"]) {
  yield* Effect.forEach(fixedResources(session), addFixed, { discard: true })
  yield* Effect.forEach(entries, addEntry, { discard: true })
})
