import { answerParent } from "./answerParent.ts"

await answerParent(async () => (await import("./compareScans.ts")).compareScans)
