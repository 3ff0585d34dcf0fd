import process from "node:process"
import { parseArgs } from "node:util"
import { policies } from "../scanner/classify/policies.ts"
import { toAssets } from "../scanner/model/assets.ts"
import type { Facts } from "../scanner/model/Facts.ts"
import type { Finding, FindingKind } from "../scanner/model/Finding.ts"
import type { Inventory } from "../scanner/model/Inventory.ts"
import { planOf } from "../scanner/plan/planOf.ts"
import { median } from "./measure.ts"

/** How long a plan takes: `node bench/plan.ts [--assets 10000] [--places 5] [--runs 5]`, against all policies, no two assets alike. */
const { values } = parseArgs({
  options: {
    assets: { type: "string", default: "10000" },
    places: { type: "string", default: "5" },
    runs: { type: "string", default: "5" }
  }
})
const [assets, places, runs] = [Number(values.assets), Number(values.places), Number(values.runs)]

const DIGESTS = ["MD5", "SHA-1", "SHA-224", "SHA-256", "SHA-384", "SHA-512"]
const CURVES = ["P-192", "P-224", "P-256", "P-384", "P-521", "brainpoolP256r1", "secp256k1"]
const MODES = ["ecb", "cbc", "ctr", "gcm", "ccm", "cfb", "ofb", "xts"]

/** Each of the first is another asset by a number that differs every time. */
const templates: ReadonlyArray<(at: number) => readonly [FindingKind, Facts]> = [
  (at) => ["signature", { name: "RSA", keyBits: 1024 + at, padding: "pkcs1v15", digest: DIGESTS[at % 6]! }],
  (at) => ["keygen", { name: "RSA", keyBits: 1024 + at }],
  (at) => ["key", { name: "DSA", keyBits: 1024 + at, material: "private-key" }],
  (at) => ["kdf", { name: "PBKDF2", digest: DIGESTS[at % 6]!, iterations: 1000 + at }],
  (at) => ["signature", { name: "ECDSA", curve: CURVES[at % 7]!, digest: DIGESTS[at % 6]! }],
  (at) => ["cipher", { name: "AES", keyBits: [128, 192, 256][at % 3]!, mode: MODES[at % 8]! }],
  (at) => ["password-hash", { name: "scrypt", iterations: 1024 + at, blockSize: 8, parallelism: 1 }],
  (at) => ["key-agreement", { name: "ECDH", curve: CURVES[at % 7]! }],
  (at) => ["key", { name: "AES", keyBits: 128, material: "secret-key", byteLength: 16 + at }]
]

const findingAt = (asset: number, number: number): Finding => {
  const [kind, facts] = templates[asset % templates.length]!(asset)
  const line = asset + number + 1
  return {
    kind,
    facts,
    api: `lib.Api${asset % 50}.call`,
    library: "lib",
    language: "java",
    path: `src/package${asset % 97}/File${number % 41}.java`,
    place: { line, column: 9, endLine: line, endColumn: 40 },
    scope: number % 5 === 4 ? "test" : "production",
    sources: { name: { from: "resolved", hops: 1 } },
    evidence: [
      {
        role: "constant",
        symbol: `Settings.A${asset % 900}`,
        path: "src/Settings.java",
        place: { line: (asset % 900) + 1, column: 1, endLine: (asset % 900) + 1, endColumn: 9 }
      }
    ]
  }
}

function* findings(): Generator<Finding, void> {
  for (let asset = 0; asset < assets * 1.3; asset++)
    for (let number = 0; number < places; number++) yield findingAt(asset, number)
}

const all = toAssets({ findings: [...findings()] }).slice(0, assets)
const inventory: Inventory = { assets: all, libraries: [], suppressions: [] }
const chosen = Object.values(policies)

const millis: Array<number> = []
const processor: Array<number> = []
let said = ""
for (let run = 0; run < runs; run++) {
  const [begun, used] = [performance.now(), process.cpuUsage()]
  const { items, questions, effort } = planOf({ inventory, assessment: { on: "2026-11-28" } }, { policies: chosen })
  millis.push(performance.now() - begun)
  const { user, system } = process.cpuUsage(used)
  processor.push((user + system) / 1000)
  said = `${items.length} items, ${questions.length} questions, ${effort.changes} changes`
}
console.log(`${all.length} assets, ${chosen.length} policies: ${said}`)
console.log(`elapsed: first ${Math.round(millis[0]!)} ms, median ${Math.round(median(millis))} ms of ${runs} runs`)
console.log(`processor: first ${Math.round(processor[0]!)} ms, median ${Math.round(median(processor))} ms`)
