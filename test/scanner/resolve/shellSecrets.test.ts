import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { toCycloneDx } from "../../../scanner/bom/cyclonedx/cyclonedx.ts"
import { toAssets } from "../../../scanner/model/assets.ts"
import { Scanner } from "../../../scanner/Scanner.ts"
import { toInventory } from "../../../scanner/model/toInventory.ts"
import { scannerOnce } from "../../support/scannerOnce.ts"

const encoder = new TextEncoder()

const scan = Effect.fnUntraced(function* (path: string, text: string) {
  const scanner = yield* Scanner
  return yield* scanner.scan(Stream.make({ path, bytes: encoder.encode(text) }))
})

const key = "5ec4e75ec4e75ec4e75ec4e75ec4e701"
const nonce = "5ec4e75ec4e75ec4e75ec4e75ec4e702"
const word = "Sw0rdf1shInvented"

const script = `#!/bin/bash
PASSWORD="${word}"
KEY=${key}
openssl enc -aes-128-cbc -K ${key} -iv ${nonce} -in a -out b
openssl enc -aes-128-cbc -K "$KEY" -iv "$NONCE" -in a -out b
openssl enc -aes-256-cbc -pbkdf2 -S 5ec4e75ec4e75ec4 -pass pass:${word} -in a
openssl aes-256-cbc -k ${word} -in a
openssl enc -${word} -in a
openssl dgst -sha256 -hmac ${word} file
openssl dgst -sha256 -hmac "$PASSWORD" file
openssl dgst -sha256 -mac HMAC -macopt hexkey:${key} file
openssl mac -digest SHA256 -macopt hexkey:${key} -in a HMAC
openssl kdf -keylen 32 -kdfopt pass:${word} -kdfopt salt:${word} PBKDF2
openssl genrsa -aes256 -passout pass:${word} 2048
openssl passwd -6 -salt ${word} ${word}
openssl pkcs12 -export -passout "pass:$PASSWORD" -in a
openssl rand ${word}
openssl genpkey -algorithm ${word} -pkeyopt group:${word}
openssl genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:${word}
openssl "${word}"
gpg --batch --passphrase ${word} -c a
gpg --batch --passphrase=${word} --cipher-algo ${word} --symmetric a
ssh-keygen -t rsa -N '${word}' -C ${word}
htpasswd -bB file user ${word}
mkpasswd -m sha-512 -S ${word} ${word}
keytool -genkeypair -keyalg RSA -storepass ${word} -storetype ${word}
curl -u user:${word} --tlsv1.2 https://user:${word}@made.up/
vault write transit/keys/a type=${word}
`

describe("secrets on command lines", () => {
  it.live("are never in what the scanner says, whatever it finds", () =>
    Effect.gen(function* () {
      const report = yield* scan("deploy/secrets.sh", script)
      const bom = toCycloneDx(toInventory(report), {
        component: { name: "demo" },
        timestamp: "2026-01-01T00:00:00Z",
        serialNumber: "00000000-0000-4000-8000-000000000000",
        tool: { name: "demo", version: "1" }
      })
      const said = JSON.stringify([report, bom]).toLowerCase()
      expect(report.findings.length).toBeGreaterThan(20)
      for (const secret of [key, nonce, word, "5ec4e7", "sw0rdf1sh"]) expect(said).not.toContain(secret.toLowerCase())
    }).pipe(Effect.provide(scannerOnce))
  )

  it.live("are materials where they stand in the script, by their kind and size", () =>
    Effect.gen(function* () {
      const report = yield* scan("deploy/secrets.sh", script)
      const found = toAssets(report)
        .filter(({ stored }) => stored?.format === "literal")
        .flatMap(({ name, occurrences }) => occurrences.map(({ place }) => `${place.line} ${name}`))
      expect(found.toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }))).toEqual([
        "4 hard-coded-AES-128-CBC-initialization-vector-128",
        "4 hard-coded-AES-128-CBC-secret-key",
        "5 hard-coded-AES-128-CBC-secret-key",
        "6 hard-coded-PBKDF2-SHA-256-10000-salt-64",
        "9 hard-coded-HMAC-SHA-256-secret-key-136",
        "10 hard-coded-HMAC-SHA-256-secret-key-136",
        "11 hard-coded-HMAC-SHA-256-secret-key-128",
        "12 hard-coded-HMAC-SHA-256-secret-key-128"
      ])
    }).pipe(Effect.provide(scannerOnce))
  )
})
