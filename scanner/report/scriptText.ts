import { filterScript } from "./filterScript.ts"
import { sortScript } from "./sortScript.ts"

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

const start = `
  readAddress()
  addEventListener("popstate", () => pending === undefined ? readAddress() : writeAddress())
  lead()
`

/** Without indentation. */
const dense = (text: string): string => text.replace(/^\s+/gm, "")

/** The script of the page: sorting, filtering and the theme. Without it everything is visible. */
export const scriptText = dense(`
"use strict"
{
${themeScript}${addressScript}${filterScript}${sortScript}${placesScript}${anchorScript}${wholeScript}${start}}
`)
