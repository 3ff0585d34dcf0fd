import { answerParent } from "../node/answerParent.ts"

await answerParent(async () => (await import("../node/judgeInventory.ts")).judgeInventory)
