/** Written by npm run build:rules. */
export * from "./openresty.ts"
export * from "./openssl.ts"
export * from "./plainRandom.ts"
