import { describe, expect, it } from "vitest"
import type { Fragment } from "../../../src/http/openApi/Document.ts"
import { operations, publicUrl, theDocument } from "./theDocument.ts"

const scanId = { in: "path", required: true, schema: { type: "string" } }
const idempotencyKey = {
  in: "header",
  required: false,
  schema: { type: "string", pattern: "^[!-~]{1,255}$" }
}

/** Partner API, section 4, and what decisions.md adds to it: `cursor`, `status` and the Idempotency-Key. */
const contract = {
  "GET /api/v1/cbom/health": {},
  "POST /api/v1/cbom/scans": { "Idempotency-Key": idempotencyKey },
  "GET /api/v1/cbom/scans": {
    limit: { in: "query", required: false, schema: { type: "integer", minimum: 1, maximum: 200, default: 50 } },
    cursor: { in: "query", required: false, schema: { type: "string", maxLength: 100 } },
    status: {
      in: "query",
      required: false,
      schema: { type: "string", enum: ["queued", "downloading", "scanning", "completed", "failed"] }
    }
  },
  "GET /api/v1/cbom/scans/{scan_id}": {
    scan_id: scanId,
    include_bom: { in: "query", required: false, schema: { type: "boolean", default: false } }
  },
  "GET /api/v1/cbom/scans/{scan_id}/bom.json": {
    scan_id: scanId,
    format: {
      in: "query",
      required: false,
      schema: { type: "string", pattern: "^(cyclonedx|spdx)$", default: "cyclonedx" }
    },
    "If-None-Match": { in: "header", required: false, schema: { type: "string" } },
    "If-Modified-Since": { in: "header", required: false, schema: { type: "string" } }
  },
  "GET /api/v1/cbom/usage": {
    recent_limit: { in: "query", required: false, schema: { type: "integer", minimum: 0, maximum: 50, default: 5 } }
  },
  "GET /api/v1/cbom/keys": {},
  "POST /api/v1/cbom/keys": { "Idempotency-Key": idempotencyKey },
  "POST /api/v1/cbom/keys/{key_id}/revoke": { key_id: scanId },
  "GET /api/v1/cbom/branding": {},
  "PUT /api/v1/cbom/branding": {},
  "GET /api/v1/cbom/branding/by-subdomain/{slug}": {
    slug: { in: "path", required: true, schema: { type: "string", pattern: "^[a-z0-9]([a-z0-9-]{1,38}[a-z0-9])$" } }
  },
  "GET /api/v1/cbom/openapi.json": {},
  "POST /api/v1/cbom/webhooks": { "Idempotency-Key": idempotencyKey },
  "GET /api/v1/cbom/webhooks": {},
  "GET /api/v1/cbom/webhooks/{webhook_id}": { webhook_id: scanId },
  "PATCH /api/v1/cbom/webhooks/{webhook_id}": { webhook_id: scanId },
  "DELETE /api/v1/cbom/webhooks/{webhook_id}": { webhook_id: scanId },
  "POST /api/v1/cbom/webhooks/{webhook_id}/rotate-secret": { webhook_id: scanId, "Idempotency-Key": idempotencyKey },
  "POST /api/v1/cbom/webhooks/{webhook_id}/test": { webhook_id: scanId },
  "GET /api/v1/cbom/webhooks/{webhook_id}/deliveries": {
    webhook_id: scanId,
    limit: { in: "query", required: false, schema: { type: "integer", minimum: 1, maximum: 200, default: 50 } },
    cursor: { in: "query", required: false, schema: { type: "string", maxLength: 100 } },
    status: { in: "query", required: false, schema: { type: "string", enum: ["pending", "delivered", "failed"] } }
  },
  "POST /api/v1/cbom/webhooks/{webhook_id}/deliveries/{delivery_id}/redeliver": {
    webhook_id: scanId,
    delivery_id: scanId
  }
}

