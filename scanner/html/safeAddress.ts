const BASE = "https://report.invalid/r/"

/** Not by another scheme, and not to another host than the page's own but by https and its name. */
export const isSafe = (href: string): boolean => {
  if (href === "" || /[\u0000-\u0020\\]/.test(href) || href.startsWith("//")) return false
  const url = URL.parse(href, BASE)
  return url !== null && url.protocol === "https:" && url.username === "" && url.password === ""
}
