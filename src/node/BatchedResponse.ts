import { type IncomingMessage, ServerResponse } from "node:http"

let ended: Array<() => void> = []

const sendAll = (): void => {
  const answers = ended
  ended = []
  for (const send of answers) send()
}

const isWhole = (body: unknown): boolean => typeof body === "string" || body instanceof Uint8Array

/**
 * Answers that are whole are sent together, at the end of the turn of the event loop in which they were made: the first one wakes
 * the client up, which costs more than to send, and it is awake for the others.
 */
export class BatchedResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  override end(...parameters: Array<never>): this {
    if (!isWhole(parameters[0])) return super.end(...parameters)
    const send = (): void => {
      try {
        super.end(...parameters)
      } catch (cause) {
        this.destroy(cause as Error)
      }
    }
    if (ended.push(send) === 1) setImmediate(sendAll)
    return this
  }
}
