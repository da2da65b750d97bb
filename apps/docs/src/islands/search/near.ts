import { plainName } from "@stheno/server/internal/docs-search/words.ts"
import type { Catalogue, CataloguePage } from "./catalogue.ts"

/** Below that, two texts have letters in common and nothing else. */
const leastLikeness = 0.34

/**
 * Pages whose title or address looks like a text, most alike first: for words that no page has, and addresses that lead
 * nowhere.
 * @param text what was typed, or the path of an address
 * @since 0.1
 */
export function nearPages(
  text: string,
  pages: readonly CataloguePage[],
  count: number,
): readonly CataloguePage[] {
  const wanted = [text, text.split("/").at(-1) ?? ""].map(trigrams).filter(({ size }) => size > 0)
  return pages
    .map((page) => ({ page, likeness: likenessOf(page, wanted) * (page.kind === "guide" ? 1.1 : 1) }))
    .filter(({ likeness }) => likeness >= leastLikeness)
    .toSorted((a, b) => b.likeness - a.likeness)
    .map(({ page }) => page)
    .filter((page, i, all) => all.findIndex(({ title }) => title === page.title) === i)
    .slice(0, count)
}

/** Pages to offer where nothing was found, and what they have in common. */
interface Suggestion {
  readonly title: string
  readonly pages: readonly CataloguePage[]
}

/**
 * Pages near a text or, where no page is, those that most readers look for.
 * @param text what was typed, or the path of an address
 * @since 0.1
 */
export function suggestPages(text: string, catalogue: Pick<Catalogue, "pages" | "popular">): Suggestion {
  const near = nearPages(text, catalogue.pages, 5)
  if (near.length > 0) return { title: "Did you mean", pages: near }
  return { title: "Popular pages", pages: popularPages(catalogue) }
}

/**
 * The pages that most readers look for.
 * @since 0.1
 */
export function popularPages({ pages, popular }: Pick<Catalogue, "pages" | "popular">): CataloguePage[] {
  return popular.map((place) => pages[place]!)
}

function likenessOf({ title, url }: CataloguePage, wanted: readonly ReadonlySet<string>[]): number {
  const own = [title, url, url.split("/").at(-1) ?? ""].map(trigrams)
  return Math.max(0, ...wanted.flatMap((one) => own.map((other) => likeness(one, other))))
}

/** How much two sets have in common, between 0 and 1. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((each) => b.has(each)).length
  return (2 * shared) / (a.size + b.size || 1)
}

/** Every three letters in a row, with the beginning and the end of the text. */
function trigrams(text: string): ReadonlySet<string> {
  const name = plainName(text)
  if (!name) return new Set()
  const padded = ` ${name} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, i) => padded.slice(i, i + 3)))
}
