import * as HttpServerResponse from "effect/http/HttpServerResponse"

/** Answers with a text that is JSON and fits its schema already: to encode it by the schema would only cost time. */
export const jsonText = (text: string): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.text(text, { contentType: "application/json" })
