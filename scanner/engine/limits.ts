/**
 * Steps one file may take before it is given up, each time it is read: about ten seconds of a machine of 2025. Of 20,000
 * files of real programs none took a tenth of them.
 */
export const FILE_STEPS = 250_000

/** A thread that has given no result for so long is stuck: no file takes so long for its steps, on however slow a machine. */
export const STUCK_MILLIS = 60_000
