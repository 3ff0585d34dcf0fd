import { arg, library, option, text, type Row } from "../rule.ts"

const variants = "{argon2i,argon2d,argon2id}"
const variant: Row = { algorithm: text("{1}", "argon2") }

/** The first seven arguments of every function that hashes. */
const costs: Row = {
  iterations: arg(0, "int"),
  memoryKib: arg(1, "kib"),
  parallelism: arg(2, "int"),
  saltBits: arg(6, "bytes")
}

/** Members of an argon2_context, by name or place. */
const context: Row = {
  outputBits: option(0, "bytes", "outlen|1"),
  saltBits: option(0, "bytes", "saltlen|5"),
  iterations: option(0, "int", "t_cost|10"),
  memoryKib: option(0, "kib", "m_cost|11"),
  parallelism: option(0, "int", "lanes|12")
}

/* Source: argon2.h of the reference implementation (github.com/P-H-C/phc-winner-argon2/blob/master/include/argon2.h). */
export const argon2 = library("c", "argon2", {
  [`${variants}_hash_raw`]: { is: "kdf", ...variant, ...costs, outputBits: arg(8, "bytes") },
  [`${variants}_hash_encoded`]: { is: "password-hash", ...variant, ...costs, outputBits: arg(7, "bytes") },
  argon2_hash: { is: "kdf", algorithm: arg(11, "argon2"), ...costs, outputBits: arg(8, "bytes") },
  [`${variants}_verify`]: { is: "password-hash", ...variant, functions: ["verify"] },
  argon2_verify: { is: "password-hash", algorithm: arg(3, "argon2"), functions: ["verify"] },
  [`${variants}_ctx`]: { is: "kdf", ...variant, ...context },
  argon2_ctx: { is: "kdf", algorithm: arg(1, "argon2"), ...context },
  [`${variants}_verify_ctx`]: { is: "password-hash", ...variant, ...context, functions: ["verify"] },
  argon2_verify_ctx: { is: "password-hash", algorithm: arg(2, "argon2"), ...context, functions: ["verify"] },
  "Argon2_{d,i,id}": { value: "argon2{1}" }
})
