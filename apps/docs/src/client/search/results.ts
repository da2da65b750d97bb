import type { CataloguePage } from "./catalogue.ts"

/** A place the search found: a page, or a section of one. */
export interface Hit {
  readonly url: string
  readonly title: string
  /** area and groups, for the line above the title */
  readonly trail: string
  /** text with the words found in `<mark>`, as the index gives it: HTML */
  readonly excerpt: string
  /** a section of the page above it in the list */
  readonly section: boolean
}

/** What the index returns for one page. */
export interface FoundPage {
  readonly excerpt: string
  readonly meta: Readonly<Record<string, string>>
  readonly sub_results: readonly { readonly title: string; readonly url: string; readonly excerpt: string }[]
}

/** Sections shown below one page, so that one page does not fill the list. */
const sectionsPerPage = 2

/**
 * A page and its best sections. Reference pages all have the same sections, so theirs are left out. A page that was
 * found by its title alone shows what it says of itself.
 * @since 0.2
 */
export function hitsOfPage(page: CataloguePage, trail: string, found?: FoundPage): Hit[] {
  const { url, title, description } = page
  const isOfText = found && !isOfKeywords(found.excerpt, page.keywords)
  const excerpt = isOfText ? withoutTitle(found.excerpt, title) : escape(description)
  const hit = { url, title, trail, excerpt, section: false }
  if (!found || page.kind === "reference" || page.kind === "api") return [hit]
  const sections = found.sub_results
    .filter((sub) => sub.url.includes("#"))
    .slice(0, sectionsPerPage)
    .map((sub) => ({ url: sub.url, title: sub.title, trail: title, excerpt: sub.excerpt, section: true }))
  return [hit, ...sections]
}

/** Keywords are found, and not shown: they are a list, and no sentence. */
function isOfKeywords(excerpt: string, keywords: string): boolean {
  const text = excerpt.replace(/<\/?mark>/g, "")
  const list = keywords.split(", ")
  return list.some((word, i) => i > 0 && text.includes(`${list[i - 1]}, ${word}`))
}

/**
 * Whether a page has a word that was typed, or one that begins with it or shares its stem.
 * @since 0.2
 */
export function hasWord({ excerpt, meta }: FoundPage, word: string, stem: string): boolean {
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

/** The index takes the title for the first sentence of the page; above it stands the title already. */
function withoutTitle(excerpt: string, title: string): string {
  let rest = excerpt
  for (const char of `${title}. `) {
    rest = rest.replace(/^<\/?mark>/, "")
    if (rest[0] !== char) return excerpt
    rest = rest.slice(1)
  }
  return rest
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "")
}

/**
 * The hits as the options of a list box.
 * @param selected index of the option in front
 * @since 0.1
 */
export function hitsHtml(hits: readonly Hit[], selected: number): string {
  return hits
    .map(
      (
        hit,
        i,
      ) => `<a class="hit${hit.section ? " hit-section" : ""}" role="option" id="hit-${i}" href="${escape(hit.url)}"
aria-selected="${i === selected}" tabindex="-1">
${hit.section ? "" : `<span class="hit-trail">${escape(hit.trail)}</span>`}<span class="hit-title">${escape(hit.title)}</span>
<span class="hit-text">${hit.excerpt}</span></a>`,
    )
    .join("")
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c]!)
}
