import { Command } from "cmdk"
import { Search, type LucideIcon } from "lucide-react"
import { Dialog } from "radix-ui"
import { useEffect, useState, type ReactNode } from "react"
import { Kbd } from "../basic/texts.tsx"
import { isMatch } from "../choice/fold.ts"
import { useMessages, useUi } from "../provider/provider.tsx"

/** An entry of the palette. */
export interface PaletteItem {
  readonly id: string
  readonly label: string
  /** beside the label: an email address, a SKU */
  readonly hint?: ReactNode
  /** other words by which it is found */
  readonly keywords?: readonly string[]
  readonly icon?: LucideIcon
  readonly shortcut?: string
  /** runs after the palette has closed */
  readonly onSelect: () => void
}

/** Entries under a heading. */
export interface PaletteGroup {
  readonly heading: string
  readonly items: readonly PaletteItem[]
}

/** Props of `CommandPalette`. */
export interface CommandPaletteProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** pages and actions: found by what they are called */
  readonly groups: readonly PaletteGroup[]
  /** finds things on the server; shown after `groups` */
  readonly onSearch?: (q: string) => Promise<readonly PaletteGroup[]>
  readonly placeholder?: string
}

/**
 * A search over pages, actions and things, that opens over the page. The page decides which keys open it.
 * @since 0.1
 */
export function CommandPalette({ isOpen, onOpenChange, groups, onSearch, placeholder }: CommandPaletteProps) {
  const { palette } = useMessages()
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="ui-overlay" />
        <Dialog.Content className="ui-palette" aria-describedby={undefined}>
          <Dialog.Title className="ui-visually-hidden">{palette.label}</Dialog.Title>
          <PaletteBody
            groups={groups}
            onSearch={onSearch}
            placeholder={placeholder ?? palette.placeholder}
            onRun={(item) => {
              onOpenChange(false)
              item.onSelect()
            }}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

interface PaletteBodyProps {
  readonly groups: readonly PaletteGroup[]
  readonly onSearch: CommandPaletteProps["onSearch"]
  readonly placeholder: string
  readonly onRun: (item: PaletteItem) => void
}

function PaletteBody({ groups, onSearch, placeholder, onRun }: PaletteBodyProps) {
  const { palette, choice } = useMessages()
  const [typed, setTyped] = useState("")
  const { found, problem, isLoading } = useFound(typed, onSearch)
  const q = typed.trim()
  const matching = groups.map(({ heading, items }) => ({
    heading,
    items: items.filter(
      ({ label, keywords = [] }) => q === "" || isMatch(`${heading} ${label} ${keywords.join(" ")}`, q),
    ),
  }))
  const shown = [...matching, ...found].filter(({ items }) => items.length > 0)
  return (
    <Command label={palette.label} shouldFilter={false} loop>
      <div className="ui-palette-field">
        <Search size={18} aria-hidden />
        <Command.Input
          value={typed}
          placeholder={placeholder}
          aria-label={palette.label}
          onValueChange={setTyped}
        />
      </div>
      <Command.List className="ui-palette-list" label={palette.label}>
        {!isLoading && !problem && (
          <Command.Empty className="ui-combobox-note">{palette.empty}</Command.Empty>
        )}
        {shown.map(({ heading, items }) => (
          <Command.Group key={heading} heading={heading} className="ui-palette-group">
            {items.map((item) => (
              <Entry key={item.id} item={item} onRun={onRun} />
            ))}
          </Command.Group>
        ))}
        {isLoading && <Command.Loading className="ui-combobox-note">{choice.loading}</Command.Loading>}
        {problem && <p className="ui-combobox-note">{problem}</p>}
      </Command.List>
    </Command>
  )
}

function Entry({ item, onRun }: { item: PaletteItem; onRun: (item: PaletteItem) => void }) {
  const { icon: Icon, label, hint, shortcut } = item
  return (
    <Command.Item className="ui-combobox-item" value={item.id} onSelect={() => onRun(item)}>
      {Icon && <Icon size={16} aria-hidden />}
      <span>{label}</span>
      {hint && <span className="ui-palette-hint">{hint}</span>}
      {shortcut && <Kbd keys={shortcut} />}
    </Command.Item>
  )
}

/** What the server found for what was typed. */
function useFound(typed: string, onSearch: CommandPaletteProps["onSearch"]) {
  const { errorText } = useUi()
  const [result, setResult] = useState<{ q: string; groups: readonly PaletteGroup[]; problem?: string }>()
  const q = typed.trim()
  useEffect(() => {
    if (!onSearch || q === "") return
    let isCurrent = true
    const timer = setTimeout(() => {
      onSearch(q).then(
        (groups) => isCurrent && setResult({ q, groups }),
        (error: unknown) => isCurrent && setResult({ q, groups: [], problem: errorText(error) }),
      )
    }, 200)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
    // The functions of a page change with every drawing; what was typed decides.
  }, [q])
  const isSearching = onSearch !== undefined && q !== ""
  return {
    // What was found for the beginning of a word stays until the rest is known.
    found: isSearching ? (result?.groups ?? []) : [],
    problem: isSearching && result?.q === q ? result.problem : undefined,
    isLoading: isSearching && result?.q !== q,
  }
}
