const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/**
 * Names that never lead to the public Internet: RFC 6761, 6762, 7686, 8375, and `internal` as ICANN set it apart in
 * 2024.
 */
const nowhere = ["localhost", "local", "internal", "invalid", "onion", "home.arpa"]

/**
 * Whether a host, as WHATWG URL writes it, is a name in the public DNS: two labels or more of RFC 1123 2.1, at most 253
 * characters, no address, no root dot and no special-use name.
 */
export const isDnsName = (host: string): boolean => {
  if (host.length > 253) return false
  const labels = host.split(".")
  if (labels.length < 2 || !labels.every((one) => label.test(one))) return false
  if (/^[0-9]+$/.test(labels.at(-1) ?? "")) return false
  return !nowhere.some((name) => host === name || host.endsWith(`.${name}`))
}
