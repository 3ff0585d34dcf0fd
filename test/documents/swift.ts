import { spawn, spawnSync, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { AwsV4Signer } from "aws4fetch"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Scope from "effect/Scope"
import { afterAll } from "vitest"
import { temporaryFolder } from "../databases.ts"
import { freePort } from "../support/freePort.ts"
import { patience } from "../support/patience.ts"

const proxyProgram = "/usr/bin/swift-proxy-server"

/** Whether OpenStack Swift is installed (Debian packages `swift-proxy`, `swift-account`, `swift-container`, `swift-object`). */
export const hasSwift = existsSync(proxyProgram)

export const accessKey = "test:tester"
export const secretKey = "a-secret-of-the-tests"

const kinds = ["account", "container", "object"] as const

/** A server of each kind behind a proxy that speaks S3; one copy of everything, in one folder. */
const configurationOf = (kind: (typeof kinds)[number], folder: string, port: number): string => `[DEFAULT]
devices = ${folder}
mount_check = false
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = root
swift_dir = ${folder}
disable_fallocate = true
log_level = ERROR
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`

const proxyConfigurationOf = (folder: string, port: number): string => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = root
swift_dir = ${folder}
log_level = ERROR
[pipeline:main]
pipeline = catch_errors cache s3api tempauth proxy-server
[app:proxy-server]
use = egg:swift#proxy
allow_account_management = true
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = ${secretKey} .admin
`

const ringsOf = (folder: string, ports: ReadonlyArray<number>): string => `
from swift.common.ring import RingBuilder
for kind, port in zip(${JSON.stringify(kinds)}, ${JSON.stringify(ports)}):
    builder = RingBuilder(2, 1, 0)
    builder.add_dev({"region": 1, "zone": 1, "ip": "127.0.0.1", "port": port, "device": "disk", "weight": 1})
    builder.rebalance()
    builder.get_ring().save("${folder}/" + kind + ".ring.gz")
`

/** A store with a bucket `documents`. */
export interface Store {
  readonly port: number
  /** Sends a request as its owner. */
  readonly ask: (method: string, path: string, body?: Uint8Array) => Promise<Response>
  /** Ends the server at once, as a crash does; what it holds stays. */
  readonly kill: () => Promise<void>
  readonly start: () => Promise<void>
}

const asked =
  (port: number) =>
  async (method: string, path: string, body?: Uint8Array): Promise<Response> => {
    const signed = await new AwsV4Signer({
      method,
      url: `http://127.0.0.1:${port}/documents${path}`,
      accessKeyId: accessKey,
      secretAccessKey: secretKey,
      service: "s3",
      region: "us-east-1"
    }).sign()
    return fetch(signed.url, {
      method,
      headers: signed.headers,
      ...(body !== undefined && { body: new Blob([new Uint8Array(body)]) })
    })
  }

const launch = (program: string, configuration: string, folder: string): ChildProcess =>
  spawn(program, [configuration], { stdio: "ignore", env: { PATH: "/usr/bin:/bin", SWIFT_DIR: folder } })

const killed = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill("SIGKILL")
  await once(child, "exit")
}

const prepared = async (folder: string) => {
  const ports = [await freePort(), await freePort(), await freePort(), await freePort()] as const
  mkdirSync(join(folder, "disk"))
  writeFileSync(
    join(folder, "swift.conf"),
    "[swift-hash]\nswift_hash_path_suffix = tests\n[storage-policy:0]\nname = gold\ndefault = yes\n"
  )
  kinds.forEach((kind, at) => writeFileSync(join(folder, `${kind}.conf`), configurationOf(kind, folder, ports[at]!)))
  writeFileSync(join(folder, "proxy.conf"), proxyConfigurationOf(folder, ports[3]))
  const { status, stderr } = spawnSync("/usr/bin/python3", ["-c", ringsOf(folder, ports.slice(0, 3))], {
    env: { PATH: "/usr/bin:/bin", SWIFT_DIR: folder },
    encoding: "utf8"
  })
  if (status !== 0) throw new Error(`no rings were made: ${stderr}`)
  return ports[3]
}

/** OpenStack Swift with its S3 interface, which checks signatures and hashes of bodies; gone when the scope closes. */
const swift: Effect.Effect<Store, never, Scope.Scope> = Effect.gen(function* () {
  const folder = yield* temporaryFolder("ciphermap-swift-")
  const port = yield* Effect.promise(() => prepared(folder))
  const ask = asked(port)
  const running: Array<ChildProcess> = []
  const isWritten = (path: string) =>
    ask("PUT", path, Buffer.from(path)).then(
      ({ ok, status }) => ok || status === 409,
      () => false
    )
  const startProxy = async () => {
    running.push(launch(proxyProgram, join(folder, "proxy.conf"), folder))
    const wait = patience()
    while (!((await isWritten("")) && (await isWritten("/first")))) await wait()
  }
  yield* Effect.addFinalizer(() => Effect.promise(() => Promise.all(running.map(killed))))
  for (const kind of kinds) running.push(launch(`/usr/bin/swift-${kind}-server`, join(folder, `${kind}.conf`), folder))
  yield* Effect.promise(startProxy)
  return { port, ask, start: startProxy, kill: () => killed(running.at(-1)!) }
})

/** One for all tests of a file: its start takes seconds. */
export const useSwift = (): Effect.Effect<Store> => {
  const scope = Effect.runSync(Scope.make())
  afterAll(() => Effect.runPromise(Scope.close(scope, Exit.void)))
  return swift.pipe(Effect.provideService(Scope.Scope, scope), Effect.cached, Effect.runSync)
}
