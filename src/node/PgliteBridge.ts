import { Buffer } from "node:buffer"
import { Duplex } from "node:stream"

/** First bytes of messages of PostgreSQL's protocol 3.0 (postgresql.org/docs/current/protocol-message-formats.html). */
const MESSAGE = {
  notification: 0x41,
  query: 0x51,
  sync: 0x53,
  terminate: 0x58,
  readyForQuery: 0x5a
} as const

/** Type reported for a run of other messages. */
const ORDINARY = 0

/**
 * Splits the backend's output into messages.
 *
 * ReadyForQuery and NotificationResponse are passed on one by one, all messages between them in one piece.
 */
class BackendFrames {
  private rest: Buffer = Buffer.alloc(0)
  private readonly onFrame: (type: number, frame: Uint8Array) => void

  constructor(onFrame: (type: number, frame: Uint8Array) => void) {
    this.onFrame = onFrame
  }

  /** Copies the bytes: they are a view of WASM memory that the next statement overwrites. */
  push(bytes: Uint8Array): void {
    const buffer = this.rest.length === 0 ? Buffer.from(bytes) : Buffer.concat([this.rest, bytes])
    let at = 0
    let given = 0
    while (buffer.length - at >= 5) {
      const end = at + 1 + buffer.readInt32BE(at + 1)
      if (end > buffer.length) break
      const type = buffer[at] ?? ORDINARY
      if (type === MESSAGE.notification || type === MESSAGE.readyForQuery) {
        if (given < at) this.onFrame(ORDINARY, buffer.subarray(given, at))
        this.onFrame(type, buffer.subarray(at, end))
        given = end
      }
      at = end
    }
    if (given < at) this.onFrame(ORDINARY, buffer.subarray(given, at))
    this.rest = buffer.subarray(at)
  }
}

/** Request code of CancelRequest, the only message on a connection of its own. */
const CANCEL_REQUEST = 80877102

/** Complete messages of a client; the backend answers each of the `syncs` with a ReadyForQuery. */
interface ClientMessages {
  readonly bytes: Uint8Array
  readonly syncs: number
}

/** Where a connection's messages go. */
interface MessageSink {
  readonly send: (connection: PgliteConnection, messages: ClientMessages) => void
  readonly leave: (connection: PgliteConnection) => Promise<void>
}

/** The client's end of a connection to an embedded database: a socket without a network. */
class PgliteConnection extends Duplex {
  /** ReadyForQuery messages that are still expected. */
  unanswered = 0
  private started = false
  private rest: Buffer = Buffer.alloc(0)
  private readonly sink: MessageSink

  constructor(sink: MessageSink) {
    super()
    this.sink = sink
  }

  receive(frame: Uint8Array): void {
    if (!this.destroyed) this.push(frame)
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    this.rest = this.rest.length === 0 ? chunk : Buffer.concat([this.rest, chunk])
    const { end, syncs, closes } = this.wholeMessages()
    if (end > 0) {
      this.sink.send(this, { bytes: new Uint8Array(this.rest.subarray(0, end)), syncs })
      this.rest = Buffer.from(this.rest.subarray(end))
    }
    done()
    if (closes) this.destroy()
  }

  override _final(done: (error?: Error | null) => void): void {
    done()
    this.destroy()
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.sink.leave(this).then(
      () => done(error),
      () => done(error)
    )
  }

  private wholeMessages(): { readonly end: number; readonly syncs: number; readonly closes: boolean } {
    let end = 0
    let syncs = 0
    if (!this.started) {
      if (this.rest.length < 8) return { end, syncs, closes: false }
      // A statement in WASM always runs to its end and cannot be cancelled.
      if (this.rest.readInt32BE(4) === CANCEL_REQUEST) return { end, syncs, closes: true }
      const length = this.rest.readInt32BE(0)
      if (this.rest.length < length) return { end, syncs, closes: false }
      this.started = true
      end = length
      syncs = 1
    }
    while (this.rest.length - end >= 5) {
      const type = this.rest[end]
      const next = end + 1 + this.rest.readInt32BE(end + 1)
      if (next > this.rest.length) break
      if (type === MESSAGE.terminate) return { end, syncs, closes: true }
      if (type === MESSAGE.sync || type === MESSAGE.query) syncs++
      end = next
    }
    return { end, syncs, closes: false }
  }
}

