import { Buffer } from "node:buffer"
import type { Duplex } from "node:stream"
import { BackendFrames, MESSAGE } from "./BackendFrames.ts"
import { type ClientMessages, type MessageSink, PgliteConnection } from "./PgliteConnection.ts"

/** An embedded database: runs whole client messages and hands over what it answers. */
export type RunMessages = (messages: Uint8Array, onAnswer: (bytes: Uint8Array) => void) => Promise<void>

/** ReadyForQuery's status outside a transaction block. */
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

/** Sync first: after an error the backend skips everything up to one. */
const simpleQuery = (sql: string): Uint8Array =>
  Buffer.concat([message(MESSAGE.sync, ""), message(MESSAGE.query, `${sql}\0`)])

const nothing = (): void => {}
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/**
 * Lets several connections of a PostgreSQL client share the one session of an embedded database.
 *
 * Messages run one batch after the other. A connection that is in a transaction, or whose messages are not all
 * answered, owns the session until it is neither; one that goes away in a transaction leaves it rolled back.
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
