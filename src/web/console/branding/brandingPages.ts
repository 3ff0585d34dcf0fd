import * as Effect from "effect/Effect"
import * as Base64 from "effect/encoding/Base64"
import * as Result from "effect/Result"
import * as HttpRouter from "effect/http/HttpRouter"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import * as HttpServerResponse from "effect/http/HttpServerResponse"
import * as Layer from "effect/Layer"
import { fieldValue, type Html, markup } from "../../../../scanner/html/markup.ts"
import type { BrandingUpdate } from "../../../api/brandingApi.ts"
import type { BrandingRecord } from "../../../domain/BrandingRecord.ts"
import { Branding } from "../../../tenants/branding/Branding.ts"
import { logoLimits } from "../../../domain/branding/readLogo.ts"
import { LogoUnusable, SubdomainTaken } from "../../../domain/brandingErrors.ts"
import { type FormFields, queryOf } from "../../requestFields.ts"
import { partResponse } from "../../pageResponse.ts"
import { consoleAccess } from "../consoleAccess.ts"
import { consolePage, seeOther } from "../consolePage.ts"
import { ConsoleSession } from "../ConsoleSession.ts"
import { doneNotice, wrongSummary, type FieldErrors } from "../parts/notices.ts"
import { imageOrigins, previewPart, previewStyle } from "./previewPart.ts"
import { formTokenField } from "../parts/formOnce.ts"
import { fieldView } from "../parts/fieldView.ts"
import { brandingFields, brandingLabels, type BrandingText, brandingNames } from "./brandingFields.ts"
import { pageAccent } from "../../pageDocument.ts"

const textName = "accent_color"
const pickName = "accent_pick"

const isSame = (one: string | undefined, other: string | undefined): boolean =>
  one?.toLowerCase() === other?.toLowerCase()

/** A colour input always has a value: the default if none is set. */
const pickable = (written: string): string => pageAccent(written).toLowerCase()

/** Whether the colour was changed with the picker, not as text. */
const isPicked = (fields: FormFields): boolean =>
  fields.has(pickName) &&
  !isSame(fields.get(pickName), fields.get(`${pickName}_before`)) &&
  isSame(fields.get(textName), fields.get(`${textName}_before`))

/** The intended colour of the two fields. */
const writtenAccent = (fields: FormFields): string | undefined =>
  isPicked(fields) ? fields.get(pickName)?.toUpperCase() : fields.get(textName)

const hidden = (name: string, value: string): Html =>
  markup`<input type="hidden" id="${name}" name="${name}" value="${fieldValue(value)}" />`

const picker = (written: string): Html =>
  markup`<input type="color" id="${pickName}" name="${pickName}" value="${pickable(written)}" aria-label="Pick a colour" />`

const before = (written: string): Html =>
  markup`<span id="accent-before" hidden>${hidden(`${textName}_before`, written)}${hidden(`${pickName}_before`, pickable(written))}</span>`

const { label, hint } = brandingFields[textName]

const field = (written: string, wrong?: string): Html =>
  fieldView({ name: textName, label, hint, value: written, wrong, before: picker(written) })

/** A colour as picker and text; its initial value shows later which of the two was changed. */
const accentField = (written: string, wrong: string | undefined): Html =>
  markup`<div id="accent">${field(written, wrong)}${before(written)}</div>`

/** Updates the field that was not changed. */
const accentRenewal = (fields: FormFields): Html => {
  const written = writtenAccent(fields) ?? ""
  const other = isPicked(fields)
    ? markup`<hx-partial hx-target="#${textName}" hx-swap="outerHTML"><input id="${textName}" name="${textName}" value="${fieldValue(written)}" type="text" autocomplete="off" spellcheck="false" aria-describedby="${textName}-hint" /></hx-partial>`
    : isSame(fields.get(pickName), pickable(written))
      ? undefined
      : markup`<hx-partial hx-target="#${pickName}" hx-swap="outerHTML">${picker(written)}</hx-partial>`
  return markup`${other}<hx-partial hx-target="#accent-before" hx-swap="outerHTML">${before(written)}</hx-partial>`
}