const conditions = {
  "If-None-Match": { in: "header", required: false, schema: { type: "string" } },
  "If-Modified-Since": { in: "header", required: false, schema: { type: "string" } }
}
const scheduleId = { schedule_id: scanId }
const repositoryId = { repository_id: scanId }
const policyId = { policy_id: scanId }
const plainText = "^[^\\p{Cc}]+$"

const shade = { shade: { in: "path", required: true, schema: { type: "string", enum: ["light", "dark"] } } }

/** Beyond the contract, under tags of their own. */
const uploadParameters = {
  "Idempotency-Key": idempotencyKey,
  repository_id: { in: "query", required: false, schema: { type: "string", minLength: 1, maxLength: 40 } },
  repo_url: { in: "query", required: false, schema: { type: "string", minLength: 8, maxLength: 400 } },
  name: {
    in: "query",
    required: false,
    schema: { type: "string", minLength: 1, maxLength: 120, pattern: plainText }
  },
  ref: { in: "query", required: false, schema: { type: "string", minLength: 1, maxLength: 250 } },
  commit: { in: "query", required: false, schema: { type: "string", pattern: "^[0-9a-f]{7,64}$" } },
  project_name: {
    in: "query",
    required: false,
    schema: { type: "string", minLength: 1, maxLength: 120, pattern: plainText }
  },
  project_version: {
    in: "query",
    required: false,
    schema: { type: "string", minLength: 1, maxLength: 60, pattern: plainText }
  }
}

