import { Button } from "../basic/button.tsx"
import { Alert } from "../basic/states.tsx"
import { useMessages, useUi } from "../provider/provider.tsx"
import type { CellDraft, DraftCell } from "./cell-draft.ts"

/** Cells that are named; the others are counted. */
const mostNames = 5

/**
 * Says that changes of a grid were restored, and which cells were not because somebody else changed them. `DataGrid` shows
 * it by itself.
 * @since 0.1
 */
export function CellDraftNotice(props: {
  readonly draft: CellDraft
  /** the name of a cell: its row and its column */
  readonly nameOf: (cell: DraftCell) => string
  /** empties the cells and forgets the draft */
  readonly onDiscard: () => void
}) {
  const { draft, nameOf, onDiscard } = props
  const { restoredAt, changed } = draft
  const { unsaved } = useMessages()
  const { locale } = useUi()
  if (restoredAt === undefined && changed.length === 0) return null
  const time = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" })
  const names = changed.slice(0, mostNames).map(nameOf)
  return (
    <Alert
      tone={changed.length > 0 ? "warning" : "info"}
      action={
        <span className="ui-alert-actions">
          {changed.length > 0 && (
            <Button size="small" onClick={draft.restoreChanged}>
              {unsaved.restoreChanged}
            </Button>
          )}
          <Button size="small" onClick={onDiscard}>
            {unsaved.discardDraft}
          </Button>
        </span>
      }
    >
      {restoredAt !== undefined && <p>{unsaved.draft(time.format(restoredAt))}</p>}
      {changed.length > 0 && (
        <p>
          {unsaved.changedCells(changed.length)} {names.join(" · ")}
          {changed.length > names.length && " …"}
        </p>
      )}
    </Alert>
  )
}
