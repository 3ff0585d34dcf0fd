/** The reader may choose the other theme; nothing remembers it. */
export const themeScript = `
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
