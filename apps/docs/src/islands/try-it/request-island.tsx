import type { Trial } from "../../shop/messages.ts"
import { mountIsland } from "../mount.tsx"
import { RequestPanel } from "./request-panel.tsx"

/** Puts the form of an operation in the place of the button that was pressed. */
export function open(button: HTMLElement): void {
  const section = button.closest<HTMLElement>("[data-try]")!
  const trial = JSON.parse(section.dataset["try"]!) as Trial
  const place = section.querySelector(".try-start")!
  place.className = "try-place"
  mountIsland(place, <RequestPanel trial={trial} />)
}
