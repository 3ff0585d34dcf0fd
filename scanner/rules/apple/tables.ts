/** Written by npm run generate. */
export * from "./afNetworking.ts"
export * from "./appleSecurity.ts"
export * from "./commonCrypto.ts"
