const long = 100_000

/** What a stranger may send where a short text is expected. */
export const hostileTexts: ReadonlyArray<string> = [
  "",
  " ",
  "\0",
  "\n",
  "\ud800",
  "\udfff\ud800",
  "a\u202eb",
  "%",
  "%ff",
  "__proto__",
  "constructor",
  ...'a0 -./:,;=@%"\\[(*~\t\n\0é\ud800🔒'.split("").map((character) => character.repeat(long)),
  "a.".repeat(long / 2),
  "a,".repeat(long / 2),
  '"a",'.repeat(long / 4),
  "::".repeat(long / 2),
  "../".repeat(long / 3),
  `${" ".repeat(long)}x`,
  `"a"${" ".repeat(long)}x`,
  `"a",${"\t ".repeat(long / 2)}x`,
  `gzip${" ".repeat(long)};${" ".repeat(long)}x`,
  `x${" .".repeat(long / 2)}x`,
  `fe80::1${"%".repeat(long)}\n`,
  `${"Sun, ".repeat(long / 5)}`,
  `Bearer${" ".repeat(long)}é`,
  `Bearer ${"a".repeat(long)}${"=".repeat(long)}é`,
  `https://${"a".repeat(long)}`,
  `https://github.com/${"a/".repeat(long / 2)}`,
  `a@${"a.".repeat(long / 2)}`
]
