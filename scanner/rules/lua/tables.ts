/** Written by npm run generate. */
export * from "./openresty.ts"
export * from "./openssl.ts"
export * from "./plainRandom.ts"
