/** What the page does beyond reading: sorting, filtering and the theme. Without it everything is visible. */
export const scriptText = `
"use strict"
{
  const root = document.documentElement
  const system = matchMedia("(prefers-color-scheme: dark)")
  const theme = document.getElementById("theme")
  const isDark = () => root.classList.contains("dark") || (system.matches && !root.classList.contains("light"))
  const nameTheme = () => { theme.textContent = isDark() ? "Light theme" : "Dark theme" }
  theme.addEventListener("click", () => {
    const toDark = !isDark()
    root.classList.toggle("dark", toDark)
    root.classList.toggle("light", !toDark)
    nameTheme()
  })
  system.addEventListener("change", nameTheme)
  nameTheme()
  theme.hidden = false

  const keyOf = (row, at) => {
    const cell = row.cells[at]
    return cell.dataset.key ?? cell.textContent.trim()
  }
  const collator = new Intl.Collator("en", { numeric: true })
  const compare = (kind) => kind === "number"
    ? (a, b) => Number(a.replaceAll(",", "")) - Number(b.replaceAll(",", ""))
    : collator.compare
  const NEXT = { none: "ascending", ascending: "descending", descending: "none" }
  const sortable = (table) => {
    const body = table.tBodies[0]
    const original = [...body.rows]
    const heads = [...table.tHead.rows[0].cells]
    const sort = (at) => {
      const order = NEXT[heads[at].getAttribute("aria-sort") ?? "none"]
      heads.forEach((head) => head.removeAttribute("aria-sort"))
      let rows = original
      if (order !== "none") {
        heads[at].setAttribute("aria-sort", order)
        const by = compare(heads[at].dataset.sort)
        const sign = order === "ascending" ? 1 : -1
        rows = original.map((row) => [keyOf(row, at), row]).sort((a, b) => sign * by(a[0], b[0])).map((pair) => pair[1])
      }
      body.append(...rows)
    }
    table.classList.add("sortable")
    heads.forEach((head, at) => {
      const button = document.createElement("button")
      button.type = "button"
      button.textContent = head.textContent
      button.addEventListener("click", () => sort(at))
      head.replaceChildren(button)
    })
  }
  for (const table of document.querySelectorAll("table")) if (table.tBodies[0].rows.length > 1) sortable(table)

  const filterable = (form) => {
    const rows = [...document.getElementById(form.dataset.table).tBodies[0].rows]
    const status = form.querySelector("[role=status]")
    const names = [...new Set([...form.elements].filter((one) => one.name && one.name !== "text").map((one) => one.name))]
    const texts = new Map()
    const textOf = (row) => {
      if (!texts.has(row)) texts.set(row, row.textContent.toLowerCase())
      return texts.get(row)
    }
    const apply = () => {
      const data = new FormData(form)
      const wanted = names.map((name) => [name, data.getAll(name)]).filter(([, values]) => !values.includes(""))
      const words = data.get("text").toLowerCase().split(/\\s+/).filter(Boolean)
      let shown = 0
      for (const row of rows) {
        const fits = wanted.every(([name, values]) => row.dataset[name].split(" ").some((value) => values.includes(value)))
          && words.every((word) => textOf(row).includes(word))
        row.hidden = !fits
        if (fits) shown++
      }
      status.textContent = shown === rows.length ? "" : shown + " of " + rows.length + " rows fit."
    }
    form.addEventListener("submit", (event) => event.preventDefault())
    form.addEventListener("input", apply)
    form.addEventListener("reset", () => setTimeout(apply))
    form.hidden = false
    apply()
  }
  document.querySelectorAll("form.filters").forEach(filterable)

  const unhide = (target) => {
    for (const form of document.querySelectorAll("form.filters"))
      if (target.closest("[hidden]") && document.getElementById(form.dataset.table).contains(target)) form.reset()
  }
  const settle = (target, frames) => {
    const margin = parseFloat(getComputedStyle(target).scrollMarginTop)
    if (Math.abs(target.getBoundingClientRect().top - margin) > 1) target.scrollIntoView()
    if (frames > 0) requestAnimationFrame(() => settle(target, frames - 1))
  }
  const lead = () => {
    const target = location.hash.length > 1 && document.getElementById(location.hash.slice(1))
    if (!target) return
    unhide(target)
    setTimeout(() => settle(target, 12))
  }
  document.addEventListener("click", (event) => {
    if (event.target.closest("a[href^='#']")) setTimeout(lead)
  })
  addEventListener("hashchange", lead)
  lead()
}
`
