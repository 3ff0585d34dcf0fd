import type { AlgorithmName } from "../model/algorithms.ts"
import type { CanonicalFacts } from "./CanonicalFacts.ts"
import type { Notation } from "./Notation.ts"
import { ignored, ofNormalised, optional, sequence, token, type Words } from "./words.ts"

type PqcRow = readonly [string, CanonicalFacts]

/** A scheme under each of its spellings, alone and with each parameter set. */
const scheme = (
  name: AlgorithmName,
  spellings: string,
  sets: { readonly [parameterSet: string]: string }
): ReadonlyArray<PqcRow> =>
  spellings
    .split(" ")
    .flatMap((spelling) => [
      [spelling, { name }] as const,
      ...Object.entries(sets).flatMap(([parameterSet, written]) =>
        written.split(" ").map((set): PqcRow => [`${spelling}${set}`, { name, parameterSet }])
      )
    ])

const normalised = (text: string): string => text.toLowerCase().replace(/[-_ ./:]/g, "")

const same = (...sets: ReadonlyArray<string>): { readonly [parameterSet: string]: string } =>
  Object.fromEntries(sets.map((set) => [set, normalised(set)]))

const STRENGTHS = ["128s", "128f", "192s", "192f", "256s", "256f"]

const slhSets: ReadonlyArray<string> = ["SHA2", "SHAKE"].flatMap((hash) =>
  STRENGTHS.map((strength) => `${hash}-${strength}`)
)

const sphincsHashes = { SHA2: ["sha2", "sha256", "sha2sha256"], SHAKE: ["shake", "shake256"], Haraka: ["haraka"] }

const sphincsSets = Object.fromEntries(
  Object.entries(sphincsHashes).flatMap(([hash, spellings]) =>
    STRENGTHS.flatMap((strength) =>
      ["", "simple", "robust"].map((variant) => [
        [hash, strength, variant].filter((part) => part !== "").join("-"),
        spellings.map((spelling) => `${spelling}${strength}${variant}`).join(" ")
      ])
    )
  )
)

const prehash = (
  name: AlgorithmName,
  digests: { readonly [suffix: string]: AlgorithmName },
  rows: ReadonlyArray<PqcRow>
): ReadonlyArray<PqcRow> =>
  rows.flatMap(([word, facts]) =>
    facts.parameterSet === undefined
      ? []
      : Object.entries(digests).map(([suffix, digest]): PqcRow => [`${word}${suffix}`, { ...facts, name, digest }])
  )

const mlDsaSets = same("44", "65", "87")
const mlDsa = scheme("ML-DSA", "mldsa", mlDsaSets)
const hashSlhDsa = scheme("HashSLH-DSA", "hashslhdsa", same(...slhSets))
const slhDsa = scheme("SLH-DSA", "slhdsa slhdsapure", same(...slhSets))

const slhDigests: { readonly [suffix: string]: AlgorithmName } = {
  withsha256: "SHA-256",
  withsha512: "SHA-512",
  withshake128: "SHAKE128",
  withshake256: "SHAKE256"
}

const xmssSets = ["SHA2", "SHAKE", "SHAKE256"].flatMap((hash) =>
  ["10", "16", "20"].flatMap((height) => ["256", "512", "192"].map((size) => `${hash}_${height}_${size}`))
)

const xmssmtSets = ["SHA2", "SHAKE", "SHAKE256"].flatMap((hash) =>
  ["20/2", "20/4", "40/2", "40/4", "40/8", "60/3", "60/6", "60/12"].flatMap((tree) =>
    ["256", "512", "192"].map((size) => `${hash}_${tree}_${size}`)
  )
)

const lmsSets = ["SHA256_M32", "SHA256_M24", "SHAKE_M32", "SHAKE_M24"].flatMap((hash) =>
  ["H5", "H10", "H15", "H20", "H25"].map((height) => `${hash}_${height}`)
)

const winternitz = ["w1", "w2", "w4", "w8"]

/** Sets of LMS, and of HSS where there are two levels, written with the parameter of their one-time signature. */
const lmsWithWinternitz: ReadonlyArray<PqcRow> = ["5", "10", "15", "20", "25"].flatMap((height) =>
  winternitz.flatMap((width): ReadonlyArray<PqcRow> => [
    [`lmssha256h${height}${width}`, { name: "LMS", parameterSet: `SHA256_M32_H${height}` }],
    ...["5", "10", "15", "20"].flatMap((lower) =>
      winternitz.map((below): PqcRow => [`lmssha256h${height}${width}h${lower}${below}`, { name: "HSS" }])
    )
  ])
)

const mqomSets = ["cat1", "cat3", "cat5"].flatMap((category) =>
  ["fast", "short"].flatMap((goal) => ["r3", "r5"].map((rounds) => `${category}-gf16-${goal}-${rounds}`))
)

