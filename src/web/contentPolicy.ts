import { sha256 } from "@noble/hashes/sha2.js"
import { utf8ToBytes } from "@noble/hashes/utils.js"
import * as Base64 from "effect/encoding/Base64"

const hashOf = (text: string): string => `'sha256-${Base64.encode(sha256(utf8ToBytes(text)))}'`

interface Allowed {
  /** The one style sheet that stands in the page. */
  readonly style: string
  /** Where images come from beside this server. */
  readonly images: ReadonlyArray<string>
}

/** Of a page: our own scripts and style sheets, forms to ourselves, in nobody's frame. https://www.w3.org/TR/CSP3/ */
export const contentPolicy = ({ style, images }: Allowed): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${hashOf(style)}`,
    ["img-src 'self' data:", ...new Set(images)].join(" "),
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'"
  ].join("; ")
