import type { Attribute, Facts } from "../model/Facts.ts"
import type { FindingKind } from "../model/Finding.ts"
import type { OwnRulesFile } from "../model/ScanReport.ts"
import type { NotationName } from "../notation/notations.ts"
import type { Commands } from "./Command.ts"

/** Which argument of a call holds a value, and the notation it is written in. */
export interface Slot {
  /** Position from 0; negative counts from the last argument. */
  readonly at: number
  readonly as: NotationName
  /** Name of the argument where the language has keyword arguments. */
  readonly keyword?: string
  /** Path into an object or dictionary argument. */
  readonly path?: ReadonlyArray<string>
  /** True when all arguments from `at` on hold values of the same kind. */
  readonly rest?: boolean
  /** True where the items of a list all hold: an array of parameters. */
  readonly isTogether?: true
  /** True for the object the method is called on. */
  readonly receiver?: boolean
  /** True for a type argument of what is called: `Sha256` in `Hmac::<Sha256>::new`. */
  readonly typeArg?: boolean
  /** Qualified type whose members a program may name without it: `.sha256` in the place of a hash. */
  readonly type?: string
  /** No argument: what the library reads of the project's configuration, as the file and the keys in it. */
  readonly setting?: readonly [file: string, ...keys: ReadonlyArray<string>]
  /** The argument says something only where it is itself what a use of this kind gives, which stays a finding of its own. */
  readonly madeBy?: FindingKind
}

export const isSlot = (value: unknown): value is Slot =>
  typeof value === "object" && value !== null && !Array.isArray(value) && "at" in value

/** A fixed text read in a notation: `text("{1}", "hashlib")`. */
export interface FixedText {
  readonly text: string
  readonly as: NotationName
}

type Valued = { readonly [A in Attribute]?: Slot | FixedText | NonNullable<Facts[A]> }

/**
 * What one API means. A row is data: it has no conditions and no callbacks.
 *
 * Without `is` a row describes a part of something else (a mode, a padding, parameters, a constant): it is not
 * reported, but calls that take it as an argument read it.
 */
export interface Row extends Valued {
  /** The call is reported, as a use of this kind. */
  readonly is?: FindingKind
  /** A constant that, in a table or a structure which no known call reads, is reported as a use of this kind. */
  readonly tabled?: FindingKind
  /** The call adds to what its receiver is: `cipher.init(...)`. */
  readonly refines?: true
  /** With `is`: the call gives the object it is called on, so that a chain of calls goes on with that. */
  readonly fluent?: true
  /**
   * With `refines`: the call puts data through its receiver, so that its line is a place of use as well. With `is`: it puts data
   * through by itself, and does not tell in which direction.
   */
  readonly operates?: true
  /** The call is a use of its own that takes over what is known of its receiver: `privateKey.sign(...)`. */
  readonly inherits?: true
  /** With `refines` and `outputBits`: each call gives what follows on what the call before it gave, so that they add up. */
  readonly sequential?: true
  /** The argument that holds the object the call works on, where that is no receiver: `EVP_EncryptInit_ex(ctx, ...)`. */
  readonly on?: Slot
  /** Arguments whose variables the call writes its result to: `EVP_PKEY_keygen(ctx, &pkey)`. */
  readonly into?: Slot | ReadonlyArray<Slot>
  /** The argument that the call fills with random bytes: `random.nextBytes(key)`. */
  readonly fills?: Slot
  /**
   * An argument without which the call adds to a known object, as with `refines`, instead of being a use of its own. True:
   * the call always does, where its object is known.
   */
  readonly continues?: Slot | true
  /**
   * The argument that the result is written to: a call without one asks only how long the result is, and is no use beside a
   * call of the same name that has one.
   */
  readonly output?: Slot
  /** A source that others draw from: not reported where a reported call has it as an argument or is called on it. */
  readonly supplies?: true
  /** Reads a whole algorithm name, with everything that the notation has in it. */
  readonly algorithm?: Slot | FixedText
  /** Arguments that are parts of this: their facts are taken over and they are not reported on their own. */
  readonly from?: Slot | ReadonlyArray<Slot>
  /** Arguments whose facts matter here but that stay findings of their own: the key of a cipher. */
  readonly key?: Slot
  /** An argument that names a second algorithm, which is a use of its own: the content encryption of a token. */
  readonly also?: Slot
  /** What kind of use `also` names; a cipher, unless it is given. */
  readonly alsoIs?: FindingKind
  /** Qualified type of the result, so that its `#method` rows apply. */
  readonly returns?: string
  /** The text a constant stands for. */
  readonly value?: string
  /** What the library does when the call does not say, as documented. */
  readonly defaults?: Facts
  /** Sizes that are the only ones there are, whatever a call is given that cannot be read. */
  readonly fixed?: Facts
  /** What the library sets when the call does not say, but differently in its versions or installations: unknown. */
  readonly varies?: ReadonlyArray<Attribute>
  /** With `is: "key"`: where its size or curve is told, and no key is brought to it, the call generates one. */
  readonly generates?: true
  /** The call brings a key to the object it is called on, or that it is given to. */
  readonly imports?: true
  /** The call asks for nothing but the type of its arguments: what they make is no use. */
  readonly asksType?: true
  /** Names of arguments that no attribute reads, where they tell a call of this API from that of a namesake. */
  readonly labels?: ReadonlyArray<string>
}

