import { hasProperty } from "effect/Predicate"
import * as Schema from "effect/Schema"
import * as SchemaIssue from "effect/SchemaIssue"
import * as HttpClientError from "effect/http/HttpClientError"
import { ClientError, ConnectionFailed, UnexpectedAnswer, ValidationFailed } from "./ClientError.ts"

const deepestCause = 5

/** The runtime's code for the failure, such as ECONNRESET. Messages are left out, because some contain headers. */
const reasonOf = (error: unknown): string => {
  let cause = error
  for (let depth = 0; depth < deepestCause; depth++) {
    if (!hasProperty(cause, "code") && !hasProperty(cause, "cause")) break
    if (hasProperty(cause, "code") && typeof cause.code === "string" && /^[A-Z][A-Z0-9_]{2,60}$/.test(cause.code)) {
      return cause.code
    }
    cause = hasProperty(cause, "cause") ? cause.cause : undefined
  }
  return error instanceof Error ? error.name : "unknown reason"
}

const issuesOf = SchemaIssue.makeFormatterStandardSchemaV1()

const itemsOf = ({ issue }: Schema.SchemaError) =>
  issuesOf(issue).issues.map(({ path = [], message }) => ({
    type: "value_error",
    loc: ["request", ...path.map((part) => (typeof part === "number" ? part : String(part)))],
    msg: message
  }))

/** The failure of a call, as a `ClientError`. */
export const clientErrorOf = (error: unknown): ClientError => {
  if (error instanceof ClientError) return error
  if (Schema.isSchemaError(error)) return new ValidationFailed(itemsOf(error))
  if (!HttpClientError.isHttpClientError(error)) return new UnexpectedAnswer("The contract names no such answer")
  const { reason } = error
  return hasProperty(reason, "cause") && reason.cause !== undefined
    ? new ConnectionFailed(reasonOf(reason.cause))
    : new UnexpectedAnswer("The contract names no such answer", error.response?.status)
}

/** The same for failures while a response is read: a schema error is then not the caller's fault. */
export const answerErrorOf = (error: unknown): ClientError =>
  Schema.isSchemaError(error) ? new UnexpectedAnswer("The answer does not fit the contract") : clientErrorOf(error)
