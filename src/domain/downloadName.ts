import type { PlanFormat } from "./PlanDocument.ts"
import type { StoredFormat } from "./StoredFormat.ts"

const extensions = {
  cyclonedx: ".cdx.json",
  spdx: ".spdx.json",
  sarif: ".sarif.json",
  html: ".html",
  scan: ".scan.json"
} as const satisfies Record<StoredFormat, string>

/** Bills of materials. */
export type DownloadFormat = "cyclonedx" | "spdx"

/** File systems stop at 255 bytes: this leaves room for the extension and for what a browser adds, such as ` (1)`. */
const maximumBytes = 200

/** What no file system takes, or what would end the name, climb a folder, or turn its direction on a screen. */
const unsafe = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}<>:"/\\|?*%]+/gu

const bytesIn = (text: string): number => new TextEncoder().encode(text).length

const shortened = (text: string): string => {
  let length = 0
  let kept = ""
  for (const character of text) {
    length += bytesIn(character)
    if (length > maximumBytes) return kept
    kept += character
  }
  return kept
}

/** Neither hidden nor climbing: no dots, dashes or white space at the beginning, no dots or white space at the end. */
const clean = (text: string): string =>
  text
    .slice(0, 1_000)
    .normalize("NFC")
    .replace(unsafe, "_")
    .replace(/^[\s.-]+/u, "")
    .replace(/(?<![\s.])[\s.]+$/u, "")

const ascii = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .replace(/[^A-Za-z0-9._+-]+/g, "_")

/** RFC 8187 3.2.1: what is not an attr-char is percent-encoded; encodeURIComponent leaves `'()*` out. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)

const stemOf = (project: string, version: string | null): string => {
  const stem = [clean(project), clean(version ?? "")].filter((part) => part !== "").join("-")
  return stem === "" ? "bom" : shortened(stem).trimEnd()
}

/** The file name of a document: `<project>-<version>.cdx.json`, with nothing that could do harm on a disk. */
export const downloadName = (project: string, version: string | null, format: StoredFormat): string =>
  stemOf(project, version) + extensions[format]

/**
 * The value of Content-Disposition (RFC 6266): `filename` in ASCII without blanks, quotes or percent signs (its
 * appendix D), and `filename*` in UTF-8 (RFC 8187) where the name is another one. A page is for reading at once.
 */
const dispositionOf = (name: string): string => {
  const fallback = ascii(name)
  const plain = `${name.endsWith(".html") ? "inline" : "attachment"}; filename="${fallback}"`
  return fallback === name ? plain : `${plain}; filename*=UTF-8''${encoded(name)}`
}

/** The Content-Disposition of a stored document. */
export const contentDisposition = (project: string, version: string | null, format: StoredFormat): string =>
  dispositionOf(downloadName(project, version, format))

const planExtensions = {
  json: ".plan.json",
  csv: ".plan.csv",
  markdown: ".plan.md",
  html: ".plan.html"
} as const satisfies Record<PlanFormat, string>

/** The Content-Disposition of the plan of a repository. */
export const planDisposition = (repository: string, format: PlanFormat): string =>
  dispositionOf(stemOf(repository, null) + planExtensions[format])
