import { describe, expect, it } from "vitest"
import type { LibraryMention } from "../../../scanner/manifests/LibraryMention.ts"
import { readManifest } from "../../../scanner/manifests/readManifest.ts"
import { samples } from "./samples.ts"

const encoder = new TextEncoder()

const said = ({ purl, version, scope, transitive, role, occurrence }: LibraryMention): string =>
  [
    purl + (version === undefined ? "" : `@${version}`),
    occurrence.requirement,
    scope,
    transitive === undefined ? undefined : transitive ? "transitive" : "direct",
    role,
    occurrence.place.line
  ]
    .filter((word) => word !== undefined)
    .join(" ")

describe("readManifest", () => {
  it.each(samples.map((sample) => [sample.path, sample] as const))("reads %s", async (_, { path, text, names }) => {
    const mentions = (await readManifest(path, encoder.encode(text)))?.mentions
    expect(mentions?.map(said)).toEqual(names)
  })

  it.each(samples.map((sample) => [sample.path, sample] as const))(
    "reads %s the same with the line ends of Windows",
    async (_, { path, text, names }) => {
      const mentions = (await readManifest(path, encoder.encode(text.replaceAll("\n", "\r\n"))))?.mentions
      expect(mentions?.map(said)).toEqual(names)
    }
  )
})
