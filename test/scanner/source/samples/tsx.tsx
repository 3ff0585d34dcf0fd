import { useState, type ReactNode } from "react"
import { createHash } from "crypto"

interface Props<T> {
  readonly items: ReadonlyArray<T>
  readonly render?: (item: T) => ReactNode
}

const generic = <T,>(value: T): T => value
const extended = <T extends object>(value: T) => ({ ...value })

export function List<T extends { id: string }>({ items, render = (item) => <span>{item.id}</span> }: Props<T>) {
  const [digest, setDigest] = useState<string | null>(null)
  const hash = (text: string) => createHash("sha256").update(text).digest("hex")
  return (
    <>
      {items.map((item) => (
        <li key={item.id} onClick={() => setDigest(hash(item.id!))} {...(digest ? { title: digest } : {})}>
          {render(item)} &amp; {digest as string}
        </li>
      ))}
      <Typed<string> value="x" data-name={`a${digest}`} />
      {/* a comment */}
    </>
  )
}

enum Kind { A = "a" }
export default satisfied satisfies unknown