const beyond = {
  "GET /api/v1/cbom/scans/{scan_id}/sarif.json": { scan_id: scanId, ...conditions },
  "GET /api/v1/cbom/scans/{scan_id}/report.html": { scan_id: scanId, ...conditions },
  "GET /api/v1/cbom/scans/{scan_id}/scan.json": { scan_id: scanId, ...conditions },
  "GET /api/v1/cbom/scans/{scan_id}/diff": {
    scan_id: scanId,
    base: { in: "query", required: true, schema: { type: "string", maxLength: 40 } }
  },
  "GET /api/v1/cbom/scans/{scan_id}/events": {
    scan_id: scanId,
    "Last-Event-ID": { in: "header", required: false, schema: { type: "string" } }
  },
  "POST /api/v1/cbom/scans/{scan_id}/cancel": { scan_id: scanId },
  "POST /api/v1/cbom/scans/{scan_id}/rescan": { scan_id: scanId, "Idempotency-Key": idempotencyKey },
  "GET /api/v1/cbom/scans/{scan_id}/publication": { scan_id: scanId },
  "PUT /api/v1/cbom/scans/{scan_id}/publication": { scan_id: scanId },
  "DELETE /api/v1/cbom/scans/{scan_id}/publication": { scan_id: scanId },
  "PUT /api/v1/cbom/branding/logos/{shade}": shade,
  "DELETE /api/v1/cbom/branding/logos/{shade}": shade,
  "POST /api/v1/cbom/uploads": uploadParameters,
  "POST /api/v1/cbom/uploads/archives": {
    ...uploadParameters,
    file_name: {
      in: "query",
      required: true,
      schema: { type: "string", minLength: 1, maxLength: 200, pattern: "^[^\\p{Cc}\\p{Cf}/\\\\]+$" }
    }
  },
  "POST /api/v1/cbom/schedules": { "Idempotency-Key": idempotencyKey },
  "GET /api/v1/cbom/schedules": {},
  "GET /api/v1/cbom/schedules/{schedule_id}": scheduleId,
  "PATCH /api/v1/cbom/schedules/{schedule_id}": scheduleId,
  "DELETE /api/v1/cbom/schedules/{schedule_id}": scheduleId,
  "POST /api/v1/cbom/repositories": { "Idempotency-Key": idempotencyKey },
  "GET /api/v1/cbom/repositories": {
    limit: { in: "query", required: false, schema: { type: "integer", minimum: 1, maximum: 200, default: 50 } },
    cursor: { in: "query", required: false, schema: { type: "string", maxLength: 4000 } },
    sort: {
      in: "query",
      required: false,
      schema: { type: "string", enum: ["score", "severity", "due", "name", "newest"], default: "score" }
    },
    label: { in: "query", required: false, schema: { type: "string", maxLength: 60 } },
    text: { in: "query", required: false, schema: { type: "string", maxLength: 120 } }
  },
  "GET /api/v1/cbom/portfolio": {},
  "GET /api/v1/cbom/repositories/{repository_id}": repositoryId,
  "PATCH /api/v1/cbom/repositories/{repository_id}": repositoryId,
  "DELETE /api/v1/cbom/repositories/{repository_id}": repositoryId,
  "GET /api/v1/cbom/repositories/{repository_id}/scans": {
    ...repositoryId,
    limit: { in: "query", required: false, schema: { type: "integer", minimum: 1, maximum: 200, default: 50 } },
    cursor: { in: "query", required: false, schema: { type: "string", maxLength: 100 } }
  },
  "GET /api/v1/cbom/repositories/{repository_id}/trend": {
    ...repositoryId,
    limit: { in: "query", required: false, schema: { type: "integer", minimum: 1, maximum: 200, default: 50 } }
  },
  "GET /api/v1/cbom/repositories/{repository_id}/inventory": {
    ...repositoryId,
    on: { in: "query", required: false, schema: { type: "string", maxLength: 10 } }
  },
  "GET /api/v1/cbom/repositories/{repository_id}/changes": {
    ...repositoryId,
    since: { in: "query", required: true, schema: { type: "string", maxLength: 40 } }
  },
  "GET /api/v1/cbom/repositories/{repository_id}/findings": {
    ...repositoryId,
    state: {
      in: "query",
      required: false,
      schema: { type: "string", enum: ["open", "accepted", "false_positive", "fixed"] }
    },
    on: { in: "query", required: false, schema: { type: "string", maxLength: 10 } }
  },
  "POST /api/v1/cbom/repositories/{repository_id}/triage": repositoryId,
  "GET /api/v1/cbom/repositories/{repository_id}/triage": {
    ...repositoryId,
    limit: { in: "query", required: false, schema: { type: "integer", minimum: 1, maximum: 200, default: 50 } },
    cursor: { in: "query", required: false, schema: { type: "string", maxLength: 20 } },
    finding: { in: "query", required: false, schema: { type: "string", pattern: "^[0-9a-f]{32}$" } }
  },
  "GET /api/v1/cbom/repositories/{repository_id}/sarif.json": repositoryId,
  "GET /api/v1/cbom/repositories/{repository_id}/vex.json": repositoryId,
  "GET /api/v1/cbom/repositories/{repository_id}/plan": {
    ...repositoryId,
    format: {
      in: "query",
      required: false,
      schema: { type: "string", enum: ["json", "csv", "markdown", "html"], default: "json" }
    },
    at: { in: "query", required: false, schema: { type: "string", maxLength: 10 } },
    "If-None-Match": conditions["If-None-Match"]
  },
  "GET /api/v1/cbom/credentials": {},
  "POST /api/v1/cbom/credentials": { "Idempotency-Key": idempotencyKey },
  "PUT /api/v1/cbom/credentials/{credential_id}": { credential_id: scanId },
  "POST /api/v1/cbom/credentials/{credential_id}/revoke": { credential_id: scanId },
  "GET /api/v1/cbom/policies": {},
  "PATCH /api/v1/cbom/policies": {},
  "POST /api/v1/cbom/policies": {},
  "GET /api/v1/cbom/policies/{policy_id}": policyId,
  "DELETE /api/v1/cbom/policies/{policy_id}": policyId,
  "GET /api/v1/cbom/members": {},
  "POST /api/v1/cbom/members": { "Idempotency-Key": idempotencyKey },
  "PATCH /api/v1/cbom/members/{key_id}": { key_id: scanId },
  "GET /api/v1/cbom/audit": {
    limit: { in: "query", required: false, schema: { type: "integer", minimum: 1, maximum: 200, default: 50 } },
    cursor: { in: "query", required: false, schema: { type: "string", maxLength: 20 } }
  },
  "GET /api/v1/cbom/audit.csv": {},
  "POST /api/public/cbom/try": {},
  "GET /api/public/cbom/try/{try_id}": { try_id: scanId }
}

