import { Ellipsis, X } from "lucide-react"
import { useLayoutEffect, useRef, useState, type RefObject } from "react"
import { Button, IconButton } from "../basic/button.tsx"
import { phoneWidth, useWidth } from "../basic/use-width.ts"
import { Menu, MenuItem, MenuSeparator, useRun } from "../overlays/menu.tsx"
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
  /** the table's card */
  readonly section: RefObject<HTMLElement | null>
}

/** What can be done with the selected rows. The actions that do not fit into the line are in a menu. */
export function BulkBar(props: BulkBarProps) {
  const { ids, isEstimate, actions, canSelectAll, onClear } = props
  const count = isEstimate ? roundedCount(props.count) : props.count
  const { table, common } = useMessages()
  const [allOf, setAllOf] = useState<number>()
  const [asked, setAsked] = useState<BulkAction>()
  const run = useRun()
  const list = useRef<HTMLDivElement>(null)
  const isAll = allOf === ids.length
  const selection: Selection = { ids, isAll, count: isAll ? count : ids.length }
  const selected = isAll && isEstimate ? table.selectedAbout(count) : table.selected(selection.count)
  const canSelectMore = canSelectAll && !isAll && count > ids.length
  const selectMore = isEstimate ? table.selectAllAbout(count) : table.selectAll(count)
  const fitting = useFitting(list, {
    width: useWidth(props.section),
    texts: canSelectMore ? `${selected} ${selectMore}` : selected,
    actions,
  })
  const perform = async (action: BulkAction) => {
    await action.onSelect(selection)
    onClear()
  }
  const choose = (action: BulkAction) => (action.question ? setAsked(action) : run(() => perform(action)))
  return (
    <div className="ui-bulk" role="region" aria-label={selected}>
      <p aria-live="polite">{selected}</p>
      {canSelectMore && (
        <Button size="small" variant="quiet" className="ui-bulk-all" onClick={() => setAllOf(ids.length)}>
          {selectMore}
        </Button>
      )}
      <div ref={list} className="ui-bulk-actions">
        {actions.slice(0, fitting).map((action) => (
          <Button
            key={action.label}
            size="small"
            icon={action.icon}
            variant={action.isDanger ? "danger" : "secondary"}
            onClick={() => choose(action)}
          >
            {action.label}
          </Button>
        ))}
        {fitting < actions.length && <MoreActions actions={actions.slice(fitting)} onChoose={choose} />}
        <IconButton size="small" icon={X} label={common.clear} className="ui-bulk-clear" onClick={onClear} />
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

function MoreActions(props: { actions: readonly BulkAction[]; onChoose: (action: BulkAction) => void }) {
  const { actions, onChoose } = props
  const { common } = useMessages()
  const draw = (action: BulkAction) => (
    <MenuItem
      key={action.label}
      icon={action.icon}
      isDanger={action.isDanger}
      onSelect={() => onChoose(action)}
    >
      {action.label}
    </MenuItem>
  )
  const safe = actions.filter(({ isDanger }) => !isDanger)
  const danger = actions.filter(({ isDanger }) => isDanger)
  return (
    <Menu
      trigger={<IconButton size="small" icon={Ellipsis} label={common.more} isBordered hasTooltip={false} />}
    >
      {safe.map(draw)}
      {safe.length > 0 && danger.length > 0 && <MenuSeparator />}
      {danger.map(draw)}
    </Menu>
  )
}

const gap = 6
/** What the button of the menu needs. */
const menuWidth = 40

/**
 * How many actions fit into the line, at least one. They are drawn once to be measured, before anything is painted.
 * @param input.texts what is beside them
 */
function useFitting(
  list: RefObject<HTMLElement | null>,
  input: { width: number | undefined; texts: string; actions: readonly BulkAction[] },
): number {
  const { width, texts, actions } = input
  const [measured, setMeasured] = useState<{ readonly key: string; readonly count: number }>()
  const key = `${width} ${texts} ${actions.map(({ label }) => label).join(" ")}`
  const isKnown = measured?.key === key
  useLayoutEffect(() => {
    if (!list.current || width === undefined || isKnown) return
    const widthOf = (element: Element | undefined) => element?.getBoundingClientRect().width ?? 0
    const buttons = [...list.current.children]
    const clear = buttons.splice(actions.length).at(-1)
    const ends = buttons.reduce<number[]>(
      (sums, button) => [...sums, (sums.at(-1) ?? -gap) + gap + widthOf(button)],
      [],
    )
    // A phone has the button that clears the selection in another line. Widths are rounded differently.
    const most = widthOf(list.current) - (width <= phoneWidth ? 0 : gap + widthOf(clear)) + 0.5
    const isOneLine = (ends.at(-1) ?? 0) <= most
    const count = isOneLine ? actions.length : ends.filter((end) => end + gap + menuWidth <= most).length
    setMeasured({ key, count: Math.max(1, count) })
  }, [list, width, isKnown, key, actions.length])
  return isKnown ? measured.count : actions.length
}
