import { stemOf, type Term } from "@stheno/server/internal/docs-search/words.ts"
import type { CataloguePage } from "./catalogue.ts"
import { markWords, sentenceWith, type ExcerptPart } from "./excerpt.ts"

/** A place the search found: a page, or a section of one. */
export interface Hit {
  readonly url: string
  readonly title: string
  /** area and groups, for the line above the title */
  readonly trail: string
  /** a sentence with the words that were found */
  readonly excerpt: readonly ExcerptPart[]
  /** a section of the page above it in the list */
  readonly section: boolean
}

/** What the index returns for one page. */
export interface FoundPage {
  readonly excerpt: string
  /** the text of the page; blocks end with a period */
  readonly content: string
  /** headings, with the place of their first word in the text */
  readonly anchors: readonly { readonly id: string; readonly location: number }[]
  readonly meta: Readonly<Record<string, string>>
  readonly sub_results: readonly { readonly title: string; readonly url: string }[]
}

/** Sections shown below one page, so that one page does not fill the list. */
const sectionsPerPage = 2

/**
 * A page and its best sections. Reference pages all have the same sections, so theirs are left out. A page without a
 * sentence that has the words shows its description.
 * @since 0.1
 */
export function hitsOfPage(
  page: CataloguePage,
  trail: string,
  terms: readonly Term[],
  found?: FoundPage,
): Hit[] {
  const { url, title, description } = page
  const stems = new Set(terms.flatMap(({ word, others }) => [word, ...others]).map(stemOf))
  const isProse = page.kind !== "reference" && page.kind !== "api"
  // The index begins with title and description.
  const text = isProse ? found?.content.replace(`${title}. `, "").replace(description, "") : undefined
  const sentence = (text && sentenceWith(text, stems)) || description
  const hit = { url, title, trail, excerpt: markWords(sentence, stems), section: false }
  if (!found || !isProse) return [hit]
  const sections = found.sub_results
    .filter((sub) => sub.url.includes("#"))
    .slice(0, sectionsPerPage)
    .map((sub) => ({
      url: sub.url,
      title: sub.title,
      trail: title,
      excerpt: markWords(sentenceWith(sectionText(found, sub.url), stems) ?? "", stems),
      section: true,
    }))
  return [hit, ...sections]
}

/** The text from a heading to the next one. */
function sectionText({ content, anchors }: FoundPage, url: string): string {
  const id = url.slice(url.indexOf("#") + 1)
  const place = anchors.findIndex((anchor) => anchor.id === id)
  if (place < 0) return ""
  const words = content.split(/\s+/)
  const start = anchors[place]!.location
  const end = anchors.slice(place + 1).find(({ location }) => location > start)?.location
  return words.slice(start, end).join(" ")
}

/**
 * Whether a page has a word that was typed, or one that begins with it or shares its stem.
 * @since 0.1
 */
export function hasWord(
  { excerpt, meta }: Pick<FoundPage, "excerpt" | "meta">,
  word: string,
  stem: string,
): boolean {
  const typed = plain(word)
  const marked = [...excerpt.matchAll(/<mark>(.*?)<\/mark>/g)].map(([, one]) => plain(one!))
  return [...marked, plain(meta["title"] ?? "")]
    .filter(Boolean)
    .some((one) => one.includes(typed) || one.startsWith(plain(stem)) || isStemOf(one, typed))
}

/** `ship` stands for `shipping`; `q` stands for no word that begins with it. */
function isStemOf(stem: string, word: string): boolean {
  return word.startsWith(stem) && stem.length * 2 >= word.length
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "")
}
