import { X } from "lucide-react"
import { useState } from "react"
import { Button, IconButton } from "../basic/button.tsx"
import { useRun } from "../overlays/menu.tsx"
import { ConfirmDialog } from "../overlays/confirm-dialog.tsx"
import { useMessages } from "../provider/provider.tsx"
import { roundedCount } from "./list-state.ts"
import type { BulkAction, Selection } from "./types.ts"

interface BulkBarProps {
  readonly ids: readonly string[]
  /** rows that match, on all pages */
  readonly count: number
  /** whether the count is one */
  readonly isEstimate: boolean
  readonly actions: readonly BulkAction[]
  readonly canSelectAll: boolean
  readonly onClear: () => void
}

/** What can be done with the selected rows. */
export function BulkBar(props: BulkBarProps) {
  const { ids, isEstimate, actions, canSelectAll, onClear } = props
  const count = isEstimate ? roundedCount(props.count) : props.count
  const { table, common } = useMessages()
  const [allOf, setAllOf] = useState<number>()
  const [asked, setAsked] = useState<BulkAction>()
  const run = useRun()
  const isAll = allOf === ids.length
  const selection: Selection = { ids, isAll, count: isAll ? count : ids.length }
  const selected = isAll && isEstimate ? table.selectedAbout(count) : table.selected(selection.count)
  const perform = async (action: BulkAction) => {
    await action.onSelect(selection)
    onClear()
  }
  return (
    <div className="ui-bulk" role="region" aria-label={selected}>
      <p aria-live="polite">{selected}</p>
      {canSelectAll && !isAll && count > ids.length && (
        <Button size="small" variant="quiet" onClick={() => setAllOf(ids.length)}>
          {isEstimate ? table.selectAllAbout(count) : table.selectAll(count)}
        </Button>
      )}
      <div className="ui-bulk-actions">
        {actions.map((action) => (
          <Button
            key={action.label}
            size="small"
            icon={action.icon}
            variant={action.isDanger ? "danger" : "secondary"}
            onClick={() => (action.question ? setAsked(action) : run(() => perform(action)))}
          >
            {action.label}
          </Button>
        ))}
        <IconButton size="small" icon={X} label={common.clear} onClick={onClear} />
      </div>
      {asked?.question && (
        <ConfirmDialog
          question={asked.question(selection)}
          isDanger={asked.isDanger ?? false}
          onConfirm={() => perform(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  )
}
