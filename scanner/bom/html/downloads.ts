import type { Download } from "./Report.ts"

const BASE = "https://report.invalid/r/"

/** Not by another scheme, and not to another host than the page's own but by https and its name. */
const isSafe = (href: string): boolean => {
  if (href === "" || /[\u0000-\u0020\\]/.test(href) || href.startsWith("//")) return false
  const url = URL.parse(href, BASE)
  return url !== null && url.protocol === "https:" && url.username === "" && url.password === ""
}

/** Those whose address is relative or https. */
export const safeDownloads = (downloads: ReadonlyArray<Download> = []): ReadonlyArray<Download> =>
  downloads.filter(({ href }) => isSafe(href))
