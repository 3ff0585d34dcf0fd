import { createServer } from "node:net"
import { randomInt } from "node:crypto"

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
      .once("error", () => resolve(false))
      .listen(port, "127.0.0.1", () => server.close(() => resolve(true)))
  })

/**
 * A port that nobody listens on. Below those that the system hands out, so that no client and no server of another test
 * gets it before who asked listens on it.
 */
export const freePort = async (): Promise<number> => {
  const port = randomInt(10_000, 32_000)
  return (await isFree(port)) ? port : freePort()
}
