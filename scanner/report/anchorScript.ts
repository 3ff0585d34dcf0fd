/** Leads to what an anchor names, whatever a filter or a fold hides and however wrong the guessed heights above it are. */
export const anchorScript = `
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
