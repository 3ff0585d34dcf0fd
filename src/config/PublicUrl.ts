import * as Context from "effect/Context"

/** The address under which clients reach the service, without a trailing slash. */
export class PublicUrl extends Context.Service<PublicUrl, string>()("ciphermap/PublicUrl") {}
