import type { Facts } from "../model/Facts.ts"
import type { Notation } from "./Notation.ts"

/** No name is longer. */
const MAX_LENGTH = 80

const VERSIONS: ReadonlyMap<string, string> = new Map([
  ["10", "1.0"],
  ["11", "1.1"],
  ["12", "1.2"],
  ["13", "1.3"]
])

/** The lowest version is behind the first of these; what stands in front of it decides how it is written. */
const SPELLINGS: ReadonlyArray<RegExp> = [
  /^ELBSecurityPolicy-(?:TLS13|TLS|FS)-(1-[0-3])(?:-|$)/,
  /^Policy-Min-TLS-(1-[0-3])-/,
  /^SecurityPolicy_TLS13_(1_[0-3])_/,
  /^TLSv(1\.[1-3])(?:_\d{4})?$/,
  /^TLS_?v?(1[._][0-3])$/i,
  /^(1\.[0-3])$/
]

const FROM_10 = /^(?:TLSv1(?:_2016)?|ELBSecurityPolicy-(?:2016-08|2015-05|FS-2018-06))$/

/** The lowest version of TLS that policies of AWS, Azure and Google Cloud allow, by their names in those services. */
export const cloudTls: Notation = {
  ofText: (written): Facts | undefined => {
    if (written.length > MAX_LENGTH) return undefined
    if (FROM_10.test(written)) return { name: "TLS", version: "1.0" }
    const found = SPELLINGS.map((spelling) => spelling.exec(written)?.[1]).find((one) => one !== undefined)
    const version = VERSIONS.get(found?.replace(/\D/g, "") ?? "")
    return version === undefined ? undefined : ({ name: "TLS", version } as Facts)
  }
}
