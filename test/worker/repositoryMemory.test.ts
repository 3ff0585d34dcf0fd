import { readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "@effect/vitest"
import * as NodeFileSystem from "@effect/platform-node/NodeFileSystem"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { CurrentTenant } from "../../src/domain/CurrentTenant.ts"
import { TenantId } from "../../src/domain/ids.ts"
import { Tenancy } from "../../src/sql/Tenancy.ts"
import { compression } from "../../src/node/compression.ts"
import { RepositoryMemory } from "../../src/worker/RepositoryMemory.ts"
import { database, temporaryFolder } from "../databases.ts"
import { randomFrom } from "../support/randomFrom.ts"
import { type JobsWorld, jobsWorld, useOnePlace } from "./jobsWorld.ts"

const layer = RepositoryMemory.layer.pipe(Layer.provide([NodeFileSystem.layer, compression]))

const OTHER = "tnt_bbbbbbbbbbbbbbbb"
const UNBOUNDED = 1_000_000

/** Bytes that do not become fewer by compression. */
const noise = (seed: number, length: number): Buffer => {
  const random = randomFrom(seed)
  return Buffer.from(Array.from({ length }, () => Math.floor(random() * 256)))
}

const openWorld = Effect.fnUntraced(function* (world: JobsWorld) {
  yield* world.sql(
    `insert into repositories (tenant_id, id, kind, name)
     select t, 'rep_' || repeat(r, 16), 'upload', r from unnest(array['a', 'b', 'c']) as r,
            unnest($1::text[]) as t`,
    [[world.tenantId, OTHER]]
  )
  const folder = yield* temporaryFolder("ciphermap-memory-")
  const as = (tenant: string) =>
    Effect.provideService(CurrentTenant, {
      id: TenantId.make(tenant),
      kind: "partner",
      env: "live",
      keyId: "",
      keyLookup: "",
      role: "viewer"
    })
  const memoriesOf = (tenant: string) => {
    const owner = (name: string) => ({ tenant, repository: `rep_${name.repeat(16)}` })
    const within = <A, E>(run: Effect.Effect<A, E, RepositoryMemory | CurrentTenant>) =>
      world.run(run.pipe(as(tenant), Effect.provide(layer, { local: true })) as Effect.Effect<A, E>)
    return {
      keep: (name: string, bytes: Buffer | undefined, maxBytes = UNBOUNDED) => {
        const after = join(folder, "after")
        if (bytes !== undefined) writeFileSync(after, bytes)
        const paths = { before: "", after: bytes === undefined ? join(folder, "none") : after }
        return within(RepositoryMemory.use(({ keep }) => keep(owner(name), paths, maxBytes)))
      },
      /** Undefined where nothing was kept. */
      open: (name: string) =>
        Effect.map(
          within(RepositoryMemory.use(({ open }) => open(owner(name), folder, UNBOUNDED))),
          (paths): Buffer | undefined => {
            try {
              return readFileSync(paths!.before)
            } catch {
              return undefined
            } finally {
              writeFileSync(paths!.before, "")
            }
          }
        )
    }
  }
  return { memoriesOf, folder }
})

const isNothing = (bytes: Buffer | undefined): boolean => bytes === undefined || bytes.length === 0

describe(`what scans leave in ${database.name}`, () => {
  const place = useOnePlace(database)
  const opened = Effect.gen(function* () {
    const world = yield* jobsWorld(place)
    yield* world.addTenant(OTHER)
    return { world, ...(yield* openWorld(world)) }
  })

  it.live(
    "is given to the next scan of the repository as it was, in pieces that say nothing to who reads the table",
    () =>
      Effect.gen(function* () {
        const { world, memoriesOf } = yield* opened
        const { keep, open } = memoriesOf(world.tenantId)
        const bytes = Buffer.concat([Buffer.from("what one file said ".repeat(1_000)), noise(1, 600_000)])
        yield* keep("a", bytes)
        expect((yield* open("a"))?.equals(bytes)).toBe(true)
        expect(isNothing(yield* open("b"))).toBe(true)
        const rows = yield* world.sql("select position, bytes from scan_memory_pieces order by position")
        expect(rows.map(({ position }) => position)).toEqual([0, 1, 2])
        const stored = Buffer.concat(rows.map((row) => row["bytes"] as Uint8Array))
        expect(stored.includes(noise(1, 600_000).subarray(1_000, 1_032))).toBe(false)
        expect(yield* world.sql("select byte_length::integer as length from scan_memories")).toEqual([
          { length: stored.length }
        ])
      }).pipe(Effect.scoped)
  )

  it.live("is seen by its tenant alone", () =>
    Effect.gen(function* () {
      const { world, memoriesOf } = yield* opened
      yield* memoriesOf(world.tenantId).keep("a", noise(2, 100))
      expect(isNothing(yield* memoriesOf(OTHER).open("a"))).toBe(true)
      yield* world.sql(
        `insert into scan_memories select $1, repository_id, generation, byte_length from scan_memories`,
        [OTHER]
      )
      yield* world.sql(
        `insert into scan_memory_pieces select $1, repository_id, position, bytes from scan_memory_pieces`,
        [OTHER]
      )
      expect(isNothing(yield* memoriesOf(OTHER).open("a"))).toBe(true)
      expect((yield* memoriesOf(world.tenantId).open("a"))?.equals(noise(2, 100))).toBe(true)
    }).pipe(Effect.scoped)
  )

  it.live("is taken for nothing where a piece was damaged, lost, or is of another scan", () =>
    Effect.gen(function* () {
      const { world, memoriesOf } = yield* opened
      const { keep, open } = memoriesOf(world.tenantId)
      const damages = [
        "update scan_memory_pieces set bytes = set_byte(bytes, 300, get_byte(bytes, 300) # 1) where position = 1",
        "delete from scan_memory_pieces where position = 1",
        "delete from scan_memory_pieces where position = 0",
        "update scan_memory_pieces set bytes = ''",
        "update scan_memories set generation = repeat('0', 32)"
      ]
      for (const [at, damage] of damages.entries()) {
        yield* keep("a", noise(at, 400_000))
        yield* world.sql(damage)
        expect([damage, isNothing(yield* open("a"))]).toEqual([damage, true])
      }
      yield* keep("a", noise(9, 10))
      expect((yield* open("a"))?.equals(noise(9, 10))).toBe(true)
    }).pipe(Effect.scoped)
  )

  it.live("never takes more than its tenant has: what was used longest ago goes first", () =>
    Effect.gen(function* () {
      const { world, memoriesOf } = yield* opened
      const { keep } = memoriesOf(world.tenantId)
      yield* memoriesOf(OTHER).keep("a", noise(1, 40_000))
      const kept = Effect.map(
        world.sql(
          "select left(right(repository_id, 1), 1) as name from scan_memories where tenant_id = $1 order by 1",
          [world.tenantId]
        ),
        (rows) => rows.map(({ name }) => name).join("")
      )
      yield* keep("a", noise(1, 40_000), 100_000)
      yield* keep("b", noise(2, 40_000), 100_000)
      expect(yield* kept).toBe("ab")
      yield* keep("a", undefined, 100_000)
      yield* keep("c", noise(3, 40_000), 100_000)
      expect(yield* kept).toBe("ac")
      yield* keep("c", noise(3, 70_000), 100_000)
      expect(yield* kept).toBe("c")
      yield* keep("c", noise(3, 200_000), 100_000)
      expect(yield* kept).toBe("")
      expect(yield* world.sql("select count(*)::integer as all from scan_memories")).toEqual([{ all: 1 }])
    }).pipe(Effect.scoped)
  )

  it.live("goes with its repository", () =>
    Effect.gen(function* () {
      const { world, memoriesOf } = yield* opened
      yield* memoriesOf(world.tenantId).keep("a", noise(1, 1_000))
      yield* world.run(
        Tenancy.use(({ asSystem }) =>
          asSystem((sql) => sql`delete from repositories where tenant_id = ${world.tenantId} and id like 'rep_a%'`)
        )
      )
      expect(yield* world.sql("select 1 from scan_memories union all select 1 from scan_memory_pieces")).toEqual([])
    }).pipe(Effect.scoped)
  )

  it.live("follows no link that stands in the place of what a scan has left", () =>
    Effect.gen(function* () {
      const { world, memoriesOf, folder } = yield* opened
      const { keep, open } = memoriesOf(world.tenantId)
      yield* keep("a", noise(1, 100))
      writeFileSync(join(folder, "secret"), "of others")
      rmSync(join(folder, "after"))
      symlinkSync(join(folder, "secret"), join(folder, "none"))
      yield* keep("a", undefined)
      expect((yield* open("a"))?.equals(noise(1, 100))).toBe(true)
    }).pipe(Effect.scoped)
  )
})