/** Runs complete client messages in an embedded database and passes on its answers. */
export type RunMessages = (messages: Uint8Array, onAnswer: (bytes: Uint8Array) => void) => Promise<void>

/** Status in ReadyForQuery outside of a transaction block. */
const IDLE = 0x49

interface Job extends ClientMessages {
  readonly connection: PgliteConnection
}

const message = (type: number, body: string): Buffer => {
  const text = Buffer.from(body)
  const head = Buffer.alloc(5)
  head[0] = type
  head.writeInt32BE(4 + text.length, 1)
  return Buffer.concat([head, text])
}

/** Begins with Sync, because after an error the backend skips all messages up to the next Sync. */
const simpleQuery = (sql: string): Uint8Array =>
  Buffer.concat([message(MESSAGE.sync, ""), message(MESSAGE.query, `${sql}\0`)])

const nothing = (): void => {}
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/**
 * Lets several connections of a PostgreSQL client share the one session of an embedded database.
 *
 * Batches of messages run one after another. A connection in a transaction, or with unanswered messages,
 * keeps the session until neither is the case. If a connection closes in a transaction, it is rolled back.
 */
export class PgliteBridge implements MessageSink {
  private readonly runMessages: RunMessages
  private readonly connections = new Set<PgliteConnection>()
  private jobs: ReadonlyArray<Job> = []
  private housekeeping: ReadonlyArray<{ readonly sql: string; readonly done: () => void }> = []
  private owner: PgliteConnection | undefined
  private running = false

  constructor(runMessages: RunMessages) {
    this.runMessages = runMessages
  }

  /** Opens one more connection. */
  readonly connect = (): Duplex => {
    const connection = new PgliteConnection(this)
    this.connections.add(connection)
    return connection
  }

  readonly send = (connection: PgliteConnection, messages: ClientMessages): void => {
    this.jobs = [...this.jobs, { connection, ...messages }]
    this.wake()
  }

  readonly leave = async (connection: PgliteConnection): Promise<void> => {
    if (!this.connections.delete(connection)) return
    this.jobs = this.jobs.filter((job) => job.connection !== connection)
    const left = [
      ...(this.owner === connection ? ["ROLLBACK"] : []),
      ...(this.connections.size === 0 ? ["DEALLOCATE ALL", "UNLISTEN *"] : [])
    ]
    if (this.owner === connection) this.owner = undefined
    const tidied = left.map((sql) => new Promise<void>((done) => this.tidy(sql, done)))
    this.wake()
    await Promise.all(tidied)
  }

  private tidy(sql: string, done: () => void): void {
    this.housekeeping = [...this.housekeeping, { sql, done }]
  }

  private wake(): void {
    if (this.running) return
    this.running = true
    setImmediate(() => void this.run())
  }

  private async run(): Promise<void> {
    for (let first = true; ; first = false) {
      if (!first) await nextTurn()
      const [chore, ...chores] = this.housekeeping
      if (chore !== undefined) {
        this.housekeeping = chores
        await this.runMessages(simpleQuery(chore.sql), nothing).catch(nothing)
        chore.done()
        continue
      }
      const job = this.jobs.find(({ connection }) => this.owner === undefined || this.owner === connection)
      if (job === undefined) break
      this.jobs = this.jobs.filter((other) => other !== job)
      await this.runJob(job)
    }
    this.running = false
  }

  private async runJob({ connection, bytes, syncs }: Job): Promise<void> {
    this.owner = connection
    connection.unanswered += syncs
    const frames = new BackendFrames((type, frame) => this.deliver(connection, type, frame))
    try {
      await this.runMessages(bytes, (answer) => frames.push(answer))
    } catch (cause) {
      connection.destroy(cause instanceof Error ? cause : new Error("the embedded database failed", { cause }))
    }
  }

  private deliver(connection: PgliteConnection, type: number, frame: Uint8Array): void {
    if (type === MESSAGE.notification) {
      for (const each of this.connections) each.receive(frame)
      return
    }
    connection.receive(frame)
    if (type !== MESSAGE.readyForQuery) return
    connection.unanswered--
    if (frame[5] === IDLE && connection.unanswered <= 0 && this.owner === connection) this.owner = undefined
  }
}
