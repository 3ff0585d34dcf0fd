import { sha256 } from "@noble/hashes/sha2.js"
import { utf8ToBytes } from "@noble/hashes/utils.js"

/** The source expression of a content security policy that allows exactly this text. */
export const hashSource = (text: string): string =>
  `'sha256-${btoa(String.fromCharCode(...sha256(utf8ToBytes(text))))}'`

/** Allows one style sheet, one script and the images of these sources, and nothing else (Content Security Policy Level 3). */
export const contentPolicy = (style: string, script: string, imageSources: ReadonlyArray<string>): string =>
  [
    "default-src 'none'",
    `style-src ${hashSource(style)}`,
    `script-src ${hashSource(script)}`,
    ...(imageSources.length === 0 ? [] : [`img-src ${imageSources.join(" ")}`]),
    "base-uri 'none'",
    "form-action 'none'"
  ].join("; ")
