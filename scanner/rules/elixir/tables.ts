/** Written by npm run generate. */
export * from "./comeonin.ts"
export * from "./erlangCrypto.ts"
export * from "./jose.ts"
export * from "./plainRandom.ts"
export * from "./plugCrypto.ts"
export * from "./publicKey.ts"
