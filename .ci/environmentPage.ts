import type { Setting } from "../src/config/Setting.ts"
import { settings } from "../src/config/settings.ts"

const fallbackOf = ({ shown }: Setting<unknown>): string => {
  if (shown === "") return "none"
  return /[ `]/.test(shown) ? shown : `\`${shown}\``
}

/** A row of the README's table. */
export const shortRowOf = (setting: Setting<unknown>): string =>
  `| \`${setting.name}\` | ${fallbackOf(setting)} | ${setting.says} |`

/** `docs/environment.md`: every variable that the service reads. */
export const environmentPage = (): string =>
  [
    "# Environment variables",
    "",
    "The service is configured by environment variables only. A wrong value stops the start with the name of the variable, never with the value.",
    "`npm run generate` writes this page from `src/config/settings.ts`.",
    "",
    "| variable | default | meaning | value |",
    "|---|---|---|---|",
    ...Object.values(settings).map((setting) => `${shortRowOf(setting)} ${setting.expected} |`),
    ""
  ].join("\n")
