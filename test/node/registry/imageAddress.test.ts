import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"
import { parseImageAddress } from "../../../src/node/registry/imageAddress.ts"
import { parseCredentials } from "../../../src/node/registry/registryClient.ts"

const digest = `sha256:${"a".repeat(64)}`

describe("the address of an image", () => {
  it.each([
    ["oci://registry.example.com/acme/shop:1.2", { host: "registry.example.com", name: "acme/shop", reference: "1.2" }],
    ["oci://registry.example.com:5000/shop", { host: "registry.example.com:5000", name: "shop", reference: "latest" }],
    [`oci://registry.example.com/shop:1@${digest}`, { name: "shop", reference: digest, isDigest: true }],
    ["oci://docker.io/library/alpine:3", { host: "registry-1.docker.io", name: "library/alpine" }],
    ["oci://127.0.0.1:5000/shop", { isLocal: true }],
    ["oci://[::1]:5000/shop", { isLocal: true }],
    ["oci://127.0.0.1.example.com/shop", { isLocal: false }]
  ])("is read: %s", (text, expected) => {
    expect(Result.getOrThrow(parseImageAddress(text))).toMatchObject(expected)
  })

  it.each([
    "oci://registry.example.com",
    "oci://user:secret@registry.example.com/shop",
    "oci://registry.example.com/Shop",
    "oci://registry.example.com/../shop",
    "oci://registry.example.com/shop:",
    "oci://registry.example.com/shop@sha256:12",
    "oci://registry.example.com/shop?x=1",
    "oci:///shop",
    `oci://registry.example.com/${"a".repeat(600)}`
  ])("is refused, without what stands in it: %s", (text) => {
    const read = parseImageAddress(text)
    expect(Result.isFailure(read) ? read.failure.message : text).toMatch(/^(?:the address of an image|a digest)/)
    expect(Result.isFailure(read) && read.failure.message.includes("secret")).toBe(false)
  })
})

describe("credentials of a registry", () => {
  it("are for one host, with a password that may hold any sign", () => {
    expect(parseCredentials("Registry.example.com:5000=me:a=b:c")).toEqual({
      host: "registry.example.com:5000",
      user: "me",
      password: "a=b:c"
    })
    expect(parseCredentials("me:secret")).toBeUndefined()
    expect(parseCredentials("")).toBeUndefined()
  })
})
