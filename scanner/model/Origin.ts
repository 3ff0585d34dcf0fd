/**
 * Whose a use of cryptography is.
 *
 * - `own`: of what was scanned itself.
 * - `dependency`: of a package that is installed in it, or that is part of an archive.
 * - `image`: of what the distribution of a container image has put there.
 */
export type Origin = "own" | "dependency" | "image"

export const origins = ["own", "dependency", "image"] as const satisfies ReadonlyArray<Origin>

/** What is not the project's own says so; nothing is said of what is. */
export interface Originated {
  readonly origin?: Exclude<Origin, "own">
  /** Package URL of the installed package that it is in, where that is known. */
  readonly dependency?: string
}

export const originOf = ({ origin }: Pick<Originated, "origin">): Origin => origin ?? "own"

export const isOwn = ({ origin }: Pick<Originated, "origin">): boolean => origin === undefined

const WORDS = { dependency: "a dependency", image: "the image" } as const satisfies Record<
  Exclude<Origin, "own">,
  string
>

/** `dependency pkg:npm/node-forge@1.3.1`, `the image`; nothing of what is the project's own. */
export const originText = ({ origin, dependency }: Originated): string | undefined =>
  dependency === undefined ? origin && WORDS[origin] : `dependency ${dependency}`

/**
 * How far a dependency is known to be reached.
 *
 * - `called`: the project's own code calls its API.
 * - `offered`: the project asks for it, itself or by way of another package, and no call of it was recognised.
 * - `present`: it is there, and nothing that was read asks for it.
 */
export type Reach = "called" | "offered" | "present"

export const reaches = ["called", "offered", "present"] as const satisfies ReadonlyArray<Reach>
