import type { Stheno } from "@stheno/js-client"
import type { BulkAction } from "@stheno/ui/table"
import { Trash2 } from "lucide-react"
import { t } from "../messages/index.ts"
import { useAction } from "./use-action.ts"

/**
 * An action that deletes the selected rows of a list, once it is confirmed.
 * @param text what follows from it, in the question
 */
export function useBulkDelete(
  remove: (client: Stheno, id: string) => Promise<unknown>,
  text: string,
): BulkAction {
  const action = useAction<readonly string[]>(
    async (client, ids) => {
      for (const id of ids) await remove(client, id)
    },
    { done: t.common.deleted, quiet: true },
  )
  return {
    label: t.common.delete,
    icon: Trash2,
    isDanger: true,
    question: ({ count }) => ({ title: t.list.deleteQuestion({ count }), text, label: t.common.delete }),
    onSelect: ({ ids }) => action.mutateAsync(ids),
  }
}
