/** Where reading a JSON text stops, and Python's word for why. */
export class Refusal extends Error {
  readonly pos: number

  constructor(message: string, pos: number) {
    super(message)
    this.pos = pos
  }
}
