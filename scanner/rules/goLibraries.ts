import type { Library } from "./rule.ts"
import { age } from "./go/age.ts"
import { asymmetric } from "./go/asymmetric.ts"
import { ciphers } from "./go/ciphers.ts"
import { circlTable } from "./go/circl.ts"
import { goJose } from "./go/goJose.ts"
import { golangJwt } from "./go/golangJwt.ts"
import { hashes } from "./go/hashes.ts"
import { hpkeTable } from "./go/hpke.ts"
import { jwxTable } from "./go/jwx.ts"
import { kdfs } from "./go/kdfs.ts"
import { naclTable } from "./go/nacl.ts"
import { openpgp } from "./go/openpgp.ts"
import { plainRandom } from "./go/plainRandom.ts"
import { secp256k1 } from "./go/secp256k1.ts"
import { sshTable } from "./go/ssh.ts"
import { tinkGo } from "./go/tinkGo.ts"
import { tinkGoKeys } from "./go/tinkGoKeys.ts"
import { tlsTable } from "./go/tls.ts"
import { uuid } from "./go/uuid.ts"
import { x509Table } from "./go/x509.ts"

/** Every library the scanner knows in Go, one table each. */
export const goLibraries: ReadonlyArray<Library> = [
  hashes,
  ciphers,
  kdfs,
  asymmetric,
  tlsTable,
  x509Table,
  naclTable,
  sshTable,
  openpgp,
  golangJwt,
  goJose,
  jwxTable,
  tinkGo,
  tinkGoKeys,
  circlTable,
  hpkeTable,
  age,
  secp256k1,
  uuid,
  plainRandom
]
