import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import type { ToolSpec } from "../addTool.ts"
import { policyArguments } from "../arguments.ts"
import { policyOptionsFor } from "../policyOptionsFor.ts"
import { ExplainAnswer } from "./ExplainAnswer.ts"
import { explainText } from "./explainText.ts"

const LONGEST = 200

const input = Schema.Struct({
  name: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(LONGEST)).annotate({
    description:
      "A rule (CM-HASH-MD5), an algorithm in any notation (AES/ECB/PKCS5Padding, aes-128-cbc, RS256, an OID, a cipher suite), a policy (cnsa-2.0) or a library's API by its qualified name (javax.crypto.Cipher.getInstance)"
  }),
  on: policyArguments.on
})

const description = `Says what a rule, an algorithm, a policy or a library's API is: security levels with their basis, what each policy says and from when, what to use instead, and the sources. Unknown names are answered with the nearest known ones.`

/** The tool that explains. */
export const explainTool: ToolSpec<typeof input.Type, ExplainAnswer> = {
  name: "explain",
  title: "Explain cryptography",
  description,
  input,
  output: ExplainAnswer,
  run: Effect.fnUntraced(function* ({ name, ...others }) {
    const { on } = yield* policyOptionsFor(others)
    const { explain } = yield* Effect.promise(() => import("./explain.ts"))
    const structured = yield* Effect.promise(() => explain(name.trim(), on))
    return { structured, text: explainText(structured) }
  })
}
