import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"
import { coveredSegments, credentialPath } from "../../src/domain/credentialPaths.ts"
import { isOverPrivileged } from "../../src/domain/CredentialRecord.ts"

describe("the paths of a credential", () => {
  it("cover a repository, an owner or a group, and what is below them, by whole names", () => {
    expect(coveredSegments(["acme/app"], "acme/app")).toBe(2)
    expect(coveredSegments(["acme"], "acme/app")).toBe(1)
    expect(coveredSegments(["acme", "acme/app"], "acme/app")).toBe(2)
    expect(coveredSegments(["group/sub"], "group/sub/app")).toBe(2)
    for (const path of ["acme/ap", "acme/app/x", "acm", "Acme", "acme/App", "other", "app", "", "acme/app.git"])
      expect([path, coveredSegments([path], "acme/app")]).toEqual([path, 0])
    expect(coveredSegments([], "acme/app")).toBe(0)
  })

  it("are written as paths or addresses of the host", () => {
    const read = (written: string) => Result.getOrUndefined(credentialPath("git.example.org", written))
    expect(read("https://GIT.example.org/acme/app.git")).toBe("acme/app")
    expect(read("acme/app/")).toBe("acme/app")
    expect(read("a.b/c-d_e")).toBe("a.b/c-d_e")
    for (const written of ["", "/", "a b", "a//b", "..", "a/.", "a/*", "https://git.example.org.evil.example/a", "é"])
      expect([written, read(written)]).toEqual([written, undefined])
  })
})

describe("the scopes of a token", () => {
  it.each([
    [null, null],
    ["", false],
    ["read_repository", false],
    ["read:org, read_api", false],
    ["repository:read", false],
    ["repo", true],
    ["read_repository, write_repository", true],
    ["public_repo", true]
  ])("%j allow more than reading: %j", (scopes, isMore) => {
    expect(isOverPrivileged(scopes)).toBe(isMore)
  })
})
