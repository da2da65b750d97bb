import type { Caller } from "../../shop/messages.ts"
import { h } from "./dom.ts"
import { targetChoice, type TargetChoice } from "./target-choice.ts"
import type { Workplace } from "./work.ts"

/** Where a sample of a page runs. */
export interface SamplePlace {
  /** as it is shown */
  readonly code: string
  /** `carts/use-cart.ts` */
  readonly file: string
  readonly region: string
  /** below the code */
  readonly panel: HTMLElement
}

/** A panel below a sample that runs in the page or sends to a server. */
export interface SamplePanel extends Workplace {
  readonly target: TargetChoice
}

/** What a panel is for. */
export interface PanelPurpose {
  readonly caller: Caller
  /** how it runs in the page */
  readonly note: string
  /** Runs it in the page. */
  readonly run: () => Promise<void>
  /** Puts fields for a server in the place of the button. */
  readonly offer: () => HTMLElement
}

/** Builds the panel, and runs the sample at once unless the reader chose a server. */
export async function openSamplePanel(
  { panel }: SamplePlace,
  purposeOf: (panel: SamplePanel) => PanelPurpose,
): Promise<void> {
  const button = h("button", { type: "button", class: "try-button try-primary" }, "Run again")
  const status = h("p", { class: "try-news", role: "status" })
  const result = h("div", { class: "try-result" })
  const own: SamplePanel = {
    status,
    result,
    buttons: [button],
    get target() {
      return target
    },
  }
  const { caller, note, run, offer } = purposeOf(own)
  const target = targetChoice(caller, note)
  const forServer = h("div", { class: "try-fields" })
  panel.replaceChildren(target.element, forServer, h("div", { class: "try-buttons" }, button), status, result)
  button.addEventListener("click", () => void (button.ariaDisabled === "true" || run()))
  target.onChange((place) => {
    button.hidden = place === "server"
    forServer.replaceChildren(...(place === "server" ? [offer()] : []))
    result.replaceChildren()
    status.classList.remove("try-bad")
    status.textContent = place === "server" ? "Nothing was sent yet." : ""
  })
  result.ariaBusy = "false"
  if (target.current().place === "page") await run()
}
