/**
 * Gives that many bytes of a cryptographically secure generator: `(n) => crypto.getRandomValues(new Uint8Array(n))`.
 */
export type RandomBytes = (length: number) => Uint8Array

export const base36 = "0123456789abcdefghijklmnopqrstuvwxyz"
export const base62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

/** Good bytes need a second round once in a while and never a tenth: a generator that stands still must not hang us. */
const maximumRounds = 64

/**
 * Characters of an alphabet (at most 256), each as likely as the others: bytes above the largest multiple of its length
 * are drawn again. Dies when the generator gives nothing usable, for then its bytes are not random.
 */
export const randomText = (alphabet: string, length: number, randomBytes: RandomBytes): string => {
  const limit = 256 - (256 % alphabet.length)
  let text = ""
  for (let round = 0; round < maximumRounds && text.length < length; round++)
    for (const byte of randomBytes(length - text.length)) if (byte < limit) text += alphabet[byte % alphabet.length]
  if (text.length < length) throw new Error("The source of random bytes gives no random bytes")
  return text.slice(0, length)
}

/** Of the runtime's generator (Web Cryptography, 10.1.1). */
export const randomBytes: RandomBytes = (count) => crypto.getRandomValues(new Uint8Array(count))
