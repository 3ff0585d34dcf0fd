/** Filters that hide rows of a table. Their state is in the address. */
const filterScript = `
  const filters = new Map()
  const namedControls = (form) => {
    const named = new Map()
    for (const one of form.elements)
      if (one.matches("select, [type=checkbox]")) named.set(one.name, [...(named.get(one.name) ?? []), one])
    return named
  }
  const isBox = (controls) => controls[0].type === "checkbox"
  const otherwiseOf = (controls) => (controls[0].closest("[data-otherwise]") ?? controls[0]).dataset.otherwise
  const isOff = (controls) => isBox(controls) ? controls.every((one) => one.checked) : controls[0].value === ""
  const valuesOf = (controls) => isBox(controls)
    ? controls.filter((one) => one.checked).map((one) => one.value)
    : [controls[0].value]
  const readBoxes = (boxes, asked) => {
    const known = boxes.filter((box) => asked.includes(box.value))
    const isNone = asked.length === 1 && asked[0] === ""
    boxes.forEach((box) => { box.checked = isNone || known.length > 0 ? known.includes(box) : true })
  }
  const readSelect = (select, asked) => {
    select.value = [...select.options].some((one) => one.value === asked[0]) ? asked[0] : ""
  }
  const filterable = (form) => {
    const rows = [...document.getElementById(form.dataset.table).tBodies[0].rows]
    const prefix = prefixOf(form.dataset.table)
    const status = form.querySelector("[role=status]")
    const named = namedControls(form)
    const text = form.elements.text
    const texts = new Map()
    const textOf = (row) => {
      if (!texts.has(row)) texts.set(row, row.textContent.toLowerCase())
      return texts.get(row)
    }
    const apply = () => {
      const wanted = [...named].filter(([, controls]) => !isOff(controls))
        .map(([name, controls]) => [name, otherwiseOf(controls), new Set(valuesOf(controls))])
      const words = text.value.toLowerCase().split(/\\s+/).filter(Boolean)
      let shown = 0
      for (const row of rows) {
        const fits = wanted.every(([name, otherwise, values]) => (row.dataset[name] ?? otherwise).split(" ").some((value) => values.has(value)))
          && words.every((word) => textOf(row).includes(word))
        row.hidden = !fits
        if (fits) shown++
      }
      status.textContent = shown === rows.length ? "" : shown + " of " + rows.length + " rows fit."
    }
    const read = (query) => {
      for (const [name, controls] of named) {
        const asked = query.getAll(prefix + name)
        if (isBox(controls)) readBoxes(controls, asked)
        else readSelect(controls[0], asked)
      }
      text.value = (query.get(prefix + "text") ?? "").slice(0, text.maxLength)
      apply()
    }
    const write = (query) => {
      for (const [name, controls] of named) {
        query.delete(prefix + name)
        if (isOff(controls)) continue
        const values = valuesOf(controls)
        for (const value of values.length === 0 ? [""] : values) query.append(prefix + name, value)
      }
      query.delete(prefix + "text")
      if (text.value.trim() !== "") query.set(prefix + "text", text.value)
    }
    form.addEventListener("submit", (event) => event.preventDefault())
    form.addEventListener("input", () => { apply(); changed() })
    form.addEventListener("reset", () => setTimeout(() => { apply(); changed() }))
    form.hidden = false
    states.push({ read, write })
    filters.set(form.dataset.table, read)
  }
  document.querySelectorAll("form.filters").forEach(filterable)

  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-family]")
    const read = link && filters.get(link.dataset.table)
    if (!read) return
    read(new URLSearchParams([[prefixOf(link.dataset.table) + "family", link.dataset.family]]))
    changed()
  })
`

/** Switches the theme; the choice is not stored. */
const themeScript = `
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
`

/**
 * What filters and sorting ask, in the address's query, so that it can be sent to others. Findings have plain names there, other
 * tables a prefix. Values that no control has are ignored. A page without an address of its own, as in a sandbox, has none to
 * change; browsers also refuse too many changes in a row, hence the pause.
 */
const addressScript = `
  const states = []
  const prefixOf = (table) => table === "findings-table" ? "" : table.replace(/-table$/, "") + "-"
  let pending
  const writeAddress = () => {
    clearTimeout(pending)
    pending = undefined
    const query = new URLSearchParams(location.search)
    states.forEach(({ write }) => write(query))
    const text = query.toString()
    if (text === new URLSearchParams(location.search).toString()) return
    try {
      history.replaceState(history.state, "", (text === "" ? location.pathname : "?" + text) + location.hash)
    } catch {}
  }
  const changed = () => {
    clearTimeout(pending)
    pending = setTimeout(writeAddress, 200)
  }
  const readAddress = () => {
    const query = new URLSearchParams(location.search)
    states.forEach(({ read }) => read(query))
  }
`

/** Creates the links of a folded list when it is opened. Their paths need no encoding. */
const placesScript = `
  const { source, line } = document.getElementById("main").dataset
  const address = (list) => {
    for (const item of list.querySelectorAll("li")) {
      const folder = item.querySelector("i")?.textContent ?? ""
      let file = ""
      for (const link of item.querySelectorAll("a:not([href])")) {
        const parts = /^(?:(.*):)?(\\d+)$/.exec(link.textContent)
        file = parts[1] ?? file
        link.href = source + folder + file + line + parts[2]
      }
    }
  }
  if (source) document.addEventListener("toggle", (event) => {
    if (event.target.matches(".more[open]")) address(event.target)
  }, true)
`

