/** Written by npm run generate. */
export * from "./evm.ts"
export * from "./openzeppelin.ts"
export * from "./solady.ts"
