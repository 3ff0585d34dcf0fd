/** Colours that are too pale for small text (WCAG 2.2, 1.4.3), and buttons within buttons, which no key reaches (4.1.2). */
export const repairedStyle = `
.light-mode { --scalar-color-2: #5f5f5f; --scalar-color-3: #666; --scalar-color-yellow: #7a5c00; --scalar-color-blue: #0063a8; --scalar-color-green: #067a52; --scalar-color-orange: #a84f00; --scalar-color-red: #c00; --scalar-sidebar-search-color: #666 }
.dark-mode { --scalar-color-3: #9a9a9a; --scalar-color-red: #ff7a7a; --scalar-sidebar-search-color: #9a9a9a }
.parameter-item-trigger button { display: none !important }
`

/**
 * What Scalar's elements lack for readers of screens and for the keyboard, given to them whenever they are made: names, places in
 * the order of tabs, and roles that fit (WAI-ARIA 1.2).
 */
export const repairingScript = `
const repairs = [
  ["button[aria-selected]:not([role])", (one) => {
    one.setAttribute("aria-current", one.getAttribute("aria-selected"))
    one.removeAttribute("aria-selected")
  }],
  ["button[role=search]", (one) => one.removeAttribute("role")],
  [".client-libraries__select:not([aria-label])", (one) => one.setAttribute("aria-label", "More clients")],
  ["[role=tablist] button:not([role])", (one) => {
    one.setAttribute("role", "tab")
    one.setAttribute("aria-selected", "false")
  }],
  [".show-more[aria-label]", (one) => one.removeAttribute("aria-label")],
  ["ul.endpoints:not([tabindex])", (one) => one.setAttribute("tabindex", "0")]
]
const repair = () => {
  for (const [selector, mend] of repairs) document.querySelectorAll(selector).forEach(mend)
}
new MutationObserver(repair).observe(document.documentElement, { attributeFilter: ["aria-selected", "role"], childList: true, subtree: true })
`
