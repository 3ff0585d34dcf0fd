import type { Evidence, Finding } from "../model/Finding.ts"
import { type Arm, armAt, type Choice } from "../source/Choice.ts"
import type { Expr } from "../source/Expr.ts"
import { algorithmOf } from "../model/algorithms.ts"
import { oncePer } from "../source/oncePer.ts"
import { type ParsedFile, scopeAround } from "../source/ParsedFile.ts"
import { conditionsAround } from "./conditionsAround.ts"
import type { NameAround } from "./namesAround.ts"
import { fileAround, scopesAround } from "./surroundings.ts"
import { wordsOf } from "./wordsOf.ts"

/** What programs call an algorithm beside its name, in small letters. */
const ALIASES: { readonly [name: string]: ReadonlyArray<string> } = {
  "3DES": ["des", "3des", "des3", "tdes", "tripledes", "desede", "triple", "ede", "edes"],
  Blowfish: ["bf", "bfish"],
  CAST5: ["cast", "cast128"],
  NullCipher: ["null", "none", "enull", "identity"],
  "JWS-none": ["none", "unsecured"],
  RC2: ["arc2"],
  RC4: ["arcfour", "arc4"],
  "SHA-1": ["sha", "sha160"]
}

/** Names that a size may follow. */
const WITH_SIZES = /^(?:aes|des|ecb|camellia|blowfish|idea|seed|aria)[0-9]+$/

const withoutDigits = (word: string): string => word.replace(/[0-9]+$/, "")

/** Kinds whose weakness is a size or a curve. */
const SIZED: ReadonlySet<Finding["kind"]> = new Set(["key", "keygen", "parameters", "key-agreement"])

/** Numbers in the names of curves and groups: `P-192`, `modp1024`. */
const numbersIn = (name: string | undefined): ReadonlyArray<string> => name?.match(/[0-9]{3,}/g) ?? []

/** Of a key of a cipher the cipher may be what is weak, of others the size. */
const isSymmetric = (name: string | undefined): boolean => {
  const primitive = algorithmOf(name)?.primitive
  return primitive === "block-cipher" || primitive === "stream-cipher"
}

/** What types that keep passwords have in their names beside what tells one from another. */
const OF_PASSWORDS: ReadonlySet<string> = new Set(["password", "encoder", "hasher", "hash", "new"])

