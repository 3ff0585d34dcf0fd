import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import * as Xml from "effect/encoding/Xml"

/** An element with its text and the elements in it. */
export interface XmlElement {
  readonly name: string
  readonly attributes: { readonly [name: string]: string }
  /** Without the spaces around it. */
  readonly text: string
  readonly children: ReadonlyArray<XmlElement>
}

const MAX_DEPTH = 64

interface Open extends XmlElement {
  text: string
  readonly children: Array<XmlElement>
}

const eventsOf = (text: string): ReadonlyArray<Xml.Event> =>
  Effect.runSync(
    Stream.make(text).pipe(Stream.pipeThroughChannel(Xml.decodeString({ maxDepth: MAX_DEPTH })), Stream.runCollect)
  )

/** Names of elements without the prefix of their namespace. */
const localName = (name: string): string => name.slice(name.indexOf(":") + 1)

/** The outermost element of an XML document, of which no entity is expanded; undefined of any other text. */
export const parseXml = (text: string): XmlElement | undefined => {
  const root: Open = { name: "", attributes: {}, text: "", children: [] }
  const open = [root]
  try {
    for (const event of eventsOf(text)) {
      const inner = open.at(-1)!
      if (event._tag === "StartElement") {
        const element: Open = { name: localName(event.name), attributes: event.attributes, text: "", children: [] }
        inner.children.push(element)
        open.push(element)
      } else if (event._tag === "EndElement") open.pop()
      else if (event._tag === "Text") inner.text += event.text.trim()
    }
  } catch {
    return undefined
  }
  return root.children[0]
}

/** The elements of a name in another one. */
export const childrenOf = (
  element: XmlElement | undefined,
  ...path: ReadonlyArray<string>
): ReadonlyArray<XmlElement> =>
  path.reduce<ReadonlyArray<XmlElement>>(
    (found, name) => found.flatMap(({ children }) => children.filter((one) => one.name === name)),
    element === undefined ? [] : [element]
  )

/** The text of the first such element. */
export const childText = (element: XmlElement | undefined, ...path: ReadonlyArray<string>): string | undefined =>
  childrenOf(element, ...path)[0]?.text
