import { describe, expect, it } from "vitest"
import { gitFailure } from "../../src/node/git/gitFailure.ts"
import { lastAnswer } from "../../src/node/git/httpTrace.ts"
import { chooseRef } from "../../src/node/git/remoteRefs.ts"

const unable = (why: string): string => `fatal: unable to access 'https://github.com/o/n.git/': ${why}`

describe("what git says when it fails", () => {
  it.each([
    [unable("The requested URL returned error: 301"), "repo_not_found"],
    [unable("The requested URL returned error: 502"), "network_error"],
    [unable("The requested URL returned error: 429"), "upstream_rate_limited"],
    [unable("Could not resolve host: github.com"), "network_error"],
    [unable("Recv failure: Connection reset by peer"), "network_error"],
    [unable("Failed to connect to github.com port 443 after 9 ms: Couldn't connect to server"), "network_error"],
    [unable("server certificate verification failed. CAfile: none CRLfile: none"), "tls_error"],
    [unable("SSL certificate problem: certificate has expired"), "tls_error"],
    [unable("SSL: no alternative certificate subject name matches target host name 'github.com'"), "tls_error"],
    [unable("error:0A000126:SSL routines::unexpected eof while reading"), "tls_error"],
    [unable("gnutls_handshake() failed: An unexpected TLS packet was received."), "tls_error"],
    [unable("Operation too slow. Less than 1000 bytes/sec transferred the last 20 seconds"), "download_timeout"],
    ["fatal: repository 'https://github.com/o/n.git/' not found", "repo_not_found"],
    ["fatal: could not read Username for 'https://github.com': terminal prompts disabled", "repo_not_found"],
    ["fatal: Authentication failed for 'https://github.com/o/n.git/'", "repo_not_found"],
    ["fatal: couldn't find remote ref refs/heads/main", "repo_not_found"],
    ["fatal: remote error: upload-pack: not our ref 1111111111111111111111111111111111111111", "repo_not_found"],
    ["fatal: remote error: Repository not found.", "repo_not_found"],
    ["fatal: remote error: the server is out of order", "network_error"],
    [
      "error: RPC failed; curl 18 transfer closed with outstanding read data remaining\nfatal: early EOF",
      "network_error"
    ],
    ["error: RPC failed; HTTP 503 curl 22 The requested URL returned error: 503", "upstream_rate_limited"],
    ["error: RPC failed; curl 92 HTTP/2 stream 5 was not closed cleanly: CANCEL (err 8)", "network_error"],
    ["fatal: early EOF\nfatal: fetch-pack: invalid index-pack output", "invalid_archive"],
    ["fatal: the remote end hung up unexpectedly", "invalid_archive"],
    ["fatal: protocol error: bad pack header", "invalid_archive"],
    ["error: object 1111: hasDotgit: contains '.git'\nfatal: fsck error in packed object", "invalid_archive"],
    ["fatal: pack has 3 unresolved deltas", "invalid_archive"],
    ["error: https://github.com/o/n.git did not send all necessary objects", "invalid_archive"],
    ["fatal: Out of memory, calloc failed", "repo_too_large"],
    ["fatal: write error: No space left on device", "internal_error"],
    ["sh: 1: exec: git: not found", "internal_error"],
    ["", "internal_error"]
  ])("%s means %s", (stderr, code) => {
    expect(gitFailure(stderr).code).toBe(code)
  })

  it("is not what the host says through it", () => {
    const stderr = `remote: fatal: repository 'https://github.com/o/n.git/' not found\r\u2028fatal: early EOF\n`
    expect(gitFailure(stderr).code).toBe("internal_error")
  })

  it("stands in the log in printable characters, and not at any length", () => {
    const { detail = "" } = gitFailure(`remote: \u001b[31m\u0000é\n${"x".repeat(5_000)}`)
    expect(detail).toMatch(/^x{1000}$/)
    expect(gitFailure("remote: \u001b[31m").detail).toBe("remote: ?[31m")
  })

  it("says how long to wait only where the host limits", () => {
    const answered = { status: 403, retryAfterSeconds: 60 }
    const refused = unable("The requested URL returned error: 403")
    expect(gitFailure(refused, answered)).toMatchObject({ code: "upstream_rate_limited", retryAfterSeconds: 60 })
    expect(gitFailure(refused, { status: 403 }).code).toBe("repo_not_found")
    const broken = unable("The requested URL returned error: 500")
    expect(gitFailure(broken, { status: 500, retryAfterSeconds: 60 }).retryAfterSeconds).toBeUndefined()
  })
})

