import { type Html, markup } from "../../../scanner/html/markup.ts"
import { brandingFor } from "../../tenants/branding/brandingFor.ts"
import type { Site } from "../Page.ts"

/** The place for a folder to scan in the visitor's browser, by the version of what is loaded for that. */
export const folderForm = (
  site: Site,
  version: string
): Html => markup`<div class="folder" data-scan-page="/assets/scan/${version}/page.js" data-branding="${JSON.stringify(brandingFor(site))}">
  <label for="folder">Or a folder on this machine</label>
  <input id="folder" type="file" webkitdirectory aria-describedby="folder-hint" />
  <p class="hint" id="folder-hint">Choose it, or drop it anywhere on this page. It is scanned in this browser and nothing of it is sent anywhere, even where the browser asks whether to upload.</p>
  <p class="wrong" role="status"></p>
</div>`
