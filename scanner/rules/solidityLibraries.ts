import type { Library } from "./rule.ts"
import { evm } from "./solidity/evm.ts"
import { openzeppelin } from "./solidity/openzeppelin.ts"
import { solady } from "./solidity/solady.ts"

/** Every library whose Solidity API the scanner knows. */
export const solidityLibraries: ReadonlyArray<Library> = [evm, openzeppelin, solady]
