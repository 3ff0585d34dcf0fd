import { execFileSync } from "node:child_process"
import { writeFileSync } from "node:fs"
import { dirname, join } from "node:path"

const root = dirname(import.meta.dirname)

/** Of a letter, in the units of the picture. */
const WIDTH = 7.83
const HEIGHT = 18
const MARGIN = 20

/** How the codes of `src/cli/View.ts` look on a dark ground. */
const STYLES: { readonly [code: string]: string } = {
  "1;97;41": 'fill="#ffffff" font-weight="bold"',
  "1;31": 'fill="#ff7b72" font-weight="bold"',
  "33": 'fill="#e3b341"',
  "36": 'fill="#76e3ea"',
  "2": 'fill="#8b949e"',
  "1": 'fill="#f0f6fc" font-weight="bold"',
  "32": 'fill="#7ee787"'
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll(" ", "\u00a0")

/** A line with its escape sequences as spans, each where its letters begin. */
const spans = (line: string): string => {
  let column = 0
  return [...line.matchAll(/\u001b\[([\d;]+)m(.*?)\u001b\[0m|([^\u001b]+)/g)]
    .map(([, code = "", styled, plain = ""]) => {
      const text = styled ?? plain
      const at = (MARGIN + column * WIDTH).toFixed(1)
      column += text.length
      return `<tspan x="${at}" ${STYLES[code] ?? ""}>${escaped(text)}</tspan>`
    })
    .join("")
}

const picture = (lines: ReadonlyArray<string>): string => {
  const width = Math.ceil(96 * WIDTH + 2 * MARGIN)
  const height = lines.length * HEIGHT + 2 * MARGIN
  const rows = lines.map((line, at) => `<text y="${MARGIN + (at + 1) * HEIGHT - 5}">${spans(line)}</text>`)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="What ciphermap scan shows on a terminal">`,
    `<rect width="${width}" height="${height}" rx="10" fill="#0d1117"/>`,
    `<g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="13" fill="#c9d1d9">`,
    ...rows,
    "</g>",
    "</svg>",
    ""
  ].join("\n")
}

const args = ["scan", "--config", "none", "--format", "table", "--color", "always", "--severity", "medium", "."]
const text = execFileSync(process.execPath, [join(root, "src/main.ts"), ...args], {
  cwd: join(root, ".ci/picture/shop"),
  encoding: "utf8"
})
writeFileSync(
  join(root, "docs/terminal.svg"),
  picture(["$ ciphermap scan --severity medium", "", ...text.trimEnd().split("\n")])
)
