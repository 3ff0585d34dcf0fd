import { createHash } from "node:crypto"
import { type TarStyle, writeTar } from "./archiveWriters.ts"

export interface TarFile {
  readonly name: string
  readonly bytes: Uint8Array | string
  readonly flag?: string
}

/** The layers of an image, from the lowest to the topmost, as tar files that may be packed. */
export type Layers = ReadonlyArray<Uint8Array>

const digestOf = (bytes: Uint8Array | string): string => createHash("sha256").update(bytes).digest("hex")

/** As `docker save` and `podman save` write an image. */
export const dockerImage = (layers: Layers, tags: ReadonlyArray<string> | null = ["acme/shop:1.2"]): Buffer => {
  const config = JSON.stringify({ architecture: "amd64", os: "linux", rootfs: { type: "layers" } })
  const names = layers.map((layer) => `${digestOf(layer)}/layer.tar`)
  const manifest = [{ Config: `${digestOf(config)}.json`, RepoTags: tags, Layers: names }]
  return writeTar([
    ...layers.map((bytes, at) => ({ name: names[at]!, bytes })),
    { name: `${digestOf(config)}.json`, bytes: config },
    { name: "manifest.json", bytes: JSON.stringify(manifest) }
  ])
}

export interface OciImage {
  readonly layers: Layers
  readonly name?: string
  readonly isAttestation?: boolean
}

/** The files of an OCI image layout, with an index within the index where that is asked for. */
export const ociLayout = (images: ReadonlyArray<OciImage>, isNested = false): ReadonlyArray<TarFile> => {
  const files = new Map<string, TarFile>()
  const blob = (bytes: Uint8Array | string): string => {
    const digest = digestOf(bytes)
    files.set(digest, { name: `blobs/sha256/${digest}`, bytes })
    return `sha256:${digest}`
  }
  const manifests = images.map(({ layers, name, isAttestation = false }) => ({
    mediaType: "application/vnd.oci.image.manifest.v1+json",
    digest: blob(JSON.stringify({ schemaVersion: 2, layers: layers.map((layer) => ({ digest: blob(layer) })) })),
    annotations: {
      ...(name !== undefined && { "org.opencontainers.image.ref.name": name }),
      ...(isAttestation && { "vnd.docker.reference.type": "attestation-manifest" })
    }
  }))
  const index = JSON.stringify({ schemaVersion: 2, manifests })
  const top = isNested ? JSON.stringify({ schemaVersion: 2, manifests: [{ digest: blob(index) }] }) : index
  return [
    { name: "oci-layout", bytes: '{"imageLayoutVersion":"1.0.0"}' },
    { name: "index.json", bytes: top },
    ...files.values()
  ]
}

export const ociImage = (images: ReadonlyArray<OciImage>, isNested = false, style: TarStyle = "ustar"): Buffer =>
  writeTar(ociLayout(images, isNested), style)
