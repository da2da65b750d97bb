const keys = [
  ["/ or Ctrl K", "Search"],
  ["[", "Previous page"],
  ["]", "Next page"],
  ["← →", "Other tab, when a tab has the focus"],
  ["Home End", "First and last tab"],
  ["?", "This list"],
  ["Esc", "Close"],
] as const

/** Shows the list of keys. */
export function showKeys(): void {
  const dialog = document.createElement("dialog")
  dialog.className = "keys"
  dialog.setAttribute("aria-labelledby", "keys-title")
  const rows = keys.map(([key, what]) => `<div><dt><kbd>${key}</kbd></dt><dd>${what}</dd></div>`).join("")
  dialog.innerHTML = `<form method="dialog"><h2 id="keys-title">Keys</h2><dl>${rows}</dl><button>Close</button></form>`
  dialog.addEventListener("close", () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
}