const slhPrehashes: { readonly [word: string]: AlgorithmName } = {
  sha2224: "SHA-224",
  sha2256: "SHA-256",
  sha2384: "SHA-384",
  sha2512: "SHA-512",
  sha2512224: "SHA-512/224",
  sha2512256: "SHA-512/256",
  sha3224: "SHA3-224",
  sha3256: "SHA3-256",
  sha3384: "SHA3-384",
  sha3512: "SHA3-512",
  shake128: "SHAKE128",
  shake256: "SHAKE256"
}

const prehashedSlhDsa: ReadonlyArray<PqcRow> = Object.entries(slhPrehashes).flatMap(([word, digest]) =>
  slhSets.map((parameterSet): PqcRow => [
    `slhdsa${word}prehash${normalised(parameterSet)}`,
    { name: "HashSLH-DSA", parameterSet, digest }
  ])
)

const mcElieceSets = [
  ...["348864", "460896", "6688128", "6960119", "8192128"].flatMap((size) => [size, `${size}f`]),
  ...["460896", "6688128", "6960119", "8192128"].flatMap((size) => [`${size}pc`, `${size}pcf`])
]

const strengths = ["128s", "128f", "192s", "192f", "256s", "256f"]

const qruovSets =
  "1_q127_L3_v156_m54 1_q31_L3_v165_m60 1_q31_L10_v600_m70 1_q7_L10_v740_m100 3_q127_L3_v228_m78 3_q31_L3_v246_m87 3_q31_L10_v890_m100 3_q7_L10_v1100_m140 5_q127_L3_v306_m105 5_q31_L3_v324_m114 5_q31_L10_v1120_m120 5_q7_L10_v1490_m190".split(
    " "
  )

const sdithSets = ["hypercube", "threshold"].flatMap((kind) =>
  ["cat1", "cat3", "cat5"].flatMap((category) => ["gf256", "p251"].map((field) => `${kind}-${category}-${field}`))
)

const snovaSets = "24_5_4 24_5_5 25_8_3 29_6_5 37_17_2 37_8_4 49_11_3 56_25_2 60_10_4 66_15_3 75_33_2"
  .split(" ")
  .flatMap((size) => ["SSK", "ESK", "SHAKE_SSK", "SHAKE_ESK"].map((variant) => `${size}_${variant}`))
const primeSets = same("653", "761", "857", "953", "1013", "1277")

/*
 * Sources: FIPS 203, 204, 205; RFC 8391, RFC 8554, SP 800-208; the submissions named in `algorithms.ts`; parameter
 * names of liboqs (docs/algorithms) and of Bouncy Castle (org.bouncycastle.pqc.jcajce.spec).
 */
