import { type Hostile, licence, lines, many } from "./Hostile.ts"

const kotlinUse = (body: string): string =>
  `${licence("//")}import java.security.*\nfun f(n: String, c: Boolean) { MessageDigest.getInstance("MD5")\n${body}\n}\n`

const texts: Hostile["texts"] = {
  "blocks applied within each other, 150 deep": kotlinUse(`x${".apply { y".repeat(150)}${" }".repeat(150)}`),
  "a long chain of blocks": kotlinUse(`x${".also { it.y() }".repeat(many(1_000))}`),
  "templates in templates": kotlinUse(`val a = ${'"${'.repeat(60)}n${'}"'.repeat(60)}\nMessageDigest.getInstance(a)`),
  "a string that never ends": kotlinUse(`val a = "${"a".repeat(1_000)}\nval b = 1`),
  "a raw string that never ends": `${kotlinUse("")}val a = """${"text\n".repeat(10_000)}`,
  "a property made from itself in 60 functions": kotlinUse(
    `class A { var b = B()\n${lines(60, (at) => `fun g${at}() { b = b.with${at}().apply { c() } }`)} }`
  ),
  "comments within comments": `${kotlinUse("")}${"/* ".repeat(500)}`
}

export const kotlin: ReadonlyArray<Hostile> = [{ language: "Kotlin", path: "Hostile.kt", texts }]
