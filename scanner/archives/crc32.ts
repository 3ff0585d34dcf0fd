const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = (value & 1) === 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

/** The checksum of zip files (APPNOTE 4.4.7, RFC 1952 8); that of bytes behind others goes on from theirs. */
export const crc32 = (bytes: Uint8Array, before: number = 0): number => {
  let value = ~before
  for (let at = 0; at < bytes.length; at++) value = (value >>> 8) ^ table[(value ^ bytes[at]!) & 0xff]!
  return (value ^ 0xffffffff) >>> 0
}
