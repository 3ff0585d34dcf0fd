import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import * as Xml from "effect/encoding/Xml"
import { placesIn } from "../model/placesIn.ts"
import { type LocatedNode, type LocatedTree, MAX_DEPTH, openFile, type OpenNode } from "./LocatedNode.ts"

const eventsOf = (text: string): ReadonlyArray<Xml.Event> =>
  Effect.runSync(
    Stream.make(text).pipe(Stream.pipeThroughChannel(Xml.decodeString({ maxDepth: MAX_DEPTH })), Stream.runCollect)
  )

/** What may hold what looks like a tag, and the tags themselves. */
const TAG =
  /<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>|<\?[^]*?\?>|<!DOCTYPE(?:[^[>"']|"[^"]*"|'[^']*')*(?:\[(?:[^\]"'<]|"[^"]*"|'[^']*'|<!--[^]*?-->|<(?!!--))*\]\s*)?>|(?<tag><\/?[^\s!?<>"'][^<>"']*(?:(?:"[^"]*"|'[^']*')[^<>"']*)*>)/g

interface Tag {
  readonly start: number
  readonly end: number
}

/** The tags of a document that is known to be well-formed. */
const tagsIn = (text: string): ReadonlyArray<Tag> =>
  [...text.matchAll(TAG)].flatMap(({ index, groups, 0: whole }) =>
    groups?.["tag"] === undefined ? [] : [{ start: index, end: index + whole.length }]
  )

/** Without the prefix of its namespace. */
const localName = (name: string): string => name.slice(name.indexOf(":") + 1)

interface OpenElement extends OpenNode {
  values: ReadonlyArray<string>
  place: LocatedNode["place"]
}

/**
 * An XML document, of which no entity is expanded: its elements, each with its text and, before the elements in it, its
 * attributes under names such as `@key`. No nodes of any other text. The kept parser says what is in it and whether it is
 * well-formed; its events have no places, so the tags are counted beside them.
 */
export const readXml = (text: string): LocatedTree => {
  const placeOf = placesIn(text)
  const root: OpenElement = openFile()
  const open = [{ element: root, tag: { start: 0, end: 0 } }]
  try {
    const events = eventsOf(text)
    const tags = tagsIn(text).values()
    for (const event of events) {
      const { element, tag } = open.at(-1)!
      if (event._tag === "StartElement") {
        const own: Tag = tags.next().value ?? tag
        const place = placeOf(own.start, own.end)
        const children = Object.entries(event.attributes).map(([name, value]): LocatedNode => ({
          name: `@${name}`,
          values: [value],
          place
        }))
        const inner: OpenElement = { name: localName(event.name), values: [], place, children }
        element.children.push(inner)
        open.push({ element: inner, tag: own })
      } else if (event._tag === "EndElement") {
        open.pop()
        const isEmpty = text[tag.end - 2] === "/"
        if (!isEmpty) element.place = placeOf(tag.start, (tags.next().value ?? tag).end)
      } else if (event._tag === "Text" && event.text.trim() !== "")
        element.values = [textOf(element) + event.text.trim()]
    }
  } catch {
    return { nodes: [], isDamaged: true }
  }
  return { nodes: root.children }
}

/** The text of an element, without the spaces around it. */
export const textOf = ({ values }: LocatedNode): string => values.join("")

/** The elements of a name in another one. */
export const childrenOf = (
  element: LocatedNode | undefined,
  ...path: ReadonlyArray<string>
): ReadonlyArray<LocatedNode> =>
  path.reduce<ReadonlyArray<LocatedNode>>(
    (found, name) => found.flatMap(({ children = [] }) => children.filter((one) => one.name === name)),
    element === undefined ? [] : [element]
  )

/** The text of the first such element, or of an attribute. */
export const childText = (element: LocatedNode | undefined, ...path: ReadonlyArray<string>): string | undefined => {
  const found = childrenOf(element, ...path)[0]
  return found && textOf(found)
}
