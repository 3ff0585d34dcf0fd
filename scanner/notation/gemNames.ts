import { curve } from "./curve.ts"
import { modeWords } from "./mode.ts"
import { keySizeWords } from "./cipher.ts"
import type { Notation } from "./Notation.ts"
import { openssl } from "./openssl.ts"
import { ofNormalised, optional, sequence, token, words } from "./words.ts"

/** `256`, `"256-GCM"`: what a class of OpenSSL::Cipher joins to its own name. */
const sizeAndMode: Notation = {
  ofText: ofNormalised(sequence(optional(keySizeWords), optional(modeWords))),
  ofNumber: (keyBits) => ({ keyBits })
}

/** What follows `DES-` in a name of OpenSSL: `ede3`, `EDE3-CBC`, `CFB`. */
const desVariant: Notation = { ofText: (text) => openssl.ofText?.(`des-${text}`) }

/** The size of a key to generate; any other value is a key to read. */
const generatedBits: Notation = { ofNumber: (keyBits) => ({ keyBits }) }

/** A curve, where another text is an encoded key. */
const curveOnly: Notation = { ofText: (text) => curve.ofText?.(text) }

/** The name of a kind of key, where another text is an encoded key. */
const rawKeyName: Notation = { ofText: (text) => (/^\w{2,10}$/.test(text) ? openssl.ofText?.(text) : undefined) }

/** Whether a block cipher pads: 0 for not, as in OpenSSL. */
const paddingSwitch: Notation = {
  ofNumber: (value) => ({ padding: value === 0 ? "none" : "pkcs7" }),
  ofBoolean: (value) => ({ padding: value ? "pkcs7" : "none" })
}

/** Names of lockbox's algorithms, which all authenticate. */
const lockbox: Notation = {
  ofText: ofNormalised(
    sequence(
      token(
        words({
          aesgcm: { name: "AES", mode: "gcm" },
          xchacha20: { name: "XChaCha20-Poly1305" },
          xsalsa20: { name: "XSalsa20-Poly1305" },
          hybrid: { name: "XSalsa20-Poly1305", curve: "Curve25519" }
        })
      )
    )
  )
}

/** Classes of RbNaCl::AEAD. */
const rbnaclAead: Notation = {
  ofText: ofNormalised(
    sequence(
      token(
        words({
          "chacha20poly1305legacy chacha20poly1305ietf": { name: "ChaCha20-Poly1305" },
          xchacha20poly1305ietf: { name: "XChaCha20-Poly1305" }
        })
      )
    )
  )
}

/** Schemes of crypt(3) by what they hash with. */
const unixCrypt: Notation = {
  ofText: ofNormalised(
    sequence(
      token(
        words({
          des: { name: "crypt-des" },
          md5: { name: "crypt-md5" },
          sha256: { name: "crypt-sha256" },
          sha512: { name: "crypt-sha512" },
          blowfish: { name: "bcrypt" }
        })
      )
    )
  )
}

/** Dialects of single Ruby libraries. */
export const gemNames = {
  sizeAndMode,
  desVariant,
  generatedBits,
  curveOnly,
  rawKeyName,
  paddingSwitch,
  lockbox,
  rbnaclAead,
  unixCrypt
} as const satisfies { readonly [name: string]: Notation }
