import type { Library } from "../match/rule.ts"
import { jca } from "./java/jca.ts"
import { jcaSecurity } from "./java/jcaSecurity.ts"
import { jcaSecuritySpecs } from "./java/jcaSecuritySpecs.ts"
import { jcaSpecs } from "./java/jcaSpecs.ts"
import { jsse } from "./java/jsse.ts"
import { xmlDsig } from "./java/xmlDsig.ts"
import { hashlib } from "./python/hashlib.ts"

/** Every library the scanner knows, one table each. */
export const libraries: ReadonlyArray<Library> = [jca, jcaSpecs, jcaSecurity, jcaSecuritySpecs, jsse, xmlDsig, hashlib]
