/**
 * Waits for a folder to be chosen or dropped, anywhere on the page, and only then loads what scans it. What was dropped can be
 * read no later than in the event.
 */
export const folderScript = `{
  const area = document.querySelector("[data-scan-page]")
  const input = area.querySelector("input")
  const status = area.querySelector("[role=status]")
  const say = (text) => { status.textContent = text }
  let isBusy = false
  const scan = async (given) => {
    if (isBusy) return
    isBusy = true
    say("")
    try {
      const { scanFolder } = await import(area.dataset.scanPage)
      await scanFolder(given, JSON.parse(area.dataset.branding))
    } catch {
      say("The scanner could not be loaded. Look at the connection, reload the page, and try again.")
    }
    isBusy = false
  }
  input.addEventListener("change", () => {
    const files = [...input.files]
    input.value = ""
    if (files.length === 0) say("The folder is empty.")
    else scan({ files })
  })
  const isOfFiles = ({ dataTransfer }) => dataTransfer !== null && dataTransfer.types.includes("Files")
  const over = (isOver) => area.classList.toggle("over", isOver)
  document.addEventListener("dragover", (event) => {
    if (!isOfFiles(event)) return
    event.preventDefault()
    over(true)
  })
  document.addEventListener("dragleave", (event) => { if (event.relatedTarget === null) over(false) })
  document.addEventListener("drop", (event) => {
    over(false)
    if (!isOfFiles(event)) return
    event.preventDefault()
    const entries = [...event.dataTransfer.items].map((item) => item.webkitGetAsEntry()).filter(Boolean)
    if (entries.length > 0) scan({ entries })
  })
}
`
