import * as Redacted from "effect/Redacted"

/** Most texts contain no secret: this one search rules them out. */
const suspicious =
  /_(?:live|test)_|whsec_|PRIVATE KEY|bearer|authorization|:\/\/|passw|passphrase|pwd|secret|token|api[_-]?key/i

/** Patterns of secrets, and what replaces them. The lookup part of an API key is not secret. */
const patterns: ReadonlyArray<readonly [pattern: RegExp, kept: string]> = [
  [/-----BEGIN ([A-Z0-9 ]{0,40}PRIVATE KEY)-----[\s\S]*?(?:-----END \1-----|$)/g, "[redacted private key]"],
  [/(_(?:live|test)_[0-9A-Za-z]{12,20})_[0-9A-Za-z]{12,}/g, "$1_[redacted]"],
  [/whsec_[A-Za-z0-9+/=_-]+/g, "whsec_[redacted]"],
  [/(authorization["']?\s*[:=]\s*["']?[a-z]+\s+)[^\s"',;]+/gi, "$1[redacted]"],
  [/(bearer\s+)[A-Za-z0-9\-._~+/]{16,}=*/gi, "$1[redacted]"],
  [/:\/\/[^\s/?#"'<>]*@/g, "://[redacted]@"],
  [/:\/\/[^\s/?#"'<>:]*:[^\s"'<>]{1,200}@/g, "://[redacted]@"],
  [/((?:password|passwd|passphrase|pwd|secret|token|api[_-]?key)(?:=|"\s*:\s*"))[^\s"'&,;]+/gi, "$1[redacted]"]
]

const shortestExact = 8

const decoded = (bytes: string): string =>
  new TextDecoder().decode(Uint8Array.from(bytes.slice(1).split("%"), (byte) => Number.parseInt(byte, 16)))

const unescaped = (text: string): string => text.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => decoded(bytes))

/** The password of an address, as written and decoded. */
const passwordsIn = (address: string): ReadonlyArray<string> => {
  const written = /^[^:]+:\/\/[^:]*:(.*)@/s.exec(address)?.[1]
  return written === undefined ? [] : [written, unescaped(written)]
}

/**
 * Redacts what must not be logged: the given secrets, and whatever looks like an API key, a bearer token, a webhook's
 * secret, a private key or a password in an address.
 */
export const redactor = (secrets: ReadonlyArray<Redacted.Redacted | undefined> = []): ((text: string) => string) => {
  const exact = secrets
    .flatMap((secret) => (secret === undefined ? [] : [Redacted.value(secret)]))
    .flatMap((text) => [text, ...passwordsIn(text)])
    .filter((text) => text.length >= shortestExact)
  return (text) => {
    let rest = text
    for (const secret of exact) if (rest.includes(secret)) rest = rest.replaceAll(secret, "[redacted]")
    if (!suspicious.test(rest)) return rest
    for (const [pattern, kept] of patterns) rest = rest.replace(pattern, kept)
    return rest
  }
}
