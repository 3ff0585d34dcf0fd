import { Buffer } from "node:buffer"
import * as Redacted from "effect/Redacted"
import type { HostLogin } from "../../domain/HostCredential.ts"

/** The descriptor from which the helper reads the credential: a pipe, so that it stands in no argument, variable or file. */
export const CREDENTIAL_DESCRIPTOR = 3

/**
 * Answers git's question for a credential (gitcredentials(7), "Custom helpers") if it is asked for this scheme, host, port and
 * path, and once: the pipe is empty then. Neither `store` nor `erase` does anything. Nothing of the credential stands in it.
 */
const script = (host: string, path: string): string =>
  [
    'f() { test "$1" = get || return 0; n=0',
    'while IFS= read -r line && test -n "$line"',
    `do case $line in protocol=https | 'host=${host}' | 'path=${path}') n=$((n + 1)) ;; esac; done`,
    `test $n = 3 && cat <&${CREDENTIAL_DESCRIPTOR}; }; f`
  ].join("; ")

/** What names of hosts and repositories are made of: nothing that a shell reads as more than itself. */
const PLAIN = /^[\w.:[\]/-]*$/

/** Settings that have git ask the helper for this repository. They come after `credential.helper=`, which removes all others. */
export const helperSettings = ({ host, origin, pathname }: URL): ReadonlyArray<string> => {
  if (!PLAIN.test(host) || !PLAIN.test(pathname)) throw new TypeError("no name of a host and a repository")
  return [`credential.${origin}.helper=!${script(host, pathname.slice(1))}`, `credential.${origin}.useHttpPath=true`]
}

/** Whether a text of a host holds the token that was sent to it, as it is or as HTTP Basic encodes it (RFC 7617). */
export const repeatsToken = (text: string, { username, token }: HostLogin): boolean => {
  const secret = Redacted.value(token)
  const encoded = [`${username}:${secret}`, secret].map((one) => Buffer.from(one).toString("base64"))
  return [secret, ...encoded].some((form) => text.includes(form))
}

/** What the helper answers (git-credential(1), "Input/output format"). Neither part may hold a line end. */
export const credentialAnswer = ({ username, token }: HostLogin): Redacted.Redacted =>
  Redacted.make(`username=${username}\npassword=${Redacted.value(token)}\n`, { label: "credential" })
