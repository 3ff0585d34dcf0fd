/** Addresses of the places in a folded list, made when it is opened. Their paths hold nothing that would have to be encoded. */
export const placesScript = `
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
