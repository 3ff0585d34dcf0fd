import type { Certificate, StoredObject } from "./Artefact.ts"
import type { CodeLine } from "./CodeLine.ts"
import type { Facts, FactSources } from "./Facts.ts"
import type { Originated } from "./Origin.ts"
import type { Place } from "./Place.ts"
import type { UsageScope } from "./UsageScope.ts"

/** What a call does, in the words the rule tables use. */
export type FindingKind =
  | "hash"
  | "cipher"
  | "mac"
  | "signature"
  | "kdf"
  | "key"
  | "keygen"
  | "key-agreement"
  | "kem"
  | "random"
  | "protocol"
  | "certificate"
  | "keystore"
  | "material"
  | "parameters"
  | "token"
  | "password-hash"
  | "key-wrap"

/**
 * A further line that took part.
 *
 * - `definition`: where a constant or variable got its value.
 * - `constant`: where a field, or a variable from outside of the function, got its value.
 * - `caller`: the call of the surrounding function that chose the value.
 * - `unread`: the call of the surrounding function that gave a value nobody can read.
 * - `part`: cryptography of its own that went into this use, such as the engine inside a mode.
 * - `operation`: a call that passes data to an object created elsewhere, such as `update` of a hash, or sets its mode.
 * - `setting`: a call or specification that only adds attributes, such as `init` or a parameter spec.
 * - `options`: the definition of an object, apart from the call, whose entries the call reads.
 * - `suite`: a setting that names the cipher suites.
 * - `version`: a setting that names the version of a protocol.
 * - `choice`: an arm of a branch, or an element of a table, that names what is used where it is taken; or a setting that
 *   chooses what a protocol may agree on by words that are no names of it.
 * - `purpose`: a name that tells what the result is for: of what it is assigned or passed to, or of what is around it.
 * - `offer`: the name of a branch, a type or a file under which the algorithm is there for those who ask for it, or a choice of it.
 */
export interface Evidence {
  readonly place: Place
  /** Of another file than the finding's. */
  readonly path?: string
  /** Of another file, where it is not that of production: whose line it is. */
  readonly scope?: UsageScope
  /** Qualified API, or the name of the constant or variable. */
  readonly symbol: string
  readonly role:
    | "definition"
    | "constant"
    | "caller"
    | "unread"
    | "part"
    | "setting"
    | "operation"
    | "options"
    | "suite"
    | "version"
    | "choice"
    | "purpose"
    | "offer"
  /** Of a part: the name of its algorithm, where that is known. */
  readonly name?: string
  /** Its line of code, of places of the finding's file at which a weakness may be reported. */
  readonly code?: CodeLine
}

/** A file that a configuration names: what it is for and its path as written. */
export interface FileReference {
  readonly of:
    | "certificate"
    | "private-key"
    | "secret-key"
    | "trust"
    | "parameters"
    | "revocation"
    | "keystore"
    | "truststore"
  readonly path: string
  readonly place: Place
}

/** An algorithm that a protocol is configured to use. */
export interface AgreedAlgorithm {
  readonly kind: FindingKind
  readonly facts: Facts
}

/**
 * One use of cryptography at one place. A call whose argument has several possible values gives one finding per value.
 */
export interface Finding extends Originated {
  readonly kind: FindingKind
  /** Qualified API that was called, for instance `javax.crypto.Cipher.getInstance`. */
  readonly api: string
  readonly library: string
  readonly language: string
  readonly path: string
  readonly place: Place
  /** Its line of code; absent of artefacts, and where nothing of it may be shown. */
  readonly code?: CodeLine
  /**
   * True where the file names the type without importing it, as examples do, and declares none of that name or one without
   * an implementation; or where it names its package by way of another one that is taken to give it on.
   */
  readonly isAssumed?: true
  /** The file of the row of the project's own rules that says what is called. */
  readonly ownRules?: string
  /** True for a row of a table by whose name the program picks it: versions and suites of a protocol, names that are translated. */
  readonly isOffered?: true
  /** True where the use is there for those who ask for its algorithm by name, or for one of several cases: the evidence `offer` shows it. */
  readonly isOption?: true
  /** True where a program names a cipher, or anything in a table, and nothing shows what it does with it. */
  readonly isNamedOnly?: true
  /** The outermost literal table, array or enumeration of which the use is a row. */
  readonly table?: Place
  /** True where the call may take more values than its findings say: some cannot be read, or they are too many. */
  readonly isOpenEnded?: true
  /** Whose use it is: the project's own, its tests', or another's. */
  readonly scope: UsageScope
  readonly facts: Facts
  readonly sources: FactSources
  /** At most 256, those that were met first. */
  readonly evidence: ReadonlyArray<Evidence>
  /** What a protocol of a configuration may agree on, beside its cipher suites. */
  readonly agrees?: ReadonlyArray<AgreedAlgorithm>
  readonly references?: ReadonlyArray<FileReference>
  /** Package URLs of the libraries, among those that the tree's manifests name, whose API was called. */
  readonly packages?: ReadonlyArray<string>
  /** Of a certificate that was read itself. */
  readonly certificate?: Certificate
  /** Of a key, a keystore or the like that was read itself. */
  readonly stored?: StoredObject
}

/** A finding in a text that is embedded in a file, with its places in that file. */
export const movedFinding = (finding: Finding, moved: (place: Place) => Place): Finding => {
  const { references, table } = finding
  return {
    ...finding,
    place: moved(finding.place),
    ...(table !== undefined && { table: moved(table) }),
    evidence: finding.evidence.map((one) => (one.path === undefined ? { ...one, place: moved(one.place) } : one)),
    ...(references !== undefined && { references: references.map((one) => ({ ...one, place: moved(one.place) })) })
  }
}
