import { appendFileSync } from "node:fs"
import { Socket } from "node:net"

// `node --import crashAt.ts main.ts worker`: a worker that dies at one of its statements, as the environment says.

const port = Number(new URL(process.env["DATABASE_URL"] ?? "").port)
const [moment, wanted] = (process.env["CRASH_AT"] ?? "never 0").split(" ")
const log = process.env["CRASH_LOG"]

/** How each transaction about a scan begins, and what is said of it last. */
const lock = /^select \* from scans .* for no key update$/i
const acknowledgement = /^update "job_queue" set .* state = 'completed'/i

interface Session {
  readonly prepared: Map<string, string>
  hasStarted: boolean
  isAboutScan: boolean
}

const sessions = new WeakMap<Socket, Session>()

const sessionOf = (socket: Socket): Session => {
  const known = sessions.get(socket) ?? { prepared: new Map(), hasStarted: false, isAboutScan: false }
  sessions.set(socket, known)
  return known
}

const textAt = (bytes: Buffer, at: number): string => bytes.toString("utf8", at, bytes.indexOf(0, at))

/** The statements that a frame runs: PostgreSQL's messages Parse, Bind and Query. */
const statementsIn = (frame: Buffer, { prepared }: Session): ReadonlyArray<string> => {
  const run: Array<string> = []
  for (let at = 0; at + 5 <= frame.length; at += 1 + frame.readInt32BE(at + 1)) {
    const kind = String.fromCharCode(frame[at] ?? 0)
    const first = textAt(frame, at + 5)
    const second = at + 5 + Buffer.byteLength(first) + 1
    if (kind === "P") prepared.set(first, textAt(frame, second))
    if (kind === "B") run.push(prepared.get(textAt(frame, second)) ?? "")
    if (kind === "Q") run.push(first)
  }
  return run.map((text) => text.trim().replaceAll(/\s+/g, " "))
}

/** What a frame does with a scan that has been taken, if it does anything with one. */
const pointIn = (frame: Buffer, session: Session): string | undefined => {
  let point: string | undefined
  for (const text of statementsIn(frame, session)) {
    if (/^begin/i.test(text)) session.isAboutScan = false
    session.isAboutScan ||= lock.test(text)
    if (session.isAboutScan || acknowledgement.test(text)) point = text
    if (/^(?:commit|rollback)$/i.test(text)) session.isAboutScan = false
  }
  return point
}

const die = (): void => {
  process.kill(process.pid, "SIGKILL")
}

let passed = 0
const write = Socket.prototype.write

const watched = function (this: Socket, ...args: Parameters<typeof write>): boolean {
  const [chunk] = args
  if (this.remotePort !== port || !(chunk instanceof Uint8Array)) return write.apply(this, args)
  const session = sessionOf(this)
  const frame = Buffer.from(chunk)
  const isStartup = !session.hasStarted && frame[0] === 0
  session.hasStarted = true
  const point = isStartup ? undefined : pointIn(frame, session)
  if (point === undefined) return write.apply(this, args)
  passed++
  if (log !== undefined) appendFileSync(log, `${passed} ${point.slice(0, 200)}\n`)
  const isHere = passed === Number(wanted)
  if (isHere && moment === "before") die()
  if (isHere && moment === "after") this.prependOnceListener("data", die)
  return write.apply(this, args)
}

Socket.prototype.write = watched as typeof write
