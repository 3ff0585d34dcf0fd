import { library, named } from "../rule.ts"

const digests = "{md5,sha1,sha224,sha256,sha384,sha512}"
const options = {
  flags: "b binary t text c check tag z zero ignore-missing quiet status strict w warn help version",
  clusters: true
} as const

/*
 * The GNU Core Utilities manual (gnu.org/software/coreutils/manual): "md5sum invocation" and what follows it, "cksum
 * invocation"; shasum(1) of Perl's Digest::SHA, which uses SHA-1 when not told; md5(1) of FreeBSD (man.freebsd.org). b2sum
 * makes 512 bits when not told. The CRC of cksum is no cryptography, and is what it makes when not told.
 */
export const coreutils = library(
  "shell",
  "coreutils",
  {
    [`${digests}sum`]: { is: "hash", algorithm: { text: "{1}", as: "hash" } },
    b2sum: {
      is: "hash",
      name: "BLAKE2b",
      outputBits: named("length", "int"),
      defaults: { outputBits: 512 }
    },
    "cksum(algorithm:)": { is: "hash", algorithm: named("algorithm", "checksum"), outputBits: named("length", "int") },
    shasum: { is: "hash", algorithm: named("algorithm", "shaSize"), defaults: { name: "SHA-1" } },
    "{md5,sha1,sha224,sha256,sha384,sha512,sha512t256,rmd160,skein256,skein512,skein1024}": {
      is: "hash",
      algorithm: { text: "{1}", as: "hash" }
    }
  },
  {
    "md5sum sha1sum sha224sum sha256sum sha384sum sha512sum": options,
    b2sum: { ...options, valued: "length|l" },
    cksum: { ...options, valued: "algorithm|a length|l", flags: `${options.flags} raw base64 debug untagged` },
    shasum: { ...options, valued: "algorithm|a", flags: `${options.flags} U UNIVERSAL 0 01` },
    "md5 sha1 sha224 sha256 sha384 sha512 sha512t256 rmd160 skein256 skein512 skein1024": {
      clusters: true,
      valued: "c s",
      flags: "p q r t x b n"
    }
  }
)
