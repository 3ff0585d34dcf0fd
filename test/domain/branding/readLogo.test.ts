import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { readLogo } from "../../../src/domain/branding/readLogo.ts"
import { lettering, pngOf } from "./pngOf.ts"

const read = (bytes: Uint8Array) => Effect.runPromise(readLogo(bytes))
const refusal = (bytes: Uint8Array) =>
  Effect.runPromise(Effect.match(readLogo(bytes), { onFailure: ({ detail }) => detail, onSuccess: () => "none" }))

const grey = (x: number, y: number) => [x * 7, y * 5, (x * y) & 255, 255] as const

describe("readLogo", () => {
  it("measures what of an image is lost on light and on dark pages", async () => {
    expect(await read(lettering(24, 32, 40))).toMatchObject({ width: 32, faintOnLight: 0, faintOnDark: 1 })
    expect(await read(lettering(250, 250, 250))).toMatchObject({ faintOnLight: 1, faintOnDark: 0 })
    expect(await read(lettering(228, 87, 46))).toMatchObject({ faintOnLight: 0, faintOnDark: 0 })
    const half = pngOf({ width: 32, height: 32, pixel: (x) => (x < 16 ? [0, 0, 0, 255] : [200, 60, 60, 255]) })
    expect((await read(half)).faintOnDark).toBe(0.5)
  })

  it.each([0, 1, 2, 4] as const)("reads lines with filter %i as without", async (filter) => {
    const plain = await read(pngOf({ width: 40, height: 20, pixel: grey }))
    const filtered = await read(pngOf({ width: 40, height: 20, pixel: grey, filter }))
    expect([filtered.faintOnLight, filtered.faintOnDark]).toEqual([plain.faintOnLight, plain.faintOnDark])
  })

  it("keeps pixels and drops everything else", async () => {
    const clean = lettering(0, 0, 0)
    const talkative = pngOf({
      width: 32,
      height: 32,
      pixel: (x, y) => [0, 0, 0, x > 4 && y > 8 && y < 24 ? 255 : 0],
      extra: [["tEXt", Buffer.from("Author\0somebody")]]
    })
    expect(talkative.includes("somebody")).toBe(true)
    expect(Buffer.from((await read(talkative)).bytes)).toEqual(clean)
  })

  it.each<readonly [what: string, bytes: Uint8Array, sentence: RegExp]>([
    ["nothing", new Uint8Array(), /must be a PNG/],
    ["an SVG", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), /must be a PNG/],
    ["a page behind an image", Buffer.concat([lettering(0, 0, 0), Buffer.from("<script>")]), /damaged/],
    ["half an image", lettering(0, 0, 0).subarray(0, 60), /damaged/],
    ["a byte turned", Buffer.from(lettering(0, 0, 0).map((byte, at) => (at === 45 ? byte ^ 1 : byte))), /damaged/],
    ["too many bytes", Buffer.concat([lettering(0, 0, 0), Buffer.alloc(70_000)]), /at most 65536 bytes/],
    ["a small one", lettering(0, 0, 0, 15), /16 to 1024 pixels wide/],
    [
      "one that says it is huge",
      pngOf({ width: 16, height: 16, pixel: grey, header: (h) => h.writeUInt32BE(2 ** 31, 0) }),
      /pixels wide/
    ],
    [
      "16 bits per channel",
      pngOf({ width: 16, height: 16, pixel: grey, header: (h) => h.writeUInt8(16, 8) }),
      /8 bits/
    ],
    ["interlacing", pngOf({ width: 16, height: 16, pixel: grey, header: (h) => h.writeUInt8(1, 12) }), /interlacing/],
    ["animation", pngOf({ width: 16, height: 16, pixel: grey, extra: [["acTL", Buffer.alloc(8)]] }), /animated/],
    [
      "more pixels than it says",
      pngOf({ width: 16, height: 16, pixel: grey, data: () => Buffer.alloc(20_000_000) }),
      /damaged/
    ],
    [
      "fewer pixels than it says",
      pngOf({ width: 16, height: 16, pixel: grey, data: (all) => all.subarray(9) }),
      /damaged/
    ],
    [
      "a filter that there is not",
      pngOf({ width: 16, height: 16, pixel: grey, data: (all) => Buffer.from(all.fill(9, 0, 1)) }),
      /damaged/
    ]
  ])("refuses %s", async (_, bytes, sentence) => {
    expect(await refusal(bytes)).toMatch(sentence)
  })
})
