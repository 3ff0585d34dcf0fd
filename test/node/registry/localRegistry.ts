import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** Whether Debian's package `docker-registry` is here. */
export const hasRegistry = spawnSync("docker-registry", ["--version"]).error === undefined

export interface LocalRegistry {
  readonly host: string
  readonly close: () => void
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { readonly port: number }
      server.close(() => resolve(port))
    })
  })

const answers = async (address: string): Promise<boolean> =>
  fetch(address).then(
    () => true,
    () => false
  )

const started = async (address: string, process: ChildProcess): Promise<void> => {
  while (!(await answers(address))) {
    if (process.exitCode !== null) throw new Error("the registry ended")
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Starts a registry on this machine; with `htpasswd` one that asks for a password. */
export const startRegistry = async (htpasswd?: string): Promise<LocalRegistry> => {
  const folder = mkdtempSync(join(tmpdir(), "ciphermap-registry-"))
  const host = `127.0.0.1:${await freePort()}`
  const passwords = join(folder, "passwords")
  if (htpasswd !== undefined) writeFileSync(passwords, htpasswd)
  const auth = htpasswd === undefined ? "" : `auth:\n  htpasswd:\n    realm: test\n    path: ${passwords}\n`
  const configuration = join(folder, "config.yml")
  writeFileSync(
    configuration,
    `version: 0.1\nlog:\n  level: error\nstorage:\n  filesystem:\n    rootdirectory: ${folder}/data\nhttp:\n  addr: ${host}\n${auth}`
  )
  const process = spawn("docker-registry", ["serve", configuration], { stdio: "ignore" })
  await started(`http://${host}/v2/`, process)
  return {
    host,
    close: () => {
      process.kill()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

export const digestOf = (bytes: Uint8Array | string): string =>
  `sha256:${createHash("sha256").update(bytes).digest("hex")}`

const sent = async (address: string, init: RequestInit): Promise<Response> => {
  const response = await fetch(address, init)
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return response
}

/** What an image is pushed with. */
export interface Pushing {
  readonly host: string
  readonly name: string
  readonly authorization?: string
}

const headersOf = ({ authorization }: Pushing): Record<string, string> =>
  authorization === undefined ? {} : { authorization }

const pushBlob = async (to: Pushing, bytes: Uint8Array): Promise<void> => {
  const base = `http://${to.host}/v2/${to.name}/blobs/uploads/`
  const begun = await sent(base, { method: "POST", headers: headersOf(to) })
  const address = new URL(begun.headers.get("location")!, base)
  address.searchParams.set("digest", digestOf(bytes))
  await sent(address.href, {
    method: "PUT",
    headers: { ...headersOf(to), "content-type": "application/octet-stream" },
    body: new Uint8Array(bytes)
  })
}

export const pushManifest = async (to: Pushing, reference: string, type: string, body: string): Promise<string> => {
  await sent(`http://${to.host}/v2/${to.name}/manifests/${reference}`, {
    method: "PUT",
    headers: { ...headersOf(to), "content-type": type },
    body
  })
  return digestOf(body)
}

const IMAGE = "application/vnd.oci.image.manifest.v1+json"

/** Pushes an image of these layers (OCI Distribution Specification 1.1, "Push"); gives its digest. */
export const pushImage = async (to: Pushing, layers: ReadonlyArray<Uint8Array>, reference: string): Promise<string> => {
  const config = new TextEncoder().encode(
    JSON.stringify({ architecture: "amd64", os: "linux", rootfs: { type: "layers" } })
  )
  for (const blob of [config, ...layers]) await pushBlob(to, blob)
  const descriptor = (bytes: Uint8Array, mediaType: string) => ({
    mediaType,
    digest: digestOf(bytes),
    size: bytes.length
  })
  const manifest = {
    schemaVersion: 2,
    mediaType: IMAGE,
    config: descriptor(config, "application/vnd.oci.image.config.v1+json"),
    layers: layers.map((layer) => descriptor(layer, "application/vnd.oci.image.layer.v1.tar+gzip"))
  }
  return pushManifest(to, reference, IMAGE, JSON.stringify(manifest))
}
