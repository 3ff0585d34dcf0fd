import type { Place } from "../../model/Place.ts"
import { decodeSource } from "../../select/decodeSource.ts"
import { type PackageRecord, packageRecordOf } from "../../select/packageRecords.ts"
import { knownLibrary } from "../knownLibraries.ts"
import type { LibraryMention } from "../LibraryMention.ts"
import { placesOf } from "../placesOf.ts"
import { toMention } from "../toMention.ts"
import { readGemSpecification } from "./gemRecord.ts"
import { readJarPom } from "./jarRecord.ts"
import { readNpmPackage } from "./npmRecord.ts"
import type { PackagePart, PartReader } from "./PackagePart.ts"
import { readPythonMetadata, readPythonRecord, readPythonTopLevel } from "./pythonRecords.ts"
import { readCargoChecksum, readCargoPackage, readComposerInstalled, readGoVendor } from "./vendorRecords.ts"

const readers: { readonly [R in PackageRecord]: PartReader } = {
  npmPackage: readNpmPackage,
  pythonMetadata: readPythonMetadata,
  pythonRecord: readPythonRecord,
  pythonTopLevel: readPythonTopLevel,
  goVendor: readGoVendor,
  composerInstalled: readComposerInstalled,
  gemSpecification: readGemSpecification,
  cargoPackage: readCargoPackage,
  cargoChecksum: readCargoChecksum,
  jarPom: readJarPom
}

/** A part of a record with its place, and what is known of the library that it is. */
export interface LocatedPart extends Omit<PackagePart, "find"> {
  readonly path: string
  readonly place: Place
  readonly mention?: LibraryMention
}

/** Bounds what one file can add to a report. */
const MAX_PARTS = 10_000
const MAX_REQUIRED = 2_000

/** What names of packages are made of; another text is none. */
const NAME = /^[\p{L}\p{N}@][\p{L}\p{N}@._/:+~-]{0,250}$/u

const isPackage = ({ name }: PackagePart): boolean => name === undefined || NAME.test(name)

const located = async (part: PackagePart, path: string, place: Place): Promise<LocatedPart> => {
  const { find: _, requires, ...own } = part
  const { type, name, version } = own
  const known = type === undefined || name === undefined ? undefined : knownLibrary(type, name)
  const mention =
    known === undefined || type === undefined || name === undefined
      ? undefined
      : await toMention(path, known, { type, name, version, find: 0 }, place)
  return {
    ...own,
    ...(requires !== undefined && { requires: requires.slice(0, MAX_REQUIRED) }),
    path,
    place,
    ...(mention !== undefined && { mention })
  }
}

/** What a file says of packages that are installed; nothing where it is no such record, or a broken one. */
export const readPackageRecord = async (path: string, bytes: Uint8Array): Promise<ReadonlyArray<LocatedPart>> => {
  const record = packageRecordOf(path)
  if (record === undefined) return []
  const text = decodeSource(bytes).text.replaceAll("\r\n", "\n")
  const parts = (readers[record](text, path) ?? []).filter(isPackage).slice(0, MAX_PARTS)
  const places = placesOf(
    text,
    parts.map(({ find = [""] }) => ({ find }))
  )
  return Promise.all(parts.map((part, at) => located(part, path, places[at]!)))
}
