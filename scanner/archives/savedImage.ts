import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import type { Skip } from "../select/Selection.ts"
import { type ByteSource, exactly } from "./ByteSource.ts"

/** Parts of an archive or of a folder, by their names. */
export type ImageParts = ReadonlyMap<string, ByteSource>

/** A container image, with its layers from the lowest to the topmost. */
export interface SavedImage {
  /** The name under which it was saved, or the digest of its manifest. */
  readonly name: string
  /** Names of parts. */
  readonly layers: ReadonlyArray<string>
}

const Text = Schema.String
const optional = <S extends Schema.Top>(schema: S) => Schema.optional(Schema.NullOr(schema))

/** `manifest.json` of `docker save` (https://github.com/moby/docker-image-spec, "Combined Image JSON + Filesystem Changeset Format"). */
const DockerManifest = Schema.Array(
  Schema.Struct({ RepoTags: optional(Schema.Array(Text)), Layers: Schema.Array(Text) })
)

const Descriptor = Schema.Struct({
  mediaType: optional(Text),
  digest: Text,
  annotations: optional(Schema.Record(Text, Text))
})

/** An index or a manifest (https://github.com/opencontainers/image-spec, `image-index.md` and `manifest.md`). */
const OciDocument = Schema.Struct({
  manifests: optional(Schema.Array(Descriptor)),
  layers: optional(Schema.Array(Descriptor))
})

const MAX_DOCUMENT = 8_388_608
const MAX_IMAGES = 64
const MAX_LAYERS = 1_024
const MAX_INDEXES = 4

const utf8 = new TextDecoder()

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What a part holds, if it is JSON of that shape. */
const documentIn = <S extends Schema.Codec<unknown, unknown>>(
  parts: ImageParts,
  name: string,
  schema: S
): S["Type"] | undefined => {
  const part = parts.get(name)
  if (part === undefined || part.size > MAX_DOCUMENT) return undefined
  const bytes = exactly(part, 0, part.size)
  const value = bytes === undefined ? undefined : parsed(utf8.decode(bytes))
  return Option.getOrUndefined(Schema.decodeUnknownOption(schema)(value))
}

const saved = (parts: ImageParts): ReadonlyArray<SavedImage> | undefined =>
  documentIn(parts, "manifest.json", DockerManifest)?.map(({ RepoTags, Layers }, at) => ({
    name: RepoTags?.[0] ?? `image ${at + 1}`,
    layers: Layers
  }))

/** `image-layout.md`: where a blob is. */
const blobOf = (digest: string): string => `blobs/${digest.replace(":", "/")}`

/** Attestations are stored as images of their own (https://docs.docker.com/build/metadata/attestations/attestation-storage/). */
const isAttestation = ({ annotations }: typeof Descriptor.Type): boolean =>
  annotations?.["vnd.docker.reference.type"] === "attestation-manifest"

const namesOf = ({ annotations, digest }: typeof Descriptor.Type): string =>
  annotations?.["io.containerd.image.name"] ?? annotations?.["org.opencontainers.image.ref.name"] ?? digest

/** Each blob is read once, however often indexes name it: those that name each other would be without end. */
const laidOut = (parts: ImageParts, name: string, depth: number, read: Set<string>): ReadonlyArray<SavedImage> =>
  (documentIn(parts, name, OciDocument)?.manifests ?? [])
    .filter((one) => !isAttestation(one))
    .slice(0, MAX_IMAGES)
    .flatMap((one) => {
      const blob = blobOf(one.digest)
      if (read.has(blob)) return []
      read.add(blob)
      const layers = documentIn(parts, blob, OciDocument)?.layers
      if (layers === undefined || layers === null)
        return depth === MAX_INDEXES ? [] : laidOut(parts, blob, depth + 1, read)
      return [{ name: namesOf(one), layers: layers.map(({ digest }) => blobOf(digest)) }]
    })

/** The images that were saved with these parts; undefined where none was, and the reason where they cannot be read. */
export const savedImages = (parts: ImageParts): ReadonlyArray<SavedImage> | Skip | undefined => {
  const images =
    parts.has("oci-layout") && parts.has("index.json") ? laidOut(parts, "index.json", 0, new Set()) : saved(parts)
  if (images === undefined) return undefined
  if (images.length === 0) return { reason: "malformed", detail: "an image without layers that can be read" }
  const isBounded = images.length <= MAX_IMAGES && images.every(({ layers }) => layers.length <= MAX_LAYERS)
  return isBounded ? images : { reason: "too-large", detail: `more than ${MAX_IMAGES} images, or ${MAX_LAYERS} layers` }
}
