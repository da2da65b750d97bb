/** Buttons that run something load what they need when they are pressed, not before. */
export function startRuns(): void {
  document.addEventListener("click", (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>("[data-run]")
    if (!button || button.ariaBusy === "true") return
    button.ariaBusy = "true"
    import("./try-it/open-panel.ts")
      .then(({ openPanel }) => openPanel(button))
      .catch(() => void (button.ariaBusy = "false"))
  })
}
