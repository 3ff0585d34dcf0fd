/** Where a word of a name ends and another begins: `contentMD5`, `HTTPDigest`. Digits belong to the word before them. */
const WORDS = /[A-Z]+(?![a-z])[0-9]*|[A-Z]?[a-z]+[0-9]*|[0-9][A-Za-z0-9]*/g

/** So much of a name is read. */
const MAX_LENGTH = 200

/** The words of a name or a short text in small letters: `contentMd5`, `Content-MD5` and `content_md5` have the same. */
export const wordsOf = (name: string): ReadonlyArray<string> =>
  (name.slice(0, MAX_LENGTH).match(WORDS) ?? []).map((word) => word.toLowerCase())
