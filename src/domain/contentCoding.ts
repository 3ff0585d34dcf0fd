export type ContentCoding = "gzip" | "identity"

/** RFC 9110 12.4.2: from 0 to 1 with at most three decimals. */
const weighted = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+)(?:[ \t]*;[ \t]*[qQ]=(0(?:\.[0-9]{0,3})?|1(?:\.0{0,3})?))?$/

/**
 * Weights by coding in lower case; `x-gzip` is `gzip` (RFC 9110 8.4.1.3). What is malformed is not there; the last of
 * two counts.
 */
const weightsIn = (acceptEncoding: string): ReadonlyMap<string, number> =>
  new Map(
    acceptEncoding.split(",").flatMap((one) => {
      const [, coding, weight = "1"] = weighted.exec(one.trim()) ?? []
      return coding === undefined ? [] : [[coding.toLowerCase().replace(/^x-gzip$/, "gzip"), Number(weight)] as const]
    })
  )

/** Whether brotli (RFC 7932) may be sent; a document is not worse in it than in any other coding. */
export const acceptsBrotli = (acceptEncoding: string | undefined): boolean => {
  const weights = weightsIn(acceptEncoding ?? "")
  return (weights.get("br") ?? weights.get("*") ?? 0) > 0
}

/**
 * Whether to send gzip (RFC 9110 12.5.3): where it is accepted, by its name or by `*`, and not less than `identity`.
 * Without the header, and where neither is accepted, the bytes go out as they are.
 */
export const contentCoding = (acceptEncoding: string | undefined): ContentCoding => {
  const weights = weightsIn(acceptEncoding ?? "")
  const gzip = weights.get("gzip") ?? weights.get("*") ?? 0
  const identity = weights.get("identity") ?? 0
  return gzip > 0 && gzip >= identity ? "gzip" : "identity"
}
