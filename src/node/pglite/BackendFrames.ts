import { Buffer } from "node:buffer"

/** First bytes of messages of PostgreSQL's protocol 3.0 (postgresql.org/docs/current/protocol-message-formats.html). */
export const MESSAGE = {
  notification: 0x41,
  query: 0x51,
  sync: 0x53,
  terminate: 0x58,
  readyForQuery: 0x5a
} as const

/** What a run of other messages is reported as. */
const ORDINARY = 0

/**
 * Cuts what the backend writes into messages.
 *
 * ReadyForQuery and NotificationResponse come alone, everything between them in one piece.
 */
export class BackendFrames {
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
