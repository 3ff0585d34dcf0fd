import * as Config from "effect/Config"

const text = (name: string) => Config.String(name).pipe(Config.withDefault(""))

/** What a runner tells a step: https://docs.github.com/en/actions/reference/workflows-and-actions/variables. Empty where it does not. */
export const gitHubEnvironment = Config.all({
  apiUrl: text("GITHUB_API_URL"),
  eventPath: text("GITHUB_EVENT_PATH"),
  outputFile: text("GITHUB_OUTPUT"),
  repository: text("GITHUB_REPOSITORY"),
  runId: text("GITHUB_RUN_ID"),
  serverUrl: text("GITHUB_SERVER_URL"),
  sha: text("GITHUB_SHA"),
  summaryFile: text("GITHUB_STEP_SUMMARY"),
  token: Config.Redacted("GITHUB_TOKEN").pipe(Config.option)
})

export type GitHubEnvironment = Config.Success<typeof gitHubEnvironment>

const encoded = (path: string): string => path.split("/").map(encodeURIComponent).join("/")

/** Where a person reads a line of a commit; undefined outside of GitHub. */
export const lineAddress =
  ({ serverUrl, repository }: GitHubEnvironment, commit: string) =>
  (path: string, line: number): string | undefined =>
    serverUrl === "" || repository === ""
      ? undefined
      : `${serverUrl}/${repository}/blob/${commit}/${encoded(path)}#L${line}`

/** Where a person reads what the run said. */
export const runAddress = ({ serverUrl, repository, runId }: GitHubEnvironment): string | undefined =>
  serverUrl === "" || repository === "" || runId === "" ? undefined : `${serverUrl}/${repository}/actions/runs/${runId}`
