import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Scope from "effect/Scope"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { CurrentTenant } from "../../src/domain/CurrentTenant.ts"
import { TenantId } from "../../src/domain/ids.ts"
import { Tenancy } from "../../src/sql/Tenancy.ts"
import { worker } from "../../src/start/worker.ts"
import { database, everyDatabase, temporaryFolder } from "../databases.ts"
import { type GitServer, startGitServer } from "../support/GitServer.ts"
import { isLong } from "../support/isLong.ts"
import { patience } from "../support/patience.ts"
import { newEnvironment, type ServiceInProcess, serviceIn, type TestTenant } from "./startService.ts"

/** A wrapper in one file, its callers in others, a key, a setting and a manifest: what linking and inventories are made of. */
const files = {
  "src/Hashes.java": `package a;
import java.security.MessageDigest;
class Hashes {
  static byte[] of(String name, byte[] data) throws Exception { return MessageDigest.getInstance(name).digest(data); }
}
`,
  "src/Names.java": 'package a;\nclass Names { static final String NAME = "MD5"; }\n',
  "src/One.java":
    "package a;\nclass One { byte[] run() throws Exception { return Hashes.of(Names.NAME, new byte[0]); } }\n",
  "tool.py": "import hashlib\nhashlib.sha1(b'')\n",
  "requirements.txt": "cryptography==41.0.0\n",
  "nginx.conf": "server { listen 443 ssl; ssl_protocols TLSv1 TLSv1.2; }\n"
}

const changed = {
  "src/Names.java": 'package a;\nclass Names { static final String NAME = "SHA-1"; }\n',
  "src/Two.java":
    'package a;\nclass Two { byte[] run() throws Exception { return Hashes.of("SHA-512", new byte[1]); } }\n'
}

const documents = ["bom.json", "bom.json?format=spdx", "sarif.json", "report.html", "scan.json"]

/** Without what tells one scan of a commit from another. */
const unstamped = (text: string): string =>
  text
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "SERIAL")
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|\+00:00)/g, "TIME")
    .replaceAll(/\d\d:\d\d:\d\d/g, "TIME")

describe.each(isLong ? everyDatabase : [database])("the memory of scans on $name", (where) => {
  const scope = Effect.runSync(Scope.make())
  let git: GitServer
  let service: ServiceInProcess
  let tenant: TestTenant
  let made = 0
  let path = ""

  beforeAll(async () => {
    git = await startGitServer()
    service = await Effect.runPromise(
      Effect.gen(function* () {
        const settings = {
          REPOSITORY_ALLOW_INSECURE: git.host,
          WORK_DIR: yield* temporaryFolder("ciphermap-memory-"),
          SCANS_AT_ONCE: "1",
          SCAN_THREADS: "1",
          REUSE_HOURS: "0"
        }
        return yield* serviceIn(yield* newEnvironment(where, settings), worker)
      }).pipe(Effect.provideContext(Context.make(Scope.Scope, scope)))
    )
  })

  afterAll(async () => {
    await Effect.runPromise(Scope.close(scope, Exit.void))
    await git.stop()
  })

  beforeEach(async () => {
    tenant = await service.tenant()
    path = `acme/app${made++}`
    git.repository(path, files)
  })

  const scanned = async ({ live }: TestTenant = tenant): Promise<string> => {
    const { json } = await service.v1("/scans", { key: live, body: { repo_url: git.url(path) } })
    for (const pause = patience(); ; await pause()) {
      const { json: scan } = await service.v1(`/scans/${json.id}`, { key: live })
      if (scan.status === "completed" || scan.status === "failed") {
        expect(scan.error).toBe(null)
        return scan.id
      }
    }
  }

  /** All that a scan gives to its tenant. */
  const given = async (id: string, { live }: TestTenant = tenant): Promise<ReadonlyArray<string>> => {
    const { json } = await service.v1(`/scans/${id}`, { key: live })
    const record = { findings: json.findings, components: json.components, summary: json.summary }
    const texts = await Promise.all(
      documents.map(async (name) => (await service.v1(`/scans/${id}/${name}`, { key: live })).text)
    )
    return [JSON.stringify(record), ...texts].map(unstamped)
  }

  const memories = ({ id }: TestTenant = tenant) =>
    service.sql("select generation, used_at::text from scan_memories where tenant_id = $1", [id])

  it("gives a new commit the same results, byte for byte, as a first scan of it", async () => {
    await scanned()
    const [before] = await memories()
    git.commit(path, changed)
    const again = await given(await scanned())
    const [after] = await memories()
    expect(after!["generation"]).not.toBe(before!["generation"])
    const other = await service.tenant()
    const fresh = await given(await scanned(other), other)
    expect(again).toEqual(fresh)
    expect(fresh.join()).toContain("SHA-512")
  })

  it("has nothing to add to what the scan of a commit left, and gives the same again", async () => {
    const first = await given(await scanned())
    const [before] = await memories()
    const second = await given(await scanned())
    const [after] = await memories()
    expect(second).toEqual(first)
    expect(after!["generation"]).toBe(before!["generation"])
    expect(after!["used_at"]).not.toBe(before!["used_at"])
  })

  it("is not needed: a damaged one is replaced, and the scan is right", async () => {
    const first = await given(await scanned())
    const [before] = await memories()
    await service.sql("update scan_memory_pieces set bytes = set_byte(bytes, 99, get_byte(bytes, 99) # 255)")
    expect(await given(await scanned())).toEqual(first)
    expect((await memories())[0]!["generation"]).not.toBe(before!["generation"])
  })

  it("belongs to its tenant: no other sees or changes it, in whatever statement", async () => {
    await scanned()
    const other = await service.tenant()
    const seenBy = (id: string) =>
      service.run(
        Tenancy.use(({ asTenant }) =>
          asTenant((sql) =>
            Effect.gen(function* () {
              const seen = yield* sql`select 1 from scan_memories`
              const pieces = yield* sql`select 1 from scan_memory_pieces`
              const removed = yield* sql`delete from scan_memories where generation = '' returning 1`
              return [seen.length > 0, pieces.length > 0, removed.length]
            })
          )
        ).pipe(
          Effect.provideService(CurrentTenant, {
            id: TenantId.make(id),
            kind: "partner",
            env: "live",
            keyId: "",
            keyLookup: "",
            role: "viewer"
          })
        )
      )
    expect(await seenBy(tenant.id)).toEqual([true, true, 0])
    expect(await seenBy(other.id)).toEqual([false, false, 0])
  })
})
