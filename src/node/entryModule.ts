/** The entry point of a thread or process: its source in development, the compiled module in the package. */
export const entryModule = (name: string): URL =>
  new URL(`../start/${name}${import.meta.url.endsWith(".ts") ? ".ts" : ".js"}`, import.meta.url)
