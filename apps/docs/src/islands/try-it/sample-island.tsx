import type { Root } from "react-dom/client"
import { mountIsland, renderIsland } from "../mount.tsx"
import { CommandsPanel } from "./commands-panel.tsx"
import { ComponentsPanel } from "./components-panel.tsx"
import { samplePlace, type SamplePlace } from "./sample-place.ts"
import { ModulePanel, StepsPanel } from "./steps-panel.tsx"

/** The panels of the page, by the figure that they are below. */
const panels = new WeakMap<Element, { readonly root: Root; run: number }>()

/** Runs the sample step that the button belongs to, and shows the result below the code. */
export function open(button: HTMLElement): void {
  const figure = button.closest("figure")!
  const place = samplePlace(button.dataset["run"]!, figure.querySelector("pre")!.textContent)
  const known = panels.get(figure)
  if (known) return renderIsland(known.root, <Panel key={++known.run} place={place} />)
  const title = figure.querySelector("figcaption span")?.textContent || "the sample"
  const element = document.createElement("section")
  element.className = "try-panel"
  element.setAttribute("aria-label", `What “${title}” does`)
  figure.after(element)
  panels.set(figure, { root: mountIsland(element, <Panel key={0} place={place} />), run: 0 })
}

function Panel({ place }: { place: SamplePlace }) {
  // Samples of modules call no server.
  if (place.file.startsWith("modules/")) return <ModulePanel place={place} />
  if (place.language === "react") return <ComponentsPanel place={place} />
  if (place.language === "client") return <StepsPanel place={place} />
  return <CommandsPanel place={place} hasSteps={place.language === "curl"} />
}
