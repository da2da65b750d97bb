import { h } from "./dom.ts"
import type { SamplePlace } from "./sample-panel.ts"
import { fail } from "./work.ts"

/** Runs the sample step that the button belongs to, and shows the result below the code. */
export async function openSample(button: HTMLButtonElement): Promise<void> {
  const figure = button.closest("figure")!
  const panel = panelBelow(figure)
  const status = h("p", { class: "try-news", role: "status" }, "The first time, about 8 MB are loaded.")
  panel.replaceChildren(status)
  try {
    await run(button.dataset["run"]!, figure.querySelector("pre")!.textContent, panel)
  } catch (error) {
    fail(status, error)
  }
}

/** What runs a shell's commands and what runs components is loaded with the first of them. */
async function run(name: string, code: string, panel: HTMLElement): Promise<void> {
  const [written = "", region = ""] = name.split("#")
  const [, language, stem] = /^(curl|react|shell)\/(.+?)(?:\.sh|\/[\w-]+\.tsx)$/.exec(written) ?? []
  const place: SamplePlace = { code, file: stem ? `${stem}.ts` : written, region, panel }
  if (language === "curl" || language === "shell")
    return (await import("./run-commands.ts")).runCommands(place, language === "curl")
  if (language === "react") return (await import("./run-components.ts")).runComponents(place)
  return (await import("./run-steps.ts")).runSteps(place)
}

function panelBelow(figure: HTMLElement): HTMLElement {
  const next = figure.nextElementSibling
  if (next instanceof HTMLElement && next.matches(".try-panel")) return next
  const title = figure.querySelector("figcaption span")?.textContent || "the sample"
  const panel = h("section", { class: "try-panel", "aria-label": `What “${title}” does` })
  figure.after(panel)
  return panel
}
