/** Milliseconds one file may take before it is given up. */
export const FILE_LIMIT_MILLIS = 5_000
