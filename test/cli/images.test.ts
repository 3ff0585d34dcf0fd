import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { writeTar } from "../support/archiveWriters.ts"
import { ciphermapIn } from "../support/ciphermapIn.ts"
import { hasRegistry, pushImage, startRegistry } from "../node/registry/localRegistry.ts"
import { dockerImage, ociLayout } from "../support/imageWriters.ts"

let folder = ""

const base = writeTar([
  { name: "var/lib/dpkg/status", bytes: "Package: libssl3\nStatus: install ok installed\nVersion: 3.0.16-1~deb12u1\n" },
  { name: "usr/lib/python3.11/tls.py", bytes: "import hashlib\nhashlib.md5(b'') == signature\n" },
  { name: "etc/nginx/conf.d/old.conf", bytes: "server { ssl_protocols SSLv3; }\n" }
])
const top = writeTar([
  { name: "app/login.py", bytes: "import hashlib\npassword_hash = hashlib.md5(password)\n" },
  { name: "etc/nginx/conf.d/.wh.old.conf", bytes: "" }
])

const scan = async (...args: ReadonlyArray<string>) => {
  const { stdout, stderr, status } = await ciphermapIn(folder)("scan", "--no-cache", ...args)
  expect([status, stderr]).toEqual([0, ""])
  return stdout
}

const placesIn = (json: string): ReadonlyArray<string> =>
  JSON.parse(json).findings.map(
    ({ path, scope }: { readonly path: string; readonly scope: string }) => `${scope} ${path}`
  )

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ciphermap-images-"))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe("ciphermap scan of a container image", () => {
  beforeEach(() => writeFileSync(join(folder, "shop.tar"), dockerImage([base, top])))

  it("finds what its layers leave, tells the distribution's part from the program, and names the packages", async () => {
    const json = await scan("shop.tar", "--format", "json")
    expect(placesIn(json)).toEqual([
      "production shop.tar!/app/login.py",
      "vendored shop.tar!/usr/lib/python3.11/tls.py"
    ])
    const { libraries, images, findings } = JSON.parse(json)
    expect(findings.map(({ origin }: { readonly origin?: string }) => origin)).toEqual([undefined, "image"])
    const own = JSON.parse(await scan("shop.tar", "--origin", "own", "--format", "json"))
    expect([placesIn(JSON.stringify(own)), own.libraries]).toEqual([["production shop.tar!/app/login.py"], []])
    expect(libraries.map(({ purl }: { readonly purl: string }) => purl)).toEqual([
      "pkg:deb/debian/libssl3@3.0.16-1~deb12u1"
    ])
    expect(images).toEqual([
      {
        path: "shop.tar",
        name: "acme/shop:1.2",
        layers: [
          {
            id: expect.stringMatching(/^[0-9a-f]{64}\/layer\.tar$/),
            files: ["usr/lib/python3.11/tls.py", "var/lib/dpkg/status"]
          },
          { id: expect.stringMatching(/^[0-9a-f]{64}\/layer\.tar$/), files: ["app/login.py"] }
        ]
      }
    ])
  })

  it.each(["table", "html", "markdown", "cyclonedx"])("says in %s that it is an image", async (format) => {
    expect(await scan("shop.tar", "--format", format)).toContain("acme/shop:1.2 (shop.tar): 2 layers")
  })

  it("gives the layers back from CycloneDX and from JSON", async () => {
    for (const [format, file] of Object.entries({ json: "scan.json", cyclonedx: "bom.json" }))
      writeFileSync(join(folder, file), await scan("shop.tar", "--format", format))
    const report = async (file: string) => (await ciphermapIn(folder)("report", file, "--format", "cyclonedx")).stdout
    const layersIn = (text: string) =>
      JSON.parse(text).metadata.properties.filter(({ name }: { readonly name: string }) =>
        name.startsWith("ciphermap:image")
      )
    const layers = layersIn(await report("scan.json"))
    expect(layers).toHaveLength(3)
    expect(layersIn(await report("bom.json"))).toEqual(layers)
  })
})

describe("ciphermap scan of a folder that is an OCI image layout", () => {
  beforeEach(() => {
    for (const { name, bytes } of ociLayout([{ layers: [base, top], name: "acme/shop:1.2" }])) {
      mkdirSync(join(folder, "images/shop", dirname(name)), { recursive: true })
      writeFileSync(join(folder, "images/shop", name), bytes)
    }
  })

  it.each([
    ["itself", "images/shop"],
    ["the folder around it", "."]
  ])("reads it as an image, given %s", async (_, path) => {
    const [own, other] = placesIn(await scan(path, "--format", "json"))
    const within = path === "." ? "images/shop!/" : "shop!/"
    expect([own, other]).toEqual([`production ${within}app/login.py`, `vendored ${within}usr/lib/python3.11/tls.py`])
  })
})

describe.runIf(hasRegistry)("ciphermap scan of an image in a registry", () => {
  it("finds what a scan of the saved image finds", async () => {
    const registry = await startRegistry()
    try {
      await pushImage({ host: registry.host, name: "acme/shop" }, [base, top], "1.2")
      writeFileSync(join(folder, "shop.tar"), dockerImage([base, top]))
      const pulled = await scan(`oci://${registry.host}/acme/shop:1.2`, "--format", "json")
      const saved = placesIn(await scan("shop.tar", "--format", "json"))
      expect(placesIn(pulled)).toEqual(saved.map((place) => place.replace("shop.tar!/", "shop!/")))
      expect(saved.length).toBeGreaterThan(0)
    } finally {
      registry.close()
    }
  })
})

describe("the address of an image", () => {
  it.each([
    [["oci://me:secret@example.com/shop"], "must not hold a user name or a password"],
    [["oci://example.com/shop", "."], "an address stands alone"],
    [["oci://example.com/shop", "--changed"], "--base and --changed are for a folder"]
  ] as const)("is refused where it cannot be scanned: %s", async (args, message) => {
    const { stderr, status } = await ciphermapIn(folder)("scan", ...args)
    expect([status, stderr]).toEqual([64, expect.stringContaining(message)])
    expect(stderr).not.toContain("secret")
  })
})
