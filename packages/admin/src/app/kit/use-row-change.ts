import { toast } from "@stheno/ui"
import { t } from "../messages/index.ts"
import { changeRows, type ChangeRow } from "./change-rows.ts"
import { errorText } from "./errors.ts"
import { notify } from "./notify.ts"
import { useAction } from "./use-action.ts"

interface Work {
  readonly ids: readonly string[]
  readonly changed: Set<string>
}

/**
 * Changes the selected rows of a list, a few at the same time. One message says that all were changed, or how many were
 * not, with the first reason and a button that tries these again.
 * @param done said when all were changed
 */
export function useRowChange(change: ChangeRow, done: string): (ids: readonly string[]) => Promise<void> {
  const action = useAction<Work>(
    async (client, { ids, changed }) => {
      const failed = await changeRows(client, { ids, changed, change })
      const [first] = failed.values()
      if (failed.size === 0) return notify.success(done, "")
      toast.error(t.list.partlyFailed({ failed: failed.size, count: ids.length }), {
        description: errorText(first),
        action: { label: t.kit.retry, onClick: () => void run([...failed.keys()]) },
      })
    },
    { quiet: true },
  )
  const run = async (ids: readonly string[]) => void (await action.mutateAsync({ ids, changed: new Set() }))
  return run
}
