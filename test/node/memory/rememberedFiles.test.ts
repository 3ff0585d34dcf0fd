import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync
} from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import process from "node:process"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Stream from "effect/Stream"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { jsonChunks } from "../../../scanner/bom/jsonChunks.ts"
import type { SourceFile } from "../../../scanner/model/SourceFile.ts"
import { Scanner } from "../../../scanner/Scanner.ts"
import { keptDocument, renewedDocument } from "../../../src/node/memory/keptDocument.ts"
import { openScanMemory } from "../../../src/node/memory/openScanMemory.ts"
import { rememberedFiles } from "../../../src/node/memory/rememberedFiles.ts"
import { type FolderScan, scanFolder, scanForDocument } from "../../../src/node/scanFolder.ts"
import { isLong } from "../../support/isLong.ts"
import { quickTree } from "../../support/mixedTree.ts"
import { randomFrom } from "../../support/randomFrom.ts"
import { scannerOnce } from "../../support/scannerOnce.ts"

let folder = ""
let project = ""
let cache = ""

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "ciphermap-remembered-")))
  project = join(folder, "project")
  cache = join(folder, "cache")
  mkdirSync(project)
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (path: string, content: string | Uint8Array, at = project): void => {
  mkdirSync(dirname(join(at, path)), { recursive: true })
  writeFileSync(join(at, path), content)
}

const digest = (name: string): string => `import hashlib\nhashlib.${name}(b"")\n`

const scan = async (options: FolderScan = {}, scanner: Layer.Layer<Scanner> = scannerOnce, root = project) => {
  const notes: Array<string> = []
  const report = await Effect.runPromise(
    scanFolder(root, { onNotCached: (why) => notes.push(why), ...options }).pipe(Effect.provide(scanner))
  )
  return { text: [...jsonChunks(report)].join(""), report, notes }
}

const cached = (options: FolderScan = {}, scanner?: Layer.Layer<Scanner>) => scan({ cache, ...options }, scanner)

/** Counts scans that were not spared, and does something once they have begun. */
const counting = (meanwhile: () => void = () => undefined) => {
  let scans = 0
  const scanner = Layer.effect(
    Scanner,
    Effect.map(Scanner, ({ scan: of }) => ({
      scan: <E, R>(files: Stream.Stream<SourceFile, E, R>, options = {}) => {
        scans++
        return of(
          Stream.tap(files, () => Effect.sync(meanwhile)),
          options
        )
      }
    }))
  ).pipe(Layer.provide(scannerOnce))
  return { scanner, scans: () => scans }
}

/** Makes a file as old as no scan takes for one that may have changed since. */
const age = (path: string): void => utimesSync(join(project, path), 1_700_000_000, 1_700_000_000)

