import { Bookmark, Users, X } from "lucide-react"
import { useId, useState, type FormEvent } from "react"
import { Button } from "../basic/button.tsx"
import { Popover } from "../basic/popover.tsx"
import { hintScroll } from "../basic/scroll-hint.ts"
import { useMessages, useUi } from "../provider/provider.tsx"
import { readViews, viewSearch, withView, writeViews } from "./preferences.ts"
import type { SharedViews, TableView } from "./types.ts"
import type { TableState } from "./use-table-state.ts"

interface ViewsBarProps {
  readonly id: string
  readonly state: TableState
  readonly presets: readonly TableView[]
  readonly shared: SharedViews | undefined
  readonly canSave: boolean
}

/** The views of a table, and what saves another one. It stays away while there is nothing to choose or to save. */
export function ViewsBar({ id, state, presets, shared, canSave }: ViewsBarProps) {
  const { table } = useMessages()
  const { storage } = useUi()
  const [saved, setSaved] = useState(() => (canSave ? readViews(storage, id) : []))
  const current = viewSearch(state.search)
  const own = new Set(saved)
  const common = new Set(shared?.views)
  const views = [{ name: table.all, search: "" }, ...presets, ...common, ...own]
  const isKnown = views.some(({ search }) => viewSearch(search) === current)
  const keep = (next: readonly TableView[]) => {
    setSaved([...next])
    writeViews(storage, id, next)
  }
  if (views.length === 1 && (isKnown || !canSave)) return null
  return (
    <div ref={hintScroll} className="ui-views" role="group" aria-label={table.views}>
      {views.map((view, index) => (
        <span key={`${view.name} ${index}`} className="ui-view">
          <button
            type="button"
            className="ui-view-button"
            aria-pressed={viewSearch(view.search) === current}
            onClick={() => state.replace(view.search)}
          >
            {view.name}
            {common.has(view) && (
              <span
                role="img"
                aria-label={table.sharedView}
                title={table.sharedView}
                className="ui-view-mark"
              >
                <Users size={14} aria-hidden />
              </span>
            )}
          </button>
          {own.has(view) && (
            <DeleteView
              label={table.deleteView(view.name)}
              onClick={() => keep(saved.filter((each) => each !== view))}
            />
          )}
          {shared && common.has(view) && (
            <DeleteView label={table.deleteSharedView(view.name)} onClick={() => shared.remove(view)} />
          )}
        </span>
      ))}
      {canSave && !isKnown && (
        <SaveView
          canShare={shared !== undefined}
          onSave={(name, isShared) => {
            const view = { name, search: current }
            if (isShared && shared) shared.save(view)
            else keep(withView(saved, view))
          }}
        />
      )}
    </div>
  )
}

function DeleteView({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className="ui-view-delete" aria-label={label} onClick={onClick}>
      <X size={13} aria-hidden />
    </button>
  )
}

interface SaveViewProps {
  readonly canShare: boolean
  readonly onSave: (name: string, isShared: boolean) => void
}

function SaveView({ canShare, onSave }: SaveViewProps) {
  const { table, common } = useMessages()
  const [name, setName] = useState("")
  const [isShared, setShared] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const save = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (name.trim() === "") return
    onSave(name.trim(), isShared)
    setName("")
    setShared(false)
    setOpen(false)
  }
  return (
    <Popover
      label={table.saveView}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <button type="button" className="ui-view-button ui-view-save">
          <Bookmark size={14} aria-hidden />
          {table.saveView}
        </button>
      }
    >
      <form className="ui-range" onSubmit={save}>
        <div className="ui-field">
          <label className="ui-label" htmlFor={id}>
            {table.viewName}
          </label>
          <input
            id={id}
            className="ui-input"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        {canShare && (
          <label className="ui-check">
            <input
              type="checkbox"
              className="ui-checkbox"
              checked={isShared}
              onChange={(event) => setShared(event.target.checked)}
            />
            {table.shareView}
          </label>
        )}
        <Button size="small" variant="primary" type="submit">
          {common.save}
        </Button>
      </form>
    </Popover>
  )
}
