/** Written by npm run build:rules. */
export * from "./evm.ts"
export * from "./openzeppelin.ts"
export * from "./solady.ts"
