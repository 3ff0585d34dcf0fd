import { describe, expect, it } from "vitest"
import { c } from "../../../grammars/c.ts"
import { java } from "../../../grammars/java.ts"
import { makePatterns, canAnswer } from "../../../scanner/link/canAnswer.ts"

describe("a file that is looked at for an answer", () => {
  const overrides = { kind: "constant", name: "a.Base.name()", overrides: true } as const

  it("may derive from the type that is asked about", () => {
    const isAsked = (text: string): boolean => canAnswer("b/Sub.java", text, java, makePatterns())(overrides)
    expect(isAsked("package b; import a.Base; class Sub extends Base {}")).toBe(true)
    expect(isAsked("package b; import a.Base; class Sub implements Other<Base>, More {}")).toBe(true)
    expect(isAsked("package b; import a.Base; class Sub { Base base; }")).toBe(false)
    expect(isAsked("package b; class Sub extends Base {}")).toBe(false)
  })

  it("names the type whose member is asked for, where it names the owners of all members", () => {
    const member = { kind: "constant", name: "settings.digest" } as const
    const isAsked = (text: string): boolean => canAnswer("use.c", text, c, makePatterns())(member)
    expect(isAsked('void f(struct settings *s) { s->digest = "md5"; }')).toBe(true)
    expect(isAsked('void f(struct options *o) { o->digest = "md5"; }')).toBe(false)
  })

  it("is not searched again from each of its words", () => {
    const text = `package b; import a.Base; ${"extends ".repeat(120_000)}`
    expect(canAnswer("b/Sub.java", text, java, makePatterns())(overrides)).toBe(false)
  })
})
