import { useState } from "react"
import { forget, useDraft } from "./use-draft.ts"

/** What tells the choices of one browser apart. */
export interface ChoiceKey {
  /** of the dialog */
  readonly title: string
  /** what is chosen for, if neither the page nor the title says it, e.g. the ID of a row of the page */
  readonly of?: string | undefined
}

/** What is chosen in a dialog. */
interface Choice<Row> {
  readonly chosen: readonly string[]
  /** what is known of it; nothing of what was chosen before the dialog was opened */
  readonly seen: readonly Row[]
  /** what a reload has left */
  readonly restored: readonly Row[]
  /** when that was changed last, as milliseconds */
  readonly restoredAt: number | undefined
  readonly choose: (chosen: readonly string[], shown: readonly Row[]) => void
  readonly discard: () => void
}

/** What is chosen. It survives a reload, until the dialog is closed; a choice for something that has changed does not. */
export function useChoice<Row extends { id: string }>(
  key: ChoiceKey,
  initial: readonly string[],
): Choice<Row> {
  const none: { readonly chosen: readonly string[]; readonly seen: readonly Row[] } = {
    chosen: initial,
    seen: [],
  }
  const draft = useDraft(nameOf(key), none, initial.toSorted().join(" "))
  const { values, change, discard, restoredAt } = draft
  const [restored] = useState(values.seen)
  const choose: Choice<Row>["choose"] = (chosen, shown) =>
    change(({ seen }) => ({
      chosen,
      seen: [...new Map([...seen, ...shown].map((row) => [row.id, row])).values()].filter(({ id }) =>
        chosen.includes(id),
      ),
    }))
  return { ...values, restored: restoredAt === undefined ? [] : restored, restoredAt, choose, discard }
}

/** Deletes a choice of a dialog that is not open. */
export function discardChoice(key: ChoiceKey): void {
  forget(nameOf(key))
}

/** The names contain the ID of the record of the page, so that its drafts can be found. */
function nameOf({ title, of }: ChoiceKey): string {
  const path = location.pathname.split("/").filter(Boolean)
  return ["choice", ...path, title, ...(of === undefined ? [] : [of])].join(":")
}
