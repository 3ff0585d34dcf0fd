import * as HttpServerResponse from "effect/http/HttpServerResponse"

/** Where a form leads once it has done its work: to load that page again does nothing twice. */
export const seeOther = (location: string, headers: Readonly<Record<string, string>> = {}) =>
  HttpServerResponse.empty({ status: 303, headers: { ...headers, location } })
