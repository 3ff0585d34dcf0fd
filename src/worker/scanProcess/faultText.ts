const MAX_FRAMES = 8

/** The name and stack frames of an error without its message, which may repeat text of the repository. */
export const faultText = (fault: unknown): string => {
  if (!(fault instanceof Error)) return `a ${typeof fault} was thrown`
  const code = (fault as { readonly code?: unknown }).code
  const frames = (fault.stack ?? "")
    .replace(fault.message, "")
    .split("\n")
    .filter((line) => /^\s+at .+:\d+:\d+\)?$/.test(line))
  const name = typeof code === "string" && /^[A-Z_]+$/.test(code) ? `${fault.name} ${code}` : fault.name
  return [name, ...frames.slice(0, MAX_FRAMES).map((frame) => frame.trim())].join(" ")
}
