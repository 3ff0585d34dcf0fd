import { createHash } from "node:crypto"
import { mkdir, open, writeFile } from "node:fs/promises"
import { join } from "node:path"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import { DIGEST, type ImageAddress } from "./imageAddress.ts"
import { RegistryError } from "./RegistryError.ts"
import { readBounded, type RegistryClient } from "./registryClient.ts"

/** A registry may refuse manifests beyond 4 MiB (OCI Distribution Specification 1.1, "Pushing manifests"). */
const MAX_MANIFEST = 4_194_304
const MAX_LAYERS = 1_024
const MAX_INDEXES = 4

const IMAGE = ["application/vnd.oci.image.manifest.v1+json", "application/vnd.docker.distribution.manifest.v2+json"]
const INDEX = ["application/vnd.oci.image.index.v1+json", "application/vnd.docker.distribution.manifest.list.v2+json"]

const Descriptor = Schema.Struct({
  mediaType: Schema.optional(Schema.String),
  digest: Schema.String,
  size: Schema.Number,
  platform: Schema.optional(
    Schema.Struct({ os: Schema.optional(Schema.String), architecture: Schema.optional(Schema.String) })
  ),
  annotations: Schema.optional(Schema.NullOr(Schema.Record(Schema.String, Schema.String)))
})

type Descriptor = typeof Descriptor.Type

/** An image (`manifest.md`) or several (`image-index.md`). */
const Manifest = Schema.Struct({
  layers: Schema.optional(Schema.Array(Descriptor)),
  manifests: Schema.optional(Schema.Array(Descriptor))
})

interface PulledManifest {
  readonly bytes: Uint8Array
  readonly digest: string
  readonly layers: ReadonlyArray<Descriptor>
}

/** An image as it was pulled. */
export interface PulledImage {
  readonly digest: string
  readonly layers: number
}

const failed = (reason: RegistryError["reason"], message: string) => new RegistryError({ reason, message })

const digestOf = (bytes: Uint8Array): string => `sha256:${createHash("sha256").update(bytes).digest("hex")}`

const isAttestation = ({ annotations }: Descriptor): boolean =>
  annotations?.["vnd.docker.reference.type"] === "attestation-manifest"

/** Of images for several machines that for the usual one of servers, or else the first. */
const chosen = (manifests: ReadonlyArray<Descriptor>): Descriptor | undefined => {
  const images = manifests.filter((one) => !isAttestation(one))
  return images.find(({ platform }) => platform?.os === "linux" && platform.architecture === "amd64") ?? images[0]
}

const pullManifest = Effect.fnUntraced(function* (
  client: RegistryClient,
  reference: string,
  left: number
): Effect.fn.Return<PulledManifest, RegistryError> {
  const response = yield* client.get(`manifests/${reference}`, [...IMAGE, ...INDEX])
  const bytes = yield* readBounded(response, MAX_MANIFEST)
  const digest = digestOf(bytes)
  if (DIGEST.test(reference) && digest !== reference)
    return yield* failed("damaged", "a manifest is not what its digest says")
  const read = Schema.decodeUnknownOption(Schema.fromJsonString(Manifest))(bytes.toString())
  const { layers, manifests } = Option.getOrElse(read, (): typeof Manifest.Type => ({}))
  if (layers !== undefined) return { bytes, digest, layers }
  const next = chosen(manifests ?? [])
  if (next === undefined || !DIGEST.test(next.digest) || left === 0)
    return yield* failed("malformed", "the registry has no image at this address that can be read")
  return yield* pullManifest(client, next.digest, left - 1)
})

/** Writes a blob while its digest is computed; it is as long as was said, or not kept. */
const writeBlob = (response: Response, { digest, size }: Descriptor, path: string) =>
  Effect.tryPromise({
    try: async () => {
      const file = await open(path, "wx", 0o600)
      const hash = createHash("sha256")
      let written = 0
      try {
        for await (const chunk of response.body ?? []) {
          written += chunk.length
          if (written > size) break
          hash.update(chunk)
          await file.writeFile(chunk)
        }
      } finally {
        await file.close()
      }
      return written === size && `sha256:${hash.digest("hex")}` === digest
    },
    catch: () => failed("unreachable", "a layer could not be read to its end")
  }).pipe(
    Effect.flatMap((isWhole) => (isWhole ? Effect.void : failed("damaged", "a layer is not what its digest says")))
  )

const ANY = ["*/*"]

const pathOf = (folder: string, digest: string): string =>
  join(folder, "blobs", "sha256", digest.slice("sha256:".length))

/**
 * Pulls an image into an empty folder, as an OCI image layout: its manifest and its layers, each of which is checked against its digest,
 * and no more than so many bytes. Nothing of it is unpacked or run.
 */
export const pullImage = Effect.fnUntraced(function* (
  client: RegistryClient,
  { name, reference, isDigest }: ImageAddress,
  folder: string,
  maxBytes: number
) {
  const { bytes, digest, layers } = yield* pullManifest(client, reference, MAX_INDEXES)
  const distinct = [...new Map(layers.map((one) => [one.digest, one])).values()]
  if (layers.length > MAX_LAYERS) return yield* failed("too-large", `the image has more than ${MAX_LAYERS} layers`)
  if (distinct.some((one) => !DIGEST.test(one.digest) || !(one.size >= 0)))
    return yield* failed("malformed", "a layer of the image has no digest that can be checked")
  if (distinct.reduce((sum, { size }) => sum + size, 0) > maxBytes)
    return yield* failed("too-large", `the image has more than ${maxBytes} bytes`)
  yield* Effect.promise(() => mkdir(join(folder, "blobs", "sha256"), { recursive: true, mode: 0o700 }))
  for (const layer of distinct) {
    const response = yield* client.get(`blobs/${layer.digest}`, ANY)
    yield* writeBlob(response, layer, pathOf(folder, layer.digest))
  }
  const named = { "org.opencontainers.image.ref.name": isDigest ? `${name}@${reference}` : `${name}:${reference}` }
  const index = {
    schemaVersion: 2,
    manifests: [{ mediaType: IMAGE[0], digest, size: bytes.length, annotations: named }]
  }
  yield* Effect.promise(async () => {
    await writeFile(pathOf(folder, digest), bytes)
    await writeFile(join(folder, "oci-layout"), '{"imageLayoutVersion":"1.0.0"}')
    await writeFile(join(folder, "index.json"), JSON.stringify(index))
  })
  const pulled: PulledImage = { digest, layers: layers.length }
  return pulled
})
