/** Whether every variant of a check is asked for (`npm run test:long`), where `npm test` takes one of each kind. */
export const isLong: boolean = process.env["CIPHERMAP_LONG"] === "1"
