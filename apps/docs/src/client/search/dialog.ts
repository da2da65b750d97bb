import { hasTypedWord, hitsHtml, hitsOf, type FoundPage, type Hit, type NamedPage } from "./results.ts"

/** What is loaded when the reader searches for the first time. */
interface SearchIndex {
  readonly pagefind: Pagefind
  readonly names: readonly NamedPage[]
}

interface Pagefind {
  init: () => Promise<void>
  debouncedSearch: (
    text: string,
    options: object,
    delay: number,
  ) => Promise<{ results: readonly { data: () => Promise<FoundPage> }[] } | null>
}

const markup = `<div class="search-head"><input type="search" placeholder="Search the documentation" autocomplete="off"
spellcheck="false" role="combobox" aria-expanded="false" aria-controls="hits" aria-label="Search the documentation">
<button type="button" class="search-close">Esc</button></div>
<div id="hits" class="hits" role="listbox" aria-label="Results"></div>
<p class="search-note" role="status"></p>
<p class="search-keys"><kbd>↑</kbd><kbd>↓</kbd> choose <kbd>↵</kbd> open <kbd>Esc</kbd> close</p>`

let dialog: SearchDialog | undefined

/** Opens the search dialog and puts the cursor in it. */
export function openSearch(): void {
  dialog ??= new SearchDialog()
  dialog.open()
}

class SearchDialog {
  private readonly element = document.createElement("dialog")
  private readonly input: HTMLInputElement
  private readonly list: HTMLElement
  private readonly note: HTMLElement
  private index: Promise<SearchIndex> | undefined
  private hits: Hit[] = []
  private selected = 0

  constructor() {
    this.element.className = "search"
    this.element.setAttribute("aria-label", "Search")
    this.element.innerHTML = markup
    document.body.append(this.element)
    this.input = this.element.querySelector("input")!
    this.list = this.element.querySelector(".hits")!
    this.note = this.element.querySelector(".search-note")!
    this.input.addEventListener("input", () => void this.search())
    this.input.addEventListener("keydown", (event) => this.onKey(event))
    this.element.querySelector(".search-close")!.addEventListener("click", () => this.element.close())
    this.element.addEventListener("click", (event) => {
      // a click beside the dialog, or on a hit of the page that is open already
      if (event.target === this.element || (event.target as Element).closest(".hit")) this.element.close()
    })
  }

  open(): void {
    if (!this.element.open) this.element.showModal()
    this.input.select()
    this.index ??= loadIndex()
  }

  private async search(): Promise<void> {
    const text = this.input.value.trim()
    if (!text) return this.show([], "")
    try {
      const { pagefind, names } = await (this.index ??= loadIndex())
      const found = await pagefind.debouncedSearch(text, {}, 80)
      if (!found) return // a later key press has taken over
      const pages = await Promise.all(found.results.slice(0, 8).map((result) => result.data()))
      const hits = hitsOf(
        pages.filter((page) => hasTypedWord(page, text)),
        text,
        names,
      )
      if (this.input.value.trim() === text) this.show(hits, hits.length ? "" : `Nothing found for “${text}”.`)
    } catch {
      this.index = undefined
      this.show([], "The search index could not be loaded. Type again to retry.")
    }
  }

  private show(hits: Hit[], note: string): void {
    this.hits = hits
    this.selected = 0
    this.list.innerHTML = hitsHtml(hits, 0)
    this.note.textContent = note
    this.input.setAttribute("aria-expanded", String(hits.length > 0))
    this.point()
  }

  private onKey(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === "Escape")
      this.element.close() // the browser would only clear the field
    else if (event.key === "Enter") this.list.querySelectorAll<HTMLElement>(".hit")[this.selected]?.click()
    else if (!step || !this.hits.length) return
    else this.selected = (this.selected + step + this.hits.length) % this.hits.length
    event.preventDefault()
    this.point()
  }

  private point(): void {
    this.list.querySelectorAll(".hit").forEach((hit, i) => {
      hit.setAttribute("aria-selected", String(i === this.selected))
      if (i === this.selected) hit.scrollIntoView({ block: "nearest" })
    })
    if (this.hits.length) this.input.setAttribute("aria-activedescendant", `hit-${this.selected}`)
    else this.input.removeAttribute("aria-activedescendant")
  }
}

async function loadIndex(): Promise<SearchIndex> {
  const address = "/pagefind/pagefind.js" // written after the bundle, so the bundler must not look for it
  const [pagefind, names] = await Promise.all([
    import(/* @vite-ignore */ address) as Promise<Pagefind>,
    fetch("/pagefind/names.json").then((answer) => answer.json() as Promise<NamedPage[]>),
  ])
  await pagefind.init()
  return { pagefind, names }
}
