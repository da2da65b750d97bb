/** Buttons that run something load what they need when they are pressed, not before. */
export function startRuns(): void {
  document.addEventListener("click", (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>("[data-run]")
    if (!button || button.ariaBusy === "true") return
    button.ariaBusy = "true"
    const opened = button.dataset["run"]
      ? import("./try-it/open-sample.ts").then(({ openSample }) => openSample(button))
      : import("./try-it/open-panel.ts").then(({ openPanel }) => openPanel(button))
    opened.catch(() => undefined).finally(() => (button.ariaBusy = "false"))
  })
}
