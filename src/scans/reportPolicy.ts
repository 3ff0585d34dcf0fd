import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Stream from "effect/Stream"
import type { StoredBom } from "./Boms.ts"
import type { ReadFault } from "./documentReader.ts"

/** The Content-Security-Policy in a report's head: one style sheet and one script, named by their hashes. */
const declared = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/

const nothing = "default-src 'none'"

/** The policy in a report's head, as a header that forbids framing too. A report without one may load nothing. */
export const declaredPolicy = (head: string): string => {
  const policy = declared.exec(head)?.[1]?.replaceAll("&#39;", "'") ?? nothing
  return `${policy}; frame-ancestors 'none'`
}

/** The policy of a stored report. */
export const reportPolicy = (report: StoredBom): Effect.Effect<string, ReadFault> =>
  Effect.map(Stream.runHead(report.bytes("identity")), (head) =>
    declaredPolicy(new TextDecoder().decode(Option.getOrElse(head, () => new Uint8Array(0))))
  )
