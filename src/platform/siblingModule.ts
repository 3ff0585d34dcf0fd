/** A module beside another: its source in development, its compiled form in the published package. */
export const siblingModule = (name: string, of: string): URL =>
  new URL(`./${name}${of.endsWith(".ts") ? ".ts" : ".js"}`, of)