const groups: ReadonlyArray<readonly [title: string, names: ReadonlyArray<BrandingText>]> = [
  ["Who you are", ["display_name", "tagline", "subdomain"]],
  ["How it looks", ["accent_color", "logo_url", "logo_dark_url", "favicon_url"]],
  [
    "Where it leads",
    ["contact_url", "price_text", "website_url", "support_url", "support_email", "privacy_url", "terms_url"]
  ]
]

/** The submitted editor. */
interface BrandingForm {
  readonly written: Readonly<Record<BrandingText, string>>
  readonly hidesPoweredBy: boolean
  /** The valid fields; an empty field clears its value. */
  readonly change: typeof BrandingUpdate.Type
  readonly wrong: FieldErrors
}

const capitalised = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1)

/** Sentences of the API begin with the name of the field. */
const told = (name: BrandingText, sentence: string): string =>
  capitalised(sentence.replace(name, brandingFields[name].label.toLowerCase()))

const read = (name: BrandingText, written: string): Result.Result<string | null, string> =>
  written.trim() === "" ? Result.succeed(null) : brandingFields[name].parse(written.trim())

export const readBrandingForm = (fields: FormFields): BrandingForm => {
  const sent = (name: BrandingText) => (name === "accent_color" ? writtenAccent(fields) : fields.get(name))
  const change: { -readonly [Name in BrandingText]?: string | null } = {}
  const wrong: { [name: string]: string } = {}
  for (const name of brandingNames) {
    const written = sent(name)
    if (written === undefined) continue
    Result.match(read(name, written), {
      onSuccess: (value) => void (change[name] = value),
      onFailure: (sentence) => void (wrong[name] = told(name, sentence))
    })
  }
  const hidesPoweredBy = fields.get("hide_powered_by") === "yes"
  return {
    written: Object.fromEntries(brandingNames.map((name) => [name, sent(name) ?? ""])) as BrandingForm["written"],
    hidesPoweredBy,
    change: { ...change, ...(fields.has("hide_powered_by") && { hide_powered_by: hidesPoweredBy }) },
    wrong
  }
}

/** The editor with the stored values. */
const savedForm = (saved: BrandingRecord): BrandingForm => ({
  written: Object.fromEntries(brandingNames.map((name) => [name, saved[name] ?? ""])) as BrandingForm["written"],
  hidesPoweredBy: saved.hide_powered_by,
  change: Object.fromEntries([
    ...brandingNames.map((name) => [name, saved[name]]),
    ["hide_powered_by", saved.hide_powered_by]
  ]),
  wrong: {}
})

const fieldOf = (name: BrandingText, { written, wrong }: BrandingForm): Html => {
  if (name === "accent_color") return accentField(written[name], wrong[name])
  const { label, hint, type } = brandingFields[name]
  return fieldView({ name, label, hint, type, value: written[name], wrong: wrong[name] })
}

const poweredBy = (isHidden: boolean): Html => markup`<input type="hidden" name="hide_powered_by" value="no" />
  <label class="check"><input type="checkbox" name="hide_powered_by" value="yes"${isHidden ? markup` checked` : undefined} /> Leave out “Powered by Ciphermap”</label>`

interface Editor {
  readonly form: BrandingForm
  readonly formToken: string
  readonly origins: ReadonlyArray<string>
  readonly preview: Html
}

