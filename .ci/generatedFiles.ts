import { environmentPage } from "./environmentPage.ts"

/** Files that are committed and made from others: how each is made. */
export const generatedFiles: { readonly [path: string]: () => string } = {
  "docs/environment.md": environmentPage
}
