import { type Hostile, licence } from "./Hostile.ts"

const scalaUse = (body: string): string =>
  `${licence("//")}import java.security._\nobject A { MessageDigest.getInstance("MD5")\n${body}\n}\n`

const texts: Hostile["texts"] = {
  "blocks nested 300 deep": scalaUse(`val x = ${"{ ".repeat(300)}1${" }".repeat(300)}`),
  "argument lists that follow each other": scalaUse(`val x = f${"(1)".repeat(500)}`),
  "a string that never ends": scalaUse(`val a = "${"a".repeat(1_000)}\nval b = 1`),
  "an import of 2,000 names": scalaUse(
    `import a.{${Array.from({ length: 2_000 }, (_, at) => `b${at} => c${at}`).join(", ")}}`
  ),
  "an import that never ends": scalaUse(`import a.{${"b, ".repeat(2_000)}`),
  "methods that call each other for ever": scalaUse(`def g = h\ndef h = g\nMessageDigest.getInstance(g)`)
}

export const scala: ReadonlyArray<Hostile> = [{ language: "Scala", path: "Hostile.scala", texts }]
