import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import * as Effect from "effect/Effect"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { pulledImage } from "../../../src/node/registry/pulledImage.ts"
import { writeTar } from "../../support/archiveWriters.ts"
import { digestOf, hasRegistry, type LocalRegistry, pushImage, pushManifest, startRegistry } from "./localRegistry.ts"

const layer = gzipSync(writeTar([{ name: "app/a.py", bytes: "import hashlib\nhashlib.md5(b'')\n" }]))
const upper = gzipSync(writeTar([{ name: "app/b.py", bytes: "import hashlib\nhashlib.sha1(b'')\n" }]))

/** What a pull leaves in its folder, as long as that is there, or the sentence that says why there is none. */
const pulled = (address: string, credentials = "") =>
  Effect.runPromise(
    Effect.scoped(
      pulledImage(address, credentials, () => undefined).pipe(
        Effect.map(({ folder, identity }) => ({
          folder,
          component: identity.component,
          blobs: readdirSync(join(folder, "blobs/sha256")).toSorted(),
          index: JSON.parse(readFileSync(join(folder, "index.json"), "utf8")) as unknown
        })),
        Effect.catch((error) => Effect.succeed({ failure: (error as { readonly message: string }).message }))
      )
    )
  )

const sha = (bytes: Uint8Array | string): string => digestOf(bytes).slice("sha256:".length)

describe.runIf(hasRegistry)("an image in a registry", () => {
  let registry: LocalRegistry

  beforeAll(async () => {
    registry = await startRegistry()
  })

  afterAll(() => registry.close())

  it("is pulled as a layout with its manifest and layers, and removed when the scope ends", async () => {
    const to = { host: registry.host, name: "acme/shop" }
    const digest = await pushImage(to, [layer, upper], "1.2")
    const image = await pulled(`oci://${registry.host}/acme/shop:1.2`)
    expect(image).toMatchObject({
      component: { name: "acme/shop", version: "1.2", type: "container" },
      blobs: [sha(layer), sha(upper), digest.slice("sha256:".length)].toSorted(),
      index: { manifests: [{ digest }] }
    })
    expect("folder" in image && existsSync(image.folder)).toBe(false)
    expect(await pulled(`oci://${registry.host}/acme/shop@${digest}`)).toMatchObject({ component: { version: digest } })
  })

  it("is the one for Linux on amd64 where there are several", async () => {
    const to = { host: registry.host, name: "several" }
    const [other, own] = [await pushImage(to, [upper], "other"), await pushImage(to, [layer], "own")]
    const described = async (digest: string, architecture: string) => ({
      mediaType: "application/vnd.oci.image.manifest.v1+json",
      digest,
      size: (
        await (
          await fetch(`http://${registry.host}/v2/several/manifests/${digest}`, { headers: { accept: "*/*" } })
        ).arrayBuffer()
      ).byteLength,
      platform: { os: "linux", architecture }
    })
    const type = "application/vnd.oci.image.index.v1+json"
    const manifests = [await described(other, "arm64"), await described(own, "amd64")]
    await pushManifest(to, "all", type, JSON.stringify({ schemaVersion: 2, mediaType: type, manifests }))
    expect(await pulled(`oci://${registry.host}/several:all`)).toMatchObject({
      index: { manifests: [{ digest: own }] }
    })
  })

  it("is told to be missing where it is", async () => {
    expect(await pulled(`oci://${registry.host}/acme/none:1`)).toEqual({
      failure: `${registry.host} has no such image`
    })
    expect(await pulled("oci://127.0.0.1:1/acme/none:1")).toEqual({ failure: "127.0.0.1:1 does not answer" })
  })
})

interface Answers {
  readonly [path: string]: (request: IncomingMessage, response: ServerResponse) => void
}

const servers: Array<Server> = []

const serve = (answers: Answers, port = 0): Promise<string> =>
  new Promise((resolve) => {
    const server = createServer((request, response) => {
      const answer = answers[new URL(request.url!, "http://x").pathname]
      if (answer === undefined) response.writeHead(404).end()
      else answer(request, response)
    }).listen(port, "127.0.0.1", () => {
      servers.push(server)
      resolve(`127.0.0.1:${(server.address() as { readonly port: number }).port}`)
    })
  })

const body = (text: string | Uint8Array) => (_: IncomingMessage, response: ServerResponse) => void response.end(text)

const manifestOf = (...layers: ReadonlyArray<Uint8Array>): string =>
  JSON.stringify({ schemaVersion: 2, layers: layers.map((one) => ({ digest: digestOf(one), size: one.length })) })

