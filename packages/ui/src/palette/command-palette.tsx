import { Command } from "cmdk"
import { Search, type LucideIcon } from "lucide-react"
import { Dialog } from "radix-ui"
import { useEffect, useState, type ReactNode } from "react"
import { Kbd } from "../basic/texts.tsx"
import { isMatch } from "../choice/fold.ts"
import { useReturnFocus } from "../provider/return-focus.ts"
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

/**
 * A list on the server that the palette searches. Each source has its own request, so that a slow or a broken one
 * does not hold the others back.
 */
export interface PaletteSource {
  readonly heading: string
  /**
   * Finds entries. Resolves to none for a text that cannot match.
   * @param signal aborts the request when the text changes or the palette closes
   */
  readonly search: (q: string, signal: AbortSignal) => Promise<readonly PaletteItem[]>
}

/** Props of `CommandPalette`. */
export interface CommandPaletteProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** pages and actions: found by what they are called */
  readonly groups: readonly PaletteGroup[]
  /** lists on the server: what they find is shown after `groups` */
  readonly sources?: readonly PaletteSource[]
  readonly placeholder?: string
}

/**
 * A search over pages, actions and things, that opens over the page. The page decides which keys open it.
 * @since 0.1
 */
export function CommandPalette({ isOpen, onOpenChange, ...rest }: CommandPaletteProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="ui-overlay" />
        <OpenPalette {...rest} onClose={() => onOpenChange(false)} />
      </Dialog.Portal>
    </Dialog.Root>
  )
}

interface OpenPaletteProps extends Pick<CommandPaletteProps, "groups" | "sources" | "placeholder"> {
  readonly onClose: () => void
}

/** Drawn only while it is open, so that it knows what had the focus before. */
function OpenPalette({ groups, sources = [], placeholder, onClose }: OpenPaletteProps) {
  const { palette } = useMessages()
  const returnFocus = useReturnFocus()
  return (
    <Dialog.Content className="ui-palette" aria-describedby={undefined} onCloseAutoFocus={returnFocus}>
      <Dialog.Title className="ui-visually-hidden">{palette.label}</Dialog.Title>
      <PaletteBody
        groups={groups}
        sources={sources}
        placeholder={placeholder ?? palette.placeholder}
        onRun={(item) => {
          onClose()
          item.onSelect()
        }}
      />
    </Dialog.Content>
  )
}

interface PaletteBodyProps {
  readonly groups: readonly PaletteGroup[]
  readonly sources: readonly PaletteSource[]
  readonly placeholder: string
  readonly onRun: (item: PaletteItem) => void
}

function PaletteBody({ groups, sources, placeholder, onRun }: PaletteBodyProps) {
  const { palette, choice } = useMessages()
  const [typed, setTyped] = useState("")
  const { found, isLoading } = useFound(typed, sources)
  const q = typed.trim()
  const matching = groups.map(({ heading, items }) => ({
    heading,
    items: items.filter(
      ({ label, keywords = [] }) => q === "" || isMatch(`${heading} ${label} ${keywords.join(" ")}`, q),
    ),
  }))
  const shown: FoundGroup[] = [...matching, ...found]
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
        {!isLoading && !shown.some(({ problem }) => problem) && (
          <Command.Empty className="ui-combobox-note">{palette.empty}</Command.Empty>
        )}
        {shown
          .filter(({ items, problem }) => items.length > 0 || problem)
          .map(({ heading, items, problem }) => (
            <Command.Group key={heading} heading={heading} className="ui-palette-group">
              {items.map((item) => (
                <Entry key={item.id} group={heading} item={item} onRun={onRun} />
              ))}
              {problem && <p className="ui-combobox-note">{problem}</p>}
            </Command.Group>
          ))}
        {isLoading && <Command.Loading className="ui-combobox-note">{choice.loading}</Command.Loading>}
      </Command.List>
    </Command>
  )
}

interface EntryProps {
  readonly group: string
  readonly item: PaletteItem
  readonly onRun: (item: PaletteItem) => void
}

/** The same record can be in two groups, such as among those opened last. */
function Entry({ group, item, onRun }: EntryProps) {
  const { icon: Icon, label, hint, shortcut } = item
  return (
    <Command.Item className="ui-combobox-item" value={`${group} ${item.id}`} onSelect={() => onRun(item)}>
      {Icon && <Icon size={16} aria-hidden />}
      <span>{label}</span>
      {hint && <span className="ui-palette-hint">{hint}</span>}
      {shortcut && <Kbd keys={shortcut} />}
    </Command.Item>
  )
}

interface FoundGroup extends PaletteGroup {
  readonly problem?: string
}

interface Found {
  readonly q: string
  readonly items: readonly PaletteItem[]
  readonly problem?: string
}

/** What each source found for what was typed. */
function useFound(typed: string, sources: readonly PaletteSource[]) {
  const { errorText } = useUi()
  const [results, setResults] = useState<ReadonlyMap<string, Found>>(new Map())
  const q = typed.trim()
  useEffect(() => {
    if (q === "") return
    const ending = new AbortController()
    const timer = setTimeout(() => {
      for (const { heading, search } of sources) {
        const keep = (found: Omit<Found, "q">) => {
          if (!ending.signal.aborted) setResults((before) => new Map(before).set(heading, { q, ...found }))
        }
        search(q, ending.signal).then(
          (items) => keep({ items }),
          (error: unknown) => keep({ items: [], problem: errorText(error) }),
        )
      }
    }, 200)
    return () => {
      ending.abort()
      clearTimeout(timer)
    }
    // The functions of a page change with every drawing; what was typed decides.
  }, [q])
  const found = sources.flatMap(({ heading }): FoundGroup[] => {
    const result = results.get(heading)
    // What was found for the beginning of a word stays until the rest is known.
    if (q === "" || !result || !q.startsWith(result.q)) return []
    const { items, problem } = result
    return [{ heading, items, ...(problem && result.q === q ? { problem } : {}) }]
  })
  return { found, isLoading: q !== "" && sources.some(({ heading }) => results.get(heading)?.q !== q) }
}
