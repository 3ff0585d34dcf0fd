/**
 * What filters and sorting ask, in the address's query, so that it can be sent to others. Findings have plain names there, other
 * tables a prefix. Values that no control has are ignored. A page without an address of its own, as in a sandbox, has none to
 * change; browsers also refuse too many changes in a row, hence the pause.
 */
export const addressScript = `
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
