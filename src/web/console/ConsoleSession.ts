import * as Context from "effect/Context"
import type { Session } from "../../keys/Sessions.ts"

/** The session of the signed-in user. */
export class ConsoleSession extends Context.Service<ConsoleSession, Session>()("ciphermap/ConsoleSession") {}
