import { spawnSync } from "node:child_process"
import { describe, expect, it } from "@effect/vitest"
import * as Schema from "effect/Schema"
import { isRefName } from "../../src/domain/refName.ts"
import { isLong } from "../support/isLong.ts"

const git = (name: string): boolean =>
  spawnSync("git", ["check-ref-format", "--allow-onelevel", name], { stdio: "ignore" }).status === 0

const Awkward = Schema.String.check(Schema.isPattern(/^[a./@{~^:?*[\\ -]{1,6}$/))
const Locked = Schema.String.check(Schema.isPattern(/^[a/]{0,2}(\.lock|\.loc|lock)[a/.]{0,2}$/))

describe("the name of a ref", () => {
  it.each(["main", "release/1.x", "v1.0.0", "a-b", "a@b", "@a", "{a", "ünïcode", "a.lock.b", "HEAD", "0123abc"])(
    "may be %j, as git says too",
    (name) => {
      expect(isRefName(name)).toBe(true)
      expect(git(name)).toBe(true)
    }
  )

  it.each([
    "",
    ".",
    "..",
    "a..b",
    ".a",
    "a/.b",
    "a.lock",
    "a.lock/b",
    "a.",
    "/a",
    "a/",
    "a//b",
    "a b",
    "a\tb",
    "a\u007f",
    "a\u0001",
    "a~1",
    "a^",
    "a:b",
    "a?",
    "a*",
    "a[b",
    "a\\b",
    "a@{1}",
    "@"
  ])("may not be %j, as git says too", (name) => {
    expect(isRefName(name)).toBe(false)
    expect(git(name)).toBe(false)
  })

  it.each(["-", "-a", "--upload-pack=x"])("may not be %j, which a command would take for an option", (name) => {
    expect(isRefName(name)).toBe(false)
  })

  it.prop(
    "is judged as git judges it",
    { name: Awkward, locked: Locked },
    ({ name, locked }) => {
      for (const one of [name, locked]) if (!one.startsWith("-")) expect([one, isRefName(one)]).toEqual([one, git(one)])
    },
    { arbitrary: { runs: isLong ? 150 : 25 } }
  )
})