describe("a registry that is not to be trusted", () => {
  afterEach(() => {
    for (const server of servers.splice(0)) server.close()
  })

  const blob = (bytes: Uint8Array): string => `/v2/shop/blobs/${digestOf(bytes)}`

  it("cannot give other bytes than the digest says, nor more of them", async () => {
    for (const other of [Buffer.from("other"), Buffer.concat([layer, layer])]) {
      const host = await serve({ "/v2/shop/manifests/1": body(manifestOf(layer)), [blob(layer)]: body(other) })
      expect(await pulled(`oci://${host}/shop:1`)).toEqual({ failure: "a layer is not what its digest says" })
    }
    const digest = digestOf("another")
    const host = await serve({ [`/v2/shop/manifests/${digest}`]: body(manifestOf(layer)) })
    expect(await pulled(`oci://${host}/shop@${digest}`)).toEqual({ failure: "a manifest is not what its digest says" })
  })

  it("cannot lead out of the folder, nor to sizes or manifests without end", async () => {
    const named = (digest: string, size: number) => JSON.stringify({ layers: [{ digest, size }] })
    const loop = JSON.stringify({ manifests: [{ digest: digestOf("x"), size: 1 }] })
    const host = await serve({
      "/v2/shop/manifests/path": body(named("sha256:../../../etc/passwd", 1)),
      "/v2/shop/manifests/large": body(named(digestOf(layer), 1e12)),
      "/v2/shop/manifests/long": body("x".repeat(5_000_000)),
      "/v2/shop/manifests/none": body("{}"),
      "/v2/shop/manifests/loop": body(loop)
    })
    expect(await pulled(`oci://${host}/shop:path`)).toEqual({
      failure: "a layer of the image has no digest that can be checked"
    })
    expect(await pulled(`oci://${host}/shop:large`)).toEqual({ failure: "the image has more than 314572800 bytes" })
    expect(await pulled(`oci://${host}/shop:long`)).toEqual({
      failure: "an answer of the registry has more than 4194304 bytes"
    })
    expect(await pulled(`oci://${host}/shop:none`)).toEqual({
      failure: "the registry has no image at this address that can be read"
    })
    expect(await pulled(`oci://${host}/shop:loop`)).toEqual({ failure: `${host} has no such image` })
  })

  it("gets credentials for its own host only, and passes none on", async () => {
    const seen: Array<string> = []
    const note = (who: string, request: IncomingMessage): void =>
      void seen.push(`${who} ${request.headers.authorization ?? "-"}`)
    const store = await serve({
      "/there": (request, response) => {
        note("store", request)
        response.end(layer)
      }
    })
    const realm = await serve({
      "/token": (request, response) => {
        note("realm", request)
        response.end(JSON.stringify({ token: "granted" }))
      }
    })
    const asks = { "www-authenticate": `Bearer realm="http://${realm}/token",service="here"` }
    const host = await serve({
      "/v2/shop/manifests/1": (request, response) => {
        note("registry", request)
        if (request.headers.authorization === "Bearer granted") response.end(manifestOf(layer))
        else response.writeHead(401, asks).end()
      },
      [blob(layer)]: (_, response) => void response.writeHead(307, { location: `http://${store}/there` }).end()
    })
    expect(await pulled(`oci://${host}/shop:1`, `${host}=me:secret`)).toMatchObject({ component: { name: "shop" } })
    expect(seen).toEqual(["registry -", "realm -", "registry Bearer granted", "store -"])
  })

  it("gets a password where it asks for one itself, and none that is for another host", async () => {
    const host = await serve({
      "/v2/shop/manifests/1": (request, response) => {
        const isKnown = request.headers.authorization === `Basic ${Buffer.from("me:secret").toString("base64")}`
        if (isKnown) response.end(manifestOf())
        else response.writeHead(401, { "www-authenticate": 'Basic realm="x"' }).end()
      }
    })
    expect(await pulled(`oci://${host}/shop:1`, `${host}=me:secret`)).toMatchObject({ blobs: [sha(manifestOf())] })
    const refused = { failure: `${host} does not let the image be read` }
    expect(await pulled(`oci://${host}/shop:1`, "127.0.0.1:9=me:secret")).toEqual(refused)
    expect(await pulled(`oci://${host}/shop:1`)).toEqual(refused)
  })

  it("cannot lead to an address without a certificate elsewhere, nor from one to the next without end", async () => {
    const to = (location: string) => (_: IncomingMessage, response: ServerResponse) =>
      void response.writeHead(302, { location }).end()
    const host = await serve({
      "/v2/shop/manifests/away": to("http://192.0.2.1/x"),
      "/v2/shop/manifests/file": to("file:///etc/passwd"),
      "/v2/shop/manifests/again": to("/v2/shop/manifests/again"),
      "/v2/shop/manifests/realm": (_, response) =>
        void response.writeHead(401, { "www-authenticate": 'Bearer realm="http://192.0.2.1/token"' }).end()
    })
    const unsafe = { failure: "the registry leads to an address without a certificate, which is not asked" }
    for (const tag of ["away", "file", "realm"]) expect(await pulled(`oci://${host}/shop:${tag}`)).toEqual(unsafe)
    expect(await pulled(`oci://${host}/shop:again`)).toEqual({
      failure: `${host} leads from one address to the next without end`
    })
  })
})
