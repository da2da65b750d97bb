import "@fontsource-variable/geist/wght.css"
import { Toaster, UiProvider } from "@stheno/ui"
import { StrictMode, type ComponentType } from "react"
import { createRoot } from "react-dom/client"
import { createMemoryRouter, RouterProvider } from "react-router-dom"
import "../../../../packages/ui/styles/base.css"
import "../../../../packages/ui/styles/index.css"
import "./frame.css"

/** A module of `samples/ui`: it exports one component. */
export type ExampleModule = Readonly<Record<string, ComponentType>>

/** Shows the example that the address names, in the theme of the page around it and as high as the example is. */
export async function showExample(
  examples: Readonly<Record<string, () => Promise<ExampleModule>>>,
): Promise<void> {
  const load = examples[new URLSearchParams(location.search).get("example") ?? ""]
  const place = document.getElementById("example")
  if (!load || !place) return
  const [Example] = Object.values(await load())
  followTheme()
  createRoot(place).render(
    <StrictMode>
      <UiProvider>
        <RouterProvider router={createMemoryRouter([{ path: "*", Component: Example! }])} />
        <Toaster />
      </UiProvider>
    </StrictMode>,
  )
  fitHeight(place)
}

function followTheme(): void {
  if (window.parent === window) return
  const page = window.parent.document.documentElement
  const apply = () => {
    const theme = page.dataset["theme"]
    if (theme) document.documentElement.dataset["theme"] = theme
    else delete document.documentElement.dataset["theme"]
  }
  apply()
  new MutationObserver(apply).observe(page, { attributeFilter: ["data-theme"] })
}

/** Dialogs and menus need room that the example does not take: the height in the page is the least. */
function fitHeight(place: HTMLElement): void {
  const frame = window.frameElement as HTMLIFrameElement | null
  if (!frame) return
  const least = Number(frame.getAttribute("height"))
  new ResizeObserver(() => {
    frame.style.height = `${Math.max(least, Math.ceil(place.getBoundingClientRect().bottom) + 16)}px`
  }).observe(place)
}
