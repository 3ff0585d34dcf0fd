import { once } from "node:events"
import { connect, type Socket } from "node:net"

/** A connection that is written to by hand. */
export interface RawConnection {
  readonly socket: Socket
  readonly send: (text: string) => void
  readonly received: () => string
  /** Resolves once so much of an answer has come that it holds the text, or the connection has ended. */
  readonly until: (text: string) => Promise<string>
  readonly closed: Promise<void>
}

export const openConnection = async (url: string): Promise<RawConnection> => {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let received = ""
  let isClosed = false
  socket.setEncoding("utf8").on("data", (text: string) => (received += text))
  socket.on("error", () => undefined)
  const closed = new Promise<void>((resolve) => {
    socket.on("close", () => {
      isClosed = true
      resolve()
    })
  })
  await once(socket, "connect")
  return {
    socket,
    send: (text) => void socket.write(text),
    received: () => received,
    until: async (text) => {
      while (!received.includes(text) && !isClosed) await Promise.race([once(socket, "data"), closed])
      return received
    },
    closed
  }
}
