import { createHash, createHmac, generateKeyPairSync } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { storedFormats } from "../../../src/domain/StoredFormat.ts"
import { makeSecrets } from "../../cli/secrets/makeSecrets.ts"
import { plantSecrets } from "../../cli/secrets/plantSecrets.ts"
import { searchFor } from "../../cli/secrets/secretsIn.ts"
import { isLong } from "../../support/isLong.ts"
import { folderInScope, hostsWith, jobOf, noProgress, noSource } from "./repositories.ts"

/** Whose grammars only multiply what is loaded: test/cli/secrets.test.ts has them. */
const furtherLanguage = /\.(?:go|mjs|php|rb)$/

it.live("secrets of a repository are in nothing that is written of it", () =>
  Effect.gen(function* () {
    const secrets = makeSecrets(120, 20_261_122)
    const { of } = searchFor(secrets)
    const planted = plantSecrets(secrets).filter(([path]) => isLong || !furtherLanguage.test(path))
    const files = Object.fromEntries(planted.map(([path, text]) => [path, Buffer.from(text, "latin1")]))
    const { scan } = yield* hostsWith()
    const { results, documents, components_total } = yield* scan(yield* jobOf(files), noProgress)
    expect(components_total).toBeGreaterThan(3)
    for (const file of [results, ...storedFormats.map((format) => documents[format])]) {
      const text = readFileSync(file, "latin1")
      expect(text).toMatch(/AES/)
      expect([...of(text)]).toEqual([])
    }
  })
)

it.live("fingerprints of private keys are codes that only the installation can make; those of public keys stay", () =>
  Effect.gen(function* () {
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
    const der = { privateKey: privateKey.export({ type: "pkcs8", format: "der" }) }
    const files = {
      "key.pem": privateKey.export({ type: "pkcs8", format: "pem" }),
      "public.pem": publicKey.export({ type: "spki", format: "pem" })
    }
    const { scan } = yield* hostsWith()
    const fingerprintKey = "5a".repeat(32)
    const { documents } = yield* scan(yield* jobOf(files, { fingerprintKey }), noProgress)
    const text = readFileSync(documents.scan, "utf8")
    const plain = createHash("sha256").update(der.privateKey).digest()
    expect(text).not.toContain(plain.toString("hex"))
    expect(text).toContain(createHmac("sha256", Buffer.from(fingerprintKey, "hex")).update(plain).digest("hex"))
    const spki = publicKey.export({ type: "spki", format: "der" })
    expect(text).toContain(createHash("sha256").update(spki).digest("hex"))
  })
)

it.live("a process writes nothing outside of the work folder", () =>
  Effect.gen(function* () {
    const { scan } = yield* hostsWith({ workFolder: yield* folderInScope })
    const job = yield* jobOf(noSource)
    const failure = yield* Effect.flip(scan(job, noProgress))
    expect(failure).toMatchObject({ code: "scanner_crashed", detail: expect.stringContaining("ERR_ACCESS_DENIED") })
    expect(readdirSync(job.folder)).toEqual([])
  })
)
