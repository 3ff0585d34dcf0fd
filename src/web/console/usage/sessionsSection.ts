import { type Html, markup } from "../../../../scanner/html/markup.ts"
import { counted } from "../../../../scanner/html/numbers.ts"
import { formTokenField } from "../formTokenField.ts"

/** Who else is signed in, and a way to end that. */
export const sessionsSection = (open: number, formToken: string): Html =>
  markup`<section aria-labelledby="sessions-title">
    <h2 id="sessions-title">Signed in</h2>
    <p class="intro">${counted(open, "session")} of this console ${open === 1 ? "is" : "are"} open, this one included. A session ends after 12 hours, or at once when its key is revoked.</p>
    <form method="post" action="/console/sign-out">
      ${formTokenField(formToken)}<input type="hidden" name="everywhere" value="yes" />
      <button class="danger">Sign out everywhere</button>
    </form>
  </section>`