const rows: ReadonlyArray<PqcRow> = [
  ...scheme("ML-KEM", "mlkem", same("512", "768", "1024")),
  ...mlDsa,
  ...scheme("HashML-DSA", "hashmldsa", mlDsaSets),
  ...prehash("HashML-DSA", { withsha512: "SHA-512" }, [...mlDsa, ...scheme("HashML-DSA", "hashmldsa", mlDsaSets)]),
  ...slhDsa,
  ...hashSlhDsa,
  ...prehash("HashSLH-DSA", slhDigests, [...slhDsa, ...hashSlhDsa]),
  ...prehashedSlhDsa,
  ...scheme("ML-DSA", "mldsa", { "44": "44extmu", "65": "65extmu", "87": "87extmu" }),
  ...scheme("Kyber", "kyber crystalskyber", {
    "512": "512",
    "768": "768",
    "1024": "1024",
    "512-AES": "512aes 51290s",
    "768-AES": "768aes 76890s",
    "1024-AES": "1024aes 102490s"
  }),
  ...scheme("Dilithium", "dilithium crystalsdilithium", {
    "2": "2",
    "3": "3",
    "5": "5",
    "2-AES": "2aes",
    "3-AES": "3aes",
    "5-AES": "5aes"
  }),
  ...scheme("SPHINCS+", "sphincs+ sphincsplus sphincs", sphincsSets),
  ["sphincs256", { name: "SPHINCS-256" }],
  ...Object.entries(sphincsSets).flatMap(([parameterSet, written]) =>
    written.split(" ").map((set): PqcRow => [set, { parameterSet }])
  ),
  ...scheme("FN-DSA", "falcon fndsa", {
    "512": "512",
    "1024": "1024",
    "padded-512": "padded512",
    "padded-1024": "padded1024"
  }),
  ...scheme("XMSS", "xmss", {
    ...same(...xmssSets),
    ...same(...["10", "16", "20"].flatMap((height) => [`SHAKE256_${height}_192`, `SHAKE256_${height}_256`]))
  }),
  ...scheme("XMSSMT", "xmssmt xmss^mt", same(...xmssmtSets)),
  ...scheme("LMS", "lms", same(...lmsSets)),
  ...lmsWithWinternitz,
  ...scheme("HSS", "hss hsslms", {}),
  ...scheme("BIKE", "bike", { L1: "l1 128 1l1", L3: "l3 192 1l3", L5: "l5 256 1l5" }),
  ...scheme("HQC", "hqc", { "128": "128 1", "192": "192 3", "256": "256 5" }),
  ...scheme(
    "FrodoKEM",
    "frodokem frodo efrodokem",
    Object.fromEntries(
      ["640", "976", "1344"].flatMap((size) => [
        [size, size],
        [`${size}-AES`, `${size}aes`],
        [`${size}-SHAKE`, `${size}shake`]
      ])
    )
  ),
  ...scheme("Classic-McEliece", "classicmceliece cmce mceliece", same(...mcElieceSets)),
  ["mceliece", { name: "McEliece" }],
  ...scheme("NTRU", "ntru", {
    "HPS-2048-509": "hps2048509",
    "HPS-2048-677": "hps2048677",
    "HPS-4096-821": "hps4096821",
    "HPS-4096-1229": "hps40961229",
    "HRSS-701": "hrss701",
    "HRSS-1373": "hrss1373"
  }),
  ...scheme("SNTRUPrime", "sntrup sntruprime", primeSets),
  ...scheme("NTRULPRime", "ntrulpr ntrulprime", primeSets),
  ["ntruprime", { name: "NTRU-Prime" }],
  ...scheme("SABER", "saber", {}),
  ["lightsaber", { name: "SABER", parameterSet: "LightSaber" }],
  ["firesaber", { name: "SABER", parameterSet: "FireSaber" }],
  ...scheme(
    "Picnic",
    "picnic",
    same("L1-FS", "L1-UR", "L1-full", "L3-FS", "L3-UR", "L3-full", "L5-FS", "L5-UR", "L5-full", "3-L1", "3-L3", "3-L5")
  ),
  ...scheme(
    "Rainbow",
    "rainbow",
    same("III-Classic", "III-Circumzenithal", "III-Compressed", "V-Classic", "V-Circumzenithal", "V-Compressed")
  ),
  ...scheme("NewHope", "newhope nh", same("512", "1024")),
  ...scheme("MAYO", "mayo", same("1", "2", "3", "5")),
  ...scheme(
    "CROSS",
    "cross",
    same(
      ...["rsdp", "rsdpg"].flatMap((kind) =>
        ["128", "192", "256"].flatMap((size) => ["balanced", "fast", "small"].map((goal) => `${kind}-${size}-${goal}`))
      )
    )
  ),
  ...scheme(
    "UOV",
    "uov ov",
    same(
      "Is",
      "Ip",
      "III",
      "V",
      "Is-pkc",
      "Ip-pkc",
      "III-pkc",
      "V-pkc",
      "Is-pkc-skc",
      "Ip-pkc-skc",
      "III-pkc-skc",
      "V-pkc-skc"
    )
  ),
  ...scheme(
    "SNOVA",
    "snova snovasnova",
    Object.fromEntries(snovaSets.map((set) => [set, `${normalised(set)} ${normalised(set.replace(/_SSK$/, ""))}`]))
  ),
  ...scheme("AIMer", "aimer", same(...strengths)),
  ...scheme("FAEST", "faest", same(...strengths, ...strengths.map((strength) => `EM-${strength}`))),
  ...scheme("HAETAE", "haetae", same("2", "3", "5")),
  ...scheme("MQOM", "mqom mqom2 mqommqom2", same(...mqomSets)),
  ...scheme("QR-UOV", "qruov", same(...qruovSets)),
  ...scheme("SDitH", "sdith", same(...sdithSets)),
  ...scheme("SMAUG-T", "smaugt", same("mode1", "mode3", "mode5", "modet")),
  ...scheme("NTRU+", "ntruplus ntru+ ntru+kem", same("768", "864", "1152")),
  ...scheme("SQIsign", "sqisign", same("lvl1", "lvl3", "lvl5")),
  ...scheme("SIKE", "sike", same("p434", "p503", "p610", "p751")),
  ...scheme("qTESLA", "qtesla", same("p-I", "p-III")),
  ...scheme("GeMSS", "gemss", same("128", "192", "256")),
  ["x25519mlkem768", { name: "X25519MLKEM768" }],
  ["mlkem768x25519sha256", { name: "X25519MLKEM768" }],
  ["secp256r1mlkem768", { name: "SecP256r1MLKEM768" }],
  ["secp384r1mlkem1024", { name: "SecP384r1MLKEM1024" }],
  ["x448mlkem1024", { name: "X448MLKEM1024" }],
  ["curvesm2mlkem768", { name: "curveSM2MLKEM768" }],
  ["x25519kyber768draft00", { name: "X25519Kyber768Draft00" }],
  ["x25519kyber768", { name: "X25519Kyber768Draft00" }],
  ["xwing", { name: "X-Wing" }]
]

/** Normalised names of post-quantum schemes and their parameter sets. */
export const pqcWords: Words = new Map(rows)

const suffix = ignored("parameterspec parameters kem sig r3 kem128r3")

/** A post-quantum scheme with its parameter set: `ML_DSA_65`, `Kyber768`, `sphincssha2128fsimple`, `BIKE-L1`. */
export const pqc: Notation = { ofText: ofNormalised(sequence(token(pqcWords), optional(suffix))) }
