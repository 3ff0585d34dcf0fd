import { describe, expect, it } from "vitest"
import { commitLink, sourceLinks } from "../../../scanner/html/sourceLinks.ts"
import { options } from "../bom/assessments.ts"

const commit = "0123456789abcdef0123456789abcdef01234567"

const at = (url: string, subfolder?: string) => ({
  ...options,
  git: { url, commit, ...(subfolder !== undefined && { subfolder }) }
})

describe("links to the source", () => {
  it.each([
    ["https://github.com/a/b.git", `https://github.com/a/b/blob/${commit}/src/x.ts#L10`, "/commit/"],
    ["https://gitlab.com/group/sub/b", `https://gitlab.com/group/sub/b/-/blob/${commit}/src/x.ts#L10`, "/-/commit/"],
    [
      "https://gitlab.example.org/a/b.git",
      `https://gitlab.example.org/a/b/-/blob/${commit}/src/x.ts#L10`,
      "/-/commit/"
    ],
    ["https://bitbucket.org/a/b", `https://bitbucket.org/a/b/src/${commit}/src/x.ts#lines-10`, "/commits/"],
    ["https://codeberg.org/a/b.git", `https://codeberg.org/a/b/src/commit/${commit}/src/x.ts#L10`, "/commit/"],
    ["https://gitea.example.org/a/b", `https://gitea.example.org/a/b/src/commit/${commit}/src/x.ts#L10`, "/commit/"],
    ["https://git.sr.ht/~a/b", `https://git.sr.ht/~a/b/tree/${commit}/item/src/x.ts#L10`, "/commit/"],
    ["https://git.example/a/b", `https://git.example/a/b/blob/${commit}/src/x.ts#L10`, "/commit/"],
    ["https://gitlab.com.example/a/b", `https://gitlab.com.example/a/b/-/blob/${commit}/src/x.ts#L10`, "/-/commit/"],
    ["https://__proto__/a/b", `https://__proto__/a/b/blob/${commit}/src/x.ts#L10`, "/commit/"]
  ])("are those of the host: %s", (url, line, part) => {
    expect(`${sourceLinks(at(url))("src/x.ts")}10`).toBe(line)
    expect(commitLink(at(url))).toBe(`${url.replace(/\.git$/, "")}${part}${commit}`)
  })

  it("go through the scanned folder", () => {
    expect(sourceLinks(at("https://bitbucket.org/a/b", "sub dir/x"))("y.ts")).toBe(
      `https://bitbucket.org/a/b/src/${commit}/sub%20dir/x/y.ts#lines-`
    )
  })
})
