import { randomBytes } from "node:crypto"
import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as Stream from "effect/Stream"
import { objectKeyOf } from "../../src/domain/ObjectKey.ts"
import { s3Objects } from "../../src/documents/s3Objects.ts"
import { DocumentDamaged, DocumentsUnavailable } from "../../src/domain/documentErrors.ts"
import { TenantId } from "../../src/domain/ids.ts"
import { faultyLine } from "../faults/faultyLine.ts"
import { freePort } from "../support/freePort.ts"
import { accessKey, hasSwift, secretKey, useSwift } from "./swift.ts"

const tenant = TenantId.make("tnt_aaaaaaaaaaaaaaaa")

const objectsAt = (url: string, secret = secretKey) =>
  s3Objects({ url, region: "us-east-1", accessKey: Redacted.make(accessKey), secretKey: Redacted.make(secret) })

const pieces = [randomBytes(256 * 1024), randomBytes(1000)]
const key = objectKeyOf(tenant, pieces)

const bytesOf = (stream: Stream.Stream<Uint8Array, unknown>) =>
  Effect.map(Stream.runCollect(stream), (parts) => Buffer.concat(parts))

describe.skipIf(!hasSwift)("objects in an S3 store", () => {
  const swift = useSwift()

  it.live("are written, read, found and removed, each under its tenant and its hash", () =>
    Effect.gen(function* () {
      const store = yield* swift
      const objects = objectsAt(`http://127.0.0.1:${store.port}/documents/some/folder/`)
      expect(yield* objects.has(key)).toBe(false)
      yield* objects.put(key, pieces)
      yield* objects.put(key, pieces)
      expect(yield* objects.has(key)).toBe(true)
      expect(yield* bytesOf(objects.get(key))).toEqual(Buffer.concat(pieces))
      const at = yield* Effect.promise(() => store.ask("HEAD", `/some/folder/${key}`))
      expect(at.status).toBe(200)
      expect(key).toMatch(/^tnt_aaaaaaaaaaaaaaaa\/[0-9a-f]{64}$/)
      yield* objects.remove(key)
      yield* objects.remove(key)
      expect(yield* objects.has(key)).toBe(false)
    }).pipe(Effect.scoped)
  )

  it.live("are not taken for others: bytes that were damaged on the way in or in the store are refused", () =>
    Effect.gen(function* () {
      const store = yield* swift
      const objects = objectsAt(`http://127.0.0.1:${store.port}/documents`)
      const damagedOnTheWay = yield* Effect.flip(objects.put(key, [pieces[0]!, randomBytes(1000)]))
      expect(damagedOnTheWay).toBeInstanceOf(DocumentsUnavailable)
      expect(damagedOnTheWay.reason).toMatch(/^400 /)
      expect(yield* objects.has(key)).toBe(false)
      const seen: Array<Uint8Array> = []
      for (const wrong of [Buffer.concat([pieces[0]!, randomBytes(1000)]), pieces[0]!.subarray(0, 5000)]) {
        yield* Effect.promise(() => store.ask("PUT", `/${key}`, wrong))
        const read = Stream.runForEach(objects.get(key), (bytes) => Effect.sync(() => seen.push(bytes)))
        const error = yield* Effect.flip(read)
        expect(error).toBeInstanceOf(DocumentDamaged)
        expect(error.isRetryable).toBe(false)
        expect(Buffer.concat(seen.splice(0)).length).toBeLessThan(wrong.length)
      }
      yield* objects.remove(key)
      expect(yield* Effect.flip(bytesOf(objects.get(key)))).toBeInstanceOf(DocumentDamaged)
    }).pipe(Effect.scoped)
  )

  it.live(
    "may be had later where the store refuses, lacks the bucket, is not there, or breaks off; no error holds a secret",
    () =>
      Effect.gen(function* () {
        const store = yield* swift
        const line = yield* faultyLine(store.port)
        const right = objectsAt(`http://${line.host}/documents`)
        yield* right.put(key, pieces)
        const wrong = objectsAt(`http://${line.host}/documents`, "another-secret-entirely")
        const errors = [
          yield* Effect.flip(wrong.put(key, pieces)),
          yield* Effect.flip(wrong.has(key)),
          yield* Effect.flip(wrong.remove(key)),
          yield* Effect.flip(bytesOf(wrong.get(key))),
          yield* Effect.flip(objectsAt(`http://${line.host}/nowhere`).put(key, pieces)),
          yield* Effect.flip(objectsAt(`http://127.0.0.1:${yield* Effect.promise(freePort)}/documents`).has(key))
        ]
        line.become({ isDark: true })
        errors.push(yield* Effect.flip(right.has(key)))
        line.become({ resetAfter: 100_000 })
        errors.push(yield* Effect.flip(bytesOf(right.get(key))))
        line.become({})
        yield* Effect.promise(store.kill)
        errors.push(yield* Effect.flip(right.has(key)))
        expect(errors.map((error) => (error as DocumentsUnavailable).reason)).toEqual([
          "403 SignatureDoesNotMatch",
          "403",
          "403 SignatureDoesNotMatch",
          "403 SignatureDoesNotMatch",
          "404 NoSuchBucket",
          "ECONNREFUSED",
          "no answer in time",
          expect.stringMatching(/^(?:ECONNRESET|UND_ERR_SOCKET|no answer)$/),
          expect.stringMatching(/^(?:ECONNRESET|UND_ERR_SOCKET|no answer)$/)
        ])
        for (const error of errors) {
          expect(error).toMatchObject({ isRetryable: true, code: "documents_unavailable" })
          expect(JSON.stringify(error)).not.toMatch(/another-secret|a-secret-of/)
        }
        yield* Effect.promise(store.start)
        expect(yield* bytesOf(right.get(key))).toEqual(Buffer.concat(pieces))
      }).pipe(Effect.scoped)
  )
})
