import { arg, library } from "../rule.ts"

const CIPHER = "OpenSSL.Cipher"
const named = { is: "cipher", returns: CIPHER, defaults: { mode: "cbc", padding: "pkcs7" } } as const

/*
 * Ruby 3.4, openssl 3.3, OpenSSL::Cipher (https://ruby.github.io/openssl/OpenSSL/Cipher.html). A class named after a cipher joins its arguments to the name, `AES.new(256, :GCM)`,
 * and OpenSSL reads a name without a mode as CBC. `pkcs5_keyivgen` documents MD5 and 2048 iterations. Data is padded unless
 * `padding=` says otherwise.
 */
export const opensslCipher = library("ruby", "opensslCipher", {
  [`${CIPHER}.{new,Cipher.new}`]: {
    is: "cipher",
    algorithm: arg(0, "openssl"),
    returns: CIPHER,
    defaults: { padding: "pkcs7" }
  },
  [`${CIPHER}.AES.new`]: { ...named, name: "AES", mode: arg(1, "mode"), algorithm: arg(0, "sizeAndMode") },
  [`${CIPHER}.AES{128,192,256}.new`]: {
    ...named,
    name: "AES",
    keyBits: { text: "{1}", as: "int" },
    mode: arg(0, "mode")
  },
  [`${CIPHER}.{BF,CAST5,IDEA,RC2,RC5}.new`]: {
    ...named,
    algorithm: { text: "{1}", as: "cipher" },
    mode: arg(0, "mode")
  },
  [`${CIPHER}.DES.new`]: {
    ...named,
    mode: arg(1, "mode"),
    algorithm: arg(0, "desVariant"),
    defaults: { name: "DES", mode: "cbc", padding: "pkcs7" }
  },
  [`${CIPHER}.RC4.new`]: { is: "cipher", name: "RC4", keyBits: arg(0, "int"), returns: CIPHER },

  [`${CIPHER}#encrypt`]: { refines: true, functions: ["encrypt"], returns: CIPHER },
  [`${CIPHER}#decrypt`]: { refines: true, functions: ["decrypt"], returns: CIPHER },
  [`${CIPHER}#key=`]: { refines: true, key: arg(0, "any") },
  [`${CIPHER}#key_len=`]: { refines: true, keyBits: arg(0, "bytes") },
  [`${CIPHER}#iv=`]: { refines: true, nonceBits: arg(0, "bytes") },
  [`${CIPHER}#iv_len=`]: { refines: true, nonceBits: arg(0, "bytes") },
  [`${CIPHER}#auth_tag`]: { refines: true, tagBits: arg(0, "bytes") },
  [`${CIPHER}#auth_tag_len=`]: { refines: true, tagBits: arg(0, "bytes") },
  [`${CIPHER}#padding=`]: { refines: true, padding: arg(0, "paddingSwitch") },
  [`${CIPHER}#{random_key,random_iv,auth_data=,auth_tag=}`]: { refines: true },
  [`${CIPHER}#{update,final}`]: { refines: true, operates: true },
  [`${CIPHER}#pkcs5_keyivgen`]: {
    is: "kdf",
    name: "OpenSSL-KDF",
    saltBits: arg(1, "bytes"),
    iterations: arg(2, "int"),
    digest: arg(3, "openssl"),
    defaults: { iterations: 2048, digest: "MD5" }
  }
})
