import { crc32, deflateSync } from "node:zlib"

interface Image {
  readonly width: number
  readonly height: number
  /** Red, green, blue and alpha. */
  readonly pixel: (x: number, y: number) => readonly [number, number, number, number]
  /** Of lines; `4` is the one of Paeth. */
  readonly filter?: 0 | 1 | 2 | 4
  readonly extra?: ReadonlyArray<readonly [type: string, data: Uint8Array]>
  readonly header?: (header: Buffer) => void
  readonly data?: (data: Buffer) => Buffer
}

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data])
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  crc.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, crc])
}

const predicted = (filter: number, left: number, up: number, corner: number): number => {
  if (filter === 1) return left
  if (filter === 2) return up
  if (filter !== 4) return 0
  const [a, b, c] = [up - corner, left - corner, left + up - 2 * corner].map(Math.abs) as [number, number, number]
  return a <= b && a <= c ? left : b <= c ? up : corner
}

/** A PNG with red, green, blue and alpha. */
export const pngOf = ({ width, height, pixel, filter = 0, extra = [], header, data = (all) => all }: Image): Buffer => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 6, 0, 0, 0], 8)
  header?.(head)
  const at = (x: number, y: number, part: number): number => (x < 0 || y < 0 ? 0 : pixel(x, y)[part]!)
  const lines = Array.from({ length: height }, (_, y) =>
    Buffer.from([
      filter,
      ...Array.from({ length: width * 4 }, (_, byte) => {
        const [x, part] = [byte >> 2, byte & 3]
        return (
          (at(x, y, part) - predicted(filter, at(x - 1, y, part), at(x, y - 1, part), at(x - 1, y - 1, part))) & 255
        )
      })
    ])
  )
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    ...extra.map(([type, bytes]) => chunk(type, bytes)),
    chunk("IDAT", deflateSync(data(Buffer.concat(lines)))),
    chunk("IEND", Buffer.alloc(0))
  ])
}

/** A square with so much of one colour on nothing. */
export const lettering = (red: number, green: number, blue: number, side = 32): Buffer =>
  pngOf({ width: side, height: side, pixel: (x, y) => [red, green, blue, x > 4 && y > 8 && y < side - 8 ? 255 : 0] })