const tagsBeyond: ReadonlyArray<string> = [
  "results",
  "publications",
  "runs",
  "schedules",
  "repositories",
  "policies",
  "logos",
  "triage",
  "plans",
  "uploads",
  "members",
  "credentials",
  "demo"
]

/** What is no JSON, by operation. */
const otherTypes: Readonly<Record<string, ReadonlyArray<string>>> = {
  downloadSarif: ["application/sarif+json"],
  downloadTriagedSarif: ["application/sarif+json"],
  downloadReport: ["text/html"],
  readPlan: ["application/json", "text/csv", "text/markdown", "text/html"],
  downloadAudit: ["text/csv"],
  watchScan: ["text/event-stream"]
}

const publicOperations = [
  "GET /api/v1/cbom/health",
  "GET /api/v1/cbom/openapi.json",
  "GET /api/v1/cbom/branding/by-subdomain/{slug}",
  "POST /api/public/cbom/try",
  "GET /api/public/cbom/try/{try_id}"
]

const nameOf = ({ method, path }: (typeof operations)[number]) => `${method} ${path}`

const { parameters: shared = {}, schemas } = theDocument.components

const resolved = (parameter: Fragment): Fragment =>
  typeof parameter["$ref"] === "string" ? Object(shared)[parameter["$ref"].split("/").at(-1) ?? ""] : parameter

const parametersOf = (operation: (typeof operations)[number]["operation"]) =>
  Object.fromEntries(
    operation.parameters
      .map(resolved)
      .map(({ in: place, name, required, schema }) => [name, { in: place, required, schema }])
  )