export interface Library {
  /** The folder of the table under scanner/rules. */
  readonly ecosystem: string
  readonly name: string
  readonly rows: { readonly [key: string]: Row }
  /** How the programs are called that rows name, where the language runs programs. */
  readonly commands?: Commands
  /** True of a project's own table, whose rows come before those of the others. */
  readonly isOwn?: true
}

/** The tables that a project has for its own wrappers, as `readOwnRules` gives them. */
export interface OwnRules {
  /** Tells these tables from any others. */
  readonly digest: string
  readonly libraries: ReadonlyArray<Library>
  readonly files: ReadonlyArray<OwnRulesFile>
}

/** The name of the table of a file of own rules. No other table has a colon in its name. */
export const ownTable = (file: string): string => `own:${file}`

/** No call reaches this position. */
const NEVER = 9_999

/** Argument number `at` (negative: from the end), written in notation `as`, or given by `keyword`, or found at `path` in it. */
export const arg = (at: number, as: NotationName, keyword?: string, ...path: ReadonlyArray<string>): Slot => ({
  at,
  as,
  ...(keyword !== undefined && { keyword }),
  ...(path.length > 0 && { path })
})

/** An option of the object that is argument number `at`; names with one meaning are separated by `|`. */
export const option = (at: number, as: NotationName, ...path: ReadonlyArray<string>): Slot => ({ at, as, path })

/** An option of whichever argument is an object that has it. */
export const anyOption = (as: NotationName, ...path: ReadonlyArray<string>): Slot => ({ at: 0, as, path, rest: true })

/** The value of an option, by its name alone. */
export const named = (keyword: string, as: NotationName): Slot => ({ at: NEVER, as, keyword })

/** What the library itself reads of a file of the project: `cipher` of `config/app.php`. */
export const setting = (file: string, key: string, as: NotationName): Slot => ({
  at: NEVER,
  as,
  setting: [file, ...key.split(".")]
})

/** All arguments from number `at` on: `setEnabledProtocols("TLSv1.2", "TLSv1.3")`. */
export const rest = (at: number, as: NotationName): Slot => ({ at, as, rest: true })

/** An array of parts that all hold, written out or filled piece by piece: `params[0] = OSSL_PARAM_construct_...(...)`. */
export const parts = (at: number): Slot => ({ at, as: "any", isTogether: true })

/** An argument in which members of a type may be named without it: `.bits256`, `.init(...)`. */
export const implied = (type: string, slot: Slot): Slot => ({ ...slot, type })

/** An argument that may be what a hash gives: the digest that is signed, and not the data. */
export const digested = (slot: Slot): Slot => ({ ...slot, madeBy: "hash" })

/** The object the method is called on. */
export const receiver = (as: NotationName): Slot => ({ at: 0, as, receiver: true })

/** Type argument number `at` of the called name, outer types first; negative: from the end. */
export const typeArg = (at: number, as: NotationName): Slot => ({ at, as, typeArg: true })

export const text = (value: string, as: NotationName): FixedText => ({ text: value, as })

/**
 * Names a library's rows. Keys are qualified names: `pkg.Type.static`, `pkg.Type#method`, `new pkg.Type`,
 * `pkg.Type#property=`, `pkg.Type.CONSTANT`. `{a,b}` stands for each alternative; `{1}`, `{2}` in texts of the row for
 * the alternative taken. A last part `*` matches every name no other row has.
 */
export const library = (
  ecosystem: string,
  name: string,
  rows: { readonly [key: string]: Row },
  commands?: Commands
): Library => ({ ecosystem, name, rows, ...(commands !== undefined && { commands }) })
