import { type Html, markup } from "../../../scanner/html/markup.ts"

/** What every form of the console carries, so that nobody else's page can send it. */
export const formTokenField = (formToken: string): Html =>
  markup`<input type="hidden" name="form_token" value="${formToken}" />`
