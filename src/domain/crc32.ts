const polynomial = 0xedb88320

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte
  for (let bit = 0; bit < 8; bit++) remainder = remainder & 1 ? (remainder >>> 1) ^ polynomial : remainder >>> 1
  return remainder
})

/** CRC-32 of IEEE 802.3, as in gzip (RFC 1952 section 8): an unsigned 32-bit number. */
export const crc32 = (bytes: Uint8Array): number => {
  let remainder = 0xffffffff
  for (const byte of bytes) remainder = (remainder >>> 8) ^ (table[(remainder ^ byte) & 0xff] ?? 0)
  return (remainder ^ 0xffffffff) >>> 0
}
