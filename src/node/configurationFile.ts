import { existsSync, lstatSync, realpathSync, statSync } from "node:fs"
import { dirname, join, relative, resolve, sep } from "node:path"
import { isWithin } from "./isWithin.ts"

/** The first that is there counts. */
export const CONFIGURATION_NAMES = [".ciphermap.yml", ".ciphermap.yaml"] as const

const folderOf = (path: string): string =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() === true ? path : dirname(path)

/**
 * The configuration of a folder or file: the nearest one upwards, no further than the root of its repository, or than `within`;
 * where there is neither, only that of the folder itself.
 */
export const configurationFile = (start: string, within?: string): string | undefined => {
  const first = folderOf(resolve(start))
  const folders = [first]
  while (dirname(folders.at(-1)!) !== folders.at(-1)) folders.push(dirname(folders.at(-1)!))
  const top = within === undefined ? folders.findIndex((one) => existsSync(join(one, ".git"))) : folders.indexOf(within)
  return folders
    .slice(0, Math.max(top, 0) + 1)
    .flatMap((folder) => CONFIGURATION_NAMES.map((name) => join(folder, name)))
    .find((file) => lstatSync(file, { throwIfNoEntry: false })?.isFile() === true)
}

/** A path in the folder of a configuration, as seen from the current folder. */
export const besideConfiguration = (file: string, path: string): string =>
  relative(".", join(dirname(file), path)) || "."

/** Whether a file that a configuration names is in its folder once links are followed, so that nothing is written elsewhere. */
export const isBesideConfiguration = (file: string, path: string): boolean => {
  const folder = realpathSync(dirname(resolve(file)))
  const place = resolve(dirname(resolve(file)), path)
  if (lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink() === true) return false
  const parent = dirname(place)
  return !existsSync(parent) || isWithin(folder, realpathSync(parent))
}

/** The way from the folder that is scanned to that of a configuration, with `/`: `..` where it is above. */
export const wayToConfiguration = (root: string, file: string): string =>
  relative(realpathSync(folderOf(resolve(root))), realpathSync(dirname(resolve(file))))
    .split(sep)
    .join("/")

/** The way from the folder of a configuration to what is scanned, with `/`. */
export const wayFromConfiguration = (root: string, file: string): string =>
  relative(realpathSync(dirname(resolve(file))), realpathSync(folderOf(resolve(root))))
    .split(sep)
    .join("/")
