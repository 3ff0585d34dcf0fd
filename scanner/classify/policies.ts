import type { Policy } from "./Policy.ts"
import { anssi } from "./policies/anssi.ts"
import { asdIsm } from "./policies/asdIsm.ts"
import { bsiTr02102 } from "./policies/bsiTr02102.ts"
import { cnsa2 } from "./policies/cnsa2.ts"
import { eccgAcm } from "./policies/eccgAcm.ts"
import { fips1403 } from "./policies/fips1403.ts"
import { nistIr8547 } from "./policies/nistIr8547.ts"
import { nistSp800131a } from "./policies/nistSp800131a.ts"

const all: ReadonlyArray<Policy> = [nistSp800131a, nistIr8547, cnsa2, fips1403, bsiTr02102, anssi, eccgAcm, asdIsm]

/** The policies that come with Ciphermap, by id. */
export const policies: { readonly [id: string]: Policy } = Object.fromEntries(all.map((policy) => [policy.id, policy]))