/** Scrolls to an anchor even if a filter or fold hides it and although heights above it are estimates. */
const anchorScript = `
  const unhide = (target) => {
    for (const form of document.querySelectorAll("form.filters"))
      if (target.closest("[hidden]") && document.getElementById(form.dataset.table).contains(target)) form.reset()
    for (let fold = target.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true
    if (target.id.startsWith("rule-")) target.querySelector("details").open = true
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
`

/** Links from a page with some rows to the one with all rows, keeping filters and order. */
const wholeScript = `
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-whole]")
    if (!link) return
    writeAddress()
    const query = new URLSearchParams(location.search)
    new URL(link.href).searchParams.forEach((value, name) => query.set(name, value))
    link.search = query
    link.hash = link.closest("section").id
  })
`

/** CSS pixels: below the navigation and a heading. */
const NEAR_TOP = 160

/** Marks in the navigation the section that is read: the last one that begins near the top of the window. */
const navigationScript = `
  const marks = [...document.querySelectorAll("nav a[href^='#']")]
    .map((link) => [link, document.getElementById(link.hash.slice(1))])
    .filter(([, section]) => section)
  let marked
  const mark = () => {
    const isAtEnd = scrollY > 0 && scrollY + innerHeight >= root.scrollHeight - 2
    const above = marks.filter(([, section]) => section.getBoundingClientRect().top <= ${NEAR_TOP})
    const [link] = (isAtEnd ? marks.at(-1) : above.at(-1)) ?? []
    if (link === marked) return
    marked?.removeAttribute("aria-current")
    marked = link
    if (!link) return
    link.setAttribute("aria-current", "true")
    const list = link.closest("ul")
    list.scrollLeft = link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2
  }
  let isMarking = false
  addEventListener("scroll", () => {
    if (isMarking) return
    isMarking = true
    requestAnimationFrame(() => { isMarking = false; mark() })
  }, { passive: true })
  mark()
`

const start = `
  readAddress()
  addEventListener("popstate", () => pending === undefined ? readAddress() : writeAddress())
  lead()
`

/** Without indentation. */
const dense = (text: string): string => text.replace(/^\s+/gm, "")

/** Sort buttons in table headers. The state of each table, `column` or `-column`, is in the address. */
const sortScript = `
  const slug = (text) => text.trim().toLowerCase().replace(/[^a-z0-9]+/g, "-")
  const collator = new Intl.Collator("en", { numeric: true })
  const compare = (kind) => kind === "number"
    ? (a, b) => Number(a.replaceAll(",", "")) - Number(b.replaceAll(",", ""))
    : collator.compare
  const keyOf = (row, at) => {
    const cell = row.cells[at]
    return cell.dataset.key ?? (cell.firstChild?.textContent ?? "").trim()
  }
  const NEXT = { none: "ascending", ascending: "descending", descending: "none" }
  const sortable = (table) => {
    const body = table.tBodies[0]
    const original = [...body.rows]
    const heads = [...table.tHead.rows[0].cells]
    const names = heads.map((head) => slug(head.textContent))
    const sort = (at, order) => {
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
    const orderOf = (at) => heads[at].getAttribute("aria-sort") ?? "none"
    table.classList.add("sortable")
    heads.forEach((head, at) => {
      const button = document.createElement("button")
      button.type = "button"
      button.textContent = head.textContent
      button.addEventListener("click", () => { sort(at, NEXT[orderOf(at)]); changed() })
      head.replaceChildren(button)
    })
    const read = (query) => {
      const wanted = query.get(prefixOf(table.id) + "sort") ?? ""
      const at = names.indexOf(wanted.replace(/^-/, ""))
      const order = at < 0 ? "none" : wanted[0] === "-" ? "descending" : "ascending"
      if (at < 0 ? heads.some((head) => head.hasAttribute("aria-sort")) : orderOf(at) !== order) sort(at, order)
    }
    const write = (query) => {
      const at = heads.findIndex((head) => head.hasAttribute("aria-sort"))
      query.delete(prefixOf(table.id) + "sort")
      if (at >= 0) query.set(prefixOf(table.id) + "sort", (orderOf(at) === "descending" ? "-" : "") + names[at])
    }
    states.push({ read, write })
  }
  const say = (table) => {
    for (const row of table.rows) for (const cell of row.cells)
      if (!cell.hasAttribute("role")) cell.setAttribute("role", cell.tagName === "TH" ? "rowheader" : "cell")
  }
  for (const table of document.querySelectorAll("table")) {
    say(table)
    if (table.tBodies[0].rows.length > 1) sortable(table)
  }
`

/** The script of the page: sorting, filtering and the theme. Without it everything is visible. */
export const scriptText = dense(`
"use strict"
{
${themeScript}${addressScript}${filterScript}${sortScript}${placesScript}${anchorScript}${wholeScript}${navigationScript}${start}}
`)
