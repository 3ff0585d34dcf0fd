import { Buffer } from "node:buffer"
import { Duplex } from "node:stream"
import { MESSAGE } from "./BackendFrames.ts"

/** Request code of CancelRequest, which comes alone on a connection of its own. */
const CANCEL_REQUEST = 80877102

/** Whole messages of a client; the backend answers each of the `syncs` with a ReadyForQuery. */
export interface ClientMessages {
  readonly bytes: Uint8Array
  readonly syncs: number
}

/** Where a connection's messages go. */
export interface MessageSink {
  readonly send: (connection: PgliteConnection, messages: ClientMessages) => void
  readonly leave: (connection: PgliteConnection) => Promise<void>
}

/** The client's end of a connection to an embedded database: a socket without a network. */
export class PgliteConnection extends Duplex {
  /** ReadyForQuery messages still to come. */
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
      // A statement in WASM runs to its end: there is nothing to cancel.
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
