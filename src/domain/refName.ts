/** What no name of a reference may hold: control characters, space, `~^:?*[\`, `..` and `@{`. */
const forbidden = /[\u0000-\u0020\u007f~^:?*[\\]|\.\.|@\{/

const isComponent = (component: string): boolean =>
  component !== "" && !component.startsWith(".") && !component.endsWith(".lock")

/**
 * Whether git takes this for the name of a branch or tag: the rules of `git check-ref-format --allow-onelevel`, and, as
 * with `--branch`, no dash at the beginning, where a command would read an option
 * (https://git-scm.com/docs/git-check-ref-format).
 */
export const isRefName = (name: string): boolean =>
  !forbidden.test(name) &&
  !name.startsWith("-") &&
  !name.endsWith(".") &&
  name !== "@" &&
  name.split("/").every(isComponent)
