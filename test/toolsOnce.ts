import { installTools } from "../.ci/tools.ts"

export default installTools
