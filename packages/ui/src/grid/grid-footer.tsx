import { useState } from "react"
import { Button } from "../basic/button.tsx"
import { useRun } from "../overlays/menu.tsx"
import { useMessages } from "../provider/provider.tsx"
import { fillDown } from "./grid-keys.ts"
import { redo, undo } from "./model.ts"
import type { GridChange } from "./types.ts"
import type { Grid } from "./use-grid.ts"

interface GridFooterProps<Row> {
  readonly grid: Grid<Row>
  /** what is being typed is written when the button takes the focus */
  readonly isEditing: boolean
  readonly onSave: ((changes: readonly GridChange<Row>[]) => unknown) | undefined
  readonly saveLabel: string | undefined
  readonly onDone: () => void
}

/** Below a grid: what was changed, and what is done with it. */
export function GridFooter<Row>({ grid, isEditing, onSave, saveLabel, onDone }: GridFooterProps<Row>) {
  const messages = useMessages()
  const [isSaving, setSaving] = useState(false)
  const run = useRun()
  const { changes, invalid, model } = grid
  const canSave = changes.length > 0 && invalid.length === 0
  const save = () =>
    run(async () => {
      if (!canSave) return
      setSaving(true)
      try {
        await onSave?.(changes)
        onDone()
      } finally {
        setSaving(false)
      }
    })
  return (
    <footer className="ui-grid-foot">
      <p role="status">
        {invalid.length > 0
          ? messages.grid.invalid(invalid.length)
          : changes.length > 0 && messages.grid.changes(changes.length)}
      </p>
      <Button size="small" variant="quiet" onClick={() => fillDown(grid, true)}>
        {messages.grid.fillDown}
      </Button>
      <Button
        size="small"
        variant="quiet"
        disabled={model.past.length === 0}
        onClick={() => grid.setModel(undo)}
      >
        {messages.common.undo}
      </Button>
      <Button
        size="small"
        variant="quiet"
        disabled={model.future.length === 0}
        onClick={() => grid.setModel(redo)}
      >
        {messages.grid.redo}
      </Button>
      {onSave && (
        <Button variant="primary" disabled={!canSave && !isEditing} isLoading={isSaving} onClick={save}>
          {saveLabel ?? messages.common.save}
        </Button>
      )}
    </footer>
  )
}
