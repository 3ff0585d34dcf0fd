import * as HttpServerResponse from "effect/http/HttpServerResponse"

/** Responds with JSON text that fits its schema already, so that encoding it by the schema would only take time. */
export const jsonText = (text: string): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.text(text, { contentType: "application/json" })
