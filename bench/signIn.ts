import { spawn } from "node:child_process"
import { randomBytes } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { Agent, get } from "node:http"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { parseArgs } from "node:util"
import { crc32 } from "../src/domain/ApiKeyText.ts"
import { freePort } from "./freePort.ts"
import { median } from "./measure.ts"
import { newDatabase } from "./newDatabase.ts"

/**
 * Whether the time of a refusal tells a lookup part of a key that is in use from one that is not: pairs of requests with a wrong
 * secret, one of each kind, in a random order.
 *
 * node bench/signIn.ts [--pairs 6000] [--main src/main.ts] [--database postgres://...]
 */
const { values } = parseArgs({
  options: {
    pairs: { type: "string", default: "6000" },
    main: { type: "string", default: "src/main.ts" },
    database: { type: "string", default: "postgres://postgres@127.0.0.1:5432/postgres" }
  }
})
const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
const drawn = (length: number): string =>
  Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join("")

/** A key with this lookup part and a secret that is not its own, but with the right check characters. */
const wrongKey = (lookup: string): string => {
  const text = `cbk_test_${lookup}_${drawn(26)}`
  let rest = crc32(Buffer.from(text))
  let check = ""
  for (let at = 0; at < 6; at++) {
    check = `${alphabet[rest % alphabet.length]}${check}`
    rest = Math.floor(rest / alphabet.length)
  }
  return text + check
}

const secrets = { ADMIN_TOKEN: "an-admin-token-for-the-bench", KEY_PEPPER: "a-pepper-of-at-least-32-characters" }

const database = await newDatabase(values.database)
const folder = mkdtempSync(join(tmpdir(), "ciphermap-bench-"))
const port = await freePort()
const child = spawn(process.execPath, [resolve(values.main), "serve"], {
  env: {
    ...process.env,
    ...secrets,
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    LOG_LEVEL: "none",
    RATE_LIMIT_AUTH_FAILURES_PER_MINUTE: "100000000"
  },
  stdio: ["ignore", "ignore", "inherit"]
})
const post = async (path: string, body: object): Promise<Record<string, string>> => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/admin/cbom${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${secrets.ADMIN_TOKEN}`, "content-type": "application/json" },
    body: JSON.stringify(body)
  })
  return (await answer.json()) as Record<string, string>
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const url = `http://127.0.0.1:${port}/api/v1/cbom/usage`
const asked = (key: string): Promise<number> =>
  new Promise((done, fail) => {
    const began = performance.now()
    get(url, { agent, headers: { authorization: `Bearer ${key}` } }, (answer) => {
      if (answer.statusCode !== 401) fail(new Error(`status ${answer.statusCode}`))
      answer.resume().on("end", () => done((performance.now() - began) * 1_000))
    }).on("error", fail)
  })

try {
  while (
    !(await fetch(url).then(
      () => true,
      () => false
    ))
  )
    await new Promise((wait) => setTimeout(wait, 50))
  const { id = "" } = await post("/tenants", { name: "Bench" })
  const { key_lookup: lookup = "" } = await post(`/tenants/${id}/keys`, { name: "Bench", env: "test" })
  for (let at = 0; at < 500; at++) await asked(wrongKey(at % 2 === 0 ? lookup : drawn(16)))
  const used: Array<number> = []
  const unused: Array<number> = []
  for (let at = 0; at < Number(values.pairs); at++) {
    const keys = [wrongKey(lookup), wrongKey(drawn(16))] as const
    const isFirst = randomBytes(1)[0]! % 2 === 0
    const first = await asked(keys[isFirst ? 0 : 1])
    const second = await asked(keys[isFirst ? 1 : 0])
    used.push(isFirst ? first : second)
    unused.push(isFirst ? second : first)
  }
  const slower = used.filter((time, at) => time > unused[at]!).length / used.length
  const deviation = Math.sqrt(0.25 / used.length)
  console.log(`pairs: ${used.length}`)
  console.log(
    `a part that is in use is slower in: ${(slower * 100).toFixed(1)} % (sd ${(deviation * 100).toFixed(2)} %)`
  )
  console.log(`median (us): in use ${median(used).toFixed(0)}, not in use ${median(unused).toFixed(0)}`)
  console.log(`median difference of pairs (us): ${median(used.map((time, at) => time - unused[at]!)).toFixed(1)}`)
} finally {
  const ended = new Promise((done) => child.once("exit", done))
  child.kill()
  await ended
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
}