describe("why git failed with a credential", () => {
  it("is known from what the host answered, of which nothing is repeated", () => {
    const causes = {
      401: "credential_refused",
      403: "credential_refused",
      404: "repo_not_accessible",
      302: "repo_not_accessible",
      410: "repo_not_accessible",
      429: "upstream_rate_limited",
      500: "network_error"
    }
    for (const [status, code] of Object.entries(causes)) {
      const said = `remote: a-token\n${unable(`The requested URL returned error: ${status}`)}`
      const { detail, ...failure } = gitFailure(said, { status: Number(status) }, true)
      expect([failure.code, detail]).toEqual([code, `the host answered ${status}`])
    }
    expect(gitFailure("fatal: Authentication failed for 'https://host/o/n.git/'", {}, true)).toMatchObject({
      code: "credential_refused",
      detail: "the host answered nothing"
    })
    expect(gitFailure("fatal: remote error: a-token not found", { status: 200 }, true)).toMatchObject({
      code: "repo_not_accessible",
      detail: "the host answered 200"
    })
    expect(gitFailure("fatal: a-token", {}, true)).toMatchObject({ code: "internal_error" })
  })
})

describe("the trace of a connection", () => {
  const now = Date.parse("2026-01-01T00:00:00Z")

  const read = (...lines: ReadonlyArray<string>) => {
    const text = lines.map((line) => `08:00:00.000000 http.c:725              <= Recv header: ${line}\n`)
    return lastAnswer(text.join(""), now)
  }

  it("tells the last answer", () => {
    expect(
      read("HTTP/1.1 200 OK", "Retry-After: 1", "Content-Type: text/a", "", "HTTP/2 429 ", "Retry-After: 7\r", "x: y")
    ).toEqual({ status: 429, retryAfterSeconds: 7 })
  })

  it.each([
    ["0", 0],
    ["99999999", 86_400],
    ["Thu, 01 Jan 2026 00:01:30 GMT", 90],
    ["Wed, 31 Dec 2025 00:00:00 GMT", 0],
    ["soon", undefined],
    ["-1", undefined]
  ])("reads Retry-After: %s", (text, seconds) => {
    expect(read("HTTP/1.1 503 x", `retry-after: ${text}`).retryAfterSeconds).toBe(seconds)
  })

  it("may be missing or say nothing", () => {
    expect(lastAnswer("", now)).toEqual({})
    expect(read("Retry-After: 3")).toEqual({})
  })
})

describe("what a host lists", () => {
  const id = (digit: string) => digit.repeat(40)

  it.each([
    [
      null,
      [`ref: refs/heads/dev\tHEAD`, `${id("1")}\tHEAD`],
      { commit: id("1"), ref: "dev", source: "refs/heads/dev" }
    ],
    [null, [`${id("1")}\tHEAD`], { commit: id("1"), ref: null, source: "HEAD" }],
    [
      null,
      [`ref: refs/heads/--upload-pack=x\tHEAD`, `${id("1")}\tHEAD`],
      { commit: id("1"), ref: null, source: "HEAD" }
    ],
    [null, [`ref: refs/heads/a:b\tHEAD`, `${id("1")}\tHEAD`], { commit: id("1"), ref: null, source: "HEAD" }],
    ["x", [`${id("1")}\tHEAD`, `${id("2")}\trefs/heads/a/refs/heads/x`], "repo_not_found"],
    [id("3"), [`${id("1")}\tHEAD`, `${id("2")}\trefs/heads/${id("3")}`], { commit: id("2"), ref: id("3") }],
    [id("3"), [`${id("1")}\tHEAD`], { commit: id("3"), ref: null, source: id("3") }],
    ["3".repeat(64), [`${id("1")}\tHEAD`], { commit: "3".repeat(64), ref: null }],
    ["main", ["nonsense", "x\tHEAD", `${id("1")} HEAD`], "repo_empty"]
  ])("decides what %s is in %j", (ref, lines, expected) => {
    const chosen = chooseRef(ref, lines.join("\n"))
    if (typeof expected === "string") expect(chosen).toBe(expected)
    else expect(chosen).toMatchObject(expected)
  })
})
