const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true })
const latin1 = new TextDecoder("latin1")

const decoded = (name: Uint8Array): string => {
  try {
    return utf8.decode(name)
  } catch {
    return latin1.decode(name)
  }
}

/** Longest path within an archive that is read, in bytes; deeper folders have longer ones. */
const MAX_NAME = 1_024

/**
 * The name of an entry as a path within its archive: UTF-8 or else byte by byte, with `/` also where Windows wrote `\`. Empty for
 * the root itself; undefined where it leads out of the archive, or no file can have it.
 */
export const entryPath = (name: Uint8Array): string | undefined => {
  if (name.length > MAX_NAME) return undefined
  const text = decoded(name).replaceAll("\\", "/")
  const segments = text.split("/").filter((one) => one !== "" && one !== ".")
  const isOutside = text.startsWith("/") || /^[A-Za-z]:/.test(text) || segments.includes("..")
  return isOutside || text.includes("\0") ? undefined : segments.join("/")
}
