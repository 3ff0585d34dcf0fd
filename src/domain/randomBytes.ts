import type { RandomBytes } from "./randomText.ts"

/** Of the runtime's generator (Web Cryptography, 10.1.1). */
export const randomBytes: RandomBytes = (count) => crypto.getRandomValues(new Uint8Array(count))
