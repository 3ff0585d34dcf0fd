import { installTools } from "../.ci/tools.ts"

/** Without them only the tests that run them fail, and say what is missing. */
export default (): void => {
  try {
    installTools()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
}
