import { deflateSync } from "node:zlib"
import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { scanNative } from "../../../scanner/engine/scanNative.ts"
import type { FileResult } from "../../../scanner/engine/FileResult.ts"
import { ruleIndexOf } from "../../../scanner/match/RuleIndex.ts"
import { librariesOf } from "../../../scanner/rules/librariesOf.ts"

const folder = new URL("../native/samples/", import.meta.url)

const sample = (name: string): Uint8Array => new Uint8Array(readFileSync(new URL(name, folder)))

const scan = (path: string, bytes: Uint8Array): Promise<FileResult> =>
  scanNative({ path, bytes }, async (ecosystem) => ruleIndexOf(await librariesOf(ecosystem)))

const said = ({ findings }: FileResult): ReadonlyArray<string> =>
  findings
    .map(({ api, facts: { name, keyBits, mode }, sources }) =>
      [api.replace(/ \(.*/, ""), name, keyBits, mode, sources.name?.from, sources.version?.from]
        .filter((one) => one !== undefined)
        .join(" ")
    )
    .toSorted()

const CONSTANTS = ["S-box of AES AES inferred", "round constants of SHA-224 and SHA-256 unknown"]
const OPENSSL = [
  "EVP_aes_256_gcm AES 256 gcm literal",
  "EVP_get_cipherbyname unknown",
  "EVP_md5 MD5 literal",
  "SSL_CTX_set_min_proto_version TLS literal unknown"
]

/** A binary with more bytes behind its end, at a multiple of 16. */
const withBytes = (bytes: Uint8Array, more: Uint8Array): Uint8Array => {
  const start = Math.ceil(bytes.length / 16) * 16
  const all = new Uint8Array(start + more.length)
  all.set(bytes)
  all.set(more, start)
  return all
}

const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

const SENTINEL = "0123456789abcdef"

const varint = (value: number): string =>
  value < 128 ? String.fromCharCode(value) : String.fromCharCode((value & 127) | 128) + varint(value >> 7)

const goInfo = (modules: string): Uint8Array => {
  const text = `${SENTINEL}${modules}${SENTINEL}`
  return latin1(`\u00ff Go buildinf:\u0008\u0002${"\0".repeat(16)}${varint(8)}go1.22.1${varint(text.length)}${text}`)
}

/** A table of functions as Go 1.20 has it, with nothing but their names. */
const goTable = (...functions: ReadonlyArray<string>): Uint8Array => {
  const names = functions.map((name) => `${name}\0`).join("")
  const bytes = new Uint8Array(72 + names.length)
  const view = new DataView(bytes.buffer)
  bytes.set([0xf1, 0xff, 0xff, 0xff, 0, 0, 1, 8])
  view.setBigUint64(8 + 3 * 8, 72n, true)
  view.setBigUint64(8 + 4 * 8, BigInt(72 + names.length), true)
  bytes.set(latin1(names), 72)
  return bytes
}

describe("what a native binary says of cryptography", () => {
  it.each(["x86-64.so", "i386.so", "s390x.so", "s390.so", "macho-x86_64.dylib", "macho-i386.dylib"])(
    "is what the names of functions tell, and constants that only one algorithm has: %s",
    async (name) => {
      const result = await scan(`lib/${name}`, sample(name))
      expect(said(result)).toEqual(expect.arrayContaining([...OPENSSL, ...CONSTANTS]))
      expect(result).toMatchObject({ language: "native", partial: false })
    }
  )

  it("tells what an argument would say as unknown", async () => {
    expect(said(await scan("a.dll", sample("windows.dll")))).toEqual(["CryptCreateHash unknown"])
  })

  it("has its places at offsets, and those of constants in sections", async () => {
    const bytes = sample("s390x.so")
    const { findings } = await scan("a.so", bytes)
    const md5 = findings.find(({ api }) => api === "EVP_md5")!
    expect(new TextDecoder().decode(bytes.subarray(md5.place.column - 1, md5.place.endColumn - 1))).toBe("EVP_md5")
    expect(findings.map(({ api }) => api)).toContainEqual(
      expect.stringMatching(/^S-box of AES \(\.rodata\+0x[0-9a-f]+\)$/)
    )
  })

  it("tells what is only in it from what it calls", async () => {
    const { findings } = await scan("a.so", sample("x86-64.so"))
    const isOnlyThere = (api: RegExp) => findings.find((one) => api.test(one.api))?.isOption
    expect(isOnlyThere(/^S-box/)).toBe(true)
    expect(isOnlyThere(/^EVP_md5/)).toBeUndefined()
  })

  it("names the libraries of cryptography that the loader brings", async () => {
    const { manifest } = await scan("a.so", sample("x86-64.so"))
    expect(manifest?.mentions).toMatchObject([
      { purl: "pkg:generic/openssl", transitive: false, occurrence: { requirement: "libssl.so.3" } }
    ])
    expect(manifest?.mentions[0]).not.toHaveProperty("version")
  })

  it("names modules of Go, those that replace others among them, and the functions that the linker kept", async () => {
    const info = goInfo(
      "path\texample.com/a\nmod\texample.com/a\tv1.0.0\t\ndep\tgolang.org/x/crypto\tv0.17.0\th1:a\ndep\tgithub.com/x/y\tv1.0.0\n=>\tgithub.com/cloudflare/circl\tv1.3.7\n"
    )
    const table = goTable("crypto/md5.Sum", "crypto/tls.(*Conn).Read", "main.main", "crypto/tls.Client")
    const result = await scan("a.so", withBytes(withBytes(sample("i386.so"), info), table))
    expect(result.manifest?.mentions.map(({ purl, version }) => `${purl}@${version}`)).toEqual([
      "pkg:golang/golang.org/x/crypto@v0.17.0",
      "pkg:golang/github.com/cloudflare/circl@v1.3.7"
    ])
    expect(result.findings.filter(({ language }) => language === "go")).toMatchObject([
      { api: "crypto/md5.Sum", facts: { name: "MD5" }, isOption: true },
      { api: "crypto/tls.Client", facts: { name: "TLS" }, isOption: true }
    ])
  })

  it("names crates of Rust by the paths of their sources", async () => {
    const paths = latin1(
      "/root/.cargo/registry/src/index.crates.io-6f17d22bba15001f/ring-0.17.8/src/aead.rs\0/usr/share/cargo/registry/rustls-0.20.8/src/a.rs"
    )
    const { manifest } = await scan("a.so", withBytes(sample("i386.so"), paths))
    expect(manifest?.mentions.map(({ purl, version }) => `${purl}@${version}`).toSorted()).toEqual([
      "pkg:cargo/ring@0.17.8",
      "pkg:cargo/rustls@0.20.8"
    ])
  })

  it("names the crates of a list that cargo auditable left, and not those that only build", async () => {
    const list = JSON.stringify({
      packages: [
        { name: "aes-gcm", version: "0.10.3", source: "crates.io" },
        { name: "ring", version: "0.16.20", source: "crates.io", kind: "build" }
      ]
    })
    const { manifest } = await scan("a.so", withSection(sample("x86-64.so"), ".dep-v0", deflateSync(list)))
    const crates = (manifest?.mentions ?? []).filter(({ purl }) => purl.startsWith("pkg:cargo/"))
    expect(crates.map(({ purl, version }) => `${purl}@${version}`)).toEqual(["pkg:cargo/aes-gcm@0.10.3"])
  })

  it("tells a version of a library only where it is that library, or holds it", async () => {
    const text = latin1("OpenSSL 3.0.13 30 Jan 2024")
    const { manifest } = await scan("a.so", withBytes(sample("x86-64.so"), text))
    expect(manifest?.mentions.map(({ version }) => version)).toEqual([undefined])
  })

  it("is skipped with a reason where its headers cannot be read", async () => {
    const bytes = sample("x86-64.so")
    expect(await scan("a.so", bytes.with(4, 9))).toMatchObject({
      skipped: { reason: "malformed", detail: "no class or byte order" }
    })
    expect(await scan("a.so", new TextEncoder().encode("INPUT(-lc)"))).toMatchObject({
      skipped: { reason: "unsupported-language" }
    })
  })
})

/** An ELF file of 64 bits with a section behind its end that has the name of another one. */
function withSection(bytes: Uint8Array, name: string, content: Uint8Array): Uint8Array {
  const all = withBytes(bytes, content)
  const start = Math.ceil(bytes.length / 16) * 16
  const view = new DataView(all.buffer)
  const [headers, count, names] = [
    Number(view.getBigUint64(40, true)),
    view.getUint16(60, true),
    view.getUint16(62, true)
  ]
  const strings = Number(view.getBigUint64(headers + names * 64 + 24, true))
  for (let one = 1; one < count; one++) {
    const header = headers + one * 64
    const at = strings + view.getUint32(header, true)
    if (new TextDecoder().decode(all.subarray(at, at + 8)) !== ".comment") continue
    all.set(latin1(name.padEnd(9, "\0")), at)
    view.setBigUint64(header + 24, BigInt(start), true)
    view.setBigUint64(header + 32, BigInt(content.length), true)
  }
  return all
}
