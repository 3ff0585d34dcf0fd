import type { HttpServerRequest } from "effect/http/HttpServerRequest"
import { sessionHours } from "../../keys/Sessions.ts"

/** Browsers accept the first one only over HTTPS, for this host only. RFC 6265bis, 4.1.3.2 */
const cookieName = (isSecure: boolean): string => (isSecure ? "__Host-ciphermap" : "ciphermap")

export const sessionSecretIn = ({ cookies }: HttpServerRequest, isSecure: boolean): string | undefined =>
  cookies[cookieName(isSecure)]

const written = (isSecure: boolean, value: string, seconds: number): string =>
  `${cookieName(isSecure)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`

export const sessionCookie = (secret: string, isSecure: boolean): string =>
  written(isSecure, secret, sessionHours * 3_600)

export const endedCookie = (isSecure: boolean): string => written(isSecure, "", 0)
