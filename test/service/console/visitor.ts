import { base36, randomBytes, randomText } from "../../../src/domain/randomText.ts"
import { type Answer, type Asked } from "../ask.ts"
import type { TestService } from "../startService.ts"

/** Somebody with a browser without JavaScript who has signed in to the console. */
export interface Visitor {
  /** What the browser sends along: name and value. */
  readonly cookie: string
  readonly get: (path: string, asked?: Asked) => Promise<Answer>
  /** Sends a form with the token that pages of this session have, and a number as each form has one. */
  readonly post: (path: string, fields?: Fields, asked?: Asked) => Promise<Answer>
  readonly formToken: () => Promise<string>
}

export type Fields = Readonly<Record<string, string>>

/** What a browser says that sends a form to where its page came from. */
const own = (service: TestService) => ({ origin: service.url, "sec-fetch-site": "same-origin" })

export const form = (fields: Fields): Asked => ({
  method: "POST",
  raw: new URLSearchParams(fields).toString(),
  headers: { "content-type": "application/x-www-form-urlencoded" }
})

export const askForm = (
  service: TestService,
  path: string,
  fields: Fields,
  { headers }: Asked = {}
): Promise<Answer> => {
  const asked = form(fields)
  return service.ask(path, { ...asked, headers: { ...asked.headers, ...own(service), ...headers } })
}

/** The cookie of an answer: name and value, and its attributes. */
export const cookieOf = ({ headers }: Answer) => {
  const [pair = "", ...attributes] = (headers["set-cookie"] ?? "").split("; ")
  return { pair, attributes }
}

export const hiddenField = (name: string, { text }: Answer): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? ""

export const visitWith = (service: TestService, cookie: string): Visitor => {
  const get: Visitor["get"] = (path, { headers, ...asked } = {}) =>
    service.ask(path, { ...asked, headers: { accept: "text/html", cookie, ...headers } })
  const formToken = async () => hiddenField("form_token", await get("/console/usage"))
  return {
    cookie,
    get,
    formToken,
    post: async (path, fields = {}, { headers } = {}) =>
      askForm(
        service,
        path,
        { form_token: await formToken(), form_number: randomText(base36, 32, randomBytes), ...fields },
        { headers: { accept: "text/html", cookie, ...headers } }
      )
  }
}

export const signIn = (service: TestService, key: string, fields: Fields = {}, asked?: Asked): Promise<Answer> =>
  askForm(service, "/console/sign-in", { api_key: key, ...fields }, asked)

export const visit = async (service: TestService, key: string): Promise<Visitor> =>
  visitWith(service, cookieOf(await signIn(service, key)).pair)
