import { execFileSync, spawnSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { afterAll, describe, expect, it } from "vitest"
import { signatureHeaders } from "../../../src/domain/webhookSignature.ts"
import { documentText } from "./tablesOf.ts"

const page = documentText("webhooks.md")
const folder = mkdtempSync(join(tmpdir(), "ciphermap-snippets-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The pieces in a language that hold this text. */
const snippet = (language: string, mark: string): string =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, "gm"))]
    .map(([, code = ""]) => code)
    .find((code) => code.includes(mark)) ?? ""

const keyOf = (byte: number): Uint8Array => new Uint8Array(32).fill(byte)
const secretOf = (key: Uint8Array): string => `whsec_${Buffer.from(key).toString("base64")}`

const now = Math.floor(Date.now() / 1_000)
const body = JSON.stringify({
  type: "cbom.scan.completed",
  timestamp: "2026-11-22T09:30:00.000Z",
  data: { name: "日本語" }
})

const signed = (timestamp: number, ...keys: ReadonlyArray<Uint8Array>) =>
  signatureHeaders({ id: "evt_8c2v6b1n9m4k7j3h5g0f2d6s", timestamp, body: new TextEncoder().encode(body) }, keys)

const right = signed(now, keyOf(1))

/** What a receiver may get, and whether it is from us. */
const deliveries = [
  { is: "ours", headers: right, body, isOurs: true },
  { is: "signed with the new and the old secret", headers: signed(now, keyOf(2), keyOf(1)), body, isOurs: true },
  { is: "signed with another secret", headers: signed(now, keyOf(3)), body, isOurs: false },
  { is: "with another body", headers: right, body: `${body} `, isOurs: false },
  { is: "with another id", headers: { ...right, "webhook-id": "evt_other" }, body, isOurs: false },
  { is: "ten minutes old", headers: signed(now - 600, keyOf(1)), body, isOurs: false },
  { is: "ten minutes ahead", headers: signed(now + 600, keyOf(1)), body, isOurs: false },
  { is: "with a time that is none", headers: { ...right, "webhook-timestamp": "now" }, body, isOurs: false },
  { is: "with a signature that is none", headers: { ...right, "webhook-signature": "v1,é" }, body, isOurs: false },
  { is: "without a signature", headers: { ...right, "webhook-signature": "" }, body, isOurs: false }
]

const expected = deliveries.map(({ is, isOurs }) => `${is}: ${isOurs}`)
const answersOf = (answers: ReadonlyArray<boolean>) => deliveries.map(({ is }, at) => `${is}: ${answers[at]}`)
const input = JSON.stringify({ secret: secretOf(keyOf(1)), deliveries })

const has = (program: string, ...args: ReadonlyArray<string>): boolean => spawnSync(program, args).status === 0

describe("what docs/webhooks.md tells receivers to run", () => {
  it("takes our webhooks and no others in JavaScript", async () => {
    const client = pathToFileURL(join(import.meta.dirname, "../../../src/client.ts")).href
    const file = join(folder, "receive.ts")
    writeFileSync(file, snippet("ts", "verifyWebhook").replace("ciphermap/client", client))
    const { receive } = await import(pathToFileURL(file).href)
    const statuses: Array<boolean> = []
    for (const { body: sent, headers } of deliveries) {
      const readable = Object.entries(headers).map(([name, value]): [string, string] => [name, value.replace("é", "e")])
      const request = new Request("https://hooks.example.com/", { method: "POST", headers: readable, body: sent })
      statuses.push((await receive(request, secretOf(keyOf(1)))).status === 204)
    }
    expect(answersOf(statuses)).toEqual(expected)
  })

  it.runIf(has("python3", "--version"))("takes our webhooks and no others in Python", () => {
    const main = [
      "import json, sys",
      "given = json.load(sys.stdin)",
      'print(json.dumps([verify(given["secret"], one["headers"], one["body"].encode()) for one in given["deliveries"]]))'
    ].join("\n")
    const file = join(folder, "verify.py")
    writeFileSync(file, `${snippet("python", "def verify")}\n\n${main}\n`)
    expect(answersOf(JSON.parse(execFileSync("python3", [file], { input, encoding: "utf8" })))).toEqual(expected)
  })

  it.runIf(has("go", "version"))("takes our webhooks and no others in Go", () => {
    writeFileSync(join(folder, "go.mod"), "module example.com/webhooks\n\ngo 1.19\n")
    writeFileSync(join(folder, "verify.go"), snippet("go", "func Verify"))
    writeFileSync(join(folder, "verify_test.go"), goTest)
    const environment = { ...process.env, GOFLAGS: "-mod=mod", GOTOOLCHAIN: "local", DELIVERIES: input }
    const output = execFileSync("go", ["test", "-v", "."], { cwd: folder, env: environment, encoding: "utf8" })
    const [, answers = "[]"] = /answers (\[.*\])/.exec(output) ?? []
    expect(answersOf(JSON.parse(answers))).toEqual(expected)
  })
})

const goTest = `package webhooks

import (
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"testing"
)

func TestVerify(t *testing.T) {
	var given struct {
		Secret     string
		Deliveries []struct {
			Headers map[string]string
			Body    string
		}
	}
	if err := json.Unmarshal([]byte(os.Getenv("DELIVERIES")), &given); err != nil {
		t.Fatal(err)
	}
	answers := []bool{}
	for _, one := range given.Deliveries {
		header := http.Header{}
		for name, value := range one.Headers {
			header.Set(name, value)
		}
		answers = append(answers, Verify(given.Secret, header, []byte(one.Body)))
	}
	text, _ := json.Marshal(answers)
	fmt.Println("answers", string(text))
}
`
