import { mountIsland } from "../mount.tsx"
import type { FeedbackSettings } from "./feedback-choices.tsx"
import { Feedback } from "./feedback.tsx"

/** Takes over the question at the end of the page, with the choice that was pressed. */
export function open(button: HTMLElement): void {
  const section = button.closest<HTMLElement>("[data-feedback]")!
  const settings = JSON.parse(section.dataset["feedback"]!) as FeedbackSettings
  const initial = (button as HTMLButtonElement).value === "yes" ? "yes" : "no"
  mountIsland(section, <Feedback settings={settings} initial={initial} />)
}
