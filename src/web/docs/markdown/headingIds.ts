/** Gives headings ids as GitHub does, so that links to them hold in both places; repeated ones are numbered. */
export const headingIds = (): ((text: string) => string) => {
  const given = new Map<string, number>()
  return (text) => {
    const plain = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .trim()
      .replace(/\s/g, "-")
    const id = plain === "" ? "section" : plain
    const count = given.get(id) ?? 0
    given.set(id, count + 1)
    return count === 0 ? id : `${id}-${count}`
  }
}
