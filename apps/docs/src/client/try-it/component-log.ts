import type { RowChange } from "../../shop/change-log.ts"
import type { Outcome, ShopAnswer, ShopEvent, ShopRequest } from "../../shop/messages.ts"
import { h } from "./dom.ts"
import { changesOf, eventsOf, foldedAnswer } from "./result.ts"

/** What components sent, and what it led to. */
export interface ComponentLog {
  readonly element: HTMLElement
  /** @param changes where they are seen */
  add(
    request: Pick<ShopRequest, "method" | "path">,
    answer: ShopAnswer,
    changes?: Pick<Outcome, "rows" | "events">,
  ): void
}

/** A log that grows with every request. */
export function componentLog(): ComponentLog {
  const requests = h("section", { class: "try-part" }, h("h3", {}, "Requests"))
  const changed = h("div", { class: "try-result" })
  const element = h("div", { class: "try-result" }, requests, changed)
  const none = h("p", { class: "try-none" }, "None yet.")
  requests.append(none)
  const rows: RowChange[] = []
  const events: ShopEvent[] = []
  return {
    element,
    add(request, answer, changes) {
      none.remove()
      requests.append(foldedAnswer(request, answer))
      if (!changes) return
      rows.push(...changes.rows)
      events.push(...changes.events)
      changed.replaceChildren(changesOf("Rows that changed", rows, "No row changed."), eventsOf(events))
    },
  }
}
