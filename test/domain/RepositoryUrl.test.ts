import { describe, expect, it } from "@effect/vitest"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import {
  anyForge,
  completedRepositoryUrl,
  type Forges,
  forgesOf,
  parseRepositoryUrl,
  publicForges
} from "../../src/domain/RepositoryUrl.ts"

const read = (text: string, forges?: Forges) =>
  Result.match(parseRepositoryUrl(text, forges), {
    onSuccess: ({ host, owner, name, ref }) => `${host} ${owner} ${name} ${ref}`,
    onFailure: ({ reason }) => reason
  })

const message = (text: string) =>
  Result.match(parseRepositoryUrl(text), { onSuccess: () => undefined, onFailure: (refusal) => refusal.message })

const Segment = Schema.String.check(Schema.isPattern(/^[a-z0-9][A-Za-z0-9_.-]{0,12}[a-z0-9]$/)).check(
  Schema.makeFilter((text) => !/\.git$|\.lock$|\.\./i.test(text))
)

describe("a repository URL", () => {
  it.each([
    ["https://github.com/octo/hello", "github.com octo hello null"],
    ["https://github.com/octo/hello/", "github.com octo hello null"],
    ["https://github.com/octo/hello.git", "github.com octo hello null"],
    ["https://github.com/octo/hello.git/", "github.com octo hello null"],
    ["HTTPS://GitHub.COM/Octo/Hello", "github.com Octo Hello null"],
    ["https://github.com:443/octo/hello", "github.com octo hello null"],
    ["https://github.com:/octo/hello", "github.com octo hello null"],
    ["https://github.com/octo/.github", "github.com octo .github null"],
    ["https://github.com/octo/-", "github.com octo - null"],
    ["https://github.com/octo/a.b-c_d", "github.com octo a.b-c_d null"],
    ["https://github.com/octo/tree", "github.com octo tree null"],
    ["https://gitlab.com/group/name", "gitlab.com group name null"],
    ["https://gitlab.com/group/sub/sub2/name.git", "gitlab.com group/sub/sub2 name null"],
    ["https://bitbucket.org/octo/hello", "bitbucket.org octo hello null"],
    ["https://codeberg.org/octo/hello", "codeberg.org octo hello null"]
  ])("%s names a repository", (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  it.each([
    ["https://github.com/octo/hello/tree/main", "main"],
    ["https://github.com/octo/hello/tree/main/", "main"],
    ["https://github.com/octo/hello/tree/feature/x", "feature/x"],
    ["https://github.com/octo/hello/tree/tree", "tree"],
    ["https://github.com/octo/hello/tree/fix%2312", "fix#12"],
    ["https://github.com/octo/hello/tree/f%C3%BCnf", "fünf"],
    ["https://github.com/octo/hello/tree/a%2Fb", "a/b"],
    ["https://github.com/octo/hello/tree/100%25", "100%"],
    ["https://codeberg.org/octo/hello/src/branch/main", "main"],
    ["https://codeberg.org/octo/hello/src/tag/v1.0", "v1.0"],
    ["https://codeberg.org/octo/hello/src/commit/0123abc", "0123abc"],
    ["https://gitlab.com/group/sub/hello/-/tree/main", "main"],
    ["https://gitlab.com/group/hello/-/tree/a/-/b", "a/-/b"],
    ["https://bitbucket.org/octo/hello/src/main/", "main"]
  ])("%s names the ref %s", (text, ref) => {
    expect(Result.getOrThrow(parseRepositoryUrl(text))).toMatchObject({ name: "hello", ref })
  })

  it.each([
    ["not_https", "http://github.com/octo/hello"],
    ["not_https", "git://github.com/octo/hello"],
    ["not_https", "ssh://git@github.com/octo/hello"],
    ["not_https", "git@github.com:octo/hello.git"],
    ["not_https", "github.com/octo/hello"],
    ["not_https", "https:/github.com/octo/hello"],
    ["not_https", "https:github.com/octo/hello"],
    ["not_https", "//github.com/octo/hello"],
    ["not_https", "file:///etc/passwd"],
    ["not_https", "ext::sh -c id".replaceAll(" ", "%20")],
    ["not_https", "javascript:alert(1)"],
    ["not_https", "--upload-pack=id"],
    ["not_https", ""],
    ["has_credentials", "https://user@github.com/octo/hello"],
    ["has_credentials", "https://user:pw@github.com/octo/hello"],
    ["has_credentials", "https://@github.com/octo/hello"],
    ["has_credentials", "https://github.com@evil.example/octo/hello"],
    ["has_port", "https://github.com:8443/octo/hello"],
    ["has_port", "https://github.com:80/octo/hello"],
    ["has_query", "https://github.com/octo/hello?a=b"],
    ["has_query", "https://github.com/octo/hello?"],
    ["has_query", "https://evil.example?github.com/octo/hello"],
    ["has_fragment", "https://github.com/octo/hello#readme"],
    ["has_fragment", "https://github.com/octo/hello#"],
    ["has_fragment", "https://github.com/octo/hello#a?b"],
    ["backslash", "https://github.com\\octo\\hello"],
    ["backslash", "https:\\\\github.com/octo/hello"],
    ["backslash", "https://evil.example\\@github.com/octo/hello"],
    ["not_visible_ascii", "https://github.com/octo/hel lo"],
    ["not_visible_ascii", " https://github.com/octo/hello"],
    ["not_visible_ascii", "https://github.com/octo/hello\n"],
    ["not_visible_ascii", "https://git\thub.com/octo/hello"],
    ["not_visible_ascii", "https://github.com/octo/hello\0"],
    ["not_visible_ascii", "https://gıthub.com/octo/hello"],
    ["not_visible_ascii", "https://ｇithub.com/octo/hello"],
    ["not_visible_ascii", "https://github。com/octo/hello"],
    ["not_visible_ascii", "https://github.com/octo/hellö"],
    ["not_visible_ascii", "https://github.com/octo/\ud800"],
    ["invalid_host", "https:///octo/hello"],
    ["invalid_host", "https://%67ithub.com/octo/hello"],
    ["invalid_host", "https://github.com:99999/octo/hello"],
    ["invalid_host", "https://git<hub.com/octo/hello"],
    ["invalid_host", "https://[::1/octo/hello"],
    ["host_not_allowed", "https://evil.example/octo/hello"],
    ["host_not_allowed", "https://github.com.evil.example/octo/hello"],
    ["host_not_allowed", "https://notgithub.com/octo/hello"],
    ["host_not_allowed", "https://www.github.com/octo/hello"],
    ["host_not_allowed", "https://github.com./octo/hello"],
    ["host_not_allowed", "https://127.0.0.1/octo/hello"],
    ["host_not_allowed", "https://0x7f000001/octo/hello"],
    ["host_not_allowed", "https://2130706433/octo/hello"],
    ["host_not_allowed", "https://[::1]/octo/hello"],
    ["host_not_allowed", "https://localhost/octo/hello"],
    ["host_not_allowed", "https://169.254.169.254/latest/meta-data"],
    ["host_not_allowed", "https://constructor/octo/hello"],
    ["dot_segment", "https://github.com/octo/../hello"],
    ["dot_segment", "https://github.com/octo/./hello"],
    ["dot_segment", "https://github.com/octo/%2e%2E/hello"],
    ["dot_segment", "https://github.com/octo/.%2e"],
    ["dot_segment", "https://github.com/octo/.."],
    ["dot_segment", "https://github.com/octo/hello/tree/a/../b"],
    ["empty_segment", "https://github.com//octo/hello"],
    ["empty_segment", "https://github.com/octo//hello"],
    ["empty_segment", "https://github.com/octo/hello//"],
    ["not_a_repository", "https://github.com"],
    ["not_a_repository", "https://github.com/"],
    ["not_a_repository", "https://github.com/octo"],
    ["not_a_repository", "https://github.com/octo/"],
    ["not_a_repository", "https://github.com/octo/.git"],
    ["not_a_repository", "https://github.com/octo/hello.git.git"],
    ["not_a_repository", "https://github.com/octo/hello.GIT"],
    ["not_a_repository", "https://github.com/octo.git/hello"],
    ["not_a_repository", "https://github.com/octo/hel%6Co"],
    ["not_a_repository", "https://github.com/octo/hello%00"],
    ["not_a_repository", "https://github.com/octo/hello%2Fx"],
    ["not_a_repository", "https://github.com/octo/hello%ff"],
    ["not_a_repository", "https://github.com/octo/hello;x"],
    ["not_a_repository", "https://github.com/octo/$(id)"],
    ["not_a_repository", "https://github.com/octo/hello/blob/main/a.ts"],
    ["not_a_repository", "https://github.com/octo/hello/pull/1"],
    ["not_a_repository", "https://github.com/octo/hello/Tree/main"],
    ["not_a_repository", "https://github.com/octo/hello/-/tree/main"],
    ["not_a_repository", "https://github.com/octo/hello/src/branch/main"],
    ["not_a_repository", "https://codeberg.org/octo/hello/src/main"],
    ["not_a_repository", "https://codeberg.org/octo/hello/tree/main"],
    ["not_a_repository", "https://bitbucket.org/octo/hello/tree/main"],
    ["not_a_repository", "https://gitlab.com/group"],
    ["not_a_repository", "https://gitlab.com/-/tree/main"],
    ["not_a_repository", "https://gitlab.com/group/-/tree/main"],
    ["not_a_repository", "https://gitlab.com/group/hello/-/"],
    ["not_a_repository", "https://gitlab.com/group/hello/-/blob/main/a.ts"],
    ["invalid_ref", "https://github.com/octo/hello/tree"],
    ["invalid_ref", "https://github.com/octo/hello/tree/"],
    ["invalid_ref", "https://github.com/octo/hello/tree/-x"],
    ["invalid_ref", "https://github.com/octo/hello/tree/--upload-pack=id"],
    ["invalid_ref", "https://github.com/octo/hello/tree/%2Dx"],
    ["invalid_ref", "https://github.com/octo/hello/tree/a..b"],
    ["invalid_ref", "https://github.com/octo/hello/tree/a%2f..%2fb"],
    ["invalid_ref", "https://github.com/octo/hello/tree/.a"],
    ["invalid_ref", "https://github.com/octo/hello/tree/a.lock"],
    ["invalid_ref", "https://github.com/octo/hello/tree/a~1"],
    ["invalid_ref", "https://github.com/octo/hello/tree/a%20b"],
    ["invalid_ref", "https://github.com/octo/hello/tree/a%0Ab"],
    ["invalid_ref", "https://github.com/octo/hello/tree/a%00"],
    ["invalid_ref", "https://github.com/octo/hello/tree/a%5Cb"],
    ["invalid_ref", "https://github.com/octo/hello/tree/%ff"],
    ["invalid_ref", "https://github.com/octo/hello/tree/%zz"],
    ["invalid_ref", "https://github.com/octo/hello/tree/%ED%A0%80"],
    ["too_long", `https://github.com/octo/${"a".repeat(377)}`]
  ])("is refused as %s: %s", (reason, text) => {
    expect(read(text)).toBe(reason)
  })

  it("has 400 characters at most", () => {
    const start = "https://github.com/octo/"
    expect(read(start + "a".repeat(400 - start.length))).toContain("github.com octo aaa")
  })

  it.each([
    ["http://github.com/octo/hello", "URL must use https"],
    ["https://a:hunter2@github.com/octo/hello", "URL must not hold a user name or password"],
    ["https://evil.example/octo/hello", "URL host must be one of github.com, gitlab.com, bitbucket.org, codeberg.org"],
    ["https://github.com/octo", "URL must name a repository as /owner/name"]
  ])("%s is refused with a sentence", (text, sentence) => {
    expect(message(text)).toBe(sentence)
  })

  it.each([
    ["github.com/octo/hello", "https://github.com/octo/hello"],
    ["  GitHub.com/octo/hello ", "https://GitHub.com/octo/hello"],
    ["http://gitlab.com/group/sub/name", "https://gitlab.com/group/sub/name"],
    ["git@github.com:octo/hello.git", "https://github.com/octo/hello.git"],
    ["ssh://git@codeberg.org/octo/hello", "https://codeberg.org/octo/hello"],
    ["https://github.com/octo/hello", "https://github.com/octo/hello"],
    ["http://127.0.0.1:9000/octo/hello", "http://127.0.0.1:9000/octo/hello"],
    ["javascript:alert(1)", "javascript:alert(1)"],
    ["octo/hello", "octo/hello"],
    ["", ""]
  ])("is completed where a person leaves it short: %j", (typed, completed) => {
    expect(completedRepositoryUrl(typed)).toBe(completed)
  })

  it("takes the hosts it is given, and no others", () => {
    const forges = new Map([["git.example.com", "gitlab"]] as const)
    expect(read("https://git.example.com/a/b/c/-/tree/main", forges)).toBe("git.example.com a/b c main")
    expect(read("https://github.com/octo/hello", forges)).toBe("host_not_allowed")
  })

  it("may be on loopback, of plain http or https, where that is let through, and nowhere else", () => {
    const forges = forgesOf(["github.com"], ["127.0.0.1:8418", "[::1]:80"])
    expect(Result.getOrThrow(parseRepositoryUrl("http://127.0.0.1:8418/octo/hello.git/tree/main", forges))).toEqual({
      host: "127.0.0.1:8418",
      owner: "octo",
      name: "hello",
      ref: "main",
      canonical: "http://127.0.0.1:8418/octo/hello"
    })
    expect(read("http://[::1]:80/octo/hello", forges)).toBe("[::1]:80 octo hello null")
    expect(read("http://127.0.0.1:8418/octo/hello")).toBe("not_https")
    for (const text of [
      "http://127.0.0.1:8419/octo/hello",
      "http://127.0.0.1/octo/hello",
      "http://a@127.0.0.1:8418/octo/hello",
      "http://github.com/octo/hello",
      "http://127.0.0.1:8418@github.com/octo/hello"
    ])
      expect(read(text, forges)).toBe("not_https")
    const secure = parseRepositoryUrl("HTTPS://127.0.0.1:8418/octo/hello", forges)
    expect(Result.getOrThrow(secure).canonical).toBe("https://127.0.0.1:8418/octo/hello")
    for (const text of ["https://127.0.0.1:8419/octo/hello", "https://github.com:8418/octo/hello"])
      expect(read(text, forges)).toBe("has_port")
    expect(read("https://127.0.0.1/octo/hello", forges)).toBe("host_not_allowed")
    expect(read("http://127.0.0.1:8418/octo/../hello", forges)).toBe("dot_segment")
  })

  it.each([
    "http://10.0.0.1:80/o/n",
    "http://localhost.example.org:80/o/n",
    "http://127.0.0.1:080/o/n",
    "http://[::2]:1/o/n"
  ])("with plain http is never %s", (text) => {
    expect(read(text, anyForge)).toBe("not_https")
  })

  it.prop(
    "is canonical when it names the repository only: read again it is itself",
    { owner: Segment, name: Segment, host: Schema.Literals([...publicForges.keys()]) },
    ({ owner, name, host }) => {
      const canonical = `https://${host}/${owner}/${name}`
      const expected = { host, owner, name, ref: null, canonical }
      for (const text of [canonical, `${canonical}.git`, `${canonical}/`, canonical.replace(host, host.toUpperCase())])
        expect(Result.getOrThrow(parseRepositoryUrl(text))).toEqual(expected)
    }
  )

  it.prop("keeps the ref out of the canonical URL", { name: Segment, ref: Segment }, ({ name, ref }) => {
    const read = Result.getOrThrow(
      parseRepositoryUrl(`https://github.com/octo/${name}/tree/${encodeURIComponent(ref)}`)
    )
    expect(read).toEqual({ ...read, name, ref, canonical: `https://github.com/octo/${name}` })
  })

  it.prop("leads where WHATWG URL says", { path: Schema.String }, ({ path }) => {
    const text = `https://github.com/octo/hello/tree/${path}`
    const read = parseRepositoryUrl(text)
    if (Result.isFailure(read)) return
    const url = new URL(text)
    expect(url.host).toBe(read.success.host)
    expect(decodeURIComponent(url.pathname.replace(/\/$/, ""))).toBe(`/octo/hello/tree/${read.success.ref}`)
  })
})
