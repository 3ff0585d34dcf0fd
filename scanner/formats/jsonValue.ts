/** What a text of JSON says; undefined of any other. */
export const jsonValue = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
