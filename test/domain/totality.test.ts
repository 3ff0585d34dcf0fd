import { describe, expect, it } from "@effect/vitest"
import * as Schema from "effect/Schema"
import { ApiKeyPrefix, parseApiKey } from "../../src/domain/ApiKeyText.ts"
import { parseAuthorization } from "../../src/domain/AuthorizationHeader.ts"
import { parseAccentColor } from "../../src/domain/branding/AccentColor.ts"
import { parseBrandingUrl, parseDisplayText, parseEmailAddress } from "../../src/domain/branding/brandingTexts.ts"
import { parseSubdomain } from "../../src/domain/branding/Subdomain.ts"
import { clientAddress, isSecureRequest } from "../../src/domain/clientAddress.ts"
import { contentCoding } from "../../src/domain/contentCoding.ts"
import { contentDisposition } from "../../src/domain/downloadName.ts"
import { namesEntityTag } from "../../src/domain/entityTag.ts"
import { parseHttpDate } from "../../src/domain/httpDate.ts"
import { IdempotencyKey, requestHash } from "../../src/domain/idempotencyKey.ts"
import { parseCidrs, parseIpAddress } from "../../src/domain/IpAddress.ts"
import { isRefName } from "../../src/domain/refName.ts"
import { parseRepositoryUrl } from "../../src/domain/RepositoryUrl.ts"
import { hostileTexts } from "./hostileTexts.ts"

const prefix = ApiKeyPrefix.make("cbk")
const peer = { address: "::1", trusted: [{ version: 6, value: 1n, prefix: 128 }] } as const

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  "an API key": (text) => parseApiKey(prefix, text),
  "an Authorization header": parseAuthorization,
  "an accent colour": parseAccentColor,
  "a branding URL": parseBrandingUrl,
  "a display text": (text) => parseDisplayText("tagline", text),
  "an e-mail address": parseEmailAddress,
  "a subdomain": parseSubdomain,
  "a list of CIDRs": parseCidrs,
  "X-Forwarded-For": (text) => clientAddress(peer, text),
  "the address of a peer": (text) => clientAddress({ ...peer, address: text }, "::2"),
  "X-Forwarded-Proto": (text) => isSecureRequest(peer, { isTls: false, forwardedProto: text }),
  "Accept-Encoding": contentCoding,
  "a project name": (text) => contentDisposition(text, text, "cyclonedx"),
  "If-None-Match": (text) => namesEntityTag(text, '"a"'),
  "an HTTP date": (text) => parseHttpDate(text, 0),
  "an Idempotency-Key": Schema.is(IdempotencyKey),
  "a request": (text) => requestHash(text, text, new Uint8Array()),
  "an IP address": parseIpAddress,
  "the name of a ref": isRefName,
  "a repository URL": (text) => parseRepositoryUrl(text)
}

describe.each(Object.entries(readers))("%s", (_, read) => {
  it("never throws, however long or broken the text", () => {
    for (const text of hostileTexts) expect(() => read(text)).not.toThrow()
  })

  it.prop("never throws, and says the same twice", { text: Schema.String }, ({ text }) => {
    expect(JSON.stringify(read(text), bigints)).toBe(JSON.stringify(read(text), bigints))
  })
})

const bigints = (_: string, value: unknown) => (typeof value === "bigint" ? String(value) : value)
