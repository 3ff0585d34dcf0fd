/** The payload of an event. */
export type EventData = Readonly<Record<string, unknown>>

/** Standard Webhooks asks for payloads below 20 kB; the envelope takes some hundred bytes of it. */
const mostBytes = 19_000

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value) ?? "").length

/** Without its largest fields where all of it would be too large; says so in a field of its own. */
export const boundedData = (data: EventData): EventData => {
  if (bytesOf(data) <= mostBytes) return data
  const fields = Object.entries(data).map(([key, value]) => ({ key, bytes: bytesOf({ [key]: value }) }))
  const kept = new Set<string>()
  let left = mostBytes - bytesOf({ truncated: true })
  for (const { bytes, key } of fields.toSorted((one, other) => one.bytes - other.bytes)) {
    if ((left -= bytes) >= 0) kept.add(key)
  }
  return { ...Object.fromEntries(Object.entries(data).filter(([key]) => kept.has(key))), truncated: true }
}
