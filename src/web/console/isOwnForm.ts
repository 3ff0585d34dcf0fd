import { utf8ToBytes } from "@noble/hashes/utils.js"
import type { HttpServerRequest } from "effect/http/HttpServerRequest"
import { sameMac } from "../../domain/ApiKeyText.ts"
import { isSameOrigin } from "../isSameOrigin.ts"

/** Whether a form came from a page that this session was shown. */
export const isOwnForm = (request: HttpServerRequest, sent: string | undefined, expected: string): boolean =>
  isSameOrigin(request) && sent !== undefined && sameMac(utf8ToBytes(sent), utf8ToBytes(expected))