/** The editor of a tenant's branding, with a preview. */
const brandingEditor = ({ form, formToken, origins, preview }: Editor): Html => markup`<div class="editor">
  <form id="branding-form" method="post" action="/console/branding" class="stack" novalidate>
    ${formTokenField(formToken)}
    <input type="hidden" name="image_origins" value="${origins.join(" ")}" />
    ${wrongSummary(form.wrong, brandingLabels)}
    ${groups.map(([title, names]) => markup`<fieldset class="group${names.length > 3 ? " pairs" : undefined}"><legend>${title}</legend>${names.map((name) => fieldOf(name, form))}</fieldset>`)}
    <fieldset class="group"><legend>At the foot</legend>${fieldOf("footer_text", form)}${poweredBy(form.hidesPoweredBy)}</fieldset>
    <div class="actions save">
      <button class="primary">Save</button>
      <button formaction="/console/branding/preview">Preview</button>
      <a href="/console/branding">Discard changes</a>
    </div>
  </form>
  <section class="beside-form" aria-labelledby="preview-title" hx-post="/console/branding/preview" hx-trigger="input delay:300ms from:#branding-form" hx-include="#branding-form" hx-target="#preview" hx-swap="outerHTML">
    <h2 id="preview-title">Preview</h2>
    ${preview}
  </section>
</div>`

const doneSentences = {
  saved: "Saved. Visitors see it from now on, at the latest in a minute.",
  uploaded: "Uploaded. Visitors see it from now on, at the latest in a minute.",
  removed: "Removed. Visitors see the address again, if there is one."
}

const shades = [
  ["light", "Logo file", "uploaded_logo_url"],
  ["dark", "Logo file for dark pages", "uploaded_logo_dark_url"]
] as const

const isShade = (text: string | undefined): text is (typeof shades)[number][0] => text === "light" || text === "dark"

const { bytes: mostBytes, width: mostWidth, height: mostHeight } = logoLimits

/** Uploads of logos, which come before addresses. */
const logoFiles = (saved: BrandingRecord, formToken: string, wrong: string | undefined): Html =>
  markup`<section aria-labelledby="files-title" id="logo-files">
    <h2 id="files-title">Logo from your computer</h2>
    <p class="intro">A PNG of at most ${mostBytes / 1_024} KiB, up to ${mostWidth} by ${mostHeight} pixels. This service serves it, and shows it in place of an address.</p>
    ${wrong === undefined ? undefined : markup`<div class="notice critical" role="alert"><p>${wrong}.</p></div>`}
    <div class="grid two">${shades.map(
      ([
        shade,
        name,
        field
      ]) => markup`<form class="card stack" method="post" action="/console/branding/logos" enctype="multipart/form-data">
        ${formTokenField(formToken)}<input type="hidden" name="shade" value="${shade}" />
        <label class="field">${name}<input type="file" name="png" accept="image/png" /></label>
        <p class="muted">${saved[field] === null ? "None is uploaded." : markup`<a href="${saved[field]}">Show the uploaded file</a>`}</p>
        <div class="actions"><button name="do" value="upload">Upload</button>${saved[field] === null ? undefined : markup`<button name="do" value="remove" class="danger">Remove</button>`}</div>
      </form>`
    )}</div>
  </section>`

const unsaved = markup`<p class="notice" role="status"><strong>This is a preview.</strong> Nothing is saved yet.</p>`

const isTaken = (error: unknown): error is SubdomainTaken => error instanceof SubdomainTaken

const isUnusable = (error: unknown): error is LogoUnusable => error instanceof LogoUnusable

const isSound = ({ wrong }: BrandingForm): boolean => Object.keys(wrong).length === 0

