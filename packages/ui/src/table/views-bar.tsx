import { Bookmark, X } from "lucide-react"
import { useId, useState, type FormEvent } from "react"
import { Button } from "../basic/button.tsx"
import { Popover } from "../basic/popover.tsx"
import { hintScroll } from "../basic/scroll-hint.ts"
import { useMessages, useUi } from "../provider/provider.tsx"
import { readViews, viewSearch, withView, writeViews } from "./preferences.ts"
import type { TableView } from "./types.ts"
import type { TableState } from "./use-table-state.ts"

interface ViewsBarProps {
  readonly id: string
  readonly state: TableState
  readonly presets: readonly TableView[]
  readonly canSave: boolean
}

/** The views of a table, and what saves another one. It stays away while there is nothing to choose or to save. */
export function ViewsBar({ id, state, presets, canSave }: ViewsBarProps) {
  const { table } = useMessages()
  const { storage } = useUi()
  const [saved, setSaved] = useState(() => (canSave ? readViews(storage, id) : []))
  const current = viewSearch(state.search)
  const views = [{ name: table.all, search: "" }, ...presets, ...saved]
  const isKnown = views.some(({ search }) => viewSearch(search) === current)
  const keep = (next: readonly TableView[]) => {
    setSaved([...next])
    writeViews(storage, id, next)
  }
  if (views.length === 1 && (isKnown || !canSave)) return null
  return (
    <div ref={hintScroll} className="ui-views" role="group" aria-label={table.views}>
      {views.map((view) => (
        <span key={view.name} className="ui-view">
          <button
            type="button"
            className="ui-view-button"
            aria-pressed={viewSearch(view.search) === current}
            onClick={() => state.replace(view.search)}
          >
            {view.name}
          </button>
          {saved.includes(view) && (
            <button
              type="button"
              className="ui-view-delete"
              aria-label={table.deleteView(view.name)}
              onClick={() => keep(saved.filter((each) => each !== view))}
            >
              <X size={13} aria-hidden />
            </button>
          )}
        </span>
      ))}
      {canSave && !isKnown && (
        <SaveView onSave={(name) => keep(withView(saved, { name, search: current }))} />
      )}
    </div>
  )
}

function SaveView({ onSave }: { onSave: (name: string) => void }) {
  const { table, common } = useMessages()
  const [name, setName] = useState("")
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const save = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (name.trim() === "") return
    onSave(name.trim())
    setName("")
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
        <Button size="small" variant="primary" type="submit">
          {common.save}
        </Button>
      </form>
    </Popover>
  )
}
