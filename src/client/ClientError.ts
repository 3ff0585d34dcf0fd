import type { ValidationItem } from "../api/refusals.ts"
import type { ScanDetails } from "../domain/ScanRecord.ts"

/** The facts of a failure; never the API key, nor a header that contains it. */
export interface ClientErrorFacts {
  /** A stable name: the service's `code`, or one of the client's own. */
  readonly code: string
  /** A sentence for readers. */
  readonly detail: string
  /** HTTP status, if the service responded. */
  readonly status?: number | undefined
  /** `x-trace-id` of the response, to be given to the operator. */
  readonly traceId?: string | undefined
  /** Whether the same call can succeed later. */
  readonly isRetryable: boolean
  /** How long the service asks to wait. */
  readonly retryAfterSeconds?: number | undefined
}

const messageOf = ({ code, detail, status, traceId }: ClientErrorFacts): string =>
  `${detail} (${[code, status, traceId].filter((part) => part !== undefined).join(", ")})`

/** The base class of all failures of the client. Aborted calls reject with the signal's reason instead. */
export class ClientError extends Error implements ClientErrorFacts {
  override readonly name: string = "ClientError"
  readonly code: string
  readonly detail: string
  readonly status: number | undefined
  readonly traceId: string | undefined
  readonly isRetryable: boolean
  readonly retryAfterSeconds: number | undefined

  constructor(facts: ClientErrorFacts) {
    super(messageOf(facts))
    this.code = facts.code
    this.detail = facts.detail
    this.status = facts.status
    this.traceId = facts.traceId
    this.isRetryable = facts.isRetryable
    this.retryAfterSeconds = facts.retryAfterSeconds
  }
}

/** An option of a client or of a verification is invalid. The message names it without its value. */
export class InvalidOptions extends ClientError {
  override readonly name = "InvalidOptions"
  constructor(detail: string) {
    super({ code: "invalid_options", detail, isRetryable: false })
  }
}

/** The service responded with an error, which has this `code` and `detail`. */
export class RequestRefused extends ClientError {
  override readonly name: string = "RequestRefused"
}

/** The request violates the contract; `errors` lists what and where. Without a `status` it was found before sending. */
export class ValidationFailed extends RequestRefused {
  override readonly name = "ValidationFailed"
  readonly errors: ReadonlyArray<ValidationItem>

  constructor(errors: ReadonlyArray<ValidationItem>, answer: Pick<ClientErrorFacts, "status" | "traceId"> = {}) {
    const told = errors.map(({ loc, msg }) => `${loc.join(".")}: ${msg}`).join("; ")
    super({ ...answer, code: "validation_error", detail: told || "The request is invalid", isRetryable: false })
    this.errors = errors
  }
}

/** No response arrived, or it broke off. */
export class ConnectionFailed extends ClientError {
  override readonly name = "ConnectionFailed"
  constructor(reason: string) {
    super({ code: "connection_failed", detail: `The service could not be reached: ${reason}`, isRetryable: true })
  }
}

/** The service took longer than `timeoutMs`. */
export class RequestTimedOut extends ClientError {
  override readonly name = "RequestTimedOut"
  constructor(milliseconds: number) {
    super({ code: "request_timeout", detail: `No answer within ${milliseconds} ms`, isRetryable: true })
  }
}

/**
 * The response is not one of this contract: it is from another service, a proxy, or a version that this client does not
 * know.
 */
export class UnexpectedAnswer extends ClientError {
  override readonly name = "UnexpectedAnswer"
  constructor(detail: string, status?: number) {
    super({ code: "unexpected_answer", detail, status, isRetryable: false })
  }
}

/** The awaited scan has failed. `code` is the cause; `isRetryable` states whether submitting it again can help. */
export class ScanFailed extends ClientError {
  override readonly name = "ScanFailed"
  readonly scan: ScanDetails

  constructor(scan: ScanDetails) {
    const { code, message, retryable } = scan.error ?? { code: "unknown", message: "The scan failed", retryable: false }
    super({ code, detail: message, isRetryable: retryable })
    this.scan = scan
  }
}

/** The scan had not ended within the time limit. It continues and can be awaited again. */
export class WaitTimedOut extends ClientError {
  override readonly name = "WaitTimedOut"
  /** The scan as last read. */
  readonly scan: ScanDetails | undefined
  /** Why the last read failed. */
  readonly lastError: ClientError | undefined

  constructor(milliseconds: number, scan?: ScanDetails, lastError?: ClientError) {
    super({ code: "wait_timeout", detail: `The scan had not ended after ${milliseconds} ms`, isRetryable: true })
    this.scan = scan
    this.lastError = lastError
  }
}
