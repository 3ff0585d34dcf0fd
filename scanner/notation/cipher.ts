import { modeWords } from "./mode.ts"
import type { Notation } from "./Notation.ts"
import { paddingWords } from "./padding.ts"
import { ignored, join, named, ofNormalised, optional, sequence, token, words, type Words } from "./words.ts"

/** Normalised names of block and stream ciphers that every notation shares. */
export const cipherWords: Words = join(
  named({
    AES: "aes rijndael128",
    Rijndael: "rijndael rijndael192 rijndael256",
    DES: "des singledes",
    "3DES": "3des des3 tdes tdea desede desede3 tripledes tripledesede 3desede des3ede",
    DESX: "desx desxl",
    RC2: "rc2 arc2 arctwo",
    RC5: "rc5 rc532 rc564",
    RC6: "rc6",
    IDEA: "idea",
    Blowfish: "blowfish bf",
    Twofish: "twofish",
    Threefish: "threefish",
    Serpent: "serpent tnepres",
    CAST5: "cast5 cast cast128",
    CAST6: "cast6 cast256",
    SEED: "seed",
    CAMELLIA: "camellia",
    ARIA: "aria",
    SM4: "sm4 sms4",
    GOST28147: "gost28147 gost gost89 gost2814789",
    Magma: "magma",
    Kuznyechik: "kuznyechik kuznechik grasshopper gost34122015 gost3412",
    Kalyna: "kalyna dstu7624 dstu7624128 dstu7624256 dstu7624512",
    Skipjack: "skipjack",
    TEA: "tea",
    XTEA: "xtea",
    XXTEA: "xxtea",
    Noekeon: "noekeon",
    LEA: "lea",
    HIGHT: "hight",
    SHACAL2: "shacal2",
    MARS: "mars",
    MISTY1: "misty1",
    KASUMI: "kasumi",
    CLEFIA: "clefia",
    PRESENT: "present",
    LOKI97: "loki97",
    SAFER: "safer safersk safersk64 safersk128 saferk64 saferk128",
    "3-Way": "3way threeway",
    SHARK: "shark",
    Square: "square",
    Anubis: "anubis",
    Khazad: "khazad",
    MULTI2: "multi2",
    CRYPTON: "crypton",
    SPECK: "speck speck64 speck128",
    SIMON: "simon simon64 simon128",
    CHAM: "cham cham64 cham128",
    SIMECK: "simeck simeck32 simeck64",
    GIFT: "gift gift64 gift128",
    Panama: "panama",
    SEAL: "seal",
    WAKE: "wake",
    ChaCha: "chacha",
    ChaCha20: "chacha20 chacha7539 chacha20ietf",
    XChaCha20: "xchacha20",
    "ChaCha20-Poly1305": "chacha20poly1305 chachapoly chachapoly1305 chacha20poly1305ietf ietfchacha20poly1305",
    "XChaCha20-Poly1305": "xchacha20poly1305 xchachapoly xchacha20poly1305ietf",
    Salsa20: "salsa20",
    XSalsa20: "xsalsa20",
    "Salsa20-Poly1305": "salsa20poly1305",
    "XSalsa20-Poly1305": "xsalsa20poly1305",
    RC4: "rc4 arc4 arcfour",
    "HC-128": "hc128",
    "HC-256": "hc256",
    RABBIT: "rabbit",
    Sosemanuk: "sosemanuk",
    "Grain-v1": "grainv1",
    "Grain-128": "grain128",
    "Grain-128AEAD": "grain128aead",
    Trivium: "trivium",
    ISAAC: "isaac",
    VMPC: "vmpc",
    "VMPC-KSA3": "vmpcksa3",
    "ZUC-128": "zuc128 zuc",
    "ZUC-256": "zuc256",
    SNOW3G: "snow3g",
    "128-EEA1": "128eea1 eea1",
    "128-EEA3": "128eea3 eea3",
    "A5/1": "a51",
    "A5/2": "a52",
    "Ascon-AEAD128": "asconaead128",
    "Ascon-128": "ascon128",
    "Ascon-128a": "ascon128a",
    "Ascon-80pq": "ascon80pq",
    "AEGIS-128": "aegis128",
    "AEGIS-128L": "aegis128l",
    "AEGIS-256": "aegis256"
  }),
  words({
    "aeswrap aeskw": { name: "AES", mode: "kw" },
    "aeswrappad aeskwp": { name: "AES", mode: "kwp" },
    "desedewrap tripledeswrap": { name: "3DES", mode: "wrap-3des" },
    salsa208: { name: "Salsa20", parameterSet: "8" },
    salsa2012: { name: "Salsa20", parameterSet: "12" },
    chacha8: { name: "ChaCha", parameterSet: "8" },
    chacha12: { name: "ChaCha", parameterSet: "12" },
    rc2wrap: { name: "RC2", mode: "wrap-rc2" },
    gost28147wrap: { name: "GOST28147", mode: "wrap-gost" },
    cryptoprowrap: { name: "GOST28147", mode: "wrap-cryptopro" }
  })
)

/** Sizes of keys, as names carry them. */
export const keySizeWords: Words = new Map(
  [40, 56, 64, 80, 112, 128, 160, 168, 192, 224, 256, 384, 448, 512, 1024].map((keyBits) => [`${keyBits}`, { keyBits }])
)

const speed = ignored("light fast")
const paddingSuffix = ignored("padding")
const suffix = ignored("engine managed cryptoserviceprovider cng cipher encryption")

/** A block or stream cipher with or without its key size and mode. */
const cipherName = sequence(
  token(cipherWords),
  optional(keySizeWords),
  optional(speed),
  optional(modeWords),
  optional(keySizeWords),
  optional(paddingWords),
  optional(paddingSuffix),
  optional(suffix)
)

/** A cipher in any spelling: `AES128`, `AESLightEngine`, `TripleDESCryptoServiceProvider`, `Aes256Gcm`. */
export const cipher: Notation = { ofText: ofNormalised(cipherName) }
