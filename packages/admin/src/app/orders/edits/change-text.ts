import { t } from "../../messages/index.ts"
import type { ShownEdit } from "./shown-edit.ts"

const words = t.orders.edits
type Change = ShownEdit["changes"][number]

/** A change in words. */
export function changeText(change: Pick<Change, "type" | "line_item" | "original_line_item">): string {
  const title = change.line_item?.title ?? change.original_line_item?.title ?? ""
  const before = change.original_line_item?.quantity ?? 0
  const after = change.line_item?.quantity ?? 0
  if (change.type === "item_add") return words.added({ title, quantity: after })
  if (change.type === "item_remove") return words.removed({ title })
  return words.changed({ title, before, after })
}
