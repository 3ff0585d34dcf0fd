import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js"
import addFormats from "ajv-formats"
import type { Document, Operation } from "../../../src/http/openApi/Document.ts"
import type { Received, Sent } from "./Sent.ts"

export interface Described {
  readonly method: string
  readonly path: string
  readonly operation: Operation
}

export const describedIn = (document: Document): ReadonlyArray<Described> =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation }))
  )

const refusal = {
  type: "object",
  required: ["detail", "code", "trace_id"],
  properties: { detail: { type: "string" }, code: { type: "string" }, trace_id: { type: "string" } }
}

/** What is answered where no operation is: unknown, not allowed, sent elsewhere, unreadable, or CORS asked for. */
const elsewhere: ReadonlySet<number> = new Set([204, 307, 400, 404, 405])

const templateOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(".", "\\.").replace(/\{[^}]+\}/g, "[^/]+")}$`)

/** The path as the router reads it: RFC 9112 3.2.2, RFC 3986 6.2.2; empty where it cannot be read. */
const routed = (target: string): string => {
  const origin = /^https?:\/\/[^/]*/.exec(target)?.[0]
  const [path = ""] = (origin === undefined ? target : new URL(target).pathname).split(/[?#]/, 1)
  const isReadable = !/\/$|;/.test(path) && path.split("/").every((part) => part.length <= 8_192) && decodes(path)
  return isReadable
    ? path.replace(/%([2-7][0-9a-f])/gi, (written, code: string) => {
        const sign = String.fromCharCode(Number.parseInt(code, 16))
        return /[\w.~-]/.test(sign) ? sign : written
      })
    : ""
}

const decodes = (text: string): boolean => {
  try {
    return decodeURIComponent(text) !== ""
  } catch {
    return false
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const headerOf = ({ headers }: Received, name: string): string => String(headers[name] ?? "")

/** Judges answers by the document: what is wrong with each, in words; nothing when all is well. */
export const judgeBy = (document: Document) => {
  const ajv = addFormats.default(new Ajv2020({ strict: false }))
  ajv.addSchema({ $id: "https://document.test/", components: document.components })
  const routes = describedIn(document).map((described) => ({ ...described, pattern: templateOf(described.path) }))
  const validators = new Map<string, ValidateFunction>()

  const validatorFor = (key: string, schema: unknown): ValidateFunction => {
    const known = validators.get(key)
    if (known !== undefined) return known
    const text = JSON.stringify(schema).replaceAll('"#/components', '"https://document.test/#/components')
    const made = ajv.compile(JSON.parse(text))
    validators.set(key, made)
    return made
  }

  const operationOf = ({ method, path }: Sent): Described | undefined => {
    const plain = routed(path)
    const asked = method === "HEAD" ? "GET" : method
    return routes.find((route) => route.method === asked && route.pattern.test(plain))
  }

  const ofBody = (sent: Sent, received: Received, described: Described | undefined) => {
    const { status, text } = received
    if (sent.method === "HEAD" || status === 204 || status === 304 || status === 307) {
      return text === "" ? [] : ["a body where there is none"]
    }
    const [type = ""] = headerOf(received, "content-type").split(";")
    const media = described?.operation.responses[status]?.content?.[type]
    if (described !== undefined && media === undefined) return [`undocumented content type ${type}`]
    const problem = type === "application/problem+json"
    const schema = media?.schema ?? (problem ? { $ref: "#/components/schemas/Problem" } : refusal)
    const key = described === undefined ? type : `${described.method} ${described.path} ${status} ${type}`
    const validate = validatorFor(key, schema)
    const body = type.startsWith("text/") ? text : parsed(text)
    if (body === undefined) return [`no JSON: ${text.slice(0, 200)}`]
    if (!validate(body))
      return [`a body that is not as documented: ${ajv.errorsText(validate.errors)}: ${text.slice(0, 400)}`]
    const traced = status < 400 || Object(body).trace_id === headerOf(received, "x-trace-id")
    return traced ? [] : ["another trace id in the body"]
  }

  return (sent: Sent, received: Received, marks: ReadonlyArray<string>): ReadonlyArray<string> => {
    const { headers, status, text } = received
    const described = operationOf(sent)
    const isDocumented =
      described === undefined ? elsewhere.has(status) : described.operation.responses[status] !== undefined
    const echoed = marks.filter((one) => text.replace(/"instance":"[^"]*"/, "").includes(one))
    return [
      ...(status >= 500 ? [`status ${status}`] : []),
      ...(isDocumented
        ? []
        : [`undocumented status ${status} of ${described?.operation["operationId"] ?? "no operation"}`]),
      ...(/^trc_[0-9a-f]{32}$/.test(headerOf(received, "x-trace-id")) ? [] : ["no trace id"]),
      ...(headers["x-content-type-options"] === "nosniff" || status === 307 ? [] : ["no nosniff"]),
      ...(status >= 400 && echoed.length > 0 ? [`input in the answer: ${text.slice(0, 400)}`] : []),
      ...(isDocumented ? ofBody(sent, received, described) : [])
    ]
  }
}
