import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { Command } from "cmdk"
import { Dialog } from "radix-ui"
import { useEffect, useRef, useState, type KeyboardEvent } from "react"
import { readRecentPages } from "../../client/recent.ts"
import type { OverlayProps } from "../overlay.tsx"
import type { SearchFilter } from "./catalogue.ts"
import type { Finder } from "./find.ts"
import { Filters } from "./filters.tsx"
import { HitItem, PageItem } from "./items.tsx"
import { useFinder } from "./load-finder.ts"
import { popularPages, suggestPages } from "./near.ts"

/** What the dialog needs of its surroundings. */
interface SearchDialogProps extends OverlayProps {
  /** loads the index; the index of the site by default */
  readonly load?: () => Promise<Finder>
  /** follows a link of the list */
  readonly visit?: (url: string) => void
}

/** The search of the site: recent and popular pages at first, results as soon as something is typed. */
export function SearchDialog(props: SearchDialogProps) {
  const { open, onOpenChange, onCloseAutoFocus, load, visit = visitPage } = props
  const [text, setText] = useState("")
  const [filter, setFilter] = useState<SearchFilter>({})
  const search = useSearch(text.trim(), filter, load)
  const first = search.hits?.[0]?.url
  const [selected, setSelected] = useState("")
  useEffect(() => setSelected(first ?? ""), [first])
  const opensFirst = useRef(false)
  const choose = (url: string): void => {
    onOpenChange(false)
    visit(url)
  }
  // Enter that follows the last letter at once opens the first result of what was typed, not of what was typed before.
  useEffect(() => {
    if (!opensFirst.current || search.isBusy) return
    opensFirst.current = false
    if (first) choose(first)
  })
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || !search.isBusy || !text.trim()) return
    event.preventDefault()
    opensFirst.current = true
  }
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content className="search" aria-describedby={undefined} onCloseAutoFocus={onCloseAutoFocus}>
          <Dialog.Title className="visually-hidden">Search</Dialog.Title>
          <Command
            label="Search"
            shouldFilter={false}
            loop
            value={selected}
            onValueChange={setSelected}
            onKeyDown={onKeyDown}
          >
            <div className="search-head">
              <Command.Input value={text} onValueChange={setText} placeholder="Search the documentation" />
              <Dialog.Close className="search-close" aria-label="Esc: close the search">
                Esc
              </Dialog.Close>
            </div>
            <Filters areas={search.finder?.catalogue.areas ?? []} filter={filter} onChange={setFilter} />
            <Command.List className="hits" label="Results">
              {text.trim() === "" ? (
                <Beginning finder={search.finder} onChoose={choose} />
              ) : (
                <Results search={search} text={text.trim()} onChoose={choose} />
              )}
            </Command.List>
            <p className="search-note" role="status">
              {search.note(text.trim(), filter)}
            </p>
          </Command>
          <p className="search-keys" aria-hidden="true">
            <kbd>↑</kbd>
            <kbd>↓</kbd> choose <kbd>↵</kbd> open <kbd>Tab</kbd> filter <kbd>Esc</kbd> close
          </p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function useSearch(typed: string, filter: SearchFilter, load?: () => Promise<Finder>) {
  const text = useSettled(typed)
  const { data: finder, isError: isBroken } = useFinder(load)
  const results = useQuery({
    queryKey: ["hits", text, filter],
    queryFn: () => finder!.find(text, filter),
    enabled: finder !== undefined && text !== "",
    placeholderData: keepPreviousData,
  })
  const hits = typed === "" ? undefined : results.data
  const isBusy = typed !== "" && !isBroken && (!finder || text !== typed || results.isFetching)
  return {
    finder,
    hits,
    isBusy,
    note(asked: string, { audience, area }: SearchFilter): string {
      if (isBroken || results.isError)
        return "The search index could not be loaded. Reload the page to retry."
      if (asked === "" || isBusy || !hits || hits.length > 0) return ""
      const isFiltered = audience !== undefined || area !== undefined
      return `Nothing found for “${asked}”${isFiltered ? " among the pages that the filters leave" : ""}.`
    },
  }
}

/** Milliseconds without a key before the index is asked. */
const pause = 80

/** A text that changes only when nothing has been typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

type Search = ReturnType<typeof useSearch>

/** Before anything is typed. */
function Beginning({ finder, onChoose }: { finder: Finder | undefined; onChoose: (url: string) => void }) {
  const recent = readRecentPages().filter(({ url }) => url !== location.pathname)
  const popular = finder ? popularPages(finder.catalogue) : []
  const others = popular.filter(({ url }) => !recent.some((one) => one.url === url))
  return (
    <>
      {recent.length > 0 && (
        <Command.Group heading="Recent pages">
          {recent.map((page) => (
            <PageItem key={page.url} page={page} onChoose={onChoose} />
          ))}
        </Command.Group>
      )}
      {others.length > 0 && (
        <Command.Group heading="Popular pages">
          {others.map((page) => (
            <PageItem key={page.url} page={page} onChoose={onChoose} />
          ))}
        </Command.Group>
      )}
    </>
  )
}

function Results(props: { search: Search; text: string; onChoose: (url: string) => void }) {
  const { search, text, onChoose } = props
  const { finder, hits, isBusy } = search
  if (hits && hits.length > 0)
    return hits.map((hit) => <HitItem key={hit.url} hit={hit} onChoose={onChoose} />)
  if (!finder || isBusy) return null
  const { title, pages } = suggestPages(text, finder.catalogue)
  if (pages.length === 0) return null
  return (
    <Command.Group heading={title}>
      {pages.map((page) => (
        <PageItem key={page.url} page={page} onChoose={onChoose} />
      ))}
    </Command.Group>
  )
}

function visitPage(url: string): void {
  location.assign(url)
}