describe("the OpenAPI document", () => {
  it("is of OpenAPI 3.1.0, the API's version and the installation's address", () => {
    expect(theDocument.openapi).toBe("3.1.0")
    expect(theDocument.info).toMatchObject({ version: "0.1.0", title: "Ciphermap Partner API" })
    expect(theDocument.servers).toEqual([{ url: publicUrl }])
  })

  it("holds the operations of the contract and, under tags of their own, those beyond it and of administrators", () => {
    const admin = operations.filter(({ operation }) => String(operation["tags"]) === "admin")
    const more = operations.filter(({ operation }) => tagsBeyond.includes(String(operation["tags"])))
    const others = operations.filter((one) => !admin.includes(one) && !more.includes(one))
    expect(more.map(nameOf).toSorted()).toEqual(Object.keys(beyond).toSorted())
    expect(others.map(nameOf).toSorted()).toEqual(Object.keys(contract).toSorted())
    expect(admin.map(({ path }) => path.startsWith("/api/admin/cbom/"))).toEqual(admin.map(() => true))
    expect(admin).toHaveLength(6)
  })

  it.each(Object.entries({ ...contract, ...beyond }))(
    "%s has its parameters with their types, bounds and defaults",
    (name, parameters) => {
      const found = operations.find((one) => nameOf(one) === name)
      expect(found && parametersOf(found.operation)).toEqual(parameters)
    }
  )

  it.each(operations)("$method $path says who may call it", ({ operation, ...where }) => {
    const name = nameOf({ operation, ...where })
    const scheme = where.path.startsWith("/api/admin/") ? "admin_token" : "api_key"
    expect(operation.security).toEqual(publicOperations.includes(name) ? [] : [{ [scheme]: [] }])
  })

  it("declares keys as security schemes, since OpenAPI 3.1 ignores a header parameter of the name Authorization", () => {
    const named = operations.flatMap(({ operation }) => Object.keys(parametersOf(operation)))
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter((name) => /^authorization$/i.test(name))).toEqual([])
    expect(Object.keys(Object(theDocument.components["securitySchemes"])).toSorted()).toEqual([
      "admin_token",
      "api_key"
    ])
  })

  it.each(operations)("$method $path has a summary and names of its own", ({ operation }) => {
    expect(operation["summary"]).toMatch(/^[A-Z].{4,50}[^.]$/)
    expect(operation["operationId"]).toMatch(/^[a-z][A-Za-z]+$/)
  })

  it.each(operations)(
    "$method $path documents each response with headers and an example of each body",
    ({ operation }) => {
      for (const [status, { content = {}, description, headers = {} }] of Object.entries(operation.responses)) {
        expect(Object.keys(headers)).toContain("X-Trace-Id")
        expect(description).not.toMatch(/^(?:[A-Z][a-z]+){2,}$/)
        expect(Object.keys(content)).toEqual(
          status === "304" || status === "204"
            ? []
            : Number(status) < 400
              ? (otherTypes[String(operation["operationId"])] ?? ["application/json"])
              : ["application/json", "application/problem+json"]
        )
        for (const { examples } of Object.values(content)) expect(Object.keys(examples ?? {})).not.toEqual([])
      }
    }
  )

  it.each(operations)("$method $path documents what it can answer", ({ operation }) => {
    const statuses = Object.keys(operation.responses)
    const isBodied = operation.requestBody !== undefined
    expect(statuses).toEqual(expect.arrayContaining(["500", "503"]))
    expect(statuses.includes("401")).toBe(operation.security.length > 0)
    expect(statuses.includes("400")).toBe(isBodied)
    expect(statuses.includes("413")).toBe(isBodied)
    expect(statuses.includes("422")).toBe(isBodied || operation.parameters.length > 0)
  })

  it("names the body of 422 as FastAPI does", () => {
    expect(schemas["HTTPValidationError"]?.["properties"]).toMatchObject({
      detail: { type: "array", items: { $ref: "#/components/schemas/ValidationError" } }
    })
    expect(schemas["ValidationError"]?.["required"]).toEqual(["type", "loc", "msg"])
  })

  it("names components as people would, and each once", () => {
    expect(Object.keys(schemas).filter((name) => !/^[A-Z][A-Za-z]+$/.test(name) || name.endsWith("Encoded"))).toEqual(
      []
    )
  })

  it("says that changes with an undeclared field are refused, and that other bodies are not", () => {
    const closed = Object.keys(schemas).filter((name) =>
      JSON.stringify(schemas[name]).includes('additionalProperties":false')
    )
    expect(closed.toSorted()).toEqual([
      "BrandingUpdate",
      "CredentialReplacement",
      "CredentialRequest",
      "LogoUpload",
      "MemberRequest",
      "MemberUpdate",
      "PolicyChoice",
      "PublicationRequest",
      "RepositoryRequest",
      "RepositoryUpdate",
      "TriageRequest",
      "WebhookUpdate"
    ])
  })

  it("says of objects of free shape that they are that", () => {
    const free = { type: "object", additionalProperties: true }
    expect(schemas["BomDocument"]).toMatchObject(free)
    expect(Object(schemas["ValidationError"]?.["properties"]).ctx).toMatchObject(free)
  })

  it("bounds no integer by what JavaScript holds", () => {
    expect(JSON.stringify(theDocument)).not.toContain(String(Number.MAX_SAFE_INTEGER))
  })

  it("asks for a body where one is read, of the lengths that are accepted", () => {
    expect(schemas["ScanRequest"]).toMatchObject({
      required: ["repo_url"],
      properties: {
        repo_url: { type: "string", minLength: 8, maxLength: 400 },
        project_name: { anyOf: [{ type: "string", maxLength: 120 }, { type: "null" }] },
        project_version: { anyOf: [{ type: "string", maxLength: 60 }, { type: "null" }] }
      }
    })
    expect(schemas["ApiKeyRequest"]).toMatchObject({
      required: ["name", "env"],
      properties: { env: { type: "string", enum: ["test"] }, name: { minLength: 1, maxLength: 80 } }
    })
    expect(schemas["BrandingUpdate"]).not.toHaveProperty("required")
  })
})
