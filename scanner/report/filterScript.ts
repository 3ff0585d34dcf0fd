/** Filters that hide rows of a table. Their state is in the address. */
export const filterScript = `
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
