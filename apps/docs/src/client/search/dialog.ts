import type { Catalogue, SearchFilter } from "./catalogue.ts"
import { Finder, type WordIndex } from "./find.ts"
import { hitsHtml, type Hit } from "./results.ts"

interface Pagefind extends WordIndex {
  readonly init: () => Promise<void>
}

const markup = `<div class="search-head"><input type="search" placeholder="Search the documentation" autocomplete="off"
spellcheck="false" role="combobox" aria-expanded="false" aria-controls="hits" aria-label="Search the documentation">
<button type="button" class="search-close">Esc</button></div>
<div class="search-filters" role="group" aria-label="Show only"><label><span>For</span>
<select name="audience"><option value="">everyone</option><option value="0">developers</option>
<option value="1">shop operators</option><option value="2">storefront builders</option></select></label>
<label><span>In</span> <select name="area"><option value="">every area</option></select></label></div>
<div id="hits" class="hits" role="listbox" aria-label="Results"></div>
<p class="search-note" role="status"></p>
<p class="search-keys"><kbd>↑</kbd><kbd>↓</kbd> choose <kbd>↵</kbd> open <kbd>Tab</kbd> filter <kbd>Esc</kbd> close</p>`

/** Milliseconds without a key before the index is asked. */
const pause = 80

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
  private readonly filters: readonly HTMLSelectElement[]
  private finder: Promise<Finder> | undefined
  private waiting: number | undefined
  private asked = 0
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
    this.filters = [...this.element.querySelectorAll("select")]
    this.input.addEventListener("input", () => {
      clearTimeout(this.waiting)
      this.waiting = window.setTimeout(() => void this.searchNow(), pause)
    })
    for (const filter of this.filters) filter.addEventListener("change", () => void this.searchNow())
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
    this.load().catch(() => undefined) // the first search says that it failed
  }

  private load(): Promise<Finder> {
    this.finder ??= loadFinder().then((finder) => {
      this.offerAreas(finder.catalogue)
      return finder
    })
    this.finder.catch(() => (this.finder = undefined))
    return this.finder
  }

  private offerAreas({ areas }: Catalogue): void {
    const options = areas.map((area, i) => new Option(area, String(i)))
    this.element.querySelector("[name=area]")!.append(...options)
  }

  private async searchNow(): Promise<void> {
    clearTimeout(this.waiting)
    this.waiting = undefined
    const number = ++this.asked
    const text = this.input.value.trim()
    if (!text) return this.show([], "")
    try {
      const hits = await (await this.load()).find(text, this.filter())
      // a later key press may have taken over
      if (number === this.asked) this.show(hits, hits.length ? "" : this.nothing(text))
    } catch {
      this.show([], "The search index could not be loaded. Type again to retry.")
    }
  }

  private filter(): SearchFilter {
    const [audience, area] = this.filters.map(({ value }) => (value === "" ? undefined : Number(value)))
    return { audience, area }
  }

  private nothing(text: string): string {
    const isFiltered = this.filters.some(({ value }) => value !== "")
    return `Nothing found for “${text}”${isFiltered ? " among the pages that the filters leave" : ""}.`
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
    else if (event.key === "Enter") void this.openSelected()
    else if (!step || !this.hits.length) return
    else this.selected = (this.selected + step + this.hits.length) % this.hits.length
    event.preventDefault()
    this.point()
  }

  /** If a reader types fast and presses Enter, search for the typed text, not for the previous results. */
  private async openSelected(): Promise<void> {
    if (this.waiting !== undefined) await this.searchNow()
    this.list.querySelectorAll<HTMLElement>(".hit")[this.selected]?.click()
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

async function loadFinder(): Promise<Finder> {
  const address = "/pagefind/pagefind.js" // written after the bundle, so the bundler must not look for it
  const [pagefind, catalogue] = await Promise.all([
    import(/* @vite-ignore */ address) as Promise<Pagefind>,
    fetch("/pagefind/catalogue.json").then((answer) => answer.json() as Promise<Catalogue>),
  ])
  await pagefind.init()
  return new Finder(pagefind, catalogue)
}
