import { ArrowDown, ArrowUp, Columns3 } from "lucide-react"
import { Button, IconButton } from "../basic/button.tsx"
import { Popover } from "../basic/popover.tsx"
import { useMessages } from "../provider/provider.tsx"
import type { ColumnPreferences } from "./preferences.ts"

interface ColumnMenuProps {
  readonly columns: readonly { readonly id: string; readonly header: string }[]
  readonly preferences: ColumnPreferences
  readonly onChange: (preferences: ColumnPreferences | undefined) => void
}

/** The choice of columns and of their order. The first column stays where it is: it names the row. */
export function ColumnMenu({ columns, preferences, onChange }: ColumnMenuProps) {
  const { table } = useMessages()
  const { order, hidden } = preferences
  const move = (index: number, by: number) => {
    const next = [...order]
    const [id] = next.splice(index, 1)
    if (id === undefined) return
    next.splice(index + by, 0, id)
    onChange({ order: next, hidden })
  }
  const toggle = (id: string) =>
    onChange({ order, hidden: hidden.includes(id) ? hidden.filter((each) => each !== id) : [...hidden, id] })
  return (
    <Popover
      label={table.columns}
      align="end"
      trigger={
        <IconButton
          icon={Columns3}
          label={table.columns}
          isBordered
          hasTooltip={false}
          className="ui-table-columns"
        />
      }
    >
      <ul className="ui-columns">
        {order.map((id, index) => {
          const header = columns.find((column) => column.id === id)?.header ?? id
          return (
            <li key={id}>
              <label className="ui-check">
                <input
                  type="checkbox"
                  className="ui-checkbox"
                  checked={!hidden.includes(id)}
                  disabled={index === 0}
                  onChange={() => toggle(id)}
                />
                {header}
              </label>
              <IconButton
                size="small"
                icon={ArrowUp}
                label={table.moveUp(header)}
                hasTooltip={false}
                disabled={index < 2}
                onClick={() => move(index, -1)}
              />
              <IconButton
                size="small"
                icon={ArrowDown}
                label={table.moveDown(header)}
                hasTooltip={false}
                disabled={index === 0 || index === order.length - 1}
                onClick={() => move(index, 1)}
              />
            </li>
          )
        })}
      </ul>
      <Button size="small" variant="quiet" onClick={() => onChange(undefined)}>
        {table.resetColumns}
      </Button>
    </Popover>
  )
}
