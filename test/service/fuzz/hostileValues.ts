import { pick } from "./Draft.ts"

/** Texts that have broken readers before; `mark` is put into those that hold more than one sign. */
export const hostileTexts = (mark: string): readonly [string, ...ReadonlyArray<string>] => [
  "",
  " ",
  mark,
  "\u0000",
  `${mark}\u0000`,
  `\u0001\u0007\u001b[31m${mark}`,
  `\u202e${mark}`,
  `${mark}\ud800`,
  "\ufeff",
  `${mark}\r\nx-injected: 1`,
  `<script>${mark}</script>`,
  `'; drop table scans; -- ${mark}`,
  `{{7*7}}\${${mark}}`,
  `../../../../etc/passwd${mark}`,
  "%00",
  "%2e%2e%2f",
  "\ud83d\ude00".repeat(200),
  "e\u0301".repeat(100),
  "9".repeat(4_301),
  `${"a".repeat(5_000)}${mark}`,
  "null",
  "NaN",
  "-0",
  "1e999",
  "__proto__",
  "constructor"
]

/** Values of other types than any field takes, and of some that they do. */
export const hostileValues = (mark: string): readonly [unknown, ...ReadonlyArray<unknown>] => [
  null,
  true,
  0,
  -1,
  1.5,
  1e21,
  2 ** 53,
  [],
  [mark],
  {},
  { undeclared: mark },
  { toString: mark },
  ...hostileTexts(mark)
]

/** JSON that is none, or more than it seems. */
export const hostileJson = (random: () => number, valid: string, mark: string): string =>
  pick(random, [
    "",
    " ",
    "{",
    "[",
    `{"${mark}`,
    `${valid}${valid}`,
    `${valid}\u0000`,
    `\ufeff${valid}`,
    valid.slice(0, Math.floor(random() * valid.length)),
    valid.replace(/"/g, "'"),
    valid.replace("}", ",}"),
    valid.replace("{", '{"__proto__":{"admin":true},'),
    valid.replace("{", `{"repo_url":1,"name":1,"undeclared":1,"undeclared":"${mark}",`),
    valid.replaceAll('"', '\\"'),
    "NaN",
    "Infinity",
    "null",
    "true",
    `"${mark}"`,
    `[${valid}]`,
    "[".repeat(20_000),
    `${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`,
    `{"name":"\\ud800${mark}","env":"test","repo_url":"\\udc00"}`,
    "1".repeat(10_000),
    `// ${mark}\n${valid}`
  ])
