import { finding } from "../scanner/bom/findings.ts"
import { patience } from "../support/patience.ts"
import type { Answer, Asked } from "../service/ask.ts"
import type { TestService } from "../service/startService.ts"
import { writtenDocuments } from "../service/writtenDocuments.ts"

const json = { "content-type": "application/json" }

/** What `ciphermap scan --format json` writes of a program with these weaknesses. */
export const scanDocument = (): string =>
  writtenDocuments([
    finding("hash", { name: "MD5", primitive: "hash" }),
    finding("cipher", { name: "DES", mode: "ecb", keyBits: 56 })
  ]).scan.toString()

/** Uploads a document for a tenant's key. */
export const upload = (
  service: TestService,
  key: string,
  document: string | Uint8Array,
  query: Readonly<Record<string, string>> = { name: "payments" },
  asked: Asked = {}
): Promise<Answer> =>
  service.v1(`/uploads?${new URLSearchParams(query)}`, {
    key,
    method: "POST",
    raw: document,
    ...asked,
    headers: { ...json, ...asked.headers }
  })

/** The record of a scan once it has ended. */
export const endedScan = async (service: TestService, key: string, id: string) => {
  for (const pause = patience(); ; await pause()) {
    const { json: scan } = await service.v1(`/scans/${id}`, { key })
    if (scan.status === "completed" || scan.status === "failed") return scan
  }
}

/** Uploads a document, and waits for its scan. */
export const uploaded = async (...[service, key, ...of]: Parameters<typeof upload>) => {
  const { json: created, status, text } = await upload(service, key, ...of)
  if (status !== 201) throw new Error(`not taken: ${text}`)
  return endedScan(service, key, created.id)
}
