import { type DocumentName, documents, type ScanNews } from "./messages.ts"

type Attributes = Readonly<Record<string, string>>

const element = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes,
  ...children: ReadonlyArray<Node | string>
): HTMLElementTagNameMap[K] => {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...children)
  return made
}

const counted = (count: number, name: string): string =>
  `${count.toLocaleString("en")} ${name}${count === 1 ? "" : "s"}`

/** People who hear the page are told how far it is so often. */
const SAY_MILLIS = 2_000

/** What stands over the page from the choice of a folder until the person is done with its report. */
export interface ScanDialog {
  readonly found: (files: number) => void
  readonly named: (name: string) => void
  readonly listed: (files: number) => void
  readonly advanced: (files: number) => void
  readonly failed: (sentence: string) => void
  readonly finished: (name: string, result: Extract<ScanNews, { readonly documents: unknown }>) => void
}

/** Opens it; `onClosed` is called when the person closes it, which ends a scan that is running. */
export const openDialog = (onClosed: () => void): ScanDialog => {
  const title = element("h2", { id: "scan-title", tabindex: "-1" }, "Reading the folder")
  const close = element("button", { type: "button" }, "Cancel")
  const actions = element("div", { class: "actions" }, close)
  const progress = element("progress", { "aria-labelledby": "scan-title" })
  const count = element("p", { class: "muted" }, "Nothing of it is sent anywhere.")
  const said = element("p", { role: "status" })
  const body = element("div", { class: "scan-body" }, progress, count, said)
  const dialog = element(
    "dialog",
    { class: "scan-dialog", "aria-labelledby": "scan-title" },
    element("header", {}, title, actions),
    body
  )
  const addresses: Array<string> = []
  const addressOf = (blob: Blob): string => {
    const address = URL.createObjectURL(blob)
    addresses.push(address)
    return address
  }
  close.addEventListener("click", () => dialog.close())
  dialog.addEventListener("close", () => {
    dialog.remove()
    addresses.forEach((address) => URL.revokeObjectURL(address))
    onClosed()
  })
  document.body.append(dialog)
  dialog.showModal()

  let total = 0
  let saidAt = performance.now()
  const say = (text: string): void => {
    count.textContent = text
    if (performance.now() - saidAt < SAY_MILLIS) return
    saidAt = performance.now()
    said.textContent = text
  }
  const ended = (heading: string, sentence: string): void => {
    title.textContent = heading
    progress.remove()
    count.remove()
    said.textContent = sentence
    close.textContent = "Close"
    title.focus()
  }
  const download = (name: string, blob: Blob, document: DocumentName): Node => {
    const [label, , file] = documents[document]
    const stem = name.replaceAll(/[^\p{L}\p{N}._-]+/gu, "-") || "scan"
    return element("a", { class: "button small", href: addressOf(blob), download: `${stem}-${file}` }, label)
  }
  return {
    found: (files) => say(`${counted(files, "file")} so far`),
    named: (name) => {
      title.textContent = `Scanning ${name}`
    },
    listed: (files) => {
      total = files
      progress.max = Math.max(1, files)
      progress.value = 0
      say(`0 of ${counted(files, "file")}`)
    },
    advanced: (files) => {
      progress.value = files
      say(
        files >= total
          ? `${counted(total, "file")} read; linking them`
          : `${files.toLocaleString("en")} of ${counted(total, "file")}`
      )
    },
    failed: (sentence) => ended("Not scanned", sentence),
    finished: (name, { documents: written, framed, files, findings }) => {
      ended(
        `Report of ${name}`,
        `${counted(findings, "finding")} in ${counted(files, "file")}. Nothing was sent anywhere.`
      )
      for (const document of Object.keys(documents) as unknown as ReadonlyArray<DocumentName>)
        close.before(download(name, written[document], document))
      dialog.classList.add("with-report")
      body.append(
        element("iframe", {
          title: `Report of ${name}`,
          sandbox: "allow-scripts allow-popups allow-popups-to-escape-sandbox",
          src: addressOf(framed)
        })
      )
    }
  }
}
