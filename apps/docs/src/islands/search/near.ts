import { plainName } from "@stheno/server/internal/docs-search/words.ts"
import type { CataloguePage } from "./catalogue.ts"

/** Below that, two texts have letters in common and nothing else. */
const leastLikeness = 0.34

/**
 * Pages whose title or address looks like a text, most alike first: for words that no page has, and addresses that lead
 * nowhere.
 * @param text what was typed, or the path of an address
 * @since 0.3
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
