import type { BulkAction } from "@stheno/ui/table"
import { Trash2 } from "lucide-react"
import { t } from "../messages/index.ts"
import type { ChangeRow } from "./change-rows.ts"
import { useRowChange } from "./use-row-change.ts"

/**
 * An action that deletes the selected rows of a list, once it is confirmed.
 * @param text what follows from it, in the question
 */
export function useBulkDelete(remove: ChangeRow, text: string): BulkAction {
  const run = useRowChange(remove, t.common.deleted)
  return {
    label: t.common.delete,
    icon: Trash2,
    isDanger: true,
    question: ({ count }) => ({ title: t.list.deleteQuestion({ count }), text, label: t.common.delete }),
    onSelect: ({ ids }) => run(ids),
  }
}
