/** Sort buttons in table headers. The state of each table, `column` or `-column`, is in the address. */
export const sortScript = `
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