/** The tenant's branding: edit, preview, save. */
export const brandingPages = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const branding = yield* Branding
    const { signedIn, posted } = yield* consoleAccess

    const previewOf = (saved: BrandingRecord, { change, wrong }: BrandingForm, origins?: ReadonlySet<string>): Html =>
      previewPart({
        site: {
          ...change,
          uploaded_logo_url: saved.uploaded_logo_url,
          uploaded_logo_dark_url: saved.uploaded_logo_dark_url,
          logo_needs_plate: saved.uploaded_logo_url === null || saved.logo_needs_plate
        },
        wrong,
        liveUrl: branding.liveUrl(change.subdomain ?? null),
        ...(origins !== undefined && { origins })
      })

    const shown = Effect.fnUntraced(function* (
      form: BrandingForm,
      notice: Html | undefined,
      status = 200,
      wrongFile?: string
    ) {
      const { formToken } = yield* ConsoleSession
      const saved = yield* branding.read()
      const { live_url } = saved
      const landing =
        live_url === null
          ? markup`<p class="muted">Choose a subdomain to have a landing page.</p>`
          : markup`<p><a class="button" href="${live_url}">Open the landing page</a></p>`
      const editor = brandingEditor({
        form,
        formToken,
        origins: imageOrigins(form.change),
        preview: previewOf(saved, form)
      })
      const main = markup`${notice}
        <div class="head-row"><p class="intro">Your name, logo and colour stand on the landing page, on reports and on this console.</p>${landing}</div>
        ${editor}
        ${logoFiles(saved, formToken, wrongFile)}`
      const images = [form.change.logo_url ?? null, form.change.logo_dark_url ?? null, form.change.favicon_url ?? null]
      return yield* consolePage({ section: "branding", title: "Branding", main, status, images })
    })

    const edit = Effect.gen(function* () {
      const done = doneNotice((yield* queryOf).get("done"), doneSentences)
      return yield* shown(savedForm(yield* branding.read()), done)
    })

    const save = Effect.fnUntraced(function* (fields: FormFields) {
      const form = readBrandingForm(fields)
      if (!isSound(form)) return yield* shown(form, undefined, 422)
      return yield* branding.change(form.change).pipe(
        Effect.as(seeOther("/console/branding?done=saved")),
        Effect.catchIf(isTaken, () => {
          const wrong = { subdomain: "Another tenant has this subdomain. Choose another one." }
          return shown({ ...form, wrong }, undefined, 409)
        })
      )
    })

    const preview = Effect.fnUntraced(function* (fields: FormFields) {
      const { headers } = yield* HttpServerRequest
      const form = readBrandingForm(fields)
      if (headers["hx-request"] === undefined) return yield* shown(form, unsaved)
      const origins = new Set((fields.get("image_origins") ?? "").split(" "))
      return yield* partResponse(markup`${previewOf(yield* branding.read(), form, origins)}${accentRenewal(fields)}`)
    })

    const uploadLogo = Effect.fnUntraced(function* (fields: FormFields) {
      const shade = fields.get("shade")
      const png = Result.getOrUndefined(Base64.decode(fields.get("png") ?? ""))
      if (!isShade(shade)) return seeOther("/console/branding")
      if (fields.get("do") === "remove")
        return yield* Effect.as(branding.removeLogo(shade), seeOther("/console/branding?done=removed"))
      return yield* branding.putLogo(shade, png ?? new Uint8Array()).pipe(
        Effect.as(seeOther("/console/branding?done=uploaded")),
        Effect.catchIf(isUnusable, ({ detail }) =>
          Effect.flatMap(branding.read(), (saved) => shown(savedForm(saved), undefined, 422, detail))
        )
      )
    })

    const style = Effect.gen(function* () {
      const accent = (yield* queryOf).get("accent")
      return HttpServerResponse.text(previewStyle(accent === null ? undefined : `#${accent}`), {
        contentType: "text/css; charset=utf-8",
        headers: { "cache-control": "private, max-age=3600" }
      })
    })

    yield* router.add("GET", "/console/branding", signedIn(edit))
    yield* router.add("POST", "/console/branding", posted(save, "owner"))
    yield* router.add("POST", "/console/branding/logos", posted(uploadLogo, "owner"))
    yield* router.add("POST", "/console/branding/preview", posted(preview))
    yield* router.add("GET", "/console/branding/preview.css", signedIn(style))
  })
)
