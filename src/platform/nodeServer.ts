import { readFileSync } from "node:fs"
import { createServer as createPlainServer, type Server } from "node:http"
import { createServer as createTlsServer } from "node:https"
import type { Values } from "../config/settings.ts"

/** What a client may take: slow headers and bodies, many or doubled headers, and idle connections all end. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 16_384,
  joinDuplicateHeaders: true
} as const

/** The HTTP server, with TLS when the configuration names a certificate. */
export const nodeServer = ({ tlsCertificate, tlsKey }: Values): Server => {
  if (tlsCertificate === undefined || tlsKey === undefined) return createPlainServer(limits)
  return createTlsServer({
    ...limits,
    minVersion: "TLSv1.2",
    cert: readFileSync(tlsCertificate),
    key: readFileSync(tlsKey)
  })
}
