import { createHash } from "node:crypto"
import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { database } from "../databases.ts"
import { DocumentDamaged } from "../../src/domain/documentErrors.ts"
import { pieceBytes } from "../../src/scans/packDocument.ts"
import { documentsWorld, sharedDatabase, storeAt, textsOf } from "./documentsWorld.ts"
import { hasSwift, useSwift } from "./swift.ts"

/** That gzip makes no smaller. */
const noise = (length: number) => createHash("shake256", { outputLength: length }).digest()

const all = (place: string) => Array.from({ length: 5 }, () => place)

describe.skipIf(!hasSwift)(`documents that move between ${database.name} and a store`, () => {
  const swift = useSwift()

  it.live("are the same bytes before, after and back again, wherever new ones go", () =>
    Effect.gen(function* () {
      const store = yield* swift
      const where = yield* sharedDatabase
      const before = yield* Effect.gen(function* () {
        const world = yield* documentsWorld(where, {})
        yield* world.startWorker()
        const scan = yield* world.submit("one")
        yield* world.ended(scan)
        yield* world.replace(scan, "spdx", noise(pieceBytes * 3))
        return { scan, gzip: yield* world.text(scan, "html", "gzip"), places: yield* world.places }
      }).pipe(Effect.scoped)
      expect(before.places).toEqual(all("database"))
      yield* Effect.gen(function* () {
        const world = yield* documentsWorld(where, storeAt(`127.0.0.1:${store.port}`), false)
        expect(yield* world.text(before.scan, "spdx")).toEqual(noise(pieceBytes * 3))
        expect(yield* world.move).toBe(5)
        expect(yield* world.move).toBe(0)
        expect(yield* world.places).toEqual(all("store"))
        expect(yield* world.sql("select * from scan_bom_pieces")).toEqual([])
        expect(yield* world.text(before.scan, "html", "gzip")).toEqual(before.gzip)
        expect(yield* world.text(before.scan, "spdx")).toEqual(noise(pieceBytes * 3))
      }).pipe(Effect.scoped)
      yield* Effect.gen(function* () {
        const world = yield* documentsWorld(where, storeAt(`127.0.0.1:${store.port}`, "database"), false)
        expect(yield* world.move).toBe(5)
        expect(yield* world.places).toEqual(all("database"))
        expect(yield* world.text(before.scan, "html", "gzip")).toEqual(before.gzip)
        expect(yield* world.text(before.scan, "spdx")).toEqual(noise(pieceBytes * 3))
        expect((yield* world.texts(before.scan))[0]).toBe(textsOf("one")[0])
      }).pipe(Effect.scoped)
    }).pipe(Effect.scoped)
  )

  it.live("may move while they are read, in either direction", () =>
    Effect.gen(function* () {
      const store = yield* swift
      const where = yield* sharedDatabase
      const document = noise(pieceBytes * 5 + 100)
      const readThrough = Effect.fnUntraced(function* (target: "store" | "database", isNew: boolean) {
        const world = yield* documentsWorld(where, storeAt(`127.0.0.1:${store.port}`, target), isNew)
        if (isNew) {
          yield* world.startWorker()
          const scan = yield* world.submit("two")
          yield* world.ended(scan)
          yield* world.replace(scan, "spdx", document)
        }
        const [row] = yield* world.sql("select id from scans")
        const stored = yield* world.within(world.find(String(row?.["id"]), "spdx"))
        let taken = 0
        const parts = yield* Stream.runCollect(
          Stream.tap(stored.bytes("identity"), () => (taken++ === 0 ? world.move : Effect.void))
        )
        expect(Buffer.concat(parts)).toEqual(document)
        expect(yield* world.places).toEqual(all(target))
      }, Effect.scoped)
      yield* readThrough("store", true)
      yield* readThrough("database", false)
    }).pipe(Effect.scoped)
  )

  it.live("are each in one place, and whole, when the store dies in between; the next pass moves the rest", () =>
    Effect.gen(function* () {
      const store = yield* swift
      const where = yield* sharedDatabase
      const scan = yield* Effect.gen(function* () {
        const world = yield* documentsWorld(where, {})
        yield* world.startWorker()
        const id = yield* world.submit("three")
        yield* world.ended(id)
        return id
      }).pipe(Effect.scoped)
      const world = yield* documentsWorld(where, storeAt(`127.0.0.1:${store.port}`), false)
      const objects = world.sql("select key from document_objects")
      const dying = Effect.andThen(
        world.until(objects, (rows) => rows.length > 0),
        Effect.promise(store.kill)
      )
      yield* Effect.all([Effect.exit(world.move), dying], { concurrency: "unbounded" })
      const torn = yield* world.sql(
        `select format from scan_boms b where (object_key is null) <>
          (pieces = (select count(*) from scan_bom_pieces p where (p.scan_id, p.format) = (b.scan_id, b.format)) and pieces > 0)`
      )
      expect(torn).toEqual([])
      yield* Effect.promise(store.start)
      expect(yield* world.texts(scan)).toEqual(textsOf("three"))
      yield* world.move
      expect(yield* world.places).toEqual(all("store"))
      expect(yield* world.texts(scan)).toEqual(textsOf("three"))
      expect(yield* world.sql("select * from document_objects where collect_after is not null")).toEqual([])
    }).pipe(Effect.scoped)
  )

  it.live("stay where they are when they are damaged, and are not given to anybody", () =>
    Effect.gen(function* () {
      const store = yield* swift
      const where = yield* sharedDatabase
      const scan = yield* Effect.gen(function* () {
        const world = yield* documentsWorld(where, storeAt(`127.0.0.1:${store.port}`))
        yield* world.startWorker()
        const id = yield* world.submit("four")
        yield* world.ended(id)
        const [row] = yield* world.sql("select object_key from scan_boms where format = 'sarif'")
        yield* Effect.promise(() => store.ask("PUT", `/${String(row?.["object_key"])}`, Buffer.from("damaged")))
        return id
      }).pipe(Effect.scoped)
      const world = yield* documentsWorld(where, storeAt(`127.0.0.1:${store.port}`, "database"), false)
      expect(yield* world.move).toBe(4)
      expect(yield* world.places).toEqual(["database", "database", "store", "database", "database"])
      expect(world.output()).toContain("a stored document is damaged")
      for (const coding of ["gzip", "identity"] as const) {
        expect(yield* Effect.flip(world.text(scan, "sarif", coding))).toBeInstanceOf(DocumentDamaged)
      }
      yield* world.sql("update scan_bom_pieces set bytes = '\\\\x00' where format = 'html'")
      expect(yield* Effect.flip(world.text(scan, "html"))).toBeInstanceOf(DocumentDamaged)
    }).pipe(Effect.scoped)
  )
})
