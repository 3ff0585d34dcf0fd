/** Folders that by convention hold installed copies of other people's code, or what tools keep for themselves. */
export const vendoredFolders: ReadonlySet<string> = new Set([
  ".git", ".hg", ".svn", ".bzr", ".jj",
  "node_modules", "bower_components", "jspm_packages",
  ".venv", "site-packages", "__pycache__", ".tox", ".nox", ".eggs", ".mypy_cache", ".pytest_cache", ".ruff_cache",
  ".gradle", ".m2", ".yarn", ".pnpm-store", ".terraform"
])
