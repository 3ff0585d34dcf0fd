/** The program of a thread or process, among the entry points: its source in development, its compiled form in the package. */
export const entryModule = (name: string): URL =>
  new URL(`../start/${name}${import.meta.url.endsWith(".ts") ? ".ts" : ".js"}`, import.meta.url)
