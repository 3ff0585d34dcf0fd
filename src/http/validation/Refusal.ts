/** Where parsing of a JSON text stops, with Python's message. */
export class Refusal extends Error {
  readonly pos: number

  constructor(message: string, pos: number) {
    super(message)
    this.pos = pos
  }
}
