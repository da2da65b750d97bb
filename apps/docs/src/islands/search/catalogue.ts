/** A page as the list of all pages has it. */
export interface CataloguePage {
  /** in the index */
  readonly id: string
  readonly url: string
  readonly title: string
  readonly description: string
  readonly kind: "guide" | "index" | "reference" | "api"
  /** place in the list of areas */
  readonly area: number
  readonly groups: readonly string[]
  /** places in the list of readers */
  readonly audiences: readonly number[]
  readonly keywords: string
}

/** A name, the place of its page in the list, and the anchor where the name does not stand for the whole page. */
export type NameEntry = readonly [name: string, page: number, anchor?: string]

/** All pages and all names, loaded when the reader searches for the first time. */
export interface Catalogue {
  readonly areas: readonly string[]
  readonly pages: readonly CataloguePage[]
  /** places of the pages to offer before anything is typed */
  readonly popular: readonly number[]
  /** what readers look for most first */
  readonly names: readonly NameEntry[]
}

/** The pages that the reader wants to see; nothing set means all. */
export interface SearchFilter {
  readonly audience?: number | undefined
  readonly area?: number | undefined
}

/**
 * Whether a page is among those that the reader wants to see.
 * @since 0.1
 */
export function passes(page: CataloguePage, { audience, area }: SearchFilter): boolean {
  return (
    (audience === undefined || page.audiences.includes(audience)) &&
    (area === undefined || page.area === area)
  )
}

/**
 * Area and groups of a page, for the line above its title.
 * @since 0.1
 */
export function trailOf(page: CataloguePage, { areas }: Catalogue): string {
  return [areas[page.area], ...page.groups].join(" › ")
}
