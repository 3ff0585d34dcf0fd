import { describe, expect, it } from "@effect/vitest"
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Logger from "effect/Logger"
import * as Redacted from "effect/Redacted"
import { CurrentTrace } from "../../src/domain/CurrentTrace.ts"
import { logEntryOf, logLines } from "../../src/observability/LogEntry.ts"
import { redactor } from "../../src/observability/redactor.ts"

const linesOf = (format: keyof typeof logLines, logged: Effect.Effect<void>) =>
  Effect.gen(function* () {
    const lines: Array<string> = []
    const redact = redactor()
    const logger = Logger.make<unknown, void>((options) => {
      lines.push(logLines[format](logEntryOf(options, redact)))
    })
    yield* Effect.provide(logged, Logger.layer([logger]))
    return lines
  })

const key = `cbk_live_${"A".repeat(16)}_${"s".repeat(32)}`

describe("a line of the log", () => {
  it.effect("is one JSON object: time, level, message, trace and fields", () =>
    Effect.gen(function* () {
      const logged = Effect.logInfo("request", { status: 200, ms: 1.5, tenant: undefined }).pipe(
        Effect.annotateLogs({ job: "a" }),
        Effect.provideService(CurrentTrace, { id: "trc_1", tenant: undefined })
      )
      const [line = ""] = yield* linesOf("json", logged)
      expect(JSON.parse(line)).toEqual({
        time: "1970-01-01T00:00:00.000Z",
        level: "info",
        message: "request",
        trace_id: "trc_1",
        status: 200,
        ms: 1.5,
        job: "a"
      })
      expect(Object.keys(JSON.parse(line)).slice(0, 3)).toEqual(["time", "level", "message"])
    })
  )

  it.effect("stays one line, whatever is logged", () =>
    Effect.gen(function* () {
      const forged = 'x\n{"level":"error"}\r\u2028\u001b[31m'
      const logged = Effect.logWarning(forged, { field: forged }, new Error(forged))
      const [json = ""] = yield* linesOf("json", logged)
      expect(json.split(/[\n\r]/)).toHaveLength(1)
      expect(JSON.parse(json)).toMatchObject({ message: forged, field: forged, level: "warn" })
      const [pretty = ""] = yield* linesOf("pretty", logged)
      const [first, ...rest] = pretty.split("\n")
      expect(first).toContain(String.raw`WARN  x\n{"level":"error"}\r\u2028\u001b[31m field=`)
      expect(rest.every((line) => line.startsWith("    "))).toBe(true)
      expect(pretty).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u2028]/)
    })
  )

  it.effect("holds no secret, wherever it stands", () =>
    Effect.gen(function* () {
      const logged = Effect.logError(key, { a: key, nested: { b: [key] }, authorization: "x y", token: "zzz" }, [
        key
      ]).pipe(
        Effect.andThen(Effect.logError("failed", new Error(key, { cause: new Error(`from ${key}`) }))),
        Effect.andThen(Effect.logError("failed", Cause.die(new Error(key)))),
        Effect.andThen(Effect.logError({ redacted: Redacted.make("hidden-hidden") })),
        Effect.annotateLogs({ annotated: key })
      )
      for (const format of ["json", "pretty"] as const) {
        const text = (yield* linesOf(format, logged)).join("\n")
        expect(text).toContain(`cbk_live_${"A".repeat(16)}_[redacted]`)
        for (const hidden of ["ssss", "x y", "zzz", "hidden-hidden"]) expect(text).not.toContain(hidden)
      }
    })
  )

  it.effect("is cut where it is too long, after secrets were taken out", () =>
    Effect.gen(function* () {
      const [line = ""] = yield* linesOf("json", Effect.logInfo("x".repeat(8_150) + key + "y".repeat(100_000)))
      expect(line.length).toBeLessThan(9_000)
      expect(line).not.toContain("ssss")
    })
  )
})
