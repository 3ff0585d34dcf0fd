import { Buffer } from "node:buffer"
import { mkdtempSync, rmSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { makeAuthority } from "../webhooks/makeAuthority.ts"
import { type GitServer, startGitServer } from "./GitServer.ts"

/** A git server over https that asks for a login, as hosts of private repositories do. */
export interface PrivateGitServer extends GitServer {
  /** The certificate that it is checked against, as GIT_CA_FILE takes it. */
  readonly caFile: string
  /** What it accepts, as `username:token`, and the owner whose repositories that may read. */
  readonly accounts: Map<string, string>
  /** The logins so far, `username:token`. */
  readonly logins: ReadonlyArray<string>
  /** What befalls requests from now on, by a part of their path. */
  readonly faults: Map<string, (asked: IncomingMessage, response: ServerResponse) => void>
}

const status =
  (code: number, headers: Readonly<Record<string, string>> = {}, text = "An answer of the host.\n") =>
  (_asked: IncomingMessage, response: ServerResponse): void => {
    response.writeHead(code, { "content-type": "text/plain", ...headers }).end(text)
  }

const loginIn = ({ headers }: IncomingMessage): string | undefined => {
  const [, encoded] = /^Basic (.+)$/i.exec(headers.authorization ?? "") ?? []
  return encoded === undefined ? undefined : Buffer.from(encoded, "base64").toString()
}

/** Repositories below `open/` are public. Scopes are told as GitHub tells them. */
export const startPrivateGitServer = async (): Promise<PrivateGitServer> => {
  const folder = mkdtempSync(join(tmpdir(), "ciphermap-authority-"))
  const authority = makeAuthority(folder)
  const accounts: PrivateGitServer["accounts"] = new Map()
  const faults: PrivateGitServer["faults"] = new Map()
  const logins: Array<string> = []
  const server = await startGitServer({
    tls: authority.certify("localhost", 1),
    answers: (asked, response) => {
      const path = asked.url ?? ""
      const login = loginIn(asked)
      if (login !== undefined) logins.push(login)
      const fault = [...faults].find(([part]) => path.includes(part))?.[1]
      if (fault !== undefined) {
        fault(asked, response)
        return true
      }
      if (path.startsWith("/open/")) return false
      const owner = login === undefined ? undefined : accounts.get(login)
      if (owner === undefined) status(401, { "www-authenticate": 'Basic realm="git"' })(asked, response)
      else if (!path.startsWith(`/${owner}/`)) status(404)(asked, response)
      else {
        response.setHeader("x-oauth-scopes", "repo, read:org")
        return false
      }
      return true
    }
  })
  return {
    ...server,
    caFile: join(folder, "ca.crt"),
    accounts,
    logins,
    faults,
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
