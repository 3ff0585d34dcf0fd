import { describe, expect, it } from "@effect/vitest"
import * as Schema from "effect/Schema"
import { contentDisposition, downloadName } from "../../src/domain/downloadName.ts"

const decoded = (header: string): string | undefined => {
  const [, encoded] = /filename\*=UTF-8''([^;]*)$/.exec(header) ?? []
  return encoded === undefined ? undefined : decodeURIComponent(encoded)
}

describe("the name of a download", () => {
  it.each([
    ["hello", "1.0.0", "hello-1.0.0.cdx.json"],
    ["octo/hello", "1.0.0", "octo_hello-1.0.0.cdx.json"],
    ["Müller Audit", "v2", "Müller Audit-v2.cdx.json"],
    ["../../etc/passwd", "1", "_.._etc_passwd-1.cdx.json"],
    ["..\\..\\x", "1", "_.._x-1.cdx.json"],
    [".bashrc", "1", "bashrc-1.cdx.json"],
    ["-rf", "1", "rf-1.cdx.json"],
    ["a", "..", "a.cdx.json"],
    ["", "", "bom.cdx.json"],
    ["...", " ", "bom.cdx.json"],
    ["a\r\nSet-Cookie: x", "1", "a_Set-Cookie_ x-1.cdx.json"],
    ['a"; filename="b.exe', "1", "a_; filename=_b.exe-1.cdx.json"],
    ["gpj\u202eexe", "1", "gpj_exe-1.cdx.json"],
    ["a\0b", "1", "a_b-1.cdx.json"],
    ["a\ud800b", "1", "a_b-1.cdx.json"],
    ["100%41", "1", "100_41-1.cdx.json"],
    ["e\u0301", "1", "é-1.cdx.json"]
  ])("of %j in version %j is %j", (project, version, expected) => {
    expect(downloadName(project, version, "cyclonedx")).toBe(expected)
  })

  it("tells the format", () => {
    expect(downloadName("hello", "1.0.0", "spdx")).toBe("hello-1.0.0.spdx.json")
    expect(downloadName("hello", "1.0.0", "sarif")).toBe("hello-1.0.0.sarif.json")
    expect(downloadName("hello", "1.0.0", "scan")).toBe("hello-1.0.0.scan.json")
    expect(downloadName("hello", "1.0.0", "html")).toBe("hello-1.0.0.html")
  })

  it("is that of a file to keep, but of a report that is to be read", () => {
    expect(contentDisposition("hello", "1", "sarif")).toBe('attachment; filename="hello-1.sarif.json"')
    expect(contentDisposition("Ünï", "1", "html")).toBe(
      `inline; filename="Uni-1.html"; filename*=UTF-8''%C3%9Cn%C3%AF-1.html`
    )
  })

  it.prop(
    "is safe on any disk, and not too long for one",
    { project: Schema.String, version: Schema.String },
    ({ project, version }) => {
      const name = downloadName(project, version, "cyclonedx")
      expect(name).not.toMatch(/[\p{Cc}\p{Cs}\p{Bidi_Control}<>:"/\\|?*%]/u)
      expect(name).not.toMatch(/^[.\s-]/)
      expect(name).toMatch(/[^\s]\.cdx\.json$/)
    }
  )

  it.each(["a", "é", "監", "🔒", "e\u0301"])("of a long project of %s is cut between characters", (character) => {
    const name = downloadName(character.repeat(120), character.repeat(60), "cyclonedx")
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(210)
    expect(Buffer.byteLength(name)).toBeGreaterThan(180)
    expect(name.isWellFormed()).toBe(true)
    expect(name).not.toContain("\ufffd")
  })
})

it("a name that is cut before a word ends with the word before", () => {
  expect(downloadName(`${"a".repeat(199)} b`, "1", "cyclonedx")).toBe(`${"a".repeat(199)}.cdx.json`)
})

describe("Content-Disposition", () => {
  it.each([
    ["hello", `attachment; filename="hello-1.cdx.json"`],
    ["Müller Audit", `attachment; filename="Muller_Audit-1.cdx.json"; filename*=UTF-8''M%C3%BCller%20Audit-1.cdx.json`],
    ["監査", `attachment; filename="_-1.cdx.json"; filename*=UTF-8''%E7%9B%A3%E6%9F%BB-1.cdx.json`],
    ["a'(b)*", `attachment; filename="a_b__-1.cdx.json"; filename*=UTF-8''a%27%28b%29_-1.cdx.json`]
  ])("of %j is %s", (project, expected) => {
    expect(contentDisposition(project, "1", "cyclonedx")).toBe(expected)
  })

  it.prop(
    "is one header of ASCII, from which the name is read again",
    { project: Schema.String, version: Schema.String },
    ({ project, version }) => {
      const header = contentDisposition(project, version, "spdx")
      expect(header).toMatch(
        /^attachment; filename="[A-Za-z0-9._+-]+\.spdx\.json"(?:; filename\*=UTF-8''(?:[A-Za-z0-9!#$&+\-.^_`|~]|%[0-9A-F]{2})+)?$/
      )
      const name = downloadName(project, version, "spdx")
      expect(decoded(header) ?? /filename="([^"]*)"/.exec(header)?.[1]).toBe(name)
    }
  )
})
