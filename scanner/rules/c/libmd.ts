import { arg, library, text, type Row } from "../rule.ts"

const onContext = (at: number): Row => ({ refines: true, operates: true, on: arg(at, "any") })
const fixed = (name: Row["name"] & string): Row => ({ is: "hash", name })
const names = "{MD2,MD4,MD5,SHA1,SHA224,SHA256,SHA384,SHA512,SHA512_256}"

/* Source: the manual pages md5(3bsd), sha1(3bsd), sha2(3bsd) and rmd160(3bsd) of libmd, which the BSDs have in their C library. */
export const libmd = library("c", "libmd", {
  [`${names}Init`]: { is: "hash", algorithm: text("{1}", "hash"), into: arg(0, "any") },
  [`${names}{Update,Pad}`]: onContext(0),
  [`${names}Final`]: onContext(1),
  [`${names}{Data,File,FileChunk}`]: { is: "hash", algorithm: text("{1}", "hash") },
  [`${names}End`]: onContext(0),
  RMD160Init: { ...fixed("RIPEMD-160"), into: arg(0, "any") },
  "RMD160{Update,End}": onContext(0),
  RMD160Final: onContext(1),
  "RMD160{Data,File}": fixed("RIPEMD-160")
})
