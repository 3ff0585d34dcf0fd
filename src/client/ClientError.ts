import type { ValidationItem } from "../api/refusals.ts"
import type { ScanDetails } from "../domain/ScanRecord.ts"

/** What is known of a failure; never the API key, nor a header that carries it. */
export interface ClientErrorFacts {
  /** A name that stays the same: the service's `code`, or one of the client's own. */
  readonly code: string
  /** A sentence for people. */
  readonly detail: string
  /** HTTP status, when the service answered. */
  readonly status?: number | undefined
  /** `x-trace-id` of the answer: what to tell the operator. */
  readonly traceId?: string | undefined
  /** Whether the same call may go better later. */
  readonly isRetryable: boolean
  /** How long the service asks to wait. */
  readonly retryAfterSeconds?: number | undefined
}

const messageOf = ({ code, detail, status, traceId }: ClientErrorFacts): string =>
  `${detail} (${[code, status, traceId].filter((part) => part !== undefined).join(", ")})`

/** Every failure of the client; its subclasses say which. Cancelled calls reject with the signal's own reason. */
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

/** The options of a client or of a verification are wrong; which, but not what was given. */
export class InvalidOptions extends ClientError {
  override readonly name = "InvalidOptions"
  constructor(detail: string) {
    super({ code: "invalid_options", detail, isRetryable: false })
  }
}

/** The service answered with an error; `code` and `detail` are its own. */
export class RequestRefused extends ClientError {
  override readonly name: string = "RequestRefused"
}

/** The request breaks the contract: `errors` says what and where. Without a `status` it was found before sending. */
export class ValidationFailed extends RequestRefused {
  override readonly name = "ValidationFailed"
  readonly errors: ReadonlyArray<ValidationItem>

  constructor(errors: ReadonlyArray<ValidationItem>, answer: Pick<ClientErrorFacts, "status" | "traceId"> = {}) {
    const told = errors.map(({ loc, msg }) => `${loc.join(".")}: ${msg}`).join("; ")
    super({ ...answer, code: "validation_error", detail: told || "The request is invalid", isRetryable: false })
    this.errors = errors
  }
}

/** No answer came, or it broke off. */
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

/** The answer is not one of this contract: another service, a proxy, or a version that this client does not know. */
export class UnexpectedAnswer extends ClientError {
  override readonly name = "UnexpectedAnswer"
  constructor(detail: string, status?: number) {
    super({ code: "unexpected_answer", detail, status, isRetryable: false })
  }
}

/** The scan that was waited for has failed; `code` says why, `isRetryable` whether submitting it again may help. */
export class ScanFailed extends ClientError {
  override readonly name = "ScanFailed"
  readonly scan: ScanDetails

  constructor(scan: ScanDetails) {
    const { code, message, retryable } = scan.error ?? { code: "unknown", message: "The scan failed", retryable: false }
    super({ code, detail: message, isRetryable: retryable })
    this.scan = scan
  }
}

/** The scan had not ended in time; it goes on, and may be waited for again. */
export class WaitTimedOut extends ClientError {
  override readonly name = "WaitTimedOut"
  /** As it was seen last. */
  readonly scan: ScanDetails | undefined
  /** Why it could not be read the last time. */
  readonly lastError: ClientError | undefined

  constructor(milliseconds: number, scan?: ScanDetails, lastError?: ClientError) {
    super({ code: "wait_timeout", detail: `The scan had not ended after ${milliseconds} ms`, isRetryable: true })
    this.scan = scan
    this.lastError = lastError
  }
}