/** Words of the name of a type that keeps passwords in a way of its own: `standard` of `StandardPasswordEncoder`. */
const typeWords = ({ kind, api }: Finding): ReadonlyArray<string> =>
  kind !== "password-hash"
    ? []
    : wordsOf(/[A-Z]\w*$/.exec(api.replace(/[#.][a-z_]\w*$/, ""))?.[0] ?? "").filter((word) => !OF_PASSWORDS.has(word))

/** Words by which a program names what a use uses: the algorithm, its mode, its digest; of keys their size. */
const ownWords = (finding: Finding): ReadonlySet<string> => new Set([...algorithmWords(finding), ...typeWords(finding)])

/** How programs write a version of SSL or TLS: `ssl3`, `sslv3`, `tls11`, `tlsv1`. */
const versionWords = (version: string): ReadonlySet<string> => {
  const protocol = version.startsWith("ssl") ? "ssl" : "tls"
  const digits = version.replace(/\D/g, "")
  const spelled = [digits, digits.replace(/0$/, "")]
  return new Set(spelled.flatMap((one) => [`${protocol}${one}`, `${protocol}v${one}`]))
}

const algorithmWords = ({
  kind,
  facts: { name, mode, digest, cipher, keyBits, curve, group, version }
}: Finding): ReadonlySet<string> => {
  if (kind === "protocol") return version === undefined ? new Set() : versionWords(version)
  const sizes = SIZED.has(kind) ? [String(keyBits), ...numbersIn(curve), ...numbersIn(group)] : []
  if (SIZED.has(kind) && !isSymmetric(name)) return new Set(sizes)
  const names = [name, digest, cipher].filter((one) => one !== undefined)
  const words = names.flatMap((one) => [wordsOf(one).join(""), ...(ALIASES[one] ?? [])])
  return new Set([...sizes, ...words, ...(mode === undefined ? [] : [mode])])
}

const says = (own: ReadonlySet<string>, word: string): boolean =>
  own.has(word) ||
  (WITH_SIZES.test(word) && own.has(withoutDigits(word))) ||
  own.has(word.replace(/^[a-z]+(?=[0-9]{3,})/, ""))

/** Beside these a name tells a direction or what a build has: `DES_ENCRYPT`, `OPENSSL_NO_MD5`. */
const NO_LABELS: ReadonlySet<string> = new Set(["decrypt", "encrypt", "have", "has", "no", "without"])

/** `ssl` and `v3` of `SSL_V3` are words of their own. */
const saysTogether = (own: ReadonlySet<string>, words: ReadonlyArray<string>): boolean =>
  words.some((word, at) => at > 0 && own.has(`${words[at - 1]}${word}`))

const isLabelOf = (own: ReadonlySet<string>, words: ReadonlyArray<string>): boolean =>
  (words.some((word) => says(own, word)) || saysTogether(own, words)) && !words.some((word) => NO_LABELS.has(word))

const isWithin = ({ start, end }: Arm, offset: number): boolean => start <= offset && offset < end

/** Whether nothing is given where an arm is left: it refuses what it is asked. */
const refuses = ({ scopes }: ParsedFile, arm: Arm): boolean =>
  arm.leaves &&
  !scopes.some(({ returns }) =>
    returns.some(({ value }) => value !== undefined && value.kind !== "null" && isWithin(arm, value.start))
  )

/** Whether a choice has another case than one; what is asked for otherwise is refused. */
const hasOthers =
  (file: ParsedFile) =>
  ({ test, arms }: Choice): boolean => {
    const [others, named] = [
      arms.filter(({ labels }) => labels.length === 0),
      arms.filter((one) => one.labels.length > 0)
    ]
    return (
      test !== undefined ||
      named.length !== 1 ||
      named[0]!.labels.length !== 1 ||
      others.length === 0 ||
      !others.every((arm) => refuses(file, arm))
    )
  }

/** Whether what a choice tests is what a use gives: `if (EVP_DigestInit(context, EVP_md5()) == 1)` asks for nothing. */
const testsResult = (choice: Choice, { start }: Expr): boolean =>
  choice.test !== undefined && choice.start <= start && start < choice.end && armAt(choice, start) < 0

/** The label of a branch, or of an arm, around a use or around where its algorithm was named, that is that name. */
const armNamedAfter = (
  file: ParsedFile,
  expr: Expr,
  { evidence }: Finding,
  own: ReadonlySet<string>
): NameAround | undefined => {
  const origins = evidence.flatMap(({ path, place }) => (path === undefined ? [file.offsetOf(place)] : []))
  const isOpen = hasOthers(file)
  return [expr.start, ...origins]
    .flatMap((offset) => conditionsAround(file, offset, (choice) => isOpen(choice) && !testsResult(choice, expr)))
    .find((one) => one.position === "if" && isLabelOf(own, wordsOf(one.name)))
}

/** Words of names of what implements an algorithm, or hands one on, beside those of algorithms. */
const OF_IMPLEMENTATIONS = new Set(
  "abstract algorithm algorithms backend base bouncy castle block bytes cipher ciphers class context crypt crypter cryptor crypto cryptographic ctx decrypter decryptor default digest digester encrypter encryptor encryption engine evp e factory fips function gcrypt hash hashed hasher hashing impl implementation java jca key kdf legacy libgcrypt lib mac mbedtls md message method mode native nettle open openssl provider scheme session signature signer spi ssl stream suite the transform transformation verifier with wolfssl wrapper wolf".split(
    " "
  )
)

const ALGORITHM_WORD =
  /^(?:aes|3des|des|ede|tdes|triple|rc|arc|arcfour|blowfish|bf|camellia|aria|seed|idea|cast|sm|md|sha|ripemd|rmd|whirlpool|hmac|cmac|cbc|ecb|ctr|cfb|ofb|gcm|ccm|pkcs|padding|no|ietf|modp|dh|diffie|hellman|rsa|dsa|ecdsa|ecdh|ec|ecc|ecp|pss|oaep|null|none|unsecured|p|pbe|pbkdf)[0-9]*$/

/** Words of names of functions that make or free what an algorithm works on. */
const OF_MAKERS = new Set(
  "alloc allow allowed create ex final fips free get init internal load make new private set setup update".split(" ")
)

const isAlgorithmOnly = ({ name, position }: NameAround): boolean => {
  const words = wordsOf(name)
  const isKnown = (word: string): boolean =>
    OF_IMPLEMENTATIONS.has(word) || ALGORITHM_WORD.test(word) || (position === "function" && OF_MAKERS.has(word))
  return words.every((word, at) => isKnown(word) || (at === 0 && words.length > 2))
}

/** Whether the program itself calls a function, in a place that is not there for the algorithm: it is a helper then, and nobody's choice. */
const isHelper = (file: ParsedFile, { name, position }: NameAround, own: ReadonlySet<string>): boolean =>
  position === "function" &&
  file.callsOf(name).some(({ start }) => {
    const around = [
      ...scopesAround(file, start),
      ...conditionsAround(file, start).filter((one) => one.position === "if")
    ]
    return !around.some((one) => one.name === name || isLabelOf(own, wordsOf(one.name)))
  })

/** The function, type or file around a use that is called after its algorithm, and after nothing else: what implements or hands it on. */
const implementationNamedAfter = (file: ParsedFile, expr: Expr, own: ReadonlySet<string>): NameAround | undefined =>
  [...scopesAround(file, expr.start), fileAround(file)].find(
    (one) => wordsOf(one.name).some((word) => says(own, word)) && isAlgorithmOnly(one) && !isHelper(file, one, own)
  )

/** A name without the algorithms in it, and whether there are any: `acme` of `AcmeSha256Sum`. */
const withoutAlgorithms = (name: string): readonly [rest: string, isNamed: boolean] => {
  const words = wordsOf(name).map((word) => word.replace(/(?<=[0-9])sum$|^sum$/, ""))
  const rest = words.filter((word) => !ALGORITHM_WORD.test(word))
  return [rest.join(""), rest.length < words.length]
}

const ownersIn = oncePer(
  (file: ParsedFile): ReadonlySet<string> =>
    new Set(
      file.scopes.flatMap(({ kind, name, ownerName }) => [
        ...(kind === "type" && name !== undefined ? [name] : []),
        ...(ownerName === undefined ? [] : [ownerName])
      ])
    )
)

/** The type around a use beside which another one differs by nothing but its algorithm: `AcmeMd5Sum` beside `AcmeSha256Sum`. */
const oneOfTypes = (file: ParsedFile, expr: Expr, own: ReadonlySet<string>): NameAround | undefined =>
  scopesAround(file, expr.start).find(({ name, position }) => {
    const words = wordsOf(name)
    const [rest, isNamed] = withoutAlgorithms(name)
    if (position !== "type" || !isNamed || !words.some((word) => says(own, word.replace(/(?<=[0-9])sum$/, ""))))
      return false
    return [...ownersIn(file)].some((other) => {
      const [otherRest, isOtherNamed] = withoutAlgorithms(other)
      return isOtherNamed && other !== name && otherRest === rest
    })
  })

/** The type around a use that has the algorithm in its name and is one of those of a base or an interface: `Md5Driver extends Driver`. */
const derivedNamedAfter = (file: ParsedFile, expr: Expr, own: ReadonlySet<string>): NameAround | undefined => {
  const at = scopeAround(file.scopes, expr.start, "type")
  const { name, type } = file.scopes[at ?? 0]!
  if (at === undefined || name === undefined || type === undefined) return undefined
  return wordsOf(name).some((word) => says(own, word))
    ? scopesAround(file, expr.start).find((one) => one.position === "type" && one.name === name)
    : undefined
}

/** Annotations of what is no longer to be called: of Java and Kotlin, .NET, Rust and Python (PEP 702). */
const DEPRECATED = ["Deprecated", "Obsolete", "deprecated"]

/** A declaration around a use that nobody is to call any more, where nobody in the program is seen to call the function. */
export const deprecatedAround = (file: ParsedFile, expr: Expr, { kind, evidence }: Finding): Evidence | undefined => {
  const scope = file.scopes[scopeAround(file.scopes, expr.start, "function") ?? 0]!
  if (file.grammar.annotations === undefined || scope.name === undefined) return undefined
  if (kind === "random" || evidence.some(({ role }) => role === "caller" || role === "unread")) return undefined
  const { line } = expr.place()
  const found = DEPRECATED.flatMap((name) => file.annotationsNamed(name)).find(
    ({ annotated }) => annotated.line <= line && line <= annotated.endLine
  )
  const isCalled = file.callsOf(scope.name).some(({ start }) => start < scope.start || start >= scope.end)
  return found === undefined || isCalled ? undefined : { place: found.place, symbol: scope.name, role: "offer" }
}

/** What shows that a use stands for those who ask for its algorithm by name: the name of its branch, its type or its file. */
export const offeredAs = (file: ParsedFile, expr: Expr, finding: Finding): NameAround | undefined => {
  const own = ownWords(finding)
  const arm = armNamedAfter(file, expr, finding, own)
  if (arm !== undefined || finding.kind === "protocol") return arm
  return implementationNamedAfter(file, expr, own) ?? oneOfTypes(file, expr, own) ?? derivedNamedAfter(file, expr, own)
}
