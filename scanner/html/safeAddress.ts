const BASE = "https://report.invalid/r/"

/** Whether an address is relative, or https without credentials. */
export const isSafe = (href: string): boolean => {
  if (href === "" || /[\u0000-\u0020\\]/.test(href) || href.startsWith("//")) return false
  const url = URL.parse(href, BASE)
  return url !== null && url.protocol === "https:" && url.username === "" && url.password === ""
}
