import { Agent, request } from "node:http"

interface Load {
  /** Requests a second. */
  readonly rate: number
  readonly seconds: number
  readonly method?: "GET" | "POST"
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface SteadyShot {
  readonly rate: number
  readonly p50: number
  readonly p99: number
  /** Requests that were answered with 4xx or 5xx, or not at all. */
  readonly refused: number
}

const percentile = (sorted: ReadonlyArray<number>, share: number): number =>
  Math.round((sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0) * 10) / 10

/**
 * Sends requests at even distances, whether or not earlier ones have been answered, and measures each from the moment at
 * which it was due. autocannon sends those of a second at once and then waits.
 */
export const steady = async (
  url: string,
  { rate, seconds, method = "GET", headers = {}, body }: Load
): Promise<SteadyShot> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const total = rate * seconds
  const times: Array<number> = []
  let refused = 0
  const began = performance.now()

  const send = (due: number): Promise<void> =>
    new Promise((resolve) => {
      const done = (isRefused: boolean): void => {
        times.push(performance.now() - due)
        if (isRefused) refused++
        resolve()
      }
      const sent = request(url, { agent, method, headers }, (response) => {
        response.resume().once("end", () => done((response.statusCode ?? 500) >= 400))
      })
      sent.once("error", () => done(true)).end(body)
    })

  const sending: Array<Promise<void>> = []
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const due = Math.min(total, Math.floor(((performance.now() - began) * rate) / 1_000))
      while (sending.length < due) sending.push(send(began + (sending.length * 1_000) / rate))
      if (sending.length < total) return
      clearInterval(timer)
      resolve()
    }, 1)
  })
  await Promise.all(sending)
  const took = (performance.now() - began) / 1_000
  agent.destroy()
  const sorted = times.toSorted((a, b) => a - b)
  return { rate: Math.round(total / took), p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99), refused }
}
