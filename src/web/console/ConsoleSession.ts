import * as Context from "effect/Context"
import type { Session } from "../../keys/Sessions.ts"

/** Who looks at the console. */
export class ConsoleSession extends Context.Service<ConsoleSession, Session>()("ciphermap/ConsoleSession") {}
