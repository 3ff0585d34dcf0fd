/** Files of something else with the extension of a language that the scanner reads. */
interface Misnamed {
  readonly extensions: ReadonlyArray<string>
  /** What the file is. */
  readonly is: string
  /** What it begins with, or holds near its beginning. */
  readonly mark: RegExp
  /** What a file of the language holds that the mark may occur in, too. */
  readonly unless?: RegExp
}

/** XML, with or without a byte order mark as Latin-1 shows it. */
const xml = (root: string): RegExp =>
  new RegExp(`^(?:\\u00ef\\u00bb\\u00bf)?\\s*<(?:\\?xml\\b|!DOCTYPE\\s+${root}\\b|${root}[\\s>])`)

/** A synchronisation byte at the beginning of each packet of 188 bytes (ISO/IEC 13818-1 2.4.3.2), behind 4 bytes of time in files of cameras. */
const TRANSPORT = /^(?:G[^]{187}G[^]{187}G|[^]{4}G[^]{191}G[^]{191}G)/

/**
 * Each row has been met in repositories: as source, such files cost the parser much time, are listed as broken, or are read
 * as what they are not.
 */
const misnamed: ReadonlyArray<Misnamed> = [
  { extensions: [".ts"], is: "Qt Linguist translation", mark: xml("TS") },
  { extensions: [".ts", ".mts"], is: "MPEG transport stream", mark: TRANSPORT },
  { extensions: [".tsx"], is: "Tiled tileset", mark: xml("tileset") },
  { extensions: [".mm"], is: "FreeMind mind map", mark: xml("map") },
  { extensions: [".rs"], is: "RenderScript", mark: /^\s*#\s*pragma\s+(?:version\s*\(|rs\b)/m },
  {
    extensions: [".m"],
    is: "MATLAB",
    mark: /^\s*(?:%|function\b[^;{]*$|classdef\b)/m,
    unless: /^\s*(?:#\s*(?:import|include)|@(?:interface|implementation|protocol|import|class))\b/m
  },
  { extensions: [".m"], is: "Mathematica", mark: /^\s*(?:\(\*|BeginPackage\[)/ },
  // Drupal's and CakePHP's names for PHP are those of include files, modules and installers of other languages, too.
  {
    extensions: [".inc", ".module", ".install", ".theme", ".ctp"],
    is: "no PHP",
    mark: /^/,
    unless: /<\?(?:php|=)/i
  },
  // man(7) and mdoc(7): ssh_config.5 is no configuration.
  {
    extensions: [".1", ".2", ".3", ".4", ".5", ".6", ".7", ".8"],
    is: "manual page",
    mark: /^(?:[.']\\"|\.(?:Dd|TH|so)\b)/
  },
  { extensions: [".m"], is: "Mercury", mark: /^\s*:-\s*module\b/m }
]

const decoder = new TextDecoder("latin1")

/** So much of a file is looked at. */
const HEAD = 2_048

/** What a file is, where its extension lies. */
export const misnamedAs = (extension: string, bytes: Uint8Array): string | undefined => {
  const candidates = misnamed.filter(({ extensions }) => extensions.includes(extension))
  if (candidates.length === 0) return undefined
  const head = decoder.decode(bytes.subarray(0, HEAD))
  return candidates.find(({ mark, unless }) => mark.test(head) && unless?.test(head) !== true)?.is
}
