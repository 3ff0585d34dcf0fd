import { answerParent } from "./answerParent.ts"

await answerParent(async () => (await import("./renderReport.ts")).renderReport)
