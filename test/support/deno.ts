import { join, resolve } from "node:path"

/** The Deno of the tests, which `npm run tools` installs. */
export const deno = join(resolve(import.meta.dirname, "../.."), ".ci/tools/node_modules/.bin/deno")
