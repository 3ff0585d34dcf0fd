import { describe, expect, it } from "vitest"
import { action } from "../../integrations/compositeAction.ts"
import { documentText } from "./tablesOf.ts"

describe("docs/integrations.md", () => {
  it.each([...Object.keys(action.inputs), ...Object.keys(action.outputs)])("names %s of the action", (name) => {
    expect(documentText("integrations.md")).toContain(`\`${name}\``)
  })
})
