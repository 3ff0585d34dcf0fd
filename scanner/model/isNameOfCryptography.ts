import { algorithms } from "./algorithms.ts"
import { suiteNames } from "./cipherSuites.ts"
import { curves } from "./curves.ts"
import { modes, paddings } from "./modes.ts"

/** Words beside names of algorithms, curves, modes, paddings and cipher suites: of encodings, containers, providers, versions and switches. */
const OTHERS =
  "with and in of on no mgf hmac hash digest cipher pbe pbes pbkdf kdf prf sha rsa dsa ec ecc ecdsa ecdh eddsa ed dh dss rc gcm ccm ctr cbc ecb ofb cfb " +
  "aes des desede tripledes padding pkcs pss oaep raw utf ascii latin iso hex base url binary pem der jwk jks jceks bks dks uber hs rs es ps enc dir kw " +
  "tls ssl dtls ssh ike ipsec quic tlsv sslv bc bcfips bcpqc bcjsse sun sunjce sunjsse sunec sunrsasign conscrypt prng drbg native nativeprng strong rng " +
  "windows blocking default openssl legacy argon id true false yes none null off required require optional prefer allow disable disabled enable enabled " +
  "verify full ca peer any all high medium low export anull enull strength seclevel modern intermediate old future fips only server client both " +
  "sect secp prime brainpoolp wapwsg nist ffdhe modp curve ripemd rmd keccak shake whirlpool blowfish twofish camellia aria seed cast gost kuznyechik " +
  "diffie hellman group exchange openssh com libssh org curve nopadding zerobytepadding withrsa withecdsa withdsa bytes bit bits rsassa rsaes ecdhe aesgcm dhe edh adh eecdh krsa arsa kedh ecdhp suiteb"

/** Words of names that are secrets where they stand alone. */
const NEVER: ReadonlySet<string> = new Set(["secret", "shadow", "random", "square", "cross", "snow", "wake", "box"])

const lettersIn = (text: string): ReadonlyArray<string> => text.toLowerCase().match(/[a-z]+/g) ?? []

const makeWords = (): ReadonlySet<string> => {
  const names = [
    ...Object.keys(algorithms),
    ...Object.entries(curves).flatMap(([name, { aliases }]) => [name, ...aliases]),
    ...Object.entries(modes).flatMap(([name, { registry }]) => [name, registry]),
    ...Object.entries(paddings).flatMap(([name, { registry = "" }]) => [name, registry]),
    ...suiteNames(),
    OTHERS
  ]
  return new Set(names.flatMap(lettersIn).filter((word) => word.length > 1 && !NEVER.has(word)))
}

let words: ReadonlySet<string> | undefined

/** Of curves and versions: `secp256r1`, `P-256`, `TLSv1.2`. */
const SINGLE = /^[abcikprstvx]$/

const LONGEST_RUN = 32

/** Whether letters are words behind each other: `WithHmacSHA`. */
const isMadeOfWords = (letters: string): boolean => {
  const known = (words ??= makeWords())
  if (letters.length > LONGEST_RUN) return false
  const reached = [true]
  for (let end = 2; end <= letters.length; end++)
    for (let start = 0; start <= end - 2; start++)
      if (reached[start] === true && known.has(letters.slice(start, end))) {
        reached[end] = true
        break
      }
  return reached[letters.length] === true
}

const DIGITS = 5

const isKnownRun = (run: string): boolean =>
  /^\d/.test(run) ? run.length <= DIGITS : SINGLE.test(run) || isMadeOfWords(run)

/** What has no letters, or one, names cryptography as a version of TLS, an object identifier, X25519, X448 and X.509 only. */
const NUMBERS = /^(?:1\.[0-3]|[0-2](?:\.\d{1,6}){3,12}|x\.?(?:25519|448|509))$/i

const LONGEST = 200

const known = new Map<string, boolean>()

/** So many texts are remembered. */
const MAX_KNOWN = 10_000

const read = (text: string): boolean => {
  if (text.length > LONGEST) return false
  if (NUMBERS.test(text)) return true
  if (/[^\w\s./:,;!+@|=()-]/.test(text)) return false
  const runs = text.toLowerCase().match(/[a-z]+|\d+/g) ?? []
  return runs.some((run) => run.length > 1 && /^[a-z]/.test(run)) && runs.every(isKnownRun)
}

/**
 * Whether a text of a program consists of nothing but words that name cryptography and its settings: `AES/GCM/NoPadding`,
 * `ECDHE-RSA-AES128-GCM-SHA256:!aNULL`, `TLSv1.2`. Any other text might be a secret.
 */
export const isNameOfCryptography = (text: string): boolean => {
  const before = known.get(text)
  if (before !== undefined) return before
  const is = read(text)
  if (known.size < MAX_KNOWN) known.set(text, is)
  return is
}
