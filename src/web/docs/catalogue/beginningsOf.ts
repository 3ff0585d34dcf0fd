const NAMED = 4

/** Where the package of a qualified name ends: at its first type, or before its last part. */
const packageOf = (name: string): string | undefined => {
  const [path = ""] = name.replace(/^(?:new|entry) /, "").split(/[#(]/, 1)
  const mark = path.includes("::") ? "::" : "."
  const parts = path.split(mark).slice(0, -1)
  const first = parts.findIndex((part) => /^[A-Z]/.test(part))
  const kept = first > 0 ? parts.slice(0, first) : first < 0 ? parts : parts.slice(0, 2)
  return kept.length === 0 ? undefined : kept.join(mark)
}

/** What the names of a library begin with: its packages and modules, or its first names where it has none. */
export const beginningsOf = (names: ReadonlyArray<string>): ReadonlyArray<string> => {
  const packages = [...new Set(names.flatMap((name) => packageOf(name) ?? []))]
  const outer = packages.filter(
    (one) => !packages.some((other) => other !== one && one.startsWith(other) && /^[.:/]/.test(one.slice(other.length)))
  )
  return (outer.length === 0 ? names : outer).slice(0, NAMED)
}
