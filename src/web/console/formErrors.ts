import * as Schema from "effect/Schema"
import { problem } from "../../domain/problem.ts"

/** The form was not sent by a page of this session. */
export class FormNotOurs extends Schema.Error<FormNotOurs>("FormNotOurs")(
  problem("form_not_ours", "The form was not sent from this console, or the console was opened anew meanwhile."),
  { httpApiStatus: 403 }
) {
  get isRetryable(): boolean {
    return false
  }
}
