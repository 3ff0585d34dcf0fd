import * as PgTypes from "@effect/sql-pg/PgTypes"
import * as Result from "effect/Result"

const int8 = (bytes: Uint8Array, offset: number): number | bigint => {
  const value = new DataView(bytes.buffer, bytes.byteOffset).getBigInt64(offset)
  const number = Number(value)
  return Number.isSafeInteger(number) ? number : value
}

/** PostgreSQL's types as the program sees them: a bigint that a number holds exactly is a number. */
export const pgTypes: PgTypes.Registry = PgTypes.makeRegistry()

pgTypes.register<number | bigint>(
  PgTypes.OID.int8,
  {
    encode: (value) => PgTypes.encode(BigInt(value), PgTypes.OID.int8),
    decode: (bytes) => Result.succeed(int8(bytes, 0)),
    read: (bytes, offset) => Result.succeed(int8(bytes, offset))
  },
  { arrayOid: PgTypes.OID.int8Array }
)
