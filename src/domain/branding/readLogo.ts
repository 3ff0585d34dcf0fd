import * as Effect from "effect/Effect"
import { contrastOf, AccentColor } from "./AccentColor.ts"
import { LogoUnusable } from "../brandingErrors.ts"

/** Bytes, and pixels of each side. */
export const logoLimits = { bytes: 65_536, least: 16, width: 1_024, height: 512 } as const

/** An image that was checked; its bytes hold pixels and nothing else. */
export interface LogoImage {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly width: number
  readonly height: number
  /** The part of what is visible of it that hardly stands out from a white page, 0 to 1. */
  readonly faintOnLight: number
  /** The same on a dark page. */
  readonly faintOnDark: number
}

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** Samples of a pixel by colour type, and the depths allowed. https://www.w3.org/TR/png-3/#table111 */
const colourTypes: Readonly<Record<number, { readonly samples: number; readonly depths: ReadonlyArray<number> }>> = {
  0: { samples: 1, depths: [1, 2, 4, 8] },
  2: { samples: 3, depths: [8] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8] },
  6: { samples: 4, depths: [8] }
}

interface Chunk {
  readonly type: string
  readonly data: Uint8Array
}

interface Header {
  readonly width: number
  readonly height: number
  readonly depth: number
  readonly colourType: number
  readonly samples: number
}

const refused = (sentence: string) => new LogoUnusable({ detail: sentence })

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

/** https://www.w3.org/TR/png-3/#D-CRCAppendix */
const crcOf = (bytes: Uint8Array): number => {
  let crc = 0xffffffff
  for (const byte of bytes) crc = crcTable[(crc ^ byte) & 255]! ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

const isPng = (bytes: Uint8Array): boolean => signature.every((byte, at) => bytes[at] === byte)

/** The chunks up to the end of the image; undefined where one is cut off or damaged, or something follows. */
const chunksIn = (bytes: Uint8Array): ReadonlyArray<Chunk> | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const chunks: Array<Chunk> = []
  let at = signature.length
  while (at + 12 <= bytes.length) {
    const end = at + 8 + view.getUint32(at)
    if (end + 4 > bytes.length || view.getUint32(end) !== crcOf(bytes.subarray(at + 4, end))) return undefined
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    chunks.push({ type, data: bytes.subarray(at + 8, end) })
    at = end + 4
    if (type === "IEND") return at === bytes.length ? chunks : undefined
  }
  return undefined
}

/** What is kept: everything else holds texts, times, places and profiles. */
const kept = ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]

const headerIn = ([first]: ReadonlyArray<Chunk>): Header | string => {
  if (first?.type !== "IHDR" || first.data.length !== 13) return "The image is damaged"
  const view = new DataView(first.data.buffer, first.data.byteOffset, 13)
  const [width, height] = [view.getUint32(0), view.getUint32(4)]
  const [depth = 0, colourType = 0, compression, filter, interlace] = first.data.subarray(8)
  const { least, width: widest, height: highest } = logoLimits
  if (width < least || height < least || width > widest || height > highest)
    return `The image must be ${least} to ${widest} pixels wide and ${least} to ${highest} high`
  const type = colourTypes[colourType]
  if (type === undefined || !type.depths.includes(depth) || compression !== 0 || filter !== 0 || interlace !== 0)
    return "The image must have at most 8 bits per channel and no interlacing"
  return { width, height, depth, colourType, samples: type.samples }
}

const joinedBytes = (parts: ReadonlyArray<Uint8Array>): Uint8Array<ArrayBuffer> => {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** At most so many bytes: what inflates to more is given up at once. */
const inflated = async (data: Uint8Array<ArrayBuffer>, size: number): Promise<Uint8Array | undefined> => {
  const reader = new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate")).getReader()
  const parts: Array<Uint8Array> = []
  let length = 0
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return length === size ? joinedBytes(parts) : undefined
    length += value.length
    if (length > size) {
      await reader.cancel()
      return undefined
    }
    parts.push(value)
  }
}

const paeth = (left: number, up: number, corner: number): number => {
  const estimate = left + up - corner
  const [a, b, c] = [Math.abs(estimate - left), Math.abs(estimate - up), Math.abs(estimate - corner)]
  return a <= b && a <= c ? left : b <= c ? up : corner
}

/** https://www.w3.org/TR/png-3/#9Filters */
const filters: ReadonlyArray<(left: number, up: number, corner: number) => number> = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  paeth
]

/** Takes the filters back, in place. False where a line names a filter that there is not. */
const unfiltered = (lines: Uint8Array, stride: number, step: number): boolean => {
  for (let start = 0; start < lines.length; start += stride + 1) {
    const filter = filters[lines[start]!]
    if (filter === undefined) return false
    for (let at = start + 1; at <= start + stride; at++) {
      const isFirst = at - step <= start
      const above = at - stride - 1
      const left = isFirst ? 0 : lines[at - step]!
      const up = start === 0 ? 0 : lines[above]!
      const corner = isFirst || start === 0 ? 0 : lines[above - step]!
      lines[at] = lines[at]! + filter(left, up, corner)
    }
  }
  return true
}

type Pixel = readonly [red: number, green: number, blue: number, alpha: number]

const number = (data: Uint8Array | undefined, at: number): number => ((data?.[at] ?? 0) << 8) | (data?.[at + 1] ?? 0)

