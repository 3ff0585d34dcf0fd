import * as Schema from "effect/Schema"
import { problem } from "../../domain/problem.ts"

/** Another site sent the form: it would use up its visitors' scans. */
export class TryFormElsewhere extends Schema.Error<TryFormElsewhere>("TryFormElsewhere")(
  problem("form_not_ours", "The form was not sent from this page."),
  { httpApiStatus: 403 }
) {
  get isRetryable(): boolean {
    return false
  }
}
