import * as Context from "effect/Context"
import * as Layer from "effect/Layer"

/** Whether the process is ending, when it finishes what runs and takes nothing more, and how many requests run. */
export class Draining extends Context.Service<Draining, { isOn: boolean; running: number }>()("ciphermap/Draining") {
  static readonly layer = Layer.sync(this, () => ({ isOn: false, running: 0 }))
}