/** Reads pixels of one image. */
const pixelReader = ({ depth, colourType, samples }: Header, chunks: ReadonlyArray<Chunk>) => {
  const palette = chunks.find(({ type }) => type === "PLTE")?.data
  const clear = chunks.find(({ type }) => type === "tRNS")?.data
  const most = 2 ** depth - 1
  const sample = (lines: Uint8Array, start: number, at: number): number => {
    if (depth === 8) return lines[start + at]!
    const bit = at * depth
    return (lines[start + (bit >> 3)]! >> (8 - depth - (bit & 7))) & most
  }
  return (lines: Uint8Array, start: number, x: number): Pixel => {
    const [a = 0, b = 0, c = 0, d = 255] = Array.from({ length: samples }, (_, at) =>
      sample(lines, start, x * samples + at)
    )
    if (colourType === 3)
      return [palette?.[a * 3] ?? 0, palette?.[a * 3 + 1] ?? 0, palette?.[a * 3 + 2] ?? 0, clear?.[a] ?? 255]
    if (colourType === 2) {
      const isClear = clear?.length === 6 && number(clear, 0) === a && number(clear, 2) === b && number(clear, 4) === c
      return [a, b, c, isClear ? 0 : 255]
    }
    if (colourType === 6) return [a, b, c, d]
    const grey = Math.round((255 * a) / most)
    if (colourType === 4) return [grey, grey, grey, b]
    return [grey, grey, grey, clear?.length === 2 && number(clear, 0) === a ? 0 : 255]
  }
}

/** WCAG 2.2, 1.4.11, asks for this of graphics. */
const graphicContrast = 3

const pages = { light: "#FFFFFF", dark: "#1D242C" } as const

const hex = (value: number): string => Math.round(value).toString(16).padStart(2, "0").toUpperCase()

/** Whether a colour hardly stands out from a page, of which it lets through what alpha says. */
const isFaint = ([red, green, blue, alpha]: Pixel, page: string): boolean => {
  const under = [1, 3, 5].map((at) => Number.parseInt(page.slice(at, at + 2), 16))
  const seen = [red, green, blue].map((value, at) => (value * alpha + under[at]! * (255 - alpha)) / 255)
  return contrastOf(AccentColor.make(`#${seen.map(hex).join("")}`), AccentColor.make(page)) < graphicContrast
}

/** Edges of letters are smoothed; less than this of a pixel is nothing that anybody looks for. */
const visible = 64

const faintness = (header: Header, chunks: ReadonlyArray<Chunk>, lines: Uint8Array, stride: number) => {
  const read = pixelReader(header, chunks)
  const counts = new Map<string, { readonly pixel: Pixel; count: number }>()
  for (let y = 0; y < header.height; y++)
    for (let x = 0; x < header.width; x++) {
      const pixel = read(lines, y * (stride + 1) + 1, x)
      if (pixel[3] < visible) continue
      const key = pixel.map((value) => value >> 3).join(" ")
      const known = counts.get(key)
      if (known === undefined) counts.set(key, { pixel, count: 1 })
      else known.count++
    }
  const all = [...counts.values()]
  const total = all.reduce((sum, { count }) => sum + count, 0)
  const share = (page: string): number =>
    total === 0 ? 1 : all.reduce((sum, { pixel, count }) => sum + (isFaint(pixel, page) ? count : 0), 0) / total
  return { faintOnLight: share(pages.light), faintOnDark: share(pages.dark) }
}

const written = (chunks: ReadonlyArray<Chunk>): Uint8Array<ArrayBuffer> =>
  joinedBytes([
    Uint8Array.from(signature),
    ...chunks.map(({ type, data }) => {
      const bytes = new Uint8Array(data.length + 12)
      const view = new DataView(bytes.buffer)
      view.setUint32(0, data.length)
      bytes.set(
        [...type].map((letter) => letter.charCodeAt(0)),
        4
      )
      bytes.set(data, 8)
      view.setUint32(data.length + 8, crcOf(bytes.subarray(4, data.length + 8)))
      return bytes
    })
  ])

/**
 * Checks a PNG that strangers are to be shown, by reading every pixel of it; gives it without its texts and profiles. Other formats
 * are refused: an SVG is a program, and the rest would have to be believed unread.
 */
export const readLogo = Effect.fnUntraced(function* (bytes: Uint8Array) {
  if (bytes.length > logoLimits.bytes) return yield* refused(`The file must have at most ${logoLimits.bytes} bytes`)
  if (!isPng(bytes)) return yield* refused("The file must be a PNG")
  const found = chunksIn(bytes)
  if (found === undefined) return yield* refused("The image is damaged")
  if (found.some(({ type }) => type === "acTL")) return yield* refused("The image must not be animated")
  const chunks = found.filter(({ type }) => kept.includes(type))
  const header = headerIn(chunks)
  if (typeof header === "string") return yield* refused(header)
  const stride = Math.ceil((header.width * header.samples * header.depth) / 8)
  const data = joinedBytes(chunks.filter(({ type }) => type === "IDAT").map((chunk) => chunk.data))
  const lines = yield* Effect.tryPromise({
    try: () => inflated(data, header.height * (stride + 1)),
    catch: () => refused("The image is damaged")
  })
  const step = Math.max(1, (header.samples * header.depth) >> 3)
  if (lines === undefined || !unfiltered(lines, stride, step)) return yield* refused("The image is damaged")
  const { width, height } = header
  const image: LogoImage = { bytes: written(chunks), width, height, ...faintness(header, chunks, lines, stride) }
  return image
})
