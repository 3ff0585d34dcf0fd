import { makeTemplates } from "./databases.ts"

export default makeTemplates
