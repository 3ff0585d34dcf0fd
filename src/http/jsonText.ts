import * as HttpServerResponse from "effect/http/HttpServerResponse"

/**
 * Responds with a value that is already in the form that its schema encodes to: encoding thousands of findings, or each list of
 * scans, by the schema again would only cost time. `test/scans/scanRecordOf.test.ts` holds that a scan is in that form.
 */
export const jsonText = (value: object): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.text(JSON.stringify(value), { contentType: "application/json" })
