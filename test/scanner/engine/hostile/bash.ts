import { type Hostile, licence, many } from "./Hostile.ts"

const script = (body: string): string => `#!/bin/sh\n${licence("#")}md5sum file\n${body}\n`

const texts: Hostile["texts"] = {
  "substitutions nested 1,000 deep": script(`x=${"$(md5sum ".repeat(1_000)}a${")".repeat(1_000)}`),
  "subshells nested 2,000 deep": script(`${"(".repeat(2_000)}md5sum a${")".repeat(2_000)}`),
  "subshells that are never closed": script(`${"( ".repeat(2_000)}md5sum a`),
  "an expansion nested 1,000 deep": script(`md5sum ${"${a:-".repeat(1_000)}b${"}".repeat(1_000)}`),
  "conditions nested 500 deep": script(`${"if a; then ".repeat(500)}md5sum a${"; fi".repeat(500)}`),
  "a here-document that never ends": script(`cat <<END\n${"text $(md5sum a)\n".repeat(2_000)}`),
  "2,000 here-documents at once": script(`cat ${"<<A ".repeat(2_000)}`),
  "a text that never ends": script(`x="${"a ".repeat(5_000)}`),
  "an array of 20,000 words": script(`a=(${"-x ".repeat(20_000)})\nmd5sum "\${a[@]}"`),
  "an array of itself": script(`a=("\${a[@]}" "\${a[@]}")\na+=("\${a[@]}")\nmd5sum "\${a[@]}"`),
  "arrays that double 40 times": script(
    `a0=(x y)\n${Array.from({ length: 40 }, (_, at) => `a${at + 1}=("\${a${at}[@]}" "\${a${at}[@]}")`).join("\n")}\nmd5sum "\${a40[@]}"`
  ),
  "texts that double 40 times": script(
    `a0="x y"\n${Array.from({ length: 40 }, (_, at) => `a${at + 1}="$a${at} $a${at}"`).join("\n")}\ncksum $a40`
  ),
  "a command of 20,000 words": script(`md5sum ${"-x=y ".repeat(20_000)}`),
  "thousands of commands": script("shasum -a $x file\n".repeat(many(5_000))),
  "a pipe of 2,000 commands": script(Array.from({ length: 2_000 }, () => "md5sum").join(" | ")),
  "variables that stand for each other": script("a=$b\nb=$a\n$a $b\nshasum -a $a"),
  "functions that call each other": script('f() { g "$1"; }\ng() { f "$1"; shasum -a "$1"; }\nf 1\ng "$2"'),
  "functions that pass everything on to each other": script(
    `f() { g "$@" "$@"; }\ng() { f "$@" "$@"; "$@"; }\n${"f md5sum a\ng md5sum b\n".repeat(300)}`
  ),
  "programs that run themselves": script(`${"sudo ".repeat(500)}md5sum a\nx=sudo\n$x $x $x $x md5sum`),
  "options of nothing but marks": script("md5sum - -- --- -= --= -\"\" ''\nshasum -a\nshasum -a= --algorithm= -"),
  "bytes that are hardly text": script("md5sum \x7f\u{fffd}\u{10ffff}\u{feff}")
}

export const bash: ReadonlyArray<Hostile> = [{ language: "Bash", path: "hostile.sh", texts }]