describe("a folder that was scanned before", () => {
  it("is not scanned again while nothing has changed", async () => {
    write("a.py", digest("md5"))
    write("b.pem", "no key")
    const { scanner, scans } = counting()
    const plain = await scan()
    let listed = 0
    let done = 0
    for (let left = 3; left > 0; left--) {
      const again = await cached({ onListed: (files) => (listed += files), onFile: () => done++ }, scanner)
      expect(again).toEqual({ ...plain, notes: [] })
    }
    expect([scans(), listed, done]).toEqual([1, 6, 6])
  })

  it("is known by what is in it, wherever it is and whenever it was written", async () => {
    write("a.py", digest("md5"))
    const { scanner, scans } = counting()
    const first = await cached({}, scanner)
    const copy = join(folder, "copy")
    cpSync(project, copy, { recursive: true })
    expect((await scan({ cache }, scanner, copy)).text).toBe(first.text)
    age("a.py")
    expect((await cached({}, scanner)).text).toBe(first.text)
    expect(scans()).toBe(1)
  })

  it("is another one with other options", async () => {
    write("a.py", digest("md5"))
    write("b.py", digest("sha1"))
    write(".gitignore", "b.py\n")
    await cached()
    for (const options of [
      { gitignore: false },
      { include: ["b.py"] },
      { exclude: ["a*"] },
      { maxFileSize: 10 },
      { only: ["b.py"] }
    ]) {
      const fresh = await scan(options)
      expect((await cached(options)).text).toBe(fresh.text)
      expect((await cached(options)).text).toBe(fresh.text)
    }
  })

  it("is scanned again where a file is as large and as old as before, and is another one", async () => {
    write("a.py", digest("md5"))
    age("a.py")
    await cached()
    write("a.py", digest("md4"))
    age("a.py")
    expect((await cached()).text).toBe((await scan()).text)
    write("b.py", digest("md5"))
    write("c.py", digest("md4"))
    ;["b.py", "c.py"].forEach(age)
    await cached()
    renameSync(join(project, "b.py"), join(project, "d.py"))
    renameSync(join(project, "c.py"), join(project, "b.py"))
    renameSync(join(project, "d.py"), join(project, "c.py"))
    expect((await cached()).text).toBe((await scan()).text)
  })

  it("gives the document that was made of it, until it changes or another is asked for", async () => {
    write("a.py", digest("md5"))
    const made = (of: unknown) =>
      scanForDocument(project, { cache }, Effect.succeed(of)).pipe(
        Effect.flatMap((scanned) =>
          "document" in scanned
            ? Effect.succeed([...renewedDocument(scanned.document, stamp).pieces].join(""))
            : Effect.suspend(() => {
                const { pieces, parts } = keptDocument([`made of ${scanned.report.findings.length}`], stamp, "")
                return Effect.as(
                  Effect.andThen(
                    Effect.sync(() => [...pieces]),
                    Effect.suspend(() => scanned.keep(parts()!))
                  ),
                  ""
                )
              })
        ),
        Effect.scoped,
        Effect.provide(scannerOnce),
        Effect.runPromise
      )
    const stamp = { serialNumber: "3e671687-395b-41f5-a30f-a58921a6b791", timestamp: "2026-11-28T12:00:00.001Z" }
    expect([await made("sarif"), await made("sarif"), await made("csv"), await made("csv")]).toEqual([
      "",
      "made of 1",
      "",
      "made of 1"
    ])
    write("a.py", `${digest("md5")}hashlib.sha1(b"")\n`)
    expect([await made("sarif"), await made("sarif")]).toEqual(["", "made of 2"])
  })

  it("is read again as far as it changed so shortly before that it may have changed again without a sign", async () => {
    write("a.py", digest("md5"))
    const readBy = async (started: number): Promise<number> => {
      const memory = openScanMemory(cache, project, "one")
      let read = 0
      const counted: typeof memory = {
        ...memory,
        digest: (content) => {
          if (typeof content !== "string") read++
          return memory.digest(content)
        }
      }
      const slab = { allocate: (bytes: number) => new Uint8Array(bytes), reuse: () => undefined }
      const walked = { root: project, paths: ["a.py"] }
      const work = Effect.gen(function* () {
        const files = yield* rememberedFiles(walked, { maxFileSize: 1_000 }, counted, slab, () => undefined, started)
        yield* files.look
        yield* files.save
      })
      await Effect.runPromise(work)
      memory.end()
      return read
    }
    const now = statSync(join(project, "a.py")).mtimeMs
    expect([await readBy(now), await readBy(now + 1_900), await readBy(now + 10_000)]).toEqual([1, 1, 1])
    expect([await readBy(now + 10_000), await readBy(now + 20_000)]).toEqual([0, 0])
  })

  it("does not believe a scan during which a file changed", async () => {
    const use = "import hashlib\nfrom b import NAME\nhashlib.new(NAME)\n"
    write("a.py", use)
    write("b.py", 'NAME = "md5"\n')
    await cached()
    write("a.py", `${use}#\n`)
    write("c.py", "")
    let isChanged = false
    const { scanner } = counting(() => {
      if (!isChanged) write("a.py", digest("sha1"))
      isChanged = true
    })
    await cached({}, scanner)
    write("a.py", `${use}#\n`)
    expect((await cached()).text).toBe((await scan()).text)
  })

  it("is not scanned where the memory of it is", async () => {
    write("a.py", digest("md5"))
    const plain = await scan({ gitignore: false })
    for (const at of [join(project, ".ciphermap/cache"), join(project, "build/kept")])
      for (let left = 3; left > 0; left--) expect((await scan({ cache: at, gitignore: false })).text).toBe(plain.text)
  })

  it("leaves nothing behind where the scan fails", async () => {
    write("a.py", digest("md5"))
    const failing = Layer.succeed(Scanner, { scan: () => Effect.die(new Error("no")) })
    await expect(cached({}, failing)).rejects.toThrow("no")
    expect(readdirSync(cache).filter((name) => !name.startsWith(".") && name !== "key")).toEqual([])
  })

  it("is scanned as ever where nothing can be kept, and the reason is told", async () => {
    write("a.py", digest("md5"))
    writeFileSync(cache, "")
    expect(await cached()).toEqual({ ...(await scan()), notes: ["EEXIST"] })
  })
})

/** What may happen to the files of a project between two scans. */
const edit = (random: () => number, root: string): void => {
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
    (path) => !path.startsWith(".git") && statSync(join(root, path)).isFile()
  )
  const any = <A>(all: ReadonlyArray<A>): A => all[Math.floor(random() * all.length)]!
  const [one, other] = [join(root, any(files)), join(root, any(files))]
  const edits: ReadonlyArray<() => void> = [
    () => {
      const text = readFileSync(one, "latin1")
      writeFileSync(
        one,
        text.replace(/MD5|SHA-1|DES|Blowfish|sha1|C1|D1/, () => any(["AES", "SHA-512", "C2"])),
        "latin1"
      )
    },
    () => writeFileSync(one, `${readFileSync(one, "latin1").replace("\n", "\n\n")}`, "latin1"),
    () => rmSync(one),
    () => cpSync(one, join(dirname(one), `copy-of-${one.slice(one.lastIndexOf("/") + 1)}`)),
    () => {
      mkdirSync(join(root, "moved"), { recursive: true })
      renameSync(one, join(root, "moved", one.slice(one.lastIndexOf("/") + 1)))
    },
    () => {
      if (one === other) return
      renameSync(one, `${one}.swap`)
      renameSync(other, one)
      renameSync(`${one}.swap`, other)
    }
  ]
  any(edits)()
}

describe("after any edits", () => {
  it("a scan with a memory says what one without it says", async () => {
    const tree = quickTree().filter(
      ({ path }) => isLong || /^(?:lib\/[^EL]|lib\/\w+1\b|app\/|\.env|deploy\/)/.test(path)
    )
    for (const { path, bytes } of tree) write(path, bytes)
    const random = randomFrom(11)
    for (let left = isLong ? 150 : 20; left > 0; left--) {
      for (let edits = Math.floor(random() * 4); edits > 0; edits--) edit(random, project)
      const { text, notes } = await cached()
      expect(text === (await scan()).text).toBe(true)
      expect(notes).toEqual([])
    }
  })

  const real = process.env["CIPHERMAP_REAL_TREE"]

  it.runIf(isLong && real !== undefined && existsSync(real))(
    "that holds of a real tree, too",
    async () => {
      cpSync(real!, project, { recursive: true })
      const random = randomFrom(12)
      for (let left = 12; left > 0; left--) {
        const { text } = await cached()
        expect(text === (await scan()).text).toBe(true)
        for (let edits = 20; edits > 0; edits--) edit(random, project)
      }
    },
    3_600_000
  )
})
