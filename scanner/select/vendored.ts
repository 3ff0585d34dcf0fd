/** Folders in which tools keep their own state. Nobody expects source code there, so a report need not name them. */
export const stateFolders: ReadonlySet<string> = new Set([
  ".git",
  ".hg",
  ".svn",
  ".bzr",
  ".jj",
  ".ciphermap",
  "__pycache__",
  ".mypy_cache",
  ".pytest_cache",
  ".ruff_cache"
])

/**
 * Folders that by convention hold nothing but installed copies of other people's code, or a tool's state. Names that are
 * also given to one's own code (`vendor`, `third_party`, `dist`, `lib`, `venv`) are left out on purpose: to scan a copy
 * costs time, to skip own code loses findings. What a virtual environment installs is in its `site-packages`.
 */
export const vendoredFolders: ReadonlySet<string> = new Set([
  ...stateFolders,
  "node_modules",
  "bower_components",
  "jspm_packages",
  "site-packages",
  ".venv",
  ".tox",
  ".nox",
  ".eggs",
  ".gradle",
  ".m2",
  ".yarn",
  ".pnpm-store",
  ".terraform"
])
