import { once } from "node:events"
import { connect, createServer, type Socket } from "node:net"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"

/** What a line does to what comes back over it. */
export interface LineFault {
  /** Milliseconds that each piece is late. */
  readonly late?: number
  readonly bytesPerSecond?: number
  /** Resets a connection after so many bytes. */
  readonly resetAfter?: number
  /** Nothing comes through, and neither end is told. */
  readonly isDark?: boolean
}

/** A line to a server of this machine, with faults of choice. */
export interface FaultyLine {
  /** `127.0.0.1:port` */
  readonly host: string
  /** For all pieces that come from now on, of connections that are open, too. */
  readonly become: (fault: LineFault) => void
  /** Where new connections lead from now on. */
  readonly lead: (port: number) => void
  /** Ends all connections. */
  readonly cut: () => void
}

const pieceBytes = 256

/** Waits until a piece is there to be sent on, and a slow line has room for it. */
const delay = (bytes: number, { late = 0, bytesPerSecond }: LineFault): Promise<void> => {
  const slow = bytesPerSecond === undefined ? 0 : (bytes / bytesPerSecond) * 1000
  return late + slow === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, late + slow))
}

const relay = async (from: Socket, to: Socket, fault: () => LineFault): Promise<void> => {
  let sent = 0
  for await (const chunk of from as AsyncIterable<Buffer>) {
    const step = fault().bytesPerSecond === undefined ? chunk.length : pieceBytes
    for (let at = 0; at < chunk.length; at += step) {
      const piece = chunk.subarray(at, at + step)
      await delay(piece.length, fault())
      const { isDark, resetAfter = Infinity } = fault()
      if (isDark === true) continue
      sent += piece.length
      if (sent > resetAfter) {
        from.resetAndDestroy()
        to.resetAndDestroy()
        return
      }
      to.write(piece)
    }
  }
  if (fault().isDark !== true) to.end()
}

/** Lays a line to a port of this machine, until the scope closes. */
export const faultyLine = (first: number): Effect.Effect<FaultyLine, never, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const sockets = new Set<Socket>()
      const state: { fault: LineFault; port: number } = { fault: {}, port: first }
      const fault = () => state.fault
      const server = createServer((near) => {
        const far = connect(state.port, "127.0.0.1")
        for (const socket of [near, far]) {
          sockets.add(socket)
          socket.setNoDelay(true)
          socket.on("error", () => undefined)
          socket.on("close", () => sockets.delete(socket))
        }
        const lost = (other: Socket) => () => {
          if (fault().isDark !== true) other.destroy()
        }
        relay(near, far, () => ({ isDark: fault().isDark === true })).catch(lost(far))
        relay(far, near, fault).catch(lost(near))
      }).listen(0, "127.0.0.1")
      await once(server, "listening")
      const address = server.address()
      const own = typeof address === "object" && address !== null ? address.port : 0
      const cut = () => sockets.forEach((socket) => socket.destroy())
      const become: FaultyLine["become"] = (next) => {
        state.fault = next
      }
      const lead: FaultyLine["lead"] = (port) => {
        state.port = port
      }
      const line: FaultyLine = { host: `127.0.0.1:${own}`, become, lead, cut }
      return { line, close: () => (server.close(), cut()) }
    }),
    ({ close }) => Effect.sync(close)
  ).pipe(Effect.map(({ line }) => line))
