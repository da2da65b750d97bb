import { editStatus, type EditStatus } from "../orders/index.ts"
import { orderEditErrors, type EditActionWords, type ItemAction } from "./errors.ts"

/** What of an edit tells its status. Rows of `order_edit` fit. */
export type EditRow = Parameters<typeof editStatus>[0]

interface Transition {
  /** where the edit may stand */
  readonly from: readonly EditStatus[]
  /** where nothing is left to do: the request is repeated */
  readonly done: readonly EditStatus[]
  readonly words: EditActionWords
}

/**
 * What can be done with an order edit, by where it stands.
 * @source facts/checkout.json, statuses, order_edit.status
 */
const transitions = {
  request: {
    from: ["created", "requested"],
    done: ["confirmed", "declined", "canceled"],
    words: "request confirmation of an",
  },
  confirm: { from: ["created", "requested"], done: ["confirmed"], words: "confirm an" },
  complete: { from: ["requested"], done: ["confirmed"], words: "complete an" },
  decline: { from: ["requested"], done: ["declined"], words: "decline an" },
  cancel: { from: ["created", "requested"], done: ["canceled"], words: "cancel" },
  delete: { from: ["created"], done: [], words: "delete" },
} as const satisfies Record<string, Transition>

export type EditAction = keyof typeof transitions

/**
 * Whether something is left to do.
 * @returns false when it was done before: repeating it changes nothing
 * @throws order-edits.wrong_status
 * @since 0.1
 */
export function isLeftToDo(action: EditAction, edit: EditRow): boolean {
  const { from, done, words }: Transition = transitions[action]
  const status = editStatus(edit)
  if (done.includes(status)) return false
  if (!from.includes(status)) throw orderEditErrors.wrong_status(words, status)
  return true
}

/**
 * Refuses to change the items of an edit that has ended. As in v1, a change that the customer declined can be undone.
 * @throws order-edits.not_active
 * @since 0.1
 */
export function assertActive(action: ItemAction, edit: EditRow & { readonly id?: string }): void {
  const status = editStatus(edit)
  if (action === "undo" && status === "declined") return
  if (!["created", "requested"].includes(status))
    throw orderEditErrors.not_active(action, edit.id ?? "", status)
}

/** A line as far as its units went. Rows of `line_item` fit. */
export interface SentUnits {
  readonly title: string
  readonly fulfilled_quantity?: number | null
  readonly returned_quantity?: number | null
}

/**
 * Refuses to take units away that were packed or came back.
 * @param quantity units that would be left; 0 when the line is removed
 * @throws order-edits.below_sent
 * @since 0.1
 */
export function assertCovers(quantity: number, line: SentUnits): void {
  if (quantity < sentOf(line)) throw orderEditErrors.below_sent(line.title, sentOf(line))
}

/** How many units of a line an edit has to leave. */
export function sentOf(line: SentUnits): number {
  return Math.max(line.fulfilled_quantity ?? 0, line.returned_quantity ?? 0)
}
