import { Check, ChevronDown } from "lucide-react"
import { DropdownMenu } from "radix-ui"
import { formatList } from "../format/numbers.ts"
import { t } from "../messages/index.ts"
import type { Option } from "./fields.ts"
import { MenuPortal } from "./menu-portal.tsx"
import type { List } from "./use-list.ts"

/** A filter of a list: of its values one, or several. */
export interface Filter {
  /** in the address */
  readonly name: string
  readonly label: string
  readonly options: readonly Option[]
  readonly single?: boolean
}

/** A filter behind a button that says what is chosen. */
export function FilterMenu({ filter, list }: { filter: Filter; list: List }) {
  const { name, label, options, single } = filter
  const chosen = list.chosen(
    name,
    options.map(({ value }) => value),
  )
  const words = options.filter(({ value }) => chosen.includes(value)).map((option) => option.label)
  const toggle = (value: string) => {
    const others = single ? [] : chosen.filter((each) => each !== value)
    list.set(name, chosen.includes(value) ? others : [...others, value])
  }
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className={words.length > 0 ? "filter filter-on" : "filter"}>
        {filterText(label, words)}
        <ChevronDown size={14} aria-hidden />
      </DropdownMenu.Trigger>
      <MenuPortal>
        <DropdownMenu.Content className="menu" align="start" sideOffset={4} collisionPadding={8}>
          {options.map((option) => (
            <DropdownMenu.CheckboxItem
              key={option.value}
              className="menu-item"
              checked={chosen.includes(option.value)}
              onSelect={(event) => {
                if (!single) event.preventDefault()
                toggle(option.value)
              }}
            >
              <span className="menu-check">
                <DropdownMenu.ItemIndicator>
                  <Check size={15} aria-hidden />
                </DropdownMenu.ItemIndicator>
              </span>
              {option.label}
            </DropdownMenu.CheckboxItem>
          ))}
        </DropdownMenu.Content>
      </MenuPortal>
    </DropdownMenu.Root>
  )
}

function filterText(label: string, chosen: readonly string[]): string {
  if (chosen.length === 0) return label
  return chosen.length > 2
    ? t.list.filteredMany({ label, count: chosen.length })
    : t.list.filtered({ label, values: formatList(chosen) })
}
