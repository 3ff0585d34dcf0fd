/** Of every page of the console: nothing of it is left in the browser. */
export const consoleHeaders = { "cache-control": "no-store" } as const
