/** Leads from a page with some of the rows to the one with all, with what filters and sorting ask. */
export const wholeScript = `
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
