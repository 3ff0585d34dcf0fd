import { describe, expect, it } from "vitest"
import { isBeyond } from "../../support/slowness.ts"
import { makeWordSet } from "../../../scanner/source/identifiers.ts"
import { cpuSeconds } from "../../support/cpuSeconds.ts"
import { isLong } from "../../support/isLong.ts"
import { loadSyntax } from "../../support/loadSyntax.ts"
import { unlimitedSteps } from "../../../scanner/source/StepBudget.ts"

const c = await loadSyntax("c")
const cpp = await loadSyntax("cpp")

const interest = {
  calls: new Set<string>(),
  members: new Set<string>(),
  sets: new Set<string>(),
  entries: new Set<string>(),
  refining: new Set<string>(),
  types: makeWordSet([]),
  words: makeWordSet([]),
  isWhole: true as const
}

/** A quarter of it shows as well what grows faster than its text. */
const PART = isLong ? 1 : 1 / 4

describe("what the preprocessor takes out of C", () => {
  it.each([
    ["items of a list", "int a[] = {\n#if A\n#ifdef B\n  1,\n#endif\n#else\n  2,\n#endif\n  3\n};\n"],
    ["half of a condition", "int f(int a) {\n  return a == 1\n#ifdef X\n    && a == 2\n#endif\n    && a == 3;\n}\n"],
    [
      "the head of a statement",
      "void f(int a) {\n#ifdef X\n  if (a == 1)\n#else\n  if (g(a, 2))\n#endif\n  {\n    h();\n  }\n}\n"
    ],
    [
      "an else",
      "void f(int a) {\n  if (a) {\n    g();\n  }\n#ifdef X\n  else if (a->b == 2) {\n    h();\n  }\n#endif\n}\n"
    ],
    ["parameters", "void f(int a,\n#ifdef X\n  int b,\n#endif\n  int c) {\n  g();\n}\n"],
    ["pieces of a text", 'const char a[] = "a"\n#ifdef X\n  "b"\n#else\n  "c"\n#endif\n  ;\n'],
    ["a type given to a macro", "void f(void) {\n  ALLOC(a, struct b);\n  ARRAY(a, const struct c *, 2);\n}\n"],
    ["macros of parameters", "void f(IN char *a, _Out_opt_ struct b *c) {\n  g();\n}\n"]
  ])("leaves a text that is read whole: %s", (_, text) => {
    expect(c.read("a.c", text, interest, unlimitedSteps, ({ hasErrors }) => hasErrors)).toBe(false)
  })

  it.each([
    ["sections of Qt", "class A : public B {\n  Q_OBJECT\npublic slots:\n  void f();\nsignals:\n  void g();\n};\n"],
    ["macros on lines of their own", "void f(int a) {\n  Q_UNUSED(a)\n  Q_UNUSED(b)\n  g();\n}\n"],
    ["values of parameters in braces", "class A {\n  void f(const B& b = {}, int c = {});\n};\n"],
    ["signals and slots", "void f() {\n  connect(a, SIGNAL(b(int)), c, SLOT(d()));\n  emit a->b(1);\n}\n"]
  ])("leaves a text of C++ that is read whole: %s", (_, text) => {
    expect(cpp.read("a.cpp", text, interest, unlimitedSteps, ({ hasErrors }) => hasErrors)).toBe(false)
  })

  it.each(["#if\n", "#if A\n{\n", "#if A\n(\n#else\n", "A(B) ", "f(struct ", "IN IN IN ", "= {"])(
    "is looked for in time that grows with the size: %j",
    (piece) => {
      const before = cpuSeconds()
      const text = piece.repeat(Math.ceil((PART * 40_000) / piece.length))
      expect(cpp.read("a.cpp", text, interest, unlimitedSteps, () => text.length)).toBe(text.length)
      expect(isBeyond(cpuSeconds() - before, 15 * PART)).toBe(false)
    }
  )
})
