/** Written by npm run build:rules. */
export * from "./afNetworking.ts"
export * from "./appleSecurity.ts"
export * from "./commonCrypto.ts"
