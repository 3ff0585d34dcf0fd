import * as Effect from "effect/Effect"
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder"
import { Api } from "../api/Api.ts"
import { ReportLinks } from "./ReportLinks.ts"

export const reportLinksHandlers = HttpApiBuilder.group(
  Api,
  "publications",
  Effect.fnUntraced(function* (handlers) {
    const links = yield* ReportLinks
    return handlers.handleAll({
      read: ({ params }) => links.find(params.scan_id),
      publish: ({ params, payload: { follows = false, listed = false, badge = false, confirm_private = false } }) =>
        links.publish(params.scan_id, { follows, listed, badge }, confirm_private),
      revoke: ({ params }) => links.revoke(params.scan_id)
    })
  })
)
