import { type Hostile, latin1, licence } from "./Hostile.ts"

const phpMd5 = `<?php\n${licence("//")}md5($x);\n`

const texts: Hostile["texts"] = {
  "parentheses nested 20,000 deep": `${phpMd5}$x = ${"(".repeat(20_000)}1${")".repeat(20_000)};\n`,
  "braces that are never closed": `${phpMd5}${"if ($x) {\n".repeat(3_000)}`,
  "arrays nested 2,000 deep": `${phpMd5}hash(${"['a' => ".repeat(2_000)}1${"]".repeat(2_000)}, $x);\n`,
  "a string that never ends": `${phpMd5}$x = "${"a".repeat(1_000)}\n;`,
  "a heredoc that never ends": `${phpMd5}$x = <<<EOT\n${"text {$x}\n".repeat(2_000)}`,
  "a sum of 10,000 texts": `${phpMd5}hash("m"${' . "d"'.repeat(10_000)}, $x);\n`,
  "a chain of 2,000 calls": `${phpMd5}$x${"->f(1)".repeat(2_000)};\n`,
  "conditions nested 1,000 deep": `${phpMd5}hash(${"$x ? 'a' : (".repeat(1_000)}'b'${")".repeat(1_000)}, $x);\n`,
  "constants that stand for each other": `${phpMd5}class A { const B = self::C; const C = self::B; }\nhash(A::B, $x);\n`,
  "functions that call each other for ever": `${phpMd5}function f($a) { return g($a); }\nfunction g($a) { return f($a); }\nhash(f("md5"), $x);\n`,
  "a variable whose fallback is itself": `${phpMd5}$a ??= $a ?? $a;\nhash($a, $x);\n`,
  "tags that open and close": `${phpMd5}${"?><b><?= $x ?>\n<?php\n".repeat(1_000)}`,
  "bytes that are no UTF-8": latin1(`${phpMd5}// caf\xe9 \xff\xfe\n`)
}

export const php: ReadonlyArray<Hostile> = [{ language: "PHP", path: "hostile.php", texts }]
