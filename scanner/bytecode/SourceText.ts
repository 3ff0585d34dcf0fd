/** Thrown where a class would be longer as a text than is read. */
export class TextTooLong extends Error {}

const MAX_LENGTH = 2_097_152

/** A text that is written line by line, with the line of the source that each is of. */
export class SourceText {
  readonly lines: Array<number> = []
  /** The member that each line is of, where that was said. */
  readonly members: Array<string> = []
  member = ""
  #text = ""
  #isEmpty = true
  #line = 0

  /** Begins a line, which is of a line of the source; 0 where nothing says of which. */
  begin(line: number): void {
    if (line > 0) this.#line = line
    if (this.#isEmpty) {
      this.lines.pop()
      this.members.pop()
    } else this.#text += "\n"
    this.lines.push(this.#line)
    this.members.push(this.member)
    this.#isEmpty = true
  }
  /** Goes on in a line of its own where the source does. */
  move(line: number): void {
    if (line > 0 && line !== this.#line && !this.#isEmpty) this.begin(line)
  }
  add(text: string): void {
    this.#text += text
    this.#isEmpty &&= text === ""
    if (this.#text.length > MAX_LENGTH) throw new TextTooLong("longer than is read")
  }
  /** Goes on with lines that were written apart. */
  append({ text, lines, members }: SourceText): void {
    for (const [at, line] of text.split("\n").entries()) {
      this.member = members[at] ?? ""
      this.begin(0)
      this.lines[this.lines.length - 1] = lines[at] ?? 0
      this.add(line)
    }
  }
  /** What comes next is of a line that is not known. */
  forget(): void {
    this.#line = 0
  }
  get text(): string {
    return this.#text
  }
}
